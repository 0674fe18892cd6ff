# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What test_training.py checks with torch in the engine's place, in few graphs on the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from test_training import (
    OPTIMIZERS,
    STEPS,
    OptimizerMaker,
    ScheduleMaker,
    gradients,
    in_bf16,
    on_max,
    one_cycle,
    recomputed,
)
from torch import Tensor, nn
from torch.optim import Optimizer
from torch.optim.lr_scheduler import ExponentialLR, LRScheduler

CHEAP = {"SGD, Nesterov", "AdamW"}
SOME_CHEAP = [
    pytest.param(make, id=name, marks=[] if name in CHEAP else [pytest.mark.slow])
    for name, make in OPTIMIZERS.items()
]


def decay(optimizer: Optimizer) -> LRScheduler:
    return ExponentialLR(optimizer, 0.9)


def updated(
    make: OptimizerMaker,
    wrap: Callable[[Any], Any],
    make_schedule: ScheduleMaker,
) -> list[Tensor]:
    """A parameter and its state after some steps, with a learning rate for each."""
    torch.manual_seed(0)
    parameter = nn.Parameter(torch.randn(3, 5))
    optimizer = make([parameter])
    schedule = make_schedule(optimizer)
    step = wrap(optimizer.step)
    for _ in range(STEPS):
        parameter.grad = torch.randn(3, 5)
        step()
        schedule.step()
    state = optimizer.state[parameter].values()
    return [parameter, *(value for value in state if isinstance(value, Tensor))]


def check_updates(make: OptimizerMaker, make_schedule: ScheduleMaker) -> None:
    expected = updated(make, lambda f: f, make_schedule)
    actual = updated(make, on_max, make_schedule)
    torch.testing.assert_close(actual, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("make", SOME_CHEAP)
def test_optimizers(make: OptimizerMaker) -> None:
    check_updates(make, decay)


def test_a_momentum_that_changes() -> None:
    check_updates(OPTIMIZERS["AdamW"], one_cycle)


def both(x: Tensor, w: Tensor, v: Tensor, u: Tensor) -> Tensor:
    return in_bf16(x, w).float().sum() + recomputed(v, u).sum()


def test_autocast_and_recomputation() -> None:
    shapes = [(4, 8), (8, 8)] * 2
    expected, actual = gradients(both, *shapes), gradients(on_max(both), *shapes)
    # The sum and the first two gradients are of bf16; what is recomputed is not.
    for own, wanted, tolerance in zip(actual, expected, [1e-2] * 3 + [1e-5] * 2, strict=True):
        assert (own - wanted).abs().max() <= tolerance * wanted.abs().max()
