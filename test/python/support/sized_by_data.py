# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An op of torch whose result size depends on data, between two products."""

from __future__ import annotations

from typing import Any

import torch

order: list[str] = []
"""The calls of ops that have effects."""


@torch.library.custom_op("sized_by_data::positive_rows", mutates_args=())
def positive_rows(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The rows that begin with a positive number, and where they are."""
    order.append("rows")
    places = torch.nonzero(x[:, 0] > 0).flatten()
    return x[places], places


@positive_rows.register_fake
def _(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    count = torch.library.get_ctx().new_dynamic_size()
    return x.new_empty(count, x.shape[1]), x.new_empty(count, dtype=torch.int64)


def _save_places(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(output[1])
    ctx.size = inputs[0].shape


def _rows_backward(ctx: Any, gradient: torch.Tensor, _: torch.Tensor) -> torch.Tensor:
    (places,) = ctx.saved_tensors
    return gradient.new_zeros(ctx.size).index_add(0, places, gradient)


positive_rows.register_autograd(_rows_backward, setup_context=_save_places)


def two_products(x: torch.Tensor, w: torch.Tensor) -> Any:
    h = torch.relu(x @ w) - x
    rows, places = torch.ops.sized_by_data.positive_rows(h)
    scores = torch.softmax(rows @ w.t(), -1) * rows.shape[0]
    return scores.sum(0), scores + 1, places * 2, h


def inputs(rows: int, positive: int, columns: int = 4) -> torch.Tensor:
    """As many rows begin with a positive number."""
    x = torch.randn(rows, columns)
    signs = torch.full((rows,), -1.0)
    signs[torch.randperm(rows)[:positive]] = 1.0
    x[:, 0] = x[:, 0].abs() * signs
    return x
