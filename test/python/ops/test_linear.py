# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices, and distances between rows."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from gradients import check_gradients


def _products() -> list[Case]:
    a, b, bias = torch.randn(5, 8), torch.randn(8, 6), torch.randn(6)
    batch_a, batch_b = torch.randn(3, 5, 8), torch.randn(3, 8, 6)
    return [
        Case("mm", torch.mm, (a, b)),
        Case("mm transposed", lambda a, b: b.t() @ a.t(), (a, b)),
        Case("mm of a transposed input", torch.mm, (a, torch.randn(6, 8).t())),
        Case("addmm", torch.addmm, (bias, a, b)),
        Case("addmm scaled", lambda c, a, b: torch.addmm(c, a, b, beta=0.5, alpha=2), (bias, a, b)),
        Case("bmm", torch.bmm, (batch_a, batch_b)),
        Case("baddbmm", torch.baddbmm, (torch.randn(3, 5, 6), batch_a, batch_b)),
        Case("addbmm", torch.addbmm, (torch.randn(5, 6), batch_a, batch_b)),
        Case("matmul 3d 2d", torch.matmul, (batch_a, b)),
        Case("matmul broadcast", torch.matmul, (torch.randn(2, 1, 5, 8), batch_b)),
        Case("matmul vector", torch.matmul, (a, torch.randn(8))),
        Case("dot", torch.dot, (torch.randn(8), torch.randn(8))),
        Case("vdot", torch.vdot, (torch.randn(8), torch.randn(8))),
        Case("addmv", lambda c, a, b: torch.addmv(c, a, b, beta=0.5), (torch.randn(5), a, b[:, 0])),
        Case("addr", lambda c, a, b: torch.addr(c, a, b, alpha=2), (a, a[:, 0], b[:, 0])),
        Case("outer", torch.outer, (a[0], bias)),
        Case("linear", F.linear, (a, torch.randn(6, 8), bias)),
        Case("linear 3d", F.linear, (batch_a, torch.randn(6, 8), bias)),
        Case("linear without bias", F.linear, (batch_a, torch.randn(6, 8))),
        Case("linear vector", F.linear, (a[0], torch.randn(6, 8), bias)),
        Case("bilinear", F.bilinear, (a[:, :3], a[:, 3:7], torch.randn(6, 3, 4), bias)),
        Case("einsum", lambda a, b: torch.einsum("bij,bjk->bki", a, b), (batch_a, batch_b)),
        Case(
            "tensordot",
            lambda a, b: torch.tensordot(a, b, 2),
            (batch_a, torch.randn(5, 8, 2)),
        ),
        Case("cdist", torch.cdist, (a, torch.randn(7, 8))),
    ]


@batched()
def test_products() -> list[Case]:
    torch.manual_seed(0)
    nan = torch.full((5, 6), float("nan"))
    integers, others = torch.randint(-9, 9, (5, 8)), torch.randint(-9, 9, (8, 6))
    cases = [Case(c.name, c.function, c.inputs, 1e-4) for c in _products()]
    a, b = torch.randn(5, 8), torch.randn(8, 6)
    cases += [
        Case("addmm with beta 0", lambda c, a, b: torch.addmm(c, a, b, beta=0), (nan, a, b), 1e-4),
        Case("mm over nothing", torch.mm, (torch.empty(5, 0), torch.empty(0, 6))),
        Case(
            "addmm over nothing",
            torch.addmm,
            (torch.randn(6), torch.empty(5, 0), torch.empty(0, 6)),
        ),
        Case("mm of no rows", torch.mm, (torch.empty(0, 8), b)),
        Case("mm of i64", torch.mm, (integers, others)),
        Case(
            "addmm of i64",
            lambda c, a, b: torch.addmm(c, a, b, alpha=2, beta=3),
            (torch.arange(6), integers, others),
        ),
        Case("mm of i32", torch.mm, (integers.int(), others.int())),
        Case("mm of f64", torch.mm, (a.double(), b.double())),
        Case("mm of bf16", torch.mm, (a.to(torch.bfloat16), b.to(torch.bfloat16))),
        Case("kron", torch.kron, (a[:2, :2], b[:2, :3])),
        Case("multi_dot", lambda a, b: torch.linalg.multi_dot([a, b, b.t()]), (a, b), 1e-4),
        Case("matrix_power", lambda a: torch.linalg.matrix_power(a, 5), (a[:4, :4],), 1e-3),
        Case("block_diag", torch.block_diag, (a, b)),
        Case("cdist p=0", lambda a, b: torch.cdist(a, b, p=0), (a, a.flip(0))),
        Case("cdist p=1", lambda a, b: torch.cdist(a, b, p=1), (a, a + 1), 1e-4),
        Case("cdist p=3", lambda a, b: torch.cdist(a, b, p=3), (a, a + 1), 1e-4),
        Case("cdist p=inf", lambda a, b: torch.cdist(a, b, p=float("inf")), (a, a + 1), 1e-4),
        Case("cdist by products", torch.cdist, (torch.randn(27, 4), torch.randn(3, 4)), 1e-4),
        Case("pdist", F.pdist, (a,), 1e-4),
    ]
    return cases


def _weight_only(dtype: torch.dtype) -> list[Case]:
    """Products with weights of int8, which have a scale for each row."""
    int8pack_mm = torch.ops.aten._weight_int8pack_mm
    weights = torch.randint(-128, 128, (32, 64), dtype=torch.int8)
    scales = (torch.rand(32) / 100).to(dtype)
    return [
        Case(
            f"packed, {rows} rows", int8pack_mm, (torch.randn(rows, 64).to(dtype), weights, scales)
        )
        for rows in (1, 3, 33)
    ] + [
        Case("as torch.ao writes it", lambda x, w, s: F.linear(x, w.to(x.dtype)) * s, (x, w, s))
        for x, w, s in [(torch.randn(2, 3, 64).to(dtype), weights, scales)]
    ]


def _int4(dtype: torch.dtype) -> list[Case]:
    """Products with weights of four bits, which have a scale and a zero for each group."""

    def case(rows: int, inner: int, columns: int, group: int) -> Case:
        weights = torch.randint(16, (columns, inner), dtype=torch.int32)
        packed = torch.ops.aten._convert_weight_to_int4pack_for_cpu(weights, 1)
        scales = (torch.randn(inner // group, columns, 2) / 10).to(dtype)
        x = torch.randn(rows, inner).to(dtype)
        return Case(
            f"int4, {rows} rows in groups of {group}",
            lambda x, w, s: torch.ops.aten._weight_int4pack_mm_for_cpu(x, w, group, s),
            (x, packed, scales),
        )

    return [case(1, 256, 64, 128), case(7, 64, 80, 32)]


@batched()
def test_products_with_small_integers() -> list[Case]:
    cases = [
        Case(f"{c.name}, {dtype}", c.function, c.inputs)
        for dtype in (torch.float32, torch.bfloat16, torch.float16)
        for c in _weight_only(dtype) + _int4(dtype)
    ]
    a = torch.randint(-128, 128, (17, 9), dtype=torch.int8)
    b = torch.randint(-128, 128, (9, 5), dtype=torch.int8)
    ones = torch.full((4, 2500), -128, dtype=torch.int8)
    cases += [
        Case("int_mm", torch._int_mm, (a, b)),
        Case("int_mm transposed", torch._int_mm, (b.t(), a.t())),
        Case("int_mm of one row", torch._int_mm, (a[:1], b)),
        Case("int_mm of no rows", torch._int_mm, (a[:0], b)),
        Case("int_mm over nothing", torch._int_mm, (a[:, :0], b[:0])),
        Case("int_mm of large sums", torch._int_mm, (ones, ones.t())),
    ]
    return cases


@pytest.mark.slow
def test_products_backward() -> None:
    torch.manual_seed(0)
    cases = _products()
    x = torch.randn(5, 4)
    cases += [
        Case(f"cdist p={p}", lambda a, b, p=p: torch.cdist(a, b, p=p), (x, x[1:].clone()))
        for p in (0.0, 1.0, 1.5, 3.0, float("inf"))
    ]
    cases.append(Case("pdist", F.pdist, (x,)))
    check_gradients([Case(c.name, c.function, c.inputs, 1e-4) for c in cases])


@pytest.mark.slow
def test_products_of_any_size() -> None:
    torch.manual_seed(0)
    cases = [c for c in _products() if c.name not in ("tensordot",)]
    check_cases([Case(c.name, c.function, c.inputs, 1e-4) for c in cases], dynamic=True)
