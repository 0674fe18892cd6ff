# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of interpolations that no kernel has."""

from __future__ import annotations

import torch
from torch.types import IntLikeType

from ..torch_compat.decomposition import nearest_indices
from .registry import Decomposition, Op

aten = torch.ops.aten


def _nearest_exact_backward(
    gradient: torch.Tensor,
    output_size: list[IntLikeType],
    input_size: list[IntLikeType],
    *scales: float | None,
) -> torch.Tensor:
    zeros = aten.new_zeros.default(gradient, input_size)
    scales = scales or (None,) * len(output_size)
    indices = nearest_indices(zeros, output_size, scales, exact=True)
    return aten.index_put.default(zeros, [None, None, *indices], gradient, True)


OURS: dict[Op, Decomposition] = {
    aten._upsample_nearest_exact1d_backward.default: _nearest_exact_backward,
    aten._upsample_nearest_exact2d_backward.default: _nearest_exact_backward,
    aten._upsample_nearest_exact3d_backward.default: _nearest_exact_backward,
}
