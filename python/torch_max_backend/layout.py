# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory layouts. The engine knows only C order, torch any strides.

A tensor whose elements lie dense in some other order of its dimensions (a transposed weight, a
channels-last image) crosses the boundary without a copy, in the order of its memory: the graph
permutes it, which the engine folds into whatever uses it.
"""

from __future__ import annotations

import torch

Order = tuple[int, ...]
"""Dimensions from the outermost in memory to the innermost; empty for C order."""


def _hint(size: int | torch.SymInt) -> int:
    if isinstance(size, int):
        return size
    # A size that depends on data has no hint; any number will do, as strides are checked when a
    # tensor is bound.
    return int(size.node.hint or 2)


def memory_order(value: torch.Tensor) -> Order:
    """The order in which a dense tensor lies in memory. Empty also for one that is not dense
    (expanded, sliced): that one is copied to C order."""
    sizes = [_hint(size) for size in value.shape]
    if 0 in sizes:
        return ()
    strides = [_hint(stride) for stride in value.stride()]
    order = sorted(range(len(sizes)), key=lambda dim: (-strides[dim], -sizes[dim], dim))
    # Dimensions of size 1 lie anywhere; left in place they do not make C order look permuted.
    if _is_dense(sizes, strides, range(len(sizes))) or not _is_dense(sizes, strides, order):
        return ()
    return tuple(order)


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
