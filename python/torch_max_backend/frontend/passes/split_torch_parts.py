# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a graph into what the engine computes and what torch computes around it.

The engine's part returns computed tensors, each once. All other outputs (None, numbers, sizes,
inputs, views and copies of inputs) are put together in Python. What torch computes from inputs, it
computes before the engine runs, because the engine may write into them. Views of what the engine
computes are made afterwards, so that they share memory as in eager.

Ops that are marked for torch run before the engine if they need nothing of it, and after it if it
needs nothing of them. Those in between stay in the engine's graph, for `group_torch_ops`.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from ...torch_compat.ops import is_graph_op, is_op
from ..graphs.aliases import ALIASES, COPIES, is_view, memory_base, origin, shares_memory
from ..graphs.folding import as_traced, is_foldable
from ..graphs.layout import Order, inverse, is_static, memory_order, placement
from ..graphs.nodes import (
    inserting_behind_placeholders,
    is_symbolic,
    meta_of,
    needed_for,
    permute,
    placeholders_of,
)
from ..graphs.strided_views import EMITTERS, rewrite_branches
from ..graphs.symbols import SizeSource
from ..graphs.torch_marks import has_effects, in_torch, supported_dtypes
from ..program import (
    Argument,
    FromEngine,
    FromInput,
    FromTorchAfter,
    FromTorchBefore,
    Literal,
    Output,
    Program,
    Result,
)

aten = torch.ops.aten

# A constant with no more elements than this is written into the graph, where it can be folded.
_LARGEST_LITERAL = 8
# torch-mlir has no literals of these.
_NEVER_LITERAL = frozenset({torch.bool, torch.bfloat16})


def split_torch_parts(program: Program) -> None:
    _Splitter(program).run()


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool))


class _Splitter:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.module = program.module
        self.roles = roles = program.roles
        nodes = list(program.graph.nodes)
        self.positions = {node: i for i, node in enumerate(placeholders_of(program.graph))}
        self.sizes = SizeSource([node.meta["val"] for node in self.positions])
        self.without_engine = self._find_without_engine(nodes)
        self.after_engine = self._find_after_engine(nodes)
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
        self.after = _TorchAfter(self._leaf)

    def run(self) -> None:
        # Ops with effects run in the order of the program, whether their results are used or not.
        for node in self.module.graph.nodes:
            if node in self.after_engine and has_effects(node.target):
                self.after.compute(node)
            elif node in self.without_engine and in_torch(node) and has_effects(node.target):
                self.torch_outputs.setdefault(node, len(self.torch_outputs))
        outputs = [self._output(i, item) for i, item in enumerate(self.returned)]
        program = self.program
        program.outputs = outputs
        program.updates = self._stores(outputs)
        program.graph = self._build_engine_graph()
        program.torch_before = self._build_torch_before(list(self.torch_outputs))
        program.torch_after = self.after.build(self.module)
        program.after_inputs = list(self.after.inputs)
        program.arguments = self.arguments
        program.results = self.results

    def _find_without_engine(self, nodes: Sequence[Node]) -> set[Node]:
        """The nodes that need no engine: inputs, constants, numbers, views and copies of those, and
        what torch computes from them."""
        found: set[Node] = set()
        of_weights = {node for node, i in self.positions.items() if i in self.roles.weights}
        is_first = True
        for node in nodes:
            sources = node.all_input_nodes
            if node.op == "call_function" and in_torch(node):
                if sources and of_weights.issuperset(sources) and is_foldable(node):
                    # Computed once, when weights are bound.
                    of_weights.add(node)
                elif found.issuperset(sources) and (is_first or not has_effects(node.target)):
                    found.add(node)
                elif has_effects(node.target):
                    # Later ones come after it.
                    is_first = False
            elif node.op in ("placeholder", "get_attr") or (
                node.op == "call_function"
                and found.issuperset(sources)
                and (is_view(node) or node.target in COPIES or _is_number(node.meta.get("val")))
            ):
                found.add(node)
                if sources and of_weights.issuperset(sources):
                    of_weights.add(node)
        return found

    def _find_after_engine(self, nodes: Sequence[Node]) -> set[Node]:
        """The ops for torch whose results the engine does not need."""
        found: set[Node] = set()
        is_last = True
        for node in reversed(nodes):
            if node.op != "call_function" or node in self.without_engine:
                continue
            is_unused = all(user.op == "output" or user in found for user in node.users)
            if in_torch(node):
                if is_unused and (is_last or not has_effects(node.target)):
                    found.add(node)
                elif has_effects(node.target):
                    # Earlier ones come before it.
                    is_last = False
            elif is_unused and (shares_memory(node) or _is_number(node.meta.get("val"))):
                found.add(node)
        # One of several results is where the others are.
        parts = {n for n in found if n.target is operator.getitem and n.args[0] not in found}
        return {node for node in found - parts if in_torch(node)}

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
        if item in self.without_engine:
            return self._torch_leaf(item)
        if item in self.after_engine or _is_number(item.meta.get("val")):
            return self.after.view(item)
        if position in self.roles.regenerated and (update := self._update_behind(item)):
            # The caller sees the update through the argument itself.
            argument = FromInput(self.updates[update])
            return argument if item is update else self.after.view_of(item, update, argument)
        # AOTAutograd copies the values of an update, so its memory is not seen.
        is_seen = len(self.roles.updated) <= position < self.visible
        base = memory_base(item)
        if item is not base and (
            (position < self.visible and len(self.sharing.get(base, ())) > 1)
            or (is_seen and placement(item.meta["val"]) is None)
        ):
            return self.after.view(item)
        return self._memory(item, is_seen)

    def _update_behind(self, node: Node) -> Node | None:
        while node not in self.updates and shares_memory(node):
            node = node.all_input_nodes[0]
        return node if node in self.updates else None

    def _leaf(self, node: Node) -> Output | None:
        """What a view is made of. None for a view, for a number that the engine computes, and for
        what torch computes after the engine."""
        if node in self.without_engine:
            return self._torch_leaf(node)
        if node in self.after_engine:
            return None
        if not in_torch(node) and (shares_memory(node) or _is_number(node.meta.get("val"))):
            return None
        return self._memory(node)

    def _torch_leaf(self, node: Node) -> Output:
        if node.op == "placeholder":
            return FromInput(self.positions[node])
        return FromTorchBefore(self.torch_outputs.setdefault(node, len(self.torch_outputs)))

    def _memory(self, node: Node, is_seen: bool = True) -> Output:
        """A result of the engine, or a copy of it if it lies in the memory of another node."""
        if in_torch(node):
            number = self.numbers.setdefault((node, ()), len(self.results))
            if number == len(self.results):
                # Torch's own tensor.
                self.results.append(Result((), ()))
                self.owners[number] = node
            return FromEngine(number)
        value, base = node.meta["val"], memory_base(node)
        order, place = memory_order(value), placement(value)
        number = self.numbers.setdefault((origin(node), order), len(self.results))
        if number == len(self.results):
            self.results.append(Result(order, place or order or tuple(range(value.dim()))))
            self.owners[number] = base
        result = FromEngine(number)
        if is_seen and place != self.results[number].placement and is_static(value):
            return self.after.copy(node, result, restrided, value.shape, value.stride())
        if base is not self.owners[number]:
            return self.after.copy(node, result, aten.clone.default)
        return result

    def _stores(self, outputs: Sequence[Output]) -> dict[int, int]:
        """`Program.updates`. Leaves out results with another use, and results in another order than
        the argument, which would have to be permuted. None if torch reads arguments while the
        engine runs or later."""
        if any(
            in_torch(node) and node not in self.without_engine for node in self.module.graph.nodes
        ):
            return {}
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

    def _build_torch_before(self, outputs: Sequence[Node]) -> GraphModule | None:
        if not outputs:
            return None
        graph = Graph()
        copies: dict[Node, Node] = {}
        needed = needed_for(outputs)
        for node in self.module.graph.nodes:
            if node.op == "placeholder" or node in needed:
                copies[node] = graph.node_copy(node, lambda source: copies[source])
                hide_from_autograd(copies[node], node)
        graph.output(tuple(copies[node] for node in outputs))
        return GraphModule(self.module, graph)

    def _build_engine_graph(self) -> Graph:
        graph = Graph()
        # The importer reads literals from the owning module.
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
            elif node in self.without_engine and in_torch(node):
                values[node] = self._from_torch(graph, node)
            elif self._is_known_number(node):
                values[node] = self._number(graph, node)
        # In a graph, all placeholders stand before the first op.
        for node in list(values):
            values[node] = self._in_logical_order(graph, node, values[node])
        for node in self.module.graph.nodes:
            if node not in needed or node in values:
                continue
            if in_torch(node):
                pass
            elif node.op == "call_function" and node.target in ALIASES | COPIES:
                values[node] = values[node.args[0]]
                continue
            elif node.target in EMITTERS:
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
            order = _order_for_engine(value)
            value = value.permute(order) if order else value
            is_weight = position in self.roles.weights
            self.arguments.append(Argument(value, position, order, is_weight=is_weight))
        return _placeholder(graph, node, value)

    def _from_torch(self, graph: Graph, node: Node) -> Node:
        """An argument that torch computes before the engine runs."""
        passed_on = self.program.passed_on
        position = len(self.positions) + len(passed_on)
        passed_on.append(self.torch_outputs.setdefault(node, len(self.torch_outputs)))
        value = node.meta["val"]
        order = _order_for_engine(value) if isinstance(value, torch.Tensor) else ()
        value = value.permute(order) if order else value
        self.arguments.append(Argument(value, position, order))
        return _placeholder(graph, node, value)

    def _number(self, graph: Graph, node: Node) -> Any:
        """A number that is made of sizes becomes an argument. The compiler is told the expression
        that it holds, not the ops that compute it."""
        value = node.meta["val"]
        if not isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)):
            return value
        self.arguments.append(Argument(value))
        return _placeholder(graph, node, value)

    def _needed_for_engine(self) -> set[Node]:
        """Stops at symbolic numbers and at what torch computes before, which become arguments."""
        inside = (
            node
            for node in self.module.graph.nodes
            if in_torch(node)
            and has_effects(node.target)
            and node not in self.without_engine | self.after_engine
        )
        return needed_for(
            (*(node for node, _ in self.numbers), *inside),
            until=lambda node: (
                (node in self.without_engine and in_torch(node)) or self._is_known_number(node)
            ),
        )

    def _is_known_number(self, node: Node) -> bool:
        """Whether it is a number that is known before the engine runs."""
        value: Any = node.meta.get("val")
        return _is_number(value) and (
            node in self.without_engine or (is_symbolic(value) and self.sizes.knows(value))
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
        order = _order_for_engine(value) if isinstance(value, torch.Tensor) else ()
        if not order or not (node.op == "placeholder" or in_torch(node)):
            return argument
        return permute(graph, argument, inverse(order))

    def _in_memory_order(self, graph: Graph, node: Node, order: Order) -> Node:
        return permute(graph, node, order) if order else node


class _TorchAfter:
    """Builds `Program.torch_after`: views, and copies where the engine computes one result for two
    nodes."""

    def __init__(self, leaf: Callable[[Node], Output | None]) -> None:
        self.leaf = leaf
        """Returns None for what becomes part of this graph: views and numbers."""
        self.graph = Graph()
        self.inputs: dict[Output, Node] = {}
        self.values: dict[Node, Node] = {}
        self.outputs: dict[Node, int] = {}

    def build(self, module: GraphModule) -> GraphModule | None:
        if not self.outputs:
            return None
        self.graph.output(tuple(self.outputs))
        return GraphModule(module, self.graph)

    def compute(self, node: Node) -> None:
        """Computes the node now, whether an output needs it or not."""
        self._value(node, self.values)

    def view(self, node: Node) -> FromTorchAfter:
        return self._returned(self._value(node, self.values))

    def view_of(self, node: Node, base: Node, source: Output) -> FromTorchAfter:
        """A view of `source`, which stands for `base`."""
        return self._returned(self._value(node, {base: self._input(source)}))

    def copy(self, node: Node, source: Output, op: Any, *args: Any) -> FromTorchAfter:
        if node not in self.values:
            self.values[node] = self.graph.call_function(op, (self._input(source), *args))
        return self._returned(self.values[node])

    def _returned(self, value: Node) -> FromTorchAfter:
        return FromTorchAfter(self.outputs.setdefault(value, len(self.outputs)))

    def _value(self, node: Node, values: dict[Node, Node]) -> Node:
        if node not in values:
            match self.leaf(node):
                case None:
                    value = self.graph.node_copy(node, lambda source: self._value(source, values))
                    hide_from_autograd(value, node)
                case FromTorchAfter():
                    value = self.values[node]
                case source:
                    value = self._input(source)
            values[node] = value
        return values[node]

    def _input(self, source: Output) -> Node:
        if source not in self.inputs:
            with inserting_behind_placeholders(self.graph):
                self.inputs[source] = self.graph.placeholder(f"source_{len(self.inputs)}")
        return self.inputs[source]


def restrided(result: torch.Tensor, size: Sequence[int], stride: Sequence[int]) -> torch.Tensor:
    """A copy with strides that no dense tensor has."""
    copy = torch.empty_strided(size, stride, dtype=result.dtype)
    # Elements that share a place are equal, so it is enough to write one of them.
    places = tuple(slice(None) if step else slice(1) for step in stride)
    copy[places].copy_(result[places])
    return copy


def hide_from_autograd(copy: Node, node: Node) -> None:
    """Has a copy of the node, outside of the engine, called without autograd, which follows views
    only."""
    # Numbers are computed by Python functions.
    is_torch_op = is_op(node.target) or is_graph_op(node.target)
    if in_torch(node) and is_torch_op and not is_view(node):
        # The op is an argument, because a closure could not be pickled.
        copy.args = (node.target, *copy.args)  # type: ignore[arg-type]
        copy.target = call_as_traced


def call_as_traced(op: Any, /, *args: Any, **kwargs: Any) -> Any:
    with as_traced():
        return op(*args, **kwargs)


def _order_for_engine(value: torch.Tensor) -> Order:
    """The order in which the engine takes a tensor; empty for one that it cannot hold."""
    is_held = value.layout is torch.strided and value.dtype in supported_dtypes()
    return memory_order(value) if is_held else ()


def _placeholder(graph: Graph, node: Node, value: Any) -> Node:
    copy = graph.placeholder(node.name)
    copy.meta = {**meta_of(node), "val": value, "in_torch": False}
    return copy
