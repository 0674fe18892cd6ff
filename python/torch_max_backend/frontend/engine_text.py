# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes that are text of the engine: `max.inline`."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any

import torch
from torch.fx import Node
from torch.fx.node import map_arg

from .graphs.nodes import meta_of, tensors_of
from .graphs.size_nodes import SizeNodes
from .opaque_calls import OpaqueCall, insert_call
from .prologue import ArgumentAt, Call


def replace_by_text(
    nodes: SizeNodes, node: Node, text: str, operands: Sequence[Node], sizes: Iterable[Any]
) -> None:
    """The text computes what the node did, from `operands` and the sizes with these keys."""
    graph = node.graph
    with graph.inserting_before(node):
        numbers = [nodes.find(size) for size in sizes]
        results = insert_call(
            graph,
            OpaqueCall("torch.max.inline", {"text": text}, _call_of(node, operands)),
            (*operands, *numbers),
            list(tensors_of(node)),
            nodes.compute,
            meta_of(node),
        )
    for result in results:
        nodes.add(result)
    if isinstance(node.meta["val"], torch.Tensor):
        node.replace_all_uses_with(results[0])
    else:
        _replace_parts(node, results)
    graph.erase_node(node)


def _call_of(node: Node, operands: Sequence[Node]) -> Call:
    """What the node computes, from `operands`."""

    def described(source: Node) -> Any:
        return ArgumentAt(operands.index(source)) if source in operands else source.meta["val"]

    assert callable(node.target)
    return Call(node.target, map_arg(node.args, described), dict(map_arg(node.kwargs, described)))


def _replace_parts(node: Node, results: Sequence[Node]) -> None:
    """A part of the node that is None has no result."""
    remaining = iter(results)
    parts = [next(remaining) if isinstance(v, torch.Tensor) else None for v in node.meta["val"]]
    for user in list(node.users):
        assert user.target is operator.getitem
        _, index = user.args
        assert isinstance(index, int)
        if part := parts[index]:
            user.replace_all_uses_with(part)
            user.graph.erase_node(user)
