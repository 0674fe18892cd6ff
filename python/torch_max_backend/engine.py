# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a program to a graph on the engine: import, lowering, emission, the engine's compile."""

from __future__ import annotations

import atexit
import functools
import itertools
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import torch

from . import dumping
from .artifacts import record_model
from .background import EngineGraph
from .errors import MaxCompilerError, Problem, UnsupportedOpsError
from .extension import extension
from .frontend.graphs.sources import source_of
from .frontend.graphs.symbols import SymbolNumbering
from .frontend.importing import import_graph, load_importer
from .frontend.program import Argument, Program
from .frontend.torch_regions import TorchCalls
from .graph_profile import GraphProfile
from .options import Options
from .reporting import GraphReport, StageTimes
from .torch_compat import caching


@functools.cache
def load_packages(profile: bool) -> None:
    """Loads torch-mlir, with the first graph of a process that is not found in a cache."""
    with StageTimes("start-up", profile).stage("package loading (once)"):
        load_importer()


def engine_options(
    options: Options, kernel_packages: Iterable[str] = (), label: str = ""
) -> extension.EngineOptions:
    # Who names an engine means it: another one would be a surprise.
    if options.engine and not Path(options.engine, "modular/lib/libmax.so").exists():
        raise MaxCompilerError(
            f"The option 'engine' (TORCH_MAX_BACKEND_ENGINE) is {options.engine!r}, but there is "
            "no modular/lib/libmax.so in that folder."
        )
    site_packages = options.engine or sysconfig.get_path("purelib")
    store = _store_of_this_process() if caching.are_disabled() else options.cache_dir
    return extension.EngineOptions(
        site_packages,
        sys.executable,
        store,
        sorted(kernel_packages),
        label,
        options.compile_timeout,
    )


@functools.cache
def _store_of_this_process() -> str:
    """For a user who wants no caches: a store that no other process sees."""
    folder = tempfile.mkdtemp(prefix="torch-max-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def lower_program(program: Program, report: GraphReport) -> extension.Compilation:
    """The engine IR. Raises UnsupportedOpsError with everything that stands in the way of it."""
    with report.times.stage("import"):
        text = import_graph(program.graph)
    with report.times.stage("lowering and emission"):
        compilation = extension.compile(text, _describe(program), report.wants_stages)
    report.show("torch dialect", dumping.TORCH_IR, lambda: compilation.torch_ir)
    report.show("max dialect", dumping.MAX_IR, lambda: compilation.max_ir)
    report.show("MAX graph", dumping.ENGINE_IR, lambda: compilation.engine_ir)
    if not compilation.succeeded:
        raise UnsupportedOpsError(
            [Problem(p.op, p.message, p.file, p.line, p.node) for p in compilation.diagnostics]
        )
    return compilation


@dataclass(frozen=True)
class EnginePlan:
    """What an executable is made of. It can be pickled."""

    graph: extension.EngineGraph
    inputs: list[extension.InputPlan]
    weights: list[extension.WeightPlan]
    results: list[extension.ResultPlan]
    derivation: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]] | None
    derived_from: Sequence[int]
    torch_calls: TorchCalls | None
    kernel_packages: frozenset[str]
    ops: int
    """How many ops the graph has, for messages."""
    label: str
    """Where it comes from, for the list of compiled graphs."""

    def start(self, graph: str, times: StageTimes, options: Options) -> EngineGraph:
        """Starts the engine's compile. `graph` is a name for messages."""
        engine = engine_options(options, self.kernel_packages, self.label)
        profile = GraphProfile.make(graph, options.trace) if options.profile else None
        executable = extension.Executable(
            options=engine,
            graph=self.graph,
            inputs=self.inputs,
            weights=self.weights,
            results=self.results,
            derivation=self.derivation,
            derived_from=self.derived_from,
            torch_calls=self.torch_calls.native if self.torch_calls is not None else None,
            profile=profile.kernels if profile is not None else None,
        )
        title = f"{graph}, {self.ops} ops"
        return EngineGraph(
            executable,
            title,
            times,
            plan=self,
            profile=profile,
            is_urgent=options.compile != "background",
            finishes_at_exit=options.at_exit == "finish",
            on_ready=lambda timings: record_model(timings.key, engine.cache_folder),
        )


def compile_program(program: Program, report: GraphReport, options: Options) -> EngineGraph:
    """Lowers the program, and starts the engine's compile."""
    plan = _make_plan(program, lower_program(program, report))
    return plan.start(report.graph, report.times, options)


def _make_plan(program: Program, compilation: extension.Compilation) -> EnginePlan:
    weight_names = _name_weights(program.arguments)
    return EnginePlan(
        graph=compilation.graph,
        inputs=[
            extension.InputPlan(position=argument.position, order=argument.order)
            for argument, is_input in zip(
                program.arguments, compilation.is_engine_input, strict=True
            )
            if is_input
        ],
        weights=[
            extension.WeightPlan(
                name=weight,
                position=argument.position,
                order=argument.order,
                constant=argument.constant,
                derived=argument.derived,
            )
            for argument, weight in zip(program.arguments, weight_names, strict=True)
            if weight
        ],
        results=[
            extension.ResultPlan(
                order=result.order, placement=result.placement, written_into=written_into
            )
            for result, written_into in zip(program.results, compilation.written_into, strict=True)
        ],
        derivation=program.derivation,
        derived_from=program.derived_from,
        torch_calls=program.torch_calls,
        kernel_packages=frozenset(program.kernel_packages),
        ops=sum(node.op == "call_function" for node in program.graph.nodes),
        label=_label(program),
    )


def _label(program: Program) -> str:
    """The line of the first op, for the list of compiled graphs."""
    ops = (node for node in program.graph.nodes if node.op == "call_function")
    places = map(source_of, ops)
    file, line = next(filter(None, places), ("", 0))
    return f"{Path(file).name}:{line}" if file else ""


def _name_weights(arguments: Sequence[Argument]) -> list[str]:
    """A name for each argument, empty for those that are not weights. Numbered, so that equal
    models have equal text."""
    numbers = itertools.count()
    return [f"w{next(numbers)}" if argument.is_weight else "" for argument in arguments]


def _describe(program: Program) -> list[extension.ArgumentInfo]:
    symbols = SymbolNumbering()
    described = []
    weight_names = _name_weights(program.arguments)
    for argument, weight in zip(program.arguments, weight_names, strict=True):
        value = argument.value
        if not isinstance(value, torch.Tensor):
            sizes = [symbols.express(value)]
        elif all(isinstance(size, int) for size in value.shape):
            sizes = []
        else:
            sizes = [symbols.express(size) for size in value.shape]
        stored = program.stored_result(argument)
        updated_by = -1 if stored is None else stored
        described.append(extension.ArgumentInfo(weight=weight, sizes=sizes, updated_by=updated_by))
    return described
