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
    """The layer, with code that is not the same object, so that Dynamo compiles it anew."""
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
    """An executable that keeps the arguments of its calls."""

    def __init__(self, executable: Any) -> None:
        self._executable = executable
        self.calls: list[list[Any]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._executable, name)

    def run(self, arguments: list[Any]) -> Any:
        self.calls.append(list(arguments))
        return self._executable.run(arguments)

    def time_calls(self) -> float:
        """The engine's microseconds for all calls that were kept, one after the other."""
        times = [self.time_engine(call, CALLS) for call in self.calls]
        return sum(statistics.median(of_call) for of_call in times) * 1e6


@contextmanager
def recording() -> Iterator[list[Recorder]]:
    """Collects the executables that are made within the context."""
    extension = load_extension()
    original, recorders = extension.Executable, list[Recorder]()

    def make(**plan: Any) -> Recorder:
        recorders.append(Recorder(original(**plan)))
        return recorders[-1]

    extension.Executable = make
    try:
        yield recorders
    finally:
        extension.Executable = original


class Subject:
    """A call of something compiled: by this package, around nothing, and the engine's part."""

    def __init__(self, name: str, make: Callable[[Any], Callable[[], Any]]) -> None:
        """`make` compiles with a backend, and returns the call."""
        self.name = name
        self._floor, self._whole = make(do_nothing), make(max_backend)
        self._floor()
        self._whole()
        with recording() as self._recorders:
            # Another function, so that Dynamo compiles again.
            recorded = make(lambda *arguments: max_backend(*arguments))
            recorded()
            for recorder in self._recorders:
                recorder.calls.clear()
            recorded()
        self._times: dict[str, list[float]] = {"floor": [], "whole": [], "engine": []}

    def measure(self) -> None:
        """One round."""
        self._times["floor"].append(_time(self._floor))
        self._times["engine"].append(sum(r.time_calls() for r in self._recorders))
        self._times["whole"].append(_time(self._whole))

    def median(self, kind: str) -> float:
        return statistics.median(self._times[kind])

    @property
    def own(self) -> float:
        """What is neither Dynamo's nor the engine's."""
        return self.median("whole") - self.median("floor") - self.median("engine")


def _time(call: Callable[[], Any]) -> float:
    """The median of the microseconds of a call."""
    times = []
    for _ in range(CALLS):
        start = time.perf_counter()
        call()
        times.append((time.perf_counter() - start) * 1e6)
    return statistics.median(times)


def make_subjects() -> Iterator[Subject]:
    x = torch.randn(SIZE)

    def compiled(function: Any, *arguments: Tensor) -> Callable[[Any], Callable[[], Any]]:
        def make(backend: Any) -> Callable[[], Any]:
            run = torch.compile(function, backend=backend, fullgraph=True)
            return lambda: run(*arguments)

        return make

    yield Subject("one op", compiled(lambda y: torch.relu(y), x))
    yield Subject("1 weight", compiled(Many(1), x))
    yield Subject(f"{PARAMETERS} weights", compiled(Many(PARAMETERS), x))
    yield Subject("2 inputs", compiled(add_all, x, x + 1))
    inputs = [torch.randn(SIZE) for _ in range(PARAMETERS)]
    yield Subject(f"{PARAMETERS + 1} inputs", compiled(add_all, x, *inputs))

    def chain(share: bool) -> Callable[[Any], Callable[[], Any]]:
        def make(backend: Any) -> Callable[[], Any]:
            layers = [Layer() if share else another(Layer()) for _ in range(LAYERS)]
            run = [torch.compile(layer, backend=backend, fullgraph=True) for layer in layers]

            def call() -> None:
                y = rows
                for layer in run:
                    y = layer(y)

            return call

        return make

    rows = torch.randn(4, SIZE)
    yield Subject(f"{LAYERS} layers, one graph", chain(share=True))
    yield Subject(f"{LAYERS} layers, {LAYERS} graphs", chain(share=False))


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
