# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forms that torch-mlir's importer does not accept are rewritten. torch runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_engine import lower
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]
Function = Callable[..., Any]

FORMS: dict[str, Function] = {
    "rounded quotient": lambda x: torch.ops.aten.div.Tensor_mode(x, 2, rounding_mode="floor"),
    "full of a truth": lambda x: torch.ops.aten.full.default([3], True) | (x[:3] > 0),
    "sum with a truth": lambda x: x + True,
    "a constant twice": lambda x: (lambda c: (x[:2] + c) * c)(torch.tensor([1.0, 2.0])),
    "a constant squared": lambda x: (lambda c: x[:2] + c * c)(torch.tensor([1.0, 2.0])),
    "conversion": lambda x: torch.ops.prims.convert_element_type(x, torch.int64),
}


@pytest.mark.parametrize("name", FORMS)
def test_forms_that_the_importer_does_not_take(name: str, programs: Programs) -> None:
    function, x = FORMS[name], torch.arange(5.0)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x), function(x))
    assert not lower(programs[0]).problems
