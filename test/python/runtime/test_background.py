# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs that compile side by side. The engine's place is taken by torch and by a worker that only
sleeps."""

from __future__ import annotations

import _thread
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
from fake_worker import FakeWorker
from slow_engine import SILENT, Engine, SlowExecutable, slow_engine
from torch import Tensor
from torch_engine import lower
from torch_max_backend import MaxCompilerError, background, max_backend
from torch_max_backend import engine as engine_module
from torch_max_backend.background import EngineGraph
from torch_max_backend.frontend.program import Program
from torch_max_backend.reporting import GraphReport


@pytest.fixture
def engine() -> Iterator[Engine]:
    with slow_engine() as engine:
        yield engine


def function(x: Tensor) -> Tensor:
    return (x.sin() * x).sum()


def test_the_log_says_where_a_model_comes_from(
    engine: Engine, caplog: pytest.LogCaptureFixture
) -> None:
    def come_from_store(graph: SlowExecutable) -> None:
        graph.timings.was_compiled = graph.name != "backward"
        graph.may_end.set()

    engine.on_graph = come_from_store
    with caplog.at_level("INFO", "torch_max_backend"):
        compiled()(leaf()).backward()
    assert [line for line in caplog.messages if "the " in line] == [
        "a graph: compiled by the engine in 0.0 s",
        "a graph: found in the store in 0.0 s",
    ]


def compiled() -> Callable[[Tensor], Tensor]:
    return torch.compile(function, backend=max_backend, fullgraph=True)


def leaf() -> Tensor:
    return torch.arange(3.0).requires_grad_()


def check_gradient(run: Callable[[Tensor], Tensor]) -> None:
    x, expected = leaf(), leaf()
    run(x).backward()
    function(expected).backward()
    torch.testing.assert_close(x.grad, expected.grad)


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_forward_and_backward_overlap(engine: Engine) -> None:
    def end_when_both_run(graph: SlowExecutable) -> None:
        if graph.name == "backward":
            assert engine.graphs["forward"].is_running
            engine.graphs["forward"].may_end.set()
            graph.may_end.set()

    engine.on_graph = end_when_both_run
    check_gradient(compiled())
    assert [graph.attempts for graph in engine.graphs.values()] == [1, 1]


def test_forward_does_not_wait_for_backward(engine: Engine) -> None:
    engine.on_graph = lambda graph: graph.may_end.set() if graph.name == "forward" else None
    x = leaf()
    result = compiled()(x)
    torch.testing.assert_close(result, function(x))
    backward = engine.graphs["backward"]
    assert backward.is_running
    threading.Timer(0.2, backward.may_end.set).start()
    result.backward()
    assert backward.attempts == 1


def test_a_backward_that_nobody_can_call_is_ended(engine: Engine) -> None:
    engine.on_graph = lambda graph: graph.may_end.set() if graph.name == "forward" else None
    compiled()(leaf())
    assert engine.graphs["backward"].is_running
    torch._dynamo.reset()
    gc.collect()
    until(lambda: not engine.graphs["backward"].is_running)


def test_an_error_in_forward_ends_backward(engine: Engine) -> None:
    def refuse_forward(graph: SlowExecutable) -> None:
        if graph.name == "backward":
            engine.graphs["forward"].error = "too hard"
            engine.graphs["forward"].may_end.set()

    engine.on_graph = refuse_forward
    with pytest.raises(MaxCompilerError, match="could not compile the graph: too hard"):
        compiled()(leaf())
    until(lambda: not engine.graphs["backward"].is_running)


def test_an_error_in_backward_is_told_by_backward(engine: Engine) -> None:
    def refuse_backward(graph: SlowExecutable) -> None:
        graph.error = "too hard" if graph.name == "backward" else ""
        graph.may_end.set()

    engine.on_graph = refuse_backward
    x = leaf()
    result = compiled()(x)
    torch.testing.assert_close(result, function(x))
    for _ in range(2):
        with pytest.raises(MaxCompilerError, match="could not compile the graph: too hard"):
            result.backward(retain_graph=True)


class _Refused(torch.autograd.Function):
    """Its backward pass needs an op without a lowering."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        return gradient + torch.linalg.svdvals(gradient).sum()


def test_what_cannot_be_lowered_in_backward_is_told_by_backward(engine: Engine) -> None:
    compile_program = engine_module.compile_program

    def lower_backward(program: Program, report: GraphReport, options: Any) -> EngineGraph:
        if "backward" in report.graph:
            problems = lower(program).problems
            raise MaxCompilerError("The graph cannot be compiled for the MAX engine:", problems)
        return compile_program(program, report, options)

    run = torch.compile(_Refused.apply, backend=max_backend)
    with mock.patch.object(engine_module, "compile_program", lower_backward):
        result = run(torch.ones(2, 2, requires_grad=True))
    for _ in range(2):
        with pytest.raises(MaxCompilerError, match="svd"):
            result.sum().backward(retain_graph=True)


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Programs that were started in the background ignore interrupts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupt_ends_all_compiles(engine: Engine) -> None:
    def interrupt(graph: SlowExecutable) -> None:
        if graph.name == "backward":
            threading.Timer(0.2, _thread.interrupt_main).start()

    engine.on_graph = interrupt
    run = compiled()
    with pytest.raises(KeyboardInterrupt):
        run(leaf())
    assert not any(graph.is_running for graph in engine.graphs.values())
    assert not background._running
    engine.on_graph = lambda graph: graph.may_end.set()
    check_gradient(run)


@pytest.mark.usefixtures("_interruptible")
def test_a_backward_that_an_interrupt_ended_is_compiled_when_it_is_called(engine: Engine) -> None:
    engine.on_graph = lambda graph: graph.may_end.set() if graph.name == "forward" else None
    x = leaf()
    result = compiled()(x)
    backward = engine.graphs["backward"]
    threading.Timer(0.2, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        result.backward(retain_graph=True)
    assert not backward.is_running
    backward.error = ""
    backward.may_end.set()
    result.backward()
    assert backward.attempts == 2


def test_graphs_can_be_kept(engine: Engine) -> None:
    """torch must not take the backward graph for one that reuses what forward has saved."""
    run = compiled()
    x, expected = leaf(), leaf()
    for f, tensor in ((run, x), (function, expected)):
        result = f(tensor)
        result.backward(retain_graph=True)
        result.backward()
    torch.testing.assert_close(x.grad, expected.grad)


def test_the_terminal_shows_what_is_waited_for() -> None:
    first, second = (SlowExecutable(name, lambda _: None) for name in "ab")
    graphs = [EngineGraph(e, f"graph {e.name}, 3 ops", SILENT) for e in (first, second)]
    threading.Timer(1.2, first.may_end.set).start()
    written: list[bytes] = []
    with (
        mock.patch.object(os, "isatty", lambda fd: fd == 2),
        mock.patch.object(os, "write", lambda fd, text: written.append(text)),
    ):
        graphs[0].wait()
        text = b"".join(written).decode()
        second.may_end.set()
        until(lambda: not second.is_running)
        graphs[1].wait()
    assert b"".join(written).decode() == text
    lines = "compiling graph a, 3 ops ... {0} s\ncompiling graph b, 3 ops ... {0} s"
    # Both lines, then back to the first one, and everything below erased.
    assert text.startswith(f"\r\033[J{lines.format(0)}\r\033[1A\033[J")
    assert lines.format(1) in text
    assert text.endswith("\r\033[1A\033[J")


def start(worker: FakeWorker, *texts: str) -> list[EngineGraph]:
    return [EngineGraph(worker.executable(text), text, SILENT) for text in texts]


def is_alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def compile_more_than_there_are_cores(folder: Path) -> None:
    worker = FakeWorker(folder)
    cores = len(os.sched_getaffinity(0))
    for graph in start(worker, *(f"sleep 0.5 in graph {i}" for i in range(cores + 1))):
        graph.wait()
    spans = sorted(worker.spans().values(), key=lambda span: span.begin)
    first_end = min(span.end for span in spans if span.end is not None)
    assert len(spans) == cores + 1, spans
    assert all(span.begin < first_end for span in spans[:cores]), spans
    assert spans[cores].begin > first_end, spans


def compile_the_same_graph_twice(folder: Path) -> None:
    worker = FakeWorker(folder)
    for graph in start(worker, "sleep 0.3", "sleep 0.3"):
        graph.wait()
    assert len(worker.spans()) == 1


def compile_a_bad_and_a_good_graph(folder: Path) -> None:
    worker = FakeWorker(folder)
    bad, good = start(worker, "sleep 0.3 and refuse this", "sleep 0.3")
    with pytest.raises(MaxCompilerError, match="refused"):
        bad.wait()
    good.wait()


def cancel(folder: Path) -> None:
    """Workers that run, and one that has no core yet, and one that waits for the same graph."""
    worker = FakeWorker(folder)
    cores = len(os.sched_getaffinity(0))
    graphs = start(worker, *(f"sleep 60 in graph {i}" for i in range(cores)))
    graphs += start(worker, "sleep 60", "sleep 60")
    until(lambda: len(worker.spans()) == cores)
    background._end_all()
    assert not background._running
    assert not any(is_alive(pid) for pid in worker.spans())
    for name in ("tmp", "locks"):
        assert list((worker.store / name).iterdir()) == []


WAYS = (
    compile_more_than_there_are_cores,
    compile_the_same_graph_twice,
    compile_a_bad_and_a_good_graph,
    cancel,
)


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_worker_processes(
    way: Callable[[Path], None], tmp_path: Path, other_process: ProcessPoolExecutor
) -> None:
    other_process.submit(way, tmp_path).result(timeout=120)


PROGRAM = """
import sys
from pathlib import Path
from torch_max_backend import _load_backend
_load_backend()
from fake_worker import FakeWorker
from torch_max_backend.background import EngineGraph
from torch_max_backend.reporting import StageTimes
worker = FakeWorker(Path(sys.argv[1]))
graph = EngineGraph(worker.executable("sleep 60"), "a graph", StageTimes("", False))
while not worker.spans():
    pass
"""

INTERRUPT = """
import _thread, signal, threading
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.2, _thread.interrupt_main).start()
graph.wait()
"""

ENDS = {"": 0, "sys.exit(3)": 3, "import os; os._exit(4)": 4, INTERRUPT: -signal.SIGINT}


@pytest.mark.parametrize("end", ENDS, ids=["end", "exit", "_exit", "interrupt"])
def test_workers_end_with_the_program(end: str, tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM + end, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "support")},
        text=True,
        capture_output=True,
        timeout=60,
    )
    assert process.returncode == ENDS[end], process.stderr
    if end == INTERRUPT:
        assert process.stderr.rstrip().endswith("KeyboardInterrupt")
    else:
        assert process.stderr == ""
    [pid] = FakeWorker(tmp_path).spans()
    until(lambda: not is_alive(pid))
