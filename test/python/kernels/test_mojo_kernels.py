# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Precompiled kernels with sizes of 0, 1, odd ones and millions, in each of their types."""

from __future__ import annotations

import pytest
import torch
from native import call

FLOATS = [torch.float32, torch.float64, torch.float16, torch.bfloat16]
INTEGERS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]
SIZES = [
    (0, 3, 2), (2, 0, 3), (1, 1, 1), (1, 7, 1), (3, 33, 1), (5, 17, 3), (2, 65, 129),
    (1, 1_000_003, 1), (1, 200_003, 5), (100_003, 3, 1), (7, 5, 20_011),
]  # fmt: skip
"""Of the axes before the one at issue, of that, and of those behind it."""
EXPECTED = {"add": torch.sum, "mul": torch.prod, "max": torch.amax, "min": torch.amin}


def make(sizes: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
    torch.manual_seed(0)
    if dtype.is_floating_point:
        return torch.randn(sizes, dtype=torch.float64).to(dtype)
    return torch.randint(0, 100, sizes).to(dtype)


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
@pytest.mark.parametrize("sizes", SIZES)
def test_reduce(sizes: tuple[int, int, int], dtype: torch.dtype) -> None:
    x = make(sizes, dtype)
    wide = x.double() if dtype.is_floating_point else x.long()
    for operation, function in EXPECTED.items():
        if (operation == "mul" and sizes[1] > 20) or (sizes[1] == 0 and operation != "add"):
            continue
        result = torch.empty(sizes[0] * sizes[2], dtype=dtype)
        call("reduction.reduce", [x], [result], operation=operation, first=1, count=1)
        expected = function(wide, dim=1).flatten()
        if dtype.is_floating_point and operation in ("add", "mul"):
            # What pairwise sums lose: some roundings of a sum as large as the terms make it. And
            # what a subnormal product loses.
            limits = torch.finfo(dtype)
            scale = wide.norm(dim=1).flatten() if operation == "add" else expected.abs()
            error = (result.double() - expected).abs()
            allowed = 24 * limits.eps * (scale + limits.smallest_normal)
            assert (error <= allowed).all(), operation
        else:
            assert torch.equal(result, expected.to(dtype)), operation


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
@pytest.mark.parametrize("sizes", SIZES)
def test_extremum(sizes: tuple[int, int, int], dtype: torch.dtype) -> None:
    x = make(sizes, dtype)
    if dtype.is_floating_point and x.numel() > 9:
        x.view(-1)[[x.numel() // 3, x.numel() // 2]] = float("nan")
    values = torch.empty((sizes[0], sizes[2]), dtype=dtype)
    positions = torch.empty(values.shape, dtype=torch.int64)
    for operation in ("max", "min"):
        if x.numel() == 0 and values.numel() > 0:
            with pytest.raises(RuntimeError, match=r"^IndexError: Expected reduction dim"):
                call("reduction.extremum", [x], [values, positions], operation=operation, axis=1)
            continue
        call("reduction.extremum", [x], [values, positions], operation=operation, axis=1)
        if values.numel() == 0:
            continue
        expected = EXPECTED[operation](x, dim=1)
        torch.testing.assert_close(values, expected, rtol=0, atol=0, equal_nan=True)
        same = (x == expected[:, None]) | ((x != x) & (expected != expected)[:, None])
        assert torch.equal(positions, same.to(torch.uint8).argmax(dim=1)), operation


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("special", [None, float("nan"), float("inf"), float("-inf")])
def test_softmax(sizes: tuple[int, int, int], dtype: torch.dtype, special: float | None) -> None:
    x = 5 * make(sizes, dtype)
    if special is not None and x.numel() > 0:
        x.view(-1)[x.numel() // 2] = special
    # The sums of the expected values, in f64, have roundings as well.
    epsilon = max(torch.finfo(dtype).eps, 1e-14)
    for kernel, function in (("softmax", torch.softmax), ("log_softmax", torch.log_softmax)):
        result = torch.empty_like(x)
        call(f"normalization.{kernel}", [x], [result], axis=1)
        expected = function(x.double(), dim=1)
        torch.testing.assert_close(
            result.double(), expected, rtol=16 * epsilon, atol=8 * epsilon, equal_nan=True
        )


@pytest.mark.parametrize("dtype", [*FLOATS, *INTEGERS, torch.bool])
@pytest.mark.parametrize("rows", [0, 1, 13, 100_003])
def test_gather(rows: int, dtype: torch.dtype) -> None:
    table = make((37, 11), dtype)
    index = torch.randint(-37, 37, (rows,))
    shapes = torch.tensor([rows, 11, 37, 11, rows, 1])
    rule = torch.tensor([0, 1, 0, 0, 0])
    result = torch.empty(rows * 11, dtype=dtype)
    call("indexing.gather", [table.flatten(), index, shapes, rule], [result])
    assert torch.equal(result.reshape(rows, 11), table[index])


@pytest.mark.parametrize("rows", [1, 3])
@pytest.mark.parametrize("columns", [1, 262_143, 600_011])
def test_gather_of_long_rows(rows: int, columns: int) -> None:
    """Of one row, each thread copies some columns."""
    table = make((5, columns), torch.float32)
    index = torch.tensor([4, 0, 2])[:rows]
    shapes = torch.tensor([rows, columns, 5, columns, rows, 1])
    rule = torch.tensor([0, 1, 0, 0, 0])
    result = torch.zeros(rows * columns)
    call("indexing.gather", [table.flatten(), index, shapes, rule], [result])
    assert torch.equal(result.reshape(rows, columns), table[index])


def test_bad_index() -> None:
    shapes, rule = torch.tensor([1, 4, 1]), torch.tensor([0, 1, 0, 0, 0])
    operands = [torch.zeros(4), torch.tensor([4]), shapes, rule]
    with pytest.raises(RuntimeError, match=r"^IndexError: index 4 is out of bounds"):
        call("indexing.gather", operands, [torch.zeros(1)])


@pytest.mark.parametrize("sizes", [(0, 3, 2), (1, 1, 1), (3, 33, 2), (1, 5000, 1)])
def test_logcumsumexp(sizes: tuple[int, int, int]) -> None:
    x = 5 * make(sizes, torch.float64)
    x[-1:, 2:5:2] = torch.tensor([float("-inf")], dtype=x.dtype)
    x[-1:, 20:] += torch.tensor(float("nan") if sizes[1] == 33 else 0.0)
    result = torch.empty_like(x)
    call("scan.logcumsumexp", [x], [result])
    expected = torch.logcumsumexp(x, 1)
    torch.testing.assert_close(result, expected, rtol=1e-14, atol=1e-15, equal_nan=True)


@pytest.mark.parametrize("dtype", [*FLOATS, *INTEGERS, torch.bool])
def test_scatter_in_place(dtype: torch.dtype) -> None:
    x, rows = make((40, 11), dtype), make((5, 11), dtype)
    expected = x.clone()
    expected[[7, 3, 39, 0, 12]] = rows
    operands = [torch.tensor([7, 3, 39, 0, 12]), rows.flatten()]
    shapes, rule = torch.tensor([5, 11, 40, 11, 5, 1, 5, 11]), torch.tensor([0, 1, 0, 0, 0])
    copy = torch.empty(x.numel(), dtype=dtype)
    call("indexing.scatter", [x.flatten(), *operands, shapes, rule], [copy], op="set")
    call("indexing.scatter_in_place", [x, *operands, shapes, rule], [], op="set")
    assert torch.equal(x, expected)
    assert torch.equal(copy.reshape(x.shape), expected)
