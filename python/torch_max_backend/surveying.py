# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Says who would compute each op of a function, without compiling anything on the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from torch.fx import GraphModule, Node

from .calling import BoxedFunction
from .errors import MaxCompilerError
from .frontend.graphs.nodes import graphs_of, is_symbolic, origin_name
from .frontend.graphs.sources import problem_at
from .frontend.program import Program
from .survey import Place, SurveyedGraph, SurveyedOp


def add_to_survey(
    survey: list[SurveyedGraph], module: GraphModule, kind: str, found: Program | MaxCompilerError
) -> BoxedFunction:
    """Returns a function that runs the graph with torch. `found`: what the passes made of it, or
    why it cannot be compiled."""
    graph = SurveyedGraph(kind)
    if isinstance(found, Program):
        graph.ops = _survey_ops(module, found)
    else:
        graph.refusal = str(found)
    survey.append(graph)
    return _run_with_torch(module)


def _survey_ops(module: GraphModule, program: Program) -> list[SurveyedOp]:
    in_torch = {problem.node: problem for problem in program.in_torch}
    in_engine = {
        origin_name(node)
        for graph in graphs_of(program.graph)
        for node in graph.nodes
        if node.op == "call_function"
    }
    ops = []
    for node in filter(_is_op, module.graph.nodes):
        name = origin_name(node)
        if name in in_torch:
            ops.append(SurveyedOp("torch", in_torch[name]))
        else:
            place: Place = "engine" if name in in_engine else "around"
            ops.append(SurveyedOp(place, problem_at(node, "")))
    return ops


def _is_op(node: Node) -> bool:
    """Not what only unpacks results, or computes sizes."""
    return (
        node.op == "call_function"
        and getattr(node.target, "__module__", "") != "_operator"
        and not is_symbolic(node.meta.get("val"))
    )


def _run_with_torch(module: GraphModule) -> BoxedFunction:
    def run(arguments: list[Any]) -> Sequence[Any]:
        values = list(arguments)
        arguments.clear()
        return module(*values)

    return run
