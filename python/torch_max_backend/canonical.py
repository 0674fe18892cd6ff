# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites nodes that mean the right thing in a form that torch-mlir's importer does not take."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import torch
from torch._ops import OpOverload
from torch.fx import Graph, Node
from torch.fx.node import map_arg

aten = torch.ops.aten
prims = torch.ops.prims

# Other names of ops that have a lowering. torch itself writes them, after the decompositions, where
# it computes a number as a tensor.
_USUAL_NAMES: dict[Any, Any] = {
    prims.convert_element_type.default: lambda x, dtype: (
        aten._to_copy.default,
        (x,),
        {"dtype": dtype},
    ),
    aten.rsub.Tensor: lambda x, y, alpha=1: (aten.sub.Tensor, (y, x), {"alpha": alpha}),
    aten.square.default: lambda x: (aten.mul.Tensor, (x, x), {}),
    # The importer takes this one for an overload in which no index may be left out.
    aten._unsafe_index_put.default: lambda *args, **kwargs: (aten.index_put.default, args, kwargs),
    aten.true_divide.Tensor: lambda x, y: (aten.div.Tensor, (x, y), {}),
}
# Ops that look at the type of a number to choose their dtype, unless they are told it.
_TYPED_BY_NUMBER = frozenset({aten.full.default, aten.full_like.default})


def canonicalize(graph: Graph) -> None:
    """In place."""
    for node in list(graph.nodes):
        if node.op == "get_attr":
            _one_for_each_use(graph, node)
        if node.op == "call_function" and isinstance(node.target, OpOverload):
            _rename(node)
            _tensors_for_numbers(graph, node)
            _numbers_for_booleans(node)


def _one_for_each_use(graph: Graph, constant: Node) -> None:
    """The importer makes a constant where it is used, and may do so once for each node."""

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
    """A boolean where a number is wanted would become an op that converts it."""
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


def arguments_of_kind(node: Node, kind: str) -> Iterator[tuple[int | str, Any, Any]]:
    """Places, parameters and arguments. A place is a position, or the name of a keyword."""
    assert isinstance(node.target, OpOverload)
    for position, parameter in enumerate(node.target._schema.arguments):
        if kind_of(parameter) == kind:
            if position < len(node.args):
                yield position, parameter, node.args[position]
            elif parameter.name in node.kwargs:
                yield parameter.name, parameter, node.kwargs[parameter.name]


def _set(node: Node, place: int | str, value: Any) -> None:
    if isinstance(place, int):
        node.update_arg(place, value)
    else:
        node.update_kwarg(place, value)


def kind_of(parameter: Any) -> str:
    """`number`, `Tensor`, `int`, ...: of an optional parameter, what it is if it is there."""
    text = str(parameter.real_type).removeprefix("Optional[").removesuffix("]")
    return "number" if text == "Scalar" else text


@functools.cache
def overload_with(op: OpOverload, places: tuple[int, ...], kind: str) -> OpOverload | None:
    """The overload of the same op that takes `kind` in these places and is otherwise the same."""
    parameters = op._schema.arguments
    for name in op.overloadpacket.overloads():
        other = getattr(op.overloadpacket, name)
        if len(other._schema.arguments) != len(parameters):
            continue
        pairs = zip(parameters, other._schema.arguments, strict=True)
        if all(
            kind_of(theirs) == (kind if place in places else kind_of(ours))
            for place, (ours, theirs) in enumerate(pairs)
        ):
            return other
    return None
