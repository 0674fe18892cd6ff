# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option `profile`, over all calls: the times of each graph's kernels as a table, and each call
as a Chrome trace. Both are made when the process ends; `torch_max_backend.profile()` gives the
table of now."""

from __future__ import annotations

import atexit
import functools
import json
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .extension import extension, load_extension
from .reporting import say

_MOST_CALLS = 1_000_000
"""As many single calls are kept for a trace."""
_SMALLEST_SHARE = 0.001
"""Kernels that take less of the time are one line of the table."""
_ENGINE = "the engine: all else"
_TORCH = "PyTorch, around the engine"


class GraphProfile:
    """The calls of one graph, from any number of threads."""

    def __init__(self, graph: str, trace: str) -> None:
        self.graph = graph
        self.trace = trace
        self.kernels = extension.KernelProfile(keeps_events=bool(trace))
        # THREAD-SAFETY: protects the sums of all calls.
        self._lock = threading.Lock()
        self._calls = 0
        self._ms = 0.0
        self._torch_ms = 0.0
        self._spans: list[tuple[int, int, int]] = []
        """For a trace: begin, end, thread."""

    @staticmethod
    def make(graph: str, trace: str) -> GraphProfile:
        """One that is reported when the process ends."""
        profile = GraphProfile(graph, trace)
        if not _profiles:
            atexit.register(_report)
        _profiles.append(profile)
        return profile

    def add_call(self, milliseconds: float) -> None:
        """A call that ends now."""
        end = time.perf_counter_ns()
        with self._lock:
            self._calls += 1
            self._ms += milliseconds
            if self.trace and len(self._spans) < _MOST_CALLS:
                begin = end - round(milliseconds * 1e6)
                self._spans.append((begin, end, threading.get_native_id()))

    def add_torch(self, milliseconds: float) -> None:
        """What torch computed before or after the engine."""
        with self._lock:
            self._torch_ms += milliseconds

    def read(self) -> GraphTimes:
        with self._lock:
            calls, ms, torch_ms = self._calls, self._ms, self._torch_ms
        kernels = sorted(self.kernels.times, key=lambda kernel: -kernel.total_ms)
        engine_ms = max(0.0, ms - torch_ms - sum(kernel.total_ms for kernel in kernels))
        return GraphTimes(self.graph, calls, ms, tuple(kernels), engine_ms, torch_ms)

    def trace_events(self) -> Iterator[dict[str, Any]]:
        """In the format of Chrome's tracing, with microseconds."""
        kernels = self.kernels.times
        for event in self.kernels.events:
            kernel = kernels[event.kernel]
            arguments = {"graph": self.graph, "types": kernel.types, "shapes": kernel.shapes}
            yield _span(kernel.kernel, event.begin, event.end, event.thread, arguments)
        for begin, end, thread in tuple(self._spans):
            yield _span(self.graph, begin, end, thread, {})


def _span(
    name: str, begin: int, end: int, thread: int, arguments: dict[str, str]
) -> dict[str, Any]:
    times = {"ts": begin / 1e3, "dur": (end - begin) / 1e3}
    return {"name": name, "ph": "X", **times, "pid": os.getpid(), "tid": thread, "args": arguments}


_TITLES = ("share", "ms", "calls", "median ms", "rate", "of peak", "kernel", "types", "shapes")


@dataclass(frozen=True)
class GraphTimes:
    """One graph of `torch_max_backend.profile()`. It prints as a table."""

    graph: str
    calls: int
    ms: float
    """Of all calls together. What follows is part of it."""
    kernels: tuple[Any, ...]
    """What was called by address, as `extension.KernelTimes`, the longest first."""
    engine_ms: float
    """All else that the engine did: the elementwise chains, and the way to each kernel. Less than
    that if kernels ran side by side."""
    torch_ms: float
    """Before the engine and after it."""

    def __str__(self) -> str:
        return self.format(_peak())

    def format(self, peak: extension.MachinePeak) -> str:
        rows: list[tuple[str, ...]] = [_TITLES]
        large = [k for k in self.kernels if k.total_ms >= _SMALLEST_SHARE * self.ms]
        for k in large:
            times = self._times(k.total_ms, k.calls)
            median = f"{k.median_ms:.3f}"
            rows.append((*times, median, *_rate(k, peak), k.kernel, k.types, k.shapes))
        small = self.kernels[len(large) :]
        if small:
            times = self._times(sum(k.total_ms for k in small), sum(k.calls for k in small))
            rows.append((*times, "", "", "", f"{len(small)} more kernels", "", ""))
        for title, ms in ((_ENGINE, self.engine_ms), (_TORCH, self.torch_ms)):
            if ms or title == _ENGINE:
                rows.append((*self._times(ms), "", "", "", title, "", ""))
        title = f"{self.graph}: {self.calls} calls, {self.ms:.2f} ms together"
        return "\n".join([title, *_align(rows)])

    def _times(self, ms: float, calls: int | str = "") -> tuple[str, str, str]:
        return f"{100 * ms / self.ms if self.ms else 0:.1f}%", f"{ms:.2f}", str(calls)


def _rate(kernel: Any, peak: extension.MachinePeak) -> tuple[str, str]:
    """Operations or bytes in a second, whichever is nearer to what the machine can do."""
    seconds = kernel.median_ms / 1e3
    most = peak.bf16 if "bf16" in kernel.types.split() else peak.f32
    if not seconds or not most or not peak.bandwidth:
        return "", ""
    of_operations = kernel.operations / seconds / most
    of_bytes = kernel.bytes / seconds / peak.bandwidth
    if not max(of_operations, of_bytes):
        return "", ""
    if of_operations >= of_bytes:
        return f"{kernel.operations / seconds / 1e9:.1f} GFLOP/s", f"{100 * of_operations:.0f}%"
    return f"{kernel.bytes / seconds / 1e9:.1f} GB/s", f"{100 * of_bytes:.0f}%"


_TEXT_COLUMNS = 3
"""The last ones, which are aligned to the left."""


def _align(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numbers = len(widths) - _TEXT_COLUMNS
    for row in rows:
        cells = [
            cell.ljust(width) if place >= numbers else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


class ProfileTable(tuple[GraphTimes, ...]):
    """Prints as a table for each graph."""

    def __str__(self) -> str:
        if not self:
            return "no calls have been profiled"
        peak = _peak()
        return "\n\n".join([*(graph.format(peak) for graph in self), _describe(peak)])

    __repr__ = __str__


def _describe(peak: extension.MachinePeak) -> str:
    return (
        f"the machine's peak, measured now: {peak.f32 / 1e9:.0f} GFLOP/s in f32, "
        f"{peak.bf16 / 1e9:.0f} in bf16, {peak.bandwidth / 1e9:.1f} GB/s from memory"
    )


@functools.cache
def _peak() -> extension.MachinePeak:
    return load_extension().measure_machine_peak()


_profiles: list[GraphProfile] = []
"""Of all graphs that were ever profiled in this process."""


def profile() -> ProfileTable:
    """Without graphs that have not been called."""
    return ProfileTable(times for graph in tuple(_profiles) if (times := graph.read()).calls)


def _report() -> None:
    if table := profile():
        say(f"[torch_max_backend] profile\n{table}")
    for path in dict.fromkeys(graph.trace for graph in _profiles if graph.trace):
        try:
            _write_trace(path)
        except OSError as error:
            say(f"[torch_max_backend] cannot write the trace {path}: {error.strerror}")


def _write_trace(path: str) -> None:
    events = (event for graph in _profiles if graph.trace == path for event in graph.trace_events())
    with Path(path).open("w") as file:
        file.write('{"traceEvents": [\n')
        for number, event in enumerate(events):
            file.write((",\n" if number else "") + json.dumps(event))
        file.write("\n]}\n")
