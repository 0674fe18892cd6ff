# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling and its gradients."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases

aten = torch.ops.aten

ROW, IMAGE, VOLUME = torch.randn(2, 3, 11), torch.randn(2, 3, 9, 8), torch.randn(2, 3, 6, 7, 5)


def with_indices(function: Callable, *arguments, **options) -> Callable:
    return lambda x: function(x, *arguments, return_indices=True, **options)


def special_image() -> torch.Tensor:
    """NaN, infinities, equal elements and zeros of both signs."""
    image = torch.randint(-1, 2, (1, 2, 8, 8)).float()
    image[0, 0, 2, 3] = image[0, 0, 3, 3] = float("nan")
    image[0, 1, :4] = -float("inf")
    image[0, 1, 6, 6] = float("inf")
    image[0, 0, 6:] = torch.tensor([0.0, -0.0]).repeat(8).reshape(2, 8)
    return image


MAX = {
    "max 1d": (ROW, with_indices(F.max_pool1d, 3, 2)),
    "max 2d": (IMAGE, with_indices(F.max_pool2d, 2)),
    "max 2d values": (IMAGE, lambda x: F.max_pool2d(x, 3)),
    "max 2d padding": (IMAGE, with_indices(F.max_pool2d, (3, 2), (2, 1), (1, 0))),
    "max 2d dilation": (IMAGE, with_indices(F.max_pool2d, 3, 1, 1, 2)),
    "max 2d ceil": (IMAGE, with_indices(F.max_pool2d, 3, 3, 1, ceil_mode=True)),
    "max 2d ceil, last window cut": (IMAGE, with_indices(F.max_pool2d, 2, 3, 1, ceil_mode=True)),
    "max 2d unbatched": (IMAGE[0], with_indices(F.max_pool2d, 3, 2)),
    "max 2d special": (special_image(), with_indices(F.max_pool2d, 2, 2)),
    "max 2d special padding": (special_image(), with_indices(F.max_pool2d, 3, 1, 1)),
    "max 2d no batch": (IMAGE[:0], with_indices(F.max_pool2d, 2)),
    "max 3d": (VOLUME, with_indices(F.max_pool3d, (2, 3, 2), 2, (1, 1, 0))),
    "max 3d unbatched": (VOLUME[0], with_indices(F.max_pool3d, 2, 1, dilation=2)),
    "adaptive max 1d": (ROW, with_indices(F.adaptive_max_pool1d, 4)),
    "adaptive max 2d": (IMAGE, with_indices(F.adaptive_max_pool2d, (4, 5))),
    "adaptive max 2d larger": (IMAGE, with_indices(F.adaptive_max_pool2d, (10, 3))),
    "adaptive max 3d": (VOLUME, with_indices(F.adaptive_max_pool3d, (4, 2, 3))),
}

AVERAGE = {
    "avg 1d": (ROW, lambda x: F.avg_pool1d(x, 3, 2, 1)),
    "avg 2d": (IMAGE, lambda x: F.avg_pool2d(x, 2)),
    "avg 2d padding": (IMAGE, lambda x: F.avg_pool2d(x, 3, 2, 1)),
    "avg 2d without padding": (
        IMAGE,
        lambda x: F.avg_pool2d(x, 3, 2, 1, count_include_pad=False),
    ),
    "avg 2d ceil": (IMAGE, lambda x: F.avg_pool2d(x, 3, 2, 1, ceil_mode=True)),
    "avg 2d ceil without padding": (
        IMAGE,
        lambda x: F.avg_pool2d(x, (4, 3), 3, 1, ceil_mode=True, count_include_pad=False),
    ),
    "avg 2d divisor": (IMAGE, lambda x: F.avg_pool2d(x, 3, 2, 1, divisor_override=-2)),
    "avg 2d unbatched": (IMAGE[0], lambda x: F.avg_pool2d(x, (1, 3), divisor_override=7)),
    "avg 2d special": (special_image(), lambda x: F.avg_pool2d(x, 2)),
    "avg 3d": (VOLUME, lambda x: F.avg_pool3d(x, 3, 2, 1)),
    "avg 3d divisor": (VOLUME, lambda x: F.avg_pool3d(x, (2, 3, 1), divisor_override=5)),
    "adaptive avg 1d": (ROW, lambda x: F.adaptive_avg_pool1d(x, 4)),
    "adaptive avg 2d": (IMAGE, lambda x: F.adaptive_avg_pool2d(x, (4, 5))),
    "adaptive avg 2d larger": (IMAGE, lambda x: F.adaptive_avg_pool2d(x, (10, 3))),
    "adaptive avg 2d one": (IMAGE, lambda x: F.adaptive_avg_pool2d(x, 1)),
    "adaptive avg 2d half": (IMAGE, lambda x: F.adaptive_avg_pool2d(x, (None, 4))),
    "adaptive avg 3d": (VOLUME, lambda x: F.adaptive_avg_pool3d(x, (4, 2, 3))),
}


def gradient_cases() -> list[Case]:
    def backward(op: Callable, *arguments) -> Callable:
        return lambda grad, x: op(grad, x, *arguments)

    def case(name: str, forward: Callable, function: Callable, x: torch.Tensor) -> Case:
        result = forward(x)
        values, *indices = result if isinstance(result, tuple) else (result,)
        inputs = (torch.randn_like(values), x, *indices)
        return Case(f"gradient {name}", function, inputs)

    def of_max(op: Callable, *arguments) -> Callable:
        return lambda grad, x, indices: op(grad, x, *arguments, indices)

    two, three = ([3, 2], [2, 1], [1, 1]), ([2, 3, 2], [2, 2, 1], [1, 1, 0])
    return [
        case(
            "max 2d",
            with_indices(F.max_pool2d, *two),
            of_max(aten.max_pool2d_with_indices_backward, *two, [1, 1], False),
            IMAGE,
        ),
        case(
            "max 3d",
            with_indices(F.max_pool3d, *three),
            of_max(aten.max_pool3d_with_indices_backward, *three, [1, 1, 1], False),
            VOLUME,
        ),
        case(
            "adaptive max 2d",
            with_indices(F.adaptive_max_pool2d, (10, 3)),
            of_max(aten.adaptive_max_pool2d_backward),
            IMAGE,
        ),
        case(
            "adaptive max 3d",
            with_indices(F.adaptive_max_pool3d, (4, 2, 3)),
            of_max(aten.adaptive_max_pool3d_backward),
            VOLUME[0],
        ),
        case(
            "avg 2d",
            lambda x: F.avg_pool2d(x, *two, ceil_mode=True, count_include_pad=False),
            backward(aten.avg_pool2d_backward, *two, True, False, None),
            IMAGE,
        ),
        case(
            "avg 2d divisor",
            lambda x: F.avg_pool2d(x, *two),
            backward(aten.avg_pool2d_backward, *two, False, True, 5),
            IMAGE[0],
        ),
        case(
            "avg 3d",
            lambda x: F.avg_pool3d(x, *three),
            backward(aten.avg_pool3d_backward, *three, False, True, None),
            VOLUME,
        ),
        case(
            "adaptive avg 2d",
            lambda x: F.adaptive_avg_pool2d(x, (4, 5)),
            backward(aten._adaptive_avg_pool2d_backward),
            IMAGE,
        ),
        case(
            "adaptive avg 3d",
            lambda x: F.adaptive_avg_pool3d(x, (4, 2, 3)),
            backward(aten._adaptive_avg_pool3d_backward),
            VOLUME,
        ),
    ]


def unpool_cases() -> list[Case]:
    values, indices = F.max_pool2d(IMAGE, 2, return_indices=True)
    values3, indices3 = F.max_pool3d(VOLUME, 2, return_indices=True)
    return [
        Case("unpool 2d", lambda x, i: F.max_unpool2d(x, i, 2), (values, indices)),
        Case(
            "unpool 2d size",
            lambda x, i: F.max_unpool2d(x, i, 2, output_size=(9, 8)),
            (values, indices),
        ),
        Case(
            "unpool 3d",
            lambda x, i: F.max_unpool3d(x, i, 2, output_size=(6, 7, 5)),
            (values3, indices3),
        ),
    ]


@batched()
def test_pooling() -> list[Case]:
    cases = [Case(name, function, (x,)) for name, (x, function) in (MAX | AVERAGE).items()]
    half = IMAGE.bfloat16()
    cases += [
        Case("max bfloat16", with_indices(F.max_pool2d, 2), (half,)),
        Case("avg bfloat16", lambda x: F.avg_pool2d(x, 3, 2, 1), (half,)),
        *gradient_cases(),
        *unpool_cases(),
    ]
    return cases


@pytest.mark.slow
def test_dynamic_sizes() -> None:
    def of_rows(function: Callable) -> Callable:
        """The first axis, which is the symbolic one, as the image's height."""
        return lambda x: function(x.permute(1, 2, 0, 3))

    functions = {
        "max": with_indices(F.max_pool2d, 3, 2, 1),
        "max ceil": with_indices(F.max_pool2d, 3, 2, 1, ceil_mode=True),
        "avg": lambda x: F.avg_pool2d(x, 3, 2, 1, count_include_pad=False),
        "adaptive avg": lambda x: F.adaptive_avg_pool2d(x, (4, 5)),
        "adaptive max": with_indices(F.adaptive_max_pool2d, (4, 5)),
        "flattened": lambda x: F.max_pool2d(x, 2).flatten(1),
    }
    image, rows = torch.randn(3, 2, 9, 8), torch.randn(9, 2, 3, 8)
    cases = [Case(f"batch {name}", function, (image,)) for name, function in functions.items()]
    cases += [Case(f"rows {name}", of_rows(f), (rows,)) for name, f in functions.items()]
    check_cases(cases, dynamic=True)


@pytest.mark.slow
def test_dtypes() -> None:
    cases = []
    for dtype in (torch.float64, torch.float16, torch.int64, torch.int32, torch.uint8):
        x = (torch.randn(2, 3, 7, 6) * 10).abs().to(dtype)
        cases.append(Case(f"max {dtype}", with_indices(F.max_pool2d, 3, 2, 1), (x,)))
        if dtype in (torch.float64, torch.float16, torch.int64):
            signed = x - 5
            cases.append(Case(f"avg {dtype}", lambda x: F.avg_pool2d(x, 3, 2, 1), (signed,)))
        if dtype.is_floating_point:
            adaptive = with_indices(F.adaptive_max_pool2d, (3, 4))
            cases.append(Case(f"adaptive max {dtype}", adaptive, (x,)))
            adaptive = lambda x: F.adaptive_avg_pool2d(x, (3, 4))  # noqa: E731
            cases.append(Case(f"adaptive avg {dtype}", adaptive, (x,)))
    check_cases(cases)


@pytest.mark.slow
def test_unpool_refuses_bad_indices() -> None:
    from torch_max_backend import max_backend

    compiled = torch.compile(lambda x, i: F.max_unpool2d(x, i, 2), backend=max_backend)
    values, indices = F.max_pool2d(IMAGE, 2, return_indices=True)
    indices[0, 0, 0, 0] = 1000
    with pytest.raises(RuntimeError, match="Found an invalid max index: 1000"):
        compiled(values, indices)
