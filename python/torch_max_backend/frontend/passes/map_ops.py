# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replaces ops that have a function in `MAPPING_TORCH_ATEN_TO_MAX` by what the function builds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch.fx import Graph, Node

from ...errors import MaxCompilerError, Problem
from ...mapping import MAPPING_TORCH_ATEN_TO_MAX
from ...torch_compat.ops import OpOverload, printed_names
from ...user_kernels import KernelCallError, UserKernel
from ..engine_text import replace_by_text
from ..graphs.nodes import graphs_of
from ..graphs.size_nodes import SizeNodes
from ..graphs.sources import problem_at
from ..graphs.torch_marks import foreign_tensor
from ..program import Program


def map_ops(program: Program) -> None:
    problems: list[Problem] = []
    for graph in graphs_of(program.graph):
        mapper = _Mapper(program, graph)
        mapper.run()
        problems += mapper.problems
    if problems:
        raise MaxCompilerError("A function of MAPPING_TORCH_ATEN_TO_MAX does not fit:", problems)


class _Mapper:
    def __init__(self, program: Program, graph: Graph) -> None:
        self.program = program
        self.graph = graph
        self.sizes = SizeNodes()
        self.traced: dict[tuple[Any, str], str] = {}
        self.problems: list[Problem] = []

    def run(self) -> None:
        for node in list(self.graph.nodes):
            function = self._function_of(node)
            if function is None:
                self.sizes.add(node)
            elif isinstance(function, UserKernel):
                self._call_kernel(node, function)
            else:
                self._replace(node, function)

    def _function_of(self, node: Node) -> Callable[..., Any] | UserKernel | None:
        if not isinstance(node.target, OpOverload):
            return None
        if not self.program.torch_ops.isdisjoint(printed_names(node.target)) or foreign_tensor(
            node
        ):
            # Torch computes it.
            return None
        return MAPPING_TORCH_ATEN_TO_MAX.function_of(node.target)

    def _call_kernel(self, node: Node, kernel: UserKernel) -> None:
        try:
            text, operands = kernel.text_of(node)
        except KernelCallError as error:
            self.problems.append(problem_at(node, f"its kernel {kernel.name} {error}"))
            return
        self.program.kernel_packages.add(str(kernel.package))
        replace_by_text(self.sizes, node, text, operands, ())

    def _replace(self, node: Node, function: Callable[..., Any]) -> None:
        # Imports max.graph, which only those who map an op have to wait for.
        from ..traced_functions import Call, EngineSizes, TracingError, place_of, trace

        try:
            call = Call(node, EngineSizes(self.sizes.held))
            text = self.traced.get((function, call.signature))
            if text is None:
                text = self.traced[function, call.signature] = trace(function, call)
        except TracingError as error:
            file, line = place_of(function)
            name = getattr(function, "__qualname__", repr(function))
            self.problems.append(problem_at(node, f"its function {name} ({file}:{line}) {error}"))
            return
        replace_by_text(self.sizes, node, text, call.operands, call.sizes.names)
