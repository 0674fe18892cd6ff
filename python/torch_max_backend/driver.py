# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of AOTAutograd to a callable: the frontend's passes, the engine, the call."""

from __future__ import annotations

import contextlib
import functools
import itertools
from typing import Any

from torch.fx import GraphModule

from . import engine
from .background import EngineGraph
from .calling import BoxedFunction, make_caller
from .comparing import compared
from .dumping import Dump, Folder
from .errors import MaxCompilerError, Problem, UnsupportedOpsError
from .frontend.graphs.nodes import copy_graph, name_origins
from .frontend.passes.choose_torch_ops import CHOSEN
from .frontend.pipeline import run_passes
from .frontend.program import Program, Roles
from .options import Options
from .profiling import make_timed_caller
from .reporting import GraphReport, python_text
from .reproducing import Reproducer
from .torch_compat.dynamo import recompile_reason

_graph_numbers = itertools.count()


def compile_graph(
    module: GraphModule,
    kind: str,
    options: Options,
    roles: Roles | None = None,
    started: list[EngineGraph] | None = None,
    in_torch: list[Problem] | None = None,
    reproducer: Reproducer | None = None,
) -> BoxedFunction:
    """Compiles a graph. Without `roles`, all arguments are plain inputs and users see all outputs.
    `kind` is for messages: forward, backward, inference.

    Raises MaxCompilerError at once if the graph cannot be lowered. The engine compiles in the
    background: the first call waits for it, and so can the caller, who finds the graph in
    `started`. The ops that torch computes are added to `in_torch`."""
    name = f"graph {next(_graph_numbers)} ({kind})"
    report = GraphReport(name, options)
    if reason := recompile_reason():
        report.tell("compiled again, because a guard failed:", reason)
    report.show_graph(module)
    failed = functools.partial(_write_reproducer, reproducer, report)
    try:
        program, graph = _compile(module, roles or Roles(), report, options)
    except Exception as error:
        failed(error)
        raise
    if in_torch is not None:
        in_torch += program.in_torch
    if isinstance(graph, EngineGraph):
        graph.on_failure = failed
        if started is not None:
            started.append(graph)
    if options.profile:
        function = make_timed_caller(program, graph, report.times)
    else:
        function = make_caller(program, graph)
    if options.compare and graph is not None:
        function = compared(function, module, program, options, name, started)
    # AOTAutograd then hands over its list of arguments instead of unpacking it.
    function._boxed_call = True  # type: ignore[attr-defined]
    return function


def _compile(
    module: GraphModule, roles: Roles, report: GraphReport, options: Options
) -> tuple[Program, Any]:
    """Runs the passes and the lowerings, again and again as long as they find ops that torch has to
    compute. No graph if nothing is left for the engine."""
    name_origins(module.graph)
    refused: dict[str, str] = {}
    while True:
        # Passes change the graph.
        graph = copy_graph(module).graph
        program = Program(graph, roles, torch_ops=frozenset(options.torch_ops), refused=refused)
        try:
            run_passes(program, report.observe_pass)
            if options.fallback == "error":
                _refuse_torch_ops(program, report)
            if not program.results:
                return program, None
            return program, engine.compile_program(program, report, options)
        except UnsupportedOpsError as error:
            if not error.refused.keys() - refused.keys():
                raise
            refused.update(error.refused)


def _refuse_torch_ops(program: Program, report: GraphReport) -> None:
    problems = [problem for problem in program.in_torch if problem.reason != CHOSEN]
    if problems:
        if program.results:
            # May find more.
            engine.lower_program(program, report)
        raise UnsupportedOpsError(problems)


def _write_reproducer(reproducer: Reproducer | None, report: GraphReport, error: Exception) -> None:
    if reproducer is not None:
        reproducer.add_to(error, report.graph, functools.partial(_write_stages, report))


def _write_stages(report: GraphReport, folder: Folder) -> None:
    """The graph as it was when its compile failed, and the IR as far as there is one."""
    if report.program is None:
        return
    folder.write("graph.py", python_text(report.program.graph))
    if report.is_lowerable:
        again = GraphReport(f"reproducer of {report.graph}", Options(), Dump(folder))
        with contextlib.suppress(MaxCompilerError):
            engine.lower_program(report.program, again)
