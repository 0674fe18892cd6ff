# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of convolutions."""

from __future__ import annotations

from typing import Any

import torch
from torch.types import IntLikeType

from .constants import as_constants, has_symbols
from .registry import Decomposition, Op

aten = torch.ops.aten


def _convolution_backward(
    grad_output: torch.Tensor,
    input: torch.Tensor,
    weight: torch.Tensor,
    bias_sizes: list[IntLikeType] | None,
    stride: list[IntLikeType],
    padding: list[IntLikeType],
    dilation: list[IntLikeType],
    transposed: bool,
    output_padding: list[IntLikeType],
    groups: IntLikeType,
    output_mask: list[bool],
) -> Any:
    windows = (stride, padding, dilation, transposed, output_padding, groups)
    # A gradient that is not asked for would be None, which is not a tensor. We ask for all of them,
    # and those that nothing uses are removed as dead code.
    if all(output_mask) and not has_symbols(windows):
        return NotImplemented
    gradients = aten.convolution_backward.default(
        grad_output,
        input,
        weight,
        [grad_output.shape[1]],
        *as_constants(windows),
        [True, True, True],
    )
    return tuple(
        gradient if wanted else None
        for gradient, wanted in zip(gradients, output_mask, strict=True)
    )


OURS: dict[Op, Decomposition] = {
    aten.convolution_backward.default: _convolution_backward,
}
