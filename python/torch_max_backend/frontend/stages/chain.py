# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The stages of a graph, and what happens in a call of them.

The values of a call are in numbered slots: first its arguments, then what each stage returns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, no_type_check

import torch
from torch.fx import GraphModule

from ..graphs.symbols import SizeFormula
from ..program import Literal, Roles


@dataclass(frozen=True)
class Checks:
    """Assertions about sizes that are known when a stage starts."""

    conditions: GraphModule
    """Computes whether each assertion holds."""
    inputs: list[int]
    """The slots that it reads."""
    messages: list[str]


@dataclass(frozen=True)
class Promise:
    """What the fake implementation of an op says of a result that the engine will read."""

    slot: int
    dtype: torch.dtype
    sizes: list[int | SizeFormula]


@dataclass(frozen=True)
class StageCall:
    """What a call does before it runs a stage."""

    inputs: list[int | SizeFormula]
    """For each argument its slot, or how the number is computed from sizes."""
    promises: list[Promise]
    """About what torch has computed since the engine ran. The engine relies on them."""
    checks: Checks | None
    """What a RuntimeError is raised for before the stage runs, as eager does."""
    dropped: list[int]
    """The slots that nothing reads any more, once the stage has its arguments."""


@dataclass(frozen=True)
class Stage:
    module: GraphModule
    roles: Roles
    call: StageCall


@dataclass(frozen=True)
class ChainCall:
    """It can be pickled."""

    stages: list[StageCall]
    outputs: list[int | Literal]
    """The slot of each output."""

    def link(
        self, functions: Sequence[Callable[[list[Any]], Sequence[Any]]]
    ) -> Callable[[list[Any]], Sequence[Any]]:
        """`functions` run the stages. Like them, the function empties its list of arguments."""
        steps = list(zip(self.stages, functions, strict=True))
        outputs = self.outputs

        @no_type_check
        def run(arguments):
            slots = list(arguments)
            arguments.clear()
            for stage, function in steps:
                for promise in stage.promises:
                    _check_kept(promise, slots)
                if stage.checks is not None:
                    _raise_failed(stage.checks, slots)
                given = [
                    slots[item] if isinstance(item, int) else item.evaluate(slots)
                    for item in stage.inputs
                ]
                for slot in stage.dropped:
                    slots[slot] = None
                slots.extend(function(given))
            return [o.value if isinstance(o, Literal) else slots[o] for o in outputs]

        return run


@dataclass(frozen=True)
class Chain:
    stages: list[Stage]
    outputs: list[int | Literal]

    @property
    def call(self) -> ChainCall:
        return ChainCall([stage.call for stage in self.stages], self.outputs)


def _check_kept(promise: Promise, slots: Sequence[Any]) -> None:
    tensor: torch.Tensor = slots[promise.slot]
    if tensor.dtype != promise.dtype or not _fits(tensor.shape, promise.sizes, slots):
        sizes = [size if isinstance(size, int) else size.code for size in promise.sizes]
        raise RuntimeError(
            f"an op returned a tensor of sizes {list(tensor.shape)} and dtype {tensor.dtype}, "
            f"but its fake implementation says [{', '.join(map(str, sizes))}] and {promise.dtype}"
        )


def _fits(shape: torch.Size, sizes: list[int | SizeFormula], slots: Sequence[Any]) -> bool:
    return len(shape) == len(sizes) and all(
        actual == (size if isinstance(size, int) else size.evaluate(slots))
        for actual, size in zip(shape, sizes, strict=True)
    )


def _raise_failed(checks: Checks, slots: Sequence[Any]) -> None:
    conditions = checks.conditions(*[slots[slot] for slot in checks.inputs])
    for holds, message in zip(conditions, checks.messages, strict=True):
        if not holds:
            raise RuntimeError(message)
