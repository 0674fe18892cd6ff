# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions in C++, called directly, against torch: many sizes, no engine."""

from __future__ import annotations

import itertools
import random
from typing import Any, ClassVar

import pytest
import torch
import torch.nn.functional as F
from kernel_samples import ACTIVATIONS, assert_close, numbers_for_axes, unaligned
from native import Model


def _square(kernel: int, **case: Any) -> dict:
    return {"axes": 2, "kernel": (kernel, kernel), **case}


def _convolutions(count: int) -> list[dict]:
    """Convolutions of all kinds, from a seed."""
    choose = random.Random(0)
    cases: list[dict] = [
        # ResNet's first, MobileNet's depthwise, and one pixel.
        {
            "axes": 2,
            "groups": 1,
            "per": 3,
            "out": 64,
            "size": (61, 45),
            "kernel": (7, 7),
            "stride": 2,
            "padding": 3,
        },
        {
            "axes": 2,
            "groups": 96,
            "per": 1,
            "out": 96,
            "size": (28, 28),
            "kernel": (3, 3),
            "stride": 1,
            "padding": 1,
        },
        {
            "axes": 2,
            "groups": 1,
            "per": 16,
            "out": 8,
            "size": (1, 1),
            "kernel": (1, 1),
            "stride": 1,
            "padding": 0,
        },
    ]
    while len(cases) < count:
        axes = choose.choice([1, 2, 2, 2, 3])
        groups = choose.choice([1, 1, 2, 3, 8])
        case = {
            "axes": axes,
            "groups": groups,
            "per": choose.choice([1, 1, 3, 4, 8, 16]),
            "out": groups * choose.choice([1, 2, 3, 8]),
            "size": tuple(choose.choice([1, 2, 5, 8, 13, 20]) for _ in range(axes)),
            "kernel": tuple(choose.choice([1, 2, 3, 5]) for _ in range(axes)),
            "stride": tuple(choose.choice([1, 1, 2, 3]) for _ in range(axes)),
            "padding": tuple(choose.choice([0, 0, 1, 2, 4]) for _ in range(axes)),
            "dilation": tuple(choose.choice([1, 1, 2]) for _ in range(axes)),
            "batch": choose.choice([1, 2, 5]),
        }
        reach = [(k - 1) * d + 1 for k, d in zip(case["kernel"], case["dilation"], strict=True)]
        padded = [s + 2 * p for s, p in zip(case["size"], case["padding"], strict=True)]
        if all(p >= r for p, r in zip(padded, reach, strict=True)):
            cases.append(case)
    return cases


def _tensors(case: dict) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(1)
    channels = case["groups"] * case["per"]
    x = torch.randn(case.get("batch", 1), channels, *case["size"], generator=generator)
    w = torch.randn(case["out"], case["per"], *case["kernel"], generator=generator)
    return x, w


def _convolve(x: torch.Tensor, w: torch.Tensor, case: dict) -> torch.Tensor:
    function = [F.conv1d, F.conv2d, F.conv3d][case["axes"] - 1]
    return function(
        x, w, None, case["stride"], case["padding"], case.get("dilation", 1), case["groups"]
    )


CONVOLUTIONS = _convolutions(60)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_convolution_forward(dtype: torch.dtype) -> None:
    model = Model()
    for site, case in enumerate(CONVOLUTIONS):
        axes = case["axes"]
        x, w = (tensor.to(dtype) for tensor in _tensors(case))
        expected = _convolve(x.double(), w.double(), case).movedim(1, -1)
        options = {
            "groups": case["groups"],
            "strides": numbers_for_axes(case["stride"], axes, 1),
            "paddings_before": numbers_for_axes(case["padding"], axes, 0),
            "paddings_after": numbers_for_axes(case["padding"], axes, 0),
            "dilations": numbers_for_axes(case.get("dilation", 1), axes, 1),
            "constant_filter": site % 2,
        }
        bias = torch.randn(case["out"]).to(dtype)
        residual = torch.randn(expected.shape).to(dtype)
        more = []
        if site % 3 == 1:
            more, options["has_bias"], options["activation"] = [bias], 1, "relu"
            expected = (expected + bias).relu()
        elif site % 3 == 2:
            more, options["has_residual"] = [residual], 1
            expected = expected + residual
        result = torch.full(expected.shape, torch.nan, dtype=dtype)
        last = x.movedim(1, -1).contiguous()
        for _ in range(2):
            model.call("convolution.forward", [last, w, *more], [result], site=site, **options)
        assert_close(result, expected, w[0].numel())


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("is_constant", [0, 1])
def test_convolution_by_filters_of_one_point(dtype: torch.dtype, is_constant: int) -> None:
    """Some are products, others oneDNN's, by their channels and by how much there is to do."""
    model = Model()
    cases = itertools.product([(1, 1, 1), (2, 3, 5), (1, 14, 14)], [31, 32, 33, 160], [1, 17, 96])
    sizes = [*cases, ((1, 56, 56), 64, 257), ((3, 40, 40), 40, 200)]
    for site, (points, channels, outputs) in enumerate(sizes):
        x = torch.randn(*points, channels).to(dtype)
        w = torch.randn(outputs, channels, 1, 1).to(dtype)
        bias = torch.randn(outputs).to(dtype)
        residual = torch.randn(*points, outputs).to(dtype)
        expected = x.double() @ w.double().view(outputs, channels).mT + bias + residual
        result = torch.full((*points, outputs), torch.nan, dtype=dtype)
        model.note_weight(w)
        model.call(
            "convolution.forward", [x, w, bias, residual], [result], site=site, groups=1,
            strides=[1] * 3, dilations=[1] * 3, constant_filter=is_constant, has_bias=1,
            has_residual=1, activation="relu6",
        )  # fmt: skip
        assert_close(result, expected.clamp(0, 6), channels)


# (channels, size, filter, strides, paddings before, paddings after)
DEPTHWISE = [
    (32, (112, 112), (3, 3), (1, 1), (1, 1), (1, 1)),
    (96, (56, 55), (3, 3), (2, 2), (1, 1), (1, 1)),
    (144, (14, 14), (3, 3), (1, 1), (1, 1), (1, 1)),
    (960, (7, 7), (3, 3), (1, 1), (1, 1), (1, 1)),
    (768, (7, 7), (7, 7), (1, 1), (3, 3), (3, 3)),
    (240, (28, 28), (5, 5), (2, 2), (2, 2), (2, 2)),
    (48, (13, 17), (7, 7), (2, 2), (3, 3), (3, 3)),
    (16, (1, 1), (5, 5), (1, 1), (2, 2), (2, 2)),
    (17, (9, 8), (5, 5), (1, 1), (4, 4), (0, 1)),
    (31, (5, 23), (1, 3), (2, 1), (0, 2), (0, 0)),
    (33, (11, 2), (4, 3), (3, 2), (0, 1), (2, 1)),
    (47, (6, 40), (3, 3), (1, 1), (0, 0), (0, 0)),
    # Results that lie wholly in the padding.
    (20, (3, 4), (3, 3), (1, 1), (5, 9), (4, 12)),
    (97, (3, 4), (2, 5), (2, 2), (5, 7), (4, 9)),
    (1, (5, 5), (3, 3), (1, 1), (1, 1), (1, 1)),
    (15, (5, 9), (3, 3), (1, 1), (1, 1), (1, 1)),
    (18, (9, 5), (3, 4), (1, 3), (1, 1), (1, 1)),
    (16, (0, 8), (3, 3), (1, 1), (2, 1), (2, 1)),
]


def _depthwise(case: tuple, batch: int = 2) -> tuple[torch.Tensor, torch.Tensor, dict]:
    channels, size, kernel, strides, before, after = case
    generator = torch.Generator().manual_seed(2)
    x = torch.randn(batch, channels, *size, generator=generator)
    w = torch.randn(channels, 1, *kernel, generator=generator)
    options = {
        "groups": channels,
        "strides": numbers_for_axes(strides, 2, 1),
        "paddings_before": numbers_for_axes(before, 2, 0),
        "paddings_after": numbers_for_axes(after, 2, 0),
        "dilations": [1] * 3,
    }
    return x, w, options


def _convolve_depthwise(x: torch.Tensor, w: torch.Tensor, case: tuple) -> torch.Tensor:
    channels, _, _, strides, before, after = case
    padded = F.pad(x, (before[1], after[1], before[0], after[0]))
    return F.conv2d(padded, w, None, strides, groups=channels)


@pytest.mark.parametrize("case", DEPTHWISE, ids=str)
def test_depthwise_convolution(case: tuple) -> None:
    x, w, options = _depthwise(case)
    model = Model()
    product = _convolve_depthwise(x.double(), w.double(), case).movedim(1, -1).contiguous()
    bias, scale = torch.randn(case[0]), torch.rand(case[0]) + 1
    residual = torch.randn(product.shape)
    epilogues: list[tuple[list[torch.Tensor], dict, Any]] = [
        ([], {}, product),
        ([bias], {"has_bias": 1}, product + bias),
        ([bias], {"has_bias": 1, "activation": "relu"}, (product + bias).relu()),
        ([], {"activation": "relu6"}, F.relu6(product)),
        ([bias], {"has_bias": 1, "activation": "gelu"}, F.gelu(product + bias)),
        ([bias.bfloat16()], {"has_bias": 1, "activation": "relu6"},
         F.relu6(product + bias.bfloat16())),
        ([scale, bias, residual],
         {"has_scale": 1, "has_bias": 1, "has_residual": 1, "activation": "relu"},
         (product * scale + bias + residual).relu()),
    ]  # fmt: skip
    for site, (more, given, expected) in enumerate(epilogues):
        for constant in (0, 1):
            operands = [x.movedim(1, -1).contiguous(), w, *more]
            result = unaligned(torch.full(expected.shape, torch.nan))
            model.call(
                "convolution.forward", [unaligned(operand) for operand in operands], [result],
                site=2 * site + constant, constant_filter=constant, **given, **options,
            )  # fmt: skip
            assert_close(result, expected, w[0].numel(), product)


@pytest.mark.parametrize("number", [torch.nan, torch.inf, -torch.inf])
@pytest.mark.parametrize("activation", ["none", "relu", "relu6"])
def test_depthwise_convolution_keeps_nan_in_its_window(activation: str, number: float) -> None:
    """And what is not a number in a filter does not meet the padding."""
    case = (37, (9, 21), (3, 3), (1, 1), (1, 1), (1, 1))
    x, w, options = _depthwise(case, 1)
    x[0, 3, 0, 0] = x[0, 36, 8, 20] = x[0, 20, 4, 9] = number
    w[7, 0, 0, 0] = number
    expected = ACTIVATIONS[activation](F.conv2d(x, w, padding=1, groups=37)).movedim(1, -1)
    result = torch.zeros(expected.shape)
    last = x.movedim(1, -1).contiguous()
    Model().call("convolution.forward", [last, w], [result], activation=activation, **options)
    torch.testing.assert_close(result, expected, equal_nan=True, atol=1e-5, rtol=1e-5)
    # The filter's first point meets neither the first row nor the first column.
    assert result[0, 0, :, 7].isfinite().all()
    assert result[0, :, 0, 7].isfinite().all()


def test_depthwise_filter_that_changes() -> None:
    case = (32, (6, 6), (3, 3), (1, 1), (1, 1), (1, 1))
    x, w, options = _depthwise(case, 1)
    model, result = Model(), torch.empty(1, 6, 6, 32)
    for factor in (1, 2):
        w *= factor
        model.note_weight(w)
        last = x.movedim(1, -1).contiguous()
        model.call("convolution.forward", [last, w], [result], constant_filter=1, **options)
        assert_close(result.movedim(-1, 1), _convolve_depthwise(x, w, case), 9)


class TestPackedFilters:
    """oneDNN wants this filter in another order, so it is packed, and its memory not read again."""

    options: ClassVar = {"groups": 1, "strides": [1] * 3, "dilations": [1] * 3}

    def run(self, model: Model, x: torch.Tensor, w: torch.Tensor, site: int = 0) -> torch.Tensor:
        result = torch.full((1, 6, 6, 32), torch.nan)
        last = x.movedim(1, -1).contiguous()
        model.call(
            "convolution.forward", [last, w], [result], site=site, constant_filter=1, **self.options
        )
        return result.movedim(-1, 1)

    def test_change(self) -> None:
        model, x = Model(), torch.randn(1, 16, 8, 8)
        weights = [torch.randn(32, 16, 3, 3) for _ in range(2)]
        for w in weights:
            model.note_weight(w)
        packed = [self.run(model, x, w, site) for site, w in enumerate(weights)]
        for w, result in zip(weights, packed, strict=True):
            assert_close(result, F.conv2d(x, w), w[0].numel())
            w.mul_(2)
        assert torch.equal(self.run(model, x, weights[0], 0), packed[0])
        # A change of one weight is none of the other.
        model.note_weight(weights[1])
        assert torch.equal(self.run(model, x, weights[0], 0), packed[0])
        for _ in range(2):
            result = self.run(model, x, weights[1], 1)
            assert_close(result, F.conv2d(x, weights[1]), weights[1][0].numel())

    def test_of_a_part_of_a_weight(self) -> None:
        model, x = Model(), torch.randn(1, 16, 8, 8)
        both = torch.randn(2, 32, 16, 3, 3)
        model.note_weight(both)
        for _ in range(2):
            result = self.run(model, x, both[1])
            assert_close(result, F.conv2d(x, both[1]), both[1, 0].numel())
            both.mul_(2)
            model.note_weight(both)

    def test_of_what_the_engine_computes_from_weights(self) -> None:
        """It is nobody's memory, and may depend on any weight."""
        model, x = Model(), torch.randn(1, 16, 8, 8)
        weight, computed = torch.randn(5), torch.randn(32, 16, 3, 3)
        model.note_weight(weight)
        for _ in range(2):
            result = self.run(model, x, computed)
            assert_close(result, F.conv2d(x, computed), computed[0].numel())
            computed.mul_(2)
            model.note_weight(weight)


def _gradient_options(case: dict) -> dict:
    axes = case["axes"]
    return {
        "groups": case["groups"],
        "strides": numbers_for_axes(case["stride"], axes, 1),
        "paddings": numbers_for_axes(case["padding"], axes, 0),
        "dilations": numbers_for_axes(case.get("dilation", 1), axes, 1),
    }


def _with_three_axes(tensor: torch.Tensor, axes: int) -> torch.Tensor:
    return tensor.reshape(*tensor.shape[:2], *[1] * (3 - axes), *tensor.shape[2:]).contiguous()


def test_convolution_gradients() -> None:
    model = Model()
    for site, case in enumerate(CONVOLUTIONS):
        axes = case["axes"]
        x, w = _tensors(case)
        wide, filter_ = x.double().requires_grad_(), w.double().requires_grad_()
        narrow = _convolve(wide, filter_, case)
        gradient = torch.randn(narrow.shape)
        expected_wide, expected_filter = torch.autograd.grad(
            narrow, (wide, filter_), gradient.double()
        )
        options = _gradient_options(case)
        given = _with_three_axes(gradient, axes)
        result = torch.full_like(_with_three_axes(x, axes), torch.nan)
        operands = [given, _with_three_axes(w, axes)]
        model.call("convolution.input_gradient", operands, [result], site=2 * site, **options)
        assert_close(result.view_as(x), expected_wide, w[:, 0].numel())
        result = torch.full_like(_with_three_axes(w, axes), torch.nan)
        operands = [given, _with_three_axes(x, axes)]
        model.call("convolution.filter_gradient", operands, [result], site=2 * site + 1, **options)
        assert_close(result.view_as(w), expected_filter, gradient[:, 0].numel())
