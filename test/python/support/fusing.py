# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many elementwise functions in one kernel.

The engine takes seconds for each kernel, and fuses elementwise ops into one: here row i of a single
result is the i-th function of the inputs, picked by selects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import torch
from batching import Case


def fused_case(
    title: str,
    functions: Mapping[str, Callable[..., torch.Tensor]],
    inputs: tuple[torch.Tensor, ...],
    tolerance: float | None = None,
) -> Case:
    """The inputs have rank 1 and one size. The name says which row is which function."""

    def rows(*inputs: torch.Tensor) -> torch.Tensor:
        index = torch.arange(len(functions)).unsqueeze(1)
        # The result's dtype is that of the first function, for all of them.
        result: torch.Tensor | None = None
        for i, function in enumerate(functions.values()):
            row = function(*inputs)
            result = torch.where(index == i, row, row if result is None else result)
        assert result is not None
        return result

    names = ", ".join(f"{i} {name}" for i, name in enumerate(functions))
    return Case(f"{title}: rows {names}", rows, inputs, tolerance)
