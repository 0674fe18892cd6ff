# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products with weights of four bits, in every order in which torch packs them."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from dataclasses import asdict

import pytest
import torch
from native import call
from torch_max_backend.frontend.int4_order import Int4Order, int4_order, pack

ORDERS = [Int4Order(64, "halves"), Int4Order(32, "halves"), Int4Order(32, "pairs")]
DTYPES = [torch.float32, torch.bfloat16, torch.float16]
GROUPS = [32, 64, 128, 256]
eager = torch.ops.aten._weight_int4pack_mm_for_cpu


def multiply(
    x: torch.Tensor, packed: torch.Tensor, group: int, scales: torch.Tensor, order: Int4Order
) -> torch.Tensor:
    result = torch.empty(x.shape[0], packed.shape[0], dtype=x.dtype)
    call("linear.int4_matmul", [x, packed, scales], [result], group=group, **asdict(order))
    return result


def _random(
    rows: int, inner: int, columns: int, group: int, dtype: torch.dtype
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(rows + inner + columns)
    weights = torch.randint(16, (columns, inner), dtype=torch.int32, generator=generator)
    scales = torch.randn(inner // group, columns, 2, generator=generator).to(dtype)
    x = torch.randn(rows, inner, generator=generator).to(dtype)
    return x, weights, scales


def _check(
    actual: torch.Tensor, x: torch.Tensor, weights: torch.Tensor, scales: torch.Tensor, group: int
) -> None:
    """Against f64: within one rounding to the dtype, and roundings of f32 in the sums."""
    factor, zero = scales.double().repeat_interleave(group, 0).unbind(-1)
    exact = (weights.t().double() - 8) * factor + zero
    expected = x.double() @ exact
    size = x.double().abs() @ ((weights.t() - 8).abs().double() * factor.abs() + zero.abs())
    error = torch.finfo(torch.float32).eps * 16 * size
    error += torch.finfo(x.dtype).eps * expected.abs()
    assert ((actual.double() - expected).abs() <= error).all()


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_int4_matmul(order: Int4Order, dtype: torch.dtype) -> None:
    sizes = itertools.product(GROUPS, [0, 1, 3], [0, 16, 32, 48, 80, 208], [0, 1, 2, 7])
    for group, groups, columns, rows in sizes:
        x, weights, scales = _random(rows, groups * group, columns, group, dtype)
        actual = multiply(x, pack(weights, order), group, scales, order)
        _check(actual, x, weights, scales, group)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("rows", [3, 4, 5, 6, 131, 300])
def test_many_rows(rows: int, dtype: torch.dtype) -> None:
    x, weights, scales = _random(rows, 192, 112, 64, dtype)
    for order in ORDERS:
        _check(multiply(x, pack(weights, order), 64, scales, order), x, weights, scales, 64)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan"), "max"])
def test_numbers_that_are_not_small(number: float | str, dtype: torch.dtype) -> None:
    """A product of a group as a whole would be infinite, or no number, where eager's is not."""
    x, weights, scales = _random(3, 128, 80, 32, dtype)
    x[1, 40] = torch.finfo(dtype).max if number == "max" else number
    scales /= 1000
    order = int4_order()
    assert order
    packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(weights, 1)
    actual = multiply(x, packed, 32, scales, order)
    torch.testing.assert_close(actual, eager(x, packed, 32, scales), equal_nan=True)


@pytest.mark.slow
@pytest.mark.parametrize("capability", ["avx2", "default"])
def test_order_of_lower_capabilities(capability: str) -> None:
    """torch reads the variable once, when it starts."""
    script = """
import torch
from torch_max_backend.frontend.int4_order import int4_order, pack
weights = torch.randint(16, (112, 64), dtype=torch.int32)
packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(weights, 1)
assert torch.equal(pack(weights, int4_order()), packed)
"""
    environment = {**os.environ, "ATEN_CPU_CAPABILITY": capability}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
