# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Marks the nodes that torch computes: those that have no lowering, those whose tensors the engine
cannot hold, and those that the user names.

What a lowering refuses is known only when the graph has been lowered. Then the driver runs the
passes again, with the reasons in `Program.refused`.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import torch
from torch.fx import Node

from ...torch_compat.ops import OpOverload, is_graph_op, printed_names
from ..graphs.nodes import is_symbolic, origin_name, placeholders_of, tensors_of
from ..graphs.sources import problem_at
from ..graphs.symbols import SizeSource
from ..graphs.torch_marks import (
    TORCH_NAMESPACES,
    foreign_tensor,
    has_effects,
    in_torch,
    is_arithmetic,
    is_random,
    mark,
)
from ..hoisting.random_numbers import repeated_ops
from ..opaque_calls import OpaqueCall
from ..program import Program

CHOSEN = "is one of the user's torch_ops"
UNKNOWN_SIZE = "has an operand whose size only torch knows"

# Ops on graphs that the importer knows.
_IMPORTED_GRAPH_OPS = frozenset({"cond", "while_loop"})


def choose_torch_ops(program: Program) -> None:
    nodes = [node for node in program.graph.nodes if node.op == "call_function"]
    sizes = SizeSource([node.meta["val"] for node in placeholders_of(program.graph)])
    has_drawn = False
    for node in nodes:
        value = node.meta.get("val")
        if is_symbolic(value) and sizes.knows(value):
            continue
        if any(map(in_torch, node.all_input_nodes)) and (
            node.target is operator.getitem or is_symbolic(value) or value is None
        ):
            mark(node)
            continue
        if node.target is operator.getitem or is_symbolic(value):
            continue
        reason = _reason(program, node, has_drawn, sizes)
        if reason:
            mark(node)
            program.in_torch.append(problem_at(node, reason))
            has_drawn |= has_effects(node.target)
    # A number that the engine would compute for torch.
    for node in reversed(nodes):
        value = node.meta.get("val")
        if is_symbolic(value) and not sizes.knows(value) and any(map(in_torch, node.users)):
            mark(node)


def _reason(program: Program, node: Node, has_drawn: bool, sizes: SizeSource) -> str:
    """Why torch computes the node; empty if the engine does."""
    if isinstance(node.target, OpaqueCall):
        return ""
    if reason := own_reason(node, program.torch_ops, program.refused):
        return reason
    if has_drawn and (is_random(node.target) or node.target in repeated_ops()):
        return "draws random numbers after an op that torch computes"
    if any(_has_unknown_size(source, sizes) for source in node.all_input_nodes):
        return UNKNOWN_SIZE
    return ""


def own_reason(node: Node, torch_ops: frozenset[str], refused: Mapping[str, str]) -> str:
    """Why torch computes the node whatever is around it; empty if there is no such reason."""
    if not torch_ops.isdisjoint(printed_names(node.target)):
        return CHOSEN
    if reason := refused.get(origin_name(node)):
        return reason
    return _foreign(node.target) or foreign_tensor(node)


def _foreign(op: Any) -> str:
    if isinstance(op, OpOverload):
        return "" if op.namespace in TORCH_NAMESPACES else "is a custom op without a kernel"
    if is_graph_op(op):
        is_known = op in repeated_ops() or op.name() in _IMPORTED_GRAPH_OPS
        return "" if is_known else "is an op on graphs"
    return "" if is_arithmetic(op) else "is not an ATen op"


def _has_unknown_size(node: Node, sizes: SizeSource) -> bool:
    return in_torch(node) and any(
        isinstance(size, torch.SymInt) and not sizes.knows(size)
        for tensor in tensors_of(node)
        for size in tensor.shape
    )
