# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trainings from beginning to end, and how far they are apart."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import torch
from report import Comparison
from torch import Tensor, nn
from trained_tasks import TASKS

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16}
Step = Callable[[Tensor, Tensor], Tensor]


@dataclass
class Trained:
    losses: list[float]
    parameters: list[Tensor]
    buffers: list[Tensor]
    state: list[Tensor]
    """Of the optimizer."""


def train(
    name: str, dtype: torch.dtype, steps: int, compile: Callable[[Step], Step], threads: int
) -> Trained:
    """With the same weights, data and random numbers each time."""
    torch.manual_seed(0)
    task = TASKS[name](steps)
    generator = torch.Generator().manual_seed(1)
    is_mixed = dtype != torch.float32

    @compile
    def step(inputs: Tensor, target: Tensor) -> Tensor:
        task.optimizer.zero_grad()
        with torch.autocast("cpu", dtype, enabled=is_mixed):
            loss = task.loss(task.model, inputs, target)
        loss.backward()
        nn.utils.clip_grad_norm_(task.model.parameters(), 1.0)
        task.optimizer.step()
        return loss.detach()

    losses = []
    with _threads(threads):
        for _ in range(steps):
            losses.append(step(*task.batch(generator)).item())
            if task.schedule is not None:
                task.schedule.step()
    states = [task.optimizer.state[p] for p in task.model.parameters()]
    state = [value for own in states for value in own.values() if isinstance(value, Tensor)]
    parameters = [p.detach() for p in task.model.parameters()]
    return Trained(losses, parameters, list(task.model.buffers()), state)


@contextlib.contextmanager
def _threads(count: int) -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(count)
    yield
    torch.set_num_threads(before)


def distance(first: Sequence[Tensor], second: Sequence[Tensor]) -> float:
    """Of all numbers together, relative to their size; none if there are none."""
    nothing = torch.zeros(0, dtype=torch.float64)
    x, y = (torch.cat([nothing, *(t.double().flatten() for t in own)]) for own in (first, second))
    return float((x - y).norm() / y.norm().clamp_min(1e-300))


def compare(name: str, dtype: str, steps: int, compile: Callable[[Step], Step]) -> Comparison:
    torch._dynamo.reset()

    def run(compile: Callable[[Step], Step], threads: int) -> Trained:
        begin = time.monotonic()
        trained = train(name, DTYPES[dtype], steps, compile, threads)
        print(f"{name}, {dtype}: {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
        return trained

    # With another number of threads, torch's kernels add in another order.
    several, one = (run(lambda step: step, threads) for threads in (2, 1))
    with torch._dynamo.config.patch(allow_rnn=True):
        compiled = run(compile, 2)
    parts = ("parameters", "buffers", "state")
    return Comparison(
        name,
        dtype,
        several.losses,
        compiled.losses,
        {part: distance(getattr(one, part), getattr(several, part)) for part in parts},
        {part: distance(getattr(compiled, part), getattr(several, part)) for part in parts},
    )
