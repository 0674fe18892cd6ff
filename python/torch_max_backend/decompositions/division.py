# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divisions of numbers and by numbers.

torch leaves a number where the schema says tensor, and torch-mlir makes f32 or int64 of it,
whatever stands beside it.
"""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Op

aten = torch.ops.aten


def _as_tensor(number: Any, beside: torch.Tensor) -> torch.Tensor:
    return aten.full([], number, dtype=torch.result_type(number, beside))


def _div(x: Any, y: Any, *, rounding_mode: str | None) -> Any:
    if not isinstance(x, torch.Tensor):
        return aten.div.Tensor_mode(_as_tensor(x, y), y, rounding_mode=rounding_mode)
    if not isinstance(y, torch.Tensor):
        return aten.div.Scalar_mode(x, y, rounding_mode=rounding_mode)
    return NotImplemented


def _floor_divide(x: Any, y: Any) -> Any:
    if not isinstance(x, torch.Tensor):
        return aten.floor_divide.default(_as_tensor(x, y), y)
    return NotImplemented


OURS: dict[Op, Decomposition] = {
    aten.div.Tensor_mode: _div,
    aten.floor_divide.default: _floor_divide,
}
