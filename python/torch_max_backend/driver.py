# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of AOTAutograd to a callable: the frontend's passes, the engine, the call."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from torch.fx import GraphModule

from . import engine
from .background import EngineGraph
from .comparing import compared
from .compiled import Collected, CompiledGraph, Parts, PartsOfStages
from .dumping import Dump, Folder
from .errors import MaxCompilerError, UnsupportedOpsError
from .frontend.graphs.nodes import copy_graph, name_origins
from .frontend.passes.choose_torch_ops import CHOSEN, UNKNOWN_SIZE
from .frontend.pipeline import run_passes
from .frontend.program import Program, Roles
from .frontend.stages.chain import Chain
from .frontend.stages.splitting import split_into_stages
from .frontend.torch_alone import torch_alone
from .options import Options
from .reporting import GraphReport, next_graph_name, python_text
from .reproducing import Reproducer
from .survey import SurveyedGraph, current_survey
from .surveying import add_to_survey
from .torch_compat.dynamo import recompile_reason


def compile_graph(
    module: GraphModule,
    kind: str,
    options: Options,
    roles: Roles | None = None,
    collected: Collected | None = None,
    reproducer: Reproducer | None = None,
    refused: dict[str, str] | None = None,
) -> CompiledGraph:
    """Compiles a graph. Without `roles`, all arguments are plain inputs and users see all outputs.
    `kind` is for messages: forward, backward, inference. `refused`: for a stage of a graph, why
    nodes of the graph cannot be lowered, by name.

    Raises MaxCompilerError at once if the graph cannot be lowered. The engine compiles on a thread:
    the first call waits for it, and so can the caller, who finds the graph in `collected`."""
    roles = roles or Roles()
    collected = collected or Collected()
    engine.load_packages(bool(options.profile))
    name = next_graph_name(kind)
    report = GraphReport(name, options)
    if refused is None:
        refused = {}
        name_origins(module.graph)
        if reason := recompile_reason():
            report.tell("compiled again, because a guard failed:", reason)
    report.show_graph(module)
    if (survey := current_survey()) is not None:
        return _survey(survey, module, kind, roles, report, options, refused)
    failed = functools.partial(_write_reproducer, reproducer, report)
    try:
        compiled = _compile(module, roles, report, options, refused)
    except Exception as error:
        failed(error)
        raise
    if isinstance(compiled, Chain):
        compile_stage = functools.partial(
            compile_graph,
            options=options,
            collected=collected,
            reproducer=reproducer,
            refused=refused,
        )
        return _compile_stages(compiled, kind, compile_stage, failed)
    program, graph = compiled
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
    if graph is not None and (plan is None or plan.kernel_packages):
        return CompiledGraph(function, "kernels that users registered are files of this machine")
    return CompiledGraph(function, parts)


def _compile_stages(
    chain: Chain,
    kind: str,
    compile_stage: Callable[..., CompiledGraph],
    failed: Callable[[Exception], None],
) -> CompiledGraph:
    """Starts the compiles of all stages, and reports all that is wrong with them at once."""
    graphs: list[CompiledGraph] = []
    errors: list[UnsupportedOpsError] = []
    for number, stage in enumerate(chain.stages, 1):
        title = f"{kind}, stage {number} of {len(chain.stages)}"
        try:
            graphs.append(compile_stage(stage.module, title, roles=stage.roles))
        except UnsupportedOpsError as error:
            errors.append(error)
    if len(errors) > 1:
        merged = UnsupportedOpsError([p for error in errors for p in error.problems])
        failed(merged)
        raise merged
    if errors:
        raise errors[0]
    parts = [graph.parts for graph in graphs]
    obstacles = [part for part in parts if isinstance(part, str)]
    portable = [part for part in parts if not isinstance(part, str)]
    together = obstacles[0] if obstacles else PartsOfStages(chain.call, portable)
    return CompiledGraph(chain.call.link(graphs), together)


def _survey(
    survey: list[SurveyedGraph],
    module: GraphModule,
    kind: str,
    roles: Roles,
    report: GraphReport,
    options: Options,
    refused: dict[str, str],
) -> CompiledGraph:
    """All but the engine's part of a compile. torch runs the graph."""
    options = dataclasses.replace(options, fallback="warn")
    found: Program | MaxCompilerError
    try:
        lowered = _compile(module, roles, report, options, refused, engine.lower_program)
        if isinstance(lowered, Chain):
            compile_stage = functools.partial(compile_graph, options=options, refused=refused)
            return _compile_stages(lowered, kind, compile_stage, lambda _: None)
        found = lowered[0]
    except MaxCompilerError as error:
        found = error
    function = add_to_survey(survey, module, kind, found)
    return CompiledGraph(function, "it was not compiled, only surveyed")


def _compile(
    module: GraphModule,
    roles: Roles,
    report: GraphReport,
    options: Options,
    refused: dict[str, str],
    finish: Callable[[Program, GraphReport], Any] | None = None,
) -> Chain | tuple[Program, Any]:
    """Runs the passes and the lowerings, again and again as long as they find ops that torch has to
    compute. No graph if nothing is left for the engine; a chain if the graph has to be split.
    `finish` takes the place of the lowering and the engine's compile."""
    torch_ops, is_strict = frozenset(options.torch_ops), options.fallback == "error"
    while True:
        if chain := split_into_stages(module, roles, torch_ops, refused, only_chosen=is_strict):
            return chain
        # Passes change the graph.
        graph = copy_graph(module).graph
        program = Program(graph, roles, torch_ops=torch_ops, refused=refused)
        try:
            run_passes(program, report.observe_pass)
            if is_strict:
                _refuse_torch_ops(program, report)
            if not program.results:
                return program, None
            if finish is not None:
                return program, finish(program, report)
            return program, engine.compile_program(program, report, options)
        except UnsupportedOpsError as error:
            if not error.refused.keys() - refused.keys():
                raise
            refused.update(error.refused)


def _refuse_torch_ops(program: Program, report: GraphReport) -> None:
    # What only follows from another op that torch computes is not a problem of its own.
    problems = [p for p in program.in_torch if p.reason not in (CHOSEN, UNKNOWN_SIZE)]
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
