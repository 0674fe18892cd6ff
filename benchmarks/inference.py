# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long a call takes once everything is compiled.

python benchmarks/inference.py [--models "GPT-2"] [--rounds 10] [--write]
"""

from __future__ import annotations

import argparse
import statistics

import torch
from models import COMPILERS, MODELS
from page import machine, markdown_table, write_part
from rich.console import Console
from rich.table import Table
from rounds import Outcome, race, serve

NAMES = [
    "GPT-2",
    "BERT-base",
    "ViT-base",
    "ResNet-50",
    "MobileNetV2",
    "MLP 4x1024, batch 32",
    "GPT-2, one token",
    "GPT-2, one token, int8",
    "GPT-2, one token, int4",
    "BERT-base, bf16",
    "ResNet-50, bf16",
    "attention over 8192 positions",
]
CONTENDERS = list(COMPILERS)
CALLS = 5

Outcomes = dict[str, dict[str, Outcome]]


def compete(contender: str, model: str) -> None:
    torch.manual_seed(0)
    serve(MODELS[model](COMPILERS[contender]), CALLS, warm_up=2)


def columns() -> list[str]:
    return [f"{name}, {unit}" for unit in ("ms", "MiB") for name in CONTENDERS]


def rows(outcomes: Outcomes) -> list[list[str]]:
    return [
        [
            model,
            *(f"{statistics.median(o.milliseconds):.2f}" for o in by_contender.values()),
            *(f"{o.peak_mib:.0f}" for o in by_contender.values()),
        ]
        for model, by_contender in outcomes.items()
    ]


def describe(outcomes: Outcomes, rounds: int) -> str:
    return f"""
Medians of {rounds * CALLS} calls in {rounds} alternating rounds, each contender alone in a process
of its own, compiled and warm, on {machine()}: batch 1, 128 tokens or 224 x 224 pixels, f32 where
nothing else is said. One token has 127 before it in the cache, and the long attention 16 heads of
64. MiB are the peak of resident memory during these calls.

{markdown_table(["", *columns()], rows(outcomes))}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument(
        "--write", action="store_true", help="write the part of docs/Performance.md"
    )
    parser.add_argument("--contender", choices=CONTENDERS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.contender:
        [model] = options.models
        compete(options.contender, model)
        return
    outcomes: Outcomes = {}
    for model in options.models:
        outcomes[model] = race([__file__, "--models", model], CONTENDERS, options.rounds)
    table = Table("", *columns())
    for row in rows(outcomes):
        table.add_row(*row)
    Console().print(table)
    if options.write:
        write_part("inference", describe(outcomes, options.rounds))


if __name__ == "__main__":
    main()
