# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Errors on one thread, which the calls of others do not notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from parallel_models import Case, add_case, close, compiled, mlp_case, rows_case, wave
from small_models import make_mlp
from threads import in_threads


def with_errors(case: Case, fail: Callable[[], None], threads: int = 8) -> None:
    """Every other thread fails, again and again."""

    def work(i: int) -> None:
        for n in range(20):
            if i % 2:
                fail()
            else:
                case.check(i + n)

    in_threads(threads, work)


def test_an_index_out_of_range() -> None:
    """It is the engine that raises, in the graph that the others run."""
    case = rows_case()
    case.check(0)

    def fail() -> None:
        with pytest.raises(IndexError, match="out of"), torch.no_grad():
            case.run(torch.randn(7, 4), torch.tensor([1, 9, 2]))

    with_errors(case, fail)


def test_wrong_shapes() -> None:
    """Dynamo finds them when it traces the call."""
    case = mlp_case()
    case.check(0)

    def fail() -> None:
        with pytest.raises(RuntimeError, match=r"shape|size"), torch.no_grad():
            case.run(torch.randn(3, 7))

    with_errors(case, fail, threads=4)


def test_weights_of_a_wrong_shape() -> None:
    case, broken, x = mlp_case(), make_mlp(), torch.randn(3, 8)
    run = compiled(broken)
    with torch.no_grad():
        close(run(x), broken(x))
    broken[2].weight = torch.nn.Parameter(torch.randn(4, 15))

    def fail() -> None:
        with pytest.raises(RuntimeError, match=r"shape|size"), torch.no_grad():
            run(x)

    with_errors(case, fail, threads=4)


def test_an_error_in_backward() -> None:
    run = compiled(wave)

    def work(i: int) -> None:
        for _ in range(20):
            x = torch.randn(8, requires_grad=True)
            result = run(x)
            if i % 2:
                with pytest.raises(RuntimeError, match="grad"):
                    result.backward(torch.ones(9))
            else:
                result.sum().backward()
                close(x.grad, x.cos() * x + x.sin())

    in_threads(8, work)


def test_an_exception_between_calls() -> None:
    """A thread that ends by one leaves nothing behind."""
    case = add_case()
    case.check(0)

    def work(i: int) -> None:
        case.check(i)
        if i % 2:
            raise ZeroDivisionError

    for _ in range(5):
        with pytest.raises(ZeroDivisionError):
            in_threads(8, work)
    in_threads(8, case.check)
