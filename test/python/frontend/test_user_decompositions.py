# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decompositions that users register."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor
from torch_engine import check_lowered, compiled, ops_of
from torch_max_backend import (
    MaxCompilerError,
    register_decomposition,
    unregister_decomposition,
)
from torch_max_backend.decompositions import of_users
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten


@pytest.fixture(autouse=True)
def _unregister() -> Iterator[None]:
    yield
    for op in list(of_users._registered):
        unregister_decomposition(op)


def tanh_by_exp(x: Tensor) -> Tensor:
    return 1 - 2 / ((2 * x).exp() + 1)


def line_of(function: Callable[..., Any]) -> str:
    return f"{__file__}:{function.__code__.co_firstlineno}:"


def test_it_wins_over_a_lowering(programs: list[Program]) -> None:
    assert register_decomposition(aten.tanh.default, tanh_by_exp) is tanh_by_exp
    x = torch.randn(3, 4)
    torch.testing.assert_close(compiled(torch.tanh)(x), torch.tanh(x))
    assert aten.exp.default in ops_of(programs[0])
    assert aten.tanh.default not in ops_of(programs[0])
    check_lowered(programs)


def test_removal_brings_the_built_in_back(programs: list[Program]) -> None:
    register_decomposition(aten.tanh, tanh_by_exp)
    unregister_decomposition(aten.tanh)
    compiled(torch.tanh)(torch.randn(3))
    assert ops_of(programs[0]) == [aten.tanh.default]
    with pytest.raises(KeyError, match=r"aten.tanh has no registered .* one: none"):
        unregister_decomposition(aten.tanh)


def test_it_wins_over_a_built_in_decomposition(programs: list[Program]) -> None:
    calls = []

    @register_decomposition(aten.hardtanh)
    def hardtanh(x: Tensor, low: float = -1, high: float = 1) -> Tensor:
        calls.append((low, high))
        return torch.minimum(torch.maximum(x, torch.full_like(x, low)), torch.full_like(x, high))

    x = torch.randn(3, 4)
    hard = functools.partial(torch.nn.functional.hardtanh, min_val=-0.5)
    assert torch.equal(compiled(lambda x: hard(x))(x), hard(x))
    assert calls == [(-0.5, 1.0)]
    assert aten.minimum.default in ops_of(programs[0])


def test_an_overload_weighs_more_than_the_op(programs: list[Program]) -> None:
    seen = []

    def of(name: str) -> Callable[..., Any]:
        def function(x: Tensor, other: Any, alpha: Any = 1) -> Tensor:
            seen.append(name)
            return x - -other * alpha

        return function

    register_decomposition(aten.add.Tensor, of("overload"))
    register_decomposition(aten.add, of("op"))
    x = torch.randn(3)
    result = compiled(lambda x: torch.add(x, x, alpha=2) + aten.add.Scalar(x, 3))(x)
    torch.testing.assert_close(result, 4 * x + 3)
    assert sorted(seen) == ["op", "overload", "overload"]


def test_an_op_that_torch_takes_apart(programs: list[Program]) -> None:
    """torch makes other ops of `linear` before a table of decompositions is asked."""

    @register_decomposition(aten.linear)
    def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
        result = (x.unsqueeze(-2) * weight).sum(-1)
        return result if bias is None else result + bias

    x = torch.randn(3, 4, requires_grad=True)
    model = torch.nn.Linear(4, 5)
    result, expected = compiled(lambda x: model(x))(x), model(x)
    torch.testing.assert_close(result, expected)
    for one, other in zip(
        torch.autograd.grad(result.sum(), [x, *model.parameters()]),
        torch.autograd.grad(expected.sum(), [x, *model.parameters()]),
        strict=True,
    ):
        torch.testing.assert_close(one, other)
    assert aten.addmm.default not in [op for program in programs for op in ops_of(program)]


@pytest.mark.parametrize("op", [aten.tanh, aten.linear, aten.hardtanh, aten.softshrink])
def test_the_op_itself_is_the_built_in_one(op: Any, programs: list[Program]) -> None:
    register_decomposition(op, lambda *args: op(*args) * 2)
    x = torch.randn(3, 3)
    args = (x,) * (2 if op is aten.linear else 1)
    torch.testing.assert_close(compiled(lambda *args: op(*args))(*args), op(*args) * 2)
    check_lowered(programs)


def test_gradients_and_dynamic_sizes(programs: list[Program]) -> None:
    register_decomposition(aten.tanh, tanh_by_exp)
    function = compiled(lambda x: torch.tanh(x) * 2, dynamic=True)
    for size in (3, 7):
        x = torch.randn(size, 4, requires_grad=True)
        result = function(x)
        torch.testing.assert_close(result, torch.tanh(x) * 2)
        (ours,) = torch.autograd.grad(result.sum(), x)
        (theirs,) = torch.autograd.grad((torch.tanh(x) * 2).sum(), x)
        torch.testing.assert_close(ours, theirs)
    assert len(programs) == 2


def test_several_results(programs: list[Program]) -> None:
    @register_decomposition(aten.aminmax)
    def aminmax(x: Tensor, *, dim: int | None = None, keepdim: bool = False) -> Any:
        assert dim is not None
        return x.amin(dim, keepdim), x.amax(dim, keepdim)

    x = torch.randn(3, 4)
    assert torch.equal(
        torch.stack(compiled(lambda x: torch.aminmax(x, dim=1))(x)),
        torch.stack(torch.aminmax(x, dim=1)),
    )


def test_sizes_that_depend_on_data(programs: list[Program]) -> None:
    """The op's result is unknown, so only what is known of it is compared."""
    register_decomposition(aten.nonzero, lambda x: torch.ops.aten.nonzero(x) + 0)
    x = torch.tensor([0, 1, 2])
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        assert compiled(lambda x: torch.nonzero(x) * 2)(x).tolist() == [[2], [4]]


def test_an_op_of_a_library(programs: list[Program]) -> None:
    with torch.library._scoped_library("decompositions_test", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x * 2, "CPU")
        library.impl("twice", torch.empty_like, "Meta")
        op = torch.ops.decompositions_test.twice
        register_decomposition(op, lambda x: x + x)
        assert compiled(lambda x: op(x) + 1)(torch.ones(3)).tolist() == [3, 3, 3]
        check_lowered(programs)
        unregister_decomposition(op)


def wrong_dtype(x: Tensor) -> Tensor:
    return x.double()


def wrong_shape(x: Tensor) -> Tensor:
    return x[:1]


def two_results(x: Tensor) -> Any:
    return x, x


def a_number(x: Tensor) -> Any:
    return 3


def raises(x: Tensor) -> Tensor:
    raise KeyError("lost")


def too_few() -> Any:
    return None


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("op", [aten.tanh, aten.square])
@pytest.mark.parametrize(
    ("function", "reason"),
    [
        (wrong_dtype, "its result is of dtype torch.float64, and the op's of torch.float32"),
        (wrong_shape, "its result is of shape [1, "),
        (two_results, "it returns 2 results, and the op 1"),
        (a_number, "its result is of type int, and the op's is a tensor"),
        (raises, f"it raises KeyError, in line {raises.__code__.co_firstlineno + 1}: 'lost'"),
        (too_few, "it raises TypeError: too_few() takes 0 positional arguments but 1 was given"),
    ],
)
def test_errors(
    function: Callable[..., Any], reason: str, op: Any, dynamic: bool, programs: list[Program]
) -> None:
    register_decomposition(op, function)
    x = torch.randn(3, 4)
    with pytest.raises(MaxCompilerError) as error:
        compiled(lambda x: op(x), dynamic=dynamic)(x)
    lines = str(error.value).splitlines()
    assert lines[0] == f"The registered decomposition of {op}.default is wrong:"
    assert lines[1].startswith(f"  {line_of(function)} {function.__name__}: {reason}")
    unregister_decomposition(op)
    torch.testing.assert_close(compiled(lambda x: op(x))(x), op(x))


def test_what_is_no_op_is_refused() -> None:
    with pytest.raises(TypeError, match="is not an op"):
        register_decomposition(torch.tanh, tanh_by_exp)
    with pytest.raises(TypeError, match="cannot be called"):
        register_decomposition(aten.tanh, "tanh")
