# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation of groups and of weights."""

from __future__ import annotations

import torch

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
}
