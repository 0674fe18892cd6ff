# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results whose sizes depend on values. Dynamo takes them into a graph if it is told to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from batching import Case, check_cases
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.splitting import SplitGraph

_TAKEN = {"capture_dynamic_output_shape_ops": True}


def _all(results: tuple[torch.Tensor, ...]) -> torch.Tensor:
    return torch.cat([result.flatten() for result in results])


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
    "nothing": lambda x: x[x > 100],
    "everything": lambda x: x[x > -100],
}


def test_all() -> None:
    x = torch.randn(5, 4)
    x[1, 2] = 0.0
    x[3, 3] = float("nan")
    with torch._dynamo.config.patch(_TAKEN):
        check_cases([Case(name, function, (x,)) for name, function in FUNCTIONS.items()])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_one_graph_for_all_sizes(name: str, splits: list[SplitGraph]) -> None:
    function = FUNCTIONS[name]
    with torch._dynamo.config.patch(_TAKEN):
        compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=True)
        for rows in (3, 6):
            x = torch.randn(rows, 4)
            torch.testing.assert_close(compiled(x), function(x))
    assert len(splits) == 1
    check_lowered(splits)
