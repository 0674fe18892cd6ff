# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parts of the tests that call kernels in C++ directly."""

from __future__ import annotations

import torch
import torch.nn.functional as F

ACTIVATIONS = {
    "none": lambda x: x,
    "relu": torch.relu,
    "relu6": F.relu6,
    "gelu": F.gelu,
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
}


def assert_close(
    actual: torch.Tensor, expected: torch.Tensor, terms: int, sums: torch.Tensor | None = None
) -> None:
    """Against f64: as far off as sums of so many terms of size 1 are. `sums` are those that the
    result was made of, if it is not they themselves."""
    sums = expected if sums is None else sums
    error = torch.finfo(actual.dtype).eps * max(terms, 1) ** 0.5 * 4
    scale = max(1.0, sums.abs().nan_to_num(0, 0).max().item()) if sums.numel() else 1.0
    torch.testing.assert_close(
        actual.double(), expected.double(), atol=error * scale, rtol=0, equal_nan=True
    )


def numbers_for_axes(value: int | tuple[int, ...], axes: int, missing: int) -> list[int]:
    values = [value] * axes if isinstance(value, int) else list(value)
    return [missing] * (3 - axes) + values


def unaligned(tensor: torch.Tensor) -> torch.Tensor:
    """The same, at an address that is only a multiple of the element's size."""
    memory = torch.empty(tensor.numel() + 1, dtype=tensor.dtype)
    return memory[1:].view(tensor.shape).copy_(tensor)
