# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""In which stage each node of a graph is computed.

The engine allocates what an op of torch returns before it calls torch, so it has to know the sizes.
An op whose sizes depend on data is therefore the last one of its stage. To the next stage its
result is an argument, and its sizes are ordinary dynamic sizes.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Mapping
from typing import Any

from torch.fx import Graph, Node

from ...mapping import MAPPING_TORCH_ATEN_TO_MAX
from ...torch_compat.ops import OpOverload, printed_names
from ...torch_compat.symbols import expression_of
from ..graphs.aliases import COPIES, shares_memory
from ..graphs.nodes import is_symbolic, tensors_of
from ..graphs.torch_marks import foreign_tensor, has_effects
from ..passes.choose_torch_ops import CHOSEN, own_reason

# A later stage is compiled if the engine has at least so many ops in it that compute something.
# A single op gains nothing: the engine has nothing to fuse it with, and torch has it ready, while
# a compile takes seconds.
_FEWEST_OPS = 2


class Levels:
    """The stage of each node: the first one in which all that it reads is known. Effects keep the
    order of the program."""

    def __init__(self, graph: Graph, for_torch: set[Node], uncut: set[Node]) -> None:
        """`for_torch`: what torch computes whatever it reads. No stage ends with nodes of
        `uncut`."""
        self.of: dict[Node, int] = {}
        self.cuts: set[Node] = set()
        """What only later stages can read on the engine."""
        self.ops: Counter[int] = Counter()
        """How many ops the engine computes in a stage, without views and copies."""
        self._for_torch = for_torch
        self._uncut = uncut
        self._in_torch: set[Node] = set()
        self._known_from: dict[Any, int] = {}
        """The first stage to which a symbol is known before it starts."""
        self._last_effect = 0
        for node in graph.nodes:
            if node.op == "call_function":
                self._add(node)
            elif node.op != "output":
                self.of[node] = 0
                self._known_from.update(dict.fromkeys(symbols_of(node), 0))
        self.last = max(self.of.values(), default=0)

    def _add(self, node: Node) -> None:
        level = self.of[node] = self._level(node)
        for symbol in symbols_of(node):
            self._known_from.setdefault(symbol, level + 1)
        if self._is_torchs(node):
            self._in_torch.add(node)
            if self._ends_stage(node):
                self.cuts.add(node)
        elif _computes(node):
            self.ops[level] += 1

    def _level(self, node: Node) -> int:
        if node.target is operator.getitem:
            # One of several results is where the others are.
            return self.of[node.all_input_nodes[0]]
        level = max((self.of[s] + (s in self.cuts) for s in node.all_input_nodes), default=0)
        if has_effects(node.target):
            level = self._last_effect = max(level, self._last_effect)
        return level

    def _is_torchs(self, node: Node) -> bool:
        """As `choose_torch_ops` will decide."""
        value = node.meta.get("val")
        if is_symbolic(value) and self._knows_sizes(node):
            return False
        sources = [source for source in node.all_input_nodes if source in self._in_torch]
        if node.target is operator.getitem or is_symbolic(value) or value is None:
            return bool(sources)
        return node in self._for_torch or not all(
            self._knows_sizes(source, self.of[node]) for source in sources
        )

    def _ends_stage(self, node: Node) -> bool:
        if node.target is operator.getitem:
            return node.all_input_nodes[0] in self.cuts
        # What is in torch only because of its operands is followed by nothing else.
        is_own = node in self._for_torch or is_symbolic(node.meta.get("val"))
        return is_own and node not in self._uncut and not self._knows_sizes(node)

    def _knows_sizes(self, node: Node, level: int | None = None) -> bool:
        """Whether the sizes of a node are known before the stage starts: its own, or another."""
        level = self.of[node] if level is None else level
        return all(self._known_from[symbol] <= level for symbol in symbols_of(node))


def find_levels(
    graph: Graph, torch_ops: frozenset[str], refused: Mapping[str, str], only_chosen: bool
) -> Levels | None:
    """None if the graph is one stage. With `only_chosen`, also if torch computes an op that the
    user has not chosen."""
    if not _has_sizes_of_data(graph):
        return None
    reasons = {
        node: reason
        for node in graph.nodes
        if node.op == "call_function" and (reason := _reason(node, torch_ops, refused))
    }
    if not reasons or (only_chosen and not {CHOSEN}.issuperset(reasons.values())):
        return None
    uncut: set[Node] = set()
    while True:
        levels = Levels(graph, set(reasons), uncut)
        if levels.last == 0:
            return None
        later = range(1, levels.last + 1)
        short = next((level for level in later if levels.ops[level] < _FEWEST_OPS), None)
        if short is None:
            return levels
        uncut |= {node for node in levels.cuts if levels.of[node] == short - 1}


def symbols_of(node: Node) -> set[Any]:
    """The symbols in the sizes of a node's tensors, or in its number."""
    value = node.meta.get("val")
    parts: list[Any] = list(value) if isinstance(value, (list, tuple)) else [value]
    numbers = [size for tensor in tensors_of(node) for size in tensor.shape]
    return {
        symbol
        for number in (*parts, *numbers)
        if is_symbolic(number)
        for symbol in expression_of(number).free_symbols
    }


def _has_sizes_of_data(graph: Graph) -> bool:
    """Whether there are symbols that no argument has. Most graphs have none."""
    given: set[Any] = set()
    for node in graph.nodes:
        if node.op == "placeholder":
            given |= symbols_of(node)
        elif node.op == "call_function" and not symbols_of(node) <= given:
            return True
    return False


def _reason(node: Node, torch_ops: frozenset[str], refused: Mapping[str, str]) -> str:
    """Why torch computes the node whatever it reads; empty if it does not. The graph has not been
    through `map_ops` yet."""
    op: Any = node.target
    if op is operator.getitem or is_symbolic(node.meta.get("val")):
        return ""
    if (
        isinstance(op, OpOverload)
        and torch_ops.isdisjoint(printed_names(op))
        and MAPPING_TORCH_ATEN_TO_MAX.function_of(op) is not None
        and not foreign_tensor(node)
    ):
        return ""
    return own_reason(node, torch_ops, refused)


def _computes(node: Node) -> bool:
    return (
        any(True for _ in tensors_of(node))
        and node.target is not operator.getitem
        and not shares_memory(node)
        and node.target not in COPIES
    )
