# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes of an FX graph, and the examples that they carry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

aten = torch.ops.aten


def value_of(item: Any) -> Any:
    """The example that a node carries: a fake tensor, a number, or several. What is not a node is
    its own value."""
    return item.meta["val"] if isinstance(item, Node) else item


def values_of(items: Iterable[Any]) -> list[Any]:
    return [
        values_of(item) if isinstance(item, (list, tuple)) else value_of(item) for item in items
    ]


def tensors_of(node: Node) -> Iterator[torch.Tensor]:
    """The examples of a node that are tensors."""
    value = node.meta.get("val")
    for item in value if isinstance(value, (list, tuple)) else (value,):
        if isinstance(item, torch.Tensor):
            yield item


def is_symbolic(value: Any) -> bool:
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


def meta_of(node: Node) -> dict[str, Any]:
    """The metadata that later stages read: the example, where the node came from, and who computes
    it."""
    keys = ("val", "stack_trace", "nn_module_stack", "origin", "in_torch")
    return {key: node.meta[key] for key in keys if key in node.meta}


def name_origins(graph: Graph) -> None:
    """Gives each node of AOTAutograd's graph a name that stays with what passes make of it. What is
    inside a branch or a loop has the name of the branch or the loop."""
    for node in graph.nodes:
        node.meta["origin"] = node.name
        for source in node.all_input_nodes:
            inner = getattr(graph.owning_module, str(source.target), None)
            if source.op == "get_attr" and isinstance(inner, GraphModule):
                for part in (part for g in graphs_of(inner.graph) for part in g.nodes):
                    part.meta["origin"] = node.name


def origin_name(node: Node) -> str:
    """The name of the node of AOTAutograd's graph that this one was made of; empty if there is
    none."""
    return node.meta.get("origin", "")


def permute(graph: Graph, node: Node, order: Sequence[int]) -> Node:
    result = graph.call_function(aten.permute.default, (node, list(order)))
    result.meta = {**node.meta, "val": node.meta["val"].permute(order)}
    return result


def placeholders_of(graph: Graph) -> list[Node]:
    return graph.find_nodes(op="placeholder")


def inserting_behind_placeholders(graph: Graph) -> AbstractContextManager[Any]:
    """Within the context, new nodes stand behind the placeholders and before everything else."""
    first_op = next((node for node in graph.nodes if node.op != "placeholder"), None)
    return graph.inserting_before(first_op) if first_op else nullcontext()


def graphs_of(graph: Graph) -> Iterator[Graph]:
    """The graph, and those of its branches and loops."""
    yield graph
    for node in graph.find_nodes(op="get_attr"):
        inner = getattr(graph.owning_module, str(node.target), None)
        if isinstance(inner, GraphModule):
            yield from graphs_of(inner.graph)


def needed_for(nodes: Iterable[Node], until: Callable[[Node], bool] = lambda _: False) -> set[Node]:
    """The nodes, and all that they are computed from. The search stops at nodes for which `until`
    is true."""
    needed: set[Node] = set()
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if node not in needed:
            needed.add(node)
            if not until(node):
                pending.extend(node.all_input_nodes)
    return needed


def copy_graph(module: GraphModule) -> GraphModule:
    """A copy of a graph, with the same constants."""
    graph = Graph()
    copies: dict[Node, Node] = {}
    for node in module.graph.nodes:
        copies[node] = graph.node_copy(node, lambda source: copies[source])
        copies[node].meta = dict(node.meta)
    return GraphModule(module, graph)


def extract_function(graph: Graph, inputs: Sequence[Node], outputs: Sequence[Node]) -> GraphModule:
    """The function that computes `outputs` from `inputs`. It frees each value after its last
    use."""
    part = Graph()
    copies = {node: part.placeholder(node.name) for node in inputs}
    needed = needed_for(outputs, until=lambda node: node in copies)
    for node in graph.nodes:
        if node in needed and node not in copies:
            copies[node] = part.node_copy(node, lambda source: copies[source])
    part.output(tuple(copies[node] for node in outputs))
    assert graph.owning_module is not None
    return GraphModule(graph.owning_module, part)
