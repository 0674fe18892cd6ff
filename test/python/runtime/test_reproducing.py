# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folder that a failed compile leaves behind."""

from __future__ import annotations

import gc
import os
import re
import stat
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
import torch
from documents import ROOT
from torch_engine import TorchEngine, compiled
from torch_max_backend import (
    MaxCompilerError,
    register_decomposition,
    reproducing,
    unregister_decomposition,
)
from torch_max_backend import backend as backend_module
from torch_max_backend import engine as engine_module
from torch_max_backend.background import EngineGraph
from torch_max_backend.frontend import pipeline
from torch_max_backend.frontend.program import Program
from torch_max_backend.reporting import GraphReport


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", str(tmp_path / "store"))
    monkeypatch.setenv("TORCH_MAX_BACKEND_ENGINE", os.devnull)
    return tmp_path / "store"


def fail(function: Callable[..., Any], *args: Any, **arguments: Any) -> str:
    with pytest.raises(MaxCompilerError) as error:
        compiled(function, **arguments)(*args)
    return str(error.value)


def folder_of(message: str) -> Path:
    (program,) = re.findall(r"^To repeat this failure: (.*)$", message, re.M)
    python, path = program.split()
    assert python == sys.executable
    assert Path(path).name == "repro.py"
    return Path(path).parent


def repeat(folder: Path) -> str:
    """What the program says on stderr when it fails."""
    process = subprocess.run(
        [sys.executable, folder / "repro.py"], capture_output=True, text=True, cwd=folder
    )
    assert process.returncode == 1, process.stdout + process.stderr
    return process.stderr


def tell_linear(x: torch.Tensor, model: torch.nn.Module, c: torch.Tensor) -> torch.Tensor:
    def positive(x: torch.Tensor) -> torch.Tensor:
        return x * 2 + c.sum()

    y = model(x.transpose(0, 1))
    return torch.cond(y.sum() > 0, positive, torch.sin, (y,)) * torch.tensor([1.0, 2.0])


def test_a_program_repeats_the_failure(store: Path) -> None:
    """With weights, strides, a graph inside the graph, dynamic sizes and constants."""
    model, x = torch.nn.Linear(3, 2), torch.randn(3, 4)[:, 1:]
    torch._dynamo.mark_dynamic(x, 1)
    c = torch.ones(3, dtype=torch.int32)
    message = fail(lambda x: tell_linear(x, model, c), x)
    assert "no modular/lib/libmax.so" in message
    folder = folder_of(message)
    assert folder.parent == store / "failed"
    names = {"commands.sh", "error.txt", "graph.py", "repro.py", "versions.txt"}
    assert {f.name for f in folder.iterdir()} == names | {
        "torch.mlir",
        "max.mlir",
        "engine.mo.mlir",
    }
    text = (folder / "repro.py").read_text()
    assert "tensor((3, 3), (4, 1), torch.float32)" in text
    assert "torch.nn.Parameter(tensor((2, 3), (3, 1), torch.float32, True).detach())" in text
    assert "MaxCompilerError" in (folder / "error.txt").read_text()

    said = repeat(folder)
    assert "no modular/lib/libmax.so" in said
    # The graph is the same but for the order of its arguments.
    texts = [(f / "engine.mo.mlir").read_text() for f in (folder, folder_of(said))]
    ops, ops_again = (sorted(re.findall(r"= (r?mo\.\S+)", text)) for text in texts)
    assert ops == ops_again
    assert len(ops) > 10
    for kind in (r"\[3, s0\], f32", r"\[2, 3\], f32", r"\[2\], f32", r"\[3\], si32"):
        for text in texts:
            assert re.search(rf"%arg\d: !mo.tensor<{kind}>", text)
    path = f"{ROOT / 'build/bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["sh", folder / "commands.sh"], env={**os.environ, "PATH": path}, check=True)


def test_what_cannot_be_lowered(store: Path) -> None:
    options = {"fallback": "error", "torch_ops": ()}
    folder = folder_of(fail(torch.linalg.svdvals, torch.randn(3, 3), options=options))
    assert "svd" in (folder / "error.txt").read_text()
    assert "'fallback': 'error'" in (folder / "repro.py").read_text()
    assert "svd" in repeat(folder)


def test_a_pass_that_raises(
    store: Path, programs: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(program: Program) -> None:
        raise IndexError("a mistake in a pass")

    monkeypatch.setattr(pipeline, "PASSES", (*pipeline.PASSES[:3], broken))
    with pytest.raises(Exception, match="a mistake in a pass") as error:
        compiled(lambda x: x + 1)(torch.ones(2))
    folder = folder_of(str(error.value).split("\n\n")[0])
    assert {f.name for f in folder.iterdir()} == {
        "error.txt",
        "graph.py",
        "repro.py",
        "versions.txt",
    }
    assert "in broken" in (folder / "error.txt").read_text()


def test_an_engine_that_crashes(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Crashing:
        run = None

        def prepare(self, _: Any) -> None:
            raise RuntimeError("the engine crashed")

    def crash(program: Program, report: GraphReport, _: Any) -> EngineGraph:
        return EngineGraph(Crashing(), "a graph", report.times)

    monkeypatch.setattr(engine_module, "compile_program", crash)
    message = fail(lambda x: x + 1, torch.ones(2))
    assert "could not compile the graph: the engine crashed" in message
    assert "torch.aten.add" in (folder_of(message) / "torch.mlir").read_text()


def test_a_backward_graph(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told when gradients are asked for, each time the same."""

    class Graph(EngineGraph):
        def __init__(self, report: GraphReport, run: Any) -> None:
            super().__init__(Executable(report.graph, run), report.graph, report.times)

    class Executable:
        def __init__(self, graph: str, run: Any) -> None:
            self.graph, self.run = graph, run
            self.timings = SimpleNamespace(was_compiled=False, lookup_ms=0.0, load_ms=0.0)

        def prepare(self, _: Any) -> Any:
            if "backward" in self.graph:
                raise RuntimeError("the engine crashed")
            return self.timings

    def compile_program(program: Program, report: GraphReport, _: Any) -> EngineGraph:
        return Graph(report, TorchEngine(program).run)

    monkeypatch.setattr(engine_module, "compile_program", compile_program)
    x = torch.randn(3, requires_grad=True)
    result = compiled(lambda x: x.sin() * 2)(x)
    messages = []
    for _ in range(2):
        with pytest.raises(MaxCompilerError) as error:
            result.sum().backward(retain_graph=True)
        messages.append(str(error.value))
    assert messages[0] == messages[1]
    folder = folder_of(messages[0])
    assert folder.name.endswith("backward")
    assert "torch.aten.cos" in (folder / "torch.mlir").read_text()
    assert "torch.set_grad_enabled(True)" in (folder / "repro.py").read_text()
    assert len(list(folder.parent.iterdir())) == 1


def test_nothing_is_kept_for_a_graph_that_compiles(programs: list[Program]) -> None:
    graphs = []

    class Watched(reproducing.Reproducer):
        def __init__(self, module: Any, *rest: Any) -> None:
            super().__init__(module, *rest)
            graphs.append(weakref.ref(self))

    with mock.patch.object(backend_module, "Reproducer", Watched):
        function = compiled(lambda x: x.sin().sum())
        loss = function(torch.ones(3, requires_grad=True))
    gc.collect()
    assert [graph() for graph in graphs] == [None]
    loss.backward()


def test_mistakes_of_users_leave_nothing_behind(store: Path) -> None:
    fail(torch.tanh, torch.ones(2), options={"falback": "error"})
    register_decomposition(torch.ops.aten.tanh, lambda x: x.double())
    fail(torch.tanh, torch.ones(2))
    unregister_decomposition(torch.ops.aten.tanh)
    assert not store.exists()


def test_a_graph_that_is_no_program(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Any) -> Any:
        raise TypeError("it has something odd")

    monkeypatch.setattr(reproducing, "source_of_graph", refuse)
    message = fail(torch.tanh, torch.ones(2))
    assert re.search(r"graph and its IR are in .*; it cannot .* \(it has something odd\)", message)


def test_the_last_folders_are_kept(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reproducing, "KEPT", 2)
    (store / "failed").mkdir(parents=True)
    (store / "failed" / "0123.mlir").write_text("a graph of the runtime's")
    folders = [folder_of(fail(lambda x, n=n: x + n, torch.ones(2))) for n in range(4)]
    assert [folder.exists() for folder in folders] == [False, False, True, True]
    assert (store / "failed" / "0123.mlir").exists()
    # A clock that was wrong keeps neither an old folder for ever, nor a new one from being kept.
    os.utime(folders[2], (4e9, 4e9))
    os.utime(folders[3], (4e9, 4e9))
    folders += [folder_of(fail(lambda x, n=n: x - n, torch.ones(2))) for n in range(2)]
    assert [folder.exists() for folder in folders] == [False] * 4 + [True] * 2


def test_a_store_that_cannot_be_written(
    tmp_path: Path, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can know the name of the folder before, and nobody else can read or write it."""
    store.write_text("not a folder")
    monkeypatch.setenv("TMPDIR", str(store))
    assert "A reproducer could not be written: " in fail(torch.sin, torch.ones(2))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    (tmp_path / "torch-max-failed").symlink_to("/")
    private = folder_of(fail(torch.tanh, torch.ones(2))).parent
    assert private.parent == tmp_path
    assert re.fullmatch(r"torch-max-failed-\w{6}", private.name)
    assert stat.S_IMODE(private.stat().st_mode) == 0o700
    assert folder_of(fail(torch.cos, torch.ones(2))).parent == private


def test_a_folder_for_failures_that_leads_elsewhere(tmp_path: Path, store: Path) -> None:
    store.mkdir(mode=0o700)
    (store / "failed").symlink_to(tmp_path)
    assert "A reproducer could not be written: " in fail(torch.sin, torch.ones(2))
    assert not list(tmp_path.glob("*-graph-*"))
