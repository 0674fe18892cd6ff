# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What happens in each call of a compiled graph."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, no_type_check

import torch

from .frontend.program import (
    CallPlan,
    FromEngine,
    FromInput,
    FromTorchAfter,
    FromTorchBefore,
    Literal,
    Output,
)

BoxedFunction = Callable[[list[Any]], Sequence[Any]]
"""Takes a list of arguments, which it empties."""


Watch = Callable[[Callable[..., Any]], Callable[..., Any]]
"""Makes another function of one that torch runs around the engine."""


def make_caller(program: CallPlan, engine: Any, watch: Watch | None = None) -> BoxedFunction:
    """`engine` runs the engine's part of the program; None if there is none."""
    is_plain = program.torch_before is None and program.sizes is None
    is_returned = program.outputs == [FromEngine(i) for i in range(len(program.results))]
    if engine is not None and is_plain and is_returned:
        function = _engine_alone(engine)
    else:
        function = _with_torch_parts(program, engine, watch)
    return _with_prologue(program, function) if program.prologue is not None else function


def _engine_alone(engine: Any) -> BoxedFunction:
    """The common case: the graph returns what the engine returns."""

    @no_type_check
    def run(arguments):
        results = engine.run(arguments)
        arguments.clear()
        return results

    return run


def _with_torch_parts(program: CallPlan, engine: Any, watch: Watch | None) -> BoxedFunction:
    literals = tuple(output.value for output in program.outputs if isinstance(output, Literal))
    places, after_places = _places(program.outputs), _places(program.after_inputs)
    before: Any = program.torch_before
    after: Any = program.torch_after
    if watch is not None:
        before = watch(before) if before is not None else None
        after = watch(after) if after is not None else None
    passed_on, sizes = program.passed_on, program.sizes

    @no_type_check
    def run(arguments):
        # Before the engine, which may write into arguments.
        before_results = before(*arguments) if before is not None else ()
        arguments.extend(before_results[i] for i in passed_on)
        if sizes is not None:
            arguments.extend(sizes(arguments))
        engine_results = engine.run(arguments) if engine is not None else ()
        pools = [arguments, before_results, engine_results, (), literals]
        if after is not None:
            # As in eager, autograd may follow what is written into a view.
            with torch.enable_grad():
                pools[3] = after(*[pools[pool][place] for pool, place in after_places])
        results = [pools[pool][place] for pool, place in places]
        arguments.clear()
        return results

    return run


def _places(outputs: Sequence[Output]) -> list[tuple[int, int]]:
    """For each output its pool (arguments, torch before, engine, torch after, literals), and its
    place there."""
    literals = itertools.count()
    places = []
    for output in outputs:
        match output:
            case FromInput(position):
                places.append((0, position))
            case FromTorchBefore(result):
                places.append((1, result))
            case FromEngine(result):
                places.append((2, result))
            case FromTorchAfter(result):
                places.append((3, result))
            case Literal():
                places.append((4, next(literals)))
    return places


def _with_prologue(program: CallPlan, function: BoxedFunction) -> BoxedFunction:
    prologue, checks, numbers = program.prologue, program.checks, program.numbers

    @no_type_check
    def run(arguments):
        arguments.extend(prologue(arguments))
        results = function(arguments)
        if not checks and not numbers:
            return results
        end = len(results) - len(checks)
        for failed, message in zip(results[end:], checks, strict=True):
            if failed:
                raise RuntimeError(message)
        returned = list(results[:end])
        for position in numbers:
            returned[position] = returned[position].item()
        return returned

    return run
