# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values without repetitions. `nonzero` finds out how many there are when the graph runs."""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Op

aten = torch.ops.aten

Results = tuple[torch.Tensor, torch.Tensor, torch.Tensor]


def _unique(
    x: torch.Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> Results:
    values, order = aten.sort.default(aten.reshape.default(x, [-1]))
    unique, group, counts = _without_repetitions(values, return_counts)
    if not return_inverse:
        return unique, group.new_empty(0), counts
    inverse = aten.scatter.src(torch.zeros_like(group), 0, order, group)
    return unique, aten.reshape.default(inverse, x.shape), counts


def _unique_consecutive(
    x: torch.Tensor,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> Any:
    if dim is not None:
        return NotImplemented
    unique, group, counts = _without_repetitions(aten.reshape.default(x, [-1]), return_counts)
    inverse = aten.reshape.default(group, x.shape) if return_inverse else group.new_empty(0)
    return unique, inverse, counts


def _without_repetitions(values: torch.Tensor, return_counts: bool) -> Results:
    """The first value of each run of equal values, the run of each value, and the length of each
    run."""
    differs = aten.ne.Tensor(values[1:], values[:-1])
    is_first = aten.cat.default([torch.ones_like(values[:1], dtype=torch.bool), differs])
    group = aten.cumsum.default(is_first, 0) - 1
    places = aten.squeeze.dim(aten.nonzero.default(is_first), 1)
    unique = aten.index_select.default(values, 0, places)
    if not return_counts:
        return unique, group, group.new_empty(0)
    none = torch.zeros_like(places)
    return unique, group, aten.scatter_add.default(none, 0, group, torch.ones_like(group))


OURS: dict[Op, Decomposition] = {
    aten._unique2.default: _unique,
    aten.unique_consecutive.default: _unique_consecutive,
}
