# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of AOTAutograd to a callable: the frontend's passes, the engine, the call."""

from __future__ import annotations

import itertools

from torch.fx import GraphModule

from . import engine
from .background import EngineGraph
from .calling import BoxedFunction, make_caller, timed
from .frontend.pipeline import run_passes
from .frontend.program import Program, Roles
from .options import Options
from .reporting import GraphReport
from .torch_compat.dynamo import recompile_reason

_graph_numbers = itertools.count()


def compile_graph(
    module: GraphModule,
    kind: str,
    options: Options,
    roles: Roles | None = None,
    started: list[EngineGraph] | None = None,
) -> BoxedFunction:
    """Compiles a graph. Without `roles`, all arguments are plain inputs and users see all outputs.
    `kind` is for messages: forward, backward, inference.

    Raises MaxCompilerError at once if the graph cannot be lowered. The engine compiles in the
    background: the first call waits for it, and so can the caller, who finds the graph in
    `started`."""
    name = f"graph {next(_graph_numbers)} ({kind})"
    report = GraphReport(name, options)
    if reason := recompile_reason():
        report.tell("compiled again, because a guard failed:", reason)
    report.show_graph(module)
    program = Program(module.graph, roles or Roles())
    run_passes(program, report.observe_pass)
    graph = None
    if program.results:
        graph = engine.compile_program(program, report, options)
        if started is not None and isinstance(graph, EngineGraph):
            started.append(graph)
    function = make_caller(program, graph)
    if options.profile:
        function = timed(function, graph, report.times)
    # AOTAutograd then hands over its list of arguments instead of unpacking it.
    function._boxed_call = True  # type: ignore[attr-defined]
    return function
