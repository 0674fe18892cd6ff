# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`as_strided` and `as_strided_scatter` of tensors that the engine computes.

Strides and offsets count in the memory of a tensor in eager. To the compiler, the elements of every
tensor lie one after the other in C order. So the tensor is first permuted into the order that its
memory has in eager. A view that reaches beyond its source is read from the tensor that the source
is a part of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.fx import Graph, Node
from torch.types import IntLikeType

from ...errors import MaxCompilerError
from .aliases import memory_base
from .layout import dense_strides, hint, inverse, memory_order
from .nodes import graphs_of, is_symbolic, meta_of, permute, value_of
from .sources import problem_at

aten = torch.ops.aten

Values = Mapping[Node, Any]


def emit_view(graph: Graph, node: Node, values: Values) -> Node:
    """A copy of the elements that the view has."""
    source, size, stride, offset = operands_of_view(node)
    memory, offset = _memory(node, source, size, stride, offset)
    # A copy, because torch-mlir imports the view as an index that it writes out element by element.
    return _emit(
        graph,
        node,
        aten.as_strided_copy.default,
        value_of(node).shape,
        _in_memory_order(graph, memory, values),
        *_in_graph((size, stride, offset), values),
    )


def emit_scatter(graph: Graph, node: Node, values: Values) -> Node:
    """A tensor in which the elements of the view are replaced."""
    source, written, *place = node.args
    assert isinstance(source, Node)
    assert isinstance(written, Node)
    size, stride, offset = _place(place, node.kwargs)
    memory, offset = _memory(node, source, size, stride, offset)
    ordered = _in_memory_order(graph, memory, values)
    scattered = _emit(
        graph,
        node,
        aten.as_strided_scatter.default,
        value_of(ordered).shape,
        ordered,
        values[written],
        *_in_graph((size, stride, offset), values),
    )
    if memory is source:
        order = memory_order(value_of(source))
        return permute(graph, scattered, inverse(order)) if order else scattered
    value = value_of(source)
    layout = (list(value.shape), list(value.stride()), value.storage_offset())
    if any(is_symbolic(number) for numbers in layout[:2] for number in numbers):
        raise _refused(node, "a part of a tensor that has symbolic sizes")
    return _emit(graph, node, aten.as_strided_copy.default, value.shape, scattered, *layout)


EMITTERS = {aten.as_strided.default: emit_view, aten.as_strided_scatter.default: emit_scatter}


def rewrite_branches(graph: Graph) -> None:
    """Replaces strided views inside the branches and loops of a graph."""
    for inner in list(graphs_of(graph))[1:]:
        values = {node: node for node in inner.nodes}
        strided = [node for node in inner.nodes if node.target in EMITTERS]
        for node in strided:
            with inner.inserting_before(node):
                values[node] = EMITTERS[node.target](inner, node, values)
        for node in reversed(strided):
            node.replace_all_uses_with(values[node])
            inner.erase_node(node)


def operands_of_view(node: Node) -> tuple[Node, list[Any], list[Any], Any]:
    """The source, the sizes, the strides and the offset of an `as_strided`."""
    source, *place = node.args
    assert isinstance(source, Node)
    return source, *_place(place, node.kwargs)


def _place(args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Any], list[Any], Any]:
    size, stride, *rest = args
    return size, stride, rest[0] if rest else kwargs.get("storage_offset")


def _memory(
    node: Node, source: Node, size: list[Any], stride: list[Any], offset: Any
) -> tuple[Node, Any]:
    """The tensor in whose memory the strides count, and the offset from its start: the source, or
    the tensor that the source is a part of."""
    value = value_of(source)
    for memory in (source, memory_base(source)):
        start = value_of(memory).storage_offset()
        if offset is None:
            relative: Any = value.storage_offset() - start
        else:
            # A symbolic offset stays a node, which can be an operand. A number that is computed
            # from it would not be a node.
            relative = offset if hint(start) == 0 else value_of(offset) - start
        reach = [
            (hint(value_of(n)) - 1) * hint(value_of(s)) for n, s in zip(size, stride, strict=True)
        ]
        first = hint(value_of(relative))
        if _is_dense(value_of(memory)) and first >= 0 and first + sum(reach) < _elements(memory):
            if is_symbolic(relative):
                raise _refused(node, "an offset that is computed from symbolic sizes")
            return memory, relative
    raise _refused(node, "a part of a tensor: what lies between its elements is not in the graph")


def _is_dense(value: torch.Tensor) -> bool:
    order = memory_order(value) or range(value.dim())
    sizes = [hint(size) for size in value.shape]
    expected = dense_strides(sizes, order)
    actual = [hint(stride) for stride in value.stride()]
    return all(a == b or n == 1 for n, a, b in zip(sizes, actual, expected, strict=True))


def _elements(node: Node) -> int:
    return hint(value_of(node).numel())


def _in_memory_order(graph: Graph, memory: Node, values: Values) -> Node:
    order = memory_order(value_of(memory))
    value: Node = values[memory]
    return permute(graph, value, order) if order else value


def _in_graph(item: Any, values: Values) -> Any:
    if isinstance(item, (list, tuple)):
        return [_in_graph(part, values) for part in item]
    return values[item] if isinstance(item, Node) else item


def _emit(graph: Graph, node: Node, op: Any, shape: Sequence[IntLikeType], *args: Any) -> Node:
    result = graph.call_function(op, args)
    result.meta = {**meta_of(node), "val": value_of(node).new_empty(shape)}
    return result


def _refused(node: Node, reason: str) -> MaxCompilerError:
    problem = problem_at(node, f"strides on {reason}")
    return MaxCompilerError("The graph cannot be compiled for the MAX engine:", [problem])
