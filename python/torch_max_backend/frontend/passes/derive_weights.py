# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes what depends on weights alone (casts, a normalised weight, gathered embeddings) with
torch, when the weights are bound, and again when one of them has changed.

Views of weights stay in the engine's graph, where they cost nothing; derived, they would cost
memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch.fx import Graph, GraphModule, Node

from ..graphs.aliases import memory_base, shares_memory
from ..graphs.folding import as_traced, is_foldable
from ..graphs.layout import Order
from ..graphs.nodes import (
    extract_function,
    inserting_behind_placeholders,
    meta_of,
    needed_for,
    origin_name,
    placeholders_of,
)
from ..graphs.torch_marks import supported_dtypes
from ..program import Argument, Program
from .round_operands import widens

aten = torch.ops.aten

# Strides count in eager's memory, which the engine's graph does not describe.
_BY_STRIDES = frozenset({aten.as_strided_copy.default, aten.as_strided_scatter.default})


@dataclass(frozen=True)
class Source:
    """What the function of a derivation takes: a constant of the graph or, if there is none, a
    weight."""

    constant: torch.Tensor | None
    order: Order


@dataclass(frozen=True)
class Derivation:
    function: GraphModule
    sources: Sequence[Source]

    def __call__(self, weights: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        """Takes the sources that are weights, as the caller has them."""
        remaining = iter(weights)
        values = [s.constant if s.constant is not None else next(remaining) for s in self.sources]
        with as_traced():
            ordered = [
                value.permute(source.order) if source.order else value
                for value, source in zip(values, self.sources, strict=True)
            ]
            return list(self.function(*ordered))


def derive_weights(program: Program) -> None:
    """Weights that only the derivation reads are no longer arguments of the graph."""
    graph = program.graph
    arguments = dict(zip(placeholders_of(graph), program.arguments, strict=True))
    known = find_known(program)
    staying = _find_staying(graph, known)
    read = [node for node in known if node not in staying and staying & {*node.users}]
    if not read:
        return
    needed = needed_for(read)
    sources = [node for node in arguments if node in needed]
    taken = [arguments[source] for source in sources]
    from_sources = [Source(argument.constant, argument.order) for argument in taken]
    program.derivation = Derivation(_function(graph, sources, read), from_sources)
    program.derived_from = [argument.position for argument in taken if argument.constant is None]
    for number, node in enumerate(read):
        value = node.meta["val"].new_empty(node.meta["val"].shape)
        with inserting_behind_placeholders(graph):
            weight = graph.placeholder(f"derived_{number}")
        weight.meta = {**meta_of(node), "val": value, "in_torch": False}
        arguments[weight] = Argument(value, is_weight=True, derived=number)
        for user in staying & {*node.users}:
            user.replace_input_with(node, weight)
    derived: set[str] = set()
    for node in reversed([*sources, *known]):
        if not node.users:
            graph.erase_node(node)
            arguments.pop(node, None)
            derived.add(origin_name(node))
    # Not a part of each call any more.
    program.in_torch = [problem for problem in program.in_torch if problem.node not in derived]
    program.arguments = list(arguments.values())


def find_known(program: Program) -> dict[Node, bool]:
    """The ops that read weights and constants only, in the order of the graph, and whether they
    read a weight. What the graph returns is not among them, because each call returns a new
    tensor."""
    graph = program.graph
    returned = {memory_base(node) for node in graph.output_node().all_input_nodes}
    reads_weight = dict.fromkeys(graph.find_nodes(op="get_attr"), False)
    placeholders = placeholders_of(graph)
    for node, argument in zip(placeholders, program.arguments, strict=True):
        if argument.is_weight:
            reads_weight[node] = argument.constant is None
    known: dict[Node, bool] = {}
    for node in graph.nodes:
        if (
            is_foldable(node)
            and node not in returned
            and node.target not in _BY_STRIDES
            and all(source in reads_weight for source in node.all_input_nodes)
        ):
            known[node] = any(reads_weight[source] for source in node.all_input_nodes)
            reads_weight[node] = known[node]
    return known


def _find_staying(graph: Graph, known: dict[Node, bool]) -> set[Node]:
    """The nodes that the engine computes: those that are not known, and the known ones that they
    read and that cannot be derived weights."""
    staying: set[Node] = set()
    for node in reversed(graph.nodes):
        if node not in known or (
            staying & {*node.users} and not (known[node] and _can_be_weight(node))
        ):
            staying.add(node)
    return staying


def _can_be_weight(node: Node) -> bool:
    """A view stays in the graph, unless it is a view of a dtype that the engine lacks."""
    value = node.meta["val"]
    if widens(node):
        return False
    if not isinstance(value, torch.Tensor) or value.dtype not in supported_dtypes():
        return False
    if not shares_memory(node) and node.target is not aten._to_copy.default:
        return True
    source = node.all_input_nodes[0].meta["val"]
    if not isinstance(source, torch.Tensor):
        return False
    is_cast = node.target is aten._to_copy.default and source.dtype != value.dtype
    return is_cast or source.dtype not in supported_dtypes()


def _function(graph: Graph, sources: Sequence[Node], results: Sequence[Node]) -> GraphModule:
    function = extract_function(graph, sources, results)
    for node in function.graph.nodes:
        # Copies that only make a tensor contiguous are not in the engine's graph.
        if node.target in (aten.view.default, aten._unsafe_view.default):
            node.target = aten.reshape.default
    function.recompile()
    return function
