# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replaces each op that has a function in `MAPPING_TORCH_ATEN_TO_MAX` by what the function builds.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch.fx import Graph, Node

from ...errors import MaxCompilerError, Problem
from ...mapping import MAPPING_TORCH_ATEN_TO_MAX
from ...torch_compat.ops import OpOverload
from ..graphs.nodes import graphs_of, meta_of
from ..graphs.sources import problem_at
from ..graphs.symbols import simplified
from ..opaque_calls import OpaqueCall
from ..program import Program

if TYPE_CHECKING:
    from ..traced_functions import EngineText

aten = torch.ops.aten


def map_ops(program: Program) -> None:
    problems: list[Problem] = []
    for graph in graphs_of(program.graph):
        mapper = _Mapper(graph)
        mapper.run()
        problems += mapper.problems
    if problems:
        raise MaxCompilerError("A function of MAPPING_TORCH_ATEN_TO_MAX does not fit:", problems)


class _Mapper:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.held: dict[Any, tuple[Node, int | None]] = {}
        """The node that holds a size: in a dimension, or as a number (None)."""
        self.traced: dict[tuple[Any, str], EngineText] = {}
        self.problems: list[Problem] = []

    def run(self) -> None:
        for node in list(self.graph.nodes):
            if isinstance(node.target, OpOverload) and (
                function := MAPPING_TORCH_ATEN_TO_MAX.function_of(node.target)
            ):
                self._replace(node, function)
            self._note_sizes(node)

    def _note_sizes(self, node: Node) -> None:
        value = node.meta.get("val")
        if isinstance(value, torch.SymInt):
            self.held.setdefault(simplified(value), (node, None))
        elif isinstance(value, torch.Tensor):
            for dim, size in enumerate(value.shape):
                if isinstance(size, torch.SymInt):
                    self.held.setdefault(simplified(size), (node, dim))

    def _replace(self, node: Node, function: Callable[..., Any]) -> None:
        # Imports max.graph, which only those who map an op have to wait for.
        from ..traced_functions import Call, EngineSizes, TracingError, place_of, trace

        call = Call(node, EngineSizes(self.held))
        try:
            text = self.traced.get((function, call.signature))
            if text is None:
                text = self.traced[function, call.signature] = trace(function, call)
        except TracingError as error:
            file, line = place_of(function)
            name = getattr(function, "__qualname__", repr(function))
            self.problems.append(problem_at(node, f"its function {name} ({file}:{line}) {error}"))
            return
        ...
