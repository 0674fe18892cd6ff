# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory layouts."""

from __future__ import annotations

import torch
from torch_max_backend.frontend.graphs.layout import inverse, memory_order


def test_memory_order() -> None:
    x = torch.empty(2, 3, 4)
    assert memory_order(x) == ()
    assert memory_order(x.permute(2, 0, 1)) == (1, 2, 0)
    assert memory_order(x.expand(2, 3, 4)) == ()
    assert memory_order(x[:, ::2]) == ()
    assert memory_order(torch.empty(1, 5).t()) == ()
    assert memory_order(torch.empty(())) == ()
    assert memory_order(torch.empty(0, 3).t()) == ()
    assert inverse((1, 2, 0)) == (2, 0, 1)
