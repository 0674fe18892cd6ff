# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops whose strides torch foretells wrongly while it traces.

Of operands in C order, the result is in C order either way.
"""

from __future__ import annotations

import functools
from typing import Any

import torch

from ..torch_compat.decomposition import elementwise_order, suggest_memory_format
from .registry import Decomposition, Op

aten = torch.ops.aten


def with_eager_strides(op: Op, x: Any, y: Any) -> Any:
    """The op on operands in the order of the result's memory. torch takes the strides from its own
    decomposition, which reads the operands in another order than the kernel does."""
    tensors = [each for each in (x, y) if isinstance(each, torch.Tensor)]
    if all(each.is_contiguous() for each in tensors):
        return NotImplemented
    shape = torch.broadcast_shapes(*(each.shape for each in tensors))
    order = elementwise_order(*(each.expand(shape) for each in tensors))
    back = [order.index(axis) for axis in range(len(order))]
    return op(_in_order(x, order), _in_order(y, order)).permute(back)


def _in_order(operand: Any, order: list[int]) -> Any:
    # One without axes is a number to torch, which does not decide the dtype.
    if not isinstance(operand, torch.Tensor) or operand.dim() == 0:
        return operand
    full = operand.reshape([1] * (len(order) - operand.dim()) + list(operand.shape))
    return full.permute(order).contiguous()


def _index(x: torch.Tensor, indices: list[torch.Tensor | None]) -> Any:
    """The axes of the indices are in the order of their memory. torch looks at that of x only."""
    places = [place for place, index in enumerate(indices) if index is not None]
    given = [index for index in indices if index is not None]
    shape = torch.broadcast_shapes(*(index.shape for index in given))
    if any(index.dtype in (torch.bool, torch.uint8) for index in given) or len(shape) < 2:
        return NotImplemented
    order = elementwise_order(*(index.expand(shape) for index in given))
    if order == sorted(order):
        return NotImplemented
    result = aten.index.Tensor(x, [_in_order(index, order) for index in indices])
    first = places[0] if places[-1] - places[0] < len(places) else 0
    back = list(range(result.dim()))
    back[first : first + len(order)] = [first + order.index(axis) for axis in range(len(order))]
    return result.permute(back)


def _pad_backward(op: Op, gradient: torch.Tensor, x: torch.Tensor, padding: list[Any]) -> Any:
    """With channels last if the input is so."""
    memory_format = suggest_memory_format(x)
    if memory_format == torch.contiguous_format:
        return NotImplemented
    return op(gradient, x.contiguous(), padding).contiguous(memory_format=memory_format)


_OF_TWO_OPERANDS: tuple[Op, ...] = (
    aten.copysign.Tensor,
    aten.xlogy.Tensor,
    aten.special_xlog1py.default,
)
_PAD_BACKWARD: tuple[Op, ...] = (
    aten.reflection_pad2d_backward.default,
    aten.reflection_pad3d_backward.default,
    aten.replication_pad2d_backward.default,
    aten.replication_pad3d_backward.default,
)
OURS: dict[Op, Decomposition] = {
    aten.index.Tensor: _index,
    **{op: functools.partial(with_eager_strides, op) for op in _OF_TWO_OPERANDS},
    **{op: functools.partial(_pad_backward, op) for op in _PAD_BACKWARD},
}
