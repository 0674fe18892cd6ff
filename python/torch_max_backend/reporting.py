# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the package tells on stderr: times (PROFILE), graphs and recompiles (VERBOSE), and on a
terminal what is being compiled."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from torch._dynamo.utils import get_metrics_context


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def say_section(title: str, text: str) -> None:
    say(f"[torch_max_backend] {title}\n{text.rstrip()}\n")


def show_progress(text: str) -> bool:
    """Replaces the terminal's current line; false if stderr is no terminal."""
    # By its number: the object may be closed, or be a notebook's.
    if not os.isatty(2):
        return False
    # Carriage return and "erase the line".
    os.write(2, f"\r\033[K{text}".encode())
    return True


def recompile_reason() -> str:
    """The guard that failed, if Dynamo is compiling a function again; empty if not."""
    # Dynamo notes it here before it traces, and nowhere else that can be read.
    return str(get_metrics_context()._metrics.get("recompile_reason") or "")


class StageTimes:
    """The time of each stage of one graph, a line each; silent if it is not enabled."""

    def __init__(self, graph: str, enabled: bool) -> None:
        self._graph = graph
        self._enabled = enabled

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.record(name, (time.perf_counter() - start) * 1e3)

    def record(self, name: str, milliseconds: float) -> None:
        if self._enabled:
            say(f"[torch_max_backend] {self._graph}: {name}: {milliseconds:.2f} ms")
