# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Diagonals of matrices with symbolic sizes.

The length of a diagonal depends on whether the matrix has more rows or more columns. A Dynamo guard
fixes which, and the diagonal becomes the main diagonal of a square part.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.types import IntLikeType

from ..torch_compat.symbols import expression_of
from .registry import Decomposition, Op

aten = torch.ops.aten

_Part = tuple[int, IntLikeType, IntLikeType]
"""Axis, start and end."""


def _square_part(x: torch.Tensor, offset: int, dim1: int, dim2: int) -> tuple[_Part, _Part] | None:
    """The rows and columns of the square; None if the lowering knows the length of the diagonal."""
    rows, columns = x.shape[dim1], x.shape[dim2]
    difference = rows - columns
    if isinstance(difference, int) or expression_of(difference).is_Integer:
        return None
    first_row, first_column = max(-offset, 0), max(offset, 0)
    length = max(min(rows - first_row, columns - first_column), 0)
    return (dim1, first_row, first_row + length), (dim2, first_column, first_column + length)


def _diagonal(x: torch.Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    parts = _square_part(x, offset, dim1, dim2)
    if parts is None:
        return NotImplemented
    for part in parts:
        x = aten.slice.Tensor(x, *part)
    return aten.diagonal.default(x, 0, dim1, dim2)


def _diagonal_scatter(
    x: torch.Tensor, src: torch.Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Any:
    parts = _square_part(x, offset, dim1, dim2)
    if parts is None:
        return NotImplemented
    rows, columns = parts
    of_rows = aten.slice.Tensor(x, *rows)
    square = aten.slice.Tensor(of_rows, *columns)
    square = aten.diagonal_scatter.default(square, src, 0, dim1, dim2)
    return aten.slice_scatter.default(
        x, aten.slice_scatter.default(of_rows, square, *columns), *rows
    )


OURS: dict[Op, Decomposition] = {
    aten.diagonal.default: _diagonal,
    aten.diagonal_scatter.default: _diagonal_scatter,
}
