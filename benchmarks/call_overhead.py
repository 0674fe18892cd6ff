# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a call of a compiled graph costs beyond Dynamo's own cost and the engine's.

python benchmarks/call_overhead.py

Dynamo's cost is that of a call of the same function, compiled by AOTAutograd around a function that
does nothing. The engine's is that of the loaded graph, called from C++. All tensors are small. What
remains is the cost of this package:

- of a graph of one op;
- of one with many parameters, as weights in inference and as plain inputs;
- of layers that share one graph, and of as many layers that have a graph each.
"""

from __future__ import annotations

import argparse
import statistics
import time
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor, nn
from torch._dynamo.backends.common import aot_autograd
from torch_max_backend import max_backend
from torch_max_backend.extension import load_extension

SIZE = 64
PARAMETERS = 150
LAYERS = 12
CALLS = 200
"""In each round."""


class Many(nn.Module):
    """Reads so many parameters."""

    def __init__(self, parameters: int) -> None:
        super().__init__()
        self.weights = nn.ParameterList(torch.randn(SIZE) for _ in range(parameters))

    def forward(self, x: Tensor) -> Tensor:
        return add_all(x, *self.weights)


def add_all(x: Tensor, *others: Tensor) -> Tensor:
    for other in others:
        x = x + other
    return x


class Layer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(SIZE, SIZE)

    def forward(self, x: Tensor) -> Any:
        return torch.relu(self.linear(x))


def another(layer: Layer) -> Layer:
    """The layer, with code that is not the same object, so that Dynamo compiles it again."""
    code = Layer.forward.__code__.replace()
    layer.forward = types.FunctionType(code, globals()).__get__(layer)  # type: ignore[method-assign]
    return layer


def _answer_nothing(graph: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
    [output] = graph.graph.find_nodes(op="output")
    results = [torch.zeros(node.meta["val"].shape) for node in output.args[0]]

    def run(arguments: list[Any]) -> list[Tensor]:
        arguments.clear()
        return results

    run._boxed_call = True  # type: ignore[attr-defined]
    return run


do_nothing = aot_autograd(fw_compiler=_answer_nothing)


class Recorder:
    """An executable that adds the arguments of its calls to a list."""

    def __init__(self, executable: Any, calls: list[tuple[Any, list[Any]]]) -> None:
        self._executable = executable
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        return getattr(self._executable, name)

    def run(self, arguments: list[Any]) -> Any:
        self._calls.append((self._executable, list(arguments)))
        return self._executable.run(arguments)


@contextmanager
def recording() -> Iterator[list[tuple[Any, list[Any]]]]:
    """Collects the calls of executables that are made within the context, and their arguments."""
    extension = load_extension()
    original, calls = extension.Executable, list[tuple[Any, list[Any]]]()
    extension.Executable = lambda **plan: Recorder(original(**plan), calls)
    try:
        yield calls
    finally:
        extension.Executable = original


Call = Callable[[], Any]


class Subject:
    """Calls of compiled functions: by this package, around nothing, and the engine's part."""

    def __init__(self, name: str, make: Callable[[Any], Sequence[Call]]) -> None:
        """`make` compiles with a backend, and returns the calls."""
        self.name = name
        self._floor, self._whole = make(do_nothing), make(max_backend)
        for call in (*self._floor, *self._whole):
            call()
        with recording() as self._engine:
            # Another function, so that Dynamo compiles again.
            recorded = make(lambda *arguments: max_backend(*arguments))
            for call in recorded:
                call()
            self._engine.clear()
            for call in recorded:
                call()
        self._times: dict[str, list[float]] = {"whole": [], "floor": [], "engine": []}

    def measure(self) -> None:
        """One round. The engine is called as in the whole, behind Dynamo's part: it is slower than
        in a loop of its own."""
        for _ in range(CALLS):
            start = time.perf_counter()
            for call in self._whole:
                call()
            self._times["whole"].append(time.perf_counter() - start)
            floor = engine = 0.0
            for call, (executable, arguments) in zip(self._floor, self._engine, strict=True):
                start = time.perf_counter()
                call()
                floor += time.perf_counter() - start
                engine += sum(executable.time_engine(arguments, 1))
            self._times["floor"].append(floor)
            self._times["engine"].append(engine)

    def median(self, kind: str) -> float:
        """In microseconds."""
        return statistics.median(self._times[kind]) * 1e6

    @property
    def own(self) -> float:
        """What is neither Dynamo's nor the engine's, in microseconds."""
        others = map(sum, zip(self._times["floor"], self._times["engine"], strict=True))
        return self.median("whole") - statistics.median(others) * 1e6


def compiled(function: Any, *arguments: Tensor) -> Callable[[Any], Sequence[Call]]:
    def make(backend: Any) -> Sequence[Call]:
        run = torch.compile(function, backend=backend, fullgraph=True)
        return [lambda: run(*arguments)]

    return make


def all_of(layers: Sequence[Layer], x: Tensor) -> Callable[[Any], Sequence[Call]]:
    return lambda backend: [call for layer in layers for call in compiled(layer, x)(backend)]


def make_subjects() -> Iterator[Subject]:
    x, rows = torch.randn(SIZE), torch.randn(4, SIZE)
    yield Subject("one op", compiled(lambda y: torch.relu(y), x))
    yield Subject("1 weight", compiled(Many(1), x))
    yield Subject(f"{PARAMETERS} weights", compiled(Many(PARAMETERS), x))
    yield Subject("2 inputs", compiled(add_all, x, x + 1))
    inputs = [torch.randn(SIZE) for _ in range(PARAMETERS)]
    yield Subject(f"{PARAMETERS + 1} inputs", compiled(add_all, x, *inputs))
    shared = all_of([Layer() for _ in range(LAYERS)], rows)
    yield Subject(f"{LAYERS} layers, one graph", shared)
    apart = all_of([another(Layer()) for _ in range(LAYERS)], rows)
    yield Subject(f"{LAYERS} layers, {LAYERS} graphs", apart)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    torch._dynamo.config.recompile_limit = 4 * LAYERS
    with torch.no_grad():
        subjects = list(make_subjects())
        for _ in track(range(options.rounds), description="rounds"):
            for subject in subjects:
                subject.measure()
    table = Table("median of a call, us", "whole", "Dynamo's", "engine's", "ours")
    for subject in subjects:
        parts = [subject.median(kind) for kind in ("whole", "floor", "engine")]
        table.add_row(subject.name, *(f"{part:.1f}" for part in (*parts, subject.own)))
    Console().print(table)
    one_op, one, many, few_inputs, many_inputs, shared, apart = subjects
    print(f"a call of one op beyond Dynamo and the engine: {one_op.own:.1f} us")
    print(f"{PARAMETERS} weights instead of 1 add to it: {many.own - one.own:.1f} us")
    print(f"{PARAMETERS - 1} more inputs add to it: {many_inputs.own - few_inputs.own:.1f} us")
    ratio = shared.median("whole") / apart.median("whole")
    print(f"{LAYERS} layers with one graph take {ratio:.2f} of the time of {LAYERS} graphs")


if __name__ == "__main__":
    main()
