# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch answers while the engine compiles. torch is in the engine's place, too, and a compile takes
as long as the test wants."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch_max_backend
from slow_engine import Engine, slow_engine
from torch import Tensor, nn
from torch_max_backend import TorchFallbackWarning, max_backend


@pytest.fixture
def engine() -> Iterator[Engine]:
    """Compiles until it is told to end."""
    with slow_engine() as engine:
        engine.on_graph = lambda _: None
        yield engine


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(
        function,
        backend=max_backend,
        fullgraph=True,
        options={"compile": "background"},
        **options,
    )


class Counter:
    """Counts how often the engine answers."""

    def __init__(self, engine: Engine) -> None:
        self.calls = 0
        self.lock = threading.Lock()
        self.engine = engine
        engine.on_graph = self.watch

    def watch(self, graph: Any) -> None:
        run = graph.run

        def counted(arguments: list[Any]) -> Any:
            # FX's interpreter is for one thread.
            with self.lock:
                self.calls += 1
                return run(arguments)

        graph.run = counted

    def finish(self) -> None:
        for graph in self.engine.graphs.values():
            graph.may_end.set()
        torch_max_backend.wait()


def test_torch_answers_until_the_engine_is_ready(engine: Engine) -> None:
    counter = Counter(engine)

    def function(x: Tensor) -> tuple[Tensor, Tensor]:
        return x.sin() + 1, x.sum()

    run, x = compiled(function), torch.randn(3, 4)
    for _ in range(3):
        torch.testing.assert_close(run(x), function(x), rtol=0, atol=0)
    assert counter.calls == 0
    status = torch_max_backend.status()[0]
    assert status.state == "compiling"
    assert str(status).startswith("graph ")
    counter.finish()
    for _ in range(3):
        torch.testing.assert_close(run(x), function(x))
    assert counter.calls == 3
    states = {status.graph: status.state for status in torch_max_backend.status()}
    assert states[status.graph] == "ready"


def test_a_stored_graph_is_waited_for(engine: Engine) -> None:
    counter = Counter(engine)
    watch = engine.on_graph

    def found(graph: Any) -> None:
        watch(graph)
        graph.is_in_store = True
        threading.Timer(0.1, graph.may_end.set).start()

    engine.on_graph = found
    run, x = compiled(torch.sin), torch.randn(3)
    torch.testing.assert_close(run(x), x.sin())
    assert counter.calls == 1


def train(model: nn.Module, step: Callable[..., Any], steps: int, at: Callable[[int], None]) -> Any:
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    torch.manual_seed(1)
    losses = []
    for number in range(steps):
        at(number)
        optimizer.zero_grad()
        loss = step(torch.randn(5, 6))
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return [*losses, *(parameter.detach() for parameter in model.parameters()), *model.buffers()]


def make_model() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(
        nn.Linear(6, 8, bias=False),
        nn.BatchNorm1d(8),
        nn.Dropout(0.3),
        nn.ReLU(),
        nn.Linear(8, 1),
    )


def test_training_across_the_switch(engine: Engine) -> None:
    """Parameters, batch statistics and random numbers are eager's, whoever answers. Forward and
    backward switch at different times."""
    counter = Counter(engine)
    expected_model, model = make_model(), make_model()
    expected = train(
        expected_model, lambda x: expected_model(x).square().mean(), 12, lambda _: None
    )
    run = compiled(lambda x: model(x).square().mean())

    def end_one(number: int) -> None:
        if number == 4:
            engine.graphs["backward"].may_end.set()
        if number == 8:
            engine.graphs["forward"].may_end.set()
        if number in (4, 8):
            threading.Event().wait(0.1)

    torch.testing.assert_close(train(model, run, 12, end_one), expected)
    assert counter.calls == 8 + 4


def test_arguments_are_updated_whoever_answers(engine: Engine) -> None:
    counter = Counter(engine)

    def function(x: Tensor, y: Tensor) -> Tensor:
        x.add_(y)
        y[0] = 7
        return x.view(-1)

    with torch.no_grad():
        run = compiled(function)
        for _ in range(2):
            for _ in range(2):
                x, y = torch.randn(2, 3), torch.randn(2, 3)
                expected_x, expected_y = x.clone(), y.clone()
                result, expected = run(x, y), function(expected_x, expected_y)
                torch.testing.assert_close((result, x, y), (expected, expected_x, expected_y))
                assert result.data_ptr() == x.data_ptr()
            counter.finish()
    assert counter.calls == 2


def test_random_numbers_are_those_of_eager(engine: Engine) -> None:
    counter = Counter(engine)

    def function(x: Tensor) -> Tensor:
        dropped = torch.nn.functional.dropout(x, 0.5)
        drawn = torch.empty(3, 4).bernoulli_(0.5)
        return dropped + torch.rand_like(x) + drawn

    run, x = compiled(function), torch.randn(3, 4)
    torch.manual_seed(5)
    expected = [function(x) for _ in range(4)]
    torch.manual_seed(5)
    results = [run(x), run(x)]
    counter.finish()
    results += [run(x), run(x)]
    torch.testing.assert_close(results, expected)
    assert counter.calls == 2


@pytest.mark.parametrize("sizes", [(1, 2, 5), (7, 3, 4)])
def test_dynamic_sizes(engine: Engine, sizes: tuple[int, ...]) -> None:
    counter = Counter(engine)

    def function(x: Tensor) -> Tensor:
        return x.reshape(-1, 2) * x.shape[0] + x.mean()

    run = compiled(function, dynamic=True)
    for size in sizes[1:]:
        x = torch.randn(size, 4)
        torch.testing.assert_close(run(x), function(x))
    counter.finish()
    for size in sizes[1:]:
        x = torch.randn(size, 4)
        torch.testing.assert_close(run(x), function(x))
    assert counter.calls == 2


def test_a_check_raises_whoever_answers(engine: Engine) -> None:
    counter = Counter(engine)

    def function(x: Tensor) -> Tensor:
        return torch.multinomial(x.softmax(-1) - 1, 1)

    run, x = compiled(function), torch.randn(2, 4)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="probability tensor contains"):
            run(x)
        counter.finish()


def test_a_compile_that_fails_is_told_once(engine: Engine) -> None:
    run, x = compiled(torch.sin), torch.randn(3)
    run(x)
    [graph] = engine.graphs.values()
    graph.error = "sines are hard"
    graph.may_end.set()
    # Graphs that failed in other tests may be listed, too.
    [status] = [status for status in torch_max_backend.wait() if "sines are hard" in str(status)]
    assert status.state == "failed"
    with pytest.warns(TorchFallbackWarning, match="could not compile.*sines are hard"):
        torch.testing.assert_close(run(x), x.sin())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.testing.assert_close(run(x), x.sin())


def test_threads(engine: Engine) -> None:
    """Many threads call while the answers come to be the engine's."""
    counter = Counter(engine)
    run = compiled(lambda x: x * 2 + x.sum())
    inputs = [torch.randn(4, 5) for _ in range(8)]
    run(inputs[0])
    wrong = []

    def call(x: Tensor) -> None:
        for _ in range(200):
            if not torch.allclose(run(x), x * 2 + x.sum()):
                wrong.append(x)

    threads = [threading.Thread(target=call, args=(x,)) for x in inputs]
    for thread in threads:
        thread.start()
    counter.finish()
    for thread in threads:
        thread.join()
    assert not wrong
    run(inputs[0])
    assert counter.calls > 0


def test_status_of_nothing_is_said() -> None:
    assert str(torch_max_backend.background.StatusTable()) == "no graphs"
