# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bincount: as many counters as the largest number asks for."""

from __future__ import annotations

import torch
from torch.types import IntLikeType

from .registry import Decomposition, Op

aten = torch.ops.aten


def _bincount(
    x: torch.Tensor, weights: torch.Tensor | None = None, minlength: IntLikeType = 0
) -> torch.Tensor:
    numbers = x.to(torch.int64)
    # Beside the numbers, so that there is a largest one even if there are none.
    least = aten.full.default([1], minlength - 1, dtype=torch.int64)
    largest = torch.cat([numbers, least]).amax(0, keepdim=True)
    # The index 0, so many times: zeros, in a size that the graph finds out.
    zeros = aten.repeat_interleave.Tensor(largest + 1)
    if weights is None:
        return zeros.index_add(0, numbers, torch.ones_like(numbers))
    if weights.dtype not in (torch.float32, torch.float64):
        weights = weights.to(torch.float64)
    return zeros.to(weights.dtype).index_add(0, numbers, weights)


OURS: dict[Op, Decomposition] = {aten.bincount.default: _bincount}
