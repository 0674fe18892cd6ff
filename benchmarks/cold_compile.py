# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long the first call takes when no cache has anything: each contender in a fresh process.

python benchmarks/cold_compile.py [--models "one add" "GPT-2"] [--contenders max] [--write]
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

import plots
import torch
from contenders import WAYS
from models import MODELS
from page import machine, markdown_table, write_part
from rich.console import Console
from rich.table import Table

FLOOR = "one add"
NAMES = [
    FLOOR,
    "one matmul",
    "MLP 4x1024, batch 32",
    "convolution, batch norm, ReLU",
    "attention block",
    "GPT-2",
    "BERT-base",
    "ViT-base",
    "ResNet-50",
    "MobileNetV2",
    "README's training step",
    "digits' training step",
]
CONTENDERS = ("inductor", "max")
CACHES = ("TORCH_MAX_BACKEND_CACHE_DIR", "MODULAR_CACHE_DIR", "TORCHINDUCTOR_CACHE_DIR")

STAGE = re.compile(
    r"^\[torch_max_backend\] (start-up|graph \d+ \(\w+\)): (.+): ([0-9.]+) ms$", re.MULTILINE
)


@dataclass(frozen=True)
class Outcome:
    """In seconds."""

    first_call: float
    engine: float = 0.0
    """The engine's compiles, one after the other, however many ran at once."""
    ours: float = 0.0
    """From the package's loading to the loaded graph, without the engine's compiles."""
    graphs: int = 0


def measure(model: str, contender: str) -> None:
    """The program of a contender's process."""
    torch.manual_seed(0)
    [compile] = WAYS[contender].values()
    call = MODELS[model](compile)
    start = time.perf_counter()
    call()
    print(time.perf_counter() - start)


def run(model: str, contender: str) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        caches = {name: os.path.join(folder, name) for name in CACHES}
        process = subprocess.run(
            [sys.executable, __file__, "--measure", model, contender],
            env={**os.environ, **caches, "TORCH_MAX_BACKEND_PROFILE": "1"},
            text=True,
            capture_output=True,
        )
    if process.returncode != 0:
        sys.exit(f"{model}, {contender}:\n{process.stderr}")
    stages = [(graph, name, float(ms) / 1e3) for graph, name, ms in STAGE.findall(process.stderr)]
    return Outcome(
        float(process.stdout.splitlines()[-1]),
        engine=sum(s for _, name, s in stages if name == "engine compile"),
        ours=sum(s for _, name, s in stages if name not in ("engine compile", "call")),
        graphs=len({graph for graph, name, _ in stages if name == "engine compile"}),
    )


Outcomes = dict[str, dict[str, Outcome]]


def columns(contenders: list[str]) -> list[str]:
    titles = [f"{name}, s" for name in contenders]
    if "max" in contenders:
        titles += ["graphs", "engine, s", "engine above the floor, s", "ours, s"]
    return titles


def rows(outcomes: Outcomes) -> list[list[str]]:
    table = []
    for model, by_contender in outcomes.items():
        row = [model, *(f"{outcome.first_call:.1f}" for outcome in by_contender.values())]
        if ours := by_contender.get("max"):
            floor = outcomes[FLOOR]["max"].engine * ours.graphs
            row += [
                str(ours.graphs),
                f"{ours.engine:.1f}",
                f"{ours.engine - floor:.1f}",
                f"{ours.ours:.2f}",
            ]
        table.append(row)
    return table


def plot(outcomes: Outcomes, contenders: list[str]) -> str:
    """The name of the file, in the folder of the page."""
    seconds = {name: [by[name].first_call for by in outcomes.values()] for name in contenders}
    figure, axes = plots.bars(list(outcomes), seconds)
    if "max" in contenders:
        floor = outcomes[FLOOR]["max"].first_call
        axes.axvline(floor, color="grey", linestyle="--", label=f"max, {FLOOR}")
    axes.set_xlabel("first call, seconds")
    axes.legend()
    return plots.save(figure, "cold_compile")


def describe(outcomes: Outcomes, contenders: list[str]) -> str:
    return f"""
From empty caches (the store, the engine's and inductor's, which then also precompiles its C++
headers), each contender in a process of its own, one after the other, one run, on {machine()}.
A training step is measured until it compiles nothing more. The engine's time is the sum over the
graphs, of which several compile at once if there are cores for them; ours is all that this project
adds, and what is missing to the whole is torch's. {FLOOR.capitalize()} is the floor, which every
graph pays.

![Seconds of the first call]({plot(outcomes, contenders)})

{markdown_table(["first call", *columns(contenders)], rows(outcomes))}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--contenders", nargs="+", choices=CONTENDERS, default=list(CONTENDERS))
    parser.add_argument(
        "--write", action="store_true", help="write the part of docs/Performance.md"
    )
    parser.add_argument("--measure", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.measure:
        measure(*options.measure)
        return
    # The floor is measured in every run.
    models = [FLOOR, *(name for name in options.models if name != FLOOR)]
    outcomes: Outcomes = {}
    for model in models:
        print(model, file=sys.stderr)
        outcomes[model] = {name: run(model, name) for name in options.contenders}
    table = Table("", *columns(options.contenders))
    for row in rows(outcomes):
        table.add_row(*row)
    Console().print(table)
    if options.write:
        write_part("cold_compile", describe(outcomes, options.contenders))


if __name__ == "__main__":
    main()
