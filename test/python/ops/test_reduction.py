# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions, softmax and normalisation."""

from __future__ import annotations

import math

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases


def special(*shape: int) -> torch.Tensor:
    """Random numbers, then a row of -inf, one of inf, one with both and one with two NaN."""
    x = torch.randn(*shape)
    rows = x.view(-1, shape[-1])
    rows[1] = -math.inf
    rows[2] = math.inf
    rows[3, :2] = torch.tensor([math.inf, -math.inf])
    rows[4, 1:3] = math.nan
    return x


@batched()
def test_reductions() -> list[Case]:
    x, i = torch.randn(3, 4, 5), torch.randint(-9, 9, (3, 4))
    s, h, empty = special(6, 40), torch.randn(2, 3, 20).half(), torch.zeros(3, 0)
    return [
        Case("sum", torch.sum, (x,), 1e-5),
        Case("sum dims keepdim", lambda x: x.sum((0, -1), keepdim=True), (x,), 1e-5),
        Case("sum columns of special", lambda x: x.sum(0), (s,), 1e-5),
        Case("sum of bools", lambda i: (i > 3).sum(), (i,)),
        Case("sum of nothing", lambda x: x.sum(1), (empty,)),
        Case("mean of halves", lambda x: x.mean((1, 2)), (h,)),
        Case("mean of nothing", lambda x: x.mean(1), (empty,)),
        Case("prod of integers", lambda i: i.prod(1), (i,)),
        Case("amax of special", lambda x: x.amax(1), (s,)),
        Case("amin all of special", lambda x: x.amin(), (s,)),
        Case("max with positions", lambda x: x.max(1), (s,)),
        Case("argmin of columns", lambda x: x.argmin(0, keepdim=True), (s,)),
        Case("any of special", lambda x: torch.any(x, (0, 1)), (s,)),
        Case("all", lambda i: (i > -9).all(1), (i,)),
        Case("var_mean", lambda x: torch.var_mean(x, (0, 2)), (x,), 1e-5),
        Case("norm", lambda x: x.norm(dim=1), (x,), 1e-5),
        Case("logsumexp", lambda x: x.logsumexp(1), (s[:4],), 1e-5),
    ]


@pytest.mark.slow
def test_reductions_of_unknown_size() -> None:
    x, i = torch.randn(37, 20), torch.randint(-9, 9, (37, 5))
    check_cases(
        [
            Case("sum", torch.sum, (x,), 1e-4),
            Case("mean first", lambda x: x.mean(0), (x,), 1e-5),
            Case("mean last", lambda x: x.mean(-1), (x,), 1e-5),
            Case("max with positions", lambda i: i.max(0), (i,)),
            Case("argmax of all", lambda i: i.argmax(), (i,)),
            Case("var", lambda x: x.var(0), (x,), 1e-5),
        ],
        dynamic=True,
    )


@pytest.mark.slow
def test_sums() -> None:
    x, i, s = torch.randn(3, 4, 5), torch.randint(-9, 9, (3, 4)), special(6, 40)
    long, tall, r = torch.randn(1, 100_000), torch.randn(70_000, 3), torch.tensor(2.5)
    planes = torch.randn(2, 3, 50, 70)
    cases = [
        Case("sum dim", lambda x: x.sum(1), (x,)),
        Case("sum no dims", lambda x: x.sum(()), (x,)),
        Case("sum dtype", lambda x: x.sum(dtype=torch.float64), (x,)),
        Case("sum of int32", lambda i: i.sum(0), (i.int(),)),
        Case("sum of bytes", lambda i: i.sum(), (i.abs().byte(),)),
        Case("sum in int32", lambda i: i.sum(0, dtype=torch.int32), (i,)),
        Case("sum of floats as integers", lambda x: x.sum(dtype=torch.int64), (x,)),
        Case("sum of bf16", lambda x: x.sum(-1), (x.bfloat16(),)),
        Case("sum of rank 0", lambda x: x.sum(), (r,)),
        Case("sum of rank 0 along 0", lambda x: x.sum(0, keepdim=True), (r,)),
        Case("sum long", lambda x: x.sum(1), (long,), 1e-4),
        Case("sum long all", lambda x: x.sum(), (long,), 1e-4),
        Case("sum tall", lambda x: x.sum(0), (tall,), 1e-4),
        Case("sum planes", lambda x: x.sum((2, 3)), (planes,), 1e-4),
        Case("sum middle", lambda x: x.sum(1), (planes,), 1e-5),
        Case("sum 0 and 2", lambda x: x.sum((0, 2)), (planes,), 1e-4),
        Case("sum first two", lambda x: x.sum((0, 1)), (planes,), 1e-4),
        Case("sum of product", lambda x: (x * x).exp().sum(0), (tall * 0.1,), 1e-4),
        Case("sum_to_size", lambda x: x.sum_to_size(1, 5), (x,)),
        Case("mean", torch.mean, (x,)),
        Case("mean of f64", lambda x: x.mean(1), (x.double(),)),
        Case("mean of integers", lambda i: i.mean(dtype=torch.float32), (i,)),
        Case("mean of bf16", lambda x: x.mean(1, keepdim=True), (x.bfloat16(),)),
        Case("mean of rank 0", lambda x: x.mean(), (r,)),
        Case("prod", lambda x: x.prod(), (x,)),
        Case("prod dim", lambda x: x.prod(1, keepdim=True), (x,)),
        Case("prod of bools", lambda i: (i > -9).prod(), (i,)),
        Case("prod of halves", lambda x: x.prod(1), (x.half(),)),
        Case("nansum", lambda x: torch.nansum(x, 1), (torch.where(s.isinf(), 1, s),)),
        Case("nanmean", lambda x: torch.nanmean(x), (torch.where(s.isinf(), 1, s),)),
        Case("count_nonzero", lambda i: torch.count_nonzero(i, 1), (i,)),
        Case("count_nonzero of special", lambda x: torch.count_nonzero(x), (s,)),
    ]
    check_cases(
        [
            Case(
                c.name,
                c.function,
                c.inputs,
                c.tolerance or (None if "bf16" in c.name or "halves" in c.name else 1e-5),
            )
            for c in cases
        ]
    )


@pytest.mark.slow
def test_extremes() -> None:
    x, i, s = torch.randn(3, 4, 5), torch.randint(-9, 9, (3, 4)), special(6, 40)
    r, ties = torch.tensor(2.5), torch.tensor([[1, 3, 3, 0] * 20, [0, 0, -1, -1] * 20])
    nans = torch.full((3, 17), math.nan)
    check_cases(
        [
            Case("amax", lambda x: x.amax((0, 2), keepdim=True), (x,)),
            Case("amax no dims", lambda x: x.amax(()), (x,)),
            Case("amax of columns", lambda x: x.amax(0), (s,)),
            Case("amin of rows", lambda x: x.amin(-1), (s,)),
            Case("amin of integers", lambda i: i.amin(1), (i,)),
            Case("amax of bools", lambda i: (i > 0).amax(1), (i,)),
            Case("amax of halves", lambda x: x.amax(1), (s.half(),)),
            Case("amax of bf16", lambda x: x.amax(0), (s.bfloat16(),)),
            Case("amin of f64", lambda x: x.amin(0), (s.double(),)),
            Case("amax of nan", lambda x: x.amax(1), (nans,)),
            Case("max", torch.max, (x,)),
            Case("min of int32", torch.min, (i.int(),)),
            Case("max of rank 0", lambda x: x.max(), (r,)),
            Case("max dim of rank 0", lambda x: x.max(0), (r,)),
            Case("min with positions", lambda x: x.min(1), (s,)),
            Case("max of columns with positions", lambda x: x.max(0, keepdim=True), (s,)),
            Case("max middle with positions", lambda x: x.max(1), (x,)),
            Case("max of bools with positions", lambda i: (i > 0).max(1), (i,)),
            Case("min of bf16 with positions", lambda x: x.min(1), (s.bfloat16(),)),
            Case("max of nan with positions", lambda x: x.max(1), (nans,)),
            Case("first of ties", lambda i: i.argmax(1), (ties,)),
            Case("first of ties, min", lambda i: i.argmin(1), (ties.float(),)),
            Case("argmax of all", lambda x: x.argmax(), (s,)),
            Case("argmax keepdim", lambda x: x.argmax(keepdim=True), (x,)),
            Case("argmax of rank 0", lambda x: x.argmax(), (r,)),
            Case("argmin of bytes", lambda i: i.argmin(0), (i.abs().byte(),)),
            Case("aminmax", lambda x: torch.aminmax(x), (s,)),
            Case("aminmax dim", lambda x: torch.aminmax(x, dim=1), (x.view(3, 20),)),
        ]
    )


@pytest.mark.slow
def test_quantifiers_variances_and_norms() -> None:
    x, i, s = torch.randn(3, 4, 5), torch.randint(-1, 2, (3, 4)), special(6, 40)
    r, empty = torch.tensor(2.5), torch.zeros(3, 0)
    norm = torch.linalg.vector_norm
    cases = [
        Case("any", lambda i: i.any(), (i,)),
        Case("any dim", lambda i: i.any(1, keepdim=True), (i,)),
        Case("any of bytes", lambda i: i.any(0), (i.abs().byte(),)),
        Case("any no dims", lambda i: torch.any(i, ()), (i,)),
        Case("any of nothing", lambda x: x.any(1), (empty,)),
        Case("all of nothing", lambda x: x.all(1), (empty,)),
        Case("all of nan", lambda x: x.all(), (torch.full((3,), math.nan),)),
        Case("all of rank 0", lambda x: x.all(), (r,)),
        Case("all dims", lambda i: torch.all(i, (0, 1)), (i,)),
        Case("all of floats", lambda x: x.all(1), (x.round(),)),
        Case("var", lambda x: x.var(), (x,)),
        Case("var biased", lambda x: x.var(1, correction=0), (x,)),
        Case("var correction", lambda x: x.var((0, 1), correction=1.5, keepdim=True), (x,)),
        Case("var correction too large", lambda x: x.var(0, correction=5), (x,)),
        Case("var of one", lambda x: x.var(0), (x[:1],)),
        Case("var of halves", lambda x: (x + 100).var(1), (x.half(),)),
        Case("var far from zero", lambda x: x.var(1), (x + 1000,), 1e-3),
        Case("std", lambda x: x.std(), (x,)),
        Case("std dim", lambda x: x.std(-1, keepdim=True), (x,)),
        Case("std_mean", lambda x: torch.std_mean(x, 1, correction=0), (x,)),
        Case("var_mean of all", lambda x: torch.var_mean(x), (x,)),
        Case("norm 0", lambda x: norm(x, 0, dim=1), (x.round(),)),
        Case("norm 1", lambda x: norm(x, 1), (x,)),
        Case("norm 2", lambda x: norm(x, 2, dim=(0, 2)), (x,)),
        Case("norm 3", lambda x: norm(x, 3, dim=1), (x,)),
        Case("norm 0.5", lambda x: norm(x, 0.5, dim=1), (x,), 1e-4),
        Case("norm inf", lambda x: norm(x, math.inf, dim=1), (s,)),
        Case("norm -inf", lambda x: norm(x, -math.inf), (x,)),
        Case("norm dtype", lambda x: norm(x, dtype=torch.float64), (x,)),
        Case("norm of halves", lambda x: norm(x, dim=1), (x.half(),)),
        Case("norm of nothing", lambda x: norm(x, dim=1), (empty,)),
        Case("torch.norm", lambda x: torch.norm(x, 2, 1, True), (x,)),
        Case("normalize", lambda x: F.normalize(x, dim=-1), (x,)),
        Case("matrix norm", lambda x: torch.linalg.matrix_norm(x, 1), (x,)),
        Case("dist", lambda x: torch.dist(x, x.flip(0) if False else x * 2), (x,)),
        Case("dist 1", lambda x: torch.dist(x, x * 2, 1), (x,)),
        Case("logsumexp of all", lambda x: x.logsumexp((0, 1, 2)), (x,)),
        Case("logsumexp keepdim", lambda x: x.logsumexp(1, keepdim=True), (x * 100,)),
        Case("logsumexp of integers", lambda i: torch.logsumexp(i, 1), (i,)),
    ]
    check_cases(
        [
            Case(
                c.name, c.function, c.inputs, c.tolerance or (None if "halves" in c.name else 1e-5)
            )
            for c in cases
        ]
    )


@pytest.mark.slow
def test_normalisation() -> None:
    x = torch.randn(3, 4, 5)
    weight, bias = torch.randn(5), torch.randn(5)
    target, logits = torch.tensor([1, 0, -100, 3]), torch.randn(4, 5)
    cases = [
        Case("softmax", lambda x: F.softmax(x, -1), (x,)),
        Case("softmax inner", lambda x: F.softmax(x, 1), (x,)),
        Case("log_softmax", lambda x: F.log_softmax(x, -1), (x,)),
        Case("log_softmax first", lambda x: F.log_softmax(x, 0), (x,)),
        Case("layer_norm", lambda x, w, b: F.layer_norm(x, (5,), w, b), (x, weight, bias)),
        Case("layer_norm plain", lambda x: F.layer_norm(x, (4, 5)), (x,)),
        Case("mse_loss", F.mse_loss, (x, x * 0.5)),
        Case("cross_entropy", F.cross_entropy, (logits, target)),
        Case(
            "cross_entropy sum",
            lambda x, t: F.cross_entropy(x, t, reduction="sum"),
            (logits, target),
        ),
        Case(
            "cross_entropy none",
            lambda x, t: F.cross_entropy(x, t, reduction="none"),
            (logits, target),
        ),
        Case(
            "cross_entropy weight",
            lambda x, t, w: F.cross_entropy(x, t, w.abs()),
            (logits, target, weight),
        ),
        Case("dropout in eval", lambda x: F.dropout(x, 0.5, training=False) + 1, (x,)),
    ]
    check_cases([Case(c.name, c.function, c.inputs, 1e-4) for c in cases])
