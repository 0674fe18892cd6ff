# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation of groups and of weights."""

from __future__ import annotations

from typing import Any

import torch

from ..torch_compat.decomposition import get_decompositions, suggest_memory_format
from .registry import Decomposition, Op

aten = torch.ops.aten


def _native_group_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    batch: int | torch.SymInt,
    channels: int | torch.SymInt,
    positions: int | torch.SymInt,
    groups: int,
    eps: float,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Each group is a row of a layer norm."""
    wide = torch.float32 if x.dtype in (torch.float16, torch.bfloat16) else x.dtype
    rows = x.to(wide).reshape(batch * groups, channels // groups * positions)
    result, mean, rstd = torch.native_layer_norm(rows, [rows.shape[1]], None, None, eps)
    result = result.reshape(x.shape)
    of_channel = [channels, *[1] * (x.dim() - 2)]
    if weight is not None:
        result = result * weight.reshape(of_channel)
    if bias is not None:
        result = result + bias.reshape(of_channel)
    parameter = weight if weight is not None else bias
    kept = x.dtype if parameter is None else parameter.dtype
    statistics = [statistic.reshape(batch, groups).to(kept) for statistic in (mean, rstd)]
    return result.to(x.dtype), statistics[0], statistics[1]


_BATCH_NORMS: tuple[Op, ...] = (
    aten._batch_norm_with_update_functional.default,
    aten._native_batch_norm_legit.default,
    aten._native_batch_norm_legit.no_stats,
    aten._native_batch_norm_legit_functional.default,
    aten._native_batch_norm_legit_no_training.default,
    aten.native_batch_norm.default,
)
_BATCH_NORMS_OF_TORCH = get_decompositions(_BATCH_NORMS)


def _batch_norm(of_torch: Decomposition) -> Decomposition:
    """torch's decomposition gives the input's strides, whatever they are. Its kernels give a result
    with channels last or in C order."""

    def decompose(x: torch.Tensor, *args: Any, **kwargs: Any) -> tuple[torch.Tensor, ...]:
        result, *statistics = of_torch(x, *args, **kwargs)
        return result.contiguous(memory_format=suggest_memory_format(x)), *statistics

    return decompose


def _weight_norm_interface_backward(
    grad: torch.Tensor,
    direction: torch.Tensor,
    length: torch.Tensor,
    norms: torch.Tensor,
    dim: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    others = [d for d in range(direction.dim()) if d != dim]
    norms = norms.to(length.dtype)
    along = (grad * direction).sum(others, keepdim=True) / norms
    return (grad - direction * (along / norms)) * (length / norms), along


OURS: dict[Op, Decomposition] = {
    aten._weight_norm_interface_backward.default: _weight_norm_interface_backward,
    aten.native_group_norm.default: _native_group_norm,
    **{op: _batch_norm(_BATCH_NORMS_OF_TORCH[op]) for op in _BATCH_NORMS},
}
