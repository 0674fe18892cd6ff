# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops beside each other that the engine would fuse wrongly (docs/EngineBugs.md)."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from batching import Case, batched, run_dynamic


def _product(rows: int = 2, columns: int = 16) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.randn(rows, 4), torch.randn(4, columns)


@batched()
def test_reshaped_products() -> list[Case]:
    """Vectors of a product's elements end up in several rows."""
    return [
        Case(
            "pointwise convolution of one pixel",
            F.conv2d,
            (torch.randn(2, 4, 1, 1), torch.randn(16, 4, 1, 1), torch.randn(16)),
        ),
        Case(
            "convolution to one pixel",
            F.conv2d,
            (torch.randn(2, 4, 3, 3), torch.randn(16, 4, 3, 3), torch.randn(16)),
        ),
        Case("heads", lambda a, b, x: (a @ b).view(4, 8) + x, (*_product(), torch.randn(8))),
        Case("column", lambda a, b, x: (a @ b).view(4, 8) * x, (*_product(), torch.randn(4, 1))),
        Case(
            "bias before the view",
            lambda a, b, x, y: (a @ b + x).view(2, 16, 1).tanh() - y,
            (*_product(), torch.randn(16), torch.randn(16, 1)),
        ),
        Case(
            "transposed operand",
            lambda a, b, x: (a @ b).view(4, 8) + x.t(),
            (*_product(), torch.randn(8, 4)),
        ),
        Case(
            "sliced operand",
            lambda a, b, x: (a @ b).view(4, 8) + x[:, 1:9],
            (*_product(), torch.randn(4, 10)),
        ),
        Case(
            "predicate",
            lambda a, b, x, y: torch.where(x[:, None] > y, (a @ b).view(4, 8), -1.0),
            (*_product(), torch.randn(4), torch.randn(8)),
        ),
        Case(
            "rows of odd length",
            lambda a, b, x: (a @ b).view(2, 2, 24) + x,
            (*_product(2, 48), torch.randn(24)),
        ),
        Case(
            "a size of 1 first",
            lambda a, b, x: (a @ b).view(1, 2, 16, 1).transpose(1, 3) * x,
            (*_product(), torch.randn(16, 1)),
        ),
    ]


@batched(run_dynamic)
def test_broadcasts_of_broadcasts() -> list[Case]:
    """Kernels, transposes, slices and reshapes lie between two broadcasts of symbolic sizes."""

    def pairs(x: torch.Tensor, rows: torch.Tensor) -> list[torch.Tensor]:
        return [
            (x[:, None] + x) * rows[:, None],
            torch.exp(x[:, None] + x[None]) * rows[:, None],
            (x[:, None] - x[None]).t() * rows[:, None],
            (x[:, None] + x[None])[:, 1:] * rows[:, None, 1:],
            torch.expm1((x[:, None] * x[None]).abs()).unsqueeze(0) - rows[:, :, None],
            torch.where(x[:, None] > x, x, 0.0) + rows[:, None],
            (x[:, None] + x).flatten()[None] * rows[:, :1],
            (x[:, None] + x).expand(4, -1, -1) * rows[:, None],
            torch.cat([x[:, None] + x, x[:, None] * x], 1) + rows.repeat(1, 2)[:, None],
            torch.softmax(-((x[:, None] - x) ** 2), -1) @ rows.t(),
            (rows + x)[:, 2:].contiguous(),
            torch.tanh(rows - x)[1:, ::2] * 2,
        ]

    def causal(x: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, ...]:
        sums = x[:, None] + x[None]
        causal = x[:, None] >= x[None]
        return sums * rows[:, None], causal & (rows > 0)[:, None], (-sums).expand(3, -1, -1)

    return [
        Case(
            function.__name__,
            function,
            (torch.randn(size), torch.randn(4, size)),
            other_sizes=(torch.randn(other), torch.randn(4, other)),
            symbolic_axes=(0, 1),
        )
        for function, size, other in ((pairs, 5, 10), (causal, 11, 17))
    ]
