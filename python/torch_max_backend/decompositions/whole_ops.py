# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that torch decomposes before it asks any table of decompositions."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

import torch
from torch.types import IntLikeType

from ..mapping import MAPPING_TORCH_ATEN_TO_MAX
from ..torch_compat.decomposition import upsample_compute_output_size
from ..torch_compat.dispatch import (
    composite_kernel,
    kernels_replaced,
    whole_unless_differentiated,
)
from . import experts, of_users, primitives
from .registry import Decomposition, Op, by_op

aten = torch.ops.aten


def _pad_circular(x: torch.Tensor, paddings: list[IntLikeType]) -> torch.Tensor:
    # torch's own decomposition copies into an uninitialised tensor, part by part.
    axes = [(x.dim() - 1 - i, *paddings[2 * i : 2 * i + 2]) for i in range(len(paddings) // 2)]
    for axis, before, after in axes:
        first, end = max(-before, 0), x.shape[axis] - max(-after, 0)
        x = aten.slice.Tensor(x, axis, first, end)
    for axis, before, after in axes:
        size = x.shape[axis]
        parts = [x]
        if before > 0:
            parts.insert(0, aten.slice.Tensor(x, axis, size - before, size))
        if after > 0:
            parts.append(aten.slice.Tensor(x, axis, 0, after))
        x = aten.cat.default(parts, axis)
    return x


def _by_sizes(plain: Op) -> Decomposition:
    """An interpolation that takes sizes or factors."""

    def interpolate(
        x: torch.Tensor, output_size: list[IntLikeType] | None, *rest: Any
    ) -> torch.Tensor:
        *options, factors = rest
        size = upsample_compute_output_size(x.size(), output_size, factors)
        return plain(x, size, *options, *(factors or [None] * len(size)))

    return interpolate


_INTERPOLATIONS = (
    aten.upsample_nearest1d,
    aten.upsample_nearest2d,
    aten.upsample_nearest3d,
    aten._upsample_nearest_exact1d,
    aten._upsample_nearest_exact2d,
    aten._upsample_nearest_exact3d,
    aten.upsample_linear1d,
    aten.upsample_bilinear2d,
    aten.upsample_trilinear3d,
    aten.upsample_bicubic2d,
)


def _resized_gradient(
    gradient: torch.Tensor,
    output_size: list[IntLikeType],
    input_size: list[IntLikeType],
    *_: Any,
) -> torch.Tensor:
    return gradient.new_empty(input_size)


# Kept whole, because the lowerings and our own decompositions do better with the whole op.
KEPT: tuple[Op, ...] = (
    *(packet.default for packet in _INTERPOLATIONS),
    aten.multi_margin_loss.default,
    aten.multilabel_margin_loss_forward.default,
    aten.softshrink.default,
)
REPLACED: dict[Op, Decomposition] = {
    aten._pad_circular.default: _pad_circular,
    **{packet.vec: _by_sizes(packet.default) for packet in _INTERPOLATIONS},
}
# The result shapes of ops for which torch has no rule if a size is symbolic.
SIZED: dict[Op, Decomposition] = {
    getattr(aten, f"{packet.__name__}_backward").default: _resized_gradient
    for packet in _INTERPOLATIONS
}


def _keep(*_args: Any, **_kwargs: Any) -> Any:
    """Tells the tracer to keep the op."""
    return NotImplemented


def whole_ops() -> AbstractContextManager[None]:
    """The context in which a graph is traced. Other backends want torch's own decompositions."""
    composite = {**REPLACED, **of_users.composite(REPLACED, KEPT)}
    mapped = {
        op: composite.get(op, kernel)
        for op in MAPPING_TORCH_ATEN_TO_MAX.mapped_overloads()
        if op not in KEPT and (kernel := composite_kernel(op)) is not None
    }
    return kernels_replaced(
        kept=KEPT,
        composite={**composite, **dict.fromkeys(mapped, _keep)},
        # The derivatives that a library defines read numbers, which a tracer does not have; those
        # of primitive views are errors. torch differentiates the decomposition instead.
        autograd={
            **primitives.ALIASING,
            **dict(by_op(experts.OF_OTHER_LIBRARIES)),
            **{op: whole_unless_differentiated(op, apart) for op, apart in mapped.items()},
        },
        meta={**SIZED, **mapped},
    )
