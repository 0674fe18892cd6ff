# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the time of a call of BERT-base grows with the batch, the length of the text and the cores.

python benchmarks/scaling.py [--points "batch 4"] [--rounds 3] [--write]

Each point is compiled for its sizes.
"""

from __future__ import annotations

import argparse
import functools
import os

import matplotlib.pyplot as plt
import plots
import records
from contenders import WAYS, compete
from models import TOKENS, bert
from page import machine, markdown_table, write_part
from rich.console import Console
from rich.table import Table
from rounds import Outcome, race

CALLS = 2
CONTENDERS = list(WAYS)
CORES = sorted(os.sched_getaffinity(0))
BASE = f"1 text, {TOKENS} tokens, {len(CORES)} cores"
AXES = {
    "batch": {BASE: 1, "batch 4": 4, "batch 16": 16},
    "tokens": {"32 tokens": 32, BASE: TOKENS, "512 tokens": 512},
    "cores": {"1 core": 1, BASE: len(CORES)},
}
"""The points of each axis. What a point does not name is as in the base."""
POINTS = {point: (axis, size) for axis, points in AXES.items() for point, size in points.items()}

Outcomes = dict[str, dict[str, Outcome]]


def run(point: str, rounds: int) -> dict[str, Outcome]:
    axis, size = POINTS[point]
    # Contenders inherit it.
    os.sched_setaffinity(0, CORES[:size] if axis == "cores" else CORES)
    return race([__file__, "--points", point], CONTENDERS, rounds, may_fail=True)


def rows(outcomes: Outcomes) -> list[list[str]]:
    return [
        [point, *(f"{o.median:.1f}" if o.milliseconds else "fails" for o in by.values())]
        for point, by in outcomes.items()
    ]


COLUMNS = ["ms", *CONTENDERS]


def plot(outcomes: Outcomes) -> str:
    figure, panels = plt.subplots(1, len(AXES), figsize=(10, 3.5), layout="constrained")
    for panel, (axis, points) in zip(panels, AXES.items(), strict=True):
        for name in CONTENDERS:
            measured = {
                size: outcomes[point][name].median
                for point, size in points.items()
                if point in outcomes and outcomes[point][name].milliseconds
            }
            panel.plot(list(measured), list(measured.values()), marker="o", label=name)
        panel.set_xlabel(axis)
        panel.set_ylabel("ms a call")
        panel.set_xticks(list(points.values()))
        panel.set_ylim(bottom=0)
    panels[0].legend()
    return plots.save(figure, "scaling")


def describe(outcomes: Outcomes) -> str:
    return f"""
## More texts, longer ones, fewer cores

BERT-base in f32 on {machine()}, compiled for each point: medians. What a row does not
name is as in the first one.

![Time of a call over batch, tokens and cores]({plot(outcomes)})

{markdown_table(COLUMNS, rows(outcomes))}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--points", nargs="+", choices=list(POINTS), default=list(POINTS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--write", action="store_true", help="write the results and their part of the page"
    )
    parser.add_argument("--contender", choices=CONTENDERS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.contender:
        [point] = options.points
        axis, size = POINTS[point]
        sizes = {"batch": "batch", "tokens": "length"}
        make = functools.partial(bert, **({sizes[axis]: size} if axis in sizes else {}))
        return compete(options.contender, make, CALLS)
    outcomes = {point: run(point, options.rounds) for point in options.points}
    table = Table(*COLUMNS)
    for row in rows(outcomes):
        table.add_row(*row)
    Console().print(table)
    if options.write:
        records.write("scaling", outcomes)
        everything = records.read("scaling")
        write_part("scaling", describe({p: everything[p] for p in POINTS if p in everything}))
    return None


if __name__ == "__main__":
    main()
