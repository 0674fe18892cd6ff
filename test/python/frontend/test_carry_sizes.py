# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes that are in no shape reach the engine by dummy inputs. torch runs the engine's part."""

from __future__ import annotations

from typing import Any

import torch
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program

Programs = list[Program]


def test_results_of_torch_beside_sizes_that_are_carried(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        return x.t(), x.new_ones(torch.sym_max(x.shape[0], 4)) + x.sum()

    fast = compiled(function, dynamic=True)
    for size in (3, 6):
        x = torch.randn(size, 2)
        torch.testing.assert_close(fast(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)
