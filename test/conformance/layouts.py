# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How inputs lie in memory: another way than densely and in order."""

from __future__ import annotations

import math

import torch


def transposed(x: torch.Tensor) -> torch.Tensor:
    """Its axes are in reversed order in memory."""
    axes = tuple(reversed(range(x.dim())))
    return (
        torch.empty_like(x.permute(axes), memory_format=torch.contiguous_format)
        .permute(axes)
        .copy_(x)
    )


def strided(x: torch.Tensor) -> torch.Tensor:
    """Every second element of a buffer, from its second one. What is between would be seen."""
    between = math.nan if x.is_floating_point() or x.is_complex() else 77
    buffer = torch.full((2 * x.numel() + 1,), between, dtype=x.dtype)
    return buffer[1::2].view(x.shape).copy_(x)


LAYOUTS = {"transposed": transposed, "strided": strided}


def copy(x: torch.Tensor, layout: str) -> torch.Tensor:
    """Sparse tensors have no other layout, and for other names of variants there is none."""
    return LAYOUTS[layout](x) if layout in LAYOUTS and _is_dense(x) else x.clone()


def is_laid_out_as(x: torch.Tensor, y: torch.Tensor) -> bool:
    if not _is_dense(x):
        return True
    return (x.stride(), x.storage_offset()) == (y.stride(), y.storage_offset())


def _is_dense(x: torch.Tensor) -> bool:
    return x.layout is torch.strided
