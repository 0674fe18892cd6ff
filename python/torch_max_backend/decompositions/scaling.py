# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that scale an operand by a number, as in `x + alpha * y`, or have a number as an operand.

torch turns a number that changes from call to call, such as a learning rate, into a tensor only if
it is an operand by itself. Anywhere else, each value of the number would lead to a new graph.
"""

from __future__ import annotations

from typing import Any

import torch

from ..torch_compat.decomposition import get_computation_dtype
from .registry import Decomposition, Op

aten = torch.ops.aten


def _changes(number: Any) -> bool:
    return isinstance(number, (torch.SymInt, torch.SymFloat, torch.Tensor))


def _add(x: torch.Tensor, y: Any, *, alpha: Any = 1) -> Any:
    return x + y * alpha if _changes(alpha) else NotImplemented


def _sub(x: torch.Tensor, y: Any, *, alpha: Any = 1) -> Any:
    return x - y * alpha if _changes(alpha) else NotImplemented


def addcmul(x: torch.Tensor, a: torch.Tensor, b: torch.Tensor, value: Any = 1) -> torch.Tensor:
    return x + _times(a, value) * b


def addcdiv(x: torch.Tensor, a: torch.Tensor, b: torch.Tensor, value: Any = 1) -> torch.Tensor:
    return x + _times(a, value) / b


def _times(x: torch.Tensor, number: Any) -> torch.Tensor:
    return x * number if _changes(number) or number != 1 else x


def _lerp(start: torch.Tensor, end: torch.Tensor, weight: Any) -> torch.Tensor:
    """Like eager: interpolates from the nearer end, and computes narrow floats in f32."""
    dtype = get_computation_dtype(start.dtype)
    start_, end_ = start.to(dtype), end.to(dtype)
    difference = end_ - start_
    near_start = abs(weight) < 0.5
    result = start_ + difference * weight if near_start else end_ - difference * (1 - weight)
    return result.to(start.dtype)


def _pow(base: Any, exponent: torch.Tensor) -> Any:
    return (torch.zeros_like(exponent) + base) ** exponent if _changes(base) else NotImplemented


def _fma(a: torch.Tensor, b: Any, c: torch.Tensor) -> torch.Tensor:
    return a * b + c


OURS: dict[Op, Decomposition] = {
    aten.add.Tensor: _add,
    aten.addcdiv.default: addcdiv,
    aten.addcmul.default: addcmul,
    aten.lerp.Scalar: _lerp,
    aten.pow.Scalar: _pow,
    aten.sub.Tensor: _sub,
}

OF_OTHER_LIBRARIES: dict[str, Decomposition] = {"prims.fma.default": _fma}
