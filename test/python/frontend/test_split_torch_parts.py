# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the engine computes, and what torch computes around it. torch runs both parts here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn
from torch_engine import compiled
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]


def x23() -> torch.Tensor:
    return torch.arange(6.0).reshape(2, 3)


OUTPUTS: dict[str, Callable[[torch.Tensor], Any]] = {
    "one": lambda x: x + 1,
    "several": lambda x: (x + 1, x * 2, x.sum()),
    "none": lambda x: (x + 1, None),
    "number": lambda x: (x + 1, 3, 2.5, True),
    "input": lambda x: (x + 1, x),
    "only the input": lambda x: x,
    "only None": lambda x: None,
    "twice the same": lambda x: (lambda y: (y, y))(x + 1),
    "an alias": lambda x: (lambda y: (y, y.detach()))(x + 1),
    "a copy": lambda x: (lambda y: (y, y.clone()))(x + 1),
    "a view of a result": lambda x: (lambda y: (y, y.t(), y[0]))(x + 1),
    "a view of an input": lambda x: (x.t(), x[1:], x + 1),
    "a copy of an input": lambda x: (x.clone(), x.t().contiguous()),
    "transposed": lambda x: x.t() + 1,
    "integers": lambda x: (x.to(torch.int64), x > 2, x.argmax()),
    "a dict": lambda x: {"a": x + 1, "b": [x, None]},
    "expanded": lambda x: (x + 1).unsqueeze(0).expand(4, 2, 3),
    "size": lambda x: (x + 1, x.shape[0]),
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_outputs(name: str, programs: Programs) -> None:
    function = OUTPUTS[name]
    expected, result = function(x23()), compiled(function)(x23())
    torch.testing.assert_close(result, expected, check_stride=True)
    assert type(result) is type(expected)


def test_the_same_output_twice_is_one_object(programs: Programs) -> None:
    first, second = compiled(OUTPUTS["twice the same"])(x23())
    assert first is second


def test_an_alias_shares_memory_and_a_copy_does_not(programs: Programs) -> None:
    first, second = compiled(OUTPUTS["an alias"])(x23())
    assert first is not second
    assert first.data_ptr() == second.data_ptr()
    first, second = compiled(OUTPUTS["a copy"])(x23())
    assert first.data_ptr() != second.data_ptr()


@pytest.mark.parametrize("name", ["only the input", "only None", "a copy of an input"])
def test_no_engine_for_no_work(name: str, programs: Programs) -> None:
    compiled(OUTPUTS[name])(x23())
    assert programs == []


def test_engine_results_are_distinct(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        y = x + 1
        return y, y, y.detach(), None, x

    compiled(function)(x23())
    assert len(programs[0].results) == 1


def test_grad_outputs(programs: Programs) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        z = torch.tanh(x @ y)
        return z, z.detach(), None, x

    x, y = torch.randn(2, 3, requires_grad=True), torch.randn(3, 4)
    result = compiled(function)(x, y)
    expected = function(x, y)
    torch.testing.assert_close(result[0], expected[0])
    assert result[0].requires_grad
    assert not result[1].requires_grad
    (grad,) = torch.autograd.grad(result[0].sum(), x)
    torch.testing.assert_close(grad, torch.autograd.grad(expected[0].sum(), x)[0])


def test_channels_last_is_kept_without_a_copy(programs: Programs) -> None:
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    result = compiled(lambda x: x * 2)(x)
    assert result.stride() == (x * 2).stride()
    torch.testing.assert_close(result, x * 2)
    assert programs[0].arguments[0].order == (0, 2, 3, 1)


def test_in_place_updates_reach_the_input(programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        x.add_(1)
        return x * 2

    x, y = x23(), x23()
    torch.testing.assert_close(compiled(function)(x), function(y))
    torch.testing.assert_close(x, y)


class TestWeights:
    def positions(self, program: Program) -> list[bool]:
        return [argument.is_weight for argument in program.arguments]

    def test_parameters_and_buffers_in_inference(self, programs: Programs) -> None:
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4)).eval()
        with torch.no_grad():
            compiled(model)(x23())
        assert self.positions(programs[0]).count(False) == 1

    def test_inputs_in_training(self, programs: Programs) -> None:
        compiled(torch.nn.Linear(3, 4))(x23()).sum().backward()
        assert not any(any(self.positions(program)) for program in programs)

    def test_updated_parameters_are_inputs(self, programs: Programs) -> None:
        model = torch.nn.Linear(3, 4)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        model(x23()).sum().backward()
        torch.compile(optimizer.step, backend=max_backend)()
        assert programs
        assert not any(any(self.positions(program)) for program in programs)

    def test_large_constants_are_weights_and_small_ones_literals(self, programs: Programs) -> None:
        def function(x: torch.Tensor) -> torch.Tensor:
            large = torch.tensor([float(i) for i in range(30)])
            return x + torch.tensor([1.0, 2.0, 3.0]) + (x.sum() + large).mean()

        torch.testing.assert_close(compiled(function)(x23()), function(x23()))
        constants = [a.constant for a in programs[0].arguments if a.constant is not None]
        assert [constant.numel() for constant in constants] == [30]


class TestDynamicSizes:
    def test_sizes_and_numbers(self, programs: Programs) -> None:
        def function(x: torch.Tensor) -> Any:
            return x.reshape(-1) + 1, x.shape[0] * 2 + 1, torch.cat([x, x])

        fn = compiled(function, dynamic=True)
        for rows in (3, 5):
            x = torch.randn(rows, 4)
            result, expected = fn(x), function(x)
            torch.testing.assert_close(result, expected)
        assert len(programs) == 1


def test_sizes_of_computed_tensors_are_returned(programs: list[Program]) -> None:
    """The forward graph saves them for the backward graph."""
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4))
    fast = torch.compile(model, backend=max_backend, fullgraph=True, dynamic=True)
    for size in (8, 9):
        x = torch.randn(2, 3, size, size)
        gradients = []
        for forward in (fast, model):
            model.zero_grad()
            forward(x).square().mean().backward()
            gradients.append([p.grad.clone() for p in model.parameters() if p.grad is not None])
        torch.testing.assert_close(*gradients)
    assert len(programs) == 2
