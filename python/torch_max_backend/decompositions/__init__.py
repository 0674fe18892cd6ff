# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ATen ops are rewritten into simpler ones before the graph reaches the compiler.

One table: torch's core decompositions, except for ops that have a lowering, our own
decompositions, where torch has none or one that needs an op which we do not lower well, and those
that users register. Each module of this folder is a family, whose decompositions are in its
dictionary `OURS`. `OF_OTHER_LIBRARIES` names ops that exist once their library is imported. What is
in `MAPPING_TORCH_ATEN_TO_MAX` stays whole.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

import torch

from ..extension import extension
from ..frontend.hoisting.random_numbers import random_ops
from ..mapping import MAPPING_TORCH_ATEN_TO_MAX
from ..torch_compat.decomposition import core_aten_decompositions, get_decompositions
from ..torch_compat.ops import torch_dialect_name
from . import of_users
from .registry import Decomposition, Op, by_op, for_engine
from .whole_ops import KEPT, whole_ops

__all__ = ["LazyTable", "decomposition_table", "whole_ops"]

aten = torch.ops.aten

# Core ATen ops, which torch keeps by default. Its own decompositions of these are good enough.
ALSO_DECOMPOSED: tuple[Op, ...] = (
    aten.addmv.default,
    aten.batch_norm_backward.default,
    aten.elu.default,
    aten.hardtanh.default,
    aten.leaky_relu.default,
)


@functools.cache
def _families() -> list[ModuleType]:
    names = (module.name for module in pkgutil.iter_modules(__path__, f"{__name__}."))
    families = map(importlib.import_module, names)
    return [family for family in families if hasattr(family, "OURS")]


def decomposition_table() -> dict[Any, Decomposition]:
    table = dict(_table())
    for family in _families():
        table.update(by_op(getattr(family, "OF_OTHER_LIBRARIES", {})))
    table.update(of_users.traced(table, KEPT))
    for op in MAPPING_TORCH_ATEN_TO_MAX.mapped_overloads():
        table.pop(op, None)
    return table


class LazyTable(Mapping[Any, Decomposition]):
    """A table that is made when it is read. A function that torch finds in its cache is not traced,
    and needs none."""

    def __init__(self, make: Callable[[], dict[Any, Decomposition]]) -> None:
        self._make = make

    @functools.cached_property
    def _made(self) -> dict[Any, Decomposition]:
        return self._make()

    def __getitem__(self, op: Any) -> Decomposition:
        return self._made[op]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


@functools.cache
def _table() -> dict[Any, Decomposition]:
    table: dict[Any, Decomposition] = dict(core_aten_decompositions())
    lowered = set(extension.lowered_ops())
    for op in [op for op in table if torch_dialect_name(op) in lowered]:
        del table[op]
    table.update(get_decompositions(ALSO_DECOMPOSED))
    for family in _families():
        table.update({op: for_engine(function) for op, function in family.OURS.items()})
    for op in random_ops():
        table.pop(op, None)
    return table
