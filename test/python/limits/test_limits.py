# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nothing grows with the number of calls, loads and compiles.

torch itself keeps some 6 KB of each function that it compiles, whatever the backend: the source of
FX graphs (`linecache`, `torch.fx.graph_module`), a traceback for each group of metrics
(`torch._dynamo.metrics_context`), a context variable for each `config.patch`. That is 2 % of a
process in 1,000 loads. So the same loop runs with `backend="aot_eager"`, too, in a process of its
own with the same set-up: what a step adds to the memory there is torch's, and all beyond that is
ours. What is ours stays below the same limit as all other numbers, none of which torch lets grow.

With `aot_eager`, 1,000 steps are measured however many there are with us: the first 100 grow by
more, because pools of memory fill, and what they grow by would hide as much of ours.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from footprint import Footprint

MOST_GROWTH = 0.01
STEPS_OF_TORCH = 1000


def measure(
    kind: str, count: int, folder: Path, backend: str = "max", store: Path | None = None
) -> tuple[Footprint, Footprint]:
    temporary = folder / f"temporary files with {backend}"
    temporary.mkdir()
    environment = dict(os.environ, TMPDIR=str(temporary), TORCH_MAX_BACKEND_BEARTYPE="0")
    # As for a user.
    for name in ("TORCHINDUCTOR_AUTOGRAD_CACHE", "TORCH_MAX_BACKEND_FALLBACK"):
        environment.pop(name, None)
    if store is not None:
        environment["TORCH_MAX_BACKEND_CACHE_DIR"] = str(store)
    program = Path(__file__).parent / "work.py"
    run = subprocess.run(
        [sys.executable, str(program), kind, str(count), backend],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    before, after = (Footprint(**numbers) for numbers in json.loads(run.stdout))
    return before, after


def check(before: Footprint, after: Footprint, memory_of_torch: int = 0) -> None:
    growth = after.growth(before, memory_of_torch)
    said = f"{before}\n{after}\n{growth}\nmemory of torch: {memory_of_torch}"
    print(said)
    assert max(growth.values()) <= MOST_GROWTH, said


def counted(steps: int) -> int:
    """How many steps are between the two measurements of `work.py`."""
    return steps - steps // 10


def check_beside_torch(kind: str, count: int, folder: Path, store: Path | None = None) -> None:
    before, after = measure(kind, STEPS_OF_TORCH, folder, "aot_eager")
    of_a_step = max(after.memory - before.memory, 0) / counted(STEPS_OF_TORCH)
    memory_of_torch = round(of_a_step * counted(count))
    check(*measure(kind, count, folder, store=store), memory_of_torch)


# `make test-limits` runs them.
@pytest.mark.slow
def test_calls(tmp_path: Path) -> None:
    check(*measure("call", 100_000, tmp_path))


@pytest.mark.slow
def test_loads(tmp_path: Path) -> None:
    check_beside_torch("load", 1000, tmp_path)


@pytest.mark.slow
def test_compiles(tmp_path: Path) -> None:
    """1,000 compiles take hours."""
    count = int(os.environ.get("COMPILES", "40")) // 2
    check_beside_torch("compile", count, tmp_path, tmp_path / "store")


HELD = Footprint(1000, descriptors=5, threads=4, children=0, temporary_files=0)


@pytest.mark.parametrize(
    ("after", "memory_of_torch"),
    [
        (HELD, 0),
        (Footprint(1009, 5, 4, 0, 0), 0),
        (Footprint(1029, 5, 4, 0, 0), 20),
    ],
)
def test_what_is_no_growth_of_ours(after: Footprint, memory_of_torch: int) -> None:
    check(HELD, after, memory_of_torch)


@pytest.mark.parametrize(
    ("after", "memory_of_torch"),
    [
        (Footprint(1011, 5, 4, 0, 0), 0),
        (Footprint(1031, 5, 4, 0, 0), 20),
        (Footprint(1000, 6, 4, 0, 0), 20),
        (Footprint(1000, 5, 5, 0, 0), 20),
        (Footprint(1000, 5, 4, 1, 0), 20),
        (Footprint(1000, 5, 4, 0, 1), 20),
    ],
)
def test_what_is_growth_of_ours(after: Footprint, memory_of_torch: int) -> None:
    with pytest.raises(AssertionError, match="memory of torch"):
        check(HELD, after, memory_of_torch)
