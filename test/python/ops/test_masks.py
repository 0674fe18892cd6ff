# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The places where a mask is true, and values that are written there."""

from __future__ import annotations

import pytest
import torch
from batching import Case, batched, run_dynamic, run_with_sizes_from_data
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program


def _written(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    return x.index_put((mask,), values)


def _added(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    return x.index_put((mask,), values, accumulate=True)


def _of_columns(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    x = x.clone()
    x[:, mask] = values
    return x


def _of_last_rows(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    x = x.clone()
    x[..., mask, :] = values
    return x


def _some(count: int, dtype: torch.dtype) -> torch.Tensor:
    return torch.randint(-9, 9, (count,)).to(dtype)


ROWS = torch.tensor([True, False, True, True])
COLUMNS = torch.tensor([False, True, False, True, True])


@batched()
def test_of_all_axes() -> list[Case]:
    cases = []
    for dtype in (torch.float32, torch.bfloat16, torch.int64, torch.uint8, torch.bool):
        x, mask = _some(20, dtype).reshape(4, 5), torch.rand(4, 5) > 0.5
        values = _some(int(mask.sum()), dtype)
        cases.append(Case(f"written {dtype}", _written, (x, mask, values)))
        cases.append(Case(f"added {dtype}", _added, (x, mask, values)))
    x = torch.randn(4, 5)
    for name, mask in {"no": torch.zeros(4, 5), "every": torch.ones(4, 5)}.items():
        for function in (_written, _added):
            case = f"{function.__name__} in {name} place"
            values = torch.randn(int(mask.sum()))
            cases.append(Case(case, function, (x, mask.bool(), values)))
    mask = torch.rand(5, 4) > 0.5
    count = int(mask.sum())
    values = torch.randn(count, 2)[:, 0]
    cases += [
        Case("not contiguous", _written, (x, mask.t(), values)),
        Case("one value", _written, (x.t(), mask, torch.randn(1))),
        Case("a mask of bytes", _written, (x.t(), mask.byte(), values)),
        Case("one element", _written, (x[0, :1], ROWS[:1], torch.randn(1))),
        Case("nothing", _written, (x[:0], mask.t()[:0], torch.randn(0))),
        Case("of a vector", _written, (x[:, 0], ROWS, torch.randn(3))),
    ]
    return cases


@batched()
def test_of_some_axes() -> list[Case]:
    x, deep = torch.randn(4, 5), torch.randn(2, 4, 5)
    plane = torch.rand(2, 4) > 0.4
    count = int(plane.sum())
    return [
        Case("rows", _written, (x, ROWS, torch.randn(3, 5))),
        Case("rows, added", _added, (x, ROWS, torch.randn(3, 5))),
        Case("rows, each of one value", _written, (x, ROWS, torch.randn(3, 1))),
        Case("rows, all the same", _written, (x, ROWS, torch.randn(5))),
        Case("no rows", _written, (x, torch.zeros(4).bool(), torch.randn(0, 5))),
        Case("rows of nothing", _written, (x[:, :0], ROWS, torch.randn(3, 0))),
        Case("columns", _of_columns, (x, COLUMNS, torch.randn(4, 3))),
        Case("columns, each of one value", _of_columns, (x, COLUMNS, torch.randn(3))),
        Case("columns, values of one row", _of_columns, (x, COLUMNS, torch.randn(1, 3))),
        Case("in the middle", _of_last_rows, (deep, ROWS, torch.randn(2, 3, 5))),
        Case("in the middle, repeated", _of_last_rows, (deep, ROWS, torch.randn(3, 1))),
        Case("two axes of three", _written, (deep, plane, torch.randn(count, 5))),
        Case("two axes of three, added", _added, (deep, plane, torch.randn(count, 5))),
        Case("the last two axes", _of_columns, (deep, x > 0, torch.randn(2, int((x > 0).sum())))),
    ]


@batched()
def test_places() -> list[Case]:
    x = (torch.rand(3, 4) > 0.5).float()
    inputs = {
        "of floats": x,
        "of bools": x.bool().t(),
        "of a vector": x[0].long(),
        "of a cube": x.reshape(2, 3, 2),
        "of nothing": x[:0],
        "of a number": torch.tensor(2.0),
        "of zeros": torch.zeros(3, 4),
    }
    return [
        Case(
            f"{size} {name}",
            lambda x, size=size: torch.nonzero_static(x, size=size, fill_value=-7),
            (tensor,),
        )
        for name, tensor in inputs.items()
        for size in (0, 3, 20)
    ]


@batched(run_dynamic)
def test_of_any_size() -> list[Case]:
    inputs = (torch.randn(4, 5), ROWS, torch.randn(3, 5))
    others = (torch.randn(6, 5), torch.tensor([True, True] * 3), torch.randn(6, 5))
    return [
        Case("rows", _written, inputs, other_sizes=others),
        Case("rows, added", _added, inputs, other_sizes=others),
    ]


def _doubled(x: torch.Tensor) -> torch.Tensor:
    x = x.clone()
    x[x > 0] = x[x > 0] * 2
    return x


def _from_first_row(x: torch.Tensor) -> torch.Tensor:
    return x.index_put((x > 0,), x[0][x[0] > 0])


@batched(run_with_sizes_from_data)
def test_values_that_a_mask_picked() -> list[Case]:
    return [
        Case("as many", _doubled, (torch.randn(4, 5),)),
        Case("none", _doubled, (-torch.rand(4, 5),)),
        Case("all", _doubled, (torch.rand(4, 5) + 1,)),
        Case("one for all", _from_first_row, (torch.tensor([[1.0, -1], [2, 4]]),)),
    ]


def _with_index(x: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
    return x.index_put((ROWS, torch.tensor([1, 0, 2])), values)


@batched(run_with_sizes_from_data)
def test_with_an_index() -> list[Case]:
    x = torch.randn(4, 5)
    return [
        Case("a value for each place", _with_index, (x, torch.randn(3))),
        Case("one value", _with_index, (x, torch.randn(()))),
    ]


@pytest.mark.parametrize("count", [2, 4])
def test_not_as_many_values_as_places(count: int, programs: list[Program]) -> None:
    """It is an error, and the tensor has not changed."""

    def function(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> None:
        x[mask] = values

    write, x, values = compiled(function), torch.zeros(4), torch.ones(count)
    write(x, torch.arange(4) < count, values)
    assert x.sum() == count
    unchanged = x.clone()
    with pytest.raises(RuntimeError, match="shape mismatch"):
        function(x, ROWS, values)
    with pytest.raises(RuntimeError, match="shape mismatch"):
        write(x, ROWS, values)
    assert torch.equal(x, unchanged)
    check_lowered(programs)


def test_gradient(programs: list[Program]) -> None:
    x, values = torch.randn(4, 5, requires_grad=True), torch.randn(3, 5)
    actual, expected = (
        torch.autograd.grad(f(x, ROWS, values).square().sum(), x)
        for f in (compiled(_written), _written)
    )
    torch.testing.assert_close(actual, expected)
    check_lowered(programs)
