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


def _gradients(
    cases: Sequence[Case], compile: Callable[[Total], Total]
) -> list[list[torch.Tensor | None]]:
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


def check_gradients(cases: Sequence[Case]) -> None:
    """Fails with one line for each input whose gradient differs from eager's."""
    torch._dynamo.reset()
    results = _gradients(cases, lambda f: torch.compile(f, backend=max_backend, fullgraph=True))
    expected = _gradients(cases, lambda f: f)
    wrong = []
    for case, own, reference in zip(cases, results, expected, strict=True):
        for position, (x, y) in enumerate(zip(own, reference, strict=True)):
            if x is None and y is None:
                continue
            try:
                torch.testing.assert_close(
                    x, y, atol=case.tolerance, rtol=case.tolerance, equal_nan=True
                )
            except AssertionError as error:
                wrong.append(f"{case.name}, input {position}: {error}")
    assert not wrong, "\n".join(["", *wrong])
