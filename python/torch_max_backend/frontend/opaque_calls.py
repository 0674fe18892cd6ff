# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes that the compiler does not look into.

Such a node calls an `OpaqueCall`. Its arguments are tensors, then the dynamic sizes of its results,
in order. Its example is a tuple of tensors, which `operator.getitem` reads. The importer writes it
as an op of the torch dialect, whose lowering is in lib/Conversion/TorchToMax/OpaqueCalls.cpp.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.fx import Graph, Node

from .prologue import Call


class OpaqueCall:
    """The target of a node."""

    # FX prints a target by these.
    __module__ = "torch_max_backend"

    def __init__(
        self, op: str, attributes: Mapping[str, int | str], replaced: Call | None = None
    ) -> None:
        self.op = op
        """The op of the torch dialect."""
        self.attributes = attributes
        self.replaced = replaced
        """What computes the same in torch, from the arguments of the node."""
        self.__name__ = self.__qualname__ = op

    def __call__(self, *_: Any) -> Any:
        raise NotImplementedError(f"{self.op} is called by the engine only")


def insert_call(
    graph: Graph,
    call: OpaqueCall,
    tensors: Sequence[Node],
    results: Sequence[torch.Tensor],
    size_of: Callable[[Any], Node | int],
    meta: Mapping[str, Any],
) -> list[Node]:
    """Inserts a call where the graph inserts; its results, of which `results` are the examples.
    `size_of` gives the node for a dynamic size."""
    sizes = [size_of(s) for r in results for s in r.shape if isinstance(s, torch.SymInt)]
    node = graph.call_function(call, (*tensors, *sizes))
    node.meta = {**meta, "val": tuple(results)}
    parts = []
    for index, result in enumerate(results):
        part = graph.call_function(operator.getitem, (node, index))
        part.meta = {**meta, "val": result}
        parts.append(part)
    return parts
