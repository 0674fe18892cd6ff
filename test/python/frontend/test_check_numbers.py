# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that eager refuses because they do not fit into a dtype."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program

REFUSED: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "fill": lambda x: x.to(torch.uint8).masked_fill(x > 0, 300),
    "full": lambda x: x.to(torch.int8) + torch.full((3,), 1000, dtype=torch.int8),
    "padding": lambda x: F.pad(x.to(torch.uint8), (1, 1), value=300),
}
WRAPPED: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "sum": lambda x: x.to(torch.uint8) + 300,
    "product": lambda x: x.to(torch.int8) * 300,
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_eager_refuses_is_refused(name: str, programs: list[Program]) -> None:
    function, x = REFUSED[name], torch.tensor([1.0, -2.0, 3.0])
    with pytest.raises(RuntimeError):
        function(x)
    with pytest.raises((MaxCompilerError, RuntimeError), match=r"overflow|out of range"):
        torch.compile(function, backend=max_backend, fullgraph=True)(x)
    assert not programs


@pytest.mark.parametrize("name", WRAPPED)
def test_what_eager_computes_is_computed(name: str, programs: list[Program]) -> None:
    function, x = WRAPPED[name], torch.tensor([1.0, 2.0, 3.0])
    torch.testing.assert_close(torch.compile(function, backend=max_backend)(x), function(x))
    assert len(programs) == 1
