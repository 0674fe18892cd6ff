# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors that are not on the CPU are refused, all at once, before anything else."""

from __future__ import annotations

import pytest
import torch
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program


def test_devices_are_all_named(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = x.to("meta") + 1
        return y.exp()

    with pytest.raises(MaxCompilerError, match="is on device meta") as error:
        torch.compile(function, backend=max_backend, fullgraph=True)(torch.ones(3))
    lines = {problem.line - function.__code__.co_firstlineno for problem in error.value.problems}
    assert lines == {1, 2}
    assert all(problem.file == __file__ for problem in error.value.problems)
    assert not programs
