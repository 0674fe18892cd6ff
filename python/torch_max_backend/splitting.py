# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a graph of AOTAutograd's into what the engine computes and what it need not see.

The engine's part has tensors as results, each once and each computed from something. All other
outputs (None, numbers, sizes, inputs, views of inputs) are put together in Python after the call.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .layout import Order, inverse, memory_order

aten = torch.ops.aten

_ALIASES = frozenset({aten.alias.default, aten.detach.default, aten.lift_fresh.default})
_COPIES = frozenset({aten.clone.default, aten.lift_fresh_copy.default})
# Ops that only look at their input in another way: torch does them in no time on an input.
_VIEWS = _ALIASES | {
    aten.as_strided.default,
    aten.expand.default,
    aten.permute.default,
    aten.select.int,
    aten.slice.Tensor,
    aten.split.Tensor,
    aten.split_with_sizes.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.t.default,
    aten.transpose.int,
    aten.unsqueeze.default,
    aten.view.default,
    operator.getitem,
}
# A constant with no more elements than this is written into the graph, where it can be folded.
_LARGEST_LITERAL = 8


@dataclass(frozen=True)
class Argument:
    """What one argument of the engine's graph is bound to."""

    value: Any
    """The example: a fake tensor in the order of its memory, or a SymInt."""
    position: int = -1
    """Which argument of the original graph it is; -1 for a constant and for a number that is
    made of sizes."""
    order: Order = ()
    constant: torch.Tensor | None = None
    is_weight: bool = False


@dataclass(frozen=True)
class FromEngine:
    result: int
    fresh: bool = False
    """A tensor object of its own, on the same memory as another output."""
    copied: bool = False
    """Memory of its own."""


@dataclass(frozen=True)
class FromInput:
    position: int


@dataclass(frozen=True)
class FromTorch:
    """A result of the small graph that torch runs itself."""

    result: int


@dataclass(frozen=True)
class Literal:
    value: Any


Output = FromEngine | FromInput | FromTorch | Literal


@dataclass
class SplitGraph:
    engine: Graph
    arguments: list[Argument]
    results: list[Order]
    """The memory order that each result of the engine's has for torch."""
    outputs: list[Output]
    outside: GraphModule | None
    """Takes all arguments of the original graph; run by torch."""
    updates: dict[int, int]
    """The result of the engine's that takes the place of an argument of the original graph after
    the call, and is nothing else: in the argument's memory, it would change with the argument."""


def split_graph(
    module: GraphModule, weight_positions: Iterable[int] = (), updated_positions: Iterable[int] = ()
) -> SplitGraph:
    """`weight_positions`: the arguments that are parameters or buffers, to be borrowed.
    `updated_positions`: the arguments that the first outputs take the place of, in their order."""
    return _Splitter(module, frozenset(weight_positions)).run(updated_positions)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool))


class _Splitter:
    def __init__(self, module: GraphModule, weight_positions: frozenset[int]) -> None:
        self.module = module
        self.weight_positions = weight_positions
        nodes = list(module.graph.nodes)
        self.placeholders = [node for node in nodes if node.op == "placeholder"]
        self.positions = {node: i for i, node in enumerate(self.placeholders)}
        self.outside = self._find_outside(nodes)
        self.arguments: list[Argument] = []
        self.results: dict[tuple[Node, Order], int] = {}

    def run(self, updated_positions: Iterable[int]) -> SplitGraph:
        output_node = next(n for n in reversed(self.module.graph.nodes) if n.op == "output")
        returned = output_node.args[0]
        returned = list(returned) if isinstance(returned, (list, tuple)) else [returned]

        torch_outputs: list[Node] = []
        users: dict[int, list[Node]] = {}
        outputs = [self._output(item, torch_outputs, users) for item in returned]
        engine = self._build_engine_graph()
        return SplitGraph(
            engine=engine,
            arguments=self.arguments,
            results=[order for _, order in self.results],
            outputs=outputs,
            outside=self._build_outside(torch_outputs),
            updates={
                position: output.result
                for position, output in zip(updated_positions, outputs, strict=False)
                if isinstance(output, FromEngine) and len(users[output.result]) == 1
            },
        )

    def _find_outside(self, nodes: Sequence[Node]) -> set[Node]:
        """The nodes that need no engine: inputs, constants, numbers, and views of those."""
        outside: set[Node] = set()
        for node in nodes:
            if node.op in ("placeholder", "get_attr") or (
                node.op == "call_function"
                and all(source in outside for source in node.all_input_nodes)
                and (
                    node.target in _VIEWS
                    or node.target in _COPIES
                    or _is_number(node.meta.get("val"))
                )
            ):
                outside.add(node)
        return outside

    def _output(self, item: Any, torch_outputs: list[Node], users: dict[int, list[Node]]) -> Output:
        if not isinstance(item, Node):
            return Literal(item)
        if item.op == "placeholder":
            return FromInput(self.positions[item])
        if item in self.outside:
            if item not in torch_outputs:
                torch_outputs.append(item)
            return FromTorch(torch_outputs.index(item))
        key = (_origin(item), memory_order(item.meta["val"]))
        result = self.results.setdefault(key, len(self.results))
        earlier = users.setdefault(result, [])
        # The same node twice is the same object twice, as in eager. An alias shares the memory
        # but is an object of its own, and a clone has to have memory of its own.
        fresh = bool(earlier) and item not in earlier
        copied = fresh and any(_is_copied(node) for node in (item, *earlier))
        earlier.append(item)
        return FromEngine(result, fresh, copied)

    def _build_outside(self, outputs: Sequence[Node]) -> GraphModule | None:
        if not outputs:
            return None
        graph = Graph()
        copies: dict[Node, Node] = {}
        needed = _needed_for(outputs)
        for node in self.module.graph.nodes:
            if node.op == "placeholder" or node in needed:
                copies[node] = graph.node_copy(node, lambda source: copies[source])
        graph.output(tuple(copies[node] for node in outputs))
        return GraphModule(self.module, graph)

    def _build_engine_graph(self) -> Graph:
        graph = Graph()
        # Literals are read through it by the importer.
        graph.owning_module = self.module
        values: dict[Node, Node] = {}
        needed = self._needed_for_engine()
        for node in self.module.graph.nodes:
            if node not in needed:
                continue
            if node.op == "placeholder":
                values[node] = self._argument(graph, node)
            elif node.op == "get_attr" and not self._is_literal(node):
                values[node] = self._constant(graph, node)
            elif node in self.outside and _is_number(node.meta.get("val")):
                values[node] = self._number(graph, node)
        # Arguments come first in a graph; what permutes them, after all of them.
        for node in list(values):
            values[node] = self._in_logical_order(graph, node, values[node])
        for node in self.module.graph.nodes:
            if node not in needed or node in values:
                continue
            if node.op == "call_function" and node.target in _ALIASES | _COPIES:
                values[node] = values[node.args[0]]
                continue
            copy = graph.node_copy(node, lambda source: values[source])
            copy.meta = _meta_of(node)
            values[node] = copy
        graph.output(
            tuple(self._in_memory_order(graph, values[n], order) for n, order in self.results)
        )
        return graph

    def _argument(self, graph: Graph, node: Node) -> Node:
        value = node.meta["val"]
        position = self.positions[node]
        if not isinstance(value, torch.Tensor):
            self.arguments.append(Argument(value, position))
        else:
            order = memory_order(value)
            value = value.permute(order) if order else value
            is_weight = position in self.weight_positions
            self.arguments.append(Argument(value, position, order, is_weight=is_weight))
        return _placeholder(graph, node, value)

    def _number(self, graph: Graph, node: Node) -> Any:
        """Numbers that are made of sizes are arguments too: the compiler is told what they are,
        instead of how they are computed."""
        value = node.meta["val"]
        if not isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            return value
        self.arguments.append(Argument(value))
        return _placeholder(graph, node, value)

    def _needed_for_engine(self) -> set[Node]:
        """Not what its numbers are computed from."""
        return _needed_for(
            (node for node, _ in self.results),
            until=lambda node: node in self.outside and _is_number(node.meta.get("val")),
        )

    def _constant(self, graph: Graph, node: Node) -> Node:
        assert isinstance(node.target, str)
        constant = operator.attrgetter(node.target)(self.module).detach().contiguous()
        value = node.meta["val"]
        self.arguments.append(Argument(value, constant=constant, is_weight=True))
        return _placeholder(graph, node, value)

    def _is_literal(self, node: Node) -> bool:
        assert isinstance(node.target, str)
        attribute = operator.attrgetter(node.target)(self.module)
        return not isinstance(attribute, torch.Tensor) or attribute.numel() <= _LARGEST_LITERAL

    def _in_logical_order(self, graph: Graph, node: Node, argument: Node) -> Node:
        value = node.meta.get("val")
        order = memory_order(value) if isinstance(value, torch.Tensor) else ()
        if node.op != "placeholder" or not order:
            return argument
        return _permute(graph, argument, inverse(order))

    def _in_memory_order(self, graph: Graph, node: Node, order: Order) -> Node:
        return _permute(graph, node, order) if order else node


def _origin(node: Node) -> Node:
    """The node that computes the values, behind aliases and copies."""
    while node.op == "call_function" and node.target in _ALIASES | _COPIES:
        node = node.all_input_nodes[0]
    return node


def _is_copied(node: Node) -> bool:
    while node.op == "call_function" and node.target in _ALIASES | _COPIES:
        if node.target in _COPIES:
            return True
        node = node.all_input_nodes[0]
    return False


def _needed_for(
    nodes: Iterable[Node], until: Callable[[Node], bool] = lambda _: False
) -> set[Node]:
    needed: set[Node] = set()
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if node not in needed:
            needed.add(node)
            if not until(node):
                pending.extend(node.all_input_nodes)
    return needed


def _meta_of(node: Node) -> dict[str, Any]:
    """What the importer needs to know of a node, and where the node came from."""
    return {key: node.meta.get(key) for key in ("val", "stack_trace", "nn_module_stack")}


def _placeholder(graph: Graph, node: Node, value: Any) -> Node:
    copy = graph.placeholder(node.name)
    copy.meta = {**_meta_of(node), "val": value}
    return copy


def _permute(graph: Graph, node: Node, order: Order) -> Node:
    result = graph.call_function(aten.permute.default, (node, list(order)))
    result.meta = {**_meta_of(node), "val": node.meta["val"].permute(order)}
    return result
