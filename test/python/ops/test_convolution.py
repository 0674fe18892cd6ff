# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions and their gradients."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases, run_dynamic
from torch import nn

aten = torch.ops.aten

TOLERANCE = 1e-4


def gradients(mask: tuple[bool, bool, bool], transposed: bool = False, **options: Any) -> Callable:
    """The gradients that the mask asks for, through the op that autograd calls."""

    def function(grad: torch.Tensor, x: torch.Tensor, weight: torch.Tensor) -> list[torch.Tensor]:
        axes = x.dim() - 2
        results = aten.convolution_backward(
            grad,
            x,
            weight,
            [grad.shape[1]],
            options.get("stride", [1] * axes),
            options.get("padding", [0] * axes),
            options.get("dilation", [1] * axes),
            transposed,
            options.get("output_padding", [0] * axes),
            options.get("groups", 1),
            mask,
        )
        return [result for result in results if result is not None]

    return function


def gradient_case(
    name: str,
    x: torch.Tensor,
    weight: torch.Tensor,
    mask: tuple[bool, bool, bool] = (True, True, True),
    transposed: bool = False,
    **options: Any,
) -> Case:
    axes = x.dim() - 2
    forward = (F.conv_transpose1d, F.conv_transpose2d, F.conv_transpose3d)[axes - 1]
    if not transposed:
        forward = (F.conv1d, F.conv2d, F.conv3d)[axes - 1]
    grad = torch.randn_like(forward(x, weight, **options))
    function = gradients(mask, transposed, **options)
    return Case(f"gradient {name}", function, (grad, x, weight), TOLERANCE)


@batched()
def test_convolution() -> list[Case]:
    x, image, volume = torch.randn(2, 4, 9), torch.randn(2, 4, 9, 8), torch.randn(2, 3, 6, 5, 7)
    weight, bias = torch.randn(6, 4, 3, 3), torch.randn(6)
    grouped, depthwise = torch.randn(6, 2, 3, 3), torch.randn(8, 1, 3, 3)
    point = torch.randn(6, 4, 1, 1)
    special = image.clone()
    special[0, 0, 3, 3], special[1, 2, 0, 0] = float("nan"), float("inf")
    cases = [
        ("1d", lambda x, w: F.conv1d(x, w, stride=2, padding=1), x, torch.randn(6, 4, 3)),
        ("1d bias", F.conv1d, x, torch.randn(6, 4, 5), bias),
        ("2d bias", F.conv2d, image, weight, bias),
        ("2d padding", lambda x, w: F.conv2d(x, w, padding=(1, 2)), image, weight),
        ("2d stride", lambda x, w: F.conv2d(x, w, stride=(2, 3), padding=1), image, weight),
        ("2d dilation", lambda x, w: F.conv2d(x, w, dilation=2, padding=2), image, weight),
        ("2d same", lambda x, w: F.conv2d(x, w, padding="same"), image, torch.randn(5, 4, 1, 3)),
        ("2d unbatched", F.conv2d, image[0], weight, bias),
        ("2d NaN and inf", F.conv2d, special, weight),
        ("3d", lambda x, w: F.conv3d(x, w, padding=1), volume, torch.randn(4, 3, 3, 3, 3)),
        (
            "3d stride",
            lambda x, w, b: F.conv3d(x, w, b, stride=(1, 2, 2), dilation=(2, 1, 1)),
            volume,
            torch.randn(4, 3, 2, 3, 3),
            torch.randn(4),
        ),
        ("point", F.conv2d, image, point, bias),
        ("point stride", lambda x, w: F.conv2d(x, w, stride=2), image, point),
        ("point padding", lambda x, w: F.conv2d(x, w, padding=1), image, point),
        ("groups", lambda x, w, b: F.conv2d(x, w, b, padding=1, groups=2), image, grouped, bias),
        ("groups 1d", lambda x, w: F.conv1d(x, w, groups=2), x, torch.randn(6, 2, 3)),
        ("depthwise", lambda x, w: F.conv2d(x, w, padding=1, groups=4), image, depthwise),
        (
            "depthwise stride",
            lambda x, w: F.conv2d(x, w, stride=2, padding=1, groups=4),
            torch.randn(1, 4, 24, 40),
            depthwise,
        ),
        (
            "zeros around",
            lambda x, w: F.conv2d(F.pad(x, (0, 1, 2, 0)), w, stride=2, padding=1),
            image,
            weight,
        ),
        (
            "zeros alone",
            lambda x, w: F.conv2d(x, w) + F.pad(x, (1, -3, 2, -4))[:, :1],
            image,
            weight,
        ),
        (
            "channels of zeros",
            lambda x, w: F.conv2d(F.pad(x, (0, 0, 0, 0, 1, 0)), w),
            image[:, :3],
            weight,
        ),
        (
            "bias, sum and ReLU",
            lambda x, w, b: F.relu(F.conv2d(x, w, b, padding=1) + x[:, :1]),
            special,
            weight,
            bias,
        ),
        (
            "scale and ReLU6",
            lambda x, w, b: F.relu6(F.conv2d(x, w) * b[:, None, None] + b[:, None, None]),
            special,
            weight,
            bias,
        ),
        (
            "two readers",
            lambda x, w: (lambda y: torch.relu(y) + y.mean())(F.conv2d(x, w)),
            image,
            weight,
        ),
        (
            "largest of windows",
            lambda x, w: F.max_pool2d(F.relu(F.conv2d(x, w, padding=1)), 3, 2, 1),
            special,
            weight,
        ),
        ("no batch", F.conv2d, image[:0], weight),
        ("transposed", lambda x, w: F.conv_transpose2d(x, w), image, torch.randn(4, 5, 3, 2)),
        (
            "transposed padding",
            lambda x, w, b: F.conv_transpose2d(x, w, b, padding=1, dilation=2),
            image,
            torch.randn(4, 6, 3, 3),
            bias,
        ),
        (
            "transposed stride",
            lambda x, w: F.conv_transpose2d(x, w, stride=(2, 3), padding=1, output_padding=(1, 2)),
            image,
            torch.randn(4, 5, 3, 3),
        ),
        (
            "transposed groups",
            lambda x, w: F.conv_transpose2d(x, w, stride=2, groups=2, dilation=(1, 2)),
            image,
            torch.randn(4, 3, 3, 3),
        ),
        ("transposed point", F.conv_transpose2d, image, torch.randn(4, 5, 1, 1)),
        ("transposed 1d", lambda x, w: F.conv_transpose1d(x, w, stride=2), x, torch.randn(4, 5, 4)),
        (
            "transposed 3d",
            lambda x, w: F.conv_transpose3d(x, w, stride=2, padding=1),
            volume,
            torch.randn(3, 2, 3, 3, 3),
        ),
        ("tbc", lambda x, w, b: torch.conv_tbc(x, w, b, 1), x, torch.randn(3, 9, 6), bias),
    ]
    checked = [Case(name, function, inputs, TOLERANCE) for name, function, *inputs in cases]
    checked += [
        gradient_case("1d", x, torch.randn(6, 4, 3), stride=[2], padding=[1]),
        gradient_case("2d", image, weight, padding=[1, 1]),
        gradient_case("2d stride", image, weight, stride=[2, 3], dilation=[1, 2]),
        gradient_case("groups", image, grouped, padding=[1, 0], groups=2),
        gradient_case("point", image, point),
        gradient_case("of the input", image, weight, (True, False, False), padding=[2, 1]),
        gradient_case("of the weight", image, weight, (False, True, False), stride=[2, 2]),
        gradient_case("of the bias", image, weight, (False, True, True)),
        gradient_case("transposed", image, torch.randn(4, 5, 3, 3), transposed=True),
        gradient_case(
            "transposed stride",
            image,
            torch.randn(4, 3, 3, 3),
            transposed=True,
            stride=[2, 2],
            dilation=[1, 3],
            output_padding=[1, 2],
            groups=2,
        ),
    ]
    return checked


@pytest.mark.slow
def test_dynamic_sizes() -> None:
    image, rows, weight = torch.randn(3, 4, 9, 8), torch.randn(9, 2, 4, 8), torch.randn(4, 4, 3, 3)
    point, depthwise = torch.randn(4, 4, 1, 1), torch.randn(4, 1, 3, 3)

    def residual(x: torch.Tensor) -> torch.Tensor:
        # Both have (h + 1) // 2 rows.
        return F.conv2d(x, weight, stride=2, padding=1) + F.conv2d(x, point, stride=2)

    # The weights are no inputs of the cases: the first axis of each input is symbolic.
    functions = {
        "plain": lambda x: F.conv2d(x, weight, padding=1),
        "stride": lambda x: F.conv2d(x, weight, padding=1, stride=2).flatten(1),
        "point": lambda x: F.conv2d(x, point),
        "groups": lambda x: F.conv2d(x, depthwise, groups=4),
        "sum": residual,
        "transposed": lambda x: F.conv_transpose2d(x, weight),
        "transposed stride": lambda x: F.conv_transpose2d(x, weight, stride=2, output_padding=1),
    }

    def of_rows(function: Callable) -> Callable:
        """The first axis as the image's height."""
        return lambda x: function(x.permute(1, 2, 0, 3))

    cases = [Case(f"batch {n}", f, (image,), TOLERANCE) for n, f in functions.items()]
    cases += [Case(f"rows {n}", of_rows(f), (rows,), TOLERANCE) for n, f in functions.items()]
    cases.append(
        Case(
            "dynamic weight",
            lambda x, w: F.conv2d(x, w, groups=4),
            (image, torch.randn(8, 1, 3, 3)),
            TOLERANCE,
        )
    )
    check_cases(cases, dynamic=True)


@pytest.mark.slow
def test_dtypes() -> None:
    cases = []
    for dtype in (torch.bfloat16, torch.float16, torch.float64, torch.int64, torch.int32):
        x = (torch.randn(2, 4, 7, 6) * 3).to(dtype)
        weight, bias = (torch.randn(6, 4, 3, 3) * 3).to(dtype), (torch.randn(6) * 3).to(dtype)
        grouped = (torch.randn(6, 2, 3, 3) * 3).to(dtype)
        cases.append(Case(f"{dtype}", F.conv2d, (x, weight, bias)))
        if dtype.is_floating_point:
            function = lambda x, w: F.conv2d(x, w, groups=2)  # noqa: E731
            cases.append(Case(f"{dtype} groups", function, (x, grouped)))
            function = lambda x, w: F.conv_transpose2d(x, w, stride=2)  # noqa: E731
            cases.append(Case(f"{dtype} transposed", function, (x, weight.transpose(0, 1))))
            grad = torch.randn_like(F.conv2d(x, weight))
            function = gradients((True, True, True))
            cases.append(Case(f"{dtype} gradient", function, (grad, x, weight)))
    check_cases(cases)


class BFloat16Block(nn.Module):
    """Convolutions of bf16 with all that joins them: padding, batch norm, activations, a residual,
    pooling."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, 8, 3, stride=2, bias=False)
        self.depthwise = nn.Conv2d(8, 8, 3, padding=1, groups=8)
        self.point = nn.Conv2d(8, 8, 1)
        self.norms = nn.ModuleList(nn.BatchNorm2d(8) for _ in range(3))
        for norm in self.norms:
            nn.init.uniform_(norm.running_mean)
            nn.init.uniform_(norm.running_var, 0.5, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = F.relu6(self.norms[0](self.first(F.pad(x, (0, 1, 0, 1)))))
        x = F.max_pool2d(x, 3, 2, 1)
        y = F.relu(self.norms[1](self.depthwise(x)))
        return F.relu(self.norms[2](self.point(y)) + x)


def compare_rounding(case: Case, result: Any) -> None:
    """Rounded less often than in eager: not further off the exact numbers."""
    calls = [(case.inputs, result)]
    if case.other_sizes is not None:
        calls = [(case.inputs, result[0]), (case.other_sizes, result[1])]
    for (image,), own in calls:
        exact = copy.deepcopy(case.function).double()(image.double())
        assert own.dtype == torch.bfloat16
        error = (own.double() - exact).abs().max()
        assert error <= (case.function(image).double() - exact).abs().max()


def _bf16_block() -> nn.Module:
    return BFloat16Block().eval().bfloat16().requires_grad_(False)


@batched(compare=compare_rounding)
def test_bf16_block() -> list[Case]:
    return [Case("block", _bf16_block(), (torch.randn(2, 3, 33, 30).bfloat16(),))]


@batched(run_dynamic, compare_rounding)
def test_bf16_block_of_dynamic_size() -> list[Case]:
    block, image = _bf16_block(), torch.randn(2, 3, 37, 30).bfloat16()
    # Both are parts: memory of another kind would be another graph.
    return [
        Case(
            "block",
            block,
            (image[:, :, 4:],),
            other_sizes=(image[:, :, 8:],),
            symbolic_axes=(0, 2, 3),
        )
    ]
