# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How close single kernels come to what the machine can do at most, and how long eager takes.

python benchmarks/kernels.py [--kernels softmax product] [--rounds 3] [--write]

Kernels are called by their addresses, on the engine's threads, without a graph. `--kernels` takes
the beginnings of names.
"""

from __future__ import annotations

import argparse
import ctypes
import itertools
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import records
import torch
from kernel_cases import BEYOND_CACHES, CASES, Call, Case, native
from page import machine, markdown_table, write_part
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rounds import Outcome

PEAK = Path(__file__).resolve().parents[1] / "build/benchmarks/peak.so"
CONTENDERS = ["max", "eager"]
SECONDS, MOST_CALLS = 0.15, 200
"""How long a kernel is called in each round, and how often at most."""
PEAKS = {
    "f32": "f32 multiply-add, GFLOP/s",
    "bf16": "bf16 dot products, GFLOP/s",
    "read": "reading of memory, GB/s",
    "copy": "copying of memory, GB/s read and as many written",
}


def measure(calls: Sequence[Call]) -> list[float]:
    """Milliseconds, of calls in turn."""
    for call in calls:
        call()
    times = []
    until = time.perf_counter() + SECONDS
    for call in itertools.islice(itertools.cycle(calls), MOST_CALLS):
        start = time.perf_counter()
        call()
        end = time.perf_counter()
        times.append((end - start) * 1e3)
        if end > until:
            break
    return times


class Machine:
    """What it can do at most."""

    STEPS = 200_000

    def __init__(self) -> None:
        if not PEAK.exists():
            sys.exit(f"run `make {PEAK.relative_to(PEAK.parents[2])}`")
        self.library = ctypes.CDLL(str(PEAK))
        self.parallelize, parallelism = native.use_engines_threads()
        self.threads = parallelism()
        buffers = [torch.ones(BEYOND_CACHES, dtype=torch.uint8) for _ in range(2)]
        self.rates = {
            "f32": self._operations(self.library.peak_f32),
            "bf16": self._operations(self.library.peak_bf16),
            "read": self._rate(BEYOND_CACHES, self._call("peak_read", buffers[:1])),
            "copy": self._rate(BEYOND_CACHES, self._call("peak_copy", buffers)),
        }
        """In operations or bytes a second."""

    def _operations(self, function: Any) -> float:
        function.restype = ctypes.c_int64
        steps = ctypes.c_int64(self.STEPS)

        def run() -> int:
            return function(self.parallelize, ctypes.c_int64(self.threads), steps)

        return self._rate(run() * self.threads, run)

    @staticmethod
    def _rate(amount: int, call: Call) -> float:
        return amount / (min(measure([call])) / 1e3)

    def _call(self, name: str, buffers: Sequence[torch.Tensor]) -> Callable[[], None]:
        function = getattr(self.library, name)
        addresses = [ctypes.c_void_p(buffer.data_ptr()) for buffer in buffers]
        threads, size = ctypes.c_int64(self.threads), ctypes.c_int64(buffers[0].numel())

        def run(_owned: Any = buffers) -> None:
            function(self.parallelize, threads, *addresses, size)

        return run

    def shortest(self, case: Case) -> list[float]:
        """The milliseconds that it takes at least, as a list of one, or none if the machine cannot
        do it. A copy is one of the same size, so that the caches help both."""
        if case.limit != "copy":
            rate = self.rates[case.limit]
            return [case.amount / rate * 1e3] if rate else []
        buffers = [torch.ones(case.amount, dtype=torch.uint8) for _ in range(2)]
        return [statistics.median(measure([self._call("peak_copy", buffers)]))]


def compete(contender: str, cases: Sequence[Case]) -> None:
    """The program of a contender's process: prints the times of one round."""
    times = {}
    if contender == "max":
        peak = Machine()
        for name, rate in peak.rates.items():
            times[f"peak {name}"] = {"limit": [rate and 1e12 / rate]}
    with torch.no_grad():
        for case in cases:
            times[case.name] = {contender: measure(case.make()[contender])}
            if contender == "max":
                times[case.name]["limit"] = peak.shortest(case)
    print(json.dumps(times))


Outcomes = dict[str, dict[str, Outcome]]


def run(cases: Sequence[Case], rounds: int) -> Outcomes:
    """Each round of each contender is a process of its own."""
    outcomes: Outcomes = {}
    names = [case.name for case in cases]
    for _ in track(range(rounds), description="rounds"):
        for contender in CONTENDERS:
            process = subprocess.run(
                [sys.executable, __file__, "--kernels", *names, "--contender", contender],
                check=True,
                text=True,
                stdout=subprocess.PIPE,
            )
            for name, times in json.loads(process.stdout.splitlines()[-1]).items():
                for who, milliseconds in times.items():
                    outcome = outcomes.setdefault(name, {}).setdefault(who, Outcome())
                    outcome.milliseconds += milliseconds
    return outcomes


def peaks(outcomes: Outcomes) -> list[list[str]]:
    """The best of all rounds."""
    best = {name: min(outcomes[f"peak {name}"]["limit"].milliseconds) for name in PEAKS}
    return [[title, f"{1e3 / best[name]:.1f}"] for name, title in PEAKS.items() if best[name]]


COLUMNS = ["kernel", "eager, ms", "max, ms", "G/s", "share of what is possible", "limit"]


def rows(outcomes: Outcomes) -> list[list[str]]:
    table = []
    for case in CASES:
        if not (times := outcomes.get(case.name)):
            continue
        ours, limit = times["max"].median, times["limit"].milliseconds
        share = f"{min(limit) / ours:.0%}" if limit else "-"
        rate = case.amount / ours / 1e6
        table.append(
            [
                case.name,
                f"{times['eager'].median:.3f}",
                f"{ours:.3f}",
                f"{rate:.0f}",
                share,
                case.limit,
            ]
        )
    return table


def describe(outcomes: Outcomes) -> str:
    return f"""
## Single kernels

Kernels, called on the engine's threads without a graph, and the same op in eager; medians,
on {machine()}. The weights of products come from memory, as in a model, if the name does not say
"cached". The limit is what the machine can do at most, measured in the same run: arithmetic (f32 or
bf16), reading the weights, or copying as much memory as the kernel reads, with the same caches.
G/s are 10^9 operations or bytes a second.

{markdown_table(["the machine", "at most"], peaks(outcomes))}

{markdown_table(COLUMNS, rows(outcomes))}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kernels", nargs="+", default=[""])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--write", action="store_true", help="write the results and their part of the page"
    )
    parser.add_argument("--contender", choices=CONTENDERS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    cases = [case for case in CASES if case.name.startswith(tuple(options.kernels))]
    if options.contender:
        return compete(options.contender, cases)
    outcomes = run(cases, options.rounds)
    for titles, lines in (
        (["the machine", "at most"], peaks(outcomes)),
        (COLUMNS, rows(outcomes)),
    ):
        table = Table(*titles)
        for line in lines:
            table.add_row(*line)
        Console(width=130).print(table)
    if options.write:
        records.write("kernels", outcomes)
        write_part("kernels", describe(records.read("kernels")))
    return None


if __name__ == "__main__":
    main()
