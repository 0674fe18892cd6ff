# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a graph of AOTAutograd's into what the engine computes and what it need not see.

The engine's part has tensors as results, each once and each computed from something. All other
outputs (None, numbers, sizes, inputs, views and copies of inputs) are put together in Python.
What torch computes from inputs it computes before the engine runs, which may write into them;
views of what the engine computes it makes afterwards, so that they share memory as in eager.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .aliases import ALIASES, COPIES, is_view, memory_base, origin, shares_memory
from .foldable import needed_for
from .layout import Order, inverse, is_static, memory_order, placement
from .strided import EMITTERS, meta_of, permute, rewrite_branches

aten = torch.ops.aten

# A constant with no more elements than this is written into the graph, where it can be folded.
_LARGEST_LITERAL = 8
# torch-mlir has no literals of these.
_NEVER_LITERAL = frozenset({torch.bool, torch.bfloat16})


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
    derived: int = -1
    """Which result of the derivation it is; -1 if it is none."""


@dataclass(frozen=True)
class FromEngine:
    result: int


@dataclass(frozen=True)
class FromInput:
    position: int


@dataclass(frozen=True)
class FromTorch:
    """A result of the small graph that torch runs before the engine."""

    result: int


@dataclass(frozen=True)
class FromReplay:
    """A result of the small graph that torch runs after the engine."""

    result: int


@dataclass(frozen=True)
class Literal:
    value: Any


Output = FromEngine | FromInput | FromTorch | FromReplay | Literal


@dataclass(frozen=True)
class Result:
    """How a result of the engine's lies in memory."""

    order: Order
    """That of its dimensions for the engine; those of size 1 may be anywhere."""
    placement: Order
    """The order that makes its strides."""


@dataclass
class SplitGraph:
    engine: Graph
    arguments: list[Argument]
    results: list[Result]
    outputs: list[Output]
    outside: GraphModule | None
    """Takes all arguments of the original graph; run by torch, before the engine."""
    replay: GraphModule | None
    """Takes `replayed`; run by torch, after the engine."""
    replayed: list[Output]
    updates: dict[int, int]
    """The result of the engine's that takes the place of an argument of the original graph after
    the call, and is nothing else: in the argument's memory, it would change with the argument."""
    derivation: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]] | None = None
    """Computes weights from others: the arguments of the original graph at `derived_from`."""
    derived_from: Sequence[int] = ()


@dataclass(frozen=True)
class Roles:
    """What AOTAutograd does with arguments and outputs, by position."""

    weights: frozenset[int] = frozenset()
    """Arguments that are parameters or buffers, to be borrowed."""
    updated: tuple[int, ...] = ()
    """Arguments that the first outputs take the place of, in their order."""
    stored: frozenset[int] = frozenset()
    """Those of them that the engine may write into itself."""
    regenerated: frozenset[int] = frozenset()
    """Outputs that AOTAutograd makes again, from arguments: only their layout matters."""
    visible: int | None = None
    """How many outputs users see; the others are kept for the backward graph. None: all."""


def split_graph(module: GraphModule, roles: Roles) -> SplitGraph:
    return _Splitter(module, roles).run()


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool))


class _Splitter:
    def __init__(self, module: GraphModule, roles: Roles) -> None:
        self.module = module
        self.roles = roles
        nodes = list(module.graph.nodes)
        self.placeholders = [node for node in nodes if node.op == "placeholder"]
        self.positions = {node: i for i, node in enumerate(self.placeholders)}
        self.outside = self._find_outside(nodes)
        (returned,) = next(n for n in reversed(nodes) if n.op == "output").args
        self.returned = list(returned) if isinstance(returned, (list, tuple)) else [returned]
        self.visible = len(self.returned) if roles.visible is None else roles.visible
        self.arguments: list[Argument] = []
        self.results: list[Result] = []
        self.numbers: dict[tuple[Node, Order], int] = {}
        """The number of a result, by the node that computes it and the order of its memory."""
        self.owners: dict[int, Node] = {}
        """The node in whose memory a result lies."""
        self.updates = {
            item: position
            for item, position in zip(self.returned, roles.updated, strict=False)
            if isinstance(item, Node)
        }
        self.sharing = self._find_sharing()
        self.torch_outputs: dict[Node, int] = {}
        self.replay = _Replay(self._leaf)

    def run(self) -> SplitGraph:
        outputs = [self._output(i, item) for i, item in enumerate(self.returned)]
        return SplitGraph(
            engine=self._build_engine_graph(),
            arguments=self.arguments,
            results=self.results,
            outputs=outputs,
            outside=self._build_outside(list(self.torch_outputs)),
            replay=self.replay.build(self.module),
            replayed=list(self.replay.inputs),
            updates=self._stores(outputs),
        )

    def _find_outside(self, nodes: Sequence[Node]) -> set[Node]:
        """The nodes that need no engine: inputs, constants, numbers, views and copies of those."""
        outside: set[Node] = set()
        for node in nodes:
            if node.op in ("placeholder", "get_attr") or (
                node.op == "call_function"
                and all(source in outside for source in node.all_input_nodes)
                and (is_view(node) or node.target in COPIES or _is_number(node.meta.get("val")))
            ):
                outside.add(node)
        return outside

    def _find_sharing(self) -> dict[Node, set[Node]]:
        """The outputs that users see, by the node whose memory they have."""
        sharing: dict[Node, set[Node]] = {}
        for position, item in enumerate(self.returned[: self.visible]):
            if isinstance(item, Node) and position not in self.roles.regenerated:
                sharing.setdefault(memory_base(item), set()).add(item)
        return sharing

    def _output(self, position: int, item: Any) -> Output:
        if not isinstance(item, Node):
            return Literal(item)
        if item in self.outside:
            return self._outside_leaf(item)
        if position in self.roles.regenerated and (update := self._update_behind(item)):
            # What an argument becomes is seen through the argument.
            argument = FromInput(self.updates[update])
            return argument if item is update else self.replay.view_of(item, update, argument)
        # Of an update, AOTAutograd takes the values.
        is_seen = len(self.roles.updated) <= position < self.visible
        base = memory_base(item)
        if item is not base and (
            (position < self.visible and len(self.sharing.get(base, ())) > 1)
            or (is_seen and placement(item.meta["val"]) is None)
        ):
            return self.replay.view(item)
        return self._memory(item, is_seen)

    def _update_behind(self, node: Node) -> Node | None:
        while node not in self.updates and shares_memory(node):
            node = node.all_input_nodes[0]
        return node if node in self.updates else None

    def _leaf(self, node: Node) -> Output | None:
        """Where a view begins. None for a view, and for a number that the engine computes."""
        if node in self.outside:
            return self._outside_leaf(node)
        if shares_memory(node) or _is_number(node.meta.get("val")):
            return None
        return self._memory(node)

    def _outside_leaf(self, node: Node) -> Output:
        if node.op == "placeholder":
            return FromInput(self.positions[node])
        return FromTorch(self.torch_outputs.setdefault(node, len(self.torch_outputs)))

    def _memory(self, node: Node, is_seen: bool = True) -> Output:
        """A result of the engine's, or a copy of it if it lies in another node's memory."""
        value, base = node.meta["val"], memory_base(node)
        order, place = memory_order(value), placement(value)
        number = self.numbers.setdefault((origin(node), order), len(self.results))
        if number == len(self.results):
            self.results.append(Result(order, place or order or tuple(range(value.dim()))))
            self.owners[number] = base
        result = FromEngine(number)
        if is_seen and place != self.results[number].placement and is_static(value):
            return self.replay.copy(node, result, restrided, value.shape, value.stride())
        if base is not self.owners[number]:
            return self.replay.copy(node, result, aten.clone.default)
        return result

    def _stores(self, outputs: Sequence[Output]) -> dict[int, int]:
        """Without results that are anything else too, and those in another order than arguments,
        which would have to be permuted on the way."""
        users = Counter(output for output in outputs if isinstance(output, FromEngine))
        return {
            position: output.result
            for position, output in zip(self.roles.updated, outputs, strict=False)
            if isinstance(output, FromEngine)
            and position in self.roles.stored
            and users[output] == 1
            and len(self.sharing[self.owners[output.result]]) == 1
            and not self.results[output.result].order
        }

    def _build_outside(self, outputs: Sequence[Node]) -> GraphModule | None:
        if not outputs:
            return None
        graph = Graph()
        copies: dict[Node, Node] = {}
        needed = needed_for(outputs)
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
            if node.op == "call_function" and node.target in ALIASES | COPIES:
                values[node] = values[node.args[0]]
                continue
            if node.target in EMITTERS:
                values[node] = EMITTERS[node.target](graph, node, values)
                continue
            copy = graph.node_copy(node, lambda source: values[source])
            copy.meta = meta_of(node)
            values[node] = copy
        graph.output(
            tuple(self._in_memory_order(graph, values[n], order) for n, order in self.numbers)
        )
        rewrite_branches(graph)
        return graph

    def _argument(self, graph: Graph, node: Node) -> Node:
        value = node.meta["val"]
        position = self.positions[node]
        if not isinstance(value, torch.Tensor):
            self.arguments.append(Argument(value, position))
        else:
            order = memory_order(value)
            value = value.permute(order) if order else value
            is_weight = position in self.roles.weights
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
        return needed_for(
            (node for node, _ in self.numbers),
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
        return not isinstance(attribute, torch.Tensor) or (
            attribute.numel() <= _LARGEST_LITERAL and attribute.dtype not in _NEVER_LITERAL
        )

    def _in_logical_order(self, graph: Graph, node: Node, argument: Node) -> Node:
        value = node.meta.get("val")
        order = memory_order(value) if isinstance(value, torch.Tensor) else ()
        if node.op != "placeholder" or not order:
            return argument
        return permute(graph, argument, inverse(order))

    def _in_memory_order(self, graph: Graph, node: Node, order: Order) -> Node:
        return permute(graph, node, order) if order else node


class _Replay:
    """A graph of views, and of copies where the engine computes one result for two nodes."""

    def __init__(self, leaf: Callable[[Node], Output | None]) -> None:
        self.leaf = leaf
        """None for what is to be part of this graph: views and numbers."""
        self.graph = Graph()
        self.inputs: dict[Output, Node] = {}
        self.values: dict[Node, Node] = {}
        self.outputs: dict[Node, int] = {}

    def build(self, module: GraphModule) -> GraphModule | None:
        if not self.outputs:
            return None
        self.graph.output(tuple(self.outputs))
        return GraphModule(module, self.graph)

    def view(self, node: Node) -> FromReplay:
        return self._returned(self._value(node, self.values))

    def view_of(self, node: Node, base: Node, source: Output) -> FromReplay:
        """A view of `source`, which stands for `base`."""
        return self._returned(self._value(node, {base: self._input(source)}))

    def copy(self, node: Node, source: Output, op: Any, *args: Any) -> FromReplay:
        if node not in self.values:
            self.values[node] = self.graph.call_function(op, (self._input(source), *args))
        return self._returned(self.values[node])

    def _returned(self, value: Node) -> FromReplay:
        return FromReplay(self.outputs.setdefault(value, len(self.outputs)))

    def _value(self, node: Node, values: dict[Node, Node]) -> Node:
        if node not in values:
            match self.leaf(node):
                case None:
                    value = self.graph.node_copy(node, lambda source: self._value(source, values))
                case FromReplay():
                    value = self.values[node]
                case source:
                    value = self._input(source)
            values[node] = value
        return values[node]

    def _input(self, source: Output) -> Node:
        if source not in self.inputs:
            first_op = next((n for n in self.graph.nodes if n.op != "placeholder"), None)
            with self.graph.inserting_before(first_op) if first_op else nullcontext():
                self.inputs[source] = self.graph.placeholder(f"source_{len(self.inputs)}")
        return self.inputs[source]


def restrided(result: torch.Tensor, size: Sequence[int], stride: Sequence[int]) -> torch.Tensor:
    """A copy with strides that no dense tensor has."""
    copy = torch.empty_strided(size, stride, dtype=result.dtype)
    # Of elements in the same place, all equal, one is written.
    places = tuple(slice(None) if step else slice(1) for step in stride)
    copy[places].copy_(result[places])
    return copy


def _placeholder(graph: Graph, node: Node, value: Any) -> Node:
    copy = graph.placeholder(node.name)
    copy.meta = {**meta_of(node), "val": value}
    return copy
