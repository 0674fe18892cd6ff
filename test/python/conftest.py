# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixtures, and an engine of torch's own for tests that are about the frontend alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch.fx import GraphModule
from torch_max_backend import executable
from torch_max_backend.layout import inverse
from torch_max_backend.splitting import SplitGraph


class TorchEngine:
    """Runs the engine's part of a graph with torch, bound as the real executable binds it."""

    def __init__(self, split: SplitGraph) -> None:
        self.split = split
        self.module = GraphModule(split.engine.owning_module, split.engine)

    def run(self, arguments: list[Any]) -> list[torch.Tensor]:
        bound = []
        for argument in self.split.arguments:
            value = argument.constant
            if value is None:
                value = arguments[argument.position]
            bound.append(value.permute(argument.order).contiguous() if argument.order else value)
        results = [result.contiguous() for result in self.module(*bound)]
        return [
            result.permute(inverse(order)) if order else result
            for result, order in zip(results, self.split.results, strict=True)
        ]


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> Iterator[None]:
    torch._dynamo.reset()
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()


@pytest.fixture
def splits(monkeypatch: pytest.MonkeyPatch) -> list[SplitGraph]:
    """Puts torch in the engine's place; the list collects the graphs that it would get."""
    collected: list[SplitGraph] = []

    def compile_with_torch(split: SplitGraph, *_: Any) -> TorchEngine:
        collected.append(split)
        return TorchEngine(split)

    monkeypatch.setattr(executable, "_compile_engine_part", compile_with_torch)
    return collected
