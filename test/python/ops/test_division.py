# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Quotients, remainders and common divisors."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from batching import Case, batched, check_cases
from torch_max_backend import max_backend

NAN, INF = math.nan, math.inf

ROUNDED: dict[str, Callable[..., torch.Tensor]] = {
    "floor": lambda x, y: torch.div(x, y, rounding_mode="floor"),
    "trunc": lambda x, y: torch.div(x, y, rounding_mode="trunc"),
    "floor_divide": torch.floor_divide,
    "remainder": torch.remainder,
    "fmod": torch.fmod,
}


def _pairs_of_floats(dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    numbers = [0.0, -0.0, 1.0, -1.0, 0.1, -0.3, 7.0, -7.5, 1e6, INF, -INF, NAN]
    x, y = torch.meshgrid(torch.tensor(numbers), torch.tensor(numbers), indexing="ij")
    return x.flatten().to(dtype), y.flatten().to(dtype)


def _pairs_of_integers(dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    info = torch.iinfo(dtype)
    numbers = [1, 2, 3, 7, 8, 100, info.max, info.max - 1]
    numbers += [-1, -2, -3, -7, -100, info.min + 1] if dtype.is_signed else []
    x, y = torch.meshgrid(torch.tensor([0, *numbers]), torch.tensor(numbers), indexing="ij")
    return x.flatten().to(dtype), y.flatten().to(dtype)


@pytest.mark.slow
def test_floats() -> None:
    x, y = _pairs_of_floats(torch.float32)
    # 1 / -0.0 tells zeros apart.
    cases = [
        Case(name, lambda x, y, f=f: (f(x, y), 1 / f(x, y)), (x, y))
        for name, f in ROUNDED.items()
        if name != "floor_divide"
    ]
    cases += [Case(f"{name} number", lambda x, f=f: f(x, 0.3), (x,)) for name, f in ROUNDED.items()]
    cases += [
        Case("true", torch.div, (x, y)),
        Case("mode none", lambda x, y: torch.div(x, y, rounding_mode=None), (x, y)),
        Case("remainder of number", lambda x: torch.remainder(5, x), (x,)),
        Case("large fmod", torch.fmod, (torch.tensor([1e30, 3e7]), torch.tensor([0.7, 3.0]))),
        Case("broadcast", lambda x, y: x[:, None] % y, (x[:8], y[:8])),
        Case("rank 0", lambda x, y: x // y, (torch.tensor(7.5), torch.tensor(-2.0))),
        Case("empty", lambda x: x % 2, (torch.empty(0, 3),)),
    ]
    check_cases(cases)


@batched()
def test_integers() -> list[Case]:
    x, y = _pairs_of_integers(torch.int64)
    b = x > 2
    cases = [Case(name, f, (x, y)) for name, f in ROUNDED.items()]
    cases += [Case(f"{name} number", lambda x, f=f: f(x, -3), (x,)) for name, f in ROUNDED.items()]
    cases += [
        Case("true", torch.div, (x, y)),
        Case("true by number", lambda x: x / 3, (x,)),
        Case("by float", lambda x: x // 2.5, (x,)),
        Case("number by", lambda x: 100 // x, (y,)),
        Case("float by", lambda x: 7.5 // x, (y,)),
        Case("number remainder", lambda x: torch.remainder(100, x), (y,)),
        Case("gcd", torch.gcd, (x, y)),
        Case("gcd with zeros", torch.gcd, (y, y * 0)),
        Case("lcm", torch.lcm, (x[:40], y[:40])),
        Case("bool by number", lambda x: x // 2, (b,)),
        Case("none by zero", lambda x, y: x // y, (x[:0, None].repeat(1, 2), y[:2] * 0)),
        Case("bool true", lambda x, y: x / y, (b, b)),
    ]
    return cases


@pytest.mark.slow
def test_dynamic() -> None:
    x, y = torch.randn(5, 3), torch.randn(5, 3)
    i, j = torch.arange(-7, 8).reshape(5, 3), torch.arange(1, 16).reshape(5, 3)
    cases = [
        Case("floor", lambda x, y: torch.div(x, y, rounding_mode="floor"), (x, y)),
        Case("remainder", lambda x, y: x % y, (i, j)),
        Case("floor_divide", lambda x, y: x // y, (i, j)),
        Case("by a size", lambda x: x % x.shape[0], (i,)),
        Case("lcm", torch.lcm, (i, j)),
    ]
    check_cases(cases, dynamic=True)


def test_division_by_zero() -> None:
    """Integers raise as in eager, and the smallest one by -1 does not end the process."""
    divide = torch.compile(lambda x, y: (x // y, x % y), backend=max_backend)
    x, y = torch.tensor([-7, 5]), torch.tensor([2, 3])
    torch.testing.assert_close(divide(x, y), (x // y, x % y))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        divide(x, torch.tensor([1, 0]))
    quotient, remainder = divide(torch.tensor([-(2**63), 1]), torch.tensor([-1, 1]))
    assert quotient.tolist() == [-(2**63), 1]
    assert remainder.tolist() == [0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16, torch.float16])
def test_other_floats(dtype: torch.dtype) -> None:
    x, y = _pairs_of_floats(dtype)
    cases = [Case(name, f, (x, y)) for name, f in ROUNDED.items()]
    cases += [Case(f"{name} number", lambda x, f=f: f(x, 0.3), (x,)) for name, f in ROUNDED.items()]
    cases += [
        Case(f"{name} by rank 0", f, (x, torch.tensor(0.1, dtype=dtype)))
        for name, f in ROUNDED.items()
    ]
    cases += [Case("true", torch.div, (x, y)), Case("true number", lambda x: x / 0.3, (x,))]
    check_cases(cases)


@pytest.mark.slow
def test_other_integers() -> None:
    cases = []
    for dtype in (torch.int8, torch.int16, torch.int32, torch.uint8):
        x, y = _pairs_of_integers(dtype)
        cases += [Case(f"{dtype} {name}", f, (x, y)) for name, f in ROUNDED.items()]
        cases.append(Case(f"{dtype} gcd", torch.gcd, (x, y)))
        cases.append(Case(f"{dtype} lcm", torch.lcm, (x[:30], y[:30])))
        cases.append(Case(f"{dtype} true", torch.div, (x, y)))
    check_cases(cases)
