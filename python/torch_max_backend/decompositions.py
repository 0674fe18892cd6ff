# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ATen ops are rewritten into simpler ones before the graph reaches the compiler.

One table: torch's core decompositions, without the ops that have a lowering of their own (the
engine does better with the whole op), and with our own where torch's need an op that we would
rather not have in the graph.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._ops import OpOverload

from .extension import load_extension

aten = torch.ops.aten

Decomposition = Callable[..., Any]

# Core ATen to torch, but simple enough for torch's own decomposition.
ALSO_DECOMPOSED: tuple[OpOverload, ...] = (
    aten.elu.default,
    aten.hardtanh.default,
    aten.leaky_relu.default,
)

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


OURS: dict[OpOverload, Decomposition] = {
    aten.nll_loss_forward.default: _nll_loss_forward,
    aten.nll_loss_backward.default: _nll_loss_backward,
    aten.var.correction: _var,
}


def _name(op: Any) -> str:
    """An op's name in the torch dialect."""
    schema = op._schema
    overload = f".{schema.overload_name}" if schema.overload_name else ""
    return f"torch.{schema.name.replace('::', '.')}{overload}"


@functools.cache
def decomposition_table() -> dict[Any, Decomposition]:
    table: dict[Any, Decomposition] = dict(core_aten_decompositions())
    lowered = set(load_extension().lowered_ops())
    for op in [op for op in table if _name(op) in lowered]:
        del table[op]
    table.update(get_decompositions(ALSO_DECOMPOSED))
    table.update(OURS)
    return table
