# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads that compile. In most tests torch is in the engine's place, and a compile takes as long
as the test wants."""

from __future__ import annotations

import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
import torch_max_backend
from parallel_models import Case, add_case, add_one, close, mlp_case, share_a_graph
from slow_engine import SILENT, Engine, SlowExecutable, slow_engine
from small_models import make_mlp
from threads import Meanwhile, in_threads
from torch._dynamo import convert_frame
from torch_max_backend import TorchFallbackWarning
from torch_max_backend.background import EngineGraph
from torch_max_backend.extension import load_extension
from torch_max_backend.meanwhile import answer_meanwhile
from torch_max_backend.torch_compat.dynamo import count_graphs


@pytest.fixture
def engine() -> Iterator[Engine]:
    with slow_engine() as engine:
        yield engine


def test_the_first_call_from_16_threads() -> None:
    """Dynamo would compile it for each of them, and refuse the ninth."""
    before = count_graphs()
    case = mlp_case()
    in_threads(16, case.check)
    assert count_graphs() == before + 1


def test_the_compiled_function_is_added_late(engine: Engine) -> None:
    """Dynamo adds it when it has let go of its lock, and another thread may be faster."""
    original = convert_frame.CatchErrorsWrapper.__call__

    def convert(*args: Any, **kwargs: Any) -> Any:
        result = original(*args, **kwargs)
        time.sleep(0.1)
        return result

    before = count_graphs()
    case = Case.make(add_one, [(torch.randn(8),)])
    with mock.patch.object(convert_frame.CatchErrorsWrapper, "__call__", convert):
        in_threads(4, case.check)
    assert count_graphs() == before + 1
    assert len(engine.graphs) == 1


def test_first_calls_of_different_functions() -> None:
    cases = [mlp_case() for _ in range(4)] + [add_case() for _ in range(4)]
    in_threads(8, lambda i: [cases[i].check(n) for n in range(3)])


def test_threads_wait_for_one_compile(engine: Engine) -> None:
    engine.on_graph = lambda graph: threading.Timer(0.5, graph.may_end.set).start()
    case = Case.make(add_one, [(torch.randn(8),)])
    in_threads(8, case.check)
    [graph] = engine.graphs.values()
    assert graph.attempts == 1


def test_calls_go_on_while_another_thread_compiles() -> None:
    case = add_case()
    case.check(0)
    with slow_engine() as engine:
        engine.on_graph = lambda graph: None
        other = Case.make(torch.cos, [(torch.randn(8),)])
        compiling = threading.Thread(target=other.check, args=(0,), daemon=True)
        compiling.start()
        end = time.monotonic() + 20
        while not engine.graphs:
            assert time.monotonic() < end
            case.check(0)
        in_threads(4, lambda i: [case.check(i + n) for n in range(20)])
        [graph] = engine.graphs.values()
        assert graph.is_running
        graph.may_end.set()
        compiling.join(20)
    assert not compiling.is_alive()


def test_an_error_reaches_every_thread_that_waits(engine: Engine) -> None:
    graph = SlowExecutable("a graph", lambda arguments: arguments)
    waiting = EngineGraph(graph, "a graph", SILENT)
    graph.error = "too hard"
    told: list[Exception] = []
    waiting.on_failure = told.append

    def work(i: int) -> None:
        if i == 0:
            time.sleep(0.2)
            graph.may_end.set()
        with pytest.raises(torch_max_backend.MaxCompilerError, match="too hard"):
            waiting.run([])

    in_threads(8, work)
    assert len(told) == 8
    assert graph.attempts == 1


def test_a_cancelled_compile_is_repeated_once() -> None:
    """Though many threads want its graph."""
    graph = SlowExecutable("a graph", lambda arguments: arguments)
    waiting = EngineGraph(graph, "a graph", SILENT)
    waiting.cancel()
    while waiting.status.state == "compiling":
        time.sleep(0.01)
    graph.error = ""
    threading.Timer(0.5, graph.may_end.set).start()
    assert in_threads(8, lambda i: waiting.run([i])) == [[i] for i in range(8)]
    assert graph.attempts == 2


def test_the_status_is_asked_while_graphs_come_and_go() -> None:
    def work(_: int) -> None:
        for _ in range(30):
            graph = SlowExecutable("a graph", lambda arguments: arguments)
            graph.may_end.set()
            EngineGraph(graph, "a graph", SILENT).run([])

    with Meanwhile(lambda: torch_max_backend.status()) as asking:
        in_threads(8, work)
    assert asking.times > 0


def counting(graph: EngineGraph) -> tuple[Callable[[list[Any]], Any], dict[str, int]]:
    """A function in background mode, and how often each of both answered."""
    calls = {"torch": 0, "engine": 0}

    def answer(who: str) -> Callable[[list[Any]], Any]:
        def run(arguments: list[Any]) -> Any:
            calls[who] += 1
            return arguments

        return run

    return answer_meanwhile(graph, answer("engine"), answer("torch")), calls


def test_the_switch_of_background_mode() -> None:
    executable = SlowExecutable("a graph", lambda arguments: arguments)
    graph = EngineGraph(executable, "a graph", SILENT, is_urgent=False)
    run, calls = counting(graph)

    def work(i: int) -> None:
        for n in range(200):
            if (i, n) == (0, 50):
                executable.may_end.set()
                graph.wait()
            assert run([i, n]) == [i, n]

    in_threads(8, work)
    assert calls["torch"] >= 50
    assert calls["engine"] >= 150
    before = calls["torch"]
    run([])
    assert calls["torch"] == before


def test_background_mode_does_not_wait_after_an_interrupt() -> None:
    executable = SlowExecutable("a graph", lambda arguments: arguments)
    graph = EngineGraph(executable, "a graph", SILENT, is_urgent=False)
    run, calls = counting(graph)
    graph.cancel()
    while graph.status.state == "compiling":
        time.sleep(0.01)
    executable.error = ""
    in_threads(8, lambda i: run([i]), seconds=10)
    assert calls == {"torch": 8, "engine": 0}
    assert executable.attempts == 2
    executable.may_end.set()


def test_a_failure_in_background_mode_is_told_once() -> None:
    executable = SlowExecutable("a graph", lambda arguments: arguments)
    graph = EngineGraph(executable, "a graph", SILENT, is_urgent=False)
    run, calls = counting(graph)
    executable.error = "too hard"
    executable.may_end.set()
    with pytest.raises(torch_max_backend.MaxCompilerError):
        graph.wait()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        in_threads(8, lambda i: run([i]))
    assert [w.category for w in told] == [TorchFallbackWarning]
    assert calls == {"torch": 8, "engine": 0}


def test_a_warning_may_call_the_graph_that_it_is_about() -> None:
    """As a program that shows warnings may do."""
    executable = SlowExecutable("a graph", lambda arguments: arguments)
    graph = EngineGraph(executable, "a graph", SILENT, is_urgent=False)
    run, calls = counting(graph)
    executable.error = "too hard"
    executable.may_end.set()
    with pytest.raises(torch_max_backend.MaxCompilerError):
        graph.wait()

    def work(_: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.showwarning = lambda *_: run([1])  # type: ignore[assignment]
            run([0])

    in_threads(1, work, seconds=10)
    assert calls == {"torch": 2, "engine": 0}


def test_the_same_graph_is_called_while_weights_are_bound() -> None:
    """What derives weights is Python, in which a finalizer may run, and call anything."""
    extension = load_extension()
    original = extension.Executable
    call, models, x = share_a_graph(), [make_mlp() for _ in range(6)], torch.randn(3, 8)
    inner: list[torch.Tensor] = []

    def make(**plan: Any) -> Any:
        derivation = plan.pop("derivation")

        def derive(weights: list[torch.Tensor]) -> Any:
            if not inner:
                inner.append(x)
                inner[0] = call(models[0], x)
            return derivation(weights)

        return original(derivation=derive, **plan)

    def work(i: int) -> None:
        with torch.no_grad():
            close(call(models[1 + i], x), models[1 + i](x))

    with mock.patch.object(extension, "Executable", make):
        in_threads(1, work, seconds=60)
        in_threads(5, work, seconds=60)
    close(inner[0], models[0](x).detach())


@pytest.mark.slow
def test_a_store_without_the_graph(tmp_path: Path) -> None:
    """The engine compiles: once for all threads, while others call what is ready, and in
    background mode calls switch to the engine at some time."""
    ready = add_case()
    ready.check(0)
    options = {"cache_dir": str(tmp_path), "compile": "background"}
    behind = Case.make(add_one, [(torch.randn(8),)], options=options)
    case = Case.make(torch.cos, [(torch.randn(8),)], options={"cache_dir": str(tmp_path)})

    def work(i: int) -> None:
        if i < 4:
            case.check(0)
            return
        end = time.monotonic() + 120
        while any(graph.state == "compiling" for graph in torch_max_backend.status()):
            assert time.monotonic() < end
            ready.check(i)
            behind.check(0)
        behind.check(0)

    behind.check(0)
    in_threads(8, work, seconds=240)
    assert len([*tmp_path.rglob("*.mef")]) == 2
