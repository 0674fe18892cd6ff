# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whole training steps: what the user sees of parameters, buffers and the optimizer's state, and
how many graphs it takes. torch runs the graphs; that each lowers is checked as well."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch._dynamo.exc import Unsupported
from torch.optim import Optimizer
from torch.optim.lr_scheduler import CyclicLR, LRScheduler, OneCycleLR, StepLR
from torch.utils.checkpoint import checkpoint
from torch_engine import check_lowered
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program

Programs = list[Program]
OptimizerMaker = Callable[[Iterable[nn.Parameter]], Optimizer]
ScheduleMaker = Callable[[Optimizer], LRScheduler]

OPTIMIZERS: dict[str, OptimizerMaker] = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.1),
    "SGD, momentum": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9),
    "SGD, Nesterov": lambda p: torch.optim.SGD(
        p, lr=0.1, momentum=0.9, nesterov=True, weight_decay=0.01
    ),
    "SGD, one by one": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9, foreach=False),
    "Adam": lambda p: torch.optim.Adam(p, lr=0.01),
    "Adam, foreach": lambda p: torch.optim.Adam(p, lr=0.01, foreach=True),
    "AdamW": lambda p: torch.optim.AdamW(p, lr=0.01, amsgrad=True),
    "RMSprop": lambda p: torch.optim.RMSprop(p, lr=0.01, centered=True),
    "Adagrad": lambda p: torch.optim.Adagrad(p, lr=0.1),
}


def make_model() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(
        nn.Linear(6, 8), nn.LayerNorm(8), nn.GELU(), nn.Dropout(0.3), nn.Linear(8, 3)
    )


STEPS = 6


def halving(optimizer: Optimizer) -> LRScheduler:
    return StepLR(optimizer, 2, 0.5)


def train(
    make: OptimizerMaker,
    wrap: Callable[[Any], Any],
    make_schedule: ScheduleMaker = halving,
) -> list[Tensor]:
    """The parameters afterwards."""
    model = make_model()
    optimizer = make(model.parameters())
    schedule = make_schedule(optimizer)

    @wrap
    def step(x: Tensor, target: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), target)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        return loss

    torch.manual_seed(1)
    for _ in range(STEPS):
        step(torch.randn(5, 6), torch.randint(0, 3, (5,)))
        schedule.step()
    return list(model.state_dict().values())


def optimizer_makes_momentum(make: OptimizerMaker) -> bool:
    optimizer = make([nn.Parameter(torch.zeros(1))])
    return isinstance(optimizer, torch.optim.SGD) and optimizer.defaults["momentum"] != 0


def on_max(function: Any) -> Any:
    return torch.compile(function, backend=max_backend)


def check_training(make: OptimizerMaker, make_schedule: ScheduleMaker, programs: Programs) -> None:
    expected = train(make, lambda f: f, make_schedule)
    torch.testing.assert_close(train(make, on_max, make_schedule), expected, rtol=0, atol=1e-5)
    check_lowered(programs)
    # Forward, backward, clipping, and the optimizer for all learning rates. With momentum, its
    # first step is another one: it makes the momentum.
    assert len(programs) == (5 if optimizer_makes_momentum(make) else 4)


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_optimizers(name: str, programs: Programs) -> None:
    check_training(OPTIMIZERS[name], halving, programs)


def one_cycle(optimizer: Optimizer) -> LRScheduler:
    return OneCycleLR(optimizer, max_lr=0.01, total_steps=STEPS)


def cyclic(optimizer: Optimizer) -> LRScheduler:
    return CyclicLR(optimizer, base_lr=0.001, max_lr=0.01, step_size_up=2)


@pytest.mark.parametrize("make_schedule", [one_cycle, cyclic])
@pytest.mark.parametrize("name", ["SGD, momentum", "Adam", "AdamW", "RMSprop"])
def test_schedules_that_change_the_momentum_too(
    name: str, make_schedule: ScheduleMaker, programs: Programs
) -> None:
    check_training(OPTIMIZERS[name], make_schedule, programs)


def test_a_learning_rate_in_a_tensor(programs: Programs) -> None:
    def make(parameters: Iterable[nn.Parameter]) -> Optimizer:
        return torch.optim.Adam(parameters, lr=torch.tensor(0.01))

    torch.testing.assert_close(train(make, on_max), train(make, lambda f: f), rtol=0, atol=1e-5)
    assert len(programs) == 4


def gradients(function: Callable[..., Tensor], *shapes: tuple[int, ...]) -> list[Tensor]:
    torch.manual_seed(0)
    leaves = [torch.randn(shape).requires_grad_() for shape in shapes]
    result = function(*leaves)
    result.sum().backward()
    return [result.detach(), *(leaf.grad for leaf in leaves if leaf.grad is not None)]


def in_bf16(x: Tensor, w: Tensor) -> Tensor:
    with torch.amp.autocast("cpu", dtype=torch.bfloat16):
        return F.gelu(x @ w) @ w


def recomputed(x: Tensor, w: Tensor) -> Tensor:
    def layer(x: Tensor) -> Tensor:
        return F.dropout(F.gelu(x @ w), 0.5) @ w

    return checkpoint(layer, checkpoint(layer, x, use_reentrant=False), use_reentrant=False)


@pytest.mark.parametrize(("function", "tolerance"), [(in_bf16, 1e-2), (recomputed, 1e-5)])
def test_gradients(function: Any, tolerance: float, programs: Programs) -> None:
    """What recomputation draws, the forward pass has drawn."""
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    expected = gradients(function, (4, 8), (8, 8))
    for actual, wanted in zip(gradients(compiled, (4, 8), (8, 8)), expected, strict=True):
        assert (actual - wanted).abs().max() <= tolerance * wanted.abs().max()
    assert len(programs) == 2
    check_lowered(programs)


def test_recomputation_leaves_the_generator_alone(programs: Programs) -> None:
    after = []
    for function in (recomputed, torch.compile(recomputed, backend=max_backend, fullgraph=True)):
        gradients(function, (4, 8), (8, 8))
        after.append(torch.rand(3))
    torch.testing.assert_close(after[1], after[0], rtol=0, atol=0)


def test_compiled_autograd(programs: Programs) -> None:
    def step(model: nn.Module) -> list[Tensor | None]:
        torch.manual_seed(1)
        model(torch.randn(5, 6)).square().mean().backward()
        return [parameter.grad for parameter in model.parameters()]

    expected = step(make_model())
    with torch._dynamo.config.patch(compiled_autograd=True):
        actual = torch.compile(step, backend=max_backend)(make_model())
    torch.testing.assert_close(actual, expected)
    check_lowered(programs)


def test_buffers_and_accumulated_gradients(programs: Programs) -> None:
    def run(wrap: Callable[[Any], Any]) -> list[Tensor]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 2))
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

        @wrap
        def accumulate(x: Tensor) -> None:
            (model(x).square().mean() / 2).backward()

        for _ in range(3):
            for _ in range(2):
                accumulate(torch.randn(5, 4))
            optimizer.step()
            optimizer.zero_grad()
        return list(model.state_dict().values())

    torch.testing.assert_close(run(on_max), run(lambda f: f))
    assert len(programs) == 2
    check_lowered(programs)


class _Refused(torch.autograd.Function):
    """Its backward pass needs an op without a lowering."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Tensor:
        (x,) = ctx.saved_tensors
        return gradient + torch.linalg.eigvalsh(x.t() @ x).sum()


def ctc(x: Tensor) -> Tensor:
    return F.ctc_loss(x.log_softmax(-1), torch.tensor([[1, 2], [2, 1]]), (4, 4), (2, 2))


def test_ctc_loss_is_refused_by_name() -> None:
    with pytest.raises(Unsupported, match=r"(?s)_ctc_loss.*test_training.py"):
        torch.compile(ctc, backend=max_backend, fullgraph=True)(torch.randn(4, 2, 5))


def test_ctc_loss_runs_beside_the_graphs(programs: Programs) -> None:
    compiled = torch.compile(ctc, backend=max_backend)
    torch.testing.assert_close(gradients(compiled, (4, 2, 5)), gradients(ctc, (4, 2, 5)))
    check_lowered(programs)


def test_a_step_that_is_refused_changes_nothing() -> None:
    model = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))
    optimizer = torch.optim.Adam(model.parameters())

    def step(x: Tensor) -> None:
        optimizer.zero_grad()
        _Refused.apply(model(x)).sum().backward()
        optimizer.step()

    step(torch.randn(5, 4))
    before = [value.clone() for value in model.state_dict().values()]
    state = [value.clone() for group in optimizer.state.values() for value in group.values()]
    with pytest.raises(MaxCompilerError, match=r"test_training.py:\d+.*linalg_eigh"):
        torch.compile(step, backend=max_backend)(torch.randn(5, 4))
    torch.testing.assert_close(list(model.state_dict().values()), before, rtol=0, atol=0)
    after = [value for group in optimizer.state.values() for value in group.values()]
    torch.testing.assert_close(after, state, rtol=0, atol=0)
