# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that other processes start, that end while threads are busy, and that are
interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch
from loading import Compiled, Plain
from parallel_models import add_case, close, mlp_case
from threads import in_threads
from torch.utils.data import DataLoader


def test_workers_of_a_loader_by_fork() -> None:
    """They only load; the engine runs here, on several threads."""
    case = mlp_case()
    case.check(0)
    loader = DataLoader(Plain(), batch_size=4, num_workers=2, multiprocessing_context="fork")

    def work(i: int) -> None:
        for n in range(10):
            case.check(i + n)

    for _ in range(2):
        batches = [batch for batch in loader if in_threads(2, work)]
        close(torch.cat(batches)[:, 0], torch.arange(32.0))


@pytest.mark.slow
def test_workers_of_a_loader_by_spawn() -> None:
    """They call the engine, and so does this process."""
    case = add_case()
    loader = DataLoader(Compiled(), batch_size=4, num_workers=2, multiprocessing_context="spawn")
    batches = []
    for batch in loader:
        case.check(len(batches))
        batches.append(batch)
    close(torch.cat(batches)[:, 0], torch.arange(32.0) + 1)


START = """
import os, signal, sys, threading, time
import torch
import torch_max_backend

signal.signal(signal.SIGINT, signal.default_int_handler)
run = torch.compile(lambda x: x + 1, backend="max")

def start(function, **options):
    thread = threading.Thread(target=function, **options)
    thread.start()
    return thread

def until_it_compiles():
    while not any(graph.state == "compiling" for graph in torch_max_backend.status()):
        time.sleep(0.05)
    # The worker process has begun.
    time.sleep(1)

def interrupt():
    until_it_compiles()
    os.kill(os.getpid(), signal.SIGINT)
"""

SHUTDOWN_DURING_A_CALL = """
x = torch.ones(20_000_000)
run(x)

def call():
    while True:
        run(x)

for _ in range(4):
    start(call, daemon=True)
time.sleep(0.5)
"""

SHUTDOWN_DURING_A_COMPILE = """
start(lambda: run(torch.ones(8)), daemon=True)
until_it_compiles()
"""

THREADS_THAT_PYTHON_WAITS_FOR = """
x = torch.ones(8)
run(x)

def call():
    for _ in range(2000):
        assert run(x)[0] == 2
    print("done", flush=True)

for _ in range(4):
    start(call)
"""

INTERRUPT_DURING_A_COMPILE = """
start(interrupt, daemon=True)
run(torch.ones(8))
"""

INTERRUPT_WHILE_ANOTHER_COMPILES = """
start(lambda: run(torch.ones(8)), daemon=True)
until_it_compiles()
start(interrupt, daemon=True)
run(torch.ones(8))
"""


def check_end(program: str, expected: int, store: Path | None = None) -> str:
    """Runs a program, which ends with this code in time, and all its processes with it."""
    environment = {**os.environ, "TORCHINDUCTOR_AUTOGRAD_CACHE": "0"}
    if store is not None:
        environment["TORCH_MAX_BACKEND_CACHE_DIR"] = str(store)
    process = subprocess.Popen(
        [sys.executable, "-c", START + program],
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        output, errors = process.communicate(timeout=120)
        assert process.returncode == expected, errors
        assert "terminate called" not in errors
        end = time.monotonic() + 10
        while True:
            try:
                os.killpg(process.pid, 0)
            except ProcessLookupError:
                return output
            assert time.monotonic() < end, "a process outlives the program"
            time.sleep(0.1)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def test_shutdown_during_a_call() -> None:
    check_end(SHUTDOWN_DURING_A_CALL, 0)


@pytest.mark.slow
def test_shutdown_during_a_compile(tmp_path: Path) -> None:
    check_end(SHUTDOWN_DURING_A_COMPILE, 0, tmp_path)


def test_threads_that_the_interpreter_waits_for() -> None:
    assert check_end(THREADS_THAT_PYTHON_WAITS_FOR, 0) == "done\n" * 4


def test_an_interrupt_during_a_compile(tmp_path: Path) -> None:
    check_end(INTERRUPT_DURING_A_COMPILE, -signal.SIGINT, tmp_path)


@pytest.mark.slow
def test_an_interrupt_while_another_thread_compiles(tmp_path: Path) -> None:
    check_end(INTERRUPT_WHILE_ANOTHER_COMPILES, -signal.SIGINT, tmp_path)
