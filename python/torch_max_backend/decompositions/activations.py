# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Activations and their gradients."""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten


def _threshold_backward(grad: torch.Tensor, x: torch.Tensor, threshold: Number) -> Any:
    """Eager promotes the operands. The traced op has the dtype of the gradient."""
    if grad.dtype == x.dtype:
        return NotImplemented
    dtype = torch.promote_types(grad.dtype, x.dtype)
    return aten.threshold_backward.default(grad.to(dtype), x.to(dtype), threshold)


def _softshrink_backward(grad: torch.Tensor, x: torch.Tensor, threshold: Number) -> Any:
    """torch itself cannot trace the op with symbolic sizes."""
    return torch.where(torch.abs(x) <= threshold, torch.zeros_like(grad), grad)


OURS: dict[Op, Decomposition] = {
    aten.softshrink_backward.default: _softshrink_backward,
    aten.threshold_backward.default: _threshold_backward,
}
