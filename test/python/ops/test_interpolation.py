# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of another size, samples at any position, and their gradients."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases

aten = torch.ops.aten


def resized(**options: Any) -> Callable[[torch.Tensor], torch.Tensor]:
    return lambda x: F.interpolate(x, **options)


NEAREST = {
    "nearest 2d twice": resized(scale_factor=2),
    "nearest 2d size": resized(size=(7, 3)),
    "nearest 2d factor": resized(scale_factor=(1.7, 0.6)),
    "nearest 2d factor of no size": resized(scale_factor=1.05),
    "nearest-exact 2d": resized(scale_factor=1.5, mode="nearest-exact"),
    "nearest-exact 2d size": resized(size=(3, 11), mode="nearest-exact"),
    "nearest 1d": lambda x: F.interpolate(x[0], scale_factor=1.3),
    "nearest-exact 1d": lambda x: F.interpolate(x[0], size=4, mode="nearest-exact"),
    "nearest 3d": lambda x: F.interpolate(x[None], size=(4, 3, 9)),
    "nearest-exact 3d": lambda x: F.interpolate(x[None], size=(2, 3, 9), mode="nearest-exact"),
}
FLOAT = {
    "linear": lambda x: F.interpolate(x[0], scale_factor=2.5, mode="linear"),
    "linear align": lambda x: F.interpolate(x[0], size=9, mode="linear", align_corners=True),
    "bilinear": resized(scale_factor=2, mode="bilinear"),
    "bilinear smaller": resized(size=(2, 4), mode="bilinear"),
    "bilinear factor": resized(scale_factor=1.7, mode="bilinear"),
    "bilinear recomputed": resized(scale_factor=1.7, mode="bilinear", recompute_scale_factor=True),
    "bilinear align": resized(size=(7, 9), mode="bilinear", align_corners=True),
    "bilinear one axis": resized(size=(5, 9), mode="bilinear"),
    "bilinear to one": resized(size=(1, 1), mode="bilinear", align_corners=True),
    "trilinear": lambda x: F.interpolate(x[None], scale_factor=2, mode="trilinear"),
    "trilinear align": lambda x: F.interpolate(
        x[None], size=(2, 7, 5), mode="trilinear", align_corners=True
    ),
    "bicubic": resized(scale_factor=2, mode="bicubic"),
    "bicubic smaller": resized(size=(3, 4), mode="bicubic"),
    "bicubic align": resized(size=(9, 8), mode="bicubic", align_corners=True),
    "bilinear antialias": resized(size=(2, 3), mode="bilinear", antialias=True),
    "bilinear antialias larger": resized(scale_factor=1.6, mode="bilinear", antialias=True),
    "bicubic antialias": resized(size=(3, 2), mode="bicubic", antialias=True),
    "bicubic antialias align": resized(
        size=(3, 9), mode="bicubic", antialias=True, align_corners=True
    ),
}


def image() -> torch.Tensor:
    return torch.randn(2, 3, 5, 6)


def gradients(dtype: torch.dtype = torch.float32) -> Iterator[Case]:
    """Each case: the output's size, the input's, and what stands between it and the factors."""
    cases: dict[str, tuple[Any, list[int], list[int], list[Any]]] = {
        "nearest1d": (aten.upsample_nearest1d_backward, [7], [2, 3, 4], [1.8]),
        "nearest2d": (aten.upsample_nearest2d_backward, [7, 3], [2, 3, 4, 5], [None, None]),
        "nearest2d same": (aten.upsample_nearest2d_backward, [4, 10], [2, 3, 4, 5], [1.1, 2.1]),
        "nearest3d": (aten.upsample_nearest3d_backward, [3, 7, 3], [2, 3, 2, 4, 5], [None] * 3),
        "linear1d": (aten.upsample_linear1d_backward, [7], [2, 3, 4], [False, 1.8]),
        "bilinear2d": (
            aten.upsample_bilinear2d_backward,
            [7, 3],
            [2, 3, 4, 5],
            [False, None, None],
        ),
        "bilinear2d align": (
            aten.upsample_bilinear2d_backward,
            [8, 10],
            [2, 3, 4, 5],
            [True, 2.0, 2.0],
        ),
        "trilinear3d": (
            aten.upsample_trilinear3d_backward,
            [3, 7, 5],
            [2, 3, 2, 4, 5],
            [False, *[None] * 3],
        ),
        "bicubic2d": (aten.upsample_bicubic2d_backward, [7, 3], [2, 3, 4, 5], [False, None, None]),
        "bicubic2d same": (
            aten.upsample_bicubic2d_backward,
            [4, 5],
            [2, 3, 4, 5],
            [True, 1.1, 1.1],
        ),
    }
    for name, (op, output, sizes, rest) in cases.items():
        gradient = torch.randn(*sizes[:2], *output).to(dtype)
        yield Case(
            f"{name} backward",
            lambda g, op=op, output=output, sizes=sizes, rest=rest: op(g, output, sizes, *rest),
            (gradient,),
        )


def samplings(dtype: torch.dtype, axes: int) -> Iterator[Case]:
    sizes = (5, 6) if axes == 2 else (3, 4, 5)
    x = torch.randn(2, 3, *sizes).to(dtype)
    # From well outside to the edges to the middle.
    grid = (torch.rand(2, *([4] * axes), axes) * 4 - 2).to(dtype)
    grid.flatten()[:6] = torch.tensor([-1.0, 1.0, 0.0, -1.0, 1.0, 0.0])
    modes = ("bilinear", "nearest", "bicubic") if axes == 2 else ("bilinear", "nearest")
    for mode, padding, align in itertools.product(
        modes, ("zeros", "border", "reflection"), (False, True)
    ):
        yield Case(
            f"{mode} {padding} {align} {axes}d",
            lambda x, g, m=mode, p=padding, a=align: F.grid_sample(x, g, m, p, a),
            (x, grid),
            1e-4 if dtype == torch.float32 else None,
        )


def sampling_gradients(x: torch.Tensor, grid: torch.Tensor) -> Iterator[Case]:
    gradient = torch.randn(x.shape[0], x.shape[1], *grid.shape[1:3])
    for mode, padding, align in itertools.product(range(3), range(3), (False, True)):
        for result, name in enumerate(("image", "grid")):
            yield Case(
                f"gradient of {name}: {mode} {padding} {align}",
                lambda g, x, grid, m=mode, p=padding, a=align, r=result: (
                    aten.grid_sampler_2d_backward(g, x, grid, m, p, a, [True, True])[r]
                ),
                (gradient, x, grid),
                1e-4,
            )


@batched()
def test_interpolation() -> list[Case]:
    x = image()
    cases = [Case(name, f, (x,)) for name, f in NEAREST.items()]
    cases += [Case(name, f, (x,), 1e-5) for name, f in FLOAT.items()]
    x = image()
    x[0, 0, 2, 2], x[1, 1, 0, 0] = float("nan"), float("inf")
    names = ("bilinear", "bicubic smaller", "bilinear antialias")
    cases += [Case(f"{name} of NaN", FLOAT[name], (x,), 1e-5) for name in names]
    cases += [
        Case("affine_grid", lambda t: F.affine_grid(t, (2, 3, 4, 5)), (torch.randn(2, 2, 3),))
    ]
    return [*cases, *gradients()]


@pytest.mark.slow
def test_grid_sample() -> None:
    x = torch.randn(2, 3, 5, 6)
    lost = torch.tensor([[float("nan"), 0.0], [float("inf"), 0.2], [0.1, 1e12]]).expand(2, 1, 3, 2)
    cases = [*samplings(torch.float32, 2), *samplings(torch.float32, 3)]
    cases += [
        Case(
            f"{mode} {padding} nowhere",
            lambda x, g, m=mode, p=padding: F.grid_sample(x, g, m, p, False),
            (x, lost.contiguous()),
        )
        for mode in ("bilinear", "nearest")
        for padding in ("zeros", "border")
    ]
    cases += sampling_gradients(x, torch.rand(2, 4, 3, 2) * 3 - 1.5)
    check_cases(cases)


@pytest.mark.slow
def test_interpolation_of_dynamic_size() -> None:
    functions = {
        "nearest": resized(scale_factor=2),
        "nearest dynamic": lambda x: F.interpolate(x.transpose(0, 2), size=(7, 8)),
        "nearest twice dynamic": lambda x: F.interpolate(
            x.transpose(0, 2), size=(x.shape[0] * 2, 8)
        ),
        "bilinear": resized(size=(7, 9), mode="bilinear"),
        "bilinear dynamic": lambda x: F.interpolate(
            x.transpose(0, 3), size=(7, x.shape[0] * 3), mode="bilinear"
        ),
        "grid_sample": lambda x: F.grid_sample(x, x[:, :2].permute(0, 2, 3, 1), align_corners=True),
    }
    x = torch.randn(4, 3, 5, 6)
    check_cases([Case(name, f, (x,), 1e-4) for name, f in functions.items()], dynamic=True)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_interpolation_of_dtype(dtype: torch.dtype) -> None:
    x = image().to(dtype)
    functions = NEAREST | FLOAT
    if dtype != torch.float64:
        functions = {name: f for name, f in functions.items() if "antialias" not in name}
    cases = [Case(name, f, (x,)) for name, f in functions.items()]
    cases += gradients(dtype)
    if dtype == torch.float64:
        cases += [*samplings(dtype, 2), *samplings(dtype, 3)]
    check_cases(cases)


@pytest.mark.slow
def test_nearest_of_bytes() -> None:
    x = torch.randint(0, 256, (2, 3, 5, 6)).to(torch.uint8)
    check_cases([Case(name, f, (x,)) for name, f in NEAREST.items()])
