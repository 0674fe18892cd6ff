# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each op of the torch dialect has the user's line as its location."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch_max_backend import max_backend
from torch_max_backend.frontend.graphs.sources import user_frame
from torch_max_backend.frontend.importing import import_graph
from torch_max_backend.frontend.program import Program


def test_user_frame_skips_torch() -> None:
    torch_file = F.__file__
    trace = f'File "model.py", line 3, in forward\nFile "{torch_file}", line 9, in relu'
    assert user_frame(trace) == ("model.py", 3)
    assert user_frame(f'File "{torch_file}", line 9, in relu') == (torch_file, 9)
    assert user_frame(None) is None


def test_locations_are_the_users_lines(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = F.gelu(x)
        return y.sum()

    torch.compile(function, backend=max_backend, fullgraph=True)(torch.ones(2, 3))
    text = import_graph(programs[0].graph)
    first = function.__code__.co_firstlineno
    assert f'"{__file__}":{first + 1}:0' in text
    assert f'"{__file__}":{first + 2}:0' in text
