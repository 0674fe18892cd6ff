# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of groups of rows with one matrix for each group, as in mixtures of experts."""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Op

aten = torch.ops.aten


def _rows_by_group(x: torch.Tensor, weights: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
    """`x` is [rows, in], `weights` is [groups, in, out], and `ends` has the end of each group.
    The size of a group is known only at run time, so every group multiplies all rows, with the rows
    of other groups set to zero."""
    rows = aten.arange.start_step(0, x.shape[0], 1, dtype=ends.dtype, device=x.device)
    # The number of groups that end before a row is the number of the row's group.
    groups = aten.arange.start_step(0, weights.shape[0], 1, dtype=torch.int64, device=x.device)
    ended = aten.ge.Tensor(aten.unsqueeze.default(rows, 1), aten.unsqueeze.default(ends, 0))
    own_group = aten.sum.dim_IntList(ended, [1])
    mine = aten.eq.Tensor(aten.unsqueeze.default(groups, 1), aten.unsqueeze.default(own_group, 0))
    zero = aten.full.default([], 0.0, dtype=x.dtype, device=x.device)
    own_rows = aten.where.self(aten.unsqueeze.default(mine, 2), x, zero)
    return aten.sum.dim_IntList(aten.bmm.default(own_rows, weights), [0])


def _grouped_mm(
    x: torch.Tensor,
    weights: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Any:
    if bias is not None or out_dtype not in (None, x.dtype):
        return NotImplemented
    if offs is None and x.dim() == 3 and weights.dim() == 3:
        return aten.bmm.default(x, weights)
    if offs is None or x.dim() != 2 or weights.dim() != 3:
        return NotImplemented
    return _rows_by_group(x, weights, offs)


OURS: dict[Op, Decomposition] = {
    aten._grouped_mm.default: _grouped_mm,
}

OF_OTHER_LIBRARIES: dict[str, Decomposition] = {
    "transformers.grouped_mm_fallback.default": _rows_by_group,
}
