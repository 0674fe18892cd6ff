# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can only be seen from outside: imports, environment, output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAM = """
import torch
from torch_max_backend import max_backend
x = torch.ones(3, 4)
result = torch.compile(lambda x, y: x + y * 2, backend=max_backend)(x, x)
assert torch.equal(result, x * 3)
print("done")
"""

# Two arguments, as `torch-max cache warm` gives them.
PROGRAM_OF_STORE = PROGRAM.replace("(x, x)", "(x, x.clone())")


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        timeout=600,
    )


def test_import_loads_nothing_heavy() -> None:
    program = """
import sys
import torch_max_backend
heavy = {"torch", "torch_mlir", "max", "torch_max_backend._torch_max"} & set(sys.modules)
assert not heavy, heavy
"""
    process = run(program)
    assert process.returncode == 0, process.stderr


def test_nothing_is_printed_by_default() -> None:
    process = run(PROGRAM)
    assert process.returncode == 0, process.stderr
    assert "torch_max_backend" not in process.stderr
    assert process.stdout == "done\n"


def test_profile() -> None:
    process = run(PROGRAM, TORCH_MAX_BACKEND_PROFILE="1")
    assert process.returncode == 0, process.stderr
    for stage in ("package loading (once)", "import", "lowering and emission", "load", "call"):
        assert f": {stage}: " in process.stderr


def test_verbose() -> None:
    process = run(PROGRAM, TORCH_MAX_BACKEND_VERBOSE="1")
    assert process.returncode == 0, process.stderr
    for text in ("torch.aten.mul", "max.", "mo.graph"):
        assert text in process.stderr


def test_a_number_of_threads_with_which_the_engine_does_not_start() -> None:
    process = run(PROGRAM, MODULAR_RUNTIME_NUM_THREADS="1")
    assert process.returncode == 0, process.stderr
    assert "warning: MODULAR_RUNTIME_NUM_THREADS is ignored" in process.stderr


@pytest.mark.parametrize(
    "name", ["MODULAR_RUNTIME_THREAD_BUSY_WAIT_TIME_US", "MODULAR_THREAD_BUSY_WAIT_US"]
)
def test_how_long_idle_threads_spin(name: str) -> None:
    """Each alone, with which the engine by itself does not start."""
    process = run(PROGRAM, **{name: "10"})
    assert process.returncode == 0, process.stderr


def test_an_engine_that_another_package_has_started() -> None:
    """It does not go on when the environment says something else than at its start."""
    process = run(
        "from max.engine import InferenceSession\n\nsession = InferenceSession()\n" + PROGRAM
    )
    assert process.returncode == 0, process.stderr


def test_an_engine_that_another_package_starts_later() -> None:
    process = run(PROGRAM + "\nfrom max.engine import InferenceSession\nInferenceSession()\n")
    assert process.returncode == 0, process.stderr


def test_without_type_checks() -> None:
    process = run(PROGRAM, TORCH_MAX_BACKEND_BEARTYPE="0")
    assert process.returncode == 0, process.stderr


def torch_max(*words: str | Path) -> Any:
    """What `torch-max` says with --json."""
    command = [sys.executable, "-m", "torch_max_backend", *map(str, words), "--json"]
    return json.loads(run_command(command))


def run_command(command: list[str], **environment: str) -> str:
    process = subprocess.run(
        command,
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        timeout=600,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def warm(folder: Path) -> tuple[str, ...]:
    model = folder / "model.py"
    model.write_text("def scaled_sum(x, y):\n    return x + y * 2\n")
    return ("cache", "warm", f"{model}:scaled_sum", "-i", "3x4xf32", "-i", "3x4xf32")


TELEMETRY = ("MODULAR_TELEMETRY_ENABLED", "MODULAR_CRASH_REPORTING_ENABLED")


def find_network_sockets(command: list[str], trace: Path) -> list[str]:
    """The calls of a program, and of all processes that it starts, that open one. The environment
    says nothing about the engine's telemetry."""
    watch = ["env", *(f"--unset={name}" for name in TELEMETRY), "strace", "--follow-forks"]
    watch += ["--seccomp-bpf", "--trace=socket", f"--output={trace}"]
    run_command([*watch, *command])
    lines = trace.read_text().splitlines()
    # What opens none is worth nothing if nothing was watched.
    assert any("exited with 0" in line for line in lines)
    return [line for line in lines if "AF_INET" in line]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A store with one graph, and the network sockets that were opened when it was compiled."""
    folder = tmp_path_factory.mktemp("store")
    source = folder / "a" / "b"
    words = [*warm(folder), "--cache-dir", str(source), "--json"]
    sockets = find_network_sockets(
        [sys.executable, "-m", "torch_max_backend", *words], folder / "trace"
    )
    return source, sockets


def test_nothing_is_sent(store: tuple[Path, list[str]], tmp_path: Path) -> None:
    source, sockets_of_compile = store
    assert sockets_of_compile == []
    # The engine starts in this process, too, and finds the graph.
    set_store = f"import os; os.environ['TORCH_MAX_BACKEND_CACHE_DIR'] = {str(source)!r}"
    program = f"{set_store}\n{PROGRAM_OF_STORE}"
    assert find_network_sockets([sys.executable, "-c", program], tmp_path / "trace") == []
    # Strace finds what there is.
    program = "import socket; socket.socket(socket.AF_INET6).close()"
    assert len(find_network_sockets([sys.executable, "-c", program], tmp_path / "trace")) == 1


def test_who_turns_telemetry_on_has_it() -> None:
    program = """
import ctypes, os
from torch_max_backend import _load_backend
from torch_max_backend.engine import engine_options
from torch_max_backend.extension import extension
from torch_max_backend.options import Options
_load_backend()
extension.engine_version(engine_options(Options.read()))
getenv = ctypes.CDLL(None).getenv
getenv.restype = ctypes.c_char_p
print([getenv(name) for name in {names}], [os.environ[name.decode()] for name in {names}])
"""
    names = [name.encode() for name in TELEMETRY]
    command = [sys.executable, "-c", program.replace("{names}", str(names))]
    printed = run_command(
        command, MODULAR_TELEMETRY_ENABLED="true", MODULAR_CRASH_REPORTING_ENABLED=""
    )
    assert printed == "[b'true', b''] ['true', '']\n"


def test_a_missing_cache_folder_is_made_and_can_be_shared(
    store: tuple[Path, list[str]], tmp_path: Path
) -> None:
    source, target = store[0], tmp_path / "target"
    [entry] = torch_max("cache", "list", "--cache-dir", source)
    assert (entry["inputs"], entry["outputs"]) == (["f32[3,4]"] * 2, ["f32[3,4]"])
    assert entry["ops"] >= 2
    assert entry["label"] == "model.py:2"
    assert not entry["useless_because"]

    # Another machine needs no compile.
    archive = tmp_path / "graphs.tms"
    torch_max("cache", "export", archive, "--cache-dir", source)
    assert torch_max("cache", "import", archive, "--cache-dir", target)["imported"] == 1
    assert torch_max(*warm(tmp_path), "--cache-dir", target)["compiled"] == 0
    # Nor does one that cannot write the folder: it has nothing to write, and says nothing.
    (tmp_path / "file").write_text("")
    (target / "tmp").rename(target / "gone")
    (target / "tmp").write_text("not a folder")
    process = run(
        PROGRAM_OF_STORE,
        TORCH_MAX_BACKEND_CACHE_DIR=f"{tmp_path / 'file/x'}:{target}",
    )
    assert process.returncode == 0, process.stderr
    assert "cannot write the cache" not in process.stderr


def test_unusable_cache_folder_is_told_and_survived(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    process = run(PROGRAM, TORCH_MAX_BACKEND_CACHE_DIR=str(file / "cache"))
    assert process.returncode == 0, process.stderr
    assert "cache" in process.stderr


def test_missing_engine_is_an_error_message(tmp_path: Path) -> None:
    program = """
import torch
from torch_max_backend import MaxCompilerError, max_backend
try:
    torch.compile(lambda x: x + 1, backend=max_backend)(torch.ones(3))
except MaxCompilerError as error:
    print(error)
"""
    process = run(program, TORCH_MAX_BACKEND_ENGINE=str(tmp_path))
    assert process.returncode == 0, process.stderr
    assert "max" in process.stdout
    assert str(tmp_path) in process.stdout
