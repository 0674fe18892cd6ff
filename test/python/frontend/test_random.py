# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The same seed gives the same numbers as eager. torch runs the engine's part in most tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]
Function = Callable[[torch.Tensor], Any]

FUNCTIONS: dict[str, Function] = {
    "rand": lambda x: x + torch.rand(3, 4),
    "rand alone": lambda x: torch.rand(5),
    "randn": lambda x: x * torch.randn(3, 4),
    "randint": lambda x: torch.randint(7, (4,)) + torch.randint(-5, 5, (4,)),
    "randperm": lambda x: torch.randperm(9) + 1,
    "rand_like": lambda x: torch.rand_like(x) - x,
    "rand_like transposed": lambda x: torch.rand_like(x.t()) - x.t(),
    "randn_like f64": lambda x: torch.randn_like(x, dtype=torch.float64),
    "randint_like": lambda x: torch.randint_like(x, 9) + torch.randint_like(x, 2, 5),
    "bernoulli_": lambda x: x.clone().bernoulli_(0.3) + 1,
    "bernoulli": lambda x: torch.bernoulli(torch.sigmoid(x)),
    "bernoulli f64": lambda x: torch.bernoulli(torch.sigmoid(x.double())),
    "bernoulli bf16": lambda x: torch.bernoulli(torch.sigmoid(x.bfloat16())),
    "bernoulli_ by tensor": lambda x: x.clone().bernoulli_(torch.sigmoid(x)),
    "uniform_": lambda x: x.clone().uniform_(-2, 3),
    "normal_": lambda x: x.clone().normal_(1, 2),
    "exponential_": lambda x: x.clone().exponential_(0.5),
    "geometric_": lambda x: x.clone().geometric_(0.5),
    "cauchy_": lambda x: x.clone().cauchy_(),
    "log_normal_": lambda x: x.clone().log_normal_(),
    "normal of sizes": lambda x: torch.normal(1.0, 2.0, (3, 4)) + x,
    "normal of tensors": lambda x: torch.normal(x * 2, x.abs()),
    "normal of a mean": lambda x: torch.normal(x * 2, 3.0),
    "normal of a deviation": lambda x: torch.normal(2.0, x.abs()),
    "multinomial": lambda x: torch.multinomial(F.softmax(x, -1), 1),
    "multinomial of several": lambda x: torch.multinomial(F.softmax(x, -1), 3),
    "dropout": lambda x: F.dropout(x * 2, 0.4),
    "dropout transposed": lambda x: F.dropout(x.t() * 2, 0.4),
    "dropout of all": lambda x: F.dropout(x, 1.0) + torch.rand(3, 4),
    "dropout of none": lambda x: F.dropout(x, 0.0) + torch.rand(3, 4),
    "dropout of nothing": lambda x: F.dropout(x[:0] * 2, 0.5).sum() + torch.rand(3, 4),
    "alpha_dropout": lambda x: F.alpha_dropout(x, 0.4, training=True),
    "dropout1d": lambda x: F.dropout1d(x, 0.4, training=True),
    "rrelu": lambda x: F.rrelu(x, training=False),
    "in order": lambda x: (torch.rand(2), F.dropout(x, 0.5), torch.randn(3), torch.randperm(4)),
}


def seeded(function: Function, x: torch.Tensor) -> tuple[Any, torch.Tensor]:
    """The results, and the next number of the generator."""
    torch.manual_seed(7)
    return function(x), torch.rand(1)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_same_numbers_as_eager(name: str, programs: Programs) -> None:
    function, x = FUNCTIONS[name], torch.randn(3, 4)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    for _ in range(2):
        torch.testing.assert_close(seeded(compiled, x), seeded(function, x))


LAYOUTS: dict[str, Function] = {
    "expanded": lambda x: x[0].expand(5, 4),
    "expanded inside": lambda x: x[:, :1].expand(3, 5),
    "sliced": lambda x: x[:, ::2],
    "transposed": lambda x: x.t(),
    "a transposed part": lambda x: x[1:].t(),
    "nothing": lambda x: x[:0],
    "channels last": lambda x: x.view(1, 2, 2, 3).permute(0, 3, 1, 2),
}
DRAWN: dict[str, Function] = {
    "bernoulli by number": lambda x: torch.bernoulli(x, 0.5),
    "bernoulli": lambda x: torch.bernoulli(x.sigmoid()),
    "rand_like": torch.rand_like,
    "randn_like": torch.randn_like,
    "randint_like": lambda x: torch.randint_like(x, 2, 9),
    "rand_like contiguous": lambda x: torch.rand_like(x, memory_format=torch.contiguous_format),
    "dropout": lambda x: F.dropout(x, 0.5),
    "alpha_dropout": lambda x: F.alpha_dropout(x, 0.5, training=True),
    "normal": lambda x: torch.normal(x, x.abs()),
    "normal of a mean": lambda x: torch.normal(x, 2.0),
    "normal of a deviation": lambda x: torch.normal(2.0, x.abs()),
    "normal_": lambda x: x.clone().normal_(),
    "uniform_": lambda x: x.clone().uniform_(),
    "exponential_": lambda x: x.clone().exponential_(),
    "cauchy_ of a part": lambda x: (lambda y: (y[..., 1:].cauchy_(), y))(x.clone()),
    "bernoulli_": lambda x: x.clone().bernoulli_(0.5),
    "bernoulli_ of a transpose": lambda x: x.clone().transpose(0, -1).bernoulli_(0.5),
    "bernoulli_ of a new tensor": lambda x: torch.empty_like(x).bernoulli_(0.5),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("inside", [False, True], ids=["arguments", "in the graph"])
def test_layouts(layout: str, inside: bool, programs: Programs) -> None:
    """Eager draws in the order of memory, or in that of elements: each op in its own way."""
    x, view = torch.randn(3, 4), LAYOUTS[layout]

    def function(x: torch.Tensor) -> Any:
        x = view(x) if inside else x
        return [draw(x) for draw in DRAWN.values()]

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    x = x if inside else view(x)
    torch.testing.assert_close(seeded(compiled, x), seeded(function, x), check_stride=True)


def test_every_call_draws(programs: Programs) -> None:
    compiled = torch.compile(FUNCTIONS["rand"], backend=max_backend, fullgraph=True)
    x = torch.zeros(3, 4)
    assert not torch.equal(compiled(x), compiled(x))


def test_training_with_dropout(programs: Programs) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Dropout(0.5), torch.nn.Linear(8, 2))
    compiled = torch.compile(model, backend=max_backend, fullgraph=True)

    def gradients(function: Function, x: torch.Tensor) -> list[torch.Tensor]:
        model.zero_grad()
        function(x).square().sum().backward()
        return [parameter.grad.clone() for parameter in model.parameters()]

    x = torch.randn(5, 4)
    expected = seeded(lambda x: gradients(model, x), x)
    torch.testing.assert_close(seeded(lambda x: gradients(compiled, x), x), expected)


def test_dynamic_sizes(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        return F.dropout(torch.cat([x, x]), 0.5), torch.rand(x.shape[0] // 2 + 1)

    compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
    for rows in (4, 7):
        x = torch.randn(rows, 3)
        torch.testing.assert_close(seeded(compiled, x), seeded(function, x))
    assert len(programs) == 1


def test_arguments_that_say_what_is_drawn(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        return torch.poisson(x) + 1, torch.multinomial(x, 5, replacement=True)

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    x = torch.rand(3, 4) * 4
    torch.testing.assert_close(seeded(compiled, x), seeded(function, x))


REFUSED: dict[str, Function] = {
    "values that the graph computes": lambda x: torch.poisson(x * 2),
    "several samples with replacement": lambda x: torch.multinomial(x * 2, 5, replacement=True),
    "a number for each negative value": lambda x: F.rrelu(x, training=True),
}


@pytest.mark.parametrize("reason", REFUSED)
def test_refusals(reason: str, programs: Programs) -> None:
    compiled = torch.compile(REFUSED[reason], backend=max_backend, fullgraph=True)
    with pytest.raises(MaxCompilerError, match=reason):
        compiled(torch.rand(3, 4))


@pytest.mark.parametrize("wrong", [-1.0, float("nan"), float("inf"), 0.0])
def test_wrong_probabilities_raise_as_in_eager(wrong: float, programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.multinomial(x * 1, 1)

    x = torch.full((2, 3), wrong)
    with pytest.raises(RuntimeError) as expected:
        function(x)
    with pytest.raises(RuntimeError) as error:
        torch.compile(function, backend=max_backend, fullgraph=True)(x)
    assert str(error.value) == str(expected.value)


def test_on_the_engine() -> None:
    def function(x: torch.Tensor) -> Any:
        return F.dropout(x, 0.5), torch.bernoulli(torch.sigmoid(x)), torch.rand(2) * 2

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    x = torch.randn(4, 5)
    torch.testing.assert_close(seeded(compiled, x), seeded(function, x))
