# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a failing program small: fewer results, lines and inputs, plainer inputs, smaller sizes.

A graph costs about as much with one program as with many, so each round tries all smaller programs
as one graph and goes on with the smallest that still fails.
"""

from __future__ import annotations

import dataclasses
import math
import re
import warnings
from collections.abc import Callable, Iterator, Sequence

import torch
from judge import run_eager
from program import NAMESPACE, Input, Line, Program

Fails = Callable[[Sequence[Program]], Sequence[bool]]
_ROUNDS = 8
_MOST_CANDIDATES = 24


def shrink(program: Program, fails: Fails, rounds: int = _ROUNDS) -> Program:
    for _ in range(rounds):
        candidates = _valid(program)
        failing = [p for p, bad in zip(candidates, fails(candidates), strict=True) if bad]
        smaller = min(failing, key=_size, default=program)
        if _size(smaller) >= _size(program):
            break
        program = smaller
    return program


def _size(program: Program) -> tuple[float, ...]:
    inputs = program.inputs
    plain = sum(
        (each.layout != "contiguous") + (each.fill not in _PLAIN_FILLS.values()) for each in inputs
    )
    elements = sum(math.prod(shape) for each in inputs for shape in each.shapes)
    return len(program.lines), len(program.results), len(inputs), plain, elements


def _valid(program: Program) -> list[Program]:
    """The smaller programs that run in eager, those with the least lines first."""
    found: dict[str, Program] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for candidate in _candidates(program):
            key = repr(candidate)
            if key in found or _size(candidate) >= _size(program) or not candidate.inputs:
                continue
            try:
                for call in range(candidate.calls):
                    run_eager(candidate, call)
            except Exception:
                continue
            found[key] = candidate
    return sorted(found.values(), key=_size)[:_MOST_CANDIDATES]


def _candidates(program: Program) -> Iterator[Program]:
    for result in program.results:
        yield without_unread(dataclasses.replace(program, results=(result,)))
    yield without_unread(program)
    for i, line in enumerate(program.lines):
        yield from _without_line(program, i, line)
    yield from _with_plainer_inputs(program)
    yield from _with_smaller_sizes(program)


def without_unread(program: Program) -> Program:
    """Without lines and inputs that no result depends on; writes stay."""
    needed = set(program.results)
    lines = []
    for line in reversed(program.lines):
        if line.is_write or needed & set(line.targets):
            needed |= set(line.operands)
            lines.append(line)
    inputs = [each for each in program.inputs if each.name in needed]
    sources = {each.alias_of.split(".")[0].split("[")[0] for each in inputs if each.alias_of}
    inputs = [each for each in program.inputs if each.name in needed | sources]
    return _renewed(program, inputs=inputs, lines=lines[::-1])


def _renewed(
    program: Program,
    inputs: Sequence[Input] | None = None,
    lines: Sequence[Line] | None = None,
    results: Sequence[str] | None = None,
) -> Program:
    lines = program.lines if lines is None else tuple(lines)
    breaks_after = min(program.breaks_after, len(lines) - 1)
    return dataclasses.replace(
        program,
        inputs=tuple(program.inputs if inputs is None else inputs),
        lines=lines,
        results=tuple(program.results if results is None else results),
        breaks_after=max(breaks_after, 1) if program.breaks_after else 0,
    )


def _without_line(program: Program, i: int, line: Line) -> Iterator[Program]:
    rest = [*program.lines[:i], *program.lines[i + 1 :]]
    if not rest:
        return
    if line.is_write:
        yield without_unread(_renewed(program, lines=rest))
        return
    left = [name for name in program.results if name not in line.targets]
    if left:
        # All that reads it goes, too.
        gone, kept = set(line.targets), []
        for other in rest:
            if gone & set(other.operands):
                gone |= set(other.targets)
            else:
                kept.append(other)
        results = [name for name in program.results if name not in gone]
        if kept and results:
            yield without_unread(_renewed(program, lines=kept, results=results))
    made = _inputs_for(program, i)
    if made:
        yield without_unread(_renewed(program, inputs=[*program.inputs, *made], lines=rest))
    for operand in line.operands:
        if len(line.targets) == 1:
            yield without_unread(_with_name(program, rest, line.targets[0], operand))


def _with_name(program: Program, lines: Sequence[Line], old: str, new: str) -> Program:
    """Reads another value; whether it fits, eager says."""
    renamed = [
        dataclasses.replace(
            line,
            text=re.sub(rf"\b{old}\b", new, line.text),
            operands=tuple(new if name == old else name for name in line.operands),
            targets=tuple(new if name == old else name for name in line.targets),
        )
        for line in lines
    ]
    results = dict.fromkeys(new if name == old else name for name in program.results)
    return _renewed(program, lines=renamed, results=list(results))


_PLAIN_FILLS = {
    "float": "torch.randn(S)",
    "int": "torch.randint(0, 2, S)",
    "bool": "(torch.rand(S) < 0.5)",
}


def _inputs_for(program: Program, line: int) -> list[Input]:
    """Inputs of the shapes and dtypes that a line's values have."""
    targets = program.lines[line].targets
    calls = []
    for call in range(program.calls):
        values = {**NAMESPACE, **program.make_inputs(call)}
        try:
            with torch.no_grad():
                for each in program.lines[: line + 1]:
                    exec(each.text, values)
        except Exception:
            return []
        calls.append([values[name] for name in targets])
    return [
        Input(
            name,
            tuple(tuple(own[i].shape) for own in calls),
            str(calls[0][i].dtype),
            _plain_fill(str(calls[0][i].dtype)),
            seed=line,
        )
        for i, name in enumerate(targets)
    ]


def _plain_fill(dtype: str) -> str:
    kind = "float" if "float" in dtype else "bool" if "bool" in dtype else "int"
    return _PLAIN_FILLS[kind]


def _with_plainer_inputs(program: Program) -> Iterator[Program]:
    for i, each in enumerate(program.inputs):
        for change in (
            {"layout": "contiguous"},
            {"fill": _plain_fill(each.dtype)},
            {"layout": "contiguous", "fill": _plain_fill(each.dtype)},
        ):
            inputs = list(program.inputs)
            inputs[i] = dataclasses.replace(each, **change)
            yield _renewed(program, inputs=inputs)


def _with_smaller_sizes(program: Program) -> Iterator[Program]:
    sizes = {size for each in program.inputs for shape in each.shapes for size in shape}
    for size in sorted(sizes, reverse=True):
        for smaller in {1, 2, 3, 4, 8, size // 2, size - 1}:
            if not 0 < smaller < size:
                continue
            inputs = [
                dataclasses.replace(
                    each,
                    shapes=tuple(
                        tuple(smaller if s == size else s for s in shape) for shape in each.shapes
                    ),
                )
                for each in program.inputs
            ]
            yield _renewed(program, inputs=inputs)
