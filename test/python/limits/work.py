# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`work.py KIND COUNT BACKEND`: calls, loads or compiles so many times, and prints as JSON what the
process held after a tenth of it and at the end. What grows only in the beginning, such as a pool of
memory, does not count."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict

import torch
from footprint import Footprint
from torch import Tensor, nn

Step = Callable[[int], object]

backend = "max"


def compiled(function: Callable[..., Tensor], **options: object) -> Callable[..., Tensor]:
    return torch.compile(function, backend=backend, fullgraph=True, **options)  # type: ignore[call-overload, no-any-return]


def add_scaled(x: Tensor, factor: Tensor) -> Tensor:
    return x.mul_(factor).add_(1)


def with_part_in_torch(x: Tensor) -> Tensor:
    return torch.fft.fft(x.relu()).abs() + 1


def call() -> Step:
    """Calls of functions with weights, of dynamic sizes, with writes into arguments, with a part in
    PyTorch, and training steps."""
    model = compiled(nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4)))
    of_any_size = compiled(lambda x: x.softmax(0) @ x.t(), dynamic=True)
    writes, in_torch = compiled(add_scaled), compiled(with_part_in_torch)
    x, factor = torch.randn(3, 8), torch.tensor(0.5)

    def step(number: int) -> None:
        if number % 10 == 0:
            model(x).sum().backward()
        with torch.no_grad():
            match number % 4:
                case 0:
                    model(x)
                case 1:
                    of_any_size(torch.ones(2 + number % 7, 5))
                case 2:
                    writes(x, factor)
                case 3:
                    in_torch(x)

    return step


def of_number(number: int) -> Callable[[Tensor], Tensor]:
    return lambda x: x * number + 1


def load() -> Step:
    """A function is compiled by Dynamo again, and its model comes from the store."""
    x = torch.arange(4.0)

    def step(number: int) -> None:
        torch.compiler.reset()
        function = of_number(number % 8)
        torch.testing.assert_close(compiled(function)(x), function(x))

    return step


def compile() -> Step:
    """Each graph is new to the engine; two compile at a time."""
    x = torch.arange(4.0)
    options = {"options": {"compile": "background"}} if backend == "max" else {}

    def step(number: int) -> None:
        torch.compiler.reset()
        functions = [of_number(1000 + 2 * number + i) for i in range(2)]
        background = [compiled(f, **options) for f in functions]
        for run in background:
            run(x)
        torch_max_backend.wait()
        for run, function in zip(background, functions, strict=True):
            torch.testing.assert_close(run(x), function(x))

    return step


def numbered(count: int) -> Iterator[int]:
    for number in range(count):
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {count}", end="", file=sys.stderr)
        yield number


if __name__ == "__main__":
    import torch_max_backend

    kind, count, backend = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    step = {"call": call, "load": load, "compile": compile}[kind]()
    measured = []
    for number in numbered(count):
        step(number)
        if number + 1 in (count // 10, count):
            measured.append(asdict(Footprint.measure()))
    json.dump(measured, sys.stdout)
