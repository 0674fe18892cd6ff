# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernels that kernels.py measures, at the sizes that models have.

The weights of products come from memory, as in a model: there are more copies of them than any
cache holds, and each call takes the next one.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

_ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(_ROOT / "test/python/support"), str(_ROOT / "tools/generators")]

import native

BEYOND_CACHES = 256 << 20
F32, BF16 = torch.float32, torch.bfloat16
_SHORT = {F32: "f32", BF16: "bf16"}
Call = Callable[[], Any]


@dataclass(frozen=True)
class Case:
    name: str
    limit: str
    """What limits it: "f32" or "bf16" (operations), "read" or "copy" (bytes)."""
    amount: int
    """So many of them. As many bytes as are copied are read, and as many are written."""
    make: Callable[[], dict[str, list[Call]]]
    """For each contender, calls that are made in turn."""


def partial(function: Any, *args: Any, **kwargs: Any) -> Call:
    return functools.partial(function, *args, **kwargs)


# The rows up to which reading the weights takes longer than multiplying.
_MOST_SKINNY_ROWS = 8


def product(
    rows: int,
    inner: int,
    columns: int,
    dtype: torch.dtype,
    from_memory: bool = True,
    is_linear: bool = True,
) -> Case:
    """With a bias. GPT-2's weights do not lie as those of `nn.Linear`."""
    is_skinny = rows <= _MOST_SKINNY_ROWS
    bytes_of_weight = inner * columns * dtype.itemsize

    def make() -> dict[str, list[Call]]:
        count = max(2, BEYOND_CACHES // bytes_of_weight) if from_memory else 1
        sizes = (columns, inner) if is_linear else (inner, columns)
        values = torch.randn(sizes).to(dtype)
        weights = [values.clone() for _ in range(count)]
        lhs, bias = torch.randn(rows, inner).to(dtype), torch.randn(columns).to(dtype)
        result = torch.empty(rows, columns, dtype=dtype)
        model = native.Model()
        calls: dict[str, list[Call]] = {"max": [], "eager": []}
        for site, weight in enumerate(weights):
            model.note_weight(weight)
            run = native.bind(
                "linear.matmul", [lhs, weight, bias], [result],
                model=model, site=site, transpose_rhs=int(is_linear), has_bias=1,
            )  # fmt: skip
            calls["max"].append(run)
            function = (
                partial(F.linear, lhs, weight, bias)
                if is_linear
                else partial(torch.addmm, bias, lhs, weight)
            )
            calls["eager"].append(function)
        return calls

    where = "" if from_memory else ", cached"
    order = "" if is_linear else ", GPT-2's order"
    return Case(
        f"product {rows}x{inner}x{columns}, {_SHORT[dtype]}{where}{order}",
        "read" if is_skinny else _SHORT[dtype],
        bytes_of_weight if is_skinny else 2 * rows * inner * columns,
        make,
    )


def convolution(
    inputs: int,
    outputs: int,
    kernel: int,
    size: int,
    dtype: torch.dtype,
    stride: int = 1,
    is_depthwise: bool = False,
) -> Case:
    """Of one image of so many pixels each way, channels last, with a bias."""
    groups = inputs if is_depthwise else 1
    padding = kernel // 2
    end = (size + 2 * padding - kernel) // stride + 1

    def make() -> dict[str, list[Call]]:
        x = torch.randn(1, size, size, inputs).to(dtype)
        filters = torch.randn(outputs, inputs // groups, kernel, kernel).to(dtype)
        bias = torch.randn(outputs).to(dtype)
        result = torch.empty(1, end, end, outputs, dtype=dtype)
        model = native.Model()
        model.note_weight(filters)
        ours = native.bind(
            "convolution.forward", [x, filters, bias], [result], model=model,
            groups=groups, strides=[1, stride, stride], dilations=[1] * 3,
            paddings_before=[0, padding, padding], paddings_after=[0, padding, padding],
            constant_filter=1, has_bias=1,
        )  # fmt: skip
        last = filters.to(memory_format=torch.channels_last)
        theirs = partial(F.conv2d, x.movedim(-1, 1), last, bias, stride, padding, groups=groups)
        return {"max": [ours], "eager": [theirs]}

    operations = 2 * end * end * outputs * inputs // groups * kernel * kernel
    pixels = size * size * inputs * dtype.itemsize
    kind = "depthwise" if is_depthwise else f"{inputs} to {outputs} channels"
    return Case(
        f"convolution {kernel}x{kernel}/{stride}, {kind}{f' {inputs}' if is_depthwise else ''}, "
        f"{size}x{size}, {_SHORT[dtype]}",
        # Few operations for each element.
        "copy" if is_depthwise else _SHORT[dtype],
        pixels if is_depthwise else operations,
        make,
    )


def attention(heads: int, queries: int, keys: int, features: int, dtype: torch.dtype) -> Case:
    def make() -> dict[str, list[Call]]:
        q = torch.randn(1, heads, queries, features).to(dtype)
        k, v = (torch.randn(1, heads, keys, features).to(dtype) for _ in range(2))
        results = [torch.empty_like(q), torch.empty(1, heads, queries)]
        ours = native.bind("attention.forward", [q, k, v], results, model=native.Model())
        return {"max": [ours], "eager": [partial(F.scaled_dot_product_attention, q, k, v)]}

    is_token = queries == 1
    return Case(
        f"attention {heads} heads, {queries}x{keys}x{features}, {_SHORT[dtype]}",
        "read" if is_token else _SHORT[dtype],
        2 * heads * keys * features * (dtype.itemsize if is_token else 2 * queries),
        make,
    )


# ===----------------------------------------------------------------------===#
# What is limited by memory
# ===----------------------------------------------------------------------===#


def _moving(
    name: str, sizes: tuple[int, ...], make: Callable[[Tensor], dict[str, list[Call]]]
) -> Case:
    numbers = 1
    for size in sizes:
        numbers *= size
    title = f"{name} {'x'.join(map(str, sizes))}, f32"
    return Case(title, "copy", numbers * F32.itemsize, lambda: make(torch.randn(sizes)))


def softmax(*sizes: int) -> Case:
    def make(x: Tensor) -> dict[str, list[Call]]:
        rows = x.reshape(-1, sizes[-1], 1)
        ours = native.bind("normalization.softmax", [rows], [torch.empty_like(rows)], axis=1)
        return {"max": [ours], "eager": [partial(torch.softmax, x, -1)]}

    return _moving("softmax", sizes, make)


def layer_norm(rows: int, length: int) -> Case:
    def make(x: Tensor) -> dict[str, list[Call]]:
        gamma, beta = torch.randn(length), torch.randn(length)
        ours = native.bind(
            "normalization.layer_norm",
            [x, gamma, beta, torch.tensor([1e-5])],
            [torch.empty_like(x), torch.empty(rows), torch.empty(rows)],
        )
        return {"max": [ours], "eager": [partial(F.layer_norm, x, (length,), gamma, beta)]}

    return _moving("layer norm", (rows, length), make)


def rms_norm(rows: int, length: int) -> Case:
    def make(x: Tensor) -> dict[str, list[Call]]:
        gamma = torch.randn(length)
        ours = native.bind(
            "normalization.rms_norm", [x, gamma], [torch.empty_like(x)], epsilon=1e-5
        )
        return {"max": [ours], "eager": [partial(F.rms_norm, x, (length,), gamma, 1e-5)]}

    return _moving("rms norm", (rows, length), make)


def gather(rows: int, vocabulary: int, length: int) -> Case:
    """Rows of an embedding."""

    def make(result: Tensor) -> dict[str, list[Call]]:
        table = torch.randn(vocabulary, length)
        index = torch.randint(vocabulary, (rows,))
        shapes = torch.tensor([rows, length, vocabulary, length, rows, 1])
        rule = torch.tensor([0, 1, 0, 0, 0])
        ours = native.bind(
            "indexing.gather", [table.flatten(), index, shapes, rule], [result.flatten()]
        )
        return {"max": [ours], "eager": [partial(F.embedding, index, table)]}

    return _moving(f"gather of {vocabulary} rows,", (rows, length), make)


def transpose(order: tuple[int, ...], *sizes: int) -> Case:
    def make(x: Tensor) -> dict[str, list[Call]]:
        view = x.permute(order)
        strides = [*view.stride(), *[0] * (native.MAX_RANK - x.dim())]
        ours = native.bind(
            "copying.strided", [x], [torch.empty(view.shape)], offset=0, strides=strides
        )
        return {"max": [ours], "eager": [view.contiguous]}

    return _moving(f"transpose to {''.join(map(str, order))} of", sizes, make)


_PRODUCTS = [
    (128, 768, 768),
    (128, 768, 3072),
    (128, 3072, 768),
    (512, 768, 3072),
    (128, 768, 50257),
    (1, 768, 768),
    (1, 768, 3072),
    (1, 3072, 768),
    (1, 768, 50257),
    (4, 768, 3072),
    (8, 768, 3072),
]

CASES = [
    *(product(*sizes, dtype) for dtype in (F32, BF16) for sizes in _PRODUCTS),
    *(product(128, 768, 3072, dtype, from_memory=False) for dtype in (F32, BF16)),
    *(product(rows, 768, 3072, F32, is_linear=False) for rows in (128, 1)),
    *(
        convolution(*sizes, dtype)
        for dtype in (F32, BF16)
        for sizes in ((64, 64, 3, 56), (256, 64, 1, 56), (512, 512, 3, 7), (512, 2048, 1, 7))
    ),
    convolution(3, 64, 7, 224, F32, stride=2),
    convolution(32, 32, 3, 224, F32),
    convolution(144, 144, 3, 56, F32, is_depthwise=True),
    convolution(96, 96, 7, 56, F32, is_depthwise=True),
    attention(12, 128, 128, 64, F32),
    attention(12, 128, 128, 64, BF16),
    attention(6, 1500, 1500, 64, F32),
    attention(12, 1, 2048, 64, F32),
    softmax(12, 128, 128),
    softmax(4096, 4096),
    layer_norm(128, 768),
    layer_norm(16384, 768),
    rms_norm(128, 768),
    rms_norm(16384, 768),
    gather(128, 50257, 768),
    gather(16384, 50257, 768),
    transpose((0, 2, 1, 3), 1, 128, 12, 64),
    transpose((0, 2, 1, 3), 16, 1024, 12, 64),
    transpose((1, 0), 4096, 4096),
    transpose((0, 2, 3, 1), 1, 64, 112, 112),
]
