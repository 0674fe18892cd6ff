# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every `_foreach_` op against torch's kernel, and optimizers; torch runs the engine's part."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch._ops import OpOverload
from torch_max_backend import max_backend
from torch_max_backend.decompositions.foreach import OURS
from torch_max_backend.frontend.program import Program

Programs = list[Program]


def arguments_for(op: OpOverload) -> list[Any]:
    """Two of everything that is a list; numbers at which every op is defined."""

    def make(kind: str, name: str) -> Any:
        if kind == "List[Tensor]":
            return [torch.rand(2, 2) * 0.8 + 0.1, torch.rand(3, 3) * 0.8 + 0.1]
        if kind in ("List[number]", "List[Scalar]"):
            return [0.25, 2.0]
        if kind == "Tensor":
            return torch.rand(2) + 0.5 if name == "scalars" else torch.tensor(0.5)
        return 0.75

    schema = op._schema.arguments
    return [make(str(a.type), a.name) for a in schema if not a.has_default_value()]


@pytest.mark.parametrize("op", OURS, ids=str)
def test_decomposition(op: OpOverload) -> None:
    arguments = arguments_for(op)
    torch.testing.assert_close(OURS[op](*arguments), op(*arguments))


def test_lists_of_different_lengths() -> None:
    x = torch.ones(2)
    with pytest.raises(RuntimeError, match="different lengths"):
        OURS[torch.ops.aten._foreach_add.List]([x, x], [x])


OPTIMIZERS = {
    "SGD": {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.01},
    "Adam": {"lr": 0.1, "amsgrad": True},
    "AdamW": {"lr": 0.1},
    "RMSprop": {"lr": 0.1, "centered": True, "momentum": 0.5},
    "Adagrad": {"lr": 0.1},
    "Adadelta": {"lr": 0.1},
    "NAdam": {"lr": 0.1},
    "RAdam": {"lr": 0.1},
    "Adamax": {"lr": 0.1},
    "Rprop": {"lr": 0.1},
    "ASGD": {"lr": 0.1},
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_optimizer(name: str, programs: Programs) -> None:
    def train(compile_step: bool) -> list[torch.Tensor]:
        torch.manual_seed(0)
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.Tanh(), torch.nn.Linear(4, 2))
        kind = getattr(torch.optim, name)
        optimizer = kind(model.parameters(), foreach=True, **OPTIMIZERS[name])
        step = optimizer.step
        if compile_step:
            step = torch.compile(optimizer.step, backend=max_backend)
        for _ in range(3):
            optimizer.zero_grad()
            model(torch.randn(5, 3)).square().sum().backward()
            step()
        return [parameter.detach().clone() for parameter in model.parameters()]

    torch.testing.assert_close(train(True), train(False))
    assert programs
