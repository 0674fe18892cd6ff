# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Padding, by constants and by the tensor's own elements, and its gradients."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases

aten = torch.ops.aten

NAN, INF = float("nan"), float("inf")


def padded(
    *paddings: int, mode: str = "constant", value: float | None = None
) -> Callable[[torch.Tensor], torch.Tensor]:
    return lambda x: F.pad(x, paddings, mode=mode, value=value)


CONSTANT = {
    "last axis": padded(1, 2),
    "two axes": padded(1, 2, 3, 0, value=2.5),
    "all axes": padded(1, 0, 0, 1, 2, 2, value=-1.0),
    "first axis": padded(0, 0, 0, 0, 1, 2, value=NAN),
    "crop": padded(-1, -2),
    "crop and grow": padded(2, -1, -1, 3, value=INF),
    "crop all": padded(-2, -2),
    "nothing": lambda x: F.pad(x, (0, 0)) + 1,
    "negative zero": padded(1, 1, value=-0.0),
}
OWN = {
    "reflect 1d": padded(3, 2, mode="reflect"),
    "reflect 2d": padded(3, 2, 1, 2, mode="reflect"),
    "reflect 1d one side": padded(0, 3, mode="reflect"),
    "replicate 1d": padded(5, 6, mode="replicate"),
    "replicate 2d": padded(5, 0, 1, 6, mode="replicate"),
    "circular 1d": padded(4, 3, mode="circular"),
    "circular 2d": padded(1, 2, 3, 1, mode="circular"),
}
OWN_3D = {
    "reflect 3d": padded(3, 2, 1, 2, 1, 0, mode="reflect"),
    "replicate 3d": padded(3, 2, 1, 4, 3, 0, mode="replicate"),
    "circular 3d": padded(3, 2, 1, 2, 1, 0, mode="circular"),
}


def gradients(x: torch.Tensor) -> list[Case]:
    """The gradients of pads that repeat elements."""
    ops = {
        "reflection_pad1d": (aten.reflection_pad1d, x[0], [3, 2]),
        "reflection_pad2d": (aten.reflection_pad2d, x, [3, 2, 1, 2]),
        "reflection_pad3d": (aten.reflection_pad3d, x[None], [3, 2, 1, 2, 1, 0]),
        "replication_pad1d": (aten.replication_pad1d, x[0], [5, 1]),
        "replication_pad2d": (aten.replication_pad2d, x, [5, 1, 0, 4]),
        "replication_pad3d": (aten.replication_pad3d, x[None], [5, 1, 0, 4, 2, 1]),
    }
    cases = []
    for name, (op, source, paddings) in ops.items():
        backward = getattr(aten, f"{name}_backward")
        gradient = torch.randn(op(source, paddings).shape).to(x.dtype)
        cases.append(
            Case(
                f"{name} backward {x.dtype}",
                lambda g, s, backward=backward, paddings=paddings: backward(g, s, paddings),
                (gradient, source),
            )
        )
    return cases


@batched()
def test_padding() -> list[Case]:
    x = torch.randn(2, 3, 4)
    x[0, 0, 0], x[1, 2, 3], x[0, 1, 1] = NAN, -INF, -0.0
    image = torch.randn(2, 3, 4, 5)
    cases = [Case(f"constant {name}", f, (x,)) for name, f in CONSTANT.items()]
    cases += [Case(name, f, (x if "1d" in name else image,)) for name, f in OWN.items()]
    cases += [Case(name, f, (image[None],)) for name, f in OWN_3D.items()]
    cases += [
        Case("empty", padded(1, 1, value=3.0), (torch.empty(2, 0),)),
        Case("stays empty", padded(1, 1), (torch.empty(0, 2),)),
        Case("integers", padded(1, -1, 2, 0, value=7), (torch.arange(12).reshape(3, 4),)),
        *gradients(image),
    ]
    return cases


@pytest.mark.slow
def test_padding_of_dynamic_size() -> None:
    x = torch.randn(6, 4, 5)
    functions = {
        "constant": padded(1, 2, 1, 1, 2, -1, value=1.5),
        "reflect": padded(1, 2, mode="reflect"),
        "reflect dynamic": lambda x: aten.reflection_pad2d(x.permute(1, 2, 0), [2, 1, 1, 1]),
        "replicate": padded(1, 2, mode="replicate"),
        "circular": padded(1, 2, mode="circular"),
        "roll": lambda x: x.roll((5, -3), (0, 1)),
    }
    check_cases([Case(name, f, (x,)) for name, f in functions.items()], dynamic=True)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_padding_of_floats(dtype: torch.dtype) -> None:
    image = torch.randn(2, 3, 4, 5).to(dtype)
    cases = [Case(name, f, (image[0],)) for name, f in CONSTANT.items()]
    cases += [Case(name, f, (image[0] if "1d" in name else image,)) for name, f in OWN.items()]
    check_cases([*cases, *gradients(image)])


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.uint8, torch.bool])
def test_padding_of_integers(dtype: torch.dtype) -> None:
    x = torch.randint(0, 2, (2, 3, 4)).to(dtype)
    functions = {
        "constant": padded(1, 2, -1, 2),
        "value": padded(1, 2, -1, 2, value=1),
        "roll": lambda x: x.roll(1, 0),
    }
    if dtype == torch.int64:
        functions |= {"reflect": padded(1, 2, mode="reflect")}
    check_cases([Case(name, f, (x,)) for name, f in functions.items()])
