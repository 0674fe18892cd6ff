# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch in the engine's place, with compiles that take as long as a test wants."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest import mock

from torch_engine import TorchEngine
from torch_max_backend import engine as engine_module
from torch_max_backend.background import EngineGraph
from torch_max_backend.frontend.program import Program
from torch_max_backend.reporting import GraphReport, StageTimes

SILENT = StageTimes("a graph", False)


class SlowExecutable:
    """torch in the engine's place, but to be compiled until it is told to end."""

    def __init__(self, name: str, run: Callable[[list[Any]], Any]) -> None:
        self.name = name
        self.run = run
        self.may_end = threading.Event()
        self.error = ""
        self.attempts = 0
        self.is_running = False
        self.is_in_store = False
        self.timings = SimpleNamespace(
            was_compiled=True, lookup_ms=0.0, compile_ms=1.0, load_ms=1.0, init_ms=0.0
        )

    def is_stored(self) -> bool:
        return self.is_in_store

    def prepare(self, cancellation: Any) -> Any:
        self.attempts += 1
        self.is_running = True
        end = time.monotonic() + 60
        while not self.may_end.wait(0.01):
            if cancellation.is_cancelled or time.monotonic() > end:
                self.error = self.error or "interrupted"
                break
        self.is_running = False
        if self.error:
            raise RuntimeError(self.error)
        return self.timings


class Engine:
    """Collects the graphs of a process by their names."""

    def __init__(self) -> None:
        self.graphs: dict[str, SlowExecutable] = {}
        self.on_graph: Callable[[SlowExecutable], None] = lambda graph: graph.may_end.set()

    def compile(self, program: Program, report: GraphReport, _: Any) -> EngineGraph:
        kind = report.graph.partition("(")[2].rstrip(")")
        graph = self.graphs[kind] = SlowExecutable(kind, TorchEngine(program).run)
        self.on_graph(graph)
        return EngineGraph(graph, report.graph, SILENT)


@contextmanager
def slow_engine() -> Iterator[Engine]:
    engine = Engine()
    with mock.patch.object(engine_module, "compile_program", engine.compile):
        yield engine
    for graph in engine.graphs.values():
        graph.may_end.set()
