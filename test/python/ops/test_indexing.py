# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading and writing at indices."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from torch_max_backend import max_backend

aten = torch.ops.aten

NAN, INF = float("nan"), float("inf")


def cases_of(functions: dict[str, Callable[..., torch.Tensor]], *inputs: torch.Tensor, label=""):
    return [Case(f"{name} {label}", function, inputs) for name, function in functions.items()]


# x has shape [5, 4, 3], v [4, 4, 3]; i and j are indices of x's first two axes, some of them
# negative; p, q and r are indices of its three axes that are not.
INDEX = {
    "first": lambda x, i, j, p, q, r: x[i],
    "second": lambda x, i, j, p, q, r: x[:, j],
    "last": lambda x, i, j, p, q, r: x[..., r],
    "two": lambda x, i, j, p, q, r: x[i, j],
    "apart": lambda x, i, j, p, q, r: x[i, :, r],
    "apart after a slice": lambda x, i, j, p, q, r: x[None, i, :, r],
    "three": lambda x, i, j, p, q, r: x[i, j, r],
    "last two": lambda x, i, j, p, q, r: x[:, j, r],
    "outer": lambda x, i, j, p, q, r: x[i[:, None], j[None, :]],
    "of rank 2": lambda x, i, j, p, q, r: x[i.view(2, 2)],
    "of rank 0": lambda x, i, j, p, q, r: aten.index.Tensor(x, [i[0]]),
    "i32": lambda x, i, j, p, q, r: x[i.int(), j],
    "permuted": lambda x, i, j, p, q, r: x.permute(2, 0, 1)[:, i],
    "expanded": lambda x, i, j, p, q, r: x[:1].expand(5, 4, 3)[i] + 1,
    "no index": lambda x, i, j, p, q, r: x[i[:0]],
    "none of the second": lambda x, i, j, p, q, r: x[:, :0][i],
    "unsafe": lambda x, i, j, p, q, r: aten._unsafe_index(x, [None, j]),
    "masked": lambda x, i, j, p, q, r: aten._unsafe_masked_index(x, i > 0, [i, j, r], 7),
    "take": lambda x, i, j, p, q, r: x.take(i * 7),
    "take of rank 2": lambda x, i, j, p, q, r: x.take(j.view(2, 2)),
    "index_select": lambda x, i, j, p, q, r: x.index_select(0, p),
    "index_select last": lambda x, i, j, p, q, r: x.index_select(-1, r),
    "index_select of one": lambda x, i, j, p, q, r: x[0, 0].index_select(0, r[0]),
    "index_select of rank 0": lambda x, i, j, p, q, r: x[0, 0, 0].index_select(0, j[:1] * 0),
    "gather": lambda x, i, j, p, q, r: x.gather(0, p.view(1, 4, 1).expand(2, 4, 3)),
    "gather smaller": lambda x, i, j, p, q, r: x.gather(1, q.view(2, 2, 1)),
    "gather last": lambda x, i, j, p, q, r: x.gather(-1, r.view(1, 4, 1).expand(5, 4, 2)),
    "gather of rank 0": lambda x, i, j, p, q, r: x[0, 0, 0].gather(0, i * 0),
    "gather by rank 0": lambda x, i, j, p, q, r: x[0, 0].gather(0, r[0]),
    "gather none": lambda x, i, j, p, q, r: x.gather(0, p.view(1, 4, 1)[:0]),
    "embedding": lambda x, i, j, p, q, r: F.embedding(p, x.view(5, 12)),
    "embedding i32": lambda x, i, j, p, q, r: F.embedding(p.int(), x.view(5, 12)),
    "embedding of one": lambda x, i, j, p, q, r: F.embedding(p[0], x.view(5, 12)),
    "embedding with padding": lambda x, i, j, p, q, r: F.embedding(p, x.view(5, 12), 2),
}

PUT = {
    "first": lambda x, v, i, j, p, q, r: x.index_put((i,), v),
    "scalar": lambda x, v, i, j, p, q, r: x.index_put((i,), torch.tensor(2, dtype=x.dtype)),
    "broadcast": lambda x, v, i, j, p, q, r: x.index_put((i,), v[0, 0]),
    "outer": lambda x, v, i, j, p, q, r: x.index_put((i[:, None], j[None, :2]), v[:, :2]),
    "index_copy": lambda x, v, i, j, p, q, r: x.index_copy(0, p, v),
    "index_copy second": lambda x, v, i, j, p, q, r: x.index_copy(1, q, x[1:2].expand(5, 4, 3)),
    "index_fill": lambda x, v, i, j, p, q, r: x.index_fill(1, j, 3),
    "index_fill tensor": lambda x, v, i, j, p, q, r: x.index_fill(-1, r, v[0, 0, 0]),
    "put": lambda x, v, i, j, p, q, r: x.put(i * 7, v[0, :, 0]),
    "scatter": lambda x, v, i, j, p, q, r: x.scatter(0, p.view(4, 1, 1).expand(4, 4, 3), v),
    "scatter last": lambda x, v, i, j, p, q, r: x.scatter(2, r.view(2, 2, 1), v),
    "scatter value": lambda x, v, i, j, p, q, r: x.scatter(1, q.view(2, 2, 1), 5),
    "scatter of rank 0": lambda x, v, i, j, p, q, r: x[0, 0, 0].scatter(0, i[0] * 0, 3),
    "masked_scatter": lambda x, v, i, j, p, q, r: x.masked_scatter(x > v[0], torch.cat([v, v])),
    "mask": lambda x, v, i, j, p, q, r: x.index_put((x[..., 0] > v[0, 0, 0],), v[0, 0]),
    "mask and scalar": lambda x, v, i, j, p, q, r: x.index_put((x > v[0],), v[0, 0, 0]),
    "mask second": lambda x, v, i, j, p, q, r: aten.index_put(
        x, [None, x[0, :, 0] > x[1, :, 0]], v[:1, :1]
    ),
}

ADD = {
    "duplicates": lambda x, v, i, j, p, q, r: x.index_put((i * 0,), v, True),
    "second": lambda x, v, i, j, p, q, r: aten.index_put(x, [None, j * 0 - 1], v[0], True),
    "apart": lambda x, v, i, j, p, q, r: aten.index_put(x, [i, None, r], v[..., 0], True),
    "scalar": lambda x, v, i, j, p, q, r: x.index_put((i, j), torch.tensor(2, dtype=x.dtype), True),
    "index_add": lambda x, v, i, j, p, q, r: x.index_add(0, p, v),
    "index_add second": lambda x, v, i, j, p, q, r: x.index_add(1, q, x[1:2].expand(5, 4, 3)),
    "index_add flat": lambda x, v, i, j, p, q, r: x[0, 0].index_add(0, r, v[0, :, 0]),
    "put": lambda x, v, i, j, p, q, r: x.put(i * 0 + 3, v[0, :, 0], True),
    "scatter_add": lambda x, v, i, j, p, q, r: x.scatter_add(0, p.view(4, 1, 1).expand(4, 4, 3), v),
    "scatter_add last": lambda x, v, i, j, p, q, r: x.scatter_add(2, r.view(2, 2, 1), v),
    "scatter sum": lambda x, v, i, j, p, q, r: x.scatter(0, p.view(4, 1, 1), v, reduce="add"),
    "scatter value sum": lambda x, v, i, j, p, q, r: x.scatter(0, p.view(4, 1, 1), 2, reduce="add"),
    "sum": lambda x, v, i, j, p, q, r: x.scatter_reduce(1, q.view(1, 4, 1), v, "sum"),
    "mask": lambda x, v, i, j, p, q, r: x.index_put((x > v[0],), v[0, 0, 0], True),
}

ADD_NUMBERS = {
    "index_add alpha": lambda x, v, i, j, p, q, r: x.index_add(0, p, v, alpha=3),
    "sum of others": lambda x, v, i, j, p, q, r: x.scatter_reduce(
        1, q.view(1, 4, 1), v, "sum", include_self=False
    ),
    "mean": lambda x, v, i, j, p, q, r: x.scatter_reduce(1, q.view(1, 4, 1), v, "mean"),
    "mean of others": lambda x, v, i, j, p, q, r: x.scatter_reduce(
        0, (i * 0).view(4, 1, 1), v, "mean", include_self=False
    ),
    "masked": lambda x, v, i, j, p, q, r: aten._unsafe_masked_index_put_accumulate(
        x, i > 0, [i, j, r], v[0, :, 0]
    ),
}

ADD_FLOATS = {
    "embedding backward": lambda x, v, i, j, p, q, r: aten.embedding_dense_backward(
        v.view(4, 12), p, 5, -1, False
    ),
    "embedding backward padding": lambda x, v, i, j, p, q, r: aten.embedding_dense_backward(
        v.view(4, 12), p, 5, 1, False
    ),
    "embedding backward scaled": lambda x, v, i, j, p, q, r: aten.embedding_dense_backward(
        v.view(4, 12), i * 0 + 2, 5, -1, True
    ),
}


def reductions(kind: str) -> dict[str, Callable[..., torch.Tensor]]:
    return {
        kind: lambda x, v, i, j, p, q, r: x.scatter_reduce(1, q.view(1, 4, 1), v, kind),
        f"{kind} of others": lambda x, v, i, j, p, q, r: x.scatter_reduce(
            0, (i * 0).view(4, 1, 1).expand(4, 4, 3), v, kind, include_self=False
        ),
    }


def tensors(dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    generator = torch.Generator().manual_seed(0)
    x = torch.randint(-4, 5, (5, 4, 3), generator=generator)
    v = torch.randint(-4, 5, (4, 4, 3), generator=generator)
    if dtype is torch.uint8:
        x, v = x.abs(), v.abs()
    if dtype.is_floating_point:
        x, v = x + torch.rand(x.shape, generator=generator), v * 1.5
        x[0, 0], x[1, 0] = torch.tensor([NAN, INF, -0.0]), torch.tensor([-INF, NAN, 0.0])
        v[0, 1], v[1, 0] = torch.tensor([INF, 1.0, -INF]), torch.tensor([NAN, NAN, 1.0])
    # Writes without accumulation have no order: these indices differ.
    i, j = torch.tensor([1, -1, 0, 3]), torch.tensor([3, -4, 2, 1])
    return x.to(dtype), v.to(dtype), i, j, i % 5, j % 4, j % 3


def reads(dtype: torch.dtype) -> list[Case]:
    x, _, *indices = tensors(dtype)
    return cases_of(INDEX, x, *indices, label=str(dtype))


def writes(dtype: torch.dtype) -> list[Case]:
    cases = cases_of(PUT, *tensors(dtype), label=f"put {dtype}")
    return cases + cases_of(ADD, *tensors(dtype), label=f"add {dtype}")


def sums(dtype: torch.dtype) -> list[Case]:
    functions = {**ADD_NUMBERS, **(ADD_FLOATS if dtype.is_floating_point else {})}
    return cases_of(functions, *tensors(dtype), label=str(dtype))


def extremes(dtype: torch.dtype) -> list[Case]:
    functions = {**reductions("amax"), **reductions("amin"), **reductions("prod")}
    return cases_of(functions, *tensors(dtype), label=str(dtype))


@batched()
def test_reads() -> list[Case]:
    return reads(torch.float32)


@pytest.mark.slow
def test_writes() -> None:
    check_cases(writes(torch.float32) + sums(torch.float32) + extremes(torch.float32))


@pytest.mark.slow
def test_dynamic() -> None:
    """Sizes that differ from those that the graph was compiled with are in test_errors."""
    x, v, *indices = tensors(torch.float32)
    names = ("first", "second", "apart", "outer", "gather smaller", "gather last", "take")
    cases = cases_of({name: INDEX[name] for name in names}, x, *indices, label="dynamic")
    puts = {name: PUT[name] for name in ("first", "index_copy", "mask", "scatter value")}
    adds = {name: ADD[name] for name in ("duplicates", "second", "index_add", "scatter_add last")}
    cases += cases_of(puts, x, v, *indices, label="put dynamic")
    cases += cases_of(adds, x, v, *indices, label="add dynamic")
    check_cases(cases, dynamic=True)


LOOKUPS: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "index": lambda x, i: x[i],
    "index second": lambda x, i: x[0, i],
    "two indices": lambda x, i: x[i, i * 0],
    "gather": lambda x, i: x.gather(1, i.view(1, 2)),
    "take": lambda x, i: x.take(i),
    "embedding": lambda x, i: F.embedding(i, x),
    "index_select": lambda x, i: x.index_select(0, i),
    "index_select second": lambda x, i: x.index_select(1, i),
    "index_put": lambda x, i: x.index_put((i,), x[:1]),
    "accumulate": lambda x, i: x.index_put((i,), x[:2], True),
    "scatter": lambda x, i: x.scatter(1, i.view(1, 2), x),
    "scatter_add": lambda x, i: x.scatter_add(0, i.view(1, 2), x),
    "scatter_reduce": lambda x, i: x.scatter_reduce(1, i.view(1, 2), x, "sum"),
    "index_add": lambda x, i: x.index_add(0, i, x[:2]),
    "index_add flat": lambda x, i: x[0].index_add(0, i, x[0, :2]),
    "index_copy": lambda x, i: x.index_copy(0, i, x[:2]),
    "index_fill": lambda x, i: x.index_fill(0, i, 1.0),
    "put": lambda x, i: x.put(i, x[0, :2]),
}


@pytest.mark.slow
def test_errors() -> None:
    """A bad index raises what eager raises, and the next call is right again: with other sizes,
    too."""
    functions = list(LOOKUPS.values())

    def batch(x: torch.Tensor, indices: list[torch.Tensor]) -> list[torch.Tensor]:
        return [function(x, index) for function, index in zip(functions, indices, strict=True)]

    torch._dynamo.reset()
    compiled = torch.compile(batch, backend=max_backend, fullgraph=True)
    x = torch.randn(5, 4)
    torch._dynamo.mark_dynamic(x, 0)
    good = [torch.tensor([1, 3])] * len(functions)
    compiled(x, good)
    for at, (name, function) in enumerate(LOOKUPS.items()):
        for wrong in (77, -78):
            bad = torch.tensor([1, wrong])
            with pytest.raises((IndexError, RuntimeError)) as expected:
                function(x, bad)
            with pytest.raises(expected.type) as raised:
                compiled(x, [*good[:at], bad, *good[at + 1 :]])
            assert str(raised.value) == str(expected.value).splitlines()[0], name
    for rows in (5, 9):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(compiled(x, good), batch(x, good))


def large_cases() -> list[Case]:
    """Large enough for several workers."""
    table, rows = torch.randn(1000, 96), torch.randint(0, 1000, (3000,))
    flat, column = table.flatten(), torch.randint(0, 96, (1000, 70))
    source = torch.randn(3000, 96)
    return [
        Case("rows", lambda t, i: F.embedding(i, t), (table, rows)),
        Case("columns", lambda t, i: t[:, i], (table, rows % 96)),
        Case("flat", lambda t, i: t[i], (flat, torch.randint(0, 96000, (90000,)))),
        Case("gather", lambda t, i: t.gather(1, i), (table, column)),
        Case("add rows", lambda t, i, s: t.index_add(0, i, s), (table, rows, source)),
        Case("add columns", lambda t, i, s: t.index_add(1, i, s), (table.T, rows, source.T)),
        Case("scatter_add", lambda t, i, s: t.scatter_add(1, i, s), (table, column, table)),
        Case(
            "add to one row",
            lambda t, i, s: t.index_put((i * 0,), s, True),
            (table, rows, source),
            1e-4,
        ),
        Case(
            "embedding backward",
            lambda s, i: aten.embedding_dense_backward(s, i, 1000, -1, False),
            (source, rows),
        ),
    ]


@pytest.mark.slow
def test_large() -> None:
    check_cases(large_cases())


def membership_cases() -> list[Case]:
    x, few, source = torch.arange(24).view(4, 6), torch.tensor([3, 99, 7]), torch.randn(2, 6)
    cases = [
        Case("isin", torch.isin, (x, few)),
        Case("isin inverted", lambda x, t: torch.isin(x, t, invert=True), (x, few.view(3, 1))),
        Case("isin scalar", lambda x: torch.isin(x, 7), (x,)),
        Case("scalar isin", lambda x: torch.isin(7, x), (x,)),
        Case("isin none", torch.isin, (x, few[:0])),
    ]
    cases += [
        Case(
            f"index_reduce {kind}",
            lambda x, i, s, kind=kind: x.index_reduce(0, i, s, kind),
            (x.float(), torch.tensor([1, 1]), source),
        )
        for kind in ("prod", "mean", "amax", "amin")
    ]
    return cases


@pytest.mark.slow
@pytest.mark.parametrize(
    "dtype", [torch.bfloat16, torch.float16, torch.float64, torch.int64, torch.int32, torch.uint8]
)
def test_dtypes(dtype: torch.dtype) -> None:
    check_cases(reads(dtype) + writes(dtype) + sums(dtype) + extremes(dtype))


@pytest.mark.slow
def test_bools() -> None:
    check_cases(reads(torch.bool) + writes(torch.bool) + extremes(torch.bool))


@pytest.mark.slow
def test_membership() -> None:
    check_cases(membership_cases())
