# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the passes of the frontend work on: one graph, and everything around it that torch does.

A call of a compiled graph goes through a `Program` from top to bottom:

    prologue          torch computes further arguments (random numbers, numbers made of sizes)
    torch_before      torch computes what needs no engine: views and copies of inputs, ops that have
                      no lowering
    sizes             numbers that are made of sizes, and tensors that carry sizes to the engine
    graph             the engine computes `results` from `arguments`, and calls torch through
                      `torch_calls` for ops in between that have no lowering
    torch_after       torch makes views of what the engine computed, so that they share memory, and
                      computes what only the outputs need
    outputs           each output is taken from one of these
    checks            a check that failed raises what eager would raise
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import torch
from torch.fx import Graph, GraphModule

from ..errors import Problem
from .graphs.layout import Order
from .graphs.nodes import placeholders_of
from .graphs.symbols import SizeSource
from .prologue import Call, Prologue
from .torch_regions import TorchCalls


@dataclass(frozen=True)
class Roles:
    """What AOTAutograd does with arguments and outputs, by position."""

    weights: frozenset[int] = frozenset()
    """Arguments that are parameters or buffers. The engine borrows their memory."""
    updated: tuple[int, ...] = ()
    """The arguments that the first outputs replace, in the order of these outputs."""
    stored: frozenset[int] = frozenset()
    """Those of them that the engine may write into itself."""
    regenerated: frozenset[int] = frozenset()
    """Outputs that AOTAutograd makes again from arguments: only their layout matters."""
    visible: int | None = None
    """How many outputs users see; the others are saved for the backward graph. None: all."""


@dataclass(frozen=True)
class Argument:
    """What one argument of the engine's graph is bound to."""

    value: Any
    """The example: a fake tensor in the order of its memory, or a SymInt."""
    position: int = -1
    """Which argument of the call it is; -1 for a constant, a derived weight, and a number that is
    made of sizes."""
    order: Order = ()
    """The order in which the dimensions of the call's argument lie in memory."""
    constant: torch.Tensor | None = None
    is_weight: bool = False
    derived: int = -1
    """Which result of the derivation it is; -1 if it is not derived."""


@dataclass(frozen=True)
class Result:
    """How a result of the engine lies in memory."""

    order: Order
    """The order of its dimensions for the engine; those of size 1 may be anywhere."""
    placement: Order
    """The order of dimensions that gives its strides."""


@dataclass(frozen=True)
class FromInput:
    """An argument of the call."""

    position: int


@dataclass(frozen=True)
class FromTorchBefore:
    result: int


@dataclass(frozen=True)
class FromEngine:
    result: int


@dataclass(frozen=True)
class FromTorchAfter:
    result: int


@dataclass(frozen=True)
class Literal:
    value: Any


Output = FromInput | FromTorchBefore | FromEngine | FromTorchAfter | Literal


@dataclass(kw_only=True)
class CallPlan:
    """What happens in each call. It holds no symbol of a trace and no fake tensor, so it can be
    pickled."""

    in_torch: list[Problem] = field(default_factory=list)
    """The ops that torch computes, and why."""

    prologue: Prologue | None = None
    """What torch computes before each call. Its results are arguments behind those of the call;
    positions count them, too."""
    checks: list[str] = field(default_factory=list)
    """The last outputs are as many booleans. A true one raises a RuntimeError with this text."""
    numbers: list[int] = field(default_factory=list)
    """The outputs that are Python numbers, and tensors of rank 0 here."""

    results: list[Result] = field(default_factory=list)
    outputs: list[Output] = field(default_factory=list)

    torch_before: GraphModule | None = None
    """Takes all arguments of the call; run by torch, before the engine writes into any of them."""
    passed_on: list[int] = field(default_factory=list)
    """The results of `torch_before` that are arguments of the engine, behind those of the
    prologue."""
    sizes: Prologue | None = None
    """Computes arguments behind those."""
    torch_calls: TorchCalls | None = None
    """What torch computes while the engine runs."""
    torch_regions: list[list[str]] = field(default_factory=list)
    """For each of its regions, the nodes of AOTAutograd's graph, by name."""
    torch_after: GraphModule | None = None
    """Takes `after_inputs`; run by torch, after the engine."""
    after_inputs: list[Output] = field(default_factory=list)


@dataclass
class Program(CallPlan):
    graph: Graph
    """What the engine computes. At first the whole graph of AOTAutograd, from which passes take
    out what torch computes. Its owning module holds the constants."""
    roles: Roles = field(default_factory=Roles)
    torch_ops: frozenset[str] = frozenset()
    """The ops that the user wants torch to compute."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Why nodes of the graph cannot be lowered, by name: torch computes them."""
    kernel_packages: set[str] = field(default_factory=set)
    """The packages with kernels of users that the graph calls."""

    arguments: list[Argument] = field(default_factory=list)
    """One for each placeholder of `graph`, once the graph is split."""
    updates: dict[int, int] = field(default_factory=dict)
    """Maps the position of an argument to the engine's result that replaces it after the call. The
    result is not used in any other way, so the engine may write it into the argument's memory."""
    size_source: SizeSource | None = None
    """Where the numbers are that `sizes` computes with."""

    derivation: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]] | None = None
    """Computes weights from others, the arguments at `derived_from`, when weights are bound."""
    derived_from: Sequence[int] = ()

    def call_plan(self) -> CallPlan:
        """What is left of the program when its graph is compiled."""
        return CallPlan(**{part.name: getattr(self, part.name) for part in fields(CallPlan)})

    @property
    def module(self) -> GraphModule:
        """The owner of the graph's constants."""
        assert isinstance(self.graph.owning_module, GraphModule)
        return self.graph.owning_module

    def add_size(self, call: Call, value: Any) -> Argument:
        """An argument that is computed from sizes; `value` is the example."""
        placeholders = placeholders_of(self.module.graph)
        if self.sizes is None:
            self.sizes = Prologue()
            self.size_source = SizeSource([node.meta["val"] for node in placeholders])
        assert self.size_source is not None
        position = len(placeholders) + len(self.passed_on) + len(self.sizes.calls)
        self.sizes.add(call, self.size_source)
        return Argument(value, position)

    def stored_result(self, argument: Argument) -> int | None:
        """The result that the engine may write into an argument; None if there is none."""
        # In another order, the engine sees a permuted view of the argument and not the argument.
        return None if argument.order else self.updates.get(argument.position)
