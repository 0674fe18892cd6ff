# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a graph of AOTAutograd's to a callable: split, import, lower, compile, bind."""

from __future__ import annotations

import functools
import itertools
import sys
import sysconfig
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, no_type_check

import torch
from torch.fx import GraphModule

from .affine import join_affine
from .background import EngineGraph
from .carriers import carry_sizes
from .computed_numbers import as_tensor, sizes_through_tensors
from .constants import fold_constants
from .derived import derive_weights
from .equalities import state_equalities
from .errors import UNSUPPORTED_HINT, MaxCompilerError, Problem
from .extension import load_extension
from .flags import Flags
from .hoisting import HoistedGraph, hoist
from .importing import import_graph, load_importer
from .randomness import draw_random_numbers, has_random_ops
from .reporting import StageTimes, recompile_reason, say_section
from .scalars import has_symbolic_numbers, pass_scalars_as_tensors
from .splitting import (
    Argument,
    FromEngine,
    FromInput,
    FromReplay,
    FromTorch,
    Literal,
    Output,
    Roles,
    SplitGraph,
    split_graph,
)
from .strided import has_strided_views, view_arguments
from .symbols import SymbolNames

BoxedFunction = Callable[[list[Any]], Sequence[Any]]

_graph_numbers = itertools.count()


@functools.cache
def load_packages() -> None:
    """torch-mlir and the extension module, with the first graph of a process."""
    with StageTimes("start-up", Flags.read().profile).stage("package loading (once)"):
        load_importer()
        load_extension()


def engine_options(flags: Flags) -> Any:
    site_packages = flags.engine or sysconfig.get_path("purelib")
    return load_extension().EngineOptions(site_packages, sys.executable, flags.cache_dir)


def compile_graph(
    module: GraphModule,
    kind: str,
    roles: Roles | None = None,
    started: list[EngineGraph] | None = None,
) -> BoxedFunction:
    """`kind` is for messages: forward, backward, inference. Without `roles`, all arguments are
    plain inputs and all outputs are visible. What cannot be lowered is refused at once. The engine
    compiles meanwhile: the first call waits for it, or who finds the graph in `started`."""
    roles = roles or Roles()
    flags = Flags.read()
    name = f"graph {next(_graph_numbers)} ({kind})"
    times = StageTimes(name, flags.profile)
    if flags.verbose:
        if reason := recompile_reason():
            say_section(f"{name}: compiled again, because a guard failed:", reason)
        say_section(f"{name}: FX", module.print_readable(print_output=False))
    with times.stage("split"):
        state_equalities(module.graph)
        fold_constants(module)
        hoisted = _hoist(module)
        if hoisted:
            # What is checked after the run must not have changed anything.
            stored = frozenset() if hoisted.checks else roles.stored - hoisted.viewed
            split = split_graph(hoisted.module, replace(roles, stored=stored))
            carry_sizes(hoisted, split)
        else:
            split = split_graph(module, roles)
        join_affine(split)
        derive_weights(split)
    engine = None
    if split.results:
        engine = _compile_engine_part(split, name, times, flags)
        if started is not None and isinstance(engine, EngineGraph):
            started.append(engine)
    function = _assemble(split, engine)
    if hoisted:
        function = hoisted.around(function)
    if flags.profile:
        function = _timed(function, engine, times)
    # AOTAutograd then hands over its list of arguments instead of unpacking it.
    function._boxed_call = True  # type: ignore[attr-defined]
    return function


def _hoist(module: GraphModule) -> HoistedGraph | None:
    """None for the common graph, of static sizes and without randomness."""
    graph = module.graph
    if not (has_random_ops(graph) or has_symbolic_numbers(graph) or has_strided_views(graph)):
        return None
    rules = (draw_random_numbers, sizes_through_tensors, pass_scalars_as_tensors, view_arguments)
    return hoist(module, rules, as_tensor)


def _compile_engine_part(split: SplitGraph, name: str, times: StageTimes, flags: Flags) -> Any:
    extension = load_extension()
    with times.stage("import"):
        text = import_graph(split.engine)
    weight_names = _name_weights(split.arguments)
    with times.stage("lowering and emission"):
        compilation = extension.compile(text, _describe(split, weight_names), flags.verbose)
    if flags.verbose:
        say_section(f"{name}: torch dialect", compilation.torch_ir or text)
        say_section(f"{name}: max dialect", compilation.max_ir)
        say_section(f"{name}: MAX graph", compilation.engine_ir)
    if not compilation.succeeded:
        raise MaxCompilerError(
            "The graph cannot be compiled for the MAX engine:",
            [Problem(p.op, p.message, p.file, p.line) for p in compilation.diagnostics],
            UNSUPPORTED_HINT,
        )
    executable = extension.Executable(
        options=engine_options(flags),
        compilation=compilation,
        inputs=[
            extension.InputPlan(position=argument.position, order=argument.order)
            for argument, is_input in zip(split.arguments, compilation.is_engine_input, strict=True)
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
            for argument, weight in zip(split.arguments, weight_names, strict=True)
            if weight
        ],
        results=[
            extension.ResultPlan(
                order=result.order, placement=result.placement, written_into=written_into
            )
            for result, written_into in zip(split.results, compilation.written_into, strict=True)
        ],
        derivation=split.derivation,
        derived_from=split.derived_from,
    )
    ops = sum(node.op == "call_function" for node in split.engine.nodes)
    return EngineGraph(executable, f"{name}, {ops} ops", times)


def _name_weights(arguments: Sequence[Argument]) -> list[str]:
    """A name for each argument, empty for those that are not weights. Numbered, so that equal
    models have equal text."""
    numbers = itertools.count()
    return [f"w{next(numbers)}" if argument.is_weight else "" for argument in arguments]


def _describe(split: SplitGraph, weight_names: Sequence[str]) -> list[Any]:
    """An `ArgumentInfo` for each argument."""
    extension = load_extension()
    symbols = SymbolNames()
    described = []
    for argument, weight in zip(split.arguments, weight_names, strict=True):
        value = argument.value
        if not isinstance(value, torch.Tensor):
            sizes = [symbols.spell(value)]
        elif all(isinstance(size, int) for size in value.shape):
            sizes = []
        else:
            sizes = [symbols.spell(size) for size in value.shape]
        updated_by = stored_by(split, argument)
        described.append(extension.ArgumentInfo(weight=weight, sizes=sizes, updated_by=updated_by))
    return described


def stored_by(split: SplitGraph, argument: Argument) -> int:
    """The result that the engine may store into an argument; -1 if there is none."""
    # In another order it is not the argument that is written to, but a view of it.
    return -1 if argument.order else split.updates.get(argument.position, -1)


def _assemble(split: SplitGraph, engine: Any) -> BoxedFunction:
    outputs = split.outputs
    # The common case first: what the engine returns is what the graph returns.
    if outputs == [FromEngine(i) for i in range(len(split.results))] and engine is not None:

        @no_type_check
        def run_engine(arguments):
            results = engine.run(arguments)
            arguments.clear()
            return results

        return run_engine

    literals = tuple(output.value for output in outputs if isinstance(output, Literal))
    places, sources = _places(outputs), _places(split.replayed)
    outside, replay = split.outside, split.replay
    # Tensors that carry sizes to the engine are behind these.
    count = len(outside.graph.find_nodes(op="placeholder")) if outside is not None else 0

    @no_type_check
    def run(arguments):
        # Before the engine, which may write into arguments.
        torch_results = outside(*arguments[:count]) if outside is not None else ()
        engine_results = engine.run(arguments) if engine is not None else ()
        pools = [arguments, torch_results, engine_results, (), literals]
        if replay is not None:
            # In eager, views are made where autograd may follow what is written into them.
            with torch.enable_grad():
                pools[3] = replay(*[pools[kind][place] for kind, place in sources])
        results = [pools[kind][place] for kind, place in places]
        arguments.clear()
        return results

    return run


def _places(outputs: Sequence[Output]) -> list[tuple[int, int]]:
    """Where each is found: among arguments, results of torch, of the engine, of torch on those of
    the engine, and literals."""
    literals = itertools.count()
    places = []
    for output in outputs:
        match output:
            case FromInput(position):
                places.append((0, position))
            case FromTorch(result):
                places.append((1, result))
            case FromEngine(result):
                places.append((2, result))
            case FromReplay(result):
                places.append((3, result))
            case Literal():
                places.append((4, next(literals)))
    return places


def _timed(function: BoxedFunction, engine: Any, times: StageTimes) -> BoxedFunction:
    is_loaded = engine is None

    @no_type_check
    def timed(arguments):
        nonlocal is_loaded
        if not is_loaded:
            engine.wait()
            is_loaded = engine.timings.load_ms > 0
        start = time.perf_counter()
        results = function(arguments)
        elapsed = (time.perf_counter() - start) * 1e3
        # A graph with weights is loaded by the first call, which brings them.
        if not is_loaded:
            load = engine.timings.lookup_ms + engine.timings.load_ms + engine.timings.init_ms
            times.record("load", load)
            elapsed -= load
            is_loaded = True
        times.record("call", elapsed)
        return results

    return timed
