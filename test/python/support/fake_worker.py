# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program in the place of the compile worker: it sleeps instead of compiling, and logs when.

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

_PROGRAM = """#!{python}
import json, os, sys, time
request = json.load(sys.stdin)
[source] = request["files"]
text = open(source).read()

def log(event):
    with open(os.path.join(os.path.dirname(request["target"]), "../../log"), "a") as file:
        file.write(json.dumps([os.getpid(), event, time.monotonic()]) + "\\n")

def report(**fields):
    os.write(3, (json.dumps(fields) + "\\n").encode())

log("begin")
report(begin=source, stderr=0)
time.sleep(float(text.partition("sleep ")[2].split()[0]))
open(request["target"], "w").write("compiled")
report(end=source, message="refused" if "refuse this" in text else "")
log("end")
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
        self.program.write_text(_PROGRAM.format(python=sys.executable))
        self.program.chmod(0o755)

    def executable(self, text: str) -> Any:
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
                sysconfig.get_path("purelib"), str(self.program), str(self.store)
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
