# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The engine learns sizes from the shapes of its arguments. A size that is in none of them (an
integer argument, an expression that is not affine) is carried by a tensor of that many bytes,
which nobody reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from .hoisting import Call, HoistedGraph
from .splitting import Argument, SplitGraph
from .symbols import SizeSource, is_affine


def carry_sizes(hoisted: HoistedGraph, split: SplitGraph) -> None:
    """Adds the arguments to both."""
    position = len(hoisted.module.graph.find_nodes(op="placeholder"))
    for size in list(_unknown_sizes(split, hoisted.prepare.numbers)):
        value = _example(split, size)
        if value is None:
            continue
        hoisted.prepare.calls.append(Call(torch.empty, ((size,),), {"dtype": torch.uint8}))
        split.arguments.append(Argument(value, position))
        position += 1
        last = next(n for n in split.engine.nodes if n.op != "placeholder")
        with split.engine.inserting_before(last):
            split.engine.placeholder(f"carrier_{position}").meta["val"] = value


def _unknown_sizes(split: SplitGraph, numbers: SizeSource) -> Iterator[torch.SymInt]:
    """Symbols, and expressions that count as symbols, that are no dimension of an argument."""
    tensors = [a.value for a in split.arguments if isinstance(a.value, torch.Tensor)]
    dimensions: list[Any] = [size for tensor in tensors for size in tensor.shape]
    known = {size.node.expr for size in dimensions if isinstance(size, torch.SymInt)}
    for size in (*dimensions, *(argument.value for argument in split.arguments)):
        if not isinstance(size, torch.SymInt) or not numbers.knows(size):
            continue
        for part in numbers.symbols_of(size) if is_affine(size) else [size]:
            if part.node.expr not in known:
                known.add(part.node.expr)
                yield part


def _example(split: SplitGraph, size: torch.SymInt) -> torch.Tensor | None:
    for node in split.engine.nodes:
        if isinstance(value := node.meta.get("val"), torch.Tensor):
            return value.new_empty((size,), dtype=torch.uint8)
    return None
