# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option `dump`, and what loggers are told. The engine is not needed: it gets a folder without
one, which is an error after all stages."""

from __future__ import annotations

import ast
import logging
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from documents import ROOT
from torch_engine import compiled
from torch_max_backend import MaxCompilerError, dumping, set_options
from torch_max_backend.frontend.program import Program

TOOLS = ROOT / "build/bin"


def attend(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> Any:
    return torch.softmax(torch.relu(x @ w + b * torch.arange(8.0)), -1), x.t()


def inputs() -> tuple[torch.Tensor, ...]:
    return torch.randn(4, 8), torch.randn(8, 8), torch.randn(8)


def stop_at_engine(function: Callable[..., Any], *args: Any, **options: Any) -> None:
    with pytest.raises(MaxCompilerError, match=r"no modular/lib/libmax\.so"):
        compiled(function, options={"engine": os.devnull, **options}, dynamic=True)(*args)


def test_every_stage_is_a_file_and_the_commands_repeat_them(tmp_path: Path) -> None:
    stop_at_engine(attend, *inputs(), dump=tmp_path / "made" / "up")
    (folder,) = (tmp_path / "made" / "up").iterdir()
    assert folder.name.endswith("-inference")
    files = {file.name: file.read_text() for file in folder.iterdir()}
    graphs = {name: text for name, text in files.items() if name.startswith("fx-")}
    assert sorted(graphs)[0] == "fx-00.py"
    assert any(name.endswith("-split_torch_parts.py") for name in graphs)
    for text in graphs.values():
        ast.parse(text)
    assert "torch.ops.aten.arange" in graphs["fx-00.py"]
    assert f"torch {torch.__version__}" in files["versions.txt"]
    others = {"commands.sh", "versions.txt", "torch.mlir", "max.mlir", "engine.mo.mlir"}
    assert files.keys() == graphs.keys() | others

    path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    run = ["sh", str(folder / "commands.sh")]
    process = subprocess.run(run, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    assert process.returncode == 0, process.stderr
    for name in ("max.mlir", "engine.mo.mlir"):
        assert (folder / f"repeated-{name}").read_text().strip() == files[name].strip()
    assert "max." in (folder / "converted.mlir").read_text()
    passes = {file.name.split("_")[-1] for file in (folder / "passes").rglob("*.mlir")}
    assert {"torch-to-max.mlir", "max-select-kernels.mlir"} <= passes


def test_each_graph_has_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dumping.time, "strftime", lambda _: "now")
    folders = [dumping.Folder(tmp_path, "graph 0 (forward)").path.name for _ in range(3)]
    name = f"now-{os.getpid()}-graph-0-forward"
    assert folders == [name, f"{name}-2", f"{name}-3"]


def test_forward_and_backward(tmp_path: Path, programs: list[Program]) -> None:
    x = torch.randn(3, requires_grad=True)
    with set_options(dump=tmp_path):
        compiled(lambda x: x.sin().sum())(x).backward()
    assert sorted(folder.name.split("-")[-1] for folder in tmp_path.iterdir()) == [
        "backward",
        "forward",
    ]


@pytest.mark.parametrize("kind", ["a file", "no permission"])
def test_a_folder_that_cannot_be_written(
    kind: str, tmp_path: Path, programs: list[Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "dump"
    if kind == "a file":
        folder.write_text("not a folder")
    else:

        def refuse(*_: Any, **__: Any) -> None:
            raise PermissionError("not allowed")

        monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.warns(
        UserWarning, match=r"The folder .* cannot be written: .*TORCH_MAX_BACKEND_DUMP"
    ):
        result = compiled(lambda x: x + 1, options={"dump": folder})(torch.ones(2))
    assert result.tolist() == [2, 2]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compiled(lambda x: x + 2, options={"dump": folder})(torch.ones(2))


def test_loggers_are_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "torch_max_backend"):
        stop_at_engine(attend, *inputs())
    messages = [r.getMessage() for r in caplog.records if r.name == "torch_max_backend"]
    assert any(": lowering and emission: " in message for message in messages)
    assert not any("torch dialect" in message for message in messages)
    caplog.clear()
    torch._dynamo.reset()
    with caplog.at_level(logging.DEBUG, "torch_max_backend"):
        stop_at_engine(attend, *inputs())
    text = "\n".join(r.getMessage() for r in caplog.records if r.name == "torch_max_backend")
    for part in (": fold_constants: ", ": after fold_constants\n", ": torch dialect\n", "mo.graph"):
        assert part in text


@pytest.mark.parametrize("first", ["torch", "torch_max_backend"])
def test_torch_logs(first: str) -> None:
    program = f"""
import logging
logging.basicConfig()
import {first}
import torch, torch_max_backend
try:
    torch.compile(lambda x: x + 1, backend="max")(torch.ones(2))
except torch_max_backend.MaxCompilerError:
    pass
"""
    environment = {
        **os.environ,
        "TORCH_LOGS": "+torch_max_backend",
        "TORCH_MAX_BACKEND_ENGINE": os.devnull,
    }
    process = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert process.returncode == 0, process.stderr
    assert "graph 0 (inference): split_torch_parts: " in process.stderr
    # Once, although the root logger has a handler as well.
    lines = re.findall(r"(?<!reproducer of )graph 0 .*: lowering and emission: ", process.stderr)
    assert len(lines) == 1
    assert "torch.aten.add" in process.stderr
