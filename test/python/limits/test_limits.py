# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nothing grows with the number of calls, loads and compiles."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from footprint import Footprint

# `make test-limits` runs them.
pytestmark = pytest.mark.slow

MOST_GROWTH = 0.01


def check(kind: str, count: int, folder: Path, store: Path | None = None) -> None:
    temporary = folder / "temporary"
    temporary.mkdir()
    environment = dict(os.environ, TMPDIR=str(temporary), TORCH_MAX_BACKEND_BEARTYPE="0")
    # As for a user.
    for name in ("TORCHINDUCTOR_AUTOGRAD_CACHE", "TORCH_MAX_BACKEND_FALLBACK"):
        environment.pop(name, None)
    if store is not None:
        environment["TORCH_MAX_BACKEND_CACHE_DIR"] = str(store)
    program = Path(__file__).parent / "work.py"
    run = subprocess.run(
        [sys.executable, str(program), kind, str(count)],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    before, after = (Footprint(**numbers) for numbers in json.loads(run.stdout))
    growth = after.growth(before)
    assert max(growth.values()) <= MOST_GROWTH, f"{before}\n{after}\n{growth}"


def test_calls(tmp_path: Path) -> None:
    check("call", 100_000, tmp_path)


def test_loads(tmp_path: Path) -> None:
    check("load", 1000, tmp_path)


def test_compiles(tmp_path: Path) -> None:
    """1,000 compiles take hours."""
    store = tmp_path / "store"
    check("compile", int(os.environ.get("COMPILES", "40")) // 2, tmp_path, store)
