# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the package prints on stderr: times (PROFILE), graphs and recompiles (VERBOSE), and on a
terminal what is being compiled."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from .frontend.program import Program


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def say_section(title: str, text: str) -> None:
    say(f"[torch_max_backend] {title}\n{text.rstrip()}\n")


def show_progress(text: str) -> bool:
    """Replaces the terminal's current line; false if stderr is not a terminal."""
    # By its number, because the object may be closed, or belong to a notebook.
    if not os.isatty(2):
        return False
    # Carriage return and "erase the line".
    os.write(2, f"\r\033[K{text}".encode())
    return True


class StageTimes:
    """Prints the time of each stage of one graph, a line each; silent if it is not enabled."""

    def __init__(self, graph: str, enabled: bool) -> None:
        self.graph = graph
        self._enabled = enabled

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.record(name, (time.perf_counter() - start) * 1e3)

    def record(self, name: str, milliseconds: float) -> None:
        if self._enabled:
            say(f"[torch_max_backend] {self.graph}: {name}: {milliseconds:.2f} ms")


@contextmanager
def report_pass(times: StageTimes, dump: bool, name: str, program: Program) -> Iterator[None]:
    """Reports the time of a pass of the frontend and, if asked, the graph that it changed."""
    before = str(program.graph) if dump else ""
    with times.stage(name):
        yield
    if dump and (text := str(program.graph)) != before:
        say_section(f"{times.graph}: after {name}", text)
