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
