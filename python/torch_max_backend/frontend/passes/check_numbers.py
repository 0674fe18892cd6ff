# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses numbers that do not fit into the dtype in which an op uses them.

Some ops let such a number wrap around in eager, and so do their lowerings. The ops in this file
raise in eager. Tracing does not notice, because fake tensors have no values.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch.fx import Node

from ...errors import MaxCompilerError
from ...torch_compat.ops import arguments_of_kind
from ..graphs.nodes import graphs_of
from ..graphs.sources import problem_at
from ..program import Program

aten = torch.ops.aten

_CONVERTED: dict[Any, tuple[str, ...]] = {
    aten.add.Scalar: ("alpha",),
    aten.add.Tensor: ("alpha",),
    aten.clamp.default: ("min", "max"),
    aten.constant_pad_nd.default: ("value",),
    aten.fill.Scalar: ("value",),
    aten.full.default: ("fill_value",),
    aten.full_like.default: ("fill_value",),
    aten.index_fill.int_Scalar: ("value",),
    aten.masked_fill.Scalar: ("value",),
    aten.new_full.default: ("fill_value",),
    aten.pow.Tensor_Scalar: ("exponent",),
    aten.scalar_tensor.default: ("s",),
    aten.scatter.value: ("value",),
    aten.sub.Scalar: ("alpha",),
    aten.sub.Tensor: ("alpha",),
}
# With a floating-point dtype these give infinity, and so does a `full` of rank 0.
_OF_INTEGERS = frozenset({aten.pow.Tensor_Scalar, aten.scalar_tensor.default})


def check_numbers(program: Program) -> None:
    nodes = [node for graph in graphs_of(program.graph) for node in graph.nodes]
    problems = [problem_at(node, error) for node in nodes for error in _errors_of_eager(node)]
    if problems:
        raise MaxCompilerError("The graph has numbers that are out of range:", problems)


def _errors_of_eager(node: Node) -> Iterator[str]:
    if node.target not in _CONVERTED:
        return
    value = node.meta["val"]
    dtype = value.dtype
    is_scalar = node.target is aten.full.default and value.dim() == 0
    if dtype.is_floating_point and (is_scalar or node.target in _OF_INTEGERS):
        return
    for _, parameter, number in arguments_of_kind(node, "number"):
        if parameter.name in _CONVERTED[node.target] and isinstance(number, (int, float)):
            try:
                torch.empty(2, dtype=dtype).fill_(number)
            except RuntimeError as error:
                yield str(error)
