# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels in C++, called directly, against torch: many sizes, no engine."""

from __future__ import annotations

import itertools
import random
from typing import Any, ClassVar

import pytest
import torch
import torch.nn.functional as F
from native import Model

ACTIVATIONS = {
    "none": lambda x: x,
    "relu": torch.relu,
    "relu6": F.relu6,
    "gelu": F.gelu,
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
}


def assert_close(
    actual: torch.Tensor, expected: torch.Tensor, terms: int, sums: torch.Tensor | None = None
) -> None:
    """Against f64: as far off as sums of so many terms of size 1 are. `sums` are those that the
    result was made of, if it is not they themselves."""
    sums = expected if sums is None else sums
    error = torch.finfo(actual.dtype).eps * max(terms, 1) ** 0.5 * 4
    scale = max(1.0, sums.abs().nan_to_num(0, 0).max().item()) if sums.numel() else 1.0
    torch.testing.assert_close(
        actual.double(), expected.double(), atol=error * scale, rtol=0, equal_nan=True
    )


# (batch of lhs, batch of rhs, rows, inner, columns)
PRODUCTS = [
    ((), (), 1, 1, 1),
    ((), (), 4, 8, 6),
    ((), (), 1, 768, 3072),
    ((), (), 128, 64, 1000),
    ((), (), 3000, 17, 5),
    ((), (), 2, 33, 67),
    ((), (), 3, 770, 130),
    ((), (), 6, 1602, 65),
    ((), (), 7, 62, 3),
    ((), (), 8, 2, 1),
    ((), (), 15, 16, 17),
    ((), (), 16, 768, 64),
    ((), (), 17, 770, 193),
    ((), (), 300, 1601, 129),
    ((), (), 257, 3074, 500),
    ((), (), 33, 802, 1000),
    ((), (), 47, 1538, 31),
    ((), (), 130, 20, 2500),
    ((2,), (), 9, 34, 70),
    ((), (), 7, 0, 5),
    ((), (), 0, 3, 5),
    ((), (), 5, 3, 0),
    ((3,), (3,), 5, 7, 9),
    ((2, 3), (), 5, 7, 9),
    ((2, 3), (1, 1), 5, 7, 9),
    ((2, 1), (2, 3), 5, 7, 9),
    ((1,), (4,), 65, 33, 129),
    ((), (5,), 3, 4, 2),
    ((0,), (0,), 3, 4, 2),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("sizes", PRODUCTS, ids=str)
def test_matmul(sizes: tuple, dtype: torch.dtype) -> None:
    lhs_batch, rhs_batch, rows, inner, columns = sizes
    generator = torch.Generator().manual_seed(0)
    model = Model()
    combinations = itertools.product([False, True], [False, True], range(4))
    for site, (transpose_lhs, transpose_rhs, epilogue) in enumerate(combinations):
        lhs = torch.randn(*lhs_batch, rows, inner, generator=generator).to(dtype)
        rhs = torch.randn(*rhs_batch, inner, columns, generator=generator).to(dtype)
        expected = product = lhs.double() @ rhs.double()
        scale = torch.rand(columns, generator=generator).to(dtype) + 1
        bias = torch.randn(columns, generator=generator).to(dtype)
        residual = torch.randn(expected.shape, generator=generator).to(dtype)
        more, options = [], {}
        if epilogue == 1:
            more, options = [bias], {"has_bias": 1, "activation": "relu"}
            expected = (expected + bias).relu()
        elif epilogue == 2:
            more = [scale, bias, residual]
            options = {"has_scale": 1, "has_bias": 1, "has_residual": 1, "activation": "relu6"}
            expected = F.relu6(expected * scale + bias + residual)
        elif epilogue == 3:
            more, options = [residual], {"has_residual": 1}
            expected = expected + residual
        options |= {"transpose_lhs": int(transpose_lhs), "transpose_rhs": int(transpose_rhs)}
        result = torch.full(expected.shape, torch.nan, dtype=dtype)
        operands = [
            (lhs.mT if transpose_lhs else lhs).contiguous(),
            (rhs.mT if transpose_rhs else rhs).contiguous(),
        ]
        for _ in range(2):
            model.call("linear.matmul", [*operands, *more], [result], site=site, **options)
        assert_close(result, expected, inner, product)


@pytest.mark.parametrize("types", [*itertools.product([torch.float32, torch.bfloat16], repeat=5)])
def test_epilogue_of_mixed_types(types: tuple[torch.dtype, ...]) -> None:
    """All is computed in f32 and rounded once."""
    operand_type, result_type, scale_type, bias_type, residual_type = types
    model = Model()
    image = torch.randn(1, 7, 5, 18).to(operand_type)
    filters = torch.randn(40, 18, 1, 1).to(operand_type)
    lhs, rhs = image.view(35, 18), filters.view(40, 18)
    scale, bias = torch.randn(40).to(scale_type), torch.randn(40).to(bias_type)
    residual = torch.randn(35, 40).to(residual_type)
    product = lhs.double() @ rhs.double().mT
    for site, has in enumerate(itertools.product([0, 1], repeat=4)):
        has_scale, has_bias, has_residual, has_relu = has
        if has_scale and not has_bias:
            continue
        expected = product * scale if has_scale else product
        expected = expected + bias if has_bias else expected
        expected = expected + residual if has_residual else expected
        expected = torch.relu(expected) if has_relu else expected
        options = {
            "has_scale": has_scale, "has_bias": has_bias, "has_residual": has_residual,
            "activation": "relu" if has_relu else "none", "site": site,
        }  # fmt: skip
        more = [*[scale] * has_scale, *[bias] * has_bias, *[residual] * has_residual]
        for transpose_rhs in (0, 1):
            operands = [lhs, rhs if transpose_rhs else rhs.mT.contiguous()]
            result = torch.empty(35, 40, dtype=result_type)
            model.call(
                "linear.matmul",
                [*operands, *more],
                [result],
                **options | {"transpose_rhs": transpose_rhs, "site": 2 * site + transpose_rhs},
            )
            assert_close(result, expected, 18, product)
        if has_residual:
            more[-1] = residual.view(1, 7, 5, 40)
        result = torch.empty(1, 7, 5, 40, dtype=result_type)
        ones = {name: [1] * 3 for name in ("strides", "dilations")}
        model.call(
            "convolution.forward", [image, filters, *more], [result], groups=1, **ones,
            **options | {"site": 100 + site},
        )  # fmt: skip
        assert_close(result.view(35, 40), expected, 18, product)


@pytest.mark.parametrize("rows", [7, 16, 40])
def test_rows_of_a_linear_layer_do_not_mix(rows: int) -> None:
    """Rows are computed side by side, and filled up: infinities and NaN stay in theirs."""
    lhs, rhs = torch.ones(rows, 35), torch.ones(50, 35)
    lhs[1, 3], lhs[3, 34], rhs[49, 34] = torch.inf, torch.nan, -torch.inf
    result = torch.empty(rows, 50)
    Model().call("linear.matmul", [lhs, rhs], [result], transpose_rhs=1)
    assert torch.equal(result.nan_to_num(nan=7), (lhs @ rhs.mT).nan_to_num(nan=7))


def test_matmul_of_other_sizes_at_the_same_place() -> None:
    model = Model()
    for rows in (3, 5, 3, 64, 1, *range(70, 110)):
        lhs, rhs = torch.randn(rows, 4), torch.randn(4, 6)
        result = torch.empty(rows, 6)
        model.call("linear.matmul", [lhs, rhs], [result])
        assert_close(result, lhs.double() @ rhs.double(), 4)


@pytest.mark.parametrize("activation", list(ACTIVATIONS))
def test_epilogue_keeps_nan(activation: str) -> None:
    lhs = torch.tensor([[torch.nan], [torch.inf], [-torch.inf], [1.0], [-1.0]])
    result = torch.empty(5, 40)
    Model().call("linear.matmul", [lhs, torch.ones(1, 40)], [result], activation=activation)
    torch.testing.assert_close(
        result, ACTIVATIONS[activation](lhs.repeat(1, 40)), equal_nan=True, atol=0, rtol=3e-7
    )


@pytest.mark.parametrize("activation", ["gelu", "gelu_tanh"])
def test_gelu(activation: str) -> None:
    """About as far off as eager, relative to the argument."""
    x = torch.cat([torch.linspace(-15, 15, 100_001), torch.randn(999) * 1e-4])[:, None]
    result = torch.empty(x.shape)
    Model().call("linear.matmul", [x, torch.ones(1, 1)], [result], activation=activation)
    error = (result.double() - ACTIVATIONS[activation](x.double())).abs()
    assert (error <= 3e-7 * x.abs()).all()


STRIDED = [
    # Sizes of what is read, then sizes, strides and offset of what is made of it.
    ((6,), (6,), (1,), 0),
    ((128, 36), (11, 128, 4), (3, 36, 1), 2),
    ((7, 5), (5, 7), (1, 5), 0),
    ((3, 4, 5), (4, 3, 5), (5, 20, 1), 0),
    ((300, 77), (77, 300), (1, 77), 0),
    ((2, 3, 61, 67), (2, 61, 67, 3), (3 * 61 * 67, 67, 1, 61 * 67), 0),
    ((100,), (10, 5), (10, 2), 1),
    ((4, 1, 9), (9, 1, 4), (1, 77, 9), 0),
    ((5,), (), (), 3),
    ((5,), (3, 2), (0, 1), 2),
    ((4,), (0, 3), (1, 1), 0),
    ((2,) * 8, (2,) * 8, (1, 2, 4, 8, 16, 32, 64, 128), 0),
    ((1000, 999), (999, 1000), (1, 999), 0),
    # Transposed planes: around the sizes of squares and tiles, and beyond caches.
    *(
        ((rows, columns), (columns, rows), (1, columns), 0)
        for rows in (1, 3, 7, 8, 9, 15, 16, 17, 31, 127, 128, 129, 144)
        for columns in (1, 3, 8, 17, 131, 272)
    ),
    ((4097, 1031), (1031, 4097), (1, 1031), 0),
    ((2048, 2064), (2064, 2048), (1, 2064), 0),
    # The axis whose elements lie side by side is not the last but one.
    ((5, 19, 33), (33, 19, 5), (1, 33, 19 * 33), 0),
    ((37, 3, 2, 40), (40, 2, 3, 37), (1, 40, 80, 240), 0),
    ((2, 23, 3, 18), (18, 2, 3, 23), (1, 23 * 54, 18, 54), 0),
    # Neither are lines side by side.
    ((70, 90), (45, 35), (2, 180), 1),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.bool, torch.int64])
@pytest.mark.parametrize("case", STRIDED, ids=str)
def test_strided_copy(case: tuple, dtype: torch.dtype) -> None:
    source_sizes, sizes, strides, offset = case
    x = torch.randint(0, 2 if dtype is torch.bool else 2**7, source_sizes).to(dtype)
    if dtype is torch.int64:
        x *= 0x0102030405060708
    padded = [*strides, *[0] * (8 - len(strides))]
    expected = x.as_strided(sizes, strides, offset)
    for place in (lambda tensor: tensor, _unaligned):
        result = place(torch.zeros(sizes, dtype=dtype))
        Model().call("copying.strided", [place(x)], [result], offset=offset, strides=padded)
        assert torch.equal(result, expected)


def test_strided_copy_keeps_what_is_around_it() -> None:
    """And the bits of NaN."""
    bits = torch.randint(-(2**31), 2**31, (131, 77), dtype=torch.int64).int()
    memory = torch.full((16 + bits.numel() + 16,), 7.0)
    result = memory[16:-16].view(77, 131)
    strides = [1, 77, *[0] * 6]
    Model().call("copying.strided", [bits.view(torch.float32)], [result], offset=0, strides=strides)
    assert torch.equal(result.view(torch.int32), bits.mT)
    assert (memory[:16] == 7).all()
    assert (memory[-16:] == 7).all()


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


def _numbers(value: int | tuple[int, ...], axes: int, missing: int) -> list[int]:
    values = [value] * axes if isinstance(value, int) else list(value)
    return [missing] * (3 - axes) + values


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
            "strides": _numbers(case["stride"], axes, 1),
            "paddings_before": _numbers(case["padding"], axes, 0),
            "paddings_after": _numbers(case["padding"], axes, 0),
            "dilations": _numbers(case.get("dilation", 1), axes, 1),
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


def _unaligned(tensor: torch.Tensor) -> torch.Tensor:
    """The same, at an address that is only a multiple of the element's size."""
    memory = torch.empty(tensor.numel() + 1, dtype=tensor.dtype)
    return memory[1:].view(tensor.shape).copy_(tensor)


def _depthwise(case: tuple, batch: int = 2) -> tuple[torch.Tensor, torch.Tensor, dict]:
    channels, size, kernel, strides, before, after = case
    generator = torch.Generator().manual_seed(2)
    x = torch.randn(batch, channels, *size, generator=generator)
    w = torch.randn(channels, 1, *kernel, generator=generator)
    options = {
        "groups": channels,
        "strides": _numbers(strides, 2, 1),
        "paddings_before": _numbers(before, 2, 0),
        "paddings_after": _numbers(after, 2, 0),
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
            result = _unaligned(torch.full(expected.shape, torch.nan))
            model.call(
                "convolution.forward", [_unaligned(operand) for operand in operands], [result],
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
        "strides": _numbers(case["stride"], axes, 1),
        "paddings": _numbers(case["padding"], axes, 0),
        "dilations": _numbers(case.get("dilation", 1), axes, 1),
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


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("axes", [1, 2, 3])
def test_max_pooling(axes: int, dtype: torch.dtype) -> None:
    choose = random.Random(axes)
    pool = [F.max_pool1d, F.max_pool2d, F.max_pool3d][axes - 1]
    for _ in range(30):
        kernel = [choose.choice([1, 2, 3]) for _ in range(axes)]
        padding = [choose.randint(0, k // 2) for k in kernel]
        stride = [choose.choice([1, 2, 3]) for _ in range(axes)]
        dilation = [choose.choice([1, 2]) for _ in range(axes)]
        sizes = [choose.choice([5, 6, 9]) for _ in range(axes)]
        x = torch.randn(2, choose.choice([1, 3, 40]), *sizes).to(dtype)
        x[0, 0].view(-1)[3] = torch.nan
        x[1, 0] = -torch.inf
        expected = pool(x, kernel, stride, padding, dilation, ceil_mode=choose.random() < 0.5)
        result = torch.full(expected.movedim(1, -1).shape, torch.nan, dtype=dtype)
        options = {
            "kernels": _numbers(tuple(kernel), axes, 1),
            "strides": _numbers(tuple(stride), axes, 1),
            "paddings": _numbers(tuple(padding), axes, 0),
            "dilations": _numbers(tuple(dilation), axes, 1),
        }
        Model().call("pooling.max_values", [x.movedim(1, -1).contiguous()], [result], **options)
        torch.testing.assert_close(result.movedim(-1, 1), expected, equal_nan=True, atol=0, rtol=0)


RMS_NORMS = [(1, 1), (3, 7), (2, 5, 16), (0, 4), (4, 0), (2, 3, 2, 33), (300, 768), (2, 100_003)]


@pytest.mark.parametrize("types", [*itertools.product([torch.float32, torch.bfloat16], repeat=3)])
@pytest.mark.parametrize("sizes", RMS_NORMS, ids=str)
def test_rms_norm(sizes: tuple[int, ...], types: tuple[torch.dtype, ...]) -> None:
    input_type, gamma_type, result_type = types
    x, gamma = torch.randn(sizes).to(input_type), torch.randn(sizes[-1]).to(gamma_type)
    exact = F.rms_norm(x.double(), sizes[-1:], eps=1e-5)
    for more, expected in (([], exact), ([gamma], exact * gamma)):
        result = torch.full(sizes, torch.nan, dtype=result_type)
        Model().call("normalization.rms_norm", [x, *more], [result], epsilon=1e-5)
        error = torch.finfo(result_type).eps * 4
        torch.testing.assert_close(result.double(), expected, atol=1e-30, rtol=error)


def test_rms_norm_keeps_nan_in_its_row() -> None:
    x = torch.ones(4, 20)
    x[1, 3], x[2, 19], x[3] = torch.nan, torch.inf, 1e30
    result = torch.empty(x.shape)
    Model().call("normalization.rms_norm", [x], [result], epsilon=1e-6)
    expected = x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6)
    torch.testing.assert_close(result, expected, equal_nan=True)


def test_error_is_a_message() -> None:
    with pytest.raises(RuntimeError, match="RuntimeError: could not"):
        Model().call("linear.matmul", [torch.ones(2, 3), torch.ones(4, 2)], [torch.empty(2, 2)])
