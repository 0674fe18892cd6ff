# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variances and norms."""

from __future__ import annotations

import math

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten

_NARROW = (torch.float16, torch.bfloat16)


def _widened(x: torch.Tensor, dtype: torch.dtype | None = None) -> torch.Tensor:
    """In the dtype that torch computes in: narrow floats are rounded once, at the end."""
    dtype = dtype or x.dtype
    computed = torch.float32 if dtype in _NARROW else dtype
    return x if x.dtype == computed else aten._to_copy.default(x, dtype=computed)


def _rounded(x: torch.Tensor, dtype: torch.dtype) -> torch.Tensor:
    return x if x.dtype == dtype else aten._to_copy.default(x, dtype=dtype)


def _mean_and_deviation(x: torch.Tensor, dims: list[int]) -> tuple[torch.Tensor, torch.Tensor]:
    """Keeps the dimensions. If the values are far from zero, rounding the mean to f32 would be most
    of the error of a small deviation, so the rounding error is subtracted as well."""
    if x.dtype != torch.float32:
        mean = aten.mean.dim(x, dims, True)
        return mean, aten.sub.Tensor(x, mean)
    exact = aten.mean.dim(aten._to_copy.default(x, dtype=torch.float64), dims, True)
    mean = _rounded(exact, torch.float32)
    rounding = _rounded(aten.sub.Tensor(exact, mean), torch.float32)
    return mean, aten.sub.Tensor(aten.sub.Tensor(x, mean), rounding)


def _var_mean(
    x: torch.Tensor,
    dim: list[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> tuple[torch.Tensor, torch.Tensor]:
    dims = dim or list(range(x.dim()))
    # A tensor of rank 0 has one element, whichever dims are named.
    count = math.prod(x.shape[d] for d in dims) if x.dim() > 0 else 1
    wide = _widened(x)
    kept_mean, deviation = _mean_and_deviation(wide, dims)
    squares = aten.sum.dim_IntList(aten.mul.Tensor(deviation, deviation), dims, keepdim)
    freedom = max(count - (1 if correction is None else correction), 0)
    var = aten.div.Tensor(squares, freedom)
    mean = kept_mean if keepdim else aten.view.default(kept_mean, list(var.shape))
    return _rounded(var, x.dtype), _rounded(mean, x.dtype)


def _var(
    x: torch.Tensor,
    dim: list[int] | None = None,
    *,
    correction: Number | None = None,
    keepdim: bool = False,
) -> torch.Tensor:
    return _var_mean(x, dim, correction=correction, keepdim=keepdim)[0]


def _linalg_vector_norm(
    x: torch.Tensor,
    ord: Number = 2,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> torch.Tensor:
    dims = dim or []
    result = dtype or x.dtype
    wide = _widened(x, dtype)
    if ord == 0:
        norm = aten.sum.dim_IntList(
            aten._to_copy.default(aten.ne.Scalar(wide, 0), dtype=wide.dtype), dims, keepdim
        )
    elif ord == 2:
        norm = aten.sqrt.default(aten.sum.dim_IntList(aten.mul.Tensor(wide, wide), dims, keepdim))
    else:
        size = aten.abs.default(wide)
        if ord == 1:
            norm = aten.sum.dim_IntList(size, dims, keepdim)
        elif ord == math.inf:
            norm = aten.amax.default(size, dims, keepdim)
        elif ord == -math.inf:
            norm = aten.amin.default(size, dims, keepdim)
        else:
            powers = aten.sum.dim_IntList(aten.pow.Tensor_Scalar(size, ord), dims, keepdim)
            norm = aten.pow.Tensor_Scalar(powers, 1.0 / ord)
    return _rounded(norm, result)


def _dist(x: torch.Tensor, y: torch.Tensor, p: Number = 2) -> torch.Tensor:
    return _linalg_vector_norm(aten.sub.Tensor(x, y), p)


OURS: dict[Op, Decomposition] = {
    aten.dist.default: _dist,
    aten.linalg_vector_norm.default: _linalg_vector_norm,
    aten.var.correction: _var,
    aten.var_mean.correction: _var_mean,
}
