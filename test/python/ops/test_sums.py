# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far sums are off: compared with f64, no further than twice eager's own error, at any length.

A long sum that is added up in one number is off by as many roundings as it has terms.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, run_static

aten = torch.ops.aten

ULPS = 4
"""What any result may be off: eager may happen to have no error at all."""
SMALL = 1000
ODD = 1_000_003
LONG = 4_000_000


def check_errors(cases: Sequence[Case]) -> None:
    """Each case by itself, with one line for each that is too far off."""
    failures = []
    for case, result in zip(cases, run_static(cases), strict=True):
        failures += _failures_of_result(case, result)
    assert not failures, "\n".join(["", *failures])


def compare_errors(case: Case, result: torch.Tensor) -> None:
    failures = _failures_of_result(case, result)
    assert not failures, failures[0]


def _failures_of_result(case: Case, result: torch.Tensor) -> list[str]:
    eager = case.function(*case.inputs)
    exact = case.function(*map(_widened, case.inputs))
    largest = exact.abs().max().item()
    return _failures(case.name, result, eager, exact, torch.tensor(largest))


def check_sums(cases: Sequence[Case]) -> None:
    """The same for sums alone: each element of a result by itself. The terms' own size matters
    where they cancel out."""
    failures = []
    for case, result in zip(cases, run_static(cases), strict=True):
        eager = case.function(*case.inputs)
        exact = case.function(*map(_widened, case.inputs))
        size = case.function(*(_widened(x) ** 2 for x in case.inputs)).sqrt()
        failures += _failures(case.name, result, eager, exact, exact.abs().maximum(size))
    assert not failures, "\n".join(["", *failures])


def _widened(x: torch.Tensor) -> torch.Tensor:
    return x.double() if x.is_floating_point() else x


def _failures(
    name: str,
    result: torch.Tensor,
    eager: torch.Tensor,
    exact: torch.Tensor,
    size: torch.Tensor,
) -> list[str]:
    assert (result.dtype, result.shape) == (eager.dtype, eager.shape), name
    error, usual = ((x.double() - exact).abs() for x in (result, eager))
    if size.dim() == 0:
        error, usual = error.max(), usual.max()
    ulp = torch.finfo(result.dtype).eps * size.clamp_min(torch.finfo(torch.float64).tiny)
    is_off = ~(error <= 2 * usual + ULPS * ulp)
    if not is_off.any():
        return []
    by, usually = ((x / ulp).flatten().tolist() for x in (error, usual))
    return [f"{name}: off by {by} ulp, eager by {usually}"]


#
# Terms
#


def terms(length: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Rows of equal terms, of random ones, of some far from zero and of changing signs."""
    signs = 1 - 2 * (torch.arange(length) % 2)
    rows = [
        torch.full((length,), 0.1),
        torch.rand(length),
        100 + torch.randn(length),
        torch.rand(length) * signs,
    ]
    return torch.stack(rows).to(dtype)


def of_rows(x: torch.Tensor) -> torch.Tensor:
    return x.sum(1)


def of_columns(x: torch.Tensor) -> torch.Tensor:
    return x.sum(0)


def far(*shape: int) -> torch.Tensor:
    return torch.randn(*shape) + 1000


#
# Sums
#


@batched(compare=compare_errors, every_case=True)
def test_long_sums() -> list[Case]:
    return [
        Case("all of many short rows", torch.sum, (torch.full((1_000_000, 23), 0.1),)),
        Case("many rows by column", of_columns, (torch.full((LONG, 3), 0.1),)),
        Case("long rows", of_rows, (torch.full((3, ODD), 0.1),)),
        Case("group norm", lambda x: F.group_norm(x, 2), (far(2, 8, 100, 101),)),
        Case("layer norm", lambda x: F.layer_norm(x, (40_003,)), (far(4, 40_003),)),
        Case("batch norm", batch_norm, (far(4, 8, 100, 101),)),
        Case("variance", lambda x: x.var(0), (far(250_001, 4),)),
        Case(
            "gradient of softmax",
            lambda g, y: aten._softmax_backward_data(g, y, 1, g.dtype),
            (torch.rand(2, ODD), torch.rand(2, ODD)),
        ),
        Case(
            "gradient of log_softmax",
            lambda g, y: aten._log_softmax_backward_data(g, y, 1, g.dtype),
            (torch.full((2, ODD), 0.1), -torch.rand(2, ODD)),
        ),
        Case("loss", F.nll_loss, (torch.full((ODD, 3), 0.1), torch.randint(0, 3, (ODD,)))),
    ]


def batch_norm(x: torch.Tensor) -> torch.Tensor:
    return F.batch_norm(x, None, None, training=True)


@pytest.mark.slow
def test_sums_of_any_length() -> None:
    lengths = (1, 7, SMALL, ODD, LONG)
    cases = []
    for length in lengths:
        rows = terms(length)
        cases += [
            Case(f"rows of {length}", of_rows, (rows,)),
            Case(f"columns of {length}", of_columns, (rows.t().contiguous(),)),
            Case(f"all {length}", torch.sum, (rows[0],)),
        ]
    middle = terms(ODD).reshape(4, -1)[:, : ODD - 3].reshape(4, 1000, 1000)
    wide = terms(ODD + 2)
    cases += [
        Case("transposed rows", of_columns, (wide.t(),)),
        Case("transposed columns", of_rows, (wide.t().contiguous().t(),)),
        Case("sliced rows", lambda x: x[:, 1:-1].sum(1), (wide,)),
        Case("sliced columns", lambda x: x[1:-1].sum(0), (wide.t().contiguous(),)),
        Case("middle axis", lambda x: x.sum(1), (middle.transpose(0, 1).contiguous(),)),
        Case("two axes", lambda x: x.sum((1, 2)), (middle,)),
        Case(
            "first and last axis", lambda x: x.sum((0, 2)), (middle.transpose(0, 1).contiguous(),)
        ),
    ]
    check_sums(cases)


@pytest.mark.slow
def test_sums_of_other_types() -> None:
    cases = []
    for dtype in (torch.float16, torch.bfloat16):
        rows = terms(SMALL * 5 + 3, dtype)[[0, 1, 3]]
        cases += [
            Case(f"rows of {dtype}", of_rows, (rows,)),
            Case(f"columns of {dtype}", of_columns, (rows.t().contiguous(),)),
            Case(f"mean of {dtype}", lambda x: x.mean(1), (terms(ODD, dtype),)),
        ]
    check_errors(cases)


@pytest.mark.slow
def test_sums_of_doubles() -> None:
    rows = terms(ODD, torch.float64)
    exact = torch.tensor([math.fsum(row) for row in rows.tolist()])
    functions: dict[str, tuple[Callable[..., torch.Tensor], torch.Tensor]] = {
        "rows": (of_rows, rows),
        "columns": (of_columns, rows.t().contiguous()),
        "transposed": (of_columns, rows.t()),
        "one by one": (lambda x: torch.stack([row.sum() for row in x]), rows),
    }
    cases = [Case(name, function, (x,)) for name, (function, x) in functions.items()]
    size = exact.abs().maximum((rows**2).sum(1).sqrt())
    failures = []
    for case, result in zip(cases, run_static(cases), strict=True):
        failures += _failures(case.name, result, case.function(*case.inputs), exact.double(), size)
    assert not failures, "\n".join(["", *failures])


#
# What is made of sums
#


@pytest.mark.slow
def test_statistics() -> None:
    check_errors(
        [
            Case("mean of rows", lambda x: x.mean(1), (far(4, ODD),)),
            Case("variance of rows", lambda x: x.var(1), (far(4, ODD),)),
            Case("deviation of all", lambda x: x.std(), (far(1000, 23),)),
            Case("variance and mean", lambda x: torch.cat(torch.var_mean(x, 0)), (far(ODD, 2),)),
            Case("norm of rows", lambda x: x.norm(dim=1), (torch.rand(4, ODD),)),
            Case("norm of columns", lambda x: x.norm(dim=0), (torch.rand(ODD, 4),)),
            Case("absolute norm", lambda x: x.norm(p=1, dim=0), (torch.full((ODD, 4), 0.1),)),
            Case("logsumexp of rows", lambda x: x.logsumexp(1), (torch.rand(4, ODD),)),
            Case("logsumexp of columns", lambda x: x.logsumexp(0), (torch.rand(ODD, 4),)),
            Case("softmax of rows", lambda x: x.softmax(1), (torch.rand(2, ODD),)),
            Case("softmax of columns", lambda x: x.softmax(0), (torch.rand(ODD, 2),)),
            Case("nansum", lambda x: x.nansum(1), (torch.full((2, ODD), 0.1),)),
            Case("trace", torch.trace, (torch.full((3000, 3000), 0.1),)),
            Case("instance norm", F.instance_norm, (far(2, 8, 100, 101),)),
            Case("group norm of halves", lambda x: F.group_norm(x, 2), (far(2, 4, 999).half(),)),
            Case("mse_loss", F.mse_loss, (torch.rand(ODD), torch.rand(ODD))),
            Case(
                "binary cross entropy",
                F.binary_cross_entropy_with_logits,
                (torch.rand(ODD), torch.rand(ODD)),
            ),
        ]
    )


@pytest.mark.slow
def test_windows_and_places() -> None:
    places = torch.randint(0, 3, (ODD,))
    square = torch.full((2, 2, 1000, 1000), 0.1)
    check_errors(
        [
            Case("average of large windows", lambda x: F.avg_pool2d(x, 500), (square,)),
            Case("average of uneven windows", lambda x: F.adaptive_avg_pool2d(x, 3), (square,)),
            Case("average of all", lambda x: F.adaptive_avg_pool2d(x, 1), (square,)),
            Case("cumsum of rows", lambda x: x.cumsum(1), (torch.full((2, ODD), 0.1),)),
            Case("cumsum of columns", lambda x: x.cumsum(0), (torch.full((ODD, 2), 0.1),)),
            Case("logcumsumexp", lambda x: x.logcumsumexp(1), (torch.rand(2, ODD),)),
            Case(
                "scatter_add",
                lambda x, i: x.new_zeros(3).scatter_add(0, i, x),
                (torch.full((ODD,), 0.1), places),
            ),
            Case(
                "embedding_bag",
                lambda table, i: F.embedding_bag(i[None], table, mode="sum"),
                (torch.full((3, 5), 0.1), places),
            ),
            Case("bias gradient", bias_gradient, convolution_operands(1)),
            Case("filter gradient", filter_gradient, convolution_operands(1)),
            Case("filter gradient of strides", filter_gradient, convolution_operands(3)),
            Case("attention", F.scaled_dot_product_attention, attention_operands()),
        ]
    )


def convolution_operands(stride: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The result's gradient, the input and the filter of a convolution in groups."""
    size = stride * 100_000 + 3
    return torch.full((3, 2, 100_001), 0.1), torch.full((3, 2, size), 0.7), torch.rand(2, 1, 3)


def _convolution_gradients(
    gradient: torch.Tensor, x: torch.Tensor, weight: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    stride = x.shape[-1] // gradient.shape[-1]
    return aten.convolution_backward(
        gradient, x, weight, [2], [stride], [0], [1], False, [0], 2, [True, True, True]
    )


def filter_gradient(*operands: torch.Tensor) -> torch.Tensor:
    return _convolution_gradients(*operands)[1]


def bias_gradient(*operands: torch.Tensor) -> torch.Tensor:
    return _convolution_gradients(*operands)[2]


def attention_operands() -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    keys = 200_003
    return torch.rand(1, 1, 2, 8) * 0.1, torch.rand(1, 1, keys, 8), torch.rand(1, 1, keys, 8)
