# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results whose sizes depend on values. Dynamo takes them into a graph if it is told to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from batching import Case, batched, run_with_sizes_from_data
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

_TAKEN = {"capture_dynamic_output_shape_ops": True, "capture_scalar_outputs": True}


def _all(results: tuple[torch.Tensor, ...]) -> torch.Tensor:
    return torch.cat([result.flatten() for result in results])


def _cut(x: torch.Tensor) -> torch.Tensor:
    count = (x[:, 0] > 0).sum().item()
    torch._check(count <= x.shape[0])
    return x[:count] * 2


FUNCTIONS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "nonzero": torch.nonzero,
    "where": lambda x: _all(torch.where(x > 0)),
    "a mask": lambda x: x[x > 0] * 2,
    "a mask of rows": lambda x: x[x[:, 0] > 0],
    "a mask of columns": lambda x: x[:, x[0] > 0],
    "a mask and its opposite": lambda x: x[x > 0].sum() - x[x <= 0].sum(),
    "masked_select": lambda x: torch.masked_select(x, x[0] > 0),
    "a mask and an index": lambda x: x.index_put((x[:, 0] > 0, torch.tensor([1])), x.sum()),
    "unique": lambda x: torch.unique((2 * x).long()),
    "unique, all results": lambda x: _all(torch.unique((2 * x).long(), False, True, True)),
    "unique_consecutive": lambda x: _all(torch.unique_consecutive((x > 0).int(), True, True)),
    "how many": lambda x: x + torch.nonzero(x).shape[0],
    "repeat_interleave": lambda x: x[:, 0].repeat_interleave((x[:, 1] > 0) * 2),
    "item as an operand": lambda x: (x.nan_to_num().sum().item() + 1) * 2 - x,
    "a quotient of items": lambda x: x * ((x > 0).sum().item() / (x > -9).sum().item()),
    "item as a fill value": lambda x: torch.full((3,), x[0].max().item()),
    "item as a size": lambda x: torch.arange((x > 0).sum().item()) * 2,
    "item as a size and an operand": lambda x: (
        x.new_ones((x > 0).sum().item(), 2).sum() / x.size(0)
    ),
    "item as the end of a slice": _cut,
    "a float item as a size": lambda x: torch.ones(int(x.nan_to_num().abs().sum().item()), 2),
    "arithmetic of items as a size": lambda x: torch.zeros(
        min((x > 0).sum().item(), 5) + (x > -1).sum().item() % 3
    ),
    "bincount": lambda x: torch.bincount((3 * x[0].nan_to_num().abs()).int()),
    "bincount, weighted": lambda x: torch.bincount((x[0] > 0).long(), x[1].double(), minlength=4),
    "bincount of nothing": lambda x: torch.bincount(x[0, :0].long(), minlength=2),
    "nothing": lambda x: x[x > 100],
    "everything": lambda x: x[x > -100],
}


@batched(run_with_sizes_from_data)
def test_all() -> list[Case]:
    x = torch.randn(5, 4)
    x[1, 2] = 0.0
    x[3, 3] = float("nan")
    return [Case(name, function, (x,)) for name, function in FUNCTIONS.items()]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_one_graph_for_all_sizes(name: str, programs: list[Program]) -> None:
    function = FUNCTIONS[name]
    with torch._dynamo.config.patch(_TAKEN):
        compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
        for rows in (3, 6):
            x = torch.randn(rows, 4)
            torch.testing.assert_close(compiled(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_numbers_as_results(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> tuple[float, torch.Tensor, int]:
        return x.sum().item(), x + 1, (x > 0).sum().item()

    with torch._dynamo.config.patch(_TAKEN):
        x = torch.randn(5)
        total, _, count = torch.compile(function, backend=max_backend, fullgraph=True)(x)
    assert (total, count) == (x.sum().item(), (x > 0).sum().item())
    assert type(count) is int
    check_lowered(programs)


def test_a_number_that_is_not_what_torch_was_told(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        count = x.sum().item()
        torch._check(count <= 3)
        return x[:count]

    with torch._dynamo.config.patch(_TAKEN):
        compiled = torch.compile(function, backend=max_backend, fullgraph=True)
        x = torch.tensor([2, -1, 1, 0])
        torch.testing.assert_close(compiled(x), x[:2])
        with pytest.raises(RuntimeError, match="u0 <= 3"):
            compiled(2 * x)
