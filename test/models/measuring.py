# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is measured of a model, and the page that shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest import mock

from torch_max_backend import executable
from torch_max_backend.flags import Flags
from torch_max_backend.reporting import StageTimes
from torch_max_backend.splitting import SplitGraph

PAGE = Path(__file__).parents[2] / "docs/Models.md"

_HEADER = """\
# Models

Written by `make test-models`: small random configurations of the models, `fullgraph=True`, on the
engine. Errors are the largest of any output, relative to the largest number in that output;
in f32 against eager, in bf16 against the same model in f32, with eager's own bf16 error beside it.
The time is the engine's, for a graph that is in no cache.

| model | graphs | ops | error f32 | error bf16 (eager's) | compile f32, s | compile bf16, s |
|---|--:|--:|--:|--:|--:|--:|
"""
_COLUMNS = 7


@dataclass(frozen=True)
class Measurement:
    ops: int
    compile_seconds: float | None
    """None if the compiled graph came from the store."""
    model: str = ""
    dtype: str = ""
    error: float = 0.0
    eager_error: float | None = None

    def of(
        self, model: str, dtype: str, error: float, eager_error: float | None = None
    ) -> Measurement:
        return replace(self, model=model, dtype=dtype, error=error, eager_error=eager_error)


@contextmanager
def engine_graphs() -> Iterator[list[Measurement]]:
    """Collects what the engine is given while it is open."""
    graphs: list[Measurement] = []
    compile_engine_part = executable._compile_engine_part

    def measured(split: SplitGraph, name: str, times: StageTimes, flags: Flags) -> Any:
        stages: dict[str, float] = {}
        with mock.patch.object(times, "record", stages.__setitem__):
            engine = compile_engine_part(split, name, times, flags)
        ops = sum(node.op == "call_function" for node in split.engine.nodes)
        milliseconds = stages.get("engine compile")
        graphs.append(Measurement(ops, milliseconds and milliseconds / 1e3))
        return engine

    with mock.patch.object(executable, "_compile_engine_part", measured):
        yield graphs


def write_page(measurements: Sequence[Measurement]) -> None:
    """Rows and times that were not measured now stay as they are."""
    rows = _read_rows()
    for measured in measurements:
        row = rows.setdefault(measured.model, [measured.model, *["-"] * (_COLUMNS - 1)])
        row[1], row[2] = "1", str(measured.ops)
        is_f32 = measured.dtype == "f32"
        error = f"{measured.error:.1e}"
        if measured.eager_error is not None:
            error += f" ({measured.eager_error:.1e})"
        row[3 if is_f32 else 4] = error
        if measured.compile_seconds is not None:
            row[5 if is_f32 else 6] = f"{measured.compile_seconds:.0f}"
    lines = [f"| {' | '.join(row)} |" for _, row in sorted(rows.items())]
    PAGE.write_text(_HEADER + "\n".join(lines) + "\n")


def _read_rows() -> dict[str, list[str]]:
    if not PAGE.exists():
        return {}
    cells = [
        [cell.strip() for cell in line.strip("| \n").split("|")]
        for line in PAGE.read_text().splitlines()
        if line.startswith("| ") and not line.startswith("| model")
    ]
    return {row[0]: row for row in cells if len(row) == _COLUMNS}
