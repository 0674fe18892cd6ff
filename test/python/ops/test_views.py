# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views, joins, lookups and tensors made from nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

# `+ 1`: a view of an input alone would never reach the engine.
VIEWS = {
    "view": lambda x: x.view(6, 4) + 1,
    "view -1": lambda x: x.view(2, -1) + 1,
    "reshape": lambda x: x.permute(1, 0, 2).reshape(-1) + 1,
    "flatten": lambda x: x.flatten(1) + 1,
    "permute": lambda x: x.permute(2, 0, 1) + 1,
    "permute then multiply": lambda x: (x.permute(2, 0, 1) * 2).contiguous(),
    "transpose": lambda x: x.transpose(-1, 0) + 1,
    "expand": lambda x: x[:, :1].expand(2, 3, 4) + 1,
    "expand new": lambda x: x.expand(5, -1, -1, -1) + 1,
    "unsqueeze": lambda x: x.unsqueeze(-1) + 1,
    "squeeze": lambda x: x[:1].squeeze() + 1,
    "squeeze dim": lambda x: x[:1].squeeze(0) + 1,
    "slice": lambda x: x[:, 1:3] + 1,
    "slice step": lambda x: x[:, :, ::2] + 1,
    "slice negative": lambda x: x[:, -2:] + 1,
    "select": lambda x: x[1] + 1,
    "select negative": lambda x: x.select(-1, -1) + 1,
    "cat": lambda x: torch.cat([x, x + 1, x * 2], 1),
    "cat last": lambda x: torch.cat([x, x + 1], -1),
    "stack": lambda x: torch.stack([x, x + 1], 1),
    "split": lambda x: x.split(2, -1)[1] + 1,
    "split sizes": lambda x: x.split([1, 3], -1)[1] + 1,
    "chunk": lambda x: x.chunk(2, 0)[0] + 1,
    "unbind": lambda x: x.unbind(1)[2] + 1,
    "arange": lambda x: torch.arange(4) + x,
    "arange step": lambda x: torch.arange(1, 9, 2) + x,
    "full": lambda x: torch.full((3, 4), 2.5) + x,
    "full_like": lambda x: torch.full_like(x, 3) + x,
    "zeros": lambda x: torch.zeros(4) + x,
    "zeros_like": lambda x: torch.zeros_like(x) + x,
    "ones": lambda x: torch.ones(3, 1) * x,
    "new_ones": lambda x: x.new_ones(4) * x,
    "constant": lambda x: x + torch.tensor([1.0, 2.0, 3.0, 4.0]),
    "tril": lambda x: torch.tril(x),
}


@pytest.mark.slow
def test_views() -> None:
    x = torch.randn(2, 3, 4)
    check_cases([Case(name, function, (x,)) for name, function in VIEWS.items()])


@pytest.mark.slow
def test_lookups() -> None:
    table, indices = torch.randn(7, 4), torch.tensor([[1, 0, 6], [2, 2, 5]])
    check_cases(
        [
            Case("embedding", lambda t, i: F.embedding(i, t), (table, indices)),
            Case("embedding i32", lambda t, i: F.embedding(i, t), (table, indices.int())),
            Case("embedding of one", lambda t, i: F.embedding(i, t), (table, torch.tensor(3))),
            Case("where", torch.where, (table > 0, table, -table)),
            Case("where broadcast", torch.where, (table > 0, table, torch.tensor(0.0))),
        ]
    )


@pytest.mark.slow
def test_dynamic_batch() -> None:
    x, y = torch.randn(6, 4), torch.randn(4, 8)
    names = ("reshape", "sum", "cat", "mm", "softmax", "split", "slice", "arange", "expand")
    functions = (
        lambda x, y: x.reshape(-1, 2, 2) + 1,
        lambda x, y: x.sum(0),
        lambda x, y: torch.cat([x, x]) * 2,
        lambda x, y: x @ y,
        lambda x, y: x.softmax(0),
        lambda x, y: x.split(2, 1)[1] + 1,
        lambda x, y: x[1:] + 1,
        lambda x, y: torch.arange(x.shape[0]).unsqueeze(1) + x,
        lambda x, y: y[:1, :4].expand(x.shape[0], 4) + x,
    )
    cases = [Case(n, f, (x, y), 1e-4) for n, f in zip(names, functions, strict=True)]
    check_cases(cases, dynamic=True)


def filled(x: torch.Tensor) -> torch.Tensor:
    y = x.clone()
    y[:, 1::2] = 5.0
    y[1, :, -2:] = x[0, :, :2]
    return y


STRIDED = {
    "flip": lambda x: x.flip(0, 2),
    "flip none": lambda x: x.flip([]) + 1,
    "rot90": lambda x: x.rot90(1, (1, 2)),
    "roll": lambda x: x.roll((1, -2, 1), (0, 2, 0)),
    "roll far": lambda x: x.roll(7, -1),
    "roll flat": lambda x: x.roll(5),
    "as_strided": lambda x: x.as_strided((3, 2), (2, 5), 1) + 1,
    "as_strided overlapping": lambda x: x.as_strided((4, 3), (2, 1)) + 1,
    "as_strided of a transpose": lambda x: x.transpose(0, 2).as_strided((5, 2), (4, 1), 2) + 1,
    "as_strided_scatter": lambda x: torch.as_strided_scatter(x, x[0, :, :2], (3, 2), (2, 5), 1),
    "diagonal": lambda x: x.diagonal(0, 1, 2) + 1,
    "diagonal above": lambda x: x.diagonal(2, -2, -1) + 1,
    "diagonal below": lambda x: x.diagonal(-1, 0, 1) + 1,
    "diagonal outside": lambda x: x.diagonal(9, 0, 1) + 1,
    "diagonal_scatter": lambda x: torch.diagonal_scatter(x, x[:, :, 0] * 2, 0, 1, 2),
    "trace": lambda x: x[0].trace(),
    "diag_embed": lambda x: torch.diag_embed(x[0]),
    "select_scatter": lambda x: torch.select_scatter(x, x[:, 0] * 2, 1, -1),
    "slice_scatter": lambda x: torch.slice_scatter(x, x[:, :2] * 2, 1, 1, 3),
    "slice_scatter step": lambda x: torch.slice_scatter(x, x[..., :2] * 2, -1, 1, None, 2),
    "slice_scatter negative": lambda x: torch.slice_scatter(x, x[:, :2] * 2, 1, -2, 99),
    "slice_scatter all": lambda x: torch.slice_scatter(x, x * 2, 1),
    "fill of a slice": filled,
    "repeat": lambda x: x.repeat(2, 1, 3),
    "repeat new axis": lambda x: x.repeat(2, 1, 1, 2),
    "repeat nothing": lambda x: x.repeat(0, 1, 1),
    "tile": lambda x: torch.tile(x, (2, 3)),
    "repeat_interleave": lambda x: x.repeat_interleave(3, 1),
    "unfold": lambda x: x.unfold(2, 3, 1) + 1,
    "unfold step": lambda x: x.unfold(0, 1, 2) + 1,
    "im2col": lambda x: F.unfold(x[None], (2, 3), 1, 1, 2),
    "im2col dilated": lambda x: F.unfold(x, 2, 2, (1, 2), 1),
    "col2im": lambda x: F.fold(x.reshape(1, 4, 6), (3, 4), 2, 1, 0, 1),
    "col2im padded": lambda x: F.fold(x.reshape(2, 4, 3), (3, 5), 2, 1, (0, 1), (2, 2)),
    "tril": lambda x: x.tril(1),
    "triu": lambda x: x.triu(-1),
    "tril_indices": lambda x: torch.tril_indices(3, 4, 1) + 1,
    "triu_indices": lambda x: torch.triu_indices(3, 4, -1) + 1,
    "tril_indices empty": lambda x: torch.tril_indices(2, 2, -5) + 1,
    "view as integers": lambda x: x.view(torch.int32) + 1,
    "copy": lambda x: torch.zeros_like(x).copy_(x[0]) + 1,
    "cat of empty tensors": lambda x: torch.cat([torch.zeros(0), x, torch.zeros(0)], 1),
    "cat of nothing else": lambda x: torch.cat([x[0, 0, :0], torch.zeros(0)]),
    "cat of dtypes": lambda x: torch.cat([x, x.int()], -1),
    "pixel_shuffle": lambda x: F.pixel_shuffle(x.reshape(4, 2, 3), 2) + 1,
    "block_diag": lambda x: torch.block_diag(x[0], x[1]),
    "kron": lambda x: torch.kron(x[0], x[1]),
    "meshgrid": lambda x: torch.meshgrid(x[0, 0], x[0, 1], indexing="xy")[1] + 1,
    "hstack": lambda x: torch.hstack([x, x]),
    "tensor_split": lambda x: x.tensor_split(2, 1)[1] + 1,
}


@batched()
def test_strided_views() -> list[Case]:
    x = torch.randn(2, 3, 4)
    x[0, 0, 1], x[1, 2, 3] = float("nan"), -0.0
    cases = [Case(name, function, (x,)) for name, function in STRIDED.items()]
    cases += [
        Case("flip of nothing", lambda x: x.flip(0), (torch.zeros(0, 3),)),
        Case("roll of nothing", lambda x: x.roll(1, 0), (torch.zeros(0, 3),)),
        Case("unfold of one number", lambda x: x.unfold(0, 1, 1) + 1, (torch.tensor(2.0),)),
        Case("flip of bools", lambda x: x.flip(0, 1), (torch.randn(3, 4) > 0,)),
        Case("repeat of integers", lambda x: x.repeat(2, 2), (torch.arange(6).view(2, 3),)),
        Case(
            "repeat_interleave by a tensor",
            lambda x, r: torch.repeat_interleave(r, output_size=6) + x,
            (torch.arange(6), torch.tensor([1, 0, 2, 3])),
        ),
    ]
    return cases


@pytest.mark.slow
def test_strided_views_of_dynamic_size() -> None:
    x = torch.randn(6, 4)
    functions = {
        "flip": lambda x: x.flip(0, 1),
        "roll": lambda x: x.roll(2, 0),
        "diagonal": lambda x: x.unsqueeze(1).expand(-1, 4, -1).diagonal(1, 1, 2) + 1,
        "select_scatter": lambda x: torch.select_scatter(x, x[0] * 2, 0, -1),
        "slice_scatter": lambda x: torch.slice_scatter(x, x[1:] * 2, 0, 1),
        "slice_scatter by size": lambda x: torch.slice_scatter(x, x[:2] * 2, 0, x.shape[0] - 2),
        "repeat": lambda x: x.repeat(2, 3),
        "unfold": lambda x: x.unfold(0, 3, 2) + 1,
        "im2col": lambda x: F.unfold(x.view(-1, 1, 2, 2), 2, padding=1),
        "col2im": lambda x: F.fold(x.view(-1, 4, 1), (2, 2), 2),
        "copy": lambda x: torch.zeros_like(x).copy_(x[0]) + 1,
        "view as integers": lambda x: x.view(torch.int32) + 1,
    }
    check_cases([Case(name, f, (x,)) for name, f in functions.items()], dynamic=True)


@pytest.mark.slow
@pytest.mark.parametrize(
    "dtype", [torch.bfloat16, torch.float64, torch.int64, torch.int32, torch.uint8, torch.bool]
)
def test_strided_views_of_dtype(dtype: torch.dtype) -> None:
    x = torch.randint(0, 2, (2, 3, 4)).to(dtype)
    names = ("flip", "roll", "diagonal_scatter", "slice_scatter step", "repeat", "unfold")
    cases = [Case(name, lambda x, n=name: STRIDED[n](x).clone(), (x,)) for name in names[:-1]]
    cases.append(Case("unfold", lambda x: x.unfold(2, 3, 1).clone(), (x,)))
    if dtype.is_floating_point:
        cases.append(Case("col2im", STRIDED["col2im"], (x,)))
    cases.append(Case("bytes", lambda x: x.view(torch.uint8).clone(), (x,)))
    if dtype != torch.bool:
        cases.append(Case("wider", lambda x: x.view(torch.int64).clone(), (x.repeat(1, 1, 2),)))
    check_cases(cases)


# ===----------------------------------------------------------------------===#
# Views by strides, which count in eager's memory; torch runs the engine's part
# ===----------------------------------------------------------------------===#


def strided(x: torch.Tensor, offset: int | None = 1) -> torch.Tensor:
    return x.as_strided((3, 2), (2, 5), offset) + 1


def scattered(x: torch.Tensor) -> torch.Tensor:
    return torch.as_strided_scatter(x, torch.ones(3, 2), (3, 2), (2, 5), 1)


def image() -> torch.Tensor:
    return torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)


def matrix() -> torch.Tensor:
    return torch.randn(4, 5)


def part() -> torch.Tensor:
    return torch.randn(4, 8)[1:, 1:6]


def strided_branch(x: torch.Tensor) -> torch.Tensor:
    return torch.cond(x.sum() > 0, lambda y: y.as_strided((2, 2), (2, 1), 1) * 2, halved, (x * 2,))


def halved(x: torch.Tensor) -> torch.Tensor:
    return x[:2, :2] / 2


BY_STRIDES: dict[str, tuple[Callable[..., Any], Callable[[], torch.Tensor]]] = {
    "after contiguous": (lambda x: strided(x.t().contiguous()), matrix),
    "after contiguous, computed": (lambda x: strided((x * 2).t().contiguous()), matrix),
    "of channels last": (strided, image),
    "of computed channels last": (lambda x: strided(x * 2), image),
    "of a convolution": (lambda x: strided(F.conv2d(x, torch.ones(4, 3, 3, 3))), image),
    "of a contiguous convolution": (
        lambda x: strided(F.conv2d(x.contiguous(), torch.ones(4, 3, 3, 3))),
        image,
    ),
    "of a computed part": (lambda x: strided((x * 2)[1:]), matrix),
    "of computed columns": (lambda x: strided((x * 2)[:, 1:], None), matrix),
    "of columns": (lambda x: strided(x[:, 1:], None), matrix),
    "of a part": (strided, part),
    "of a part, from its start": (lambda x: strided(x, None), part),
    "of another": (lambda x: strided((x * 2).as_strided((4, 3), (4, 1), 1)), matrix),
    "of a computed transpose": (lambda x: strided((x * 2).t()), matrix),
    "of an expansion": (lambda x: strided((x * 2).expand(2, 4, 5)), matrix),
    "of a constant": (lambda x: x[0, 0] + strided(torch.arange(12.0).view(3, 4).t()), matrix),
    "and an update": (lambda x: (strided(x), x.mul_(2), strided(x)), matrix),
    "in a branch": (strided_branch, matrix),
    "scatter": (scattered, matrix),
    "scatter into a transpose": (lambda x: scattered((x * 2).t()), matrix),
    "scatter into channels last": (lambda x: scattered(x) + 1, image),
    "write": (lambda x: (lambda y: (y.as_strided((3, 2), (2, 5), 1).fill_(1), y))(x * 2), matrix),
    "write to the argument": (lambda x: (x.as_strided((3, 2), (2, 5), 1).fill_(1), x + 1), matrix),
}
# What a part of a tensor is scattered into is known for static sizes only.
INTO_PARTS: dict[str, Callable[..., Any]] = {
    "rows": lambda x: scattered((x * 2)[1:]),
    "columns": lambda x: scattered((x * 2)[:, 1:]),
}


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("name", BY_STRIDES)
def test_views_by_strides(name: str, dynamic: bool, programs: list[Program]) -> None:
    function, make = BY_STRIDES[name]
    check_as_eager(function, make, dynamic)
    check_lowered(programs)


@pytest.mark.parametrize("name", INTO_PARTS)
def test_writes_by_strides_to_a_part(name: str, programs: list[Program]) -> None:
    check_as_eager(INTO_PARTS[name], matrix, False)
    check_lowered(programs)


def check_as_eager(
    function: Callable[..., Any], make: Callable[[], torch.Tensor], dynamic: bool
) -> None:
    compiled = torch.compile(function, backend=max_backend, fullgraph=True, dynamic=dynamic)
    # A copy would not lie in the same memory as a part.
    torch.manual_seed(0)
    x = make()
    torch.manual_seed(0)
    y = make()
    torch.testing.assert_close((compiled(x), x), (function(y), y), check_stride=True)


@pytest.mark.parametrize("name", ["after contiguous", "of computed channels last", "of columns"])
def test_gradients_of_views_by_strides(name: str, programs: list[Program]) -> None:
    function, make = BY_STRIDES[name]
    x = make().requires_grad_()
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    (gradient,) = torch.autograd.grad((compiled(x) ** 2).sum(), x)
    torch.testing.assert_close(gradient, torch.autograd.grad((function(x) ** 2).sum(), x)[0])
    check_lowered(programs)
