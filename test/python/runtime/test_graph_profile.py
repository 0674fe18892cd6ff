# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of kernels and the trace of their calls, of calls that are made up. Those of the engine
are in `test_stages_on_engine`."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch_max_backend
from torch_max_backend import graph_profile
from torch_max_backend.extension import load_extension
from torch_max_backend.graph_profile import GraphProfile, ProfileTable

PEAK = load_extension().MachinePeak(f32=100e9, bf16=400e9, bandwidth=10e9)


def kernel(name: str, total_ms: float, **values: Any) -> SimpleNamespace:
    plain = {"types": "f32", "shapes": "[2] -> [2]", "operations": 0, "bytes": 0, "calls": 2}
    times = {"kernel": name, "total_ms": float(total_ms), "median_ms": total_ms / 2}
    return SimpleNamespace(**{**plain, **times, **values})


def event(kernel: int, begin: int, end: int) -> SimpleNamespace:
    return SimpleNamespace(kernel=kernel, thread=7, begin=begin, end=end)


@pytest.fixture
def profile(monkeypatch: pytest.MonkeyPatch) -> GraphProfile:
    monkeypatch.setattr(graph_profile, "_peak", lambda: PEAK)
    monkeypatch.setattr(graph_profile, "_profiles", [])
    made = GraphProfile.make("graph 3 (inference)", "")
    made.kernels = SimpleNamespace(times=[], events=[])  # type: ignore[assignment]
    return made


def rows(table: ProfileTable) -> dict[str, list[str]]:
    """The cells of each row, by the kernel."""
    _, header, *lines = str(table).split("\n\n")[0].splitlines()
    places = [header.index(name) for name in ("kernel", "types")]
    return {line[places[0] : places[1]].strip(): line.split() for line in lines}


def test_nothing_was_called(profile: GraphProfile) -> None:
    assert torch_max_backend.profile() == ()
    assert str(torch_max_backend.profile()) == "no calls have been profiled"


def test_table(profile: GraphProfile) -> None:
    profile.kernels.times[:] = [
        # In 1 ms: 25 % of what the processor can compute, 10 % of what it can read.
        kernel("linear.matmul", 2, operations=25e6, bytes=1e6, shapes="[5,4] [4,2] -> [5,2]"),
        # In 2 ms: 5 % and 50 %.
        kernel("linear.int8_matmul", 4, operations=10e6, bytes=10e6, types="f32 si8"),
        kernel("attention.forward", 1, operations=20e6, types="bf16 f32"),
        kernel("sequence.run", 0.5),
        *(kernel(f"copying.{name}", 0.001, calls=3) for name in ("copy", "fence")),
    ]
    profile.add_call(6.0)
    profile.add_call(4.0)
    profile.add_torch(0.5)
    (graph,) = table = torch_max_backend.profile()
    assert (graph.calls, graph.ms, graph.torch_ms) == (2, 10, 0.5)
    assert graph.engine_ms == pytest.approx(10 - 7.502 - 0.5)
    assert str(table).startswith("graph 3 (inference): 2 calls, 10.00 ms together\n")
    found = rows(table)
    assert list(found) == [
        "linear.int8_matmul",
        "linear.matmul",
        "attention.forward",
        "sequence.run",
        "2 more kernels",
        "the engine: all else",
        "PyTorch, around the engine",
    ]
    assert " ".join(found["linear.matmul"]) == (
        "20.0% 2.00 2 1.000 25.0 GFLOP/s 25% linear.matmul f32 [5,4] [4,2] -> [5,2]"
    )
    assert found["linear.int8_matmul"][:7] == ["40.0%", "4.00", "2", "2.000", "5.0", "GB/s", "50%"]
    # To the peak of bf16.
    assert found["attention.forward"][4:7] == ["40.0", "GFLOP/s", "10%"]
    assert found["sequence.run"][:5] == ["5.0%", "0.50", "2", "0.250", "sequence.run"]
    assert found["2 more kernels"][:3] == ["0.0%", "0.00", "6"]
    assert found["PyTorch, around the engine"][:2] == ["5.0%", "0.50"]
    assert str(table).endswith(
        "the machine's peak, measured now: 100 GFLOP/s in f32, 400 in bf16, 10.0 GB/s from memory"
    )


def test_a_call_without_kernels(profile: GraphProfile) -> None:
    profile.add_call(0.0)
    assert list(rows(torch_max_backend.profile())) == ["the engine: all else"]


def test_calls_of_many_threads(profile: GraphProfile) -> None:
    def work() -> None:
        for _ in range(1000):
            profile.add_call(2.0)
            profile.add_torch(1.0)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (graph,) = torch_max_backend.profile()
    assert (graph.calls, graph.ms, graph.torch_ms) == (8000, 16000, 8000)


def test_trace(profile: GraphProfile, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path, other = tmp_path / "trace.json", tmp_path / "missing/trace.json"
    for graph, file in (("graph 4 (backward)", path), ("graph 5 (inference)", other)):
        made = GraphProfile.make(graph, str(file))
        made.kernels = SimpleNamespace(  # type: ignore[assignment]
            times=[kernel("copying.copy", 1)], events=[event(0, 5_000, 7_500)]
        )
        made.add_call(3.0)
    profile.add_call(1.0)
    graph_profile._report()
    events = json.loads(path.read_text())["traceEvents"]
    assert [e["name"] for e in events] == ["copying.copy", "graph 4 (backward)"]
    assert {e["ph"] for e in events} == {"X"}
    assert (events[0]["ts"], events[0]["dur"], events[0]["tid"]) == (5.0, 2.5, 7)
    assert events[0]["args"] == {
        "graph": "graph 4 (backward)", "types": "f32", "shapes": "[2] -> [2]"
    }  # fmt: skip
    assert events[1]["dur"] == 3000
    assert events[1]["tid"] == threading.get_native_id()
    told = capfd.readouterr().err
    assert "profile\ngraph 3 (inference): 1 calls" in told
    assert f"cannot write the trace {other}: No such file or directory" in told
