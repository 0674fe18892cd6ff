# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What depends on weights alone is computed by torch when they are bound. torch runs the engine's
part, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten
Programs = list[Program]
Function = Callable[..., Any]


def x44() -> torch.Tensor:
    return torch.arange(16.0).reshape(4, 4) - 5


class Scaled(torch.nn.Module):
    """Reads its weights through `derive`, beside a plain one."""

    def __init__(self, derive: Function) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(4, 4))
        self.table = torch.nn.Parameter(torch.randn(10, 4))
        self.plain = torch.nn.Parameter(torch.randn(4))
        self.derive = derive

    def forward(self, x: torch.Tensor) -> Any:
        return self.derive(self, x * self.plain)


DERIVED: dict[str, tuple[Function, int]] = {
    "a cast": (lambda m, x: x.double() @ m.weight.double().t(), 1),
    "a norm": (lambda m, x: x @ (m.weight / m.weight.norm(dim=1, keepdim=True)).t(), 1),
    "a chain": (lambda m, x: x * (m.weight.exp() + 1).sum(0).reshape(1, 4), 1),
    "gathered rows": (lambda m, x: x + m.table[torch.arange(4) + 1], 1),
    "two of them": (lambda m, x: (x * m.weight.exp(), x + m.table.sin()[:4]), 2),
    "with a constant": (lambda m, x: x * (m.weight * torch.arange(16.0).view(4, 4).exp()), 1),
    "of a transposed one": (lambda m, x: x @ m.weight.t().exp(), 1),
    "of a contiguous one": (
        lambda m, x: x @ m.weight.t().contiguous().view(2, 8).exp().view(4, 4),
        1,
    ),
    "a view of a derived one": (lambda m, x: x[:, None] + m.table.exp().expand(4, 10, 4), 1),
    "complex numbers": (
        lambda m, x: (
            x * torch.view_as_real(torch.view_as_complex(m.table.view(10, 2, 2)).exp())[:4, 0, :1]
        ),
        1,
    ),
}


@pytest.mark.parametrize("name", DERIVED)
def test_what_weights_alone_say_is_computed_when_they_are_bound(
    name: str, programs: Programs
) -> None:
    function, count = DERIVED[name]
    model = Scaled(function)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
    derived = [a for a in programs[0].arguments if a.derived >= 0]
    assert all(a.is_weight for a in derived)
    assert len(derived) == count
    # The plain one is left; what the others are made of is not.
    assert [a.position >= 0 for a in programs[0].arguments if a.is_weight].count(True) == 1
    check_lowered(programs)


KEPT: dict[str, Function] = {
    "views": lambda m, x: x @ m.weight.t() + m.table[1:5] + m.table.view(20, 2)[:4, :1],
    "an expansion": lambda m, x: x[:, None] * m.weight.expand(4, 4, 4) + m.table[0],
    "a copy": lambda m, x: x @ m.weight.t().contiguous() + m.table[0].clone(),
}


@pytest.mark.parametrize("name", KEPT)
def test_views_of_weights_stay_in_the_graph(name: str, programs: Programs) -> None:
    model = Scaled(KEPT[name])
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
    assert programs[0].derivation is None


def test_returned_weights_are_new_in_each_call(programs: Programs) -> None:
    def function(m: Scaled, x: torch.Tensor) -> Any:
        derived = m.weight.exp()
        return derived, derived[1:], x + derived, m.table.exp()[2:], m.weight.t()

    model = Scaled(function)
    fast = compiled(model)
    with torch.no_grad():
        for _ in range(2):
            expected, result = model(x44()), fast(x44())
            torch.testing.assert_close(result, expected, check_stride=True)
            for tensors in (expected, result):
                tensors[0].zero_()
                tensors[3].zero_()
            torch.testing.assert_close(result, expected)


def test_nothing_is_derived_where_weights_are_trained(programs: Programs) -> None:
    model = Scaled(DERIVED["a norm"][0])
    compiled(model)(x44()).sum().backward()
    assert all(program.derivation is None for program in programs)


def test_derived_weights_beside_dynamic_sizes(programs: Programs) -> None:
    model = Scaled(lambda m, x: x * m.weight.exp()[0] + torch.arange(x.shape[0])[:, None])
    fast = compiled(model, dynamic=True)
    with torch.no_grad():
        for rows in (3, 5):
            x = torch.randn(rows, 4)
            torch.testing.assert_close(fast(x), model(x))
    assert len(programs) == 1
    assert programs[0].derivation is not None
    check_lowered(programs)


@pytest.mark.parametrize("mode", [torch.inference_mode, lambda: torch.autocast("cpu")])
def test_derived_weights_do_not_depend_on_modes(mode: Function, programs: Programs) -> None:
    model = Scaled(lambda m, x: x + (m.weight.double() @ m.weight.double()).float())
    with torch.no_grad(), mode():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
        (derived,) = programs[0].derivation([model.weight])  # type: ignore[misc]
    assert not derived.is_inference()
