# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rule: a strided view of an argument is made by torch, which knows the memory that the argument
is a part of."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch.fx import Graph, Node

from ..graphs.aliases import memory_base
from ..graphs.nodes import is_symbolic, value_of
from ..graphs.strided_views import operands_of_view
from .hoister import Hoister

aten = torch.ops.aten


def has_strided_views(graph: Graph) -> bool:
    return bool(graph.find_nodes(op="call_function", target=aten.as_strided.default))


def view_arguments(hoister: Hoister, node: Node) -> Node | None:
    """The rule."""
    if node.target is not aten.as_strided.default:
        return None
    base = memory_base(node)
    if not hoister.is_argument(base):
        return None
    source, size, stride, offset = operands_of_view(node)
    shift = value_of(source).storage_offset() - value_of(base).storage_offset()
    numbers = [value_of(item) for item in (*size, *stride, offset, shift)]
    if any(is_symbolic(number) and not hoister.sizes.knows(number) for number in numbers):
        return None
    hoister.viewed.add(hoister.positions[base])
    return hoister.hoist(node, value_of(node), _view, base, size, stride, offset, shift)


def _view(
    argument: torch.Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    offset: int | None,
    shift: int,
) -> torch.Tensor:
    start = argument.storage_offset() + shift
    return argument.as_strided(size, stride, start if offset is None else offset)
