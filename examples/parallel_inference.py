# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How many calls a second one compiled model answers, from 1, 2, 4, ... threads, beside eager.

The threads share the model and take no locks: the engine runs without Python's interpreter lock.
Every hundredth answer is compared with eager's. Writes a plot to `parallel_inference.png`.
"""

from __future__ import annotations

import os

# Each call runs on the thread that makes it. It is read when torch and the engine start.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import itertools
import statistics
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import click
import torch
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn

Call = Callable[[Tensor], Tensor]


def make_model() -> nn.Module:
    """Twelve small layers."""
    layers = [(nn.Linear(256, 256), nn.GELU(), nn.LayerNorm(256)) for _ in range(12)]
    return nn.Sequential(*itertools.chain(*layers))


def count_calls(call: Call, x: Tensor, expected: Tensor, threads: int, seconds: float) -> float:
    """The calls per second of all threads together."""
    begin, counts, wrong = threading.Barrier(threads + 1), [0] * threads, []
    end = threading.Event()

    def work(number: int) -> None:
        with torch.inference_mode():
            begin.wait()
            while not end.is_set():
                result = call(x)
                counts[number] += 1
                if counts[number] % 100 == 1 and not torch.allclose(result, expected, atol=1e-4):
                    wrong.append(number)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    begin.wait()
    start = time.perf_counter()
    time.sleep(seconds)
    end.set()
    for worker in workers:
        worker.join()
    if wrong:
        sys.exit(f"{len(wrong)} answers differ from eager's")
    return sum(counts) / (time.perf_counter() - start)


def plot(threads: list[int], rates: dict[str, list[float]], file: Path) -> None:
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 4))
    for name, values in rates.items():
        axes.plot(threads, values, marker="o", label=name)
    axes.set_xscale("log", base=2)
    axes.set_xticks(threads, [str(number) for number in threads])
    axes.set_ylim(bottom=0)
    axes.set_xlabel("threads")
    axes.set_ylabel("calls per second")
    axes.legend()
    figure.savefig(file, dpi=150, bbox_inches="tight")


@click.command(help=__doc__)
@click.option("--most-threads", default=16, show_default=True)
@click.option("--batch", default=1, show_default=True, help="The rows of each call.")
@click.option("--seconds", default=1.0, show_default=True, help="How long each number is measured.")
@click.option("--rounds", default=3, show_default=True, help="The median of so many is reported.")
@click.option("--plot-to", default="parallel_inference.png", show_default=True, type=Path)
def main(most_threads: int, batch: int, seconds: float, rounds: int, plot_to: Path) -> None:
    torch.manual_seed(0)
    model, x = make_model().eval(), torch.randn(batch, 256)
    calls: dict[str, Call] = {"MAX": torch.compile(model, backend="max"), "eager": model}
    with torch.inference_mode():
        expected = model(x)
        for call in calls.values():
            for _ in range(100):
                call(x)
    threads = [2**power for power in range(most_threads.bit_length())]
    measured: dict[str, list[list[float]]] = {name: [[] for _ in threads] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            for column, number in enumerate(threads):
                rate = count_calls(call, x, expected, number, seconds)
                measured[name][column].append(rate)
    rates = {name: [statistics.median(r) for r in columns] for name, columns in measured.items()}

    table = Table(title=f"Calls per second, batch {batch}, {os.cpu_count()} cores")
    table.add_column("threads", justify="right")
    for name in rates:
        table.add_column(name, justify="right")
        table.add_column("to 1 thread", justify="right")
    for column, number in enumerate(threads):
        row = [str(number)]
        for values in rates.values():
            row += [f"{values[column]:,.0f}", f"{values[column] / values[0]:.2f}"]
        table.add_row(*row)
    Console().print(table)
    plot(threads, rates, plot_to)
    print(f"the plot is in {plot_to}")


if __name__ == "__main__":
    main()
