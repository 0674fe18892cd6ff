# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models in bf16, and under autocast: kernels multiply bf16, and results have eager's dtypes. torch
runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch_engine import compiled, products_in_bf16
from torch_max_backend.frontend.program import Program

WIDTH = 32


class Block(nn.Module):
    """A layer of a transformer, with an output in f32."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 64), nn.Linear(64, WIDTH, bias=False)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        parts = self.qkv(self.norm(x)).chunk(3, dim=-1)
        q, k, v = (part.unflatten(-1, (4, -1)).transpose(1, 2) for part in parts)
        scores = (q @ k.transpose(-1, -2)).softmax(dim=-1)
        x = x + self.out((scores.to(v.dtype) @ v).transpose(1, 2).flatten(2))
        x = x + self.down(F.gelu(self.up(x)))
        return x, scores, x.float().mean()


MODES: dict[str, Callable[[], AbstractContextManager[object]]] = {
    "of bf16": nullcontext,
    "autocast": lambda: torch.autocast("cpu", dtype=torch.bfloat16),
}


@pytest.mark.parametrize("training", [False, True])
@pytest.mark.parametrize("mode", MODES)
def test_products(mode: str, training: bool, programs: list[Program]) -> None:
    model, x = Block(), torch.randn(2, 5, WIDTH)
    if mode == "of bf16":
        model, x = model.bfloat16(), x.bfloat16()
    function = compiled(model)
    outcomes = []
    for run in (model, function):
        model.zero_grad()
        leaf = x.clone().requires_grad_(training)
        with MODES[mode](), torch.set_grad_enabled(training):
            results = run(leaf)
        if training:
            sum(result.float().sum() for result in results).backward()
        gradients = [leaf.grad, *(p.grad for p in model.parameters())] if training else []
        outcomes.append([*results, *gradients])
    for actual, expected in zip(*outcomes[::-1], strict=True):
        assert actual.dtype == expected.dtype
        torch.testing.assert_close(actual.float(), expected.float(), rtol=0.05, atol=0.05)
    assert len(programs) == (2 if training else 1)
    for program in programs:
        found = products_in_bf16(program)
        assert found
        assert all(found)
