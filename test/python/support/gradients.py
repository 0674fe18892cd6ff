# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many gradients through one forward and one backward graph.

Each case has inputs of its own, so that their gradients tell which case is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from batching import Case
from torch_max_backend import max_backend

Total = Callable[[list[list[torch.Tensor]]], torch.Tensor]
Gradients = list[torch.Tensor | None]
"""One for each input of a case."""


def _gradients(cases: Sequence[Case], compile: Callable[[Total], Total]) -> list[Gradients]:
    inputs = [
        [x.detach().clone().requires_grad_(x.is_floating_point()) for x in case.inputs]
        for case in cases
    ]
    functions = [case.function for case in cases]

    def total(inputs: list[list[torch.Tensor]]) -> torch.Tensor:
        sums = []
        for function, own in zip(functions, inputs, strict=True):
            result = function(*own).double()
            # Weights that differ: a plain sum hides what cancels out, such as a softmax's.
            weights = torch.arange(result.numel(), dtype=torch.float64).reshape(result.shape)
            sums.append((result * (1 + weights / result.numel())).sum())
        return torch.stack(sums).sum()

    compile(total)(inputs).backward()
    return [[x.grad for x in own] for own in inputs]


def run_gradients(cases: Sequence[Case]) -> list[Gradients]:
    torch._dynamo.reset()
    return _gradients(cases, lambda f: torch.compile(f, backend=max_backend, fullgraph=True))


def compare_gradients(case: Case, result: Gradients) -> None:
    (expected,) = _gradients([case], lambda f: f)
    wrong = []
    for position, (x, y) in enumerate(zip(result, expected, strict=True)):
        if x is None and y is None:
            continue
        try:
            torch.testing.assert_close(
                x, y, atol=case.tolerance, rtol=case.tolerance, equal_nan=True
            )
        except AssertionError as error:
            wrong.append(f"input {position}: {error}")
    assert not wrong, "\n".join(wrong)


def check_gradients(cases: Sequence[Case]) -> None:
    """Fails with one line for each input whose gradient differs from eager's."""
    wrong = []
    for case, result in zip(cases, run_gradients(cases), strict=True):
        try:
            compare_gradients(case, result)
        except AssertionError as error:
            wrong.append(f"{case.name}, {error}")
    assert not wrong, "\n".join(["", *wrong])
