# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are known only when a graph is called. torch runs the engine's part in most tests,
and every graph has to lower."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch_engine import lower
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]
Function = Callable[..., Any]

OF_SIZES: dict[str, Function] = {
    "quotient by a size": lambda x: x / x.shape[0],
    "product with a size": lambda x: x * x.shape[0],
    "comparison with a size": lambda x: x == x.shape[0],
    "power of a size": lambda x: x ** x.shape[0],
    "root of a size": lambda x: x * math.sqrt(x.shape[0]),
    "quotient of sizes": lambda x: x * (x.shape[0] / 3),
    "truth of a comparison": lambda x: x * (x.shape[0] > 4),
    "a size squared": lambda x: x + (x.shape[0] * 4 + x.shape[0] ** 2),
    "a tensor of a size": lambda x: x + torch.tensor(x.shape[0]),
    "limit": lambda x: x.clamp(max=x.shape[0]),
    "limit that is a float": lambda x: x.clamp(max=x.shape[0] * 0.1),
    "two limits": lambda x: x.clamp(min=-x.shape[0] * 0.1, max=0.3),
    "limits by a size and by a float": lambda x: x.clamp(-x.shape[0], x.shape[0] * 0.1),
    "limits of integers": lambda x: torch.arange(x.numel()).clamp(1, x.shape[0] * 0.5),
    "choice": lambda x: torch.where(x > 0, x, x.shape[0]),
    "full of a size": lambda x: torch.full((x.shape[0],), x.shape[0]),
    "full of a float": lambda x: torch.full((x.shape[0], 3), x.shape[0] * 0.5),
    "like, full of a float": lambda x: torch.full_like(x, x.shape[0] / 2),
    "new, full of a float": lambda x: x.new_full((2, x.shape[0]), x.shape[0] / 2),
    "new bools": lambda x: x.new_full((2,), x.shape[0] / 2, dtype=torch.bool),
    "part": lambda x: x[: x.shape[0] // 2],
    "part of an integer product": lambda x: x[: int(x.shape[0] * 0.5)],
    "largest": lambda x: x.reshape(-1)[: max(x.shape[0], 5)] + 1,
    "remainder": lambda x: x.reshape(-1)[: x.shape[0] % 3 + 1] * 2,
    "range of a size that no tensor has": lambda x: torch.arange(0, x.shape[0] * 2, 2),
    "triangle": lambda x: torch.ones(x.shape[0], x.shape[0]).tril(),
    "select": lambda x: x[x.shape[0] - 1] * 2,
    "variance": lambda x: x.var(0),
    "interpolation": lambda x: F.interpolate(x[None, None], scale_factor=2.0),
}


def check(function: Function, programs: Programs, *calls: tuple[Any, ...]) -> None:
    compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
    for arguments in calls:
        torch.testing.assert_close(compiled(*arguments), function(*arguments))
    for program in programs:
        assert not lower(program).problems


@pytest.mark.parametrize("name", OF_SIZES)
def test_numbers_of_sizes(name: str, programs: Programs) -> None:
    check(OF_SIZES[name], programs, (torch.randn(6, 4),), (torch.randn(9, 4),))


OF_ARGUMENTS: dict[str, tuple[Function, tuple[Any, Any]]] = {
    "product with an integer": (lambda x, n: x * n, (7, -3)),
    "product with a float": (lambda x, n: x * n, (0.3, -1.5)),
    "power of a float": (lambda x, n: x.abs() ** n, (0.3, 1.5)),
    "part": (lambda x, n: x[:n] * 2, (3, 4)),
    "a range": (lambda x, n: torch.arange(n) + 1, (3, 5)),
    "zeros and a product": (lambda x, n: torch.zeros(n, 2) + x.sum() * n, (3, 5)),
    "integers and a float": (lambda x, n: x.long() * (n / 2), (3, 5)),
    "bf16": (lambda x, n: x.bfloat16() + n, (3, 5)),
}


@pytest.mark.parametrize("name", OF_ARGUMENTS)
def test_numbers_as_arguments(name: str, programs: Programs) -> None:
    function, (first, second) = OF_ARGUMENTS[name]
    x = torch.randn(6, 4)
    check(function, programs, (x, first), (x, second))


def test_on_the_engine() -> None:
    def function(x: torch.Tensor, n: int) -> Any:
        return x * n, torch.zeros(n, 2) + 1, x * (x.shape[0] / 3), torch.arange(x.shape[0] * n)

    compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
    for rows, n in ((4, 3), (5, 6)):
        x = torch.randn(rows, 3)
        torch.testing.assert_close(compiled(x, n), function(x, n))


def test_assertions(programs: Programs) -> None:
    """They are made after the run, before arguments change."""

    def function(x: torch.Tensor) -> torch.Tensor:
        torch._assert_async((x > 0).all(), "too small")
        return x.mul_(2) + 1

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(torch.ones(3)), torch.full((3,), 3.0))
    negative = torch.tensor([1.0, -1.0, 1.0])
    with pytest.raises(RuntimeError, match="too small"):
        compiled(negative)
    assert negative.tolist() == [1, -1, 1]
    assert lower(programs[0]).problems == []
