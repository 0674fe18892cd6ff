# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A long training, in the middle of which the answers come to be the engine's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch_max_backend
import transformers
from torch import Tensor
from torch_max_backend import max_backend

STEPS = 500


def make_model() -> Any:
    torch.manual_seed(0)
    config = transformers.GPT2Config(
        n_layer=2, n_embd=32, n_head=2, n_positions=16, vocab_size=64, use_cache=False
    )
    return transformers.GPT2LMHeadModel(config).double().train()


def train(
    model: Any, compile: Callable[..., Any], in_the_middle: Callable[[], Any]
) -> list[Tensor]:
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    run = compile(lambda tokens: model(input_ids=tokens, labels=tokens).loss)
    torch.manual_seed(1)
    losses = []
    for step in range(STEPS):
        if step == STEPS // 2:
            in_the_middle()
        optimizer.zero_grad()
        loss = run(torch.randint(0, 64, (4, 16)))
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return [torch.stack(losses), *(p.detach() for p in model.parameters())]


@pytest.mark.slow
def test_parameters_are_those_of_eager(tmp_path: Path) -> None:
    """In f64, with dropout: whoever answers, draws the same random numbers in the same order."""
    expected = train(make_model(), lambda function: function, lambda: None)

    def compile(function: Callable[..., Any]) -> Callable[..., Any]:
        # An empty store, so that the engine compiles.
        options = {"compile": "background", "cache_dir": str(tmp_path)}
        return torch.compile(function, backend=max_backend, options=options)

    def wait() -> None:
        assert any(status.state == "compiling" for status in torch_max_backend.status())
        assert {status.state for status in torch_max_backend.wait()} == {"ready"}

    results = train(make_model(), compile, wait)
    assert expected[0][-50:].mean() < expected[0][:50].mean()
    torch.testing.assert_close(results, expected, rtol=1e-6, atol=1e-8)
