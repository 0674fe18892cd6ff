# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels in C++, called directly, against torch: many sizes, no engine."""

from __future__ import annotations

import itertools
import random

import pytest
import torch
import torch.nn.functional as F
from kernel_samples import ACTIVATIONS, assert_close, numbers_for_axes, unaligned
from native import Model

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
    for place in (lambda tensor: tensor, unaligned):
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
            "kernels": numbers_for_axes(tuple(kernel), axes, 1),
            "strides": numbers_for_axes(tuple(stride), axes, 1),
            "paddings": numbers_for_axes(tuple(padding), axes, 0),
            "dilations": numbers_for_axes(tuple(dilation), axes, 1),
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
