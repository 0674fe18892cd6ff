# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A choice of `make conformance-wide` that rotates with the weeks, and what its variants are."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any
from unittest import mock

import compiling
import pytest
import torch
import torch_engine
from bisecting import bisected
from compiling import Lowered, check_alone, check_on_engine, lower_alone, run_together
from page import Outcome
from refusals import missing_refusal
from rotation import drawn, this_week
from samples import OWN_DTYPE, VARIANTS, Case, Key, make_case, make_cases, run_eager
from torch_engine import torch_as_engine
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import set_variable
from wide_page import _page

WEEK = os.environ.get("CONFORMANCE_WEEK") or this_week()


@pytest.mark.parametrize("week", [WEEK])
def test_rotating_choice(week: str) -> None:
    """`CONFORMANCE_WEEK` repeats the choice of a week. Two graphs, forward and backward."""
    chosen, lowered = _accepted(week, 25)
    print(f"CONFORMANCE_WEEK={week}:", *(case.key for case in chosen), sep="\n  ")
    problems = dict.fromkeys((case.key for case in chosen), "")
    problems |= {
        case.key: low.problem for case, low in zip(chosen, lowered, strict=True) if low.settled
    }
    rest = [case for case, low in zip(chosen, lowered, strict=True) if not low.settled]
    problems |= zip((case.key for case in rest), bisected(rest, check_on_engine), strict=True)
    wrong = [f"{key}: {problem!s}" for key, problem in problems.items() if problem != ""]
    assert not wrong, "\n".join(wrong)


def _accepted(week: str, count: int) -> tuple[list[Case], list[Lowered]]:
    """Those that fit into a graph with others, or need none."""
    chosen, lowered = [], []
    for case in drawn(week):
        low = lower_alone(case)
        if not (low.refusal or low.is_broken or (case.key.variant == "errors" and not low.settled)):
            chosen.append(case)
            lowered.append(low)
        if len(chosen) == count:
            return chosen, lowered
    raise AssertionError


def test_choice_rotates() -> None:
    first, again, other = (
        [case.key for case in islice(drawn(week), 12)] for week in ("2026-1", "2026-1", "2026-2")
    )
    assert first == again
    assert not set(first) & set(other)
    assert {key.variant for key in first} == set(VARIANTS)


# ===----------------------------------------------------------------------===#
# Variants
# ===----------------------------------------------------------------------===#


def _case(entry: str, variant: str, sample: int = 0) -> Case:
    dtype = OWN_DTYPE if variant == "errors" else "f32"
    return make_case(Key(entry, dtype, sample, variant))


@pytest.mark.parametrize("variant", VARIANTS)
def test_key_is_enough(variant: str) -> None:
    dtype = OWN_DTYPE if variant == "errors" else "f32"
    cases = list(make_cases("index_select", dtype, None, variant))
    assert cases
    for case in cases:
        again = make_case(Key(*vars(case.key).values()))
        assert again.key == case.key
        assert [x.stride() for x in again.inputs()] == [x.stride() for x in case.inputs()]
        assert all(map(torch.equal, again.inputs(), case.inputs()))


def test_all_samples() -> None:
    assert len(list(make_cases("add", "f32", 2))) == 2
    assert len(list(make_cases("searchsorted", "f32"))) > 12


@pytest.mark.parametrize("dtype", ["f32", "f16", "int64", "uint8", "bool"])
def test_layouts(dtype: str) -> None:
    shape = (5, 10, 5)
    for variant, strides, offset in (
        ("plain", (50, 5, 1), 0),
        ("transposed", (1, 5, 50), 0),
        ("strided", (100, 10, 2), 1),
    ):
        case = make_case(Key("add", dtype, 5, variant))
        plain = make_case(Key("add", dtype, 5))
        for x, y in zip(case.inputs(), plain.inputs(), strict=True):
            assert (x.shape, x.stride(), x.storage_offset()) == (shape, strides, offset)
            assert torch.equal(x, y)


def test_without_a_difference_there_is_no_case() -> None:
    # Of rank 0.
    plain, transposed, strided, dynamic = (
        {case.key.sample for case in make_cases("add", "f32", None, variant)}
        for variant in ("plain", "transposed", "strided", "dynamic")
    )
    assert 0 in plain & strided
    assert 0 not in transposed | dynamic
    assert not list(make_cases("argmax", "f32", None, "gradient"))
    assert not list(make_cases("add", "int64", None, "gradient"))


def test_sparse_inputs_stay_as_they_are() -> None:
    entry = "sparse.sampled_addmm"
    assert list(make_cases(entry, "f32"))
    (first, *_) = make_cases(entry, "f32", None, "transposed")
    assert any(x.layout is torch.sparse_csr for x in first.inputs())


def _engine_ir(cases: Sequence[Case]) -> str:
    texts: list[str] = []

    def on_graph(program: Program) -> None:
        texts.append(torch_engine.lower(program).engine_ir)

    with torch_as_engine(on_graph):
        run_together(cases)
    return "\n".join(texts)


def test_dynamic_sizes_are_symbolic() -> None:
    assert "!mo.tensor<[s0, s1, s2], f32>" in _engine_ir([_case("add", "dynamic", 5)])
    assert "[5, 10, 5]" in _engine_ir([_case("add", "plain", 5)])
    # Of one case alone.
    mixed = _engine_ir([_case("add", "plain", 5), _case("mul", "dynamic", 5)])
    assert "!mo.tensor<[5, 10, 5], f32>" in mixed
    assert "!mo.tensor<[s0, s1, s2], f32>" in mixed


def _with_fault(case: Case, op: Any) -> str:
    """What is found if an op gives too much, with torch in the engine's place."""
    call = torch_engine._Interpreter.call_function

    def call_function(self: Any, target: Any, args: Any, kwargs: Any) -> Any:
        result = call(self, target, args, kwargs)
        return result * 1.01 if target is op else result

    with mock.patch.object(torch_engine._Interpreter, "call_function", call_function):
        return lower_alone(case).problem


def test_wrong_gradient_is_found() -> None:
    cos = torch.ops.aten.cos.default
    assert _with_fault(_case("sin", "gradient"), op=None) == ""
    assert _with_fault(_case("sin", "plain"), cos) == ""
    assert "not close" in _with_fault(_case("sin", "gradient"), cos)


def test_lost_gradient_is_found() -> None:
    case = _case("sin", "gradient")
    (expected,) = run_eager([case])
    result, (gradient,) = expected
    assert compiling.difference(case, expected, expected) == ""
    assert compiling.difference(case, (result, [None]), expected) == "None instead of a tensor"
    assert compiling.difference(case, expected, (result, [None])) == "a tensor instead of None"
    assert "not close" in compiling.difference(case, (result, [-gradient]), expected)


@pytest.mark.parametrize("variant", ["plain", "transposed", "strided", "dynamic"])
def test_wrong_value_is_found(variant: str) -> None:
    mm = torch.ops.aten.mm.default
    assert _with_fault(_case("mm", variant), op=None) == ""
    assert "not close" in _with_fault(_case("mm", variant), mm)


# ===----------------------------------------------------------------------===#
# What eager refuses
# ===----------------------------------------------------------------------===#


def test_refusal() -> None:
    assert lower_alone(_case("dot", "errors")).settled == "passed"


def test_missing_refusal_is_found() -> None:
    case = _case("dot", "errors")
    with mock.patch.object(compiling, "run_together", return_value=[None]):
        assert lower_alone(case).problem.startswith("no exception instead of ")
        assert check_alone(case, False).startswith("no exception instead of ")


def test_other_exception_is_found() -> None:
    assert missing_refusal(IndexError("a"), IndexError("b")) == ""
    # torch's own are known by Python's.
    assert missing_refusal(RuntimeError(), torch.linalg.LinAlgError("b")) == ""
    wrong = "ValueError (a) instead of RuntimeError (b)"
    assert missing_refusal(ValueError("a"), torch.linalg.LinAlgError("b")) == wrong


def _raise_in_package(*_: Any) -> None:
    set_variable(None, "")  # type: ignore[arg-type]


def test_exceptions_of_torch_and_ours() -> None:
    # torch's own function for the shape raises another one than eager.
    refusal = lower_alone(_case("nn.functional.embedding", "errors")).refusal
    assert refusal.startswith("torch does, before the backend: AssertionError ")
    with mock.patch.object(compiling, "run_together", side_effect=_raise_in_package):
        lowered = lower_alone(_case("dot", "errors"))
    assert lowered.settled == "wrong"


@pytest.mark.parametrize(("entry", "sample"), [("index_add", 0), ("masked_scatter", 1)])
def test_torch_refuses_what_its_shape_functions_take(entry: str, sample: int) -> None:
    assert lower_alone(_case(entry, "errors", sample)).settled == "passed"


def test_what_eager_takes_is_no_error() -> None:
    case = replace(_case("dot", "errors"), function=lambda *_: None)
    assert lower_alone(case).refusal == "eager does not refuse it"


# ===----------------------------------------------------------------------===#
# The page
# ===----------------------------------------------------------------------===#


def test_page() -> None:
    outcomes = {
        Key("add", "f32", 0, "gradient"): Outcome("passed"),
        Key("mul", "f32", 0, "gradient"): Outcome("wrong", "1 | 2"),
        Key("sub", "f32", 0, "gradient"): Outcome("refused", "why"),
        Key("sub", "f32", 1, "gradient"): Outcome("refused", "why"),
        Key("div", "f32", 0, "gradient"): Outcome("refused", "why"),
        Key("add", "own", 0, "errors"): Outcome("not run"),
    }
    page = list(_page(outcomes, ["f32"], None))
    assert any("all of" in line for line in page)
    assert f"| gradient | {VARIANTS['gradient']} | 5 | 1 | 1 | 3 | 0 | 0 |" in page
    assert "| f32 | 5 | 1 | 1 | 3 | 0 | 0 |" in page
    assert "| own | 1 | 0 | 0 | 0 | 0 | 1 |" in page
    assert "| mul f32 #0 gradient | 1 \\| 2 |" in page
    assert "| why | 3 | sub, div |" in page
