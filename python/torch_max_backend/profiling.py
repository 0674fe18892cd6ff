# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option `profile`, in calls of a graph: how long each takes, and torch's share of it.
`graph_profile` adds them up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, no_type_check

from .calling import BoxedFunction, make_caller
from .frontend.graphs.nodes import origin_name
from .frontend.program import CallPlan
from .graph_profile import GraphProfile
from .reporting import StageTimes

_MOST_NAMED = 3


def make_timed_caller(program: CallPlan, engine: Any, times: StageTimes) -> BoxedFunction:
    """As `make_caller`, but reports the time of each call."""
    profile: GraphProfile | None = engine.profile if engine is not None else None
    torch_times = _TorchTimes(program, profile)
    function = make_caller(program, engine, torch_times.watch)
    is_loaded = engine is None

    @no_type_check
    def run(arguments):
        nonlocal is_loaded
        if not is_loaded:
            engine.wait()
            is_loaded = engine.timings.load_ms > 0
        before = torch_times.read()
        start = time.perf_counter()
        results = function(arguments)
        elapsed = (time.perf_counter() - start) * 1e3
        # A graph with weights is loaded by the first call, which brings them.
        if not is_loaded:
            load = engine.timings.lookup_ms + engine.timings.load_ms + engine.timings.init_ms
            times.record("load", load)
            elapsed -= load
            is_loaded = True
        if profile is not None:
            profile.add_call(elapsed)
        times.record("call", elapsed, note=torch_times.describe_since(before, elapsed))
        return results

    return run


class _TorchTimes:
    """The milliseconds that torch has taken in all calls: in each region, before and after the
    engine."""

    def __init__(self, program: CallPlan, profile: GraphProfile | None) -> None:
        self._profile = profile
        self._calls = program.torch_calls.native if program.torch_calls is not None else None
        self._ops = {
            p.node: f"{p.op} ({p.file}:{p.line})" if p.line else p.op for p in program.in_torch
        }
        self._titles = [self._name(origins) for origins in program.torch_regions]
        self._around: dict[Any, float] = {}
        for place, part in (("before", program.torch_before), ("after", program.torch_after)):
            if part is not None:
                ops = self._name([origin_name(node) for node in part.graph.nodes])
                self._titles.append(f"{place} the engine{f', {ops}' if ops else ''}")
                self._around[part] = 0.0

    def _name(self, origins: Sequence[str]) -> str:
        ops = list(dict.fromkeys(self._ops[name] for name in origins if name in self._ops))
        more = [f"{len(ops) - _MOST_NAMED} more"] if len(ops) > _MOST_NAMED else []
        return ", ".join(ops[:_MOST_NAMED] + more)

    def watch(self, part: Callable[..., Any]) -> Callable[..., Any]:
        """`part`, which torch runs around the engine, with its time added up."""

        @no_type_check
        def run(*arguments):
            start = time.perf_counter()
            results = part(*arguments)
            elapsed = (time.perf_counter() - start) * 1e3
            self._around[part] += elapsed
            if self._profile is not None:
                self._profile.add_torch(elapsed)
            return results

        return run

    def read(self) -> list[float]:
        """In the order of the titles."""
        inside = [] if self._calls is None else [ns / 1e6 for _, ns in self._calls.times]
        return [*inside, *self._around.values()]

    def describe_since(self, earlier: Sequence[float], elapsed: float) -> str:
        """Torch's share of `elapsed`, with the longest part first; empty if torch did nothing."""
        taken = [now - then for now, then in zip(self.read(), earlier, strict=True)]
        if not taken:
            return ""
        parts = sorted(zip(taken, self._titles, strict=True), reverse=True)
        listed = "; ".join(f"{ms:.2f} ms {title}" for ms, title in parts)
        return f"{100 * sum(taken) / elapsed:.0f}% of it in PyTorch: {listed}"
