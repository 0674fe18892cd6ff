# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many numeric cases in one compiled graph: the engine takes as long for one op as for many.

Each case is compared with eager on its own. If the graph does not compile, it is bisected, so that
the report names the case and not the batch. Tests under `batched` share graphs, too; each fails for
its own cases alone.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
import torch
from bisecting import bisected
from torch_max_backend import max_backend

Run = Callable[[Sequence["Case"]], Sequence[Any]]
"""What the engine gives for each case, all in one graph."""
Compare = Callable[["Case", Any], None]
"""Raises an AssertionError if the result is not the case's."""


@dataclass(frozen=True)
class Case:
    name: str
    function: Callable[..., Any]
    inputs: tuple[torch.Tensor, ...]
    tolerance: float | None = None
    """Absolute and relative; torch's default for the dtype if None."""
    other_sizes: tuple[torch.Tensor, ...] | None = None
    """Inputs for a second call of a dynamic graph, which then gives two results."""
    symbolic_axes: tuple[int, ...] = (0,)
    """Of all inputs, in a dynamic graph."""


most_cases: int | None = None
"""A test takes no more than this; `--most-cases` sets it. None: all of them."""


def check_cases(cases: Sequence[Case], dynamic: bool = False) -> None:
    """Fails with one line for each case that differs from eager or does not compile."""
    chosen = _choose(cases)
    run = run_dynamic if dynamic else run_static
    _report(chosen, bisected(chosen, run), compare_with_eager)


def _choose(cases: Sequence[Case]) -> Sequence[Case]:
    """The same ones every time, from all parts of the list."""
    names = [case.name for case in cases]
    assert len(set(names)) == len(names), "case names are not unique"
    step = -(-len(cases) // most_cases) if most_cases else 1
    return cases[::step]


def _report(cases: Sequence[Case], results: Sequence[Any], compare: Compare) -> None:
    failures = []
    for case, result in zip(cases, results, strict=True):
        if isinstance(result, Exception):
            failures.append(f"{case.name}: {type(result).__name__}: {result}")
            continue
        try:
            compare(case, result)
        except AssertionError as error:
            failures.append(f"{case.name}: {error}")
    assert not failures, "\n".join(["", *failures])


def compare_with_eager(case: Case, result: Any) -> None:
    expected = case.function(*case.inputs)
    if case.other_sizes is not None:
        expected = [expected, case.function(*case.other_sizes)]
    torch.testing.assert_close(
        result,
        expected,
        atol=case.tolerance,
        rtol=case.tolerance,
        equal_nan=True,
    )


def _compile(cases: Sequence[Case]) -> Callable[[list[tuple[torch.Tensor, ...]]], list[Any]]:
    torch._dynamo.reset()
    functions = [case.function for case in cases]

    def batch(inputs: list[tuple[torch.Tensor, ...]]) -> list[Any]:
        return [function(*own) for function, own in zip(functions, inputs, strict=True)]

    return torch.compile(batch, backend=max_backend, fullgraph=True)


def run_static(cases: Sequence[Case]) -> Sequence[Any]:
    return _compile(cases)([case.inputs for case in cases])


def run_dynamic(cases: Sequence[Case]) -> Sequence[Any]:
    for case in cases:
        for tensor in case.inputs:
            axes = [axis for axis in case.symbolic_axes if axis < tensor.dim()]
            torch._dynamo.maybe_mark_dynamic(tensor, axes)
    compiled = _compile(cases)
    results = compiled([case.inputs for case in cases])
    if not any(case.other_sizes for case in cases):
        return results
    later = compiled([case.other_sizes or case.inputs for case in cases])
    return [
        [result, other] if case.other_sizes else result
        for case, result, other in zip(cases, results, later, strict=True)
    ]


def run_with_sizes_from_data(cases: Sequence[Case]) -> Sequence[Any]:
    """Dynamo takes ops whose results' sizes depend on values into the graph."""
    with torch._dynamo.config.patch(
        capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True
    ):
        return run_static(cases)


# ===----------------------------------------------------------------------===#
# Graphs that several tests share
# ===----------------------------------------------------------------------===#

MOST_CASES_OF_A_GRAPH = 60
"""Tests share a graph until it has this many."""


@dataclass(frozen=True, eq=False)
class Batch:
    """The cases of one test."""

    make: Callable[[], Sequence[Case]]
    run: Run
    every_case: bool

    def cases(self) -> Sequence[Case]:
        # As the fixture does for the test itself: `make` is called in another one, too.
        torch.manual_seed(0)
        cases = self.make()
        chosen = _choose(cases)
        return cases if self.every_case else chosen


def batched(
    run: Run = run_static,
    compare: Compare = compare_with_eager,
    every_case: bool = False,
) -> Callable[[Callable[[], Sequence[Case]]], Callable[[pytest.FixtureRequest], None]]:
    """Makes a test of a function that returns cases.

    The tests that pytest has selected share graphs in their order, those with the same `run`. The
    first one that is called compiles for all. `every_case`: whatever `--most-cases` says.
    """

    def decorate(
        make: Callable[[], Sequence[Case]],
    ) -> Callable[[pytest.FixtureRequest], None]:
        batch = Batch(make, run, every_case)

        @functools.wraps(make)
        def test(request: pytest.FixtureRequest) -> None:
            graph = next(graph for graph in _graphs(_selected(request.session)) if batch in graph)
            _report(*_outcomes(graph)[batch], compare)

        # pytest asks for the arguments of what it calls, not of what is wrapped.
        test.__signature__ = inspect.signature(test, follow_wrapped=False)
        test.batch = batch
        return test

    return decorate


def _selected(session: pytest.Session) -> tuple[Batch, ...]:
    functions = (item.obj for item in session.items if isinstance(item, pytest.Function))
    return tuple(function.batch for function in functions if hasattr(function, "batch"))


@functools.cache
def _graphs(batches: tuple[Batch, ...]) -> list[tuple[Batch, ...]]:
    """Divides the tests' cases among graphs."""
    graphs: list[tuple[Batch, ...]] = []
    for run in dict.fromkeys(batch.run for batch in batches):
        graph: tuple[Batch, ...] = ()
        count = 0
        for batch in (batch for batch in batches if batch.run is run):
            more = len(batch.cases())
            if graph and count + more > MOST_CASES_OF_A_GRAPH:
                graphs.append(graph)
                graph, count = (), 0
            graph, count = (*graph, batch), count + more
        graphs.append(graph)
    return graphs


@functools.cache
def _outcomes(graph: tuple[Batch, ...]) -> dict[Batch, tuple[Sequence[Case], list[Any]]]:
    """For each test its cases and what became of them."""
    cases = {batch: batch.cases() for batch in graph}
    results = iter(bisected([case for own in cases.values() for case in own], graph[0].run))
    return {batch: (own, [next(results) for _ in own]) for batch, own in cases.items()}
