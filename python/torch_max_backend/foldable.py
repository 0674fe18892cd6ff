# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which nodes torch may compute ahead of a call, and the function that computes them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch._ops import OpOverload
from torch.fx import Graph, GraphModule, Node

from .randomness import random_ops

_NAMESPACES = frozenset({"aten", "prims"})


def is_foldable(node: Node) -> bool:
    """Whether the node gives the same tensors, of known sizes, whenever it is computed from the
    same operands."""
    if node.op != "call_function":
        return False
    if node.target is not operator.getitem and not _is_deterministic(node.target):
        return False
    value = node.meta.get("val")
    values = value if isinstance(value, (list, tuple)) else [value]
    return bool(values) and all(map(_is_plain, values))


def _is_deterministic(op: Any) -> bool:
    return (
        isinstance(op, OpOverload)
        and op.namespace in _NAMESPACES
        and not op._schema.is_mutable
        and op not in random_ops()
        and torch.Tag.nondeterministic_seeded not in op.tags
    )


def _is_plain(value: Any) -> bool:
    return (
        isinstance(value, torch.Tensor)
        and value.device.type == "cpu"
        and value.layout is torch.strided
        and all(isinstance(size, int) for size in value.shape)
    )


def part_of(graph: Graph, inputs: Sequence[Node], outputs: Sequence[Node]) -> GraphModule:
    """The function that computes `outputs` from `inputs`; it forgets each value after its last
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


def needed_for(nodes: Iterable[Node], until: Callable[[Node], bool] = lambda _: False) -> set[Node]:
    needed: set[Node] = set()
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if node not in needed:
            needed.add(node)
            if not until(node):
                pending.extend(node.all_input_nodes)
    return needed


@contextmanager
def as_traced() -> Iterator[None]:
    """Ops mean what they meant when the graph was traced, whatever the caller has switched on. The
    tensors count their versions, which those made under inference mode do not."""
    with torch.inference_mode(False), torch.no_grad(), torch.autocast("cpu", enabled=False):
        yield
