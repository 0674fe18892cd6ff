# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order of the passes, and what a user can see of them."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
import torch
import torch_max_backend
from torch.fx.experimental.proxy_tensor import make_fx
from torch_max_backend.frontend import passes
from torch_max_backend.frontend.pipeline import PASSES, run_passes
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport

PACKAGE = Path(torch_max_backend.__file__).parent


def test_each_pass_is_a_file_with_a_function_of_its_name() -> None:
    files = {path.stem for path in Path(passes.__path__[0]).glob("*.py")} - {"__init__"}
    assert files == {run.__name__ for run in PASSES}
    for run in PASSES:
        module = importlib.import_module(f"{passes.__name__}.{run.__name__}")
        assert getattr(module, run.__name__) is run


def test_each_pass_has_a_test_file() -> None:
    files = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")}
    assert {run.__name__ for run in PASSES} <= files


def test_passes_are_dumped_and_timed_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    def function(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return x * torch.arange(3.0), x.t()

    module = make_fx(function, tracing_mode="fake")(torch.ones(3, 3))
    report = GraphReport("graph", Options(profile=True, verbose="passes"))
    run_passes(Program(module.graph), report.observe_pass)
    told = capsys.readouterr().err
    assert re.findall(r"graph: (\w+): [\d.]+ ms", told) == [run.__name__ for run in PASSES]
    dumped = re.findall(r"graph: after (\w+)\n", told)
    # In order, and only those that changed the graph.
    assert [run.__name__ for run in PASSES if run.__name__ in dumped] == dumped
    assert {"fold_constants", "split_torch_parts"} <= set(dumped)
    assert "check_devices" not in dumped


def test_private_parts_of_torch_are_used_in_one_folder() -> None:
    private = re.compile(
        r"\btorch(?!\.ops)(\.\w+)*\._\w+|\._schema\b|\.py_kernels\b|\.node\.expr\b"
    )
    files = [path for path in PACKAGE.rglob("*.py") if "torch_compat" not in path.parts]
    assert len(files) > 40
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if private.search(line.replace("torch.__file__", ""))
    ]
    assert found == []
