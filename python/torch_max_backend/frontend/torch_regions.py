# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch computes while the engine runs: regions of steps, whose values are in numbered
registers."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node
from torch.fx.node import map_arg

from ..extension import extension
from ..torch_compat.ops import OpOverload, overload_name, parameters_of, qualified_name
from .graphs.layout import Order


@dataclass
class Region:
    source: Node
    """Where it is in the graph."""
    nodes: list[Node] = field(default_factory=list)
    """In the order of the graph."""
    operands: list[Node] = field(default_factory=list)
    """What the engine computes for it."""
    orders: list[Order] = field(default_factory=list)
    """How the operands lie in memory."""
    results: list[Node] = field(default_factory=list)
    """What the engine reads of it."""


class Registers:
    """Numbers the values of torch's part of a program."""

    def __init__(self) -> None:
        self.count = 0
        self.numbers: dict[Node, int] = {}
        self.parts: dict[Node, list[int]] = {}
        """For a node with several results, the register of each."""
        self.inputs: list[tuple[int, int]] = []
        """Registers, and the positions of the arguments that they hold."""
        self.constants: list[tuple[int, Any]] = []

    def of(self, node: Node) -> int:
        return self.numbers[node]

    def add(self, node: Node) -> int:
        if node not in self.numbers:
            self.numbers[node] = self._new()
        return self.numbers[node]

    def add_input(self, node: Node, position: int) -> None:
        if node not in self.numbers:
            self.inputs.append((self.add(node), position))

    def add_constant(self, node: Node, value: Any) -> None:
        if node not in self.numbers:
            self.constants.append((self.add(node), value))

    def add_results(self, node: Node) -> list[int]:
        """The registers for what a node returns."""
        value = node.meta.get("val")
        if isinstance(value, (list, tuple)):
            self.parts[node] = [self._new() for _ in value]
            return self.parts[node]
        return [self.add(node)]

    def _new(self) -> int:
        self.count += 1
        return self.count - 1


@dataclass(frozen=True)
class ValueOf:
    """In the arguments of a step: the value of a register."""

    register: int


@dataclass(frozen=True)
class OperatorStep:
    """Calls an operator of torch, with its arguments in the order of the schema."""

    name: str
    overload: str
    arguments: list[Any]
    results: list[int]

    def build(self) -> extension.TorchStep:
        return extension.TorchStep.call_operator(
            name=self.name,
            overload=self.overload,
            arguments=_map_values(_native_register, self.arguments),
            results=self.results,
        )


@dataclass(frozen=True)
class PythonStep:
    """Calls a Python function."""

    function: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    results: list[int]
    is_spread: bool

    def build(self) -> extension.TorchStep:
        return extension.TorchStep.call_python(
            function=self.function,
            args=_map_values(_native_register, self.args),
            kwargs=_map_values(_native_register, self.kwargs),
            results=self.results,
            is_spread=self.is_spread,
        )


@dataclass(frozen=True)
class TorchRegion:
    steps: list[OperatorStep | PythonStep]
    operands: list[tuple[int, tuple[int, ...]]]
    results: list[int]
    dropped: list[int]

    def build(self) -> extension.TorchRegion:
        return extension.TorchRegion(
            steps=[step.build() for step in self.steps],
            operands=self.operands,
            results=self.results,
            dropped=self.dropped,
        )


@dataclass(frozen=True)
class TorchCalls:
    """All regions of a graph, in a form that can be pickled."""

    regions: list[TorchRegion]
    registers: int
    inputs: list[tuple[int, int]]
    constants: list[tuple[int, Any]]
    outputs: list[int]

    @functools.cached_property
    def native(self) -> extension.TorchCalls:
        """As the runtime takes it."""
        return extension.TorchCalls(
            regions=[region.build() for region in self.regions],
            registers=self.registers,
            inputs=self.inputs,
            constants=self.constants,
            outputs=self.outputs,
        )

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "native"}


def build_region(region: Region, registers: Registers, kept: set[Node]) -> TorchRegion:
    """`kept`: the nodes whose values other regions or the caller read."""
    for operand in region.operands:
        registers.add(operand)
    steps = []
    written = [registers.of(operand) for operand in region.operands]
    for node in region.nodes:
        source = node.args[0] if node.target is operator.getitem else None
        if isinstance(source, Node) and source in registers.parts:
            registers.numbers[node] = registers.parts[source][node.args[1]]  # type: ignore[index]
            continue
        results = registers.add_results(node)
        written += results
        steps.append(_step(node, results, registers))
    staying = {registers.of(node) for node in kept if node in registers.numbers}
    return TorchRegion(
        steps=steps,
        operands=[
            (registers.of(operand), order)
            for operand, order in zip(region.operands, region.orders, strict=True)
        ],
        results=[registers.of(node) for node in region.results],
        dropped=[number for number in written if number not in staying],
    )


def _step(node: Node, results: list[int], registers: Registers) -> OperatorStep | PythonStep:
    def register(source: Node) -> Any:
        return ValueOf(registers.of(source))

    # With lists, tuples and dictionaries of Python instead of FX's.
    args = _map_values(lambda item: item, map_arg(node.args, register))
    kwargs = _map_values(lambda item: item, map_arg(node.kwargs, register))
    if isinstance(node.target, OpOverload):
        return OperatorStep(
            name=qualified_name(node.target),
            overload=overload_name(node.target),
            arguments=_in_schema_order(node.target, args, kwargs),
            results=results,
        )
    return PythonStep(
        function=node.target,
        args=tuple(args),
        kwargs=kwargs,
        results=results,
        is_spread=isinstance(node.meta.get("val"), (list, tuple)),
    )


def _in_schema_order(op: OpOverload, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
    given = list(args)
    for parameter in parameters_of(op)[len(given) :]:
        given.append(kwargs.get(parameter.name, parameter.default_value))
    return given


def _map_values(convert: Callable[[Any], Any], item: Any) -> Any:
    """The item with its values converted, in lists, tuples and dictionaries, too."""
    if isinstance(item, dict):
        return {name: _map_values(convert, part) for name, part in item.items()}
    if isinstance(item, torch.Size) or not isinstance(item, (list, tuple)):
        return convert(item)
    parts = [_map_values(convert, part) for part in item]
    return tuple(parts) if isinstance(item, tuple) else parts


def _native_register(item: Any) -> Any:
    return extension.Register(item.register) if isinstance(item, ValueOf) else item


def build_calls(
    regions: Iterable[TorchRegion], registers: Registers, outputs: Sequence[Node]
) -> TorchCalls:
    return TorchCalls(
        regions=list(regions),
        registers=registers.count,
        inputs=registers.inputs,
        constants=registers.constants,
        outputs=[registers.of(node) for node in outputs],
    )
