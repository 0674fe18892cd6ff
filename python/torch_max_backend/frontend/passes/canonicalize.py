# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites nodes into the forms that torch-mlir's importer accepts."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Graph, Node
from torch.fx.node import map_arg

from ...torch_compat.ops import OpOverload, arguments_of_kind, overload_with
from ..graphs.nodes import graphs_of
from ..program import Program

aten = torch.ops.aten
prims = torch.ops.prims

# Other names of ops that have a lowering. torch inserts them after the decompositions, where it
# computes a number as a tensor.
_USUAL_NAMES: dict[Any, Any] = {
    prims.convert_element_type.default: lambda x, dtype: (
        aten._to_copy.default,
        (x,),
        {"dtype": dtype},
    ),
    aten._embedding_bag_forward_only.default: lambda *args, **kwargs: (
        aten._embedding_bag.default,
        args,
        kwargs,
    ),
    aten.rsub.Tensor: lambda x, y, alpha=1: (aten.sub.Tensor, (y, x), {"alpha": alpha}),
    aten.square.default: lambda x: (aten.mul.Tensor, (x, x), {}),
    # The importer confuses it with an overload in which every index must be given.
    aten._unsafe_index_put.default: lambda *args, **kwargs: (aten.index_put.default, args, kwargs),
    aten.true_divide.Tensor: lambda x, y: (aten.div.Tensor, (x, y), {}),
}
# Without the argument `dtype`, these ops take it from the type of the number.
_TYPED_BY_NUMBER = frozenset({aten.full.default, aten.full_like.default})


def canonicalize(program: Program) -> None:
    for graph in list(graphs_of(program.graph)):
        _canonicalize_graph(graph)


def _canonicalize_graph(graph: Graph) -> None:
    for node in list(graph.nodes):
        if node.op == "get_attr":
            _one_for_each_use(graph, node)
        if node.op == "call_function" and isinstance(node.target, OpOverload):
            _rename(node)
            _tensors_for_numbers(graph, node)
            _numbers_for_booleans(node)


def _one_for_each_use(graph: Graph, constant: Node) -> None:
    """The importer creates a constant at its use, and only once for each node."""

    def new_constant(argument: Any) -> Any:
        if argument is not constant:
            return argument
        with graph.inserting_before(constant):
            return graph.node_copy(constant, lambda source: source)

    for user in list(constant.users):
        user.args = map_arg(user.args, new_constant)
        user.kwargs = map_arg(user.kwargs, new_constant)


def _rename(node: Node) -> None:
    if rename := _USUAL_NAMES.get(node.target):
        node.target, node.args, node.kwargs = rename(*node.args, **node.kwargs)


def _numbers_for_booleans(node: Node) -> None:
    """The importer would convert a boolean to a number by an op that has no lowering."""
    for place, _, arg in arguments_of_kind(node, "number"):
        if isinstance(arg, bool):
            _set(node, place, int(arg))
            if node.target in _TYPED_BY_NUMBER:
                node.kwargs = {**node.kwargs, "dtype": node.meta["val"].dtype}


def _tensors_for_numbers(graph: Graph, node: Node) -> None:
    places = [
        (place, arg)
        for place, _, arg in arguments_of_kind(node, "Tensor")
        if isinstance(arg, (bool, int, float)) and isinstance(place, int)
    ]
    if not places:
        return
    assert isinstance(node.target, OpOverload)
    if other := overload_with(node.target, tuple(place for place, _ in places), "number"):
        node.target = other
        return
    for place, number in places:
        tensors = [a.meta["val"] for a in node.args if isinstance(a, Node)]
        dtype = torch.result_type(tensors[0], number) if tensors else torch.tensor(number).dtype
        with graph.inserting_before(node):
            full = graph.call_function(aten.full.default, ([], number), {"dtype": dtype})
        full.meta = {**node.meta, "val": node.meta["val"].new_empty((), dtype=dtype)}
        _set(node, place, full)


def _set(node: Node, place: int | str, value: Any) -> None:
    if isinstance(place, int):
        node.update_arg(place, value)
    else:
        node.update_kwarg(place, value)
