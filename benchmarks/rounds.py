# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times contenders against each other: each alone in a process of its own, in alternating rounds.

A benchmark's file is also the program of its contenders: started with `--contender NAME` it calls
`serve`, which runs a round whenever it is told to.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

_READY = "ready"


def serve(call: Callable[[], Any], calls: int) -> None:
    """Calls once to warm up; then, for each line of input, prints the times of a round."""
    call()
    print(_READY, flush=True)
    for _ in sys.stdin:
        times = []
        for _ in range(calls):
            start = time.perf_counter()
            call()
            times.append((time.perf_counter() - start) * 1e3)
        print(json.dumps(times), flush=True)


def race(program: Sequence[str], contenders: Sequence[str], rounds: int) -> dict[str, list[float]]:
    """The times of each contender in milliseconds."""
    processes = {}
    for name in contenders:
        processes[name] = subprocess.Popen(
            [sys.executable, *program, "--contender", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        # One after the other: a compile beside it would slow the next one down.
        if _answer(processes[name]) != _READY:
            sys.exit(f"{name} did not start")
    times: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in track(range(rounds), description="rounds"):
        for name, process in processes.items():
            assert process.stdin is not None
            print(file=process.stdin, flush=True)
            times[name] += json.loads(_answer(process))
    for process in processes.values():
        process.communicate()
    return times


def _answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    if not (line := process.stdout.readline()):
        sys.exit("a contender ended early")
    return line.strip()


def show(times: dict[str, list[float]], reference: str) -> None:
    """Medians, and their ratios to the reference's."""
    table = Table("", "median", f"of {reference}")
    base = statistics.median(times[reference])
    for name, milliseconds in times.items():
        median = statistics.median(milliseconds)
        table.add_row(name, f"{median:.3f} ms", f"{median / base:.2f}")
    Console().print(table)
