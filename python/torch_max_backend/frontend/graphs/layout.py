# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory layouts. The engine has C order only, torch has any strides.

A tensor whose elements lie dense in some other order of its dimensions (a transposed weight, a
channels-last image) crosses the boundary without a copy, in the order of its memory: the graph
permutes it, and the engine folds the permutation into the ops that use it.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch

from ...torch_compat.symbols import optimization_hint

Order = tuple[int, ...]
"""Dimensions from the outermost in memory to the innermost; empty for C order."""


# Stands for a size that depends on data. Any number except 0 and 1 serves, because strides are
# checked when a tensor is bound.
_UNKNOWN_SIZE = 3


def hint(size: int | torch.SymInt) -> int:
    """The value of a size in the call that the graph was made for."""
    return optimization_hint(size, fallback=_UNKNOWN_SIZE)


def is_static(value: torch.Tensor) -> bool:
    return all(isinstance(number, int) for number in (*value.shape, *value.stride()))


def memory_order(value: torch.Tensor) -> Order:
    """The order in which a dense tensor lies in memory. Empty also for one that is not dense
    (expanded, sliced): that one is copied to C order."""
    sizes = [hint(size) for size in value.shape]
    if 0 in sizes:
        return ()
    strides = [hint(stride) for stride in value.stride()]
    order = _by_stride(sizes, strides)
    # The stride of a dimension of size 1 means nothing, so it must not make C order look permuted.
    if _is_dense(sizes, strides, range(len(sizes))) or not _is_dense(sizes, strides, order):
        return ()
    return tuple(order)


def placement(value: torch.Tensor) -> Order | None:
    """The order of dimensions in which a dense tensor has exactly the strides of `value`, also in
    dimensions of size 1, whose strides users can see. None if there is no such order, or if
    `value` lies behind the start of its memory."""
    sizes = [hint(size) for size in value.shape]
    strides = [hint(stride) for stride in value.stride()]
    if hint(value.storage_offset()) != 0:
        return None
    for order in (list(range(len(sizes))), _by_stride(sizes, strides)):
        if dense_strides(sizes, order) == strides:
            return tuple(order)
    return None


def dense_strides(sizes: Sequence[int], order: Sequence[int]) -> list[int]:
    strides, stride = [0] * len(sizes), 1
    for dim in reversed(order):
        strides[dim] = stride
        stride *= max(sizes[dim], 1)
    return strides


def _by_stride(sizes: list[int], strides: list[int]) -> list[int]:
    return sorted(range(len(sizes)), key=lambda dim: (-strides[dim], -sizes[dim], dim))


def _is_dense(sizes: list[int], strides: list[int], order: range | list[int]) -> bool:
    expected = 1
    for dim in reversed(order):
        if sizes[dim] != 1 and strides[dim] != expected:
            return False
        expected *= sizes[dim]
    return True


def inverse(order: Order) -> Order:
    result = [0] * len(order)
    for position, dim in enumerate(order):
        result[dim] = position
    return tuple(result)
