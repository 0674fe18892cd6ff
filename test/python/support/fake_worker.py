# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A compile worker with another engine: it sleeps instead of compiling, and logs when.

A process has one engine and one worker program for all its graphs, so whoever uses this one has to
have a process of its own."""

from __future__ import annotations

import json
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torch_max_backend.extension import load_extension

# What the worker's script imports and calls.
_ENGINE = """
import json, os, time
from pathlib import Path
from types import SimpleNamespace

class CPU:
    pass

class Graph:
    def __init__(self, name, path):
        self.path = Path(path)
        self._kernel_library = SimpleNamespace(load_paths=lambda paths: None)

class InferenceSession:
    def __init__(self, devices):
        pass

    def compile(self, graph):
        def log(event):
            # Beside the store.
            with graph.path.parents[2].joinpath("log").open("a") as file:
                file.write(json.dumps([os.getpid(), event, time.monotonic()]) + "\\n")

        def export_mef(target):
            Path(target).write_text("compiled")
            log("end")

        text = graph.path.read_text()
        log("begin")
        time.sleep(float(text.partition("sleep ")[2].split()[0]))
        if "refuse this" in text:
            raise ValueError("refused")
        return SimpleNamespace(export_mef=export_mef)
"""

_PROGRAM = """#!/bin/sh
PYTHONPATH={engine} exec {python} "$@"
"""


@dataclass
class Span:
    begin: float
    end: float | None = None


class FakeWorker:
    def __init__(self, folder: Path) -> None:
        self._log = folder / "log"
        self.store = folder / "store"
        self.program = folder / "worker"
        package = folder / "engine" / "max"
        package.mkdir(parents=True, exist_ok=True)
        for module in ("__init__", "driver", "engine", "graph"):
            (package / f"{module}.py").write_text(_ENGINE)
        self.program.write_text(_PROGRAM.format(engine=package.parent, python=sys.executable))
        self.program.chmod(0o755)

    def executable(self, text: str, compile_timeout: float = 60) -> Any:
        """A graph that this worker compiles. `text` says `sleep`, and for how many seconds. It is
        part of the name of a weight, and so of the graph. A graph with a weight is not loaded
        before the first call."""
        extension = load_extension()
        weight = f"{text} ."
        compilation = extension.compile(
            "func.func @f(%w: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> "
            "{ return %w : !torch.vtensor<[2],f32> }",
            [extension.ArgumentInfo(weight=weight, sizes=[], updated_by=-1)],
            False,
        )
        return extension.Executable(
            options=extension.EngineOptions(
                sysconfig.get_path("purelib"),
                str(self.program),
                str(self.store),
                kernels=[],
                label="",
                compile_timeout=compile_timeout,
            ),
            graph=compilation.graph,
            inputs=[],
            weights=[
                extension.WeightPlan(name=weight, position=0, order=[], constant=None, derived=-1)
            ],
            results=[extension.ResultPlan(order=[], placement=[0], written_into=-1)],
            derivation=None,
            derived_from=[],
            torch_calls=None,
            profile=None,
        )

    def spans(self) -> dict[int, Span]:
        """When each worker process began and ended; those that were killed have no end."""
        spans: dict[int, Span] = {}
        lines = self._log.read_text().splitlines() if self._log.exists() else []
        for pid, event, seconds in map(json.loads, lines):
            if event == "begin":
                spans[pid] = Span(seconds)
            else:
                spans[pid].end = seconds
        return spans
