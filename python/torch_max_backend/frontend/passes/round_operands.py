# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""With `torch.set_float32_matmul_precision("medium")`, rounds the operands of products of f32 to
bf16. Sums and results stay f32. The kernel for products reads the rounded operands themselves, and
`derive_weights` rounds weights once.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch.fx import Graph, Node

from ...torch_compat.precision import products_in_bf16
from ..graphs.nodes import inserting_behind_placeholders, meta_of, value_of
from ..graphs.torch_marks import in_torch
from ..program import Program

aten = torch.ops.aten

_OPERANDS: dict[Any, tuple[int, int]] = {
    aten.mm.default: (0, 1),
    aten.bmm.default: (0, 1),
    aten.matmul.default: (0, 1),
    aten.linear.default: (0, 1),
    aten.addmm.default: (1, 2),
    aten.baddbmm.default: (1, 2),
}
_TRANSPOSES = frozenset({aten.t.default, aten.transpose.int, aten.permute.default})
_FEWEST_PRODUCTS = 16**3
"""Eager has no other precision for as many products, or for fewer."""


def round_operands(program: Program) -> None:
    if not products_in_bf16():
        return
    graph = program.graph
    rounded: dict[Node, Node] = {}
    for op, places in _OPERANDS.items():
        for node in graph.find_nodes(op="call_function", target=op):
            if not in_torch(node) and _is_large(node, places):
                arguments = list(node.args)
                for place in places:
                    arguments[place] = _round(graph, node.args[place], node, rounded)
                node.args = tuple(arguments)


def _is_large(node: Node, places: tuple[int, int]) -> bool:
    operands = [value_of(node.args[place]) for place in places]
    if any(operand.dtype != torch.float32 for operand in operands):
        return False
    sizes = [*value_of(node).shape, operands[0].shape[-1]]
    return not all(isinstance(size, int) for size in sizes) or math.prod(sizes) > _FEWEST_PRODUCTS


def _round(graph: Graph, operand: Any, product: Node, rounded: dict[Node, Node]) -> Node:
    """What takes the operand's place. Transposes stay behind the rounding, so that a rounded weight
    lies as the weight does."""
    assert isinstance(operand, Node)
    if operand.target in _TRANSPOSES:
        source = _round(graph, operand.args[0], product, rounded)
        with graph.inserting_before(product):
            return _call(graph, operand.target, (source, *operand.args[1:]), {}, operand)
    if operand not in rounded:
        is_argument = operand.op == "placeholder"
        with (
            inserting_behind_placeholders(graph) if is_argument else graph.inserting_after(operand)
        ):
            narrow = _cast(graph, operand, torch.bfloat16)
        with graph.inserting_after(narrow):
            rounded[operand] = _cast(graph, narrow, torch.float32)
            rounded[operand].meta[_WIDENS] = True
    return rounded[operand]


_WIDENS = "widens"


def widens(node: Node) -> bool:
    """Whether the node only gives a rounded operand its dtype back, which costs nothing in the
    engine's graph."""
    return bool(node.meta.get(_WIDENS))


def _cast(graph: Graph, node: Node, dtype: torch.dtype) -> Node:
    return _call(graph, aten._to_copy.default, (node,), {"dtype": dtype}, node)


def _call(graph: Graph, op: Any, args: tuple[Any, ...], kwargs: dict[str, Any], like: Node) -> Node:
    result = graph.call_function(op, args, kwargs)
    result.meta = {**meta_of(like), "val": op(*map(value_of, args), **kwargs)}
    return result
