# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of AOTAutograd to a callable: the frontend's passes, the engine, the call."""

from __future__ import annotations

import contextlib
import functools
from typing import Any

from torch.fx import GraphModule

from . import engine
from .background import EngineGraph
from .comparing import compared
from .compiled import Collected, CompiledGraph, Parts
from .dumping import Dump, Folder
from .errors import MaxCompilerError, UnsupportedOpsError
from .frontend.graphs.nodes import copy_graph, name_origins
from .frontend.passes.choose_torch_ops import CHOSEN
from .frontend.pipeline import run_passes
from .frontend.program import Program, Roles
from .meanwhile import torch_alone
from .options import Options
from .reporting import GraphReport, next_graph_name, python_text
from .reproducing import Reproducer
from .torch_compat.dynamo import recompile_reason


def compile_graph(
    module: GraphModule,
    kind: str,
    options: Options,
    roles: Roles | None = None,
    collected: Collected | None = None,
    reproducer: Reproducer | None = None,
) -> CompiledGraph:
    """Compiles a graph. Without `roles`, all arguments are plain inputs and users see all outputs.
    `kind` is for messages: forward, backward, inference.

    Raises MaxCompilerError at once if the graph cannot be lowered. The engine compiles on a thread:
    the first call waits for it, and so can the caller, who finds the graph in `collected`."""
    roles = roles or Roles()
    collected = collected or Collected()
    engine.load_packages(options.profile)
    name = next_graph_name(kind)
    report = GraphReport(name, options)
    if reason := recompile_reason():
        report.tell("compiled again, because a guard failed:", reason)
    report.show_graph(module)
    failed = functools.partial(_write_reproducer, reproducer, report)
    try:
        program, graph = _compile(module, roles, report, options)
    except Exception as error:
        failed(error)
        raise
    collected.in_torch += program.in_torch
    plan = meanwhile = None
    if isinstance(graph, EngineGraph):
        graph.on_failure = failed
        collected.started.append(graph)
        plan = graph.plan
        if options.compile == "background":
            meanwhile = torch_alone(module, roles)
    parts = Parts(kind, program.call_plan(), plan, meanwhile)
    function = parts.link(name, graph, options)
    if options.compare and graph is not None:
        function = compared(function, module, program, options, name, collected.started)
    # Packages of kernels that users wrote are files of this machine.
    is_portable = graph is None or (plan is not None and not plan.kernel_packages)
    return CompiledGraph(function, parts if is_portable else None)


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
