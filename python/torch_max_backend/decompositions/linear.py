# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of several tensors, and distances between rows."""

from __future__ import annotations

import functools
import math

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten

_USE_MATMUL = 1
"""`compute_mode` of cdist."""

_EXACT_PRODUCTS = 2**10
"""Sums of this many products of bytes have no rounding errors in f32, in any order."""


def _addbmm(
    self: torch.Tensor,
    batch1: torch.Tensor,
    batch2: torch.Tensor,
    *,
    beta: Number = 1,
    alpha: Number = 1,
) -> torch.Tensor:
    # The sum over the batch is part of one bigger product.
    length = batch1.shape[0] * batch1.shape[2]
    left = batch1.permute(1, 0, 2).reshape(batch1.shape[1], length)
    right = batch2.reshape(length, batch2.shape[2])
    return torch.addmm(self, left, right, beta=beta, alpha=alpha)


def _int_mm(self: torch.Tensor, mat2: torch.Tensor) -> torch.Tensor:
    # Products of f32 have a kernel, those of integers do not.
    parts = zip(self.split(_EXACT_PRODUCTS, 1), mat2.split(_EXACT_PRODUCTS), strict=True)
    products = [(left.float() @ right.float()).int() for left, right in parts]
    return functools.reduce(torch.add, products)


def _trilinear(
    i1: torch.Tensor,
    i2: torch.Tensor,
    i3: torch.Tensor,
    expand1: list[int],
    expand2: list[int],
    expand3: list[int],
    sumdim: list[int],
    unroll_dim: int = 1,
) -> torch.Tensor:
    for dim in sorted(expand1):
        i1 = i1.unsqueeze(dim)
    for dim in sorted(expand2):
        i2 = i2.unsqueeze(dim)
    for dim in sorted(expand3):
        i3 = i3.unsqueeze(dim)
    product = i1 * i2 * i3
    return product.sum(sumdim) if sumdim else product


def _norm(differences: torch.Tensor, p: int | float) -> torch.Tensor:
    """Along the last dimension."""
    if p == 0:
        return (differences != 0).sum(-1).to(differences.dtype)
    size = differences.abs()
    if p == 1:
        return size.sum(-1)
    if p == 2:
        return (size * size).sum(-1).sqrt()
    if math.isinf(p):
        return size.amax(-1)
    return size.pow(p).sum(-1).pow(1 / p)


def _norm_backward(
    grad: torch.Tensor, differences: torch.Tensor, norms: torch.Tensor, p: int | float
) -> torch.Tensor:
    """The gradient of differences. Where they are zero, it is zero."""
    grad, norms = grad.unsqueeze(-1), norms.unsqueeze(-1)
    if p == 0:
        return torch.zeros_like(differences)
    if p == 1:
        return differences.sign() * grad
    if math.isinf(p):
        return differences.sign() * (differences.abs() == norms) * grad
    slope = differences if p == 2 else differences.sign() * differences.abs().pow(p - 1)
    # Replaces zero divisors, so that no quotient has to be discarded afterwards.
    flat = norms == 0 if p >= 1 else (norms == 0) | (differences == 0)
    divisor = torch.where(norms == 0, torch.ones_like(norms), norms.pow(p - 1))
    return torch.where(flat, torch.zeros_like(slope), slope * grad / divisor)


def _differences(x1: torch.Tensor, x2: torch.Tensor) -> torch.Tensor:
    return x1.unsqueeze(-2) - x2.unsqueeze(-3)


def _cdist_forward(
    x1: torch.Tensor, x2: torch.Tensor, p: int | float, compute_mode: int | None
) -> torch.Tensor:
    if x1.shape[-1] == 0:
        return x1.new_zeros(_differences(x1, x2).shape[:-1])
    if p == 2 and compute_mode == _USE_MATMUL:
        return aten._euclidean_dist.default(x1, x2)
    return _norm(_differences(x1, x2), p)


def _cdist_backward(
    grad: torch.Tensor, x1: torch.Tensor, x2: torch.Tensor, p: int | float, cdist: torch.Tensor
) -> torch.Tensor:
    result = _norm_backward(grad, _differences(x1, x2), cdist, p).sum(-2)
    return result.sum_to_size(x1.shape)


def _upper_rows(count: int) -> list[tuple[int, int, int]]:
    """For each row of the upper triangle: the row, where it starts in the flat list, and its
    length."""
    rows, start = [], 0
    for row in range(count - 1):
        length = count - 1 - row
        rows.append((row, start, length))
        start += length
    return rows


def _pdist_forward(self: torch.Tensor, p: int | float = 2) -> torch.Tensor:
    # One piece for each row, so the number of rows must be static.
    count = int(self.shape[0])
    if count < 2:
        return self.new_zeros([0])
    if self.shape[1] == 0:
        return self.new_zeros([count * (count - 1) // 2])
    pieces = [self[row : row + 1] - self[row + 1 :] for row, _, _ in _upper_rows(count)]
    return _norm(torch.cat(pieces), p)


def _pdist_backward(
    grad: torch.Tensor, self: torch.Tensor, p: int | float, pdist: torch.Tensor
) -> torch.Tensor:
    count = int(self.shape[0])
    if count < 2:
        return torch.zeros_like(self)

    def symmetric(flat: torch.Tensor) -> torch.Tensor:
        rows = [
            torch.cat([flat.new_zeros([row + 1]), flat[start : start + length]])
            for row, start, length in _upper_rows(count)
        ]
        upper = torch.stack([*rows, flat.new_zeros([count])])
        return upper + upper.t()

    return _cdist_backward(symmetric(grad), self, self, p, symmetric(pdist))


OURS: dict[Op, Decomposition] = {
    aten._cdist_backward.default: _cdist_backward,
    aten._cdist_forward.default: _cdist_forward,
    aten._pdist_backward.default: _pdist_backward,
    aten._pdist_forward.default: _pdist_forward,
    aten._int_mm.default: _int_mm,
    aten._trilinear.default: _trilinear,
    aten.addbmm.default: _addbmm,
}
