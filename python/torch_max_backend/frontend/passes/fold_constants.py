# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes what depends on no argument (positions, masks, scales) once, with torch.

The engine would compile such ops in a separate run, only to execute them once. Constants take their
place. A constant whose values repeat along an axis is stored with size 1 there, and the graph
expands it.
"""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from ..graphs.aliases import memory_base, origin, shares_memory
from ..graphs.folding import as_traced, is_foldable
from ..graphs.nodes import extract_function, meta_of
from ..graphs.torch_marks import supported_dtypes
from ..program import Program

aten = torch.ops.aten

# No axis of a tensor with so few elements is worth an op that repeats it.
_SMALL = 8
_BITS = {1: torch.uint8, 2: torch.int16, 4: torch.int32, 8: torch.int64}


def fold_constants(program: Program) -> None:
    _Folder(program.module).run()


class _Folder:
    def __init__(self, module: GraphModule) -> None:
        self.module = module
        self.graph: Graph = module.graph
        self.constants = self._find_constants()
        self.values: dict[Node, torch.Tensor] = {}
        self.stand_ins: dict[Node, Node] = {}
        self.copies: dict[Node, Node] = {}
        self.count = 0

    def run(self) -> None:
        output = self.graph.output_node()
        read = [node for node in self.constants if self._readers(node)]
        returned = [node for node in output.all_input_nodes if node in self.constants]
        self._compute([*map(origin, read), *map(memory_base, returned)])
        for node in read:
            if origin(node) in self.values:
                stand_in = self._stand_in(origin(node))
                for reader in self._readers(node):
                    reader.replace_input_with(node, stand_in)
        for node in returned:
            if memory_base(node) in self.values:
                output.replace_input_with(node, self._copy(node))
        for node in reversed(self.constants):
            if not node.users:
                self.graph.erase_node(node)

    def _find_constants(self) -> dict[Node, None]:
        """In the order of the graph."""
        constants: dict[Node, None] = {}
        for node in self.graph.nodes:
            if node.op == "get_attr":
                assert isinstance(node.target, str)
                attribute = operator.attrgetter(node.target)(self.module)
                is_constant = isinstance(attribute, torch.Tensor)
            else:
                sources = node.all_input_nodes
                is_constant = is_foldable(node) and all(s in constants for s in sources)
            if is_constant:
                constants[node] = None
        return constants

    def _readers(self, node: Node) -> list[Node]:
        """The ops that read it and are computed by each call."""
        return [user for user in node.users if user not in self.constants and user.op != "output"]

    def _compute(self, nodes: list[Node]) -> None:
        wanted = [node for node in dict.fromkeys(nodes) if _is_worth_it(node)]
        try:
            with as_traced():
                values = extract_function(self.graph, [], wanted)()
        except RuntimeError:
            # A later check reports the op that torch cannot compute, with the user's line.
            return
        self.values = dict(zip(wanted, values, strict=True))

    def _stand_in(self, node: Node) -> Node:
        """What the ops of the new graph read."""
        if node not in self.stand_ins:
            value = self.values[node]
            kept = _without_repetition(value)
            with self.graph.inserting_before(node):
                if _is_one_number(kept):
                    stand_in = self._full(node, kept)
                else:
                    stand_in = self._constant(node, kept)
                    if kept.shape != value.shape:
                        sizes = list(value.shape)
                        stand_in = self._call(node, aten.expand.default, stand_in, sizes)
            self.stand_ins[node] = stand_in
        return self.stand_ins[node]

    def _copy(self, node: Node) -> Node:
        """What the new graph returns. Each call makes its own, as the caller may write into it."""
        if node not in self.copies:
            with self.graph.inserting_before(self.graph.output_node()):
                if shares_memory(node):
                    copy = self.graph.node_copy(node, self._copy)
                elif _is_one_number(_without_repetition(self.values[node])):
                    copy = self._full(node, self.values[node])
                else:
                    constant = self._constant(node, self.values[node])
                    copy = self._call(node, aten.clone.default, constant)
            self.copies[node] = copy
        return self.copies[node]

    def _constant(self, node: Node, value: torch.Tensor) -> Node:
        name = f"_constant_{self.count}"
        self.count += 1
        # A copy: a view would keep the whole of a larger tensor in memory.
        self.module.register_buffer(name, value.clone())
        constant = self.graph.get_attr(name)
        constant.meta = {**meta_of(node), "val": node.meta["val"].new_empty(value.shape)}
        return constant

    def _full(self, node: Node, value: torch.Tensor) -> Node:
        number = value.flatten()[0].item() if value.numel() else 0
        sizes = list(node.meta["val"].shape)
        return self._call(node, aten.full.default, sizes, number, dtype=value.dtype)

    def _call(self, node: Node, op: Any, *args: Any, **kwargs: Any) -> Node:
        call = self.graph.call_function(op, args, kwargs)
        call.meta = meta_of(node)
        return call


def _is_worth_it(node: Node) -> bool:
    """False for a `full`, which is as small as a constant."""
    if node.op == "get_attr" or node.target is aten.full.default:
        return False
    value = node.meta["val"]
    # A dtype that the engine lacks stays, so that the error names the op that the user wrote.
    return isinstance(value, torch.Tensor) and value.dtype in supported_dtypes()


def _is_one_number(value: torch.Tensor) -> bool:
    """Or none at all."""
    return value.numel() <= 1


def _without_repetition(value: torch.Tensor) -> torch.Tensor:
    """With size 1 along axes on which all elements are equal."""
    if value.numel() <= _SMALL:
        return value
    for dim in range(value.dim()):
        first = value.narrow(dim, 0, 1)
        # Bit by bit, as zero equals minus zero.
        if torch.equal(_bits(value), _bits(first).expand(value.shape)):
            value = first
    return value


def _bits(value: torch.Tensor) -> torch.Tensor:
    return value.contiguous().view(_BITS[value.element_size()])
