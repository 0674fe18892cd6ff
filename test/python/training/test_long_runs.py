# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The first steps of the long runs, with torch in the engine's place."""

from __future__ import annotations

from pathlib import Path

import pytest
import report
import torch
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program
from trained_tasks import TASKS
from trainings import compare


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[] if n == "ResNet" else [pytest.mark.slow]) for n in TASKS]
)
def test_first_steps(name: str, programs: list[Program]) -> None:
    compiled = compare(name, "f32", 2, lambda step: torch.compile(step, backend=max_backend))
    assert compiled.compiled_losses == pytest.approx(compiled.eager_losses, rel=1e-5)
    assert max(compiled.to_eager.values()) < 1e-3
    check_lowered(programs)


def test_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "DOCS", tmp_path)
    (tmp_path / "images").mkdir()
    losses = [1 / step for step in range(1, 41)]
    near, far = {"parameters": 1e-6}, {"parameters": 1e-3}
    distances = {"buffers": 0.0, "state": 0.0}
    comparisons = [
        report.Comparison("LSTM", "f32", losses, losses, near | distances, near | distances),
        report.Comparison("LSTM", "bf16", losses, losses, near | distances, far | distances),
    ]
    report.write_page(comparisons, 40)
    page = (tmp_path / "LongRuns.md").read_text()
    assert "1 of 2 runs are at most" in page
    assert "| LSTM | bf16 | 1.0e-03 (1.0e-06) |" in page
    assert (tmp_path / "images/long_runs.svg").stat().st_size > 1000
