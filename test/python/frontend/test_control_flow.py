# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch.cond` and `while_loop`: one graph whichever way it goes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch._higher_order_ops.while_loop import while_loop
from torch_engine import check_lowered
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]
Function = Callable[[torch.Tensor], torch.Tensor]


def choose(x: torch.Tensor) -> torch.Tensor:
    return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x * 2, (x,))


def choose_twice(x: torch.Tensor) -> torch.Tensor:
    def positive(x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.max() > 3, lambda x: x.cos(), lambda x: x - x.shape[0], (x,))

    return torch.cond(x.sum() > 0, positive, lambda x: x.sin(), (x,))


def choose_by_size(x: torch.Tensor) -> torch.Tensor:
    return torch.cond(x.shape[0] > 4, lambda x: x + 1, lambda x: x * 2, (x,))


def choose_among_several(x: torch.Tensor) -> torch.Tensor:
    y = x * 3
    a, b = torch.cond(
        (x[0, :1] > 0).all(),
        lambda x: (x[:2] + y[:2], x.sum()),
        lambda x: (x[-2:] - y[:2], x.mean()),
        (x,),
    )
    return a * b


def halve_until_small(x: torch.Tensor) -> torch.Tensor:
    _, small = while_loop(
        lambda i, y: (y.abs().max() > 0.1) & (i < 20),
        lambda i, y: (i + 1, y / 2),
        (torch.tensor(0), x.clone()),
    )
    return small


def add_up_in_a_loop(x: torch.Tensor) -> torch.Tensor:
    def step(i: torch.Tensor, total: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return i + 1, total + torch.cond(i % 2 == 0, lambda x: x + 0, lambda x: -x * x, (x,))

    return while_loop(lambda i, _: i < 5, step, (torch.tensor(0), torch.zeros_like(x)))[1]


FUNCTIONS: list[Function] = [
    choose,
    choose_twice,
    choose_by_size,
    choose_among_several,
    halve_until_small,
    add_up_in_a_loop,
]


def inputs() -> list[torch.Tensor]:
    """They take every branch, in two sizes."""
    x = torch.rand(3, 4) + 0.1
    return [x, -x, 5 * x, torch.rand(6, 4) + 0.1]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_one_graph_for_all_branches(function: Function, programs: Programs) -> None:
    compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
    for x in inputs():
        torch.testing.assert_close(compiled(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_gradients_go_through_the_branch_that_ran(programs: Programs) -> None:
    compiled = torch.compile(choose_twice, backend=max_backend, fullgraph=True)
    for x in inputs()[:3]:
        gradients = []
        for function in (choose_twice, compiled):
            leaf = x.clone().requires_grad_()
            function(leaf).sum().backward()
            gradients.append(leaf.grad)
        torch.testing.assert_close(*gradients)
    assert len(programs) == 2
    check_lowered(programs)


def test_what_is_in_a_branch_is_reported_with_its_line() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.cond(x.sum() > 0, torch.linalg.eigvalsh, lambda x: x.sum(0), (x,))

    with pytest.raises(MaxCompilerError, match=r"test_control_flow.py:\d+.*linalg"):
        torch.compile(function, backend=max_backend, fullgraph=True)(torch.ones(2, 2))


def test_on_the_engine() -> None:
    def all_of_them(x: torch.Tensor) -> list[torch.Tensor]:
        return [function(x) for function in FUNCTIONS]

    compiled = torch.compile(all_of_them, backend=max_backend, fullgraph=True, dynamic=True)
    for x in inputs():
        torch.testing.assert_close(compiled(x), all_of_them(x))
