# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What depends on no argument is computed by torch, once. torch runs the engine's part, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_engine import check_lowered, compiled, ops_of
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten
Programs = list[Program]
Function = Callable[..., Any]


def constants(program: Program) -> list[torch.Tensor]:
    return [a.constant for a in program.arguments if a.constant is not None]


def x44() -> torch.Tensor:
    return torch.arange(16.0).reshape(4, 4) - 5


def causal(x: torch.Tensor) -> torch.Tensor:
    positions = torch.arange(x.shape[-1])
    return positions[:, None] >= positions[None]


FOLDED: dict[str, tuple[Function, list[Any]]] = {
    "a mask": (lambda x: x.masked_fill(~causal(x), -1e9), [aten.masked_fill.Scalar]),
    "positions": (lambda x: x + torch.arange(4) * 2, [aten.add.Tensor]),
    "frequencies": (
        lambda x: x * (10000 ** (-torch.arange(0, 8, 2) / 8.0)).sin(),
        [aten.mul.Tensor],
    ),
    "a table": (lambda x: x + torch.tensor([3.0, 1.0, 2.0, 0.0]).sort()[0], [aten.add.Tensor]),
    "complex numbers": (
        lambda x: x * torch.polar(torch.ones(4), torch.arange(4.0)).real,
        [aten.mul.Tensor],
    ),
    "other types": (lambda x: x + torch.arange(4).to(torch.bfloat16).float(), [aten.add.Tensor]),
    "half a number": (
        lambda x: x.half() + torch.arange(4).half() / 2,
        [aten._to_copy.default, aten.add.Tensor],
    ),
    "booleans": (
        lambda x: x.bool() & (torch.arange(4) > 1),
        [aten._to_copy.default, aten.bitwise_and.Tensor],
    ),
    "nothing": (
        lambda x: torch.cat([x, torch.arange(4.0)[:0].reshape(0, 4) * 2]),
        [aten.cat.default],
    ),
}


@pytest.mark.parametrize("name", FOLDED)
def test_constants_are_computed_by_torch(name: str, programs: Programs) -> None:
    function, left = FOLDED[name]
    torch.testing.assert_close(compiled(function)(x44()), function(x44()))
    assert [op for op in ops_of(programs[0]) if op is not aten.full.default] == left
    check_lowered(programs)


def test_repeated_values_are_kept_once(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        rows = (torch.arange(100.0) * 2).expand(50, 100)
        ones = torch.ones(64, 64) * 3
        signs = torch.cat([torch.zeros(100), -torch.zeros(100)])
        return x.sum() + rows, x.sum() + ones, torch.copysign(x.sum(), signs)

    torch.testing.assert_close(compiled(function)(x44()), function(x44()))
    assert sorted(constant.numel() for constant in constants(programs[0])) == [100, 200]
    check_lowered(programs)


def test_small_constants_are_literals(programs: Programs) -> None:
    compiled(lambda x: x + torch.arange(4) * 2)(x44())
    assert constants(programs[0]) == []


def test_what_depends_on_symbolic_sizes_is_left(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        return x + torch.arange(x.shape[0])[:, None] + torch.arange(4) * 2

    fast = compiled(function, dynamic=True)
    for rows in (3, 5):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(fast(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_random_numbers_are_drawn_by_each_call(programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.bernoulli(torch.full((4, 4), 0.5)) + torch.rand(4)

    fast = compiled(function)
    for seed in (1, 2):
        torch.manual_seed(seed)
        expected = function(x44())
        torch.manual_seed(seed)
        torch.testing.assert_close(fast(x44()), expected)


RETURNED: dict[str, Function] = {
    "computed": lambda x: (x + 1, torch.arange(12) * 2),
    "read and returned": lambda x: (lambda m: (x + m, m))(torch.arange(4) * 2),
    "of one number": lambda x: (x + 1, torch.ones(3, 4) * 2),
    "no elements": lambda x: (x + 1, torch.arange(4)[:0] * 2),
    "views": lambda x: (lambda m: (m, m[1:], m.view(3, 4).t(), x + m[0]))(torch.arange(12) * 2),
    "views alone": lambda x: (lambda m: (m[1:], m[:5]))(torch.arange(12) * 2),
    "parts": lambda x: (torch.arange(12) * 2).split(4),
    "an expansion": lambda x: (torch.arange(3) * 2).expand(4, 3),
    "a copy": lambda x: (lambda m: (m, m.clone()))(torch.arange(12) * 2),
    "strides": lambda x: (torch.arange(12).view(3, 4).t() * 2, torch.ones(3, 4).t() * 2),
    "of the program": lambda x: (torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0]) * x.sum()),
    "written": lambda x: (torch.arange(12) * 2).index_fill_(0, torch.tensor([1]), 7),
}


@pytest.mark.parametrize("name", RETURNED)
def test_returned_constants_are_new_in_each_call(name: str, programs: Programs) -> None:
    function = RETURNED[name]
    fast = compiled(function)
    for _ in range(2):
        expected, result = function(x44()), fast(x44())
        torch.testing.assert_close(result, expected, check_stride=True)
        for tensors in (expected, result):
            first = tensors[0] if isinstance(tensors, (tuple, list)) else tensors
            first[tuple(slice(None) if s else slice(1) for s in first.stride())] = 1
        # What shares memory with the first one has changed with it, and nothing else.
        torch.testing.assert_close(result, expected)


def test_an_argument_that_becomes_a_constant(programs: Programs) -> None:
    fast = compiled(lambda x: x.copy_(torch.arange(4) * 2))
    for _ in range(2):
        x = x44()
        fast(x).add_(1)
        torch.testing.assert_close(x, (torch.arange(4.0) * 2 + 1).expand(4, 4))


def test_constants_kept_for_the_backward_graph(programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return (x.masked_fill(~causal(x), -1e9).softmax(-1) * torch.arange(4.0).exp()).sum()

    fast, x = compiled(function), x44().requires_grad_()
    for _ in range(2):
        expected = torch.autograd.grad(function(x), x)
        torch.testing.assert_close(torch.autograd.grad(fast(x), x), expected)


def test_the_callers_modes_do_not_matter(programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.arange(9.0).view(3, 3) @ torch.full((3, 1), 1.001)

    expected = function(torch.ones(3))
    with torch.inference_mode():
        torch.testing.assert_close(compiled(function)(torch.ones(3)), expected)
    assert not any(
        constant.is_inference() for program in programs for constant in constants(program)
    )
