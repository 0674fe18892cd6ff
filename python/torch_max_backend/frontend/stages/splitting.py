# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a graph of each stage.

A stage takes what it reads of the call's arguments and of earlier stages, and returns what later
stages and the caller read of it. What costs nothing is part of each stage that reads it: numbers
that are made of sizes, views of arguments, and what depends on weights alone. Each stage is
compiled like a graph of its own, except that the engine writes into no argument: a later stage may
raise, and then arguments must be as they were.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from ...torch_compat.symbols import Number, expression_of
from ..graphs.aliases import is_view, memory_base
from ..graphs.folding import is_foldable
from ..graphs.nodes import (
    extract_function,
    inserting_behind_placeholders,
    is_symbolic,
    needed_for,
    placeholders_of,
)
from ..graphs.symbols import SizeFormula, SizeSource
from ..graphs.torch_marks import has_effects
from ..program import Literal, Roles
from .chain import Chain, Checks, Promise, Stage, StageCall
from .levels import Levels, find_levels

aten = torch.ops.aten


def split_into_stages(
    module: GraphModule,
    roles: Roles,
    torch_ops: frozenset[str],
    refused: Mapping[str, str],
    only_chosen: bool,
) -> Chain | None:
    """None if the graph is one stage. With `only_chosen`, also if torch computes an op that the
    user has not chosen."""
    levels = find_levels(module.graph, torch_ops, refused, only_chosen)
    if levels is None:
        return None
    try:
        return _Splitter(module, roles, levels).run()
    except _CannotSplitError:
        # Then torch computes what depends on sizes that only it knows.
        return None


class _CannotSplitError(Exception):
    """A stage needs a value that no earlier one can hand over."""


class _Splitter:
    def __init__(self, module: GraphModule, roles: Roles, levels: Levels) -> None:
        self.module = module
        self.roles = roles
        self.levels = levels
        self.homes = _find_homes(module.graph)
        self.arguments = {node: i for i, node in enumerate(placeholders_of(module.graph))}
        self.returned = _returned_by(module.graph)
        nodes = [item for item in self.returned if isinstance(item, Node)]
        self.results: set[Node] = set(nodes) - self.arguments.keys()
        """What the caller or later stages read of the nodes that stages compute."""
        visible = len(self.returned) if roles.visible is None else roles.visible
        self.seen = {
            item
            for position, item in enumerate(self.returned[:visible])
            if isinstance(item, Node) and position not in roles.regenerated
        }
        """Those of them whose memory and strides have to be eager's."""
        self.regenerated = {self.returned[i] for i in roles.regenerated} - {None}
        self.repeated = self._find_repeated(module.graph, set(map(memory_base, nodes)))
        """What each stage that reads it has for itself."""

    def run(self) -> Chain:
        # Later stages first: they say what the earlier ones have to return.
        drafts = [_Draft(self, level) for level in reversed(range(self.levels.last + 1))][::-1]
        slots = dict(self.arguments)
        for draft in drafts:
            for node in draft.results:
                slots[node] = len(slots)
        sizes = SizeSource([node.meta["val"] for node in slots])
        outputs = [slots[o] if isinstance(o, Node) else Literal(o) for o in self.returned]
        # A slot is dropped after its last use, which the last stages tell first.
        kept = {output for output in outputs if isinstance(output, int)}
        stages = []
        for draft in reversed(drafts):
            stage = draft.finish(slots, sizes, kept)
            kept.update(stage.call.dropped)
            stages.append(stage)
        return Chain(stages[::-1], outputs)

    def _find_repeated(self, graph: Graph, returned: set[Node]) -> set[Node]:
        """Views of arguments, and what torch computes once, when weights are bound. Memory that the
        caller sees is there once."""
        fixed = {node for node, i in self.arguments.items() if i in self.roles.weights}
        fixed.update(graph.find_nodes(op="get_attr"))
        repeated: set[Node] = set()
        for node in graph.nodes:
            sources = node.all_input_nodes
            if is_foldable(node) and fixed.issuperset(sources) and node not in returned:
                fixed.add(node)
                repeated.add(node)
            elif is_view(node) and (self.arguments.keys() | repeated).issuperset(sources):
                repeated.add(node)
        return repeated

    def hand_over(self, node: Node) -> None:
        """Lets the stage of a node return it to later stages, which may return views of it."""
        if node in self.arguments:
            return
        if not isinstance(node.meta.get("val"), torch.Tensor) and not _is_number(node):
            raise _CannotSplitError
        self.results.add(node)
        self.seen.add(node)

    def home_of(self, symbol: Any, level: int) -> tuple[Node, Number] | None:
        """A node that has the symbol as a size or is that number, and is there before the stage
        starts; best one that is handed over anyway. And the number."""
        homes = [
            (node, number)
            for node, number in self.homes.get(symbol, ())
            if node in self.arguments or self.levels.of[node] < level
        ]
        for group in (self.arguments, self.results, self.levels.cuts):
            for home in homes:
                if home[0] in group:
                    return home
        return homes[0] if homes else None


class _Draft:
    """A stage whose results have no slots yet."""

    def __init__(self, splitter: _Splitter, level: int) -> None:
        self.splitter = splitter
        self.level = level
        self.graph = Graph()
        self.values: dict[Node, Node] = {}
        """The nodes of the stage's graph, by those of the whole one."""
        self.inputs: list[Node | Number] = []
        """What the arguments of the stage are in the whole graph."""
        self.conditions: list[Node] = []
        """What is asserted when the stage starts, and with which messages."""
        self.messages: list[str] = []
        self.read_by_checks: dict[Node, None] = {}
        """What the conditions are computed from, in the order of the graph."""
        nodes = splitter.module.graph.nodes
        for node in nodes:
            if (
                node.op == "call_function"
                and node not in splitter.repeated
                and splitter.levels.of[node] == level
                and not self._is_check(node)
            ):
                self._copy(node)
        computed = [n for n in nodes if n in splitter.results and splitter.levels.of[n] == level]
        seen = [node for node in computed if node in splitter.seen]
        unseen = [node for node in computed if node not in splitter.seen]
        again = [node for node in unseen if node in splitter.regenerated]
        hidden = [node for node in unseen if node not in splitter.regenerated]
        self.results = [*seen, *again, *hidden]
        self.graph.output(tuple(self._value(node) for node in self.results))
        self._bind_symbols()
        weights = splitter.roles.weights
        positions = [
            splitter.arguments.get(i) if isinstance(i, Node) else None for i in self.inputs
        ]
        self.roles = Roles(
            weights=frozenset(i for i, position in enumerate(positions) if position in weights),
            regenerated=frozenset(range(len(seen), len(seen) + len(again))),
            visible=len(seen) + len(again),
        )

    def finish(self, slots: Mapping[Node, int], sizes: SizeSource, kept: set[int]) -> Stage:
        """`kept`: the slots that are read later."""
        module = self.splitter.module
        inputs = [
            slots[item] if isinstance(item, Node) else sizes.formula(item) for item in self.inputs
        ]
        promises = list(self._promises(slots, sizes))
        checks = None
        if self.conditions:
            conditions = extract_function(module.graph, list(self.read_by_checks), self.conditions)
            checks = Checks(conditions, [slots[n] for n in self.read_by_checks], self.messages)
        read = {slots[node] for node in self.read_by_checks}
        read.update(item for item in inputs if isinstance(item, int))
        read.update(promise.slot for promise in promises)
        for item in (*inputs, *(size for promise in promises for size in promise.sizes)):
            if isinstance(item, SizeFormula):
                read.update(slot for _, slot, _ in item.places)
        if self.level == 0:
            read.update(self.splitter.arguments.values())
        graph = GraphModule(module, self.graph)
        call = StageCall(inputs, promises, checks, dropped=sorted(read - kept))
        return Stage(graph, self.roles, call)

    def _promises(self, slots: Mapping[Node, int], sizes: SizeSource) -> Iterator[Promise]:
        """About the results that the stage before ended with."""
        levels = self.splitter.levels
        for node, slot in slots.items():
            value: Any = node.meta["val"]
            if (
                node in levels.cuts
                and levels.of[node] == self.level - 1
                and isinstance(value, torch.Tensor)
                and all(isinstance(size, int) or sizes.knows(size) for size in value.shape)
            ):
                shape: Sequence[Any] = value.shape
                promised = [n if isinstance(n, int) else sizes.formula(n) for n in shape]
                yield Promise(slot, value.dtype, promised)

    # Assertions.

    def _is_check(self, node: Node) -> bool:
        """Whether the node asserts something about sizes that are known when the stage starts. The
        graph of the stage would not check these, as it is compiled for all sizes of arguments."""
        condition = node.args[0] if node.args else None
        if node.target is not aten._assert_scalar.default or not isinstance(condition, Node):
            return False
        leaves = needed_for([condition], until=self._is_leaf)
        leaves = {leaf for leaf in leaves if self._is_leaf(leaf) and leaf.op != "get_attr"}
        of = self.splitter.levels.of
        if self.level == 0 or any(of[n] >= self.level for n in leaves if n.op != "placeholder"):
            return False
        for leaf in sorted(leaves):
            self.splitter.hand_over(leaf)
            self.read_by_checks[leaf] = None
        self.conditions.append(condition)
        self.messages.append(str(node.args[1]))
        return True

    def _is_leaf(self, node: Node) -> bool:
        """What a condition is computed from: arguments, tensors, numbers of earlier stages."""
        return node.op == "placeholder" or not _is_number(node) or node in self.splitter.levels.cuts

    # The graph.

    def _copy(self, node: Node) -> None:
        copy = self.graph.node_copy(node, self._value)
        copy.meta = dict(node.meta)
        self.values[node] = copy

    def _value(self, node: Node) -> Node:
        if node not in self.values:
            value: Any = node.meta.get("val")
            if node.op == "get_attr" or node in self.splitter.repeated:
                self._copy(node)
            elif node.op == "placeholder" or isinstance(value, torch.Tensor):
                self.splitter.hand_over(node)
                self._take(node, node.name, node.meta)
            elif is_symbolic(value) and self._is_known(value):
                self.values[node] = self._take(value, node.name, node.meta)
            elif _is_number(node) and not has_effects(node.target):
                # Made of a tensor's elements.
                self._copy(node)
            else:
                raise _CannotSplitError
        return self.values[node]

    def _take(self, source: Node | Number, name: str, meta: Mapping[str, Any]) -> Node:
        """A new argument of the stage."""
        self.inputs.append(source)
        with inserting_behind_placeholders(self.graph):
            placeholder = self.graph.placeholder(name)
        placeholder.meta = dict(meta)
        if isinstance(source, Node):
            self.values[source] = placeholder
        return placeholder

    def _is_known(self, number: Number) -> bool:
        """Whether the number is made of sizes that are known when the stage starts."""
        symbols = expression_of(number).free_symbols
        homes = [home for s in symbols if (home := self.splitter.home_of(s, self.level))]
        if len(homes) < len(symbols):
            return False
        for node, _ in homes:
            self.splitter.hand_over(node)
        return True

    def _bind_symbols(self) -> None:
        """Takes the symbols in the sizes of arguments that no argument has as such."""
        values = [node.meta["val"] for node in placeholders_of(self.graph)]
        bound = {symbol for value in values for symbol, _ in _plain_symbols(value)}
        for source, value in zip(list(self.inputs), values, strict=True):
            shape, layout = _free_symbols(value)
            for symbol in sorted((shape | layout) - bound, key=str):
                home = self.splitter.home_of(symbol, self.level)
                if home is not None:
                    node, number = home
                    self.splitter.hand_over(node)
                    self._take(number, f"symbol_{symbol}", {"val": number})
                    bound.add(symbol)
                elif symbol in shape and source not in self.splitter.arguments:
                    raise _CannotSplitError


def _returned_by(graph: Graph) -> list[Any]:
    (returned,) = graph.output_node().args
    assert isinstance(returned, Sequence)
    return list(returned)


def _is_number(node: Node) -> bool:
    value = node.meta.get("val")
    return is_symbolic(value) or isinstance(value, (int, float))


def _find_homes(graph: Graph) -> dict[Any, list[tuple[Node, Number]]]:
    """For each symbol the nodes that have it as a size or are that number, and the number."""
    homes: dict[Any, list[tuple[Node, Number]]] = {}
    for node in graph.nodes:
        for symbol, number in _plain_symbols(node.meta.get("val")):
            homes.setdefault(symbol, []).append((node, number))
    return homes


def _plain_symbols(value: Any) -> list[tuple[Any, Number]]:
    """The sizes of a tensor that are symbols, or the number if it is one."""
    numbers = value.shape if isinstance(value, torch.Tensor) else [value]
    symbolic = [n for n in numbers if isinstance(n, (torch.SymInt, torch.SymFloat))]
    return [(expression_of(n), n) for n in symbolic if expression_of(n).is_Symbol]


def _free_symbols(value: Any) -> tuple[set[Any], set[Any]]:
    """Of the sizes of a tensor, or of a number; of the strides and the offset of a tensor."""
    is_tensor = isinstance(value, torch.Tensor) and value.layout is torch.strided
    layout = [*value.stride(), value.storage_offset()] if is_tensor else []
    shape = value.shape if isinstance(value, torch.Tensor) else [value]

    def symbols(numbers: Sequence[Any]) -> set[Any]:
        return {s for n in numbers if is_symbolic(n) for s in expression_of(n).free_symbols}

    return symbols(shape), symbols(layout)
