# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Activations and their gradients."""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten


def _threshold_backward(grad: torch.Tensor, x: torch.Tensor, threshold: Number) -> Any:
    """Eager promotes the operands; what torch traces has the dtype of the gradient."""
    if grad.dtype == x.dtype:
        return NotImplemented
    dtype = torch.promote_types(grad.dtype, x.dtype)
    return aten.threshold_backward.default(grad.to(dtype), x.to(dtype), threshold)


def _softshrink(x: torch.Tensor, lambd: Number = 0.5) -> torch.Tensor:
    # torch's own keeps NaN by a product with zero, of which the engine makes a zero.
    shrunk = x - x.sign() * lambd
    return torch.where(x.abs() <= lambd, torch.zeros_like(x), shrunk)


OURS: dict[Op, Decomposition] = {
    aten.softshrink.default: _softshrink,
    aten.threshold_backward.default: _threshold_backward,
}
