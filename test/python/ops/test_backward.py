# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of what most models have."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from batching import Case, batched
from gradients import compare_gradients, run_gradients

Function = Callable[[torch.Tensor], torch.Tensor]

INDICES = torch.tensor([3, 1, 3, 0])

CASES: dict[str, Function] = {
    "cross_entropy": lambda x: F.cross_entropy(x, INDICES),
    "embedding": lambda x: F.embedding(INDICES, x).square(),
    "expand": lambda x: x.mean(1, keepdim=True).expand(4, 3) * 2,
    "gelu": F.gelu,
    "gelu tanh": lambda x: F.gelu(x, approximate="tanh"),
    "layer_norm": lambda x: F.layer_norm(x, (5,), torch.arange(5.0), torch.ones(5)).square(),
    "log_softmax": lambda x: F.log_softmax(x, -1) * torch.arange(5.0),
    "matmul": lambda x: x @ x.t(),
    "max": lambda x: torch.maximum(x, x.square()),
    "mean": lambda x: x.mean(0).exp(),
    "mse_loss": lambda x: F.mse_loss(x, torch.ones(4, 5)),
    "relu": F.relu,
    "sigmoid": torch.sigmoid,
    "silu": F.silu,
    "cat": lambda x: torch.cat([x, x.exp()], 1).square(),
    "softmax": lambda x: F.softmax(x, 0) * torch.arange(5.0),
    "tanh": torch.tanh,
    "transpose": lambda x: x.t().reshape(4, 5) * torch.arange(5.0),
}


@batched(run_gradients, compare_gradients, every_case=True)
def test_gradients() -> list[Case]:
    return [Case(name, f, (torch.randn(4, 5),), 1e-5) for name, f in CASES.items()]
