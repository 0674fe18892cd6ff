# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The nodes of a graph that hold sizes."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Node, Proxy

from .nodes import meta_of, values_of
from .symbols import NotASizeExpressionError, SizeConverter, expression_key

aten = torch.ops.aten


class SizeNodes(SizeConverter[Any]):
    """Knows the sizes of all nodes that it was told of."""

    def __init__(self) -> None:
        self.held: dict[Any, tuple[Node, int | None]] = {}
        """The node that holds a size: in a dimension, or as a number (None)."""

    def add(self, node: Node) -> None:
        value = node.meta.get("val")
        if isinstance(value, torch.SymInt):
            self.held.setdefault(expression_key(value), (node, None))
        elif isinstance(value, torch.Tensor):
            for dim, size in enumerate(value.shape):
                if isinstance(size, torch.SymInt):
                    self.held.setdefault(expression_key(size), (node, dim))

    def find(self, key: Any) -> Node:
        """The number for a key of `held`; a new node, where the graph inserts, if it is a
        dimension."""
        node, dim = self.held[key]
        if dim is None:
            return node
        number = node.graph.call_function(aten.sym_size.int, (node, dim))
        number.meta = {**meta_of(node), "val": node.meta["val"].shape[dim]}
        self.held[key] = number, None
        return number

    def compute(self, size: torch.SymInt) -> Node | int:
        """The number for a size that is made of known ones, with new nodes where it takes some."""
        if (key := expression_key(size)) in self.held:
            return self.find(key)
        number = self.express(size)
        if not isinstance(number, Proxy):
            return int(number)
        _fill_in_value(number.node)
        return number.node

    def constant(self, value: int) -> int:
        return value

    def symbol(self, key: Any) -> Proxy:
        if key not in self.held:
            raise NotASizeExpressionError
        # Arithmetic with it makes nodes.
        return Proxy(self.find(key))


def _fill_in_value(node: Node) -> None:
    if "val" not in node.meta:
        for source in node.all_input_nodes:
            _fill_in_value(source)
        assert callable(node.target)
        node.meta["val"] = node.target(*values_of(node.args))
