# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our own decompositions against torch's kernels; torch runs the engine's part."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch_max_backend import max_backend
from torch_max_backend.splitting import SplitGraph


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("batched", [False, True])
def test_nll_loss(reduction: str, weighted: bool, batched: bool, splits: list[SplitGraph]) -> None:
    scores = torch.randn(4, 5, requires_grad=True)
    target = torch.tensor([1, 4, 2, 0])
    weight = torch.rand(5) if weighted else None

    def loss(scores: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        return F.nll_loss(scores, target, weight, ignore_index=2, reduction=reduction)

    def value_and_grad(function: object) -> tuple[torch.Tensor, torch.Tensor]:
        assert callable(function)
        value = function(scores, target) if batched else function(scores[0], target[0])
        (grad,) = torch.autograd.grad(value.sum(), scores)
        return value, grad

    compiled = torch.compile(loss, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(value_and_grad(compiled), value_and_grad(loss))
    assert splits


@pytest.mark.parametrize("dim", [None, 1, (0, 2)])
@pytest.mark.parametrize("correction", [0, 1])
def test_var(dim: int | tuple[int, ...] | None, correction: int, splits: list[SplitGraph]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.var(x, dim, correction=correction, keepdim=dim == 1)

    x = torch.randn(3, 4, 5)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x), function(x))
    assert splits
