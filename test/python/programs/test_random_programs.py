# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A choice of random programs, and what draws, judges and shrinks them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any
from unittest import mock

import pytest
import torch
import torch_engine
from batch import differences
from generate import BLOCK, Builder, generate, kind_of
from judge import Outcome, compare, run_eager
from program import KINDS, Input, Line, Program, as_test
from rules.all_rules import BY_FAMILY
from shrink import shrink
from symbols import stays_one_graph
from torch_engine import torch_as_engine


def _programs(kind: str, count: int, first: int = 0) -> list[Program]:
    seeds = [seed for seed in range(first, first + 40 * BLOCK) if kind_of(seed) == kind]
    return [generate(seed).program for seed in seeds[:count]]


def _problems(programs: Sequence[Program]) -> list[str]:
    found = zip(programs, differences(programs), strict=True)
    return [as_test(program, problem) for program, problem in found if problem]


def test_on_engine() -> None:
    assert not _problems(_programs("static", 8))


# ===----------------------------------------------------------------------===#
# Drawing
# ===----------------------------------------------------------------------===#


@pytest.mark.parametrize("kind", KINDS)
def test_seed_gives_one_program(kind: str) -> None:
    first, second = (_programs(kind, 6) for _ in range(2))
    assert first == second
    assert [Program.from_json(program.to_json()) for program in first] == first


def test_nearly_all_lines_are_valid() -> None:
    generated = [generate(seed) for seed in range(0, 12 * BLOCK, 4)]
    tried = sum(each.tried for each in generated)
    dropped = sum(each.dropped for each in generated)
    assert dropped < 0.05 * tried
    assert all(2 <= len(each.program.lines) <= 12 for each in generated)


@pytest.mark.parametrize("family", BY_FAMILY)
def test_every_rule_gives_a_line(family: str) -> None:
    without = []
    for rule in BY_FAMILY[family]:
        builders = (Builder(seed, "static", random.Random(seed)) for seed in range(20))
        for builder in builders:
            builder.add_line(rule)
            if builder.lines:
                break
        else:
            without.append(rule.template)
    assert not without


@pytest.mark.parametrize("stays", [False, True])
def test_program_that_stays_one_graph(stays: bool) -> None:
    line = "v0 = x * 2" if stays else "v0 = x * (2 if x.shape[0] == 3 else 1)"
    assert stays_one_graph(_with_calls(_program(line, kind="dynamic"))) == stays


def test_pasted_program_runs() -> None:
    text = as_test(_programs("static", 1)[0], "nothing")
    with torch_as_engine(lambda _: None):
        exec(text, {})


# ===----------------------------------------------------------------------===#
# Judging
# ===----------------------------------------------------------------------===#


def _program(*texts: str, shape: tuple[int, ...] = (3, 4), kind: str = "static") -> Program:
    """Lines `v0 = ...` and writes to x; the last one gives the result."""
    lines = []
    for text in texts:
        is_write = " = " not in text
        target = "x" if is_write else text.partition(" = ")[0]
        rounding = "exact" if "view" in text or "==" in text else "sum"
        operands = tuple(sorted(set(re.findall(r"\b(?:x|v\d)\b", text)) - {target, "x"} | {"x"}))
        lines.append(Line(text, "op", operands, (target,), rounding, is_write))
    result = "x" if lines[-1].is_write else lines[-1].targets[0]
    x = Input("x", (shape,), "torch.float32", "torch.randn(S)")
    return Program(0, kind, (x,), tuple(lines), (result,))


def _with_calls(program: Program) -> Program:
    """With other sizes in each call."""
    (x,) = program.inputs
    return replace(program, inputs=(replace(x, shapes=((3, 4), (5, 6), (7, 2))),))


def _judged(program: Program, change: Callable[[Outcome], None]) -> str:
    ours = run_eager(program)
    change(ours)
    return compare(program, ours, run_eager(program), program.make_inputs)


def _set_result(change: Callable[[torch.Tensor], torch.Tensor]) -> Callable[[Outcome], None]:
    def set_result(outcome: Outcome) -> None:
        outcome.results[0] = change(outcome.results[0])

    return set_result


def _with_last(value: float) -> Callable[[Outcome], None]:
    def change(result: torch.Tensor) -> torch.Tensor:
        changed = result.clone()
        changed.view(-1)[-1] = value
        return changed

    return _set_result(change)


EXP = _program("v0 = torch.exp(x)")
LOG = _program("v0 = torch.log(x)")
FAULTS = {
    "value": (EXP, _with_last(1.0), "1.0 instead of"),
    "lost NaN": (LOG, _set_result(torch.nan_to_num), "instead of nan"),
    "dtype": (EXP, _set_result(torch.Tensor.double), "torch.float64 instead of"),
    "shape": (EXP, _set_result(torch.Tensor.flatten), "shape [12] instead of"),
    "strides": (EXP, _set_result(lambda y: y.t().contiguous().t()), "strides (1, 3) instead"),
    "alias": (_program("v0 = x.view(-1)"), _set_result(torch.clone), "do not share memory"),
    "new alias": (
        _program("v0 = torch.exp(x)"),
        lambda outcome: outcome.results[0].set_(outcome.inputs[0]),
        "x share memory",
    ),
    "write": (
        _program("x.view(-1).exp_()", "v0 = x * 2"),
        lambda outcome: outcome.inputs[0].zero_(),
        "input x after the call: 0.0 instead",
    ),
    "gradient": (
        _program("v0 = torch.exp(x)", kind="gradient"),
        lambda outcome: outcome.gradients[0].mul_(1.001),
        "gradient 0",
    ),
    "no gradient": (
        _program("v0 = torch.exp(x)", kind="gradient"),
        lambda outcome: outcome.gradients.__setitem__(0, None),
        "no tensor instead of a tensor",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_judge_finds(name: str) -> None:
    program, change, message = FAULTS[name]
    assert _judged(program, lambda _: None) == ""
    assert message in _judged(program, change)


def test_judge_allows_rounding() -> None:
    total = _program("v0 = x.sum()", shape=(100, 100))
    eps = torch.finfo(torch.float32).eps
    assert _judged(total, _set_result(lambda y: y * (1 + 8 * eps))) == ""
    assert _judged(total, _set_result(lambda y: y + 0.01)) != ""


def test_judge_allows_what_rounding_decides() -> None:
    # Whether the two sums are equal is decided by their last digits.
    sums = ("v0 = x.sum()", "v1 = (x * 2).sum() / 2")
    equal = _program(*sums, "v2 = v0 == v1", shape=(100, 100))
    assert _judged(equal, _set_result(torch.logical_not)) == ""
    greater = _program("v0 = x.abs().sum() > 1")
    assert _judged(greater, _set_result(torch.logical_not)) != ""


# ===----------------------------------------------------------------------===#
# Shrinking
# ===----------------------------------------------------------------------===#


@pytest.mark.parametrize("kind", ["static", "broken"])
def test_shrinker_keeps_what_fails(kind: str) -> None:
    def fails(programs: Sequence[Program]) -> list[bool]:
        return ["softmax" in program.source() for program in programs]

    programs = _programs(kind, 2 * BLOCK)
    program = next(p for p in programs if fails([p])[0] and len(p.lines) > 5)
    small = shrink(program, fails)
    assert fails([small])[0]
    assert len(small.lines) == 1
    assert len(small.inputs) <= 2


# ===----------------------------------------------------------------------===#
# Faults that are put in, with torch in the engine's place
# ===----------------------------------------------------------------------===#

aten = torch.ops.aten
Fault = Callable[[Any, Any], Any]
"""From an op and its result to another result."""


@contextmanager
def _fault_in_ops(fault: Fault) -> Iterator[None]:
    call = torch_engine._Interpreter.call_function

    def call_function(self: Any, target: Any, args: Any, kwargs: Any) -> Any:
        return fault(target, call(self, target, args, kwargs))

    with mock.patch.object(torch_engine._Interpreter, "call_function", call_function):
        yield


_COMMON = (aten.add.Tensor, aten.mul.Tensor, aten.sub.Tensor, aten.exp.default, aten.sqrt.default)


_WRITES = (aten.slice_scatter.default, aten.select_scatter.default, aten.where.self, *_COMMON)
"""Of which writes in place are made."""


def _end_is_wrong(op: Any, result: Any, ops: tuple[Any, ...] = _COMMON) -> Any:
    if op not in ops or result.numel() < 2:
        return result
    changed = result.clone(memory_format=torch.contiguous_format)
    changed.view(-1)[-1] = changed.view(-1)[-2]
    return changed


def _loses_nan(op: Any, result: Any) -> Any:
    return torch.nan_to_num(result, 0.0) if op in _COMMON else result


def _other_end(op: Any, result: Any) -> Any:
    is_sum = op is aten.sum.dim_IntList and result.dim() > 0
    return result.flip(0) if is_sum else result


@contextmanager
def _stale_weights() -> Iterator[None]:
    first: dict[int, list[Any]] = {}
    bind = torch_engine.bind_arguments

    def bind_arguments(program: Any, *rest: Any) -> list[Any]:
        bound = bind(program, *rest)
        kept = first.setdefault(id(program), [x.clone() for x in bound])
        return [
            old if argument.is_weight else new
            for argument, old, new in zip(program.arguments, kept, bound, strict=True)
        ]

    with mock.patch.object(torch_engine, "bind_arguments", bind_arguments):
        yield


@contextmanager
def _dense_results() -> Iterator[None]:
    def owned(tensor: torch.Tensor, result: Any) -> torch.Tensor:
        return tensor.contiguous().clone()

    with mock.patch.object(torch_engine, "_owned", owned):
        yield


def _loses_digits(op: Any, result: Any) -> Any:
    is_wide = op in _COMMON and result.dtype == torch.float64
    return result.float().double() if is_wide else result


def _is_a_little_off(op: Any, result: Any) -> Any:
    is_product = op in (aten.mm.default, aten.bmm.default, aten.addmm.default)
    return result * (1 + 1e-4) if is_product and result.is_floating_point() else result


@contextmanager
def _other_arguments(change: Callable[[list[Any], list[Any]], list[Any]]) -> Iterator[None]:
    """`change` gets those of the first call, too."""
    first: dict[int, list[Any]] = {}
    bind = torch_engine.bind_arguments

    def bind_arguments(program: Any, *rest: Any) -> list[Any]:
        bound = bind(program, *rest)
        return change(first.setdefault(id(program), bound), bound)

    with mock.patch.object(torch_engine, "bind_arguments", bind_arguments):
        yield


def _from_start_of_memory(_: list[Any], bound: list[Any]) -> list[Any]:
    return [
        x.as_strided(x.shape, x.stride(), 0) if isinstance(x, torch.Tensor) else x for x in bound
    ]


def _first_numbers(first: list[Any], bound: list[Any]) -> list[Any]:
    pairs = zip(first, bound, strict=True)
    return [new if isinstance(new, torch.Tensor) else old for old, new in pairs]


PUT_IN = {
    "end": ("static", lambda: _fault_in_ops(_end_is_wrong)),
    "NaN": ("dynamic", lambda: _fault_in_ops(_loses_nan)),
    "axis": ("gradient", lambda: _fault_in_ops(_other_end)),
    "weights": ("weights", _stale_weights),
    "strides": ("static", _dense_results),
    "digits": ("static", lambda: _fault_in_ops(_loses_digits)),
    "product": ("gradient", lambda: _fault_in_ops(_is_a_little_off)),
    "write": ("mutation", lambda: _fault_in_ops(partial(_end_is_wrong, ops=_WRITES))),
    "offset": ("static", lambda: _other_arguments(_from_start_of_memory)),
    "sizes": ("dynamic", lambda: _other_arguments(_first_numbers)),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PUT_IN)
def test_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_FALLBACK", "warn")
    kind, put_in = PUT_IN[name]
    right = _without_engine(kind)
    with put_in():
        wrong = _without_engine(kind)
    assert len(wrong) > len(right)


def _without_engine(kind: str) -> list[int]:
    """The programs that differ or raise. Those of which torch computes a part always raise: only
    the engine calls it."""
    found = []
    with torch_as_engine(lambda _: None):
        for number, program in enumerate(_programs(kind, BLOCK)):
            try:
                is_wrong = bool(differences([program])[0])
            except Exception:
                is_wrong = True
            found += [number] * is_wrong
    return found
