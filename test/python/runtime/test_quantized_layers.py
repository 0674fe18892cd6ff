# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models whose linear layers have weights of eight or four bits."""

from __future__ import annotations

from typing import Any, Literal

import pytest
import torch
import transformers
from torch import Tensor, nn
from torch_max_backend import max_backend, quantize
from torch_max_backend.quantization import Int4Linear, Int8Linear


def kinds(model: nn.Module) -> list[type]:
    return [type(module) for module in model.children()]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_int8_rounds_each_weight_to_the_nearest(dtype: torch.dtype) -> None:
    linear = nn.Linear(48, 7, dtype=dtype)
    with torch.no_grad():
        linear.weight[3] = 0
    x = torch.randn(2, 3, 48, dtype=dtype)
    quantized = quantize(linear, "int8")
    assert isinstance(quantized, Int8Linear)
    scales = quantized.scales.double()[:, None]
    restored = quantized.weight.double() * scales
    rounding = torch.finfo(dtype).eps * linear.weight.double().abs()
    assert ((restored - linear.weight.double()).abs() <= scales * 0.501 + rounding).all()
    expected = nn.functional.linear(x.double(), restored, linear.bias.double())
    torch.testing.assert_close(quantized(x), expected.to(dtype))


def test_int4_rounds_each_weight_to_the_nearest() -> None:
    linear = nn.Linear(128, 32)
    quantized = quantize(linear, "int4")
    assert isinstance(quantized, Int4Linear)
    with torch.no_grad():
        restored = quantized.multiply(torch.eye(128)).t()
    step = quantized.scales[..., 0].t().repeat_interleave(64, 1)
    assert ((restored - linear.weight).abs() <= step * 0.501).all()


def test_layers_that_do_not_fit() -> None:
    sizes = [(64, 16), (64, 15), (16, 16), (15, 16), (16, 0), (0, 16)]
    model = nn.Sequential(*(nn.Linear(*size) for size in sizes))
    expected = [Int4Linear, Int8Linear, Int8Linear, nn.Linear, nn.Linear, nn.Linear]
    assert kinds(quantize(model, "int4")) == expected


def test_a_layer_in_two_places_is_quantized_once() -> None:
    linear = nn.Linear(16, 8)
    model = quantize(nn.Sequential(linear, nn.Sequential(linear)), "int8")
    assert model[0] is model[1][0]  # type: ignore[index]


def test_other_layers_and_dtypes_stay() -> None:
    class Other(nn.Linear):
        """May compute something else."""

    model = nn.Sequential(Other(16, 8), nn.Linear(16, 8, dtype=torch.float64), nn.Conv1d(2, 2, 1))
    assert kinds(quantize(model, "int8")) == [Other, nn.Linear, nn.Conv1d]


def test_another_width() -> None:
    width: Any = "int2"
    with pytest.raises(ValueError, match='"int8" or "int4", not \'int2\''):
        quantize(nn.Linear(8, 8), width)


@pytest.mark.parametrize("width", ["int8", pytest.param("int4", marks=pytest.mark.slow)])
def test_gpt2(width: Literal["int8", "int4"]) -> None:
    """Compiled as in eager, and near to the model as it was."""
    torch.manual_seed(0)
    config = transformers.GPT2Config(
        n_layer=2, n_embd=64, n_head=2, n_positions=32, vocab_size=101, use_cache=False
    )
    model = transformers.GPT2LMHeadModel(config).eval()
    tokens = torch.randint(0, 101, (2, 9))

    @torch.no_grad()
    def logits(call: Any) -> Tensor:
        return call(input_ids=tokens).logits

    exact = logits(model)
    quantize(model, width)
    expected = logits(model)
    error = (expected - exact).norm() / exact.norm()
    assert 0 < error < {"int8": 0.01, "int4": 0.2}[width]
    compiled = torch.compile(model, backend=max_backend, options={"fallback": "error"})
    torch.testing.assert_close(logits(compiled), expected, rtol=1e-4, atol=1e-5)
