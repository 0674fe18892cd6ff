# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many numeric cases in one compiled graph: the engine takes as long for one op as for many.

Each case is compared with eager on its own. If the graph does not compile, it is bisected, so that
the report names the case and not the batch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch_max_backend import max_backend


@dataclass(frozen=True)
class Case:
    name: str
    function: Callable[..., torch.Tensor]
    inputs: tuple[torch.Tensor, ...]
    tolerance: float | None = None
    """Absolute and relative; torch's default for the dtype if None."""


most_cases: int | None = None
"""A graph takes no more than this; `--most-cases` sets it. None: all of them."""


def check_cases(cases: Sequence[Case], dynamic: bool = False) -> None:
    """Fails with one line for each case that differs from eager or does not compile."""
    names = [case.name for case in cases]
    assert len(set(names)) == len(names), "case names are not unique"
    failures = _failures(_choose(cases), dynamic)
    assert not failures, "\n".join(["", *failures])


def _choose(cases: Sequence[Case]) -> Sequence[Case]:
    """The same ones every time, from all parts of the list."""
    step = -(-len(cases) // most_cases) if most_cases else 1
    return cases[::step]


def _failures(cases: Sequence[Case], dynamic: bool) -> list[str]:
    try:
        results = run_cases(cases, dynamic)
    except Exception as error:
        if len(cases) == 1:
            return [f"{cases[0].name}: {type(error).__name__}: {error}"]
        middle = len(cases) // 2
        return _failures(cases[:middle], dynamic) + _failures(cases[middle:], dynamic)
    failures = []
    for case, result in zip(cases, results, strict=True):
        try:
            torch.testing.assert_close(
                result,
                case.function(*case.inputs),
                atol=case.tolerance,
                rtol=case.tolerance,
                equal_nan=True,
            )
        except AssertionError as error:
            failures.append(f"{case.name}: {error}")
    return failures


def run_cases(cases: Sequence[Case], dynamic: bool) -> Sequence[torch.Tensor]:
    """What the engine gives for each case, all in one graph."""
    torch._dynamo.reset()
    functions = [case.function for case in cases]

    def batch(inputs: list[tuple[torch.Tensor, ...]]) -> list[Any]:
        return [function(*own) for function, own in zip(functions, inputs, strict=True)]

    inputs = [case.inputs for case in cases]
    if dynamic:
        for own in inputs:
            for tensor in own:
                torch._dynamo.maybe_mark_dynamic(tensor, 0)
    return torch.compile(batch, backend=max_backend, fullgraph=True)(inputs)
