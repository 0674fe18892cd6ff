# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`bincount`, whose result size depends on the largest value."""

from __future__ import annotations

import torch
from torch.types import IntLikeType

from .registry import Decomposition, Op

aten = torch.ops.aten


def _bincount(
    x: torch.Tensor, weights: torch.Tensor | None = None, minlength: IntLikeType = 0
) -> torch.Tensor:
    numbers = x.to(torch.int64)
    # Joined to the numbers, so that there is a maximum even if the input is empty.
    least = aten.full.default([1], minlength - 1, dtype=torch.int64)
    largest = torch.cat([numbers, least]).amax(0, keepdim=True)
    # Repeats the index 0 that many times: zeros, in a size that the graph computes.
    zeros = aten.repeat_interleave.Tensor(largest + 1)
    if weights is None:
        return zeros.index_add(0, numbers, torch.ones_like(numbers))
    if weights.dtype not in (torch.float32, torch.float64):
        weights = weights.to(torch.float64)
    return zeros.to(weights.dtype).index_add(0, numbers, weights)


OURS: dict[Op, Decomposition] = {aten.bincount.default: _bincount}
