# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds dummy inputs whose shape binds symbols.

The engine learns symbols from the shapes of its arguments. For a symbol that is in none of them (an
integer argument, an expression that the compiler does not know) the prologue makes a tensor of that
many bytes. Nothing reads it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from ...torch_compat.symbols import expression_of
from ..graphs.nodes import inserting_behind_placeholders, placeholders_of
from ..graphs.symbols import SizeSource, is_size_expression
from ..program import Program
from ..prologue import Call


def carry_sizes(program: Program) -> None:
    placeholders = placeholders_of(program.module.graph)
    source = SizeSource([node.meta["val"] for node in placeholders])
    for size in list(_unknown_sizes(program, source)):
        value = _example(program, size)
        if value is None:
            continue
        call = Call(torch.empty, ((size,),), {"dtype": torch.uint8})
        argument = program.add_size(call, value)
        program.arguments.append(argument)
        with inserting_behind_placeholders(program.graph):
            name = f"carrier_{argument.position}"
            program.graph.placeholder(name).meta["val"] = value


def _unknown_sizes(program: Program, sizes: SizeSource) -> Iterator[torch.SymInt]:
    """Symbols, and expressions that the compiler takes for symbols, that are not a dimension of an
    argument."""
    tensors = [a.value for a in program.arguments if isinstance(a.value, torch.Tensor)]
    dimensions: list[Any] = [size for tensor in tensors for size in tensor.shape]
    known = {expression_of(size) for size in dimensions if isinstance(size, torch.SymInt)}
    for size in (*dimensions, *(argument.value for argument in program.arguments)):
        if not isinstance(size, torch.SymInt) or not sizes.knows(size):
            continue
        for part in sizes.symbols_of(size) if is_size_expression(size) else [size]:
            if expression_of(part) not in known:
                known.add(expression_of(part))
                yield part


def _example(program: Program, size: torch.SymInt) -> torch.Tensor | None:
    for node in program.graph.nodes:
        if isinstance(value := node.meta.get("val"), torch.Tensor):
            return value.new_empty((size,), dtype=torch.uint8)
    return None
