# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sorting, selecting and searching."""

from __future__ import annotations

import math

import pytest
import torch
from batching import Case, batched, check_cases

NAN, INF = math.nan, math.inf
SPECIAL = torch.tensor([[2.0, NAN, -0.0, 0.0, -INF, 1e-42], [INF, -1e-42, 0.0, NAN, 2.0, -3.0]])


def _distinct(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """No two equal, so that it is said which index comes out."""
    count = math.prod(shape)
    return (torch.randperm(count) - count // 2).reshape(shape).to(dtype)


def _taken(values: torch.Tensor, indices: torch.Tensor, x: torch.Tensor, dim: int) -> torch.Tensor:
    """Whether the indices say where the values come from, whichever of several they say."""
    found = x.gather(dim, indices)
    return ((found == values) | (found.isnan() & values.isnan())).all()


@batched()
def test_sort() -> list[Case]:
    ties = torch.randint(0, 4, (2, 6)).float()
    return [
        Case("last", lambda x: x.sort(), (SPECIAL,)),
        Case("descending", lambda x: x.sort(descending=True, stable=True), (SPECIAL,)),
        Case("ties", lambda x: x.sort(stable=True), (ties,)),
        Case("ties descending", lambda x: x.sort(stable=True, descending=True), (ties,)),
        Case("first axis", lambda x: x.sort(0), (SPECIAL,)),
        Case("argsort", lambda x: torch.argsort(x, dim=-2, stable=True), (ties,)),
        Case("msort", torch.msort, (ties,)),
        Case("rank 0", lambda x: x.sort(), (torch.tensor(3.0),)),
        Case("empty", lambda x: x.sort(), (torch.empty(2, 0),)),
        Case("long", lambda x: x.sort(dim=1, stable=True), (torch.randint(-9, 9, (3, 200, 4)),)),
        Case("bool", lambda x: x.sort(stable=True), (ties > 1,)),
    ]


@pytest.mark.slow
def test_select() -> None:
    x, y = _distinct(3, 7, 2), _distinct(3, 400)
    cases = [
        Case("topk", lambda x: x.topk(2, 1), (x,)),
        Case("topk smallest", lambda x: x.topk(3, -2, largest=False), (x,)),
        Case("topk of many", lambda x: x.topk(5), (y,)),
        Case("topk NaN", lambda x: x.topk(3), (SPECIAL,)),
        Case("kthvalue", lambda x: x.kthvalue(3, 1), (x,)),
        Case("kthvalue keepdim", lambda x: x.kthvalue(7, 1, keepdim=True), (x,)),
        Case("median dim", lambda x: x.median(1), (x,)),
        Case("median of NaN", lambda x: x.median(-1, keepdim=True), (SPECIAL,)),
        Case("nanmedian of NaN", lambda x: x.nanmedian(1), (SPECIAL,)),
        Case("nanmedian of NaN only", lambda x: x.nanmedian(0)[0], (SPECIAL[:1] * NAN,)),
        Case("median", torch.median, (x,)),
        Case("nanmedian", torch.nanmedian, (SPECIAL,)),
        Case("median of none", torch.median, (torch.empty(0, 2),)),
        Case("mode", lambda x: x.mode(), (torch.randint(0, 3, (4, 9)).float(),)),
        Case("mode dim", lambda x: x.mode(0, keepdim=True), (torch.randint(0, 3, (9, 4)).float(),)),
    ]
    check_cases(cases)


@pytest.mark.slow
def test_search() -> None:
    row = torch.tensor([-1.0, 0.0, 0.0, 2.0, 5.0, NAN])
    rows = torch.rand(3, 6).sort(1)[0]
    values, sorter = torch.rand(3, 4), torch.rand(3, 6)
    cases = [
        Case("row", torch.searchsorted, (row, SPECIAL)),
        Case("row right", lambda r, x: torch.searchsorted(r, x, right=True), (row, SPECIAL)),
        Case("rows", lambda r, x: torch.searchsorted(r, x, side="right"), (rows, values)),
        Case("int32", lambda r, x: torch.searchsorted(r, x, out_int32=True), (rows, values)),
        Case(
            "sorter",
            lambda r, x, s: torch.searchsorted(r, x, sorter=s.argsort(1)),
            (sorter, values, sorter),
        ),
        Case("number", lambda r: torch.searchsorted(r, 1.5), (row,)),
        Case("number among integers", lambda r: torch.searchsorted(r, 1.5), (torch.arange(4),)),
        Case("bucketize", lambda r, x: torch.bucketize(x, r), (row, SPECIAL)),
        Case("bucketize right", lambda r, x: torch.bucketize(x, r, right=True), (row, SPECIAL)),
        Case("bucketize number", lambda r: torch.bucketize(2.0, r), (row,)),
    ]
    check_cases(cases)


@pytest.mark.slow
def test_dynamic() -> None:
    x = _distinct(5, 7)
    cases = [
        Case("sort", lambda x: x.sort(0), (x,)),
        Case("topk", lambda x: x.topk(3), (x,)),
        Case("topk all", lambda x: x.topk(x.shape[0], 0), (x,)),
        Case("kthvalue", lambda x: x.kthvalue(2, 0), (x,)),
        Case("median", torch.median, (x,)),
        Case("mode", lambda x: x.mode(0), (x,)),
        Case("searchsorted", lambda x, y: torch.searchsorted(x.sort(1)[0], y), (x, x + 0.5)),
    ]
    check_cases(cases, dynamic=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "dtype",
    [
        torch.float64,
        torch.bfloat16,
        torch.float16,
        torch.int64,
        torch.int32,
        torch.int16,
        torch.int8,
        torch.uint8,
    ],
)
def test_dtypes(dtype: torch.dtype) -> None:
    x = (torch.randn(4, 30) * 20).to(dtype)
    if dtype.is_floating_point:
        x[0, 3], x[1, 4], x[1, 5], x[2, 0] = NAN, INF, -INF, -0.0
    cases = [
        Case("sort", lambda x: x.sort(stable=True), (x,)),
        Case(
            "sort long", lambda x: x.sort(dim=0, stable=True, descending=True), (x.repeat(30, 1),)
        ),
        Case("topk", lambda x: x.topk(4, 0)[0], (x,)),
        Case("topk indices", lambda x: _taken(*x.topk(3), x, 1), (x.repeat(1, 9),)),
        Case("kthvalue", lambda x: x.kthvalue(12)[0], (x,)),
        Case("median", lambda x: x.median(1)[0], (x,)),
        Case("searchsorted", lambda x, y: torch.searchsorted(x, y), (x[3].sort()[0], x)),
        Case("cummax", lambda x: x.cummax(1), (x,)),
    ]
    check_cases(cases)


@pytest.mark.slow
def test_errors() -> None:
    """What eager says of indices is said when the kernel runs."""
    from torch_max_backend import max_backend

    search = torch.compile(lambda r, s: torch.searchsorted(r, r, sorter=s), backend=max_backend)
    row = torch.rand(3)
    torch.testing.assert_close(
        search(row, row.argsort()), torch.tensor([0, 1, 2])[row.argsort().argsort()]
    )
    with pytest.raises(RuntimeError, match="sorter index out of range"):
        search(row, torch.tensor([0, 1, 3]))


def test_refused() -> None:
    from torch_max_backend import MaxCompilerError, max_backend

    unique_rows = torch.compile(
        lambda x: torch.unique(x, dim=0), backend=max_backend, fullgraph=True
    )
    with pytest.raises(MaxCompilerError, match="depends on the data"):
        unique_rows(torch.arange(6).reshape(3, 2))
