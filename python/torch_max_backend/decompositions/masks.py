# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The places where a mask is true, and values that are written there, one for each place.

How many places there are is known only when the graph runs. A sum along the mask numbers them, so
that no tensor has a size that depends on the mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.fx.experimental.symbolic_shapes import guard_or_false

from .registry import Decomposition, Op

aten = torch.ops.aten


def _index_put(
    x: torch.Tensor,
    indices: Sequence[torch.Tensor | None],
    values: torch.Tensor,
    accumulate: bool = False,
) -> Any:
    tensors = [(axis, index) for axis, index in enumerate(indices) if index is not None]
    if len(tensors) != 1 or tensors[0][1].dtype not in (torch.bool, torch.uint8):
        return NotImplemented
    ((axis, mask),) = tensors
    axes_after = x.dim() - axis - mask.dim()
    picked = values.dim() - axes_after - 1
    # The axis of `values` with a value for each place. The lowering repeats a single one.
    if not 0 <= picked <= axis or guard_or_false(values.shape[picked] == 1):
        return NotImplemented
    mask = mask.to(torch.bool)
    flat = mask.reshape([-1])
    count = values.shape[picked]
    _check_count(flat, count, values)
    if guard_or_false(count == 0) or guard_or_false(flat.shape[0] == 0):
        return x.clone()
    if not guard_or_false(count >= 1):
        # So that there is something to read, whatever the count is.
        padding = [0] * (2 * (values.dim() - picked))
        padding[-1] = 1
        values = aten.constant_pad_nd.default(values, padding)
    number = (aten.cumsum.default(flat, 0) - 1).clamp(max=count - 1).clamp(min=0)
    written = aten.index_select.default(values, picked, number)
    written = written.reshape([*values.shape[:picked], *mask.shape, *values.shape[picked + 1 :]])
    if accumulate:
        written = x + written
    return torch.where(mask.reshape([*mask.shape, *[1] * axes_after]), written, x)


def _check_count(mask: torch.Tensor, count: Any, values: torch.Tensor) -> None:
    """There must be as many values as places, or one."""
    expected = torch.full([], count, dtype=torch.int64)
    fits = mask.sum() == expected
    if not guard_or_false(count != 1):
        fits = fits | (expected == 1)
    aten._assert_async.msg(
        fits,
        f"shape mismatch: value tensor of shape {list(values.shape)} cannot be broadcast to the "
        "places where the mask is true",
    )


def _nonzero_static(x: torch.Tensor, *, size: Any, fill_value: int = -1) -> torch.Tensor:
    flat = (x != 0).reshape([-1])
    number = aten.cumsum.default(flat, 0) - 1
    # All other places are written into one more row, which is cut off.
    row = torch.where(flat & (number < size), number, size)
    rows = torch.full([size + 1, x.dim()], fill_value, dtype=torch.int64)
    if x.dim() > 0:
        coordinates: list[torch.Tensor] = []
        rest = aten.cumsum.default(torch.ones_like(flat), 0) - 1
        for length in reversed(x.shape):
            coordinates.insert(0, rest % length)
            rest = rest // length
        rows = rows.index_copy(0, row, torch.stack(coordinates, 1))
    return rows[:size].clone()


OURS: dict[Op, Decomposition] = {
    aten.index_put.default: _index_put,
    aten.nonzero_static.default: _nonzero_static,
}
