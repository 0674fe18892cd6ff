# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses tensors that are not on the CPU."""

from __future__ import annotations

from collections.abc import Iterator

from torch.fx import Node

from ...errors import UNSUPPORTED_HINT, MaxCompilerError, Problem
from ..graphs.nodes import graphs_of, tensors_of
from ..graphs.sources import problem_at
from ..program import Program


def check_devices(program: Program) -> None:
    nodes = [node for graph in graphs_of(program.graph) for node in graph.nodes]
    problems = [problem for node in nodes for problem in _problems_of(node)]
    if problems:
        raise MaxCompilerError(
            "The MAX engine does not support these tensors:", problems, UNSUPPORTED_HINT
        )


def _problems_of(node: Node) -> Iterator[Problem]:
    if node.op == "output":
        return
    for tensor in tensors_of(node):
        if tensor.device.type != "cpu":
            yield problem_at(node, f"is on device {tensor.device}; this build runs on the CPU")
