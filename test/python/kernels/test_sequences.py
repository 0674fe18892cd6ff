# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs of precompiled kernels that the engine calls as one, in one graph of all kinds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch_max_backend import max_backend


class Sequences(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(12, 24)
        self.second = nn.Linear(24, 12, bias=False)
        self.norm = nn.LayerNorm(12)
        self.table = nn.Embedding(9, 12)
        self.convolution = nn.Conv1d(12, 6, 3, padding=1)

    def forward(self, x: Tensor, indices: Tensor) -> list[Tensor]:
        # More results than one call has, of several types, and views among them.
        results = [x]
        for _ in range(5):
            x = self.norm(x + self.second(F.gelu(self.first(x))))
            results += [x, x.sum(-1)]
        mixed = (x.mT @ x).softmax(-1)
        # The engine's ops before, between and after.
        scaled = torch.sin(mixed) + 1
        results += [scaled @ mixed, mixed.argmax(-1), mixed.transpose(0, 1)[1:, ::2]]
        found = self.table(indices)
        order = found.sum(-1).sort(descending=True)
        results += [
            *order,
            self.convolution(found.mT),
            found.cumsum(1).reshape(-1, 4).mT @ found.reshape(-1, 4),
        ]
        return results


@pytest.fixture(scope="module")
def model() -> nn.Module:
    torch.manual_seed(0)
    return Sequences().eval()


def check(actual: list[Tensor], expected: list[Tensor]) -> None:
    for a, e in zip(actual, expected, strict=True):
        assert a.dtype == e.dtype
        torch.testing.assert_close(a, e, atol=2e-5, rtol=2e-5)


def test_sequences(model: nn.Module) -> None:
    x, indices = torch.randn(3, 7, 12), torch.randint(0, 9, (3, 7))
    compiled = torch.compile(model, backend=max_backend, fullgraph=True)
    with torch.no_grad():
        check(compiled(x, indices), model(x, indices))
        # In place, and as new tensors.
        model.first.weight.mul_(0.5)
        check(compiled(x, indices), model(x, indices))
        model.convolution.weight = nn.Parameter(torch.randn(6, 12, 3))
        model.second.weight.data = torch.randn(12, 24)
        check(compiled(x, indices), model(x, indices))

        # Each call has memory of its own.
        many = [(torch.randn(3, 7, 12), torch.randint(0, 9, (3, 7))) for _ in range(32)]
        expected = [model(*inputs) for inputs in many]

        def run(inputs: tuple[Tensor, Tensor]) -> list[Tensor]:
            with torch.no_grad():
                return compiled(*inputs)

        with ThreadPoolExecutor(4) as pool:
            for actual, right in zip(pool.map(run, many), expected, strict=True):
                check(actual, right)
        with pytest.raises(IndexError, match="index out of range"):
            compiled(x, indices + 9)
        check(compiled(x, indices), model(x, indices))
