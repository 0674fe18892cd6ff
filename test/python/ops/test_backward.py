# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients, all through one forward and one backward graph.

Each case has an input of its own, so that its gradient tells which case is wrong.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch_max_backend import max_backend

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


def gradients(compile: Callable[[Function], Function]) -> list[torch.Tensor]:
    torch.manual_seed(0)
    inputs = [torch.randn(4, 5, requires_grad=True) for _ in CASES]
    functions = list(CASES.values())

    def total(inputs: list[torch.Tensor]) -> torch.Tensor:
        results = [function(x).sum() for function, x in zip(functions, inputs, strict=True)]
        return torch.stack(results).sum()

    compile(total)(inputs).backward()
    return [x.grad for x in inputs]


def test_gradients() -> None:
    torch._dynamo.reset()
    results = gradients(lambda f: torch.compile(f, backend=max_backend, fullgraph=True))
    expected = gradients(lambda f: f)
    wrong = []
    for name, result, reference in zip(CASES, results, expected, strict=True):
        try:
            torch.testing.assert_close(result, reference, atol=1e-5, rtol=1e-5)
        except AssertionError as error:
            wrong.append(f"{name}: {error}")
    assert not wrong, "\n".join(["", *wrong])
