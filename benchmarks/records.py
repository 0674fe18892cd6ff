# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What benchmarks have measured, as JSON: results/<benchmark>.json.

    {subject: {contender: {"milliseconds": [...], "peak_mib": ..., "note": ..., "failure": ...}}}

A subject's figures are those of one run. Beside them stands on which machine and with which
versions that was.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any

from page import machine
from rounds import Outcome

FOLDER = Path(__file__).parent / "results"
_RUN = "run"
"""Stands among the contenders of a subject."""


def write(benchmark: str, outcomes: Mapping[str, Mapping[str, Outcome]]) -> None:
    """Subjects that were not measured now stay as they are."""
    path = FOLDER / f"{benchmark}.json"
    subjects = json.loads(path.read_text()) if path.exists() else {}
    packages = {name: version(name) for name in ("torch", "max")}
    for subject, by_contender in outcomes.items():
        subjects[subject] = {name: _pack(outcome) for name, outcome in by_contender.items()}
        subjects[subject][_RUN] = {"machine": machine(), **packages}
    FOLDER.mkdir(exist_ok=True)
    # One line for each contender.
    blocks = [
        f"{json.dumps(subject)}: {{\n"
        + ",\n".join(f"  {json.dumps(name)}: {json.dumps(of)}" for name, of in by.items())
        + "\n}"
        for subject, by in subjects.items()
    ]
    path.write_text("{\n" + ",\n".join(blocks) + "\n}\n")


def _pack(outcome: Outcome) -> dict[str, Any]:
    packed = asdict(outcome)
    packed["milliseconds"] = [round(ms, 4) for ms in outcome.milliseconds]
    packed["peak_mib"] = round(outcome.peak_mib, 1)
    return {name: value for name, value in packed.items() if value}


def read(benchmark: str) -> dict[str, dict[str, Outcome]]:
    subjects = json.loads((FOLDER / f"{benchmark}.json").read_text())
    return {
        subject: {name: Outcome(**of) for name, of in by.items() if name != _RUN}
        for subject, by in subjects.items()
    }
