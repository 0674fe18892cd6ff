# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of `embedding_bag`: sums, means or maxima of bags of rows.

The forward op of training has four results. The rows are reduced by the op of inference, which has
a kernel; what only the gradient needs is computed here.
"""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten

_MEAN, _MAX = 1, 2


def _embedding_bag(
    weight: torch.Tensor,
    indices: torch.Tensor,
    offsets: torch.Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: torch.Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[torch.Tensor, ...]:
    reduced, *_ = aten._embedding_bag_forward_only.default(
        weight,
        indices,
        offsets,
        scale_grad_by_freq,
        mode,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    )
    bags = reduced.shape[0]
    bag_of_index = _bag_of_index(indices, offsets)
    counts = (indices != padding_idx).long()
    sizes = torch.zeros([bags], dtype=torch.int64).index_add(0, bag_of_index, counts)
    largest = sizes
    if mode == _MAX:
        largest = _rows_of_maxima(weight, indices, bag_of_index, reduced, padding_idx)
    return reduced, bag_of_index, sizes, largest


def _bag_of_index(indices: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
    """How many bags have started at each index, less one."""
    count = indices.shape[0]
    starts = torch.zeros([count + 1], dtype=torch.int64)
    starts = starts.index_add(0, offsets, torch.ones_like(offsets, dtype=torch.int64))
    return starts.cumsum(0)[:count] - 1


def _rows_of_maxima(
    weight: torch.Tensor,
    indices: torch.Tensor,
    bag_of_index: torch.Tensor,
    maxima: torch.Tensor,
    padding_idx: int,
) -> torch.Tensor:
    """The row that each maximum comes from: the first one, if there are several."""
    count = indices.shape[0]
    if count == 0:
        return torch.zeros_like(maxima, dtype=torch.int64)
    is_largest = weight.index_select(0, indices) == maxima.index_select(0, bag_of_index)
    is_largest = is_largest & (indices != padding_idx).unsqueeze(1)
    places = torch.where(is_largest, torch.arange(count).unsqueeze(1), count - 1)
    none = torch.full_like(maxima, count - 1, dtype=torch.int64)
    bag = bag_of_index.unsqueeze(1).expand_as(places)
    first = none.scatter_reduce(0, bag, places, "amin")
    return indices.long().index_select(0, first.reshape([-1])).reshape(maxima.shape)


def _backward(
    grad: torch.Tensor,
    indices: torch.Tensor,
    offset2bag: torch.Tensor,
    bag_size: torch.Tensor,
    maximum_indices: torch.Tensor,
    num_weights: Number,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: torch.Tensor | None,
    padding_idx: int = -1,
) -> Any:
    if scale_grad_by_freq and mode != _MAX:
        # Eager divides by the frequency of another row than that of the gradient.
        return NotImplemented
    if mode == _MAX:
        gradients = torch.where((bag_size > 0).unsqueeze(1), grad, 0.0)
        nothing = grad.new_zeros([num_weights, grad.shape[1]])
        return nothing.scatter_add(0, maximum_indices, gradients)
    of_bags = grad
    if mode == _MEAN:
        # A bag without a row has no index, so what is divided by does not matter.
        of_bags = grad / bag_size.clamp(min=1).unsqueeze(1)
    of_rows = of_bags.index_select(0, offset2bag)
    if per_sample_weights is not None:
        of_rows = of_rows * per_sample_weights.unsqueeze(1)
    return aten.embedding_dense_backward.default(of_rows, indices, num_weights, padding_idx, False)


def _embedding_bag_backward(
    grad: torch.Tensor,
    indices: torch.Tensor,
    offsets: torch.Tensor,
    offset2bag: torch.Tensor,
    bag_size: torch.Tensor,
    maximum_indices: torch.Tensor,
    num_weights: Number,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: torch.Tensor | None,
    padding_idx: int = -1,
) -> Any:
    if sparse:
        return NotImplemented
    return _backward(
        grad,
        indices,
        offset2bag,
        bag_size,
        maximum_indices,
        num_weights,
        scale_grad_by_freq,
        mode,
        per_sample_weights,
        padding_idx,
    )


def _weights_backward(
    grad: torch.Tensor,
    weight: torch.Tensor,
    indices: torch.Tensor,
    offsets: torch.Tensor,
    offset2bag: torch.Tensor,
    mode: int,
    padding_idx: int = -1,
) -> torch.Tensor:
    products = grad.index_select(0, offset2bag) * weight.index_select(0, indices)
    return torch.where(indices == padding_idx, 0.0, products.sum(1))


OURS: dict[Op, Decomposition] = {
    aten._embedding_bag.default: _embedding_bag,
    aten._embedding_bag_backward.default: _embedding_bag_backward,
    aten._embedding_bag_dense_backward.default: _backward,
    aten._embedding_bag_per_sample_weights_backward.default: _weights_backward,
}
