# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole models with ops that PyTorch computes: one graph, outputs and gradients as in eager, one
warning; or one error that names all such ops."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
import torch
import transformers
from torch import nn
from torch_max_backend import MaxCompilerError, TorchFallbackWarning, max_backend

pytestmark = pytest.mark.slow


class Fourier(nn.Module):
    """FNet, with the model's own random weights."""

    def __init__(self) -> None:
        super().__init__()
        config = transformers.FNetConfig(
            vocab_size=99, hidden_size=32, num_hidden_layers=2, intermediate_size=37,
            max_position_embeddings=64, hidden_dropout_prob=0.0,
        )  # fmt: skip
        self.model = transformers.FNetModel(config)

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        return self.model(input_ids=tokens).last_hidden_state


class LowRank(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(6, 8), nn.Linear(8, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        u, s, v = torch.linalg.svd(torch.relu(self.first(x)), full_matrices=False)
        return self.second((u[..., :2] * s[..., None, :2]) @ v[..., :2, :])


class Spectrogram(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(17, 4)
        self.register_buffer("window", torch.hann_window(32))

    def forward(self, signal: torch.Tensor) -> torch.Tensor:
        spectrum = torch.stft(torch.tanh(signal), 32, 8, window=self.window, return_complex=True)
        return self.linear((spectrum.abs() + 1e-3).log().transpose(1, 2))


@torch.library.custom_op("fallback_models::smooth", mutates_args=())
def smooth(x: torch.Tensor, width: int) -> torch.Tensor:
    return torch.nn.functional.avg_pool1d(x[:, None], width, 1, width // 2)[:, 0].clone()


@smooth.register_fake
def _(x: torch.Tensor, width: int) -> torch.Tensor:
    return torch.empty_like(x)


def _smooth_backward(ctx: Any, gradient: torch.Tensor) -> Any:
    return torch.ops.fallback_models.smooth(gradient, ctx.width), None


def _keep_width(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.width = inputs[1]


smooth.register_autograd(_smooth_backward, setup_context=_keep_width)


class CustomOp(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(9, 9), nn.Linear(9, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.second(torch.relu(torch.ops.fallback_models.smooth(self.first(x), 3)))


MODELS = {
    "fnet": (Fourier, lambda: torch.randint(0, 99, (2, 16)), "_fft_c2c"),
    "svd": (LowRank, lambda: torch.randn(2, 5, 6), "_linalg_svd"),
    "stft": (Spectrogram, lambda: torch.randn(2, 128), "_fft_r2c"),
    "custom op": (CustomOp, lambda: torch.randn(4, 9), "fallback_models.smooth"),
}


@pytest.mark.parametrize("name", MODELS)
def test_model(name: str) -> None:
    make_model, make_input, op = MODELS[name]
    torch.manual_seed(0)
    model, x = make_model(), make_input()
    fast = torch.compile(model, backend=max_backend, fullgraph=True, options={"fallback": "warn"})

    def outputs_and_gradients(forward: Any) -> list[torch.Tensor]:
        model.zero_grad()
        output = forward(x)
        output.square().mean().backward()
        gradients = [p.grad.clone() for p in model.parameters() if p.grad is not None]
        return [output.detach(), *gradients]

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = outputs_and_gradients(fast)
    messages = [str(w.message) for w in caught if w.category is TorchFallbackWarning]
    assert len(messages) == 1
    assert op in messages[0]
    for one, other in zip(result, outputs_and_gradients(model), strict=True):
        torch.testing.assert_close(one, other, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("name", MODELS)
def test_error_instead(name: str) -> None:
    make_model, make_input, op = MODELS[name]
    model = make_model()
    with pytest.raises(MaxCompilerError) as error, torch.no_grad():
        torch.compile(model, backend=max_backend, fullgraph=True)(make_input())
    problems = error.value.problems
    assert any(op in problem.op for problem in problems)
    assert all(problem.line for problem in problems)
