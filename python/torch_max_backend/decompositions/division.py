# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divisions of numbers and by numbers.

torch passes a number where the schema has a tensor, and torch-mlir imports it as f32 or int64, even
if the other operand has another dtype.
"""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Op
from .strides import with_eager_strides

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
    return with_eager_strides(aten.floor_divide.default, x, y)


OURS: dict[Op, Decomposition] = {
    aten.div.Tensor_mode: _div,
    aten.floor_divide.default: _floor_divide,
}
