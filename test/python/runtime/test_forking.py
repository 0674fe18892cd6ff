# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that are forked. Each test forks a process of its own that has not used the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import multiprocessing
import os
import sys
import torch
from torch_max_backend import max_backend

x = torch.ones(3, 4)

def scaled_sum(x, y):
    return x + y * 2

compiled = torch.compile(scaled_sum, backend=max_backend)

def call():
    assert torch.equal(compiled(x, x.clone()), x * 3)

def ends_well(child):
    "Calls it in a forked process, which has to end by itself."
    pid = os.fork()
    if pid == 0:
        try:
            child()
        except Exception as error:
            print(error)
            sys.exit(5)
        sys.exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
"""


def run(program: str, folder: Path) -> str:
    """What a file with this program prints; children that are spawned import the file."""
    file = folder / "program.py"
    file.write_text(PROGRAM + program)
    process = subprocess.run(
        [sys.executable, file],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "support")},
        text=True,
        capture_output=True,
        timeout=120,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_a_child_that_is_forked_before_the_first_use_works(tmp_path: Path) -> None:
    run("assert ends_well(call) == 0; call()", tmp_path)


def test_a_child_that_is_forked_after_the_first_use_is_told(tmp_path: Path) -> None:
    program = """
call()
other = torch.compile(lambda x: x + 1, backend=max_backend)
result = compiled(x, x)

def let_go():
    # PyTorch goes on, and what the engine made can be read and released.
    global compiled, result
    assert torch.equal(torch.relu(result), x * 3)
    del result, compiled
    torch._dynamo.reset()

assert ends_well(call) == 5
assert ends_well(lambda: other(x)) == 5
assert ends_well(let_go) == 0
call()
"""
    printed = run(program, tmp_path)
    assert printed.count("the MAX engine does not survive a fork") == 2
    assert printed.count("'spawn'") == 2


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_processes_of_multiprocessing(method: str, tmp_path: Path) -> None:
    program = f"""
if __name__ == "__main__":
    call()
    with multiprocessing.get_context("{method}").Pool(1) as pool:
        try:
            pool.apply(call)
            print("works")
        except RuntimeError as error:
            print(error)
"""
    expected = {"fork": "the MAX engine does not survive a fork", "spawn": "works"}
    assert run(program, tmp_path).startswith(expected[method])


def test_a_child_that_is_forked_during_a_compile_is_told(tmp_path: Path) -> None:
    program = """
from pathlib import Path
from torch_max_backend import _load_backend
_load_backend()
from fake_worker import FakeWorker
from torch_max_backend.background import EngineGraph
from torch_max_backend.reporting import StageTimes

worker = FakeWorker(Path(__file__).parent)
start = lambda text: EngineGraph(worker.executable(text), text, StageTimes("", False))
graph = start("sleep 8")
while not worker.spans():
    pass
for wait in (graph.wait, lambda: start("sleep 8").wait(), lambda: start("sleep 1").wait()):
    assert ends_well(wait) == 5
graph.wait()
assert len(worker.spans()) == 1
"""
    printed = run(program, tmp_path)
    assert printed.count("was forked while its parent compiled the graph") == 1
    assert printed.count("the MAX engine does not survive a fork") == 2
