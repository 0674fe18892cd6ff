# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times contenders against each other: each alone in a process of its own, in alternating rounds.

A benchmark's file is also the program of its contenders: started with `--contender NAME` it calls
`serve`, which runs a round whenever it is told to, or `give_up`.
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

_PAUSE = 0.3
"""Seconds before a contender's round: the threads of the one before still spin for a while, on the
cores that this one wants."""


@dataclass
class Outcome:
    milliseconds: list[float] = field(default_factory=list)
    peak_mib: float = 0.0
    """Of resident memory, in the rounds alone: without tracing and compiling."""
    note: str = ""
    """What the contender says of itself."""
    failure: str = ""
    """Why it could not run; then there are no times."""

    @property
    def median(self) -> float:
        return statistics.median(self.milliseconds)


def serve(call: Callable[[], Any], calls: int, warm_up: int = 1, note: str = "") -> None:
    """After `warm_up` calls: for each line of input, prints the outcome of a round."""
    for _ in range(warm_up):
        call()
    _forget_peak()
    print(json.dumps({"note": note}), flush=True)
    for _ in sys.stdin:
        times = []
        for _ in range(calls):
            start = time.perf_counter()
            call()
            times.append((time.perf_counter() - start) * 1e3)
        print(json.dumps([times, _peak_mib()]), flush=True)


def give_up(reason: str) -> None:
    """Instead of `serve`."""
    print(json.dumps({"failure": reason}), flush=True)


def _forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


def _peak_mib() -> float:
    found = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def race(
    program: Sequence[str], contenders: Sequence[str], rounds: int, may_fail: bool = False
) -> dict[str, Outcome]:
    """With `may_fail`, what a contender that cannot run says is its outcome, and the others go on;
    otherwise it ends the benchmark."""
    processes = {}
    outcomes = {}
    for name in contenders:
        process = subprocess.Popen(
            [sys.executable, *program, "--contender", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        # One after the other: a compile beside it would slow the next one down.
        outcomes[name] = _start(process)
        if not outcomes[name].failure:
            processes[name] = process
        elif not may_fail:
            sys.exit(f"{name} did not start: {outcomes[name].failure}")
    for _ in track(range(rounds), description="rounds"):
        for name, process in processes.items():
            assert process.stdin is not None
            time.sleep(_PAUSE)
            print(file=process.stdin, flush=True)
            times, outcomes[name].peak_mib = _answer(process)
            outcomes[name].milliseconds += times
    for process in processes.values():
        process.communicate()
    return outcomes


def _start(process: subprocess.Popen[str]) -> Outcome:
    try:
        outcome = Outcome(**_answer(process))
    except EOFError:
        return Outcome(failure=f"ended with status {process.wait()}")
    if outcome.failure:
        process.communicate()
    return outcome


def _answer(process: subprocess.Popen[str]) -> Any:
    """The next line that is JSON. A library may print others."""
    assert process.stdout is not None
    for line in process.stdout:
        try:
            return json.loads(line)
        except json.JSONDecodeError:
            print(line, end="", file=sys.stderr)
    raise EOFError("a contender ended early")


def show(outcomes: dict[str, Outcome], reference: str) -> None:
    """Medians, and their ratios to the reference's."""
    table = Table("", "median", f"of {reference}", "peak memory")
    base = outcomes[reference].median
    for name, outcome in outcomes.items():
        table.add_row(
            name,
            f"{outcome.median:.3f} ms",
            f"{outcome.median / base:.2f}",
            f"{outcome.peak_mib:.0f} MiB",
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
