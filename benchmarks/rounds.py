# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times contenders against each other: each alone in a process of its own, in alternating rounds.

A benchmark's file is also the program of its contenders: started with `--contender NAME` it calls
`serve`, which runs a round whenever it is told to.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

_READY = "ready"
_PAUSE = 0.3
"""Seconds before a contender's round: the threads of the one before still spin for a while, on the
cores that this one wants."""


@dataclass
class Outcome:
    milliseconds: list[float] = field(default_factory=list)
    peak_mib: float = 0.0
    """Of resident memory, in the rounds alone: without tracing and compiling."""


def serve(call: Callable[[], Any], calls: int, warm_up: int = 1) -> None:
    """After `warm_up` calls: for each line of input, prints the outcome of a round."""
    for _ in range(warm_up):
        call()
    _forget_peak()
    print(_READY, flush=True)
    for _ in sys.stdin:
        times = []
        for _ in range(calls):
            start = time.perf_counter()
            call()
            times.append((time.perf_counter() - start) * 1e3)
        print(json.dumps([times, _peak_mib()]), flush=True)


def _forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


def _peak_mib() -> float:
    found = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def race(program: Sequence[str], contenders: Sequence[str], rounds: int) -> dict[str, Outcome]:
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
    outcomes = {name: Outcome() for name in contenders}
    for _ in track(range(rounds), description="rounds"):
        for name, process in processes.items():
            assert process.stdin is not None
            time.sleep(_PAUSE)
            print(file=process.stdin, flush=True)
            times, outcomes[name].peak_mib = json.loads(_answer(process))
            outcomes[name].milliseconds += times
    for process in processes.values():
        process.communicate()
    return outcomes


def _answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    if not (line := process.stdout.readline()):
        sys.exit("a contender ended early")
    return line.strip()


def show(outcomes: dict[str, Outcome], reference: str) -> None:
    """Medians, and their ratios to the reference's."""
    table = Table("", "median", f"of {reference}", "peak memory")
    base = statistics.median(outcomes[reference].milliseconds)
    for name, outcome in outcomes.items():
        median = statistics.median(outcome.milliseconds)
        table.add_row(
            name, f"{median:.3f} ms", f"{median / base:.2f}", f"{outcome.peak_mib:.0f} MiB"
        )
    Console().print(table)


def main(file: str, contenders: Sequence[str], compete: Callable[[str, int], None]) -> None:
    """A benchmark of a model with so many layers: one contender if it is named, else the race. The
    first contender is what the others are compared with."""
    parser = argparse.ArgumentParser(prog=Path(file).name)
    parser.add_argument("--contender", choices=list(contenders))
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    if options.contender:
        compete(options.contender, options.layers)
    else:
        program = [file, "--layers", str(options.layers)]
        show(race(program, contenders, options.rounds), contenders[0])
