# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views by strides.

Strides and offsets count in the memory that a tensor lies in, and the compiler knows none: to it,
the elements of any tensor lie one after the other. Here a tensor's axes are put into the order of
its memory first; what cannot be ordered is refused.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.types import IntLikeType

from .registry import Decomposition, Op

aten = torch.ops.aten


def _memory_order(x: torch.Tensor) -> list[int]:
    """The axes, from the largest stride to the smallest."""
    return sorted(range(x.dim()), key=lambda axis: (x.stride()[axis], x.shape[axis]), reverse=True)


def _in_memory_order(x: torch.Tensor) -> torch.Tensor:
    ordered = x if x.is_contiguous() else aten.permute.default(x, _memory_order(x))
    if not ordered.is_contiguous():
        raise NotImplementedError(
            "as_strided on a part of a tensor: what lies between its elements is not in the graph"
        )
    return ordered


def _offset_within(x: torch.Tensor, storage_offset: IntLikeType | None) -> IntLikeType:
    """An offset that counts from the first element of `x`."""
    offset = 0 if storage_offset is None else storage_offset - x.storage_offset()
    if offset < 0:
        raise NotImplementedError("as_strided reaches before the first element of its tensor")
    return offset


def _as_strided(
    x: torch.Tensor,
    size: list[IntLikeType],
    stride: list[IntLikeType],
    storage_offset: IntLikeType | None = None,
) -> torch.Tensor:
    # A copy, because torch-mlir imports the view as an index that it writes out element by element.
    return aten.as_strided_copy.default(
        _in_memory_order(x), size, stride, _offset_within(x, storage_offset)
    )


def _as_strided_scatter(
    x: torch.Tensor,
    src: torch.Tensor,
    size: list[IntLikeType],
    stride: list[IntLikeType],
    storage_offset: IntLikeType | None = None,
) -> Any:
    if x.is_contiguous() and x.storage_offset() == 0:
        return NotImplemented
    order = _memory_order(x)
    inverse = [order.index(axis) for axis in range(len(order))]
    # A copy lies at the start of a memory of its own.
    base = aten.clone.default(_in_memory_order(x))
    scattered = aten.as_strided_scatter.default(
        base, src, size, stride, _offset_within(x, storage_offset)
    )
    return aten.permute.default(scattered, inverse)


OURS: dict[Op, Decomposition] = {
    aten.as_strided.default: _as_strided,
    aten.as_strided_scatter.default: _as_strided_scatter,
}
