# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses by class numbers and by margins."""

from __future__ import annotations

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten

_REDUCTION_NONE = 0
_REDUCTION_MEAN = 1


def _reduced(losses: torch.Tensor, reduction: int) -> torch.Tensor:
    if reduction == _REDUCTION_NONE:
        return losses
    return losses.mean() if reduction == _REDUCTION_MEAN else losses.sum()


def _slope(grad: torch.Tensor, count: int | torch.SymInt, reduction: int) -> torch.Tensor:
    """The gradient of each loss before the reduction."""
    return grad / count if reduction == _REDUCTION_MEAN else grad


#
# By class numbers
#


def _nll_loss_backward(
    grad: torch.Tensor,
    scores: torch.Tensor,
    target: torch.Tensor,
    weight: torch.Tensor | None,
    reduction: int,
    ignore_index: int | torch.SymInt,
    total_weight: torch.Tensor,
) -> torch.Tensor:
    # A comparison with the class numbers instead of torch's scatter into zeros: it fuses with the
    # gradient of the log-softmax that comes next.
    axis = 1 if scores.dim() > 1 else 0
    shape = [scores.shape[d] if d == axis else 1 for d in range(scores.dim())]
    classes = torch.arange(scores.shape[axis], device=target.device).reshape(shape)
    target = target.unsqueeze(axis)
    hit = (classes == target) & (target != ignore_index)
    # torch also accepts a gradient and a weight of rank 1 for a single loss.
    is_one = reduction != _REDUCTION_NONE or scores.dim() == 1
    slope = -(grad.reshape([]) if is_one else grad.unsqueeze(axis))
    if reduction == _REDUCTION_MEAN:
        slope = slope / total_weight.reshape([])
    if weight is not None:
        slope = slope * weight.reshape(shape)
    return torch.where(hit, slope, torch.zeros([], dtype=scores.dtype, device=scores.device))


#
# By margins. The loss of an example is a mean over the classes. torch's own decompositions leave
# the gradients to autograd, which scatters, and its one for several labels also counts places of
# the list that hold no label.
#


def _is_class(target: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
    """[batch, labels, classes]"""
    numbers = torch.arange(scores.shape[-1], device=target.device)
    return target.unsqueeze(-1) == numbers


def _labels_before_the_end(target: torch.Tensor) -> torch.Tensor:
    """Which places of a list hold a label: those before the first -1."""
    places = torch.arange(target.shape[-1], device=target.device)
    ends = torch.where(target < 0, places, target.shape[-1])
    return places < ends.amin(-1, keepdim=True)


def _multilabel_margins(
    scores: torch.Tensor, target: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Takes [batch, classes] and returns three tensors of [batch, labels, classes]: by how much
    each label misses the margin to each class that is not a label (negative if it does not); where
    the pair counts; and where the class is that label."""
    counts = _labels_before_the_end(target)
    label = _is_class(target, scores) & counts.unsqueeze(-1)
    of_label = scores.gather(-1, torch.where(counts, target, 0))
    margins = 1 - of_label.unsqueeze(-1) + scores.unsqueeze(-2)
    meets = counts.unsqueeze(-1) & ~label.any(-2, keepdim=True)
    return margins, meets, label


def _multilabel_margin_loss_forward(
    scores: torch.Tensor, target: torch.Tensor, reduction: int
) -> tuple[torch.Tensor, torch.Tensor]:
    rows, labels = torch.atleast_2d(scores), torch.atleast_2d(target)
    margins, meets, label = _multilabel_margins(rows, labels)
    losses = (margins.clamp_min(0) * meets.to(rows.dtype)).sum((-2, -1)) / rows.shape[-1]
    if scores.dim() < 2:
        losses = losses.squeeze(0)
    is_target = label.any(-2).to(scores.dtype).reshape(target.shape)
    return _reduced(losses, reduction), is_target


def _multilabel_margin_loss_backward(
    grad: torch.Tensor,
    scores: torch.Tensor,
    target: torch.Tensor,
    reduction: int,
    is_target: torch.Tensor,
) -> torch.Tensor:
    rows, labels = torch.atleast_2d(scores), torch.atleast_2d(target)
    margins, meets, label = _multilabel_margins(rows, labels)
    counted = ((margins > 0) & meets).to(rows.dtype)
    to_others = counted.sum(-2)
    to_labels = (label.to(rows.dtype) * counted.sum(-1, keepdim=True)).sum(-2)
    slope = _slope(grad, rows.shape[0], reduction) / rows.shape[-1]
    if reduction == _REDUCTION_NONE:
        slope = slope.reshape(-1, 1)
    return ((to_others - to_labels) * slope).reshape(scores.shape)


def _multi_margins(
    scores: torch.Tensor, target: torch.Tensor, margin: Number
) -> tuple[torch.Tensor, torch.Tensor]:
    """By how much the target misses the margin to each other class, and where the class is the
    target; both [batch, classes]."""
    hit = _is_class(target, scores)
    of_target = scores.gather(-1, target.unsqueeze(-1))
    missing = (margin - of_target + scores).clamp_min(0)
    return missing * (~hit).to(scores.dtype), hit


def _of_target(weight: torch.Tensor, hit: torch.Tensor) -> torch.Tensor:
    return (hit.to(weight.dtype) * weight).sum(-1, keepdim=True)


def _multi_margin_loss(
    scores: torch.Tensor,
    target: torch.Tensor,
    p: Number = 1,
    margin: Number = 1,
    weight: torch.Tensor | None = None,
    reduction: int = _REDUCTION_MEAN,
) -> torch.Tensor:
    rows, labels = torch.atleast_2d(scores), torch.atleast_1d(target)
    missing, hit = _multi_margins(rows, labels, margin)
    if p == 2:
        missing = missing * missing
    if weight is not None:
        missing = missing * _of_target(weight, hit)
    losses = missing.sum(-1) / rows.shape[-1]
    if scores.dim() < 2 and target.dim() == 0:
        losses = losses.squeeze(0)
    return _reduced(losses, reduction)


def _multi_margin_loss_backward(
    grad: torch.Tensor,
    scores: torch.Tensor,
    target: torch.Tensor,
    p: Number,
    margin: Number,
    weight: torch.Tensor | None = None,
    reduction: int = _REDUCTION_MEAN,
) -> torch.Tensor:
    rows, labels = torch.atleast_2d(scores), torch.atleast_1d(target)
    missing, hit = _multi_margins(rows, labels, margin)
    slopes = 2 * missing if p == 2 else (missing > 0).to(rows.dtype)
    if weight is not None:
        slopes = slopes * _of_target(weight, hit)
    slopes = slopes - hit.to(rows.dtype) * slopes.sum(-1, keepdim=True)
    slope = _slope(grad, rows.shape[0], reduction) / rows.shape[-1]
    if reduction == _REDUCTION_NONE:
        slope = slope.reshape(-1, 1)
    return (slopes * slope).reshape(scores.shape)


OURS: dict[Op, Decomposition] = {
    aten.multi_margin_loss.default: _multi_margin_loss,
    aten.multi_margin_loss_backward.default: _multi_margin_loss_backward,
    aten.multilabel_margin_loss_forward.default: _multilabel_margin_loss_forward,
    aten.multilabel_margin_loss_backward.default: _multilabel_margin_loss_backward,
    aten.nll_loss_backward.default: _nll_loss_backward,
    aten.nll_loss2d_backward.default: _nll_loss_backward,
}
