# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is measured of a model, and the page that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest import mock

from torch_max_backend import engine
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport

PAGE = Path(__file__).parents[2] / "docs/Models.md"

_HEADER = """\
# Models

Written by `make test-models`: small random configurations of the models, and some in plain torch
(detector, efficientnet, kernels, lstm, mobilenetv3, oddunet, regnet, unet), `fullgraph=True`, on
the engine. Errors are the largest of any output, relative to the largest number in that output;
in f32 against eager, in bf16 against the same model in f32, with eager's own bf16 error beside it.
The first call is the whole of it, from Dynamo to the result, with nothing in any cache and no other
compile beside it.

Dynamic: the positions of the input dimensions that eager can vary, all marked dynamic, and the
error at the usual sizes and at twice these, with one graph for both. The lengths of mamba's and
lstm's inputs are left out: a loop runs over them, and each length is a graph of its own.

Training: the largest error of the gradient of any parameter after one forward and backward pass in
`train()` mode, with dropout, relative to the largest gradient of that parameter. An activation that
is next to a corner of ReLU6 has one gradient or another by rounding alone, in eager too; the images
of mobilenetv2 are chosen so that none is.

"""
_COLUMNS = {
    "model": "model",
    "ops": "ops",
    "f32": "error f32",
    "bf16": "error bf16 (eager's)",
    "dynamic": "dynamic",
    "training": "training",
    "first call f32": "first call f32, s",
    "first call bf16": "first call bf16, s",
}
"""The titles, by what they show."""


@dataclass(frozen=True)
class Measurement:
    ops: int
    is_cold: bool = False
    """Whether the engine compiled the graph; otherwise it came from the store."""
    first_call: float = 0.0
    """In seconds."""
    model: str = ""
    kind: str = ""
    """The column."""
    error: str = ""

    def of(self, model: str, kind: str, error: str) -> Measurement:
        return replace(self, model=model, kind=kind, error=error)


@contextmanager
def engine_graphs() -> Iterator[list[Measurement]]:
    """Collects what the engine is given while it is open."""
    graphs: list[Measurement] = []
    compile_program = engine.compile_program

    def measured(program: Program, report: GraphReport, options: Options) -> Any:
        place = len(graphs)
        ops = sum(node.op == "call_function" for node in program.graph.nodes)
        graphs.append(Measurement(ops))

        def record(stage: str, *_: Any) -> None:
            if stage == "engine compile":
                graphs[place] = replace(graphs[place], is_cold=True)

        # For good: the engine's compile is recorded when somebody waits for it.
        report.times.record = record  # type: ignore[method-assign]
        return compile_program(program, report, options)

    with mock.patch.object(engine, "compile_program", measured):
        yield graphs


def write_page(measurements: Sequence[Measurement]) -> None:
    """Rows and times that were not measured now stay as they are."""
    rows = _read_rows()
    for measured in measurements:
        row = rows.setdefault(measured.model, {"model": measured.model})
        row[measured.kind] = measured.error
        if measured.kind == "f32":
            row["ops"] = str(measured.ops)
        time = f"first call {measured.kind}"
        if time in _COLUMNS and measured.is_cold:
            row[time] = f"{measured.first_call:.1f}"
    lines = [" | ".join(_COLUMNS.values()), "|".join(["---", *["--:"] * (len(_COLUMNS) - 1)])]
    for _, row in sorted(rows.items()):
        lines.append(" | ".join(row.get(column, "-") for column in _COLUMNS))
    PAGE.write_text(_HEADER + "".join(f"| {line} |\n" for line in lines))


def _read_rows() -> dict[str, dict[str, str]]:
    if not PAGE.exists():
        return {}
    titles, _, *rows = (
        [cell.strip() for cell in line.strip("| ").split("|")]
        for line in PAGE.read_text().splitlines()
        if line.startswith("|")
    )
    columns = {title: column for column, title in _COLUMNS.items()}
    return {row[0]: dict(zip(map(columns.get, titles), row, strict=True)) for row in rows}
