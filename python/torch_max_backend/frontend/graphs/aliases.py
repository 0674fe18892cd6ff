# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which nodes of a graph share memory."""

from __future__ import annotations

import operator

import torch
from torch.fx import Node

from ...torch_compat.ops import OpOverload

aten = torch.ops.aten

ALIASES = frozenset({aten.alias.default, aten.detach.default, aten.lift_fresh.default})
COPIES = frozenset({aten.clone.default, aten.lift_fresh_copy.default})


def is_view(node: Node) -> bool:
    """Whether torch gives the node the memory of its first operand."""
    if node.op != "call_function":
        return False
    if node.target is operator.getitem:
        source = node.args[0]
        return isinstance(source, Node) and is_view(source)
    return isinstance(node.target, OpOverload) and node.target.is_view


def shares_memory(node: Node) -> bool:
    """Like `is_view`; `_unsafe_view` too, which torch does not call a view for the sake of
    autograd."""
    return is_view(node) or node.target is aten._unsafe_view.default


def memory_base(node: Node) -> Node:
    """The node whose memory this one has: an argument, or something that was computed."""
    while shares_memory(node):
        node = node.all_input_nodes[0]
    return node


def origin(node: Node) -> Node:
    """The node that computes the values: looks through aliases and copies."""
    while node.op == "call_function" and node.target in ALIASES | COPIES:
        node = node.all_input_nodes[0]
    return node
