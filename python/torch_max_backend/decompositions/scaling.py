# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that scale an operand by a number on the way: `x + alpha * y`.

torch makes a tensor of a number that changes from call to call, such as an optimizer's learning
rate, only where the number is an operand of its own; elsewhere each value would be a new graph.
"""

from __future__ import annotations

from typing import Any

import torch

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


def _fma(a: torch.Tensor, b: Any, c: torch.Tensor) -> torch.Tensor:
    return a * b + c


OURS: dict[Op, Decomposition] = {
    aten.add.Tensor: _add,
    aten.addcdiv.default: addcdiv,
    aten.addcmul.default: addcmul,
    aten.sub.Tensor: _sub,
}

OF_OTHER_LIBRARIES: dict[str, Decomposition] = {"prims.fma.default": _fma}
