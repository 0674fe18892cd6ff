# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compile worker's process: with whom it ends, what it loads, how long it may take."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from documents import ROOT
from fake_worker import FakeWorker

SCRIPT = ROOT / "lib/Runtime/CompileWorker.py"
GRAPH = ROOT / "test/Runtime/Inputs/scale.mlir"
SUPPORT = Path(__file__).parents[1] / "support"


def environment(**changes: str) -> dict[str, str]:
    """Without what names an engine."""
    names = ("VIRTUAL_ENV", "TORCH_MAX_BACKEND_ENGINE", "PYTHONPATH")
    return {**{n: v for n, v in os.environ.items() if n not in names}, **changes}


@pytest.mark.parametrize("is_orphan", [True, False])
def test_a_worker_whose_program_has_ended_does_nothing(is_orphan: bool, tmp_path: Path) -> None:
    """The program may end before the worker has asked to end with it."""
    request = {
        # Nobody's parent: a worker that is late sees another one than it was started by.
        "parent": os.getpid() if not is_orphan else 2**22 + 1,
        "site_packages": str(tmp_path),
        "target": "",
        "files": ["a.mlir"],
        "kernels": [],
    }
    (tmp_path / "max.py").write_text("")
    process = subprocess.run(
        ["bash", "-c", 'exec 3>&1; exec "$@"', "-", sys.executable, "-P", "-c", SCRIPT.read_text()],
        input=json.dumps(request),
        env=environment(PYTHONPATH=str(tmp_path)),
        text=True,
        capture_output=True,
        timeout=60,
    )
    if is_orphan:
        assert (process.returncode, process.stdout, process.stderr) == (1, "", "")
    else:
        assert "cannot import the MAX engine" in process.stdout


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


PROGRAM = """
import sys
from pathlib import Path
from torch_max_backend import _load_backend
_load_backend()
from fake_worker import FakeWorker
from torch_max_backend.background import EngineGraph
from torch_max_backend.reporting import StageTimes
worker = FakeWorker(Path(sys.argv[1]))
executable = worker.executable(sys.argv[2], compile_timeout=float(sys.argv[3]))
EngineGraph(executable, "a graph", StageTimes("", False)).wait()
"""


class Programs:
    """Processes that compile, each with a worker that does so."""

    def __init__(self, folder: Path) -> None:
        self.worker = FakeWorker(folder)
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []

    def start(self, text: str, compile_timeout: float) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, self.folder, text, str(compile_timeout)],
            env=environment(PYTHONPATH=str(SUPPORT)),
            text=True,
            stderr=subprocess.PIPE,
        )
        self.started.append(process)
        return process

    def wait_for_workers(self, count: int) -> list[int]:
        end = time.monotonic() + 60
        while len(self.worker.spans()) < count:
            assert time.monotonic() < end
            time.sleep(0.01)
        return list(self.worker.spans())


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    programs = Programs(tmp_path)
    yield programs
    for process in programs.started:
        process.kill()
        process.communicate()


def test_a_worker_that_is_stopped_does_not_hang_its_program(programs: Programs) -> None:
    process = programs.start("sleep 30", compile_timeout=1)
    [worker] = programs.wait_for_workers(1)
    os.kill(worker, signal.SIGSTOP)
    _, stderr = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "MaxCompilerError: The MAX engine could not compile the graph: " in stderr
    assert "compiler was not done after 1.0 s, and was ended" in stderr
    assert not Path(f"/proc/{worker}").exists()


def test_a_program_that_is_stopped_does_not_hang_another_one(programs: Programs) -> None:
    """Both compile the same graph."""
    first = programs.start("sleep 1", compile_timeout=3)
    programs.wait_for_workers(1)
    os.kill(first.pid, signal.SIGSTOP)
    second = programs.start("sleep 1", compile_timeout=3)
    _, stderr = second.communicate(timeout=60)
    assert second.returncode == 0, stderr
    assert len(programs.worker.spans()) == 2
    os.kill(first.pid, signal.SIGCONT)
    _, stderr = first.communicate(timeout=60)
    assert first.returncode == 0, stderr


def test_a_program_that_works_is_waited_for(programs: Programs) -> None:
    """For longer than one that is stopped."""
    first = programs.start("sleep 5", compile_timeout=0)
    programs.wait_for_workers(1)
    second = programs.start("sleep 5", compile_timeout=2)
    for process in (first, second):
        _, stderr = process.communicate(timeout=60)
        assert process.returncode == 0, stderr
    assert len(programs.worker.spans()) == 1
