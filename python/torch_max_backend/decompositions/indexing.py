# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Membership, and reductions at indices."""

from __future__ import annotations

import torch

from ..torch_compat.decomposition import isin_sorting
from .registry import Decomposition, Number, Op

aten = torch.ops.aten

# With this many elements or more, sorting them is faster than comparing with each.
_MANY_TEST_ELEMENTS = 256


def _isin(
    elements: torch.Tensor,
    test_elements: torch.Tensor,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> torch.Tensor:
    count = test_elements.numel()
    if elements.numel() == 0 or count == 0:
        return torch.full_like(elements, int(invert), dtype=torch.bool)
    if count >= _MANY_TEST_ELEMENTS:
        # Sorting gives the same result whether the elements are unique or not.
        return isin_sorting(elements, test_elements, invert=invert)
    candidates = aten.reshape.default(test_elements, [count])
    hit = aten.eq.Tensor(aten.unsqueeze.default(elements, -1), candidates)
    result = aten.any.dim(hit, -1)
    return aten.logical_not.default(result) if invert else result


def _isin_of_scalar(
    elements: Number,
    test_elements: torch.Tensor,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> torch.Tensor:
    element = torch.scalar_tensor(elements, device=test_elements.device)
    return _isin(element, test_elements, invert=invert)


def _isin_scalar(
    elements: torch.Tensor,
    test_elements: Number,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> torch.Tensor:
    compare = aten.ne.Scalar if invert else aten.eq.Scalar
    return compare(elements, test_elements)


def _index_reduce(
    x: torch.Tensor,
    dim: int,
    index: torch.Tensor,
    source: torch.Tensor,
    reduce: str,
    *,
    include_self: bool = True,
) -> torch.Tensor:
    """Expands the index of slices to an index of elements, for scatter_reduce, which has the same
    names for the same reductions."""
    shape = [1] * source.dim()
    if shape:
        shape[dim] = index.numel()
    positions = aten.expand.default(aten.reshape.default(index, shape), source.shape)
    return aten.scatter_reduce.two(x, dim, positions, source, reduce, include_self=include_self)


OURS: dict[Op, Decomposition] = {
    aten.isin.Tensor_Tensor: _isin,
    aten.isin.Scalar_Tensor: _isin_of_scalar,
    aten.isin.Tensor_Scalar: _isin_scalar,
    aten.index_reduce.default: _index_reduce,
}
