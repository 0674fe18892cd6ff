# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Is what a compiled program did what eager does?

Structure has to be equal: dtypes, shapes, strides, which tensors share memory, what was changed.
Numbers have to be equal unless rounding explains the difference. Two things explain it: the result
is as near to that of the program in f64 as eager's, or eager's own result moves as far when each
rounded value is moved by a last digit.
"""

from __future__ import annotations

import contextlib
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from program import NAMESPACE, Line, Program

Values = list[torch.Tensor]
_RUNS = 6
_SPREADS = 8
"""How many times the spread of eager's moved results."""
_DIGITS = 4
"""That many units in the last place are no difference: libraries differ in sine."""


@dataclass
class Outcome:
    """Of one call."""

    results: Values
    inputs: Values
    """As they are after the call."""
    gradients: list[torch.Tensor | None]


# ===----------------------------------------------------------------------===#
# Eager, also with other numbers
# ===----------------------------------------------------------------------===#

Adjust = Callable[[Line, dict[str, Any]], None]


def _leave(line: Line, values: dict[str, Any]) -> None:
    pass


def run_lines(
    program: Program,
    inputs: Mapping[str, torch.Tensor],
    before: Adjust = _leave,
    after: Adjust = _leave,
    rewrite: Callable[[str], str] = str,
) -> Outcome:
    values: dict[str, Any] = {**NAMESPACE, **inputs}
    with warnings.catch_warnings(), torch.set_grad_enabled(program.has_gradients):
        warnings.simplefilter("ignore")
        for line in program.lines:
            given = {name: values[name] for name in line.operands}
            before(line, values)
            exec(rewrite(line.text), values)
            values.update({n: v for n, v in given.items() if n not in line.targets})
            after(line, values)
    return finish(program, [values[name] for name in program.results], list(inputs.values()))


def finish(program: Program, results: Values, inputs: Values) -> Outcome:
    """With gradients, if the program is about them."""
    gradients: list[torch.Tensor | None] = []
    if program.has_gradients:
        sources = [x for x in inputs if x.requires_grad]
        outputs = [y for y in results if y.requires_grad]
        if sources and outputs:
            gradients = list(
                torch.autograd.grad(outputs, sources, tangents(outputs), allow_unused=True)
            )
    return Outcome([y.detach() for y in results], [x.detach() for x in inputs], gradients)


def tangents(outputs: Sequence[torch.Tensor]) -> Values:
    """Numbers that differ: with ones, what a softmax gives cancels out."""
    made = []
    for y in outputs:
        steps = torch.arange(y.numel(), dtype=torch.float64).reshape(y.shape)
        made.append((0.5 + (steps * 7 % 11) / 8).to(y.dtype))
    return made


def run_eager(program: Program, call: int = 0) -> Outcome:
    return run_lines(program, program.make_inputs(call))


def _run_in_f64(program: Program, inputs: Mapping[str, torch.Tensor]) -> Outcome:
    def rewrite(text: str) -> str:
        text = re.sub(r"torch\.(float32|float16|bfloat16)\b", "torch.float64", text)
        return re.sub(r"\.(float|half|bfloat16)\(\)", ".double()", text)

    wide = {name: _like_input(x, x.double() if _is_float(x) else x) for name, x in inputs.items()}
    return run_lines(program, wide, rewrite=rewrite)


def _like_input(given: torch.Tensor, made: torch.Tensor) -> torch.Tensor:
    return made.detach().requires_grad_(given.requires_grad)


def _is_float(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.is_floating_point()


def _run_moved(program: Program, inputs: Mapping[str, torch.Tensor], seed: int) -> Outcome:
    """Eager with each rounded value moved by about one unit in the last place."""
    generator = torch.Generator().manual_seed(seed)

    def factor(value: torch.Tensor) -> torch.Tensor:
        noise = torch.rand(value.shape, generator=generator, dtype=torch.float64) * 2 - 1
        return (1 + 1.5 * torch.finfo(value.dtype).eps * noise.sign()).to(value.dtype)

    def before(line: Line, values: dict[str, Any]) -> None:
        if line.rounding == "sum":
            for name in line.operands:
                if _is_float(values[name]) and name not in line.targets:
                    values[name] = values[name] * factor(values[name])

    def after(line: Line, values: dict[str, Any]) -> None:
        if line.rounding == "exact":
            return
        for name in line.targets:
            if not _is_float(values[name]):
                continue
            if line.is_write:
                values[name].mul_(factor(values[name]))
            else:
                values[name] = values[name] * factor(values[name])

    return run_lines(program, inputs, before, after)


# ===----------------------------------------------------------------------===#
# The comparison
# ===----------------------------------------------------------------------===#


def compare(
    program: Program, ours: Outcome, eager: Outcome, make_inputs: Callable[[], Mapping[str, Any]]
) -> str:
    """What is wrong, in a line; empty if nothing is. `make_inputs` gives what the call was given,
    as it was before."""
    pairs = _pairs(program, ours, eager)
    for name, own, their in pairs:
        if problem := _compare_structure(own, their):
            return f"{name}: {problem}"
    if problem := _compare_aliases(program, ours, eager):
        return problem
    suspects = [i for i, (_, own, their) in enumerate(pairs) if their is not None]
    suspects = [i for i in suspects if not _are_close(pairs[i][1], pairs[i][2])]
    if not suspects:
        return ""
    return _explain(program, pairs, suspects, make_inputs)


def _pairs(
    program: Program, ours: Outcome, eager: Outcome
) -> list[tuple[str, torch.Tensor | None, torch.Tensor | None]]:
    names = [f"result {name}" for name in program.results]
    names += [f"input {each.name} after the call" for each in program.inputs]
    names += [f"gradient {i}" for i in range(len(eager.gradients))]
    own = [*ours.results, *ours.inputs, *ours.gradients]
    their = [*eager.results, *eager.inputs, *eager.gradients]
    return list(zip(names, own, their, strict=True))


def _compare_structure(own: torch.Tensor | None, their: torch.Tensor | None) -> str:
    if own is None or their is None:
        return "" if own is their else f"{_kind(own)} instead of {_kind(their)}"
    if own.dtype != their.dtype:
        return f"{own.dtype} instead of {their.dtype}"
    if own.shape != their.shape:
        return f"shape {list(own.shape)} instead of {list(their.shape)}"
    if _strides(own) != _strides(their):
        return f"strides {own.stride()} instead of {their.stride()} of shape {list(own.shape)}"
    return ""


def _kind(value: torch.Tensor | None) -> str:
    return "no tensor" if value is None else "a tensor"


def _strides(tensor: torch.Tensor) -> list[int]:
    """Of the axes along which there is a step."""
    if tensor.numel() == 0:
        return []
    return [stride for stride, size in zip(tensor.stride(), tensor.shape, strict=True) if size != 1]


def _compare_aliases(program: Program, ours: Outcome, eager: Outcome) -> str:
    names = [*program.results, *(each.name for each in program.inputs)]
    own, their = _aliases(ours), _aliases(eager)
    for pair in sorted(own ^ their):
        first, second = (names[i] for i in pair)
        shares = "share" if pair in own else "do not share"
        return f"aliasing: {first} and {second} {shares} memory"
    return ""


def _aliases(outcome: Outcome) -> set[tuple[int, int]]:
    tensors = [*outcome.results, *outcome.inputs]
    places = [t.untyped_storage().data_ptr() if t.numel() else 0 for t in tensors]
    return {
        (i, j)
        for i in range(len(places))
        for j in range(i + 1, len(places))
        if places[i] and places[i] == places[j]
    }


def _are_close(own: torch.Tensor | None, their: torch.Tensor | None) -> bool:
    return not _far(own, their, None).any()


def _far(own: Any, their: Any, allowed: torch.Tensor | None) -> torch.Tensor:
    """Where two tensors differ by more than the last digits and what is allowed beyond them."""
    if not their.is_floating_point():
        far = own != their
        return far if allowed is None else far & (allowed == 0)
    x, y = own.double(), their.double()
    info = torch.finfo(their.dtype)
    limit = _DIGITS * info.eps * y.abs().masked_fill(~y.isfinite(), 0.0) + info.tiny * 16
    if allowed is not None:
        limit = limit + allowed
    # An infinite limit allows everything, NaN too: eager itself is undecided.
    return (_distance(x, y) > limit) & ~limit.isinf()


def _explain(
    program: Program,
    pairs: Sequence[tuple[str, Any, Any]],
    suspects: Sequence[int],
    make_inputs: Callable[[], Mapping[str, Any]],
) -> str:
    moved = []
    for seed in range(_RUNS):
        try:
            outcome = _run_moved(program, make_inputs(), seed)
        except RuntimeError:
            # A moved number became an index that is out of range, or such.
            continue
        moved.append([*outcome.results, *outcome.inputs, *outcome.gradients])
    reference: list[Any] = [None] * len(pairs)
    if not any(each.alias_of for each in program.inputs):
        with contextlib.suppress(RuntimeError):
            exact = _run_in_f64(program, make_inputs())
            reference = [*exact.results, *exact.inputs, *exact.gradients]
    for i in suspects:
        name, own, their = pairs[i]
        allowed = _allowed(their, [run[i] for run in moved], reference[i])
        far = _far(own, their, allowed)
        if far.any():
            return f"{name}: {_describe(own, their, far)}"
    return ""


def _allowed(
    their: torch.Tensor, moved: Sequence[torch.Tensor], exact: torch.Tensor | None
) -> torch.Tensor:
    y = their.double()
    spread = torch.zeros_like(y)
    others = [run for run in moved if run.shape == their.shape]
    for other in others:
        spread = torch.maximum(spread, _distance(other.double(), y))
    # Six runs may by chance not move an element that could move as much as its neighbours.
    finite = spread[spread.isfinite()]
    common = finite.median() if finite.numel() else 0.0
    allowed = _SPREADS * (spread + common)
    if exact is not None and exact.shape == their.shape:
        allowed = torch.maximum(allowed, 2 * _distance(exact.double(), y))
    return allowed


def _distance(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Infinite where only one of the two is a number."""
    same = (x == y) | (x.isnan() & y.isnan())
    return (x - y).abs().nan_to_num(torch.inf, torch.inf).masked_fill(same, 0.0)


def _describe(own: torch.Tensor, their: torch.Tensor, far: torch.Tensor) -> str:
    place = tuple(far.nonzero()[0].tolist())
    count = int(far.sum())
    return (
        f"{own[place].item()} instead of {their[place].item()} at {list(place)}, "
        f"{count} of {far.numel()} elements of {list(their.shape)} {their.dtype}"
    )
