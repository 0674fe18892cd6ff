# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions to small integers and back, and models that are made of them."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
import torch
import torch.ao.quantization.fx._decomposed  # Defines the ops.
import torch.nn.functional as F
from batching import Case, batched
from torch import nn
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program

quantized = torch.ops.quantized_decomposed

RANGES = {
    torch.int8: (-128, 127),
    torch.uint8: (0, 255),
    torch.int16: (-32768, 32767),
    torch.int32: (-(2**24), 2**24),
}


def _per_tensor(dtype: torch.dtype) -> list[Case]:
    rule = (*RANGES[dtype], dtype)
    x = torch.randn(3, 7) * 20
    q = torch.randint(0, 127, (3, 7)).to(dtype)
    scale, zero_point = torch.tensor([0.3]), torch.tensor([5])
    least, most = map(torch.tensor, RANGES[dtype])
    return [
        Case("quantize", lambda x: quantized.quantize_per_tensor(x, 0.3, 5, *rule), (x,)),
        Case("of bf16", lambda x: quantized.quantize_per_tensor(x, 0.3, 5, *rule), (x.bfloat16(),)),
        Case(
            "quantize by tensors",
            lambda x, s, z: quantized.quantize_per_tensor.tensor(x, s, z, *rule),
            (x.t(), scale, zero_point),
        ),
        Case(
            "quantize in a range of tensors",
            lambda *args: quantized.quantize_per_tensor.tensor2(*args, dtype),
            (x, scale, zero_point, least, most),
        ),
        Case("dequantize", lambda q: quantized.dequantize_per_tensor(q, 0.3, 5, *rule), (q,)),
        Case(
            "dequantize to bf16",
            lambda q: quantized.dequantize_per_tensor(q, 0.3, 5, *rule, out_dtype=torch.bfloat16),
            (q,),
        ),
        Case(
            "dequantize by tensors",
            lambda q, s, z: quantized.dequantize_per_tensor.tensor(q, s, z, *rule),
            (q.t(), scale, zero_point),
        ),
        Case(
            "dequantize by tensors to bf16",
            lambda q, s, z: quantized.dequantize_per_tensor.tensor(
                q, s, z, *rule, out_dtype=torch.bfloat16
            ),
            (q, scale, zero_point),
        ),
        Case(
            "dequantize in a range of tensors",
            lambda *args: quantized.dequantize_per_tensor.tensor2(*args, dtype),
            (q, scale, zero_point, least, most),
        ),
    ]


def _per_channel(dtype: torch.dtype) -> list[Case]:
    rule = (*RANGES[dtype], dtype)
    x = torch.randn(3, 4, 5) * 20
    q = torch.randint(0, 127, (3, 4, 5)).to(dtype)
    scales, zero_points = torch.rand(4) + 0.1, torch.randint(0, 9, (4,))
    return [
        Case(
            "quantize channels",
            lambda x, s, z: quantized.quantize_per_channel(x, s, z, 1, *rule),
            (x, scales, zero_points),
        ),
        Case(
            "quantize channels by f64",
            lambda x, s, z: quantized.quantize_per_channel(x, s, z, 0, *rule),
            (x.permute(1, 0, 2), scales.double(), zero_points.int()),
        ),
        Case(
            "dequantize channels",
            lambda q, s, z: quantized.dequantize_per_channel(q, s, z, 1, *rule),
            (q, scales, zero_points),
        ),
        Case(
            "dequantize channels without zero points",
            lambda q, s: quantized.dequantize_per_channel(q, s, None, -1, *rule),
            (q.transpose(1, 2), scales),
        ),
    ]


def _per_row_or_group() -> list[Case]:
    x, q = torch.randn(6, 8) * 3, torch.randint(-8, 8, (6, 8), dtype=torch.int8)
    scales, zero_points = torch.rand(6, 4) + 0.1, torch.randint(-2, 3, (6, 4), dtype=torch.int32)
    rule = (-8, 7, torch.int8)
    rows = (scales[:, :1], zero_points[:, :1])
    return [
        Case(
            "quantize groups",
            lambda *args: quantized.quantize_per_channel_group(*args, *rule, 2),
            (x, scales, zero_points),
        ),
        Case(
            "quantize rows as groups",
            lambda *args: quantized.quantize_per_channel_group(*args, *rule, 32),
            (x, *rows),
        ),
        Case(
            "dequantize groups",
            lambda *args: quantized.dequantize_per_channel_group(*args, *rule, 2, torch.float32),
            (q, scales, zero_points),
        ),
        Case(
            "dequantize groups without zero points",
            lambda q, s: quantized.dequantize_per_channel_group(
                q, s, None, *rule, 2, torch.bfloat16
            ),
            (q, scales),
        ),
        Case("quantize rows", lambda *args: quantized.quantize_per_token(*args, *rule), (x, *rows)),
        Case(
            "dequantize rows",
            lambda *args: quantized.dequantize_per_token(*args, *rule, torch.float32),
            (q, *rows),
        ),
    ]


def _choices() -> list[Case]:
    x = torch.randn(4, 9)
    cases = []
    for name, values in {"any": x, "positive": x.abs() + 1, "bf16": x.bfloat16()}.items():
        for op in ("choose_qparams", "choose_qparams_symmetric"):
            choose = getattr(quantized, op).tensor
            cases += [
                Case(f"{op} {name} i8", lambda x, c=choose: c(x, -128, 127, 1e-6, torch.int8), (x,))
                for x in (values,)
            ]
            cases += [
                Case(f"{op} {name} u8", lambda x, c=choose: c(x, 0, 255, 1e-6, torch.uint8), (x,))
                for x in (values,)
            ]
        for op in ("choose_qparams_per_token", "choose_qparams_per_token_asymmetric"):
            choose = getattr(quantized, op)
            cases.append(Case(f"{op} {name}", lambda x, c=choose: c(x, torch.int8), (values,)))
    return cases


@batched()
def test_per_tensor() -> list[Case]:
    cases = [
        Case(f"{c.name} {dtype}", c.function, c.inputs)
        for dtype in RANGES
        for c in _per_tensor(dtype)
    ]
    rule = (0, 255, torch.uint8)

    def there_and_back(x: torch.Tensor) -> torch.Tensor:
        q = quantized.quantize_per_tensor(x, 0.1, 128, *rule)
        return quantized.dequantize_per_tensor(q, 0.1, 128, *rule)

    cases += [
        Case(f"there and back, {tuple(x.shape)}", there_and_back, (x,))
        for x in (torch.randn(()), torch.randn(1), torch.randn(0, 3), torch.randn(4, 33)[:, ::2])
    ]
    return cases


@batched()
def test_per_channel_row_and_group() -> list[Case]:
    cases = [
        Case(f"{c.name} {dtype}", c.function, c.inputs)
        for dtype in RANGES
        for c in _per_channel(dtype)
    ]
    return cases + _per_row_or_group()


@batched()
def test_choices() -> list[Case]:
    return _choices()


def _fake_quantized() -> dict[str, Any]:
    scales, zero_points = torch.rand(5) + 0.1, torch.randint(-2, 3, (5,), dtype=torch.int32)
    one, enabled, disabled = scales[:1], torch.tensor([1]), torch.tensor([0])
    by_tensors = torch._fake_quantize_per_tensor_affine_cachemask_tensor_qparams
    return {
        "a tensor": lambda x: torch.fake_quantize_per_tensor_affine(x, 0.1, 2, -8, 7),
        "channels": lambda x: torch.fake_quantize_per_channel_affine(
            x, scales, zero_points, 1, -8, 7
        ),
        "by tensors": lambda x: by_tensors(x, one, zero_points[:1], enabled, -8, 7)[0],
        "disabled": lambda x: by_tensors(x, one, zero_points[:1], disabled, -8, 7)[0],
        "decomposed": lambda x: quantized.fake_quant_per_channel(x, scales, zero_points, 1, -8, 7),
    }


@batched()
def test_fake_quantized() -> list[Case]:
    x = torch.randn(3, 5)
    return [Case(name, function, (x,)) for name, function in _fake_quantized().items()]


@pytest.mark.parametrize("name", ["a tensor", "channels", "by tensors", "disabled", "decomposed"])
def test_gradient_of_fake_quantized(name: str, programs: list[Program]) -> None:
    function = _fake_quantized()[name]
    x = torch.randn(3, 5, requires_grad=True)
    actual, expected = (
        torch.autograd.grad(f(x).square().sum(), x) for f in (compiled(function), function)
    )
    torch.testing.assert_close(actual, expected)
    assert len(programs) == 2
    check_lowered(programs)


class Exported(nn.Module):
    """As an export gives it: weights of int8 with a scale for each channel, and inputs that are
    rounded to uint8."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("conv", torch.randint(-128, 128, (4, 3, 3, 3), dtype=torch.int8))
        self.register_buffer("linear", torch.randint(-128, 128, (5, 64), dtype=torch.int8))
        self.register_buffer("scales", torch.rand(5) / 100 + 0.001)
        self.register_buffer("zero_points", torch.zeros(5, dtype=torch.int64))

    def weight(self, name: str) -> torch.Tensor:
        weight = getattr(self, name)
        count = weight.shape[0]
        return quantized.dequantize_per_channel(
            weight, self.scales[:count], self.zero_points[:count], 0, *RULE_OF_WEIGHTS
        )

    @staticmethod
    def rounded(x: torch.Tensor) -> torch.Tensor:
        q = quantized.quantize_per_tensor(x, 0.05, 100, *RULE_OF_INPUTS)
        return quantized.dequantize_per_tensor(q, 0.05, 100, *RULE_OF_INPUTS)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.rounded(F.conv2d(self.rounded(x), self.weight("conv")).relu())
        return self.rounded(F.linear(x.flatten(1), self.weight("linear")))


RULE_OF_WEIGHTS = (-127, 127, torch.int8)
RULE_OF_INPUTS = (0, 255, torch.uint8)


def _converted() -> nn.Module:
    """Quantized by torch itself."""
    from torch.ao.quantization import get_default_qconfig_mapping
    from torch.ao.quantization.quantize_fx import _convert_to_reference_decomposed_fx, prepare_fx

    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(64, 5)).eval()
    example = (torch.randn(2, 3, 6, 6),)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        prepared = prepare_fx(model, get_default_qconfig_mapping("x86"), example)
        prepared(*example)
        return _convert_to_reference_decomposed_fx(prepared)


@batched()
def test_models() -> list[Case]:
    return [
        Case("exported", Exported(), (torch.randn(2, 3, 6, 6),)),
        Case("converted", _converted(), (torch.randn(2, 3, 6, 6),)),
    ]


def test_weights_are_dequantized_once(programs: list[Program]) -> None:
    """When they are bound, not in each call."""
    model, x = Exported(), torch.randn(2, 3, 6, 6)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x), model(x))
    assert [a.value.dtype for a in programs[0].arguments if a.derived >= 0] == [torch.float32] * 2
    check_lowered(programs)


def test_groups_with_nan(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        scales, zero_points = torch.ones(2, 2), torch.zeros(2, 2, dtype=torch.int32)
        return quantized.quantize_per_channel_group(x, scales, zero_points, -8, 7, torch.int8, 2)

    quantize = compiled(function)
    quantize(torch.ones(2, 4))
    with pytest.raises(RuntimeError, match="must not contain NaNs"):
        quantize(torch.full((2, 4), float("nan")))
    check_lowered(programs)
