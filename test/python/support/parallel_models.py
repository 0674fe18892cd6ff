# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The graphs that all tests of parallel use share, with what eager answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from small_models import make_mlp
from torch import Tensor, nn
from torch_max_backend import max_backend


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend=max_backend, fullgraph=True, **options)


def add_one(x: Tensor) -> Tensor:
    return x + 1


def pick_rows(table: Tensor, index: Tensor) -> Tensor:
    """An index out of range is an error in the engine."""
    return table[index] * 2


def wave(x: Tensor) -> Tensor:
    return x.sin() * x


def close(result: Any, expected: Any) -> None:
    torch.testing.assert_close(result, expected, atol=1e-5, rtol=1e-5)


@dataclass
class Case:
    """A compiled function, and calls with eager's answers."""

    run: Callable[..., Any]
    calls: list[tuple[tuple[Tensor, ...], Tensor]]

    @staticmethod
    def make(
        function: Callable[..., Any], inputs: list[tuple[Tensor, ...]], **options: Any
    ) -> Case:
        with torch.no_grad():
            return Case(compiled(function, **options), [(x, function(*x)) for x in inputs])

    def check(self, number: int) -> None:
        inputs, expected = self.calls[number % len(self.calls)]
        with torch.no_grad():
            close(self.run(*inputs), expected)


def add_case() -> Case:
    return Case.make(add_one, [(torch.randn(8),) for _ in range(16)])


def mlp_case() -> Case:
    return Case.make(make_mlp(), [(torch.randn(3, 8),) for _ in range(16)])


def rows_case() -> Case:
    """Of dynamic sizes."""
    sizes = [(5, 2), (7, 6), (3, 9), (100, 33)]
    inputs = [(torch.randn(rows, 4), torch.randint(rows, (count,))) for rows, count in sizes]
    return Case.make(pick_rows, inputs, dynamic=True)


def share_a_graph() -> Callable[[nn.Module, Tensor], Tensor]:
    """Calls any model by one compiled function."""

    def call(model: nn.Module, x: Tensor) -> Tensor:
        return model(x)

    return compiled(call)
