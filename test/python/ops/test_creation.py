# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors from nothing but sizes and numbers."""

from __future__ import annotations

import pytest
import torch
from batching import Case, batched, check_cases

# Each result is added to the input, so that the graph has one.
X = torch.zeros(1)


def made(name: str, function: object, tolerance: float | None = None) -> Case:
    assert callable(function)
    return Case(name, lambda x: function() + x.to(function().dtype), (X,), tolerance)


@batched()
def test_creation() -> list[Case]:
    return [
        made("arange by half steps", lambda: torch.arange(0.5, 3, 0.5)),
        made("arange downwards", lambda: torch.arange(7, -3, -3)),
        made("linspace", lambda: torch.linspace(-1, 2, 7)),
        made("linspace of integers", lambda: torch.linspace(0, 10, 7, dtype=torch.int64)),
        made("eye", lambda: torch.eye(3, 4)),
        made("full of integers", lambda: torch.full((2, 1), 7, dtype=torch.int32)),
        made("new_full", lambda: X.new_full((2, 3), -2.5)),
        made("zeros", lambda: torch.zeros(2, 3, dtype=torch.float64)),
        Case("empty, then filled", lambda x: torch.empty_like(x).fill_(3), (torch.ones(2, 3),)),
    ]


@pytest.mark.slow
def test_creation_of_unknown_size() -> None:
    x = torch.randn(5, 3)
    check_cases(
        [
            Case("arange", lambda x: torch.arange(x.shape[0]) + x[:, 0], (x,)),
            Case("arange by steps", lambda x: torch.arange(1, 2 * x.shape[0], 2) + x[:, 0], (x,)),
            Case("arange of floats", lambda x: torch.arange(2.0, x.shape[0]) + x[2:, 0], (x,)),
            Case("full", lambda x: torch.full((2, x.shape[0]), 0.5) + x[:, 0], (x,)),
            Case("ones_like", lambda x: torch.ones_like(x, dtype=torch.int32), (x,)),
            Case("eye", lambda x: torch.eye(x.shape[0], 3) + x, (x,)),
            Case("scalar_tensor", lambda x: torch.scalar_tensor(x.shape[0]) + x.sum(), (x,), 1e-5),
        ],
        dynamic=True,
    )


@pytest.mark.slow
def test_more_creation() -> None:
    x = torch.randn(2, 3)
    check_cases(
        [
            made("arange", lambda: torch.arange(5)),
            made("arange of nothing", lambda: torch.arange(0)),
            made("arange of halves", lambda: torch.arange(0, 5, 0.25, dtype=torch.float16)),
            made("arange of f64", lambda: torch.arange(0, 1, 0.1, dtype=torch.float64)),
            made("arange of int32", lambda: torch.arange(-4, 4, 2, dtype=torch.int32)),
            made("arange, long", lambda: torch.arange(0, 1000, 0.1), 1e-6),
            made("linspace, one step", lambda: torch.linspace(3, 9, 1)),
            made("linspace, no steps", lambda: torch.linspace(3, 9, 0)),
            made("linspace downwards", lambda: torch.linspace(3, -9, 11)),
            made("linspace of f64", lambda: torch.linspace(0, 1, 5, dtype=torch.float64)),
            made("logspace", lambda: torch.logspace(-1, 2, 5), 1e-5),
            made("logspace, base 2", lambda: torch.logspace(0, 8, 9, base=2), 1e-5),
            Case("linspace of tensors", lambda x: torch.linspace(x[0, 0], x[0, 1], 5), (x,)),
            made("eye of integers", lambda: torch.eye(3, dtype=torch.int64)),
            made("eye of nothing", lambda: torch.eye(0)),
            made("full", lambda: torch.full((2, 3), 1.5)),
            made("full of rank 0", lambda: torch.full((), 7)),
            made("full of inf", lambda: torch.full((2,), float("-inf"))),
            made("full of nan", lambda: torch.full((2,), float("nan"))),
            made("full of nothing", lambda: torch.full((2, 0), 1.0)),
            made("full of bf16", lambda: torch.full((2,), 0.1, dtype=torch.bfloat16)),
            made("full of large integers", lambda: torch.full((2,), 2**62 + 1)),
            Case("full_like", lambda x: torch.full_like(x, 2.9, dtype=torch.int32), (x,)),
            Case("zeros_like bools", lambda x: ~torch.zeros_like(x, dtype=torch.bool), (x,)),
            Case("new_ones", lambda x: x.new_ones((3,), dtype=torch.uint8), (x,)),
            Case("new_zeros", lambda x: x.new_zeros((0, 2)), (x,)),
            Case("new_empty, zeroed", lambda x: x.new_empty((3, 2)).zero_(), (x,)),
            Case(
                "empty_strided, zeroed",
                lambda x: x + torch.empty_strided((2, 3), (1, 2)).zero_(),
                (x,),
            ),
            Case("fill", lambda x: x.clone().fill_(0.5), (x,)),
            Case("tensor of bools", lambda x: torch.zeros(3, dtype=torch.bool) | (x[0] > 0), (x,)),
        ]
    )
