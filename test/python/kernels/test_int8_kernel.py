# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products with weights of eight bits, which have a scale for each column."""

from __future__ import annotations

import itertools

import pytest
import torch
from native import call
from torch import Tensor

DTYPES = [torch.float32, torch.bfloat16, torch.float16]
eager = torch.ops.aten._weight_int8pack_mm


def multiply(x: Tensor, weights: Tensor, scales: Tensor) -> Tensor:
    result = torch.empty(x.shape[0], weights.shape[0], dtype=x.dtype)
    call("linear.int8_matmul", [x, weights, scales], [result])
    return result


def _random(
    rows: int, inner: int, columns: int, dtype: torch.dtype
) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(rows + inner + columns)
    weights = torch.randint(-128, 128, (columns, inner), dtype=torch.int8, generator=generator)
    scales = (torch.rand(columns, generator=generator) / 100).to(dtype)
    return torch.randn(rows, inner, generator=generator).to(dtype), weights, scales


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_int8_matmul(dtype: torch.dtype) -> None:
    """Against f64: within one rounding to the dtype, and roundings of f32 in the sums."""
    limits = torch.finfo(dtype)
    rows, inner = [0, 1, 2, 5, 6, 7, 11, 64], [0, 1, 15, 16, 17, 100, 768]
    for sizes in itertools.product(rows, inner, [0, 1, 3, 4, 31, 33, 130]):
        x, weights, scales = _random(*sizes, dtype)
        exact = (x.double() @ weights.double().t()) * scales.double()
        size = (x.double().abs() @ weights.double().abs().t()) * scales.double()
        error = torch.finfo(torch.float32).eps * 16 * size
        # The smallest numbers of f16 have fewer digits.
        error += limits.eps * exact.abs().clamp(min=limits.smallest_normal)
        assert ((multiply(x, weights, scales).double() - exact).abs() <= error).all(), sizes


@pytest.mark.parametrize("rows", [1, 9])
@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan")])
def test_numbers_that_are_not_finite(number: float, rows: int) -> None:
    """Infinity times a weight of 0 is NaN."""
    x, weights, scales = _random(rows, 40, 37, torch.float32)
    weights[5, 17] = 0
    x[0, 17] = number
    expected = eager(x, weights, scales)
    assert expected[0, 5].isnan()
    torch.testing.assert_close(multiply(x, weights, scales), expected, equal_nan=True)
