# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views by strides.

Strides and offsets count in the memory that a tensor lies in, and the compiler knows none: to it,
the elements of any tensor lie one after the other. A view of an argument is torch's to make. For
the engine, a computed tensor is put into the order that its memory has in eager; what reaches
beyond a part of it is read from the whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.fx import Graph, Node
from torch.types import IntLikeType

from .aliases import memory_base
from .errors import MaxCompilerError
from .hoisting import Hoister, is_symbolic, value_of
from .importing import graphs_of, problem_at
from .layout import dense_strides, hint, inverse, memory_order

aten = torch.ops.aten

Values = Mapping[Node, Any]


def has_strided_views(graph: Graph) -> bool:
    return bool(graph.find_nodes(op="call_function", target=aten.as_strided.default))


def view_arguments(hoister: Hoister, node: Node) -> Node | None:
    """A rule: torch knows the memory of an argument, of which the tensor may be a part."""
    if node.target is not aten.as_strided.default:
        return None
    base = memory_base(node)
    if not hoister.is_argument(base):
        return None
    source, size, stride, offset = _operands(node)
    shift = value_of(source).storage_offset() - value_of(base).storage_offset()
    numbers = [value_of(item) for item in (*size, *stride, offset, shift)]
    if any(is_symbolic(number) and not hoister.numbers.knows(number) for number in numbers):
        return None
    hoister.viewed.add(hoister.positions[base])
    return hoister.prepare(node, value_of(node), _view, base, size, stride, offset, shift)


def _view(
    argument: torch.Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    offset: int | None,
    shift: int,
) -> torch.Tensor:
    start = argument.storage_offset() + shift
    return argument.as_strided(size, stride, start if offset is None else offset)


def emit_view(graph: Graph, node: Node, values: Values) -> Node:
    """The elements that a view by strides of a computed tensor has, for the engine."""
    source, size, stride, offset = _operands(node)
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
    """A tensor of which the elements of such a view have other values."""
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
    """The same inside of the branches and loops of a graph."""
    for inner in list(graphs_of(graph))[1:]:
        values = {node: node for node in inner.nodes}
        strided = [node for node in inner.nodes if node.target in EMITTERS]
        for node in strided:
            with inner.inserting_before(node):
                values[node] = EMITTERS[node.target](inner, node, values)
        for node in reversed(strided):
            node.replace_all_uses_with(values[node])
            inner.erase_node(node)


def _operands(node: Node) -> tuple[Node, list[Any], list[Any], Any]:
    source, *place = node.args
    assert isinstance(source, Node)
    return source, *_place(place, node.kwargs)


def _place(args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Any], list[Any], Any]:
    size, stride, *rest = args
    return size, stride, rest[0] if rest else kwargs.get("storage_offset")


def _memory(
    node: Node, source: Node, size: list[Any], stride: list[Any], offset: Any
) -> tuple[Node, Any]:
    """The tensor that the strides are to count in, and the offset from its start: the source, or
    what it is a part of."""
    value = value_of(source)
    for memory in (source, memory_base(source)):
        start = value_of(memory).storage_offset()
        if offset is None:
            relative: Any = value.storage_offset() - start
        else:
            # The node of a symbolic offset is an operand; what is computed from it has none.
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


def meta_of(node: Node) -> dict[str, Any]:
    """What the importer needs to know of a node, and where the node came from."""
    return {key: node.meta.get(key) for key in ("val", "stack_trace", "nn_module_stack")}


def permute(graph: Graph, node: Node, order: Sequence[int]) -> Node:
    result = graph.call_function(aten.permute.default, (node, list(order)))
    result.meta = {**node.meta, "val": node.meta["val"].permute(order)}
    return result


def _refused(node: Node, reason: str) -> MaxCompilerError:
    problem = problem_at(node, f"strides on {reason}")
    return MaxCompilerError("The graph cannot be compiled for the MAX engine:", [problem])
