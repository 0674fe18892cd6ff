# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compile worker's process: what it loads."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from documents import ROOT

GRAPH = ROOT / "test/Runtime/Inputs/scale.mlir"


def environment(**changes: str) -> dict[str, str]:
    """Without what names an engine."""
    names = ("VIRTUAL_ENV", "TORCH_MAX_BACKEND_ENGINE", "PYTHONPATH")
    return {**{n: v for n, v in os.environ.items() if n not in names}, **changes}


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A working directory that has a file for everything that could be loaded from it."""
    folder = tmp_path / "hostile"
    packages = folder / ".venv/lib/python3.11/site-packages"
    (packages / "modular/lib").mkdir(parents=True)
    (packages / "modular/lib/libmax.so").write_text("not a library")
    code = f"open({str(tmp_path / 'loaded')!r}, 'a').write(__file__ + '\\n')"
    modules = ("json", "functools", "os", "pathlib", "ctypes", "signal", "max", "numpy")
    for module in (*modules, "sitecustomize", "usercustomize"):
        (folder / f"{module}.py").write_text(code)
    return folder


def test_nothing_is_loaded_from_the_working_directory(hostile: Path, tmp_path: Path) -> None:
    process = subprocess.run(
        [ROOT / "build/bin/max-compile", "--verify-only", GRAPH],
        cwd=hostile,
        env=environment(),
        text=True,
        capture_output=True,
        timeout=300,
    )
    assert (process.returncode, process.stdout, process.stderr) == (0, "", "")
    assert not (tmp_path / "loaded").exists()


def test_the_engine_is_not_searched_for_in_the_working_directory(
    hostile: Path, tmp_path: Path
) -> None:
    # From a folder that has no engine above it.
    program = shutil.copy(ROOT / "build/bin/max-compile", tmp_path / "max-compile")
    process = subprocess.run(
        [program, "--verify-only", GRAPH],
        cwd=hostile,
        env=environment(),
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert process.returncode == 1
    assert "the MAX engine was not found" in process.stderr
    assert str(hostile) not in process.stderr


@pytest.mark.parametrize("how", [[], ["--verify-only"]], ids=["compile", "verify"])
@pytest.mark.parametrize("installed", ["25.1.0", ""])
def test_the_version_is_checked_before_the_engine_is_opened(
    installed: str, how: list[str], tmp_path: Path
) -> None:
    (tmp_path / "modular/lib").mkdir(parents=True)
    (tmp_path / "modular/lib/libmax.so").write_text("not a library")
    if installed:
        (tmp_path / f"max_core-{installed}.dist-info").mkdir()
    process = subprocess.run(
        [ROOT / "build/bin/max-compile", *how, GRAPH],
        env=environment(TORCH_MAX_BACKEND_ENGINE=str(tmp_path)),
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert process.returncode == 1
    reason = f"is version {installed}, but" if installed else "is not known"
    assert reason in process.stderr
    assert "cannot open" not in process.stderr
