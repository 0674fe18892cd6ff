# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, means and maxima of bags of rows, and their gradients."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from gradients import compare_gradients, run_gradients
from torch import nn
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program


def _bags() -> list[Case]:
    table, indices = torch.randn(7, 5), torch.tensor([1, 6, 2, 2, 0, 4, 1])
    starts, ends = torch.tensor([0, 3, 3, 4]), torch.tensor([0, 2, 2, 5])
    cases = [
        Case(
            f"{mode} {dtype}",
            lambda i, t, o, mode=mode: F.embedding_bag(i, t, o, mode=mode),
            (indices, table.to(dtype), starts),
        )
        for mode in ("sum", "mean", "max")
        for dtype in (torch.float32, torch.bfloat16)
        if (mode, dtype) != ("max", torch.bfloat16)
    ]
    return [
        *cases,
        Case("rows", lambda i, t: F.embedding_bag(i.view(7, 1), t), (indices, table)),
        Case(
            "padding",
            lambda i, t, o: F.embedding_bag(i, t, o, padding_idx=2),
            (indices, table, starts),
        ),
        Case(
            "last offset",
            lambda i, t, o: F.embedding_bag(i, t, o, include_last_offset=True),
            (indices, table, ends),
        ),
        Case(
            "weights",
            lambda i, t, o, w: F.embedding_bag(i, t, o, mode="sum", per_sample_weights=w),
            (indices, table, starts, torch.randn(7)),
        ),
    ]


@pytest.mark.slow
def test_bags() -> None:
    check_cases(_bags())


def _maximum(**options: int) -> Callable[..., torch.Tensor]:
    return lambda i, t, o: F.embedding_bag(i, t, o, mode="max", **options)


@batched(run_gradients, compare_gradients)
def test_gradients() -> list[Case]:
    table, indices = torch.randn(7, 5), torch.tensor([1, 6, 2, 2, 0, 4, 1])
    table[2, 1], table[6, 1] = 9.0, 9.0  # Equal maxima: the gradient is that of the first.
    starts, none = torch.tensor([0, 3, 3, 4, 7]), torch.tensor([0, 0])
    weights = torch.randn(7)
    # Eager reads beyond the gradients of the bags if the last one does not end at the last index.
    cases = [case for case in _bags() if case.name != "last offset"]
    cases += [
        Case(
            "last offset",
            lambda i, t, o: F.embedding_bag(i, t, o, include_last_offset=True),
            (indices, table, starts),
        ),
        Case("a maximum of equals", _maximum(), (indices, table, starts)),
        Case("a maximum with padding", _maximum(padding_idx=2), (indices, table, starts)),
        Case("a maximum of padding", _maximum(padding_idx=2), (indices[2:4], table, none[:1])),
        Case("a maximum of one", _maximum(), (indices[:1], table, none[:1])),
        Case("a maximum of nothing", _maximum(), (indices[:0], table, none)),
        Case("a mean of nothing", F.embedding_bag, (indices[:0], table, none)),
        Case("indices of int32", F.embedding_bag, (indices.int(), table, starts.int())),
        Case("not contiguous", F.embedding_bag, (indices, torch.randn(5, 7).t(), starts)),
        Case(
            "a mean of padding",
            lambda i, t, o: F.embedding_bag(i, t, o, padding_idx=2),
            (indices[2:4], table, none[:1]),
        ),
        Case(
            "weights with padding",
            lambda i, t, o, w: F.embedding_bag(
                i, t, o, mode="sum", per_sample_weights=w, padding_idx=2
            ),
            (indices, table, starts, weights),
        ),
    ]
    return cases


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_layer_is_trained(mode: str, programs: list[Program]) -> None:
    """With any number of indices and of bags."""
    layer = nn.EmbeddingBag(10, 4, mode=mode, padding_idx=3)
    train = compiled(layer, dynamic=True)
    for indices, offsets in (
        ([1, 3, 2, 9, 9], [0, 2, 2]),
        ([4, 3, 2, 0], [0, 3]),
        ([7] * 6, [0, 1]),
    ):
        inputs = torch.tensor(indices), torch.tensor(offsets)
        actual, expected = (
            torch.autograd.grad(f(*inputs).square().sum(), layer.weight) for f in (train, layer)
        )
        torch.testing.assert_close(actual, expected)
    assert len(programs) == 2
    check_lowered(programs)
