# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Four small programs on the MAX engine, each compared with PyTorch's own answer.

The first call of a graph that the machine has not seen yet takes the engine some 15 to 60 seconds
to compile; the compiled graph is kept for later runs.
"""

from __future__ import annotations

import copy
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn
from torch_max_backend import max_backend

LARGEST_ERROR = 1e-4


@dataclass
class Measured:
    name: str
    error: float
    first_ms: float
    call_ms: float


def measure(name: str, run: Callable[[], Any], error: Callable[[Any], float]) -> Measured:
    start = time.perf_counter()
    result = run()
    first_ms = (time.perf_counter() - start) * 1e3
    # Before the calls that follow: a training step changes what it is compared with.
    largest = error(result)
    times = []
    for _ in range(50):
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1e3)
    return Measured(name, largest, first_ms, statistics.median(times))


def largest_difference(results: Any, expected: Any) -> float:
    if not isinstance(results, tuple):
        results, expected = (results,), (expected,)
    pairs = zip(results, expected, strict=True)
    return max(float((a - b).detach().abs().max()) for a, b in pairs)


def arithmetic() -> Measured:
    @torch.compile(backend=max_backend)
    def function(x: Tensor, y: Tensor) -> Tensor:
        return x + y * 2

    x, y = torch.randn(64, 64), torch.randn(64, 64)
    return measure("x + y * 2", lambda: function(x, y), lambda r: largest_difference(r, x + y * 2))


def two_outputs() -> Measured:
    @torch.compile(backend=max_backend)
    def function(x: Tensor, y: Tensor, z: Tensor) -> tuple[Tensor, Tensor]:
        return x + y + z, x + z

    x, y, z = (torch.randn(64, 64) for _ in range(3))
    return measure(
        "two outputs",
        lambda: function(x, y, z),
        lambda r: largest_difference(r, (x + y + z, x + z)),
    )


def make_mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.LayerNorm(256), nn.Linear(256, 10))


def inference() -> Measured:
    model, x = make_mlp().eval(), torch.randn(32, 64)
    compiled = torch.compile(model, backend=max_backend)
    with torch.no_grad():
        return measure("MLP", lambda: compiled(x), lambda r: largest_difference(r, model(x)))


def training() -> Measured:
    def make_step(model: nn.Module) -> Callable[[Tensor, Tensor], Tensor]:
        optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

        def step(x: Tensor, y: Tensor) -> Tensor:
            model.train()
            optimizer.zero_grad()
            loss = F.mse_loss(model(x), y)
            loss.backward()
            optimizer.step()
            return loss

        return step

    model = make_mlp()
    reference = copy.deepcopy(model)
    compiled = torch.compile(make_step(model), backend=max_backend)
    eager = make_step(reference)
    x, y = torch.randn(32, 64), torch.randn(32, 10)

    def error(loss: Tensor) -> float:
        expected = eager(x, y)
        updated = (tuple(model.parameters()), tuple(reference.parameters()))
        return max(largest_difference(loss, expected), largest_difference(*updated))

    return measure("training step", lambda: compiled(x, y), error)


def main() -> int:
    torch.manual_seed(0)
    table = Table(title="PyTorch on the MAX engine")
    table.add_column("program")
    for title in ("largest error", "first call", "call"):
        table.add_column(title, justify="right")
    failed = False
    for program in (arithmetic, two_outputs, inference, training):
        measured = program()
        wrong = not measured.error <= LARGEST_ERROR
        failed |= wrong
        table.add_row(
            measured.name,
            f"{measured.error:.1e}" + (" WRONG" if wrong else ""),
            f"{measured.first_ms:,.0f} ms",
            f"{measured.call_ms:.3f} ms",
            style="red" if wrong else None,
        )
    Console().print(table)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
