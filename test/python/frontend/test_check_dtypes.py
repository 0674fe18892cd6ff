# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dtypes that the engine lacks are refused where the engine would compute with them."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program


def test_unsupported_dtypes_are_all_named(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        return torch.view_as_real(x.to(torch.complex64) * 2), x.to(torch.float8_e5m2).to(x.dtype)

    with pytest.raises(MaxCompilerError) as error:
        torch.compile(function, backend=max_backend, fullgraph=True)(torch.ones(2, 3))
    assert "complex64" in str(error.value)
    assert "float8_e5m2" in str(error.value)
    assert f"{__file__}:{function.__code__.co_firstlineno + 1}" in str(error.value)
    assert not programs


def test_constants_may_be_computed_in_any_dtype(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.polar(torch.ones(3), torch.arange(3.0)).real

    x = torch.randn(2, 3)
    torch.testing.assert_close(torch.compile(function, backend=max_backend)(x), function(x))
    assert len(programs) == 1
