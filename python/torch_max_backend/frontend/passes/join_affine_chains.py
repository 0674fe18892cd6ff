# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Joins a chain of sums, differences and products of a convolution's result with weights, as a
batch norm has it, into one product and one sum. `derive_weights` computes their operands once."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Graph, Node

from ..graphs.nodes import meta_of, value_of
from ..graphs.torch_marks import in_torch
from ..program import Program
from .derive_weights import find_known

aten = torch.ops.aten

# With two ops or fewer there is nothing to gain.
_SHORTEST = 3
_COMMUTATIVE = frozenset({aten.add.Tensor, aten.mul.Tensor})

Step = tuple[Any, Node]
"""An op, and what it combines the convolution's result with."""


def join_affine_chains(program: Program) -> None:
    known = find_known(program)
    for node in program.graph.find_nodes(op="call_function", target=aten.convolution.default):
        chain: list[Node] = []
        steps: list[Step] = []
        while (found := _next_step(chain[-1] if chain else node, known)) is not None:
            chain.append(found[0])
            steps.append(found[1])
        if len(steps) >= _SHORTEST:
            _join(program.graph, node, chain, steps)


def _next_step(node: Node, known: dict[Node, bool]) -> tuple[Node, Step] | None:
    if len(node.users) != 1:
        return None
    (user,) = node.users
    if in_torch(node) or in_torch(user):
        return None
    if user.target not in (*_COMMUTATIVE, aten.sub.Tensor) or len(user.args) != 2 or user.kwargs:
        return None
    first, second = user.args
    if second is node and user.target in _COMMUTATIVE:
        first, second = second, first
    if first is not node or not isinstance(second, Node) or not known.get(second):
        return None
    return (user, (user.target, second)) if _is_per_channel(second, node) else None


def _is_per_channel(weight: Node, node: Node) -> bool:
    """Whether the weight has one number for each channel, or one for all channels."""
    sizes = value_of(weight).shape
    missing = value_of(node).dim() - len(sizes)
    batch, _, *places = [1] * missing + list(sizes)
    return missing >= 0 and batch == 1 and all(size == 1 for size in places)


def _join(graph: Graph, node: Node, chain: list[Node], steps: list[Step]) -> None:
    last = chain[-1]

    def call(op: Any, *args: Node) -> Node:
        result = graph.call_function(op, args)
        result.meta = {**meta_of(last), "val": op(*map(value_of, args))}
        return result

    scale: Node | None = None
    shift: Node | None = None
    result = node
    with graph.inserting_before(last):
        for op, weight in steps:
            if op is aten.mul.Tensor:
                scale = call(op, scale, weight) if scale else weight
                shift = call(op, shift, weight) if shift else None
            elif shift:
                shift = call(op, shift, weight)
            else:
                shift = weight if op is aten.add.Tensor else call(aten.neg.default, weight)
        if scale:
            result = call(aten.mul.Tensor, result, scale)
        if shift:
            result = call(aten.add.Tensor, result, shift)
    last.replace_all_uses_with(result)
    for step in reversed(chain):
        graph.erase_node(step)
