# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bits of integers."""

from __future__ import annotations

import pytest
import torch
from batching import Case, batched, check_cases


def _cases(dtype: torch.dtype) -> list[Case]:
    info = torch.iinfo(dtype)
    x = torch.randint(max(info.min, -(2**40)), min(info.max, 2**40), (2, 8)).to(dtype)
    y = torch.randint(max(info.min, -(2**40)), min(info.max, 2**40), (2, 8)).to(dtype)
    x[0, :3] = torch.tensor([info.min, info.max, 1], dtype=dtype)
    amounts = torch.tensor([0, 1, 2, info.bits - 2, info.bits - 1, info.bits, 100, 3]).to(dtype)
    if dtype.is_signed:
        amounts[7] = -1
    return [
        Case(f"{dtype} and", lambda x, y: x & y, (x, y)),
        Case(f"{dtype} or", lambda x, y: x | y, (x, y)),
        Case(f"{dtype} xor", lambda x, y: x ^ y, (x, y)),
        Case(f"{dtype} not", lambda x: ~x, (x,)),
        Case(f"{dtype} and number", lambda x: x & 6, (x,)),
        Case(f"{dtype} left shift", lambda x, y: x << y, (x, amounts)),
        Case(f"{dtype} right shift", lambda x, y: x >> y, (x, amounts)),
        Case(f"{dtype} signbit", torch.signbit, (x,)),
    ]


@batched()
def test_bits() -> list[Case]:
    i, b = torch.arange(-6, 6).reshape(3, 4), torch.arange(12).reshape(3, 4) % 3 == 0
    floats = torch.tensor([0.0, -0.0, 2.0, -2.0, float("nan"), -float("nan"), -float("inf")])
    cases = _cases(torch.int64)
    cases += [
        Case("or number", lambda x: x | 5, (i,)),
        Case("xor number", lambda x: 5 ^ x, (i,)),
        Case("number and", lambda x: torch.bitwise_and(6, x), (i,)),
        Case("shifts by a number", lambda x: (x << 3) + (x >> 1), (i,)),
        Case("shifts by too much", lambda x: (x << 64) + (x >> 64), (i,)),
        Case("bitwise_left_shift", lambda x: torch.bitwise_left_shift(x, 2), (i,)),
        Case("number shifted", lambda x: torch.bitwise_left_shift(3, x), (i,)),
        Case("number shifted right", lambda x: torch.bitwise_right_shift(-99, x), (i,)),
        Case("broadcast", lambda x, y: x & y[0], (i, i)),
        Case("i64 and bool", lambda x, y: x | y, (i, b)),
        Case("bool and", lambda x, y: x & ~y, (b, ~b)),
        Case("bool or integer", lambda x: x | 2, (b,)),
        Case("bool xor", lambda x, y: x ^ y[0], (b, b)),
        Case("signbit of floats", torch.signbit, (floats,)),
        Case("signbit of bools", torch.signbit, (b,)),
        Case("rank 0", lambda x, y: x & y, (torch.tensor(6), torch.tensor(3))),
        Case("empty", lambda x: x ^ 1, (torch.empty(0, 3, dtype=torch.int64),)),
    ]
    return cases


@pytest.mark.slow
def test_dynamic() -> None:
    i = torch.arange(-6, 6).reshape(3, 4)
    cases = [
        Case("and", lambda x, y: x & y, (i, i * 5)),
        Case("shift", lambda x: (x << 2) ^ (x >> 1), (i,)),
        Case("signbit", torch.signbit, (i.float(),)),
    ]
    check_cases(cases, dynamic=True)


@pytest.mark.slow
def test_dtypes() -> None:
    cases = []
    for dtype in (torch.int8, torch.int16, torch.int32, torch.uint8):
        cases += _cases(dtype)
    for dtype in (torch.float16, torch.bfloat16, torch.float64):
        cases.append(Case(f"{dtype} signbit", torch.signbit, (torch.randn(9).to(dtype),)))
    check_cases(cases)
