# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variances."""

from __future__ import annotations

import math

import torch

from .registry import Decomposition, Op

aten = torch.ops.aten


def _var(
    x: torch.Tensor,
    dim: list[int] | None = None,
    *,
    correction: int | float | None = None,
    keepdim: bool = False,
) -> torch.Tensor:
    dims = dim or list(range(x.dim()))
    count = math.prod(x.shape[d] for d in dims)
    deviation = aten.sub.Tensor(x, aten.mean.dim(x, dims, True))
    squares = aten.sum.dim_IntList(aten.mul.Tensor(deviation, deviation), dims, keepdim)
    return aten.div.Tensor(squares, count - (1 if correction is None else correction))


OURS: dict[Op, Decomposition] = {
    aten.var.correction: _var,
}
