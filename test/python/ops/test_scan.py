# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Running sums, products and extremes; counts."""

from __future__ import annotations

import math

import pytest
import torch
from batching import Case, batched, check_cases

NAN, INF = math.nan, math.inf
SPECIAL = torch.tensor([[2.0, 2.0, -0.0, NAN, -INF, 1.0], [-INF, -INF, 0.0, 3.0, INF, INF]])


@batched()
def test_scans() -> list[Case]:
    x = torch.randn(3, 4, 5)
    i = torch.randint(-4, 5, (3, 4, 5))
    ties = torch.tensor([[1.0, 3.0, 3.0, 2.0, 1.0, 4.0], [0.0, -0.0, 0.0, -1.0, -1.0, 2.0]])
    return [
        Case("cumsum", lambda x: x.cumsum(1), (x,)),
        Case("cumsum special", lambda x: x.cumsum(-1), (SPECIAL,)),
        Case("cumsum of integers", lambda x: x.cumsum(0), (i,)),
        Case("cumsum of i32", lambda x: x.cumsum(0), (i.int(),)),
        Case("cumsum of bool", lambda x: x.cumsum(0), (i > 0,)),
        Case("cumsum dtype", lambda x: x.cumsum(0, dtype=torch.float32), (i,)),
        Case("cumsum rank 0", lambda x: x.cumsum(0), (torch.tensor(2.0),)),
        Case("cumsum empty", lambda x: x.cumsum(1), (torch.empty(2, 0),)),
        Case("cumprod", lambda x: x.cumprod(2), (x,)),
        Case("cumprod of integers", lambda x: x.cumprod(1), (i,)),
        Case("cummax", lambda x: x.cummax(1), (SPECIAL,)),
        Case("cummin", lambda x: x.cummin(1), (SPECIAL,)),
        Case("cummax ties", lambda x: x.cummax(1), (ties,)),
        Case("cummin ties", lambda x: x.cummin(-1), (ties,)),
        Case("cummax dim", lambda x: x.cummax(0), (ties,)),
        Case("cummin of bool", lambda x: x.cummin(0), (ties > 1,)),
        Case("logcumsumexp", lambda x: x.logcumsumexp(0), (x * 30,)),
        Case("logcumsumexp special", lambda x: x.logcumsumexp(1), (SPECIAL,)),
        Case("histc", lambda x: x.histc(7), (x,)),
        Case("histc range", lambda x: x.histc(4, -1, 1), (torch.arange(-8, 9) / 4,)),
        Case("histc of one", lambda x: x.histc(3), (torch.full((2, 2), 5.0),)),
        Case("histc of NaN", lambda x: x.histc(3, -1, 1), (SPECIAL,)),
        Case("histc of none", lambda x: x.histc(3), (torch.empty(0),)),
        Case("count_nonzero", torch.count_nonzero, (i,)),
        Case("count_nonzero dim", lambda x: x.count_nonzero((0, 1)), (x,)),
    ]


@pytest.mark.slow
def test_dynamic() -> None:
    x = torch.randn(5, 4)
    cases = [
        Case("cumsum", lambda x: x.cumsum(0), (x,)),
        Case("cumprod", lambda x: x.cumprod(0), (x,)),
        Case("cummax", lambda x: x.cummax(1), (x,)),
        Case("cummin", lambda x: x.cummin(0), (x,)),
        Case("logcumsumexp", lambda x: x.logcumsumexp(1), (x,)),
        Case("histc", lambda x: x.histc(3, -1, 1), (x,)),
    ]
    check_cases(cases, dynamic=True)


@pytest.mark.slow
def test_dtypes() -> None:
    cases = []
    for dtype in (torch.float64, torch.bfloat16, torch.float16):
        x = torch.randn(3, 50).to(dtype)
        cases += [
            Case(f"{dtype} cumsum", lambda x: x.cumsum(1), (x,)),
            Case(f"{dtype} cumprod", lambda x: x.cumprod(1), (x,)),
            Case(f"{dtype} logcumsumexp", lambda x: x.logcumsumexp(1), (x,)),
            Case(f"{dtype} cummin", lambda x: x.cummin(1), (x,)),
        ]
    for dtype in (torch.int32, torch.int8, torch.uint8):
        x = torch.randint(0, 9, (3, 50)).to(dtype)
        cases += [
            Case(f"{dtype} cumsum", lambda x: x.cumsum(1), (x,)),
            Case(f"{dtype} cumsum in it", lambda x: x.cumsum(1, dtype=x.dtype), (x,)),
            Case(f"{dtype} cummax", lambda x: x.cummax(0), (x,)),
        ]
    cases.append(Case("f64 histc", lambda x: x.histc(7), (torch.randn(50, dtype=torch.float64),)))
    check_cases(cases)
