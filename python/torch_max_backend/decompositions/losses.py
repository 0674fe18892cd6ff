# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses by class numbers."""

from __future__ import annotations

import torch

from .registry import Decomposition, Op

aten = torch.ops.aten

_REDUCTION_NONE = 0
_REDUCTION_MEAN = 1


def _picked(
    scores: torch.Tensor, target: torch.Tensor, ignore_index: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """Where a class is the target (the shape of scores), and where a target counts."""
    counts = aten.ne.Scalar(target, ignore_index)
    classes = aten.arange.start_step(
        0, scores.shape[-1], 1, dtype=target.dtype, device=target.device
    )
    hit = aten.eq.Tensor(classes, aten.unsqueeze.default(target, -1))
    return aten.logical_and.default(hit, aten.unsqueeze.default(counts, -1)), counts


def _nll_loss_forward(
    scores: torch.Tensor,
    target: torch.Tensor,
    weight: torch.Tensor | None,
    reduction: int,
    ignore_index: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    # A comparison with the class numbers instead of torch's gather: it fuses with the reduction,
    # and the log-softmax before it is read once either way.
    hit, counts = _picked(scores, target, ignore_index)
    losses = aten.neg.default(scores)
    if weight is not None:
        losses = aten.mul.Tensor(losses, weight)
    zero = aten.full.default([], 0.0, dtype=scores.dtype, device=scores.device)
    picked = aten.where.self(hit, losses, zero)
    if weight is None:
        total = aten._to_copy.default(aten.sum.dim_IntList(counts, []), dtype=scores.dtype)
    else:
        total = aten.sum.dim_IntList(aten.where.self(hit, weight, zero), [])
    if reduction == _REDUCTION_NONE:
        empty = aten.full.default([], 0.0, dtype=scores.dtype, device=scores.device)
        return aten.sum.dim_IntList(picked, [-1]), empty
    loss = aten.sum.dim_IntList(picked, [])
    if reduction == _REDUCTION_MEAN:
        loss = aten.div.Tensor(loss, total)
    return loss, total


def _nll_loss_backward(
    grad: torch.Tensor,
    scores: torch.Tensor,
    target: torch.Tensor,
    weight: torch.Tensor | None,
    reduction: int,
    ignore_index: int,
    total_weight: torch.Tensor,
) -> torch.Tensor:
    # The comparison again, instead of torch's scatter into zeros.
    hit, _ = _picked(scores, target, ignore_index)
    slope = aten.neg.default(grad)
    if reduction == _REDUCTION_MEAN:
        slope = aten.div.Tensor(slope, total_weight)
    elif reduction == _REDUCTION_NONE and target.dim() > 0:
        slope = aten.unsqueeze.default(slope, -1)
    if weight is not None:
        slope = aten.mul.Tensor(slope, weight)
    zero = aten.full.default([], 0.0, dtype=scores.dtype, device=scores.device)
    return aten.where.self(hit, slope, zero)


OURS: dict[Op, Decomposition] = {
    aten.nll_loss_forward.default: _nll_loss_forward,
    aten.nll_loss_backward.default: _nll_loss_backward,
}
