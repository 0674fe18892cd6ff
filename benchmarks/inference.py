# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long a call takes once everything is compiled, of this project and of the others.

python benchmarks/inference.py [--models "GPT-2"] [--contenders eager max] [--rounds 10] [--write]

With `--write`, what was measured replaces these models' figures in results/inference.json, and the
page and its plots show all that is there.
"""

from __future__ import annotations

import argparse
import statistics

import plots
import records
from contenders import WAYS, compete
from models import MODELS
from page import machine, markdown_table, write_part
from rich.console import Console
from rich.table import Table
from rounds import Outcome, race

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
    "Llama-style 100M",
    "T5-small",
    "Whisper-tiny",
    "U-Net",
    "EfficientNet-B0",
    "ConvNeXt-tiny",
]
CONTENDERS = list(WAYS)
OURS = "max"
CALLS = 5

Outcomes = dict[str, dict[str, Outcome]]


# ===----------------------------------------------------------------------===#
# What the figures say
# ===----------------------------------------------------------------------===#


def others(outcomes: dict[str, Outcome]) -> dict[str, float]:
    """The medians of those that could run."""
    return {
        name: outcome.median
        for name, outcome in outcomes.items()
        if name != OURS and outcome.milliseconds
    }


def ratio(outcomes: dict[str, Outcome]) -> float | None:
    """How many times as fast as the best of the others we are."""
    ours, theirs = outcomes[OURS], others(outcomes)
    return min(theirs.values()) / ours.median if ours.milliseconds and theirs else None


def geometric_mean(outcomes: Outcomes) -> float:
    ratios = [value for by_contender in outcomes.values() if (value := ratio(by_contender))]
    return statistics.geometric_mean(ratios)


def rows(outcomes: Outcomes) -> list[list[str]]:
    table = []
    for model, by_contender in outcomes.items():
        best = min(others(by_contender), key=others(by_contender).__getitem__, default="-")
        value = ratio(by_contender)
        table.append(
            [
                model,
                *(_time(by_contender[name]) for name in CONTENDERS),
                best,
                f"{value:.2f}" if value else "-",
            ]
        )
    return table


def _time(outcome: Outcome) -> str:
    if outcome.failure:
        return "fails"
    # OpenVINO as a backend of torch.compile.
    return f"{outcome.median:.2f}{' (backend)' if outcome.note == 'backend' else ''}"


COLUMNS = ["ms", *CONTENDERS, "the best other", "times as fast as it"]


def memory_rows(outcomes: Outcomes) -> list[list[str]]:
    table = []
    for model, by_contender in outcomes.items():
        peaks = [by_contender[name].peak_mib for name in CONTENDERS]
        ours, eager = by_contender[OURS].peak_mib, by_contender["eager"].peak_mib
        ratio = f"{ours / eager:.2f}" if ours and eager else "-"
        table.append([model, *(f"{peak:.0f}" if peak else "-" for peak in peaks), ratio])
    return table


MEMORY_COLUMNS = ["MiB", *CONTENDERS, "max, of eager"]


def plot(outcomes: Outcomes) -> str:
    relative = {
        name: [
            by[name].median / by["eager"].median if by[name].milliseconds else 0.0
            for by in outcomes.values()
        ]
        for name in CONTENDERS
    }
    figure, axes = plots.bars(list(outcomes), relative)
    axes.axvline(1, color="grey", linestyle="--")
    axes.set_xlabel("time of a call, of eager's; no bar: it cannot run the model")
    axes.legend()
    return plots.save(figure, "inference")


def describe(outcomes: Outcomes, calls: int) -> str:
    failures = "\n".join(
        f"- {model}, {name}: {outcome.failure}"
        for model, by_contender in outcomes.items()
        for name, outcome in by_contender.items()
        if outcome.failure
    )
    image = plot(outcomes)
    text = f"""
Medians of at least {calls} calls in alternating rounds, each contender alone in a process of its
own, compiled and warm, on {machine()}: batch 1, 128 tokens or 224 x 224 pixels, f32 where nothing
else is said. One token has 127 before it in the cache, and the long attention 16 heads of 64.
Each row is one run. "freezing" is inductor with `config.freezing`. OpenVINO computes with the
precision of the weights, as the others do; where it cannot convert the model, it is the backend of
torch.compile. The geometric mean of the last column is **{geometric_mean(outcomes):.2f}**.

![Time of a call, relative to eager's]({image})

{markdown_table(COLUMNS, rows(outcomes))}

The peak of resident memory during these calls:

{markdown_table(MEMORY_COLUMNS, memory_rows(outcomes))}
"""
    return f"{text}\nWhat fails:\n\n{failures}\n" if failures else text


def show(titles: list[str], lines: list[list[str]]) -> None:
    table = Table(*titles)
    for line in lines:
        table.add_row(*line)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--models", nargs="+", choices=NAMES, default=NAMES)
    parser.add_argument("--contenders", nargs="+", choices=CONTENDERS, default=CONTENDERS)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument(
        "--write", action="store_true", help="write the results and their part of the page"
    )
    parser.add_argument("--contender", choices=CONTENDERS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.contender:
        [model] = options.models
        return compete(options.contender, MODELS[model], CALLS)
    if options.write and options.contenders != CONTENDERS:
        parser.error("--write takes all contenders")
    outcomes: Outcomes = {}
    for model in options.models:
        program = [__file__, "--models", model]
        absent = {name: Outcome(failure="not measured") for name in CONTENDERS}
        raced = race(program, options.contenders, options.rounds, may_fail=True)
        outcomes[model] = absent | raced
        for name, outcome in raced.items():
            if outcome.failure:
                print(f"{model}: {name} fails: {outcome.failure}")
    show(COLUMNS, rows(outcomes))
    show(MEMORY_COLUMNS, memory_rows(outcomes))
    print(f"geometric mean of the times as fast: {geometric_mean(outcomes):.2f}")
    if options.write:
        records.write("inference", outcomes)
        everything = records.read("inference")
        every = {name: everything[name] for name in NAMES if name in everything}
        calls = min(len(by[OURS].milliseconds) for by in every.values())
        write_part("inference", describe(every, calls))
    return None


if __name__ == "__main__":
    main()
