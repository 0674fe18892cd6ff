# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch computes while the engine runs, as the runtime takes it: regions of steps. Their
values are in numbered registers."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
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


def build_region(region: Region, registers: Registers, kept: set[Node]) -> extension.TorchRegion:
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
    return extension.TorchRegion(
        steps=steps,
        operands=[
            (registers.of(operand), order)
            for operand, order in zip(region.operands, region.orders, strict=True)
        ],
        results=[registers.of(node) for node in region.results],
        dropped=[number for number in written if number not in staying],
    )


def _step(node: Node, results: list[int], registers: Registers) -> extension.TorchStep:
    def register(source: Node) -> Any:
        return extension.Register(registers.of(source))

    args = _plain(map_arg(node.args, register))
    kwargs = _plain(map_arg(node.kwargs, register))
    if isinstance(node.target, OpOverload):
        return extension.TorchStep.call_operator(
            name=qualified_name(node.target),
            overload=overload_name(node.target),
            arguments=_in_schema_order(node.target, args, kwargs),
            results=results,
        )
    return extension.TorchStep.call_python(
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


def _plain(item: Any) -> Any:
    """With lists, tuples and dictionaries of Python instead of FX's."""
    if isinstance(item, dict):
        return {name: _plain(part) for name, part in item.items()}
    if isinstance(item, torch.Size) or not isinstance(item, (list, tuple)):
        return item
    return tuple(map(_plain, item)) if isinstance(item, tuple) else list(map(_plain, item))


def build_calls(
    regions: Iterable[extension.TorchRegion], registers: Registers, outputs: Sequence[Node]
) -> extension.TorchCalls:
    return extension.TorchCalls(
        regions=list(regions),
        registers=registers.count,
        inputs=registers.inputs,
        constants=registers.constants,
        outputs=[registers.of(node) for node in outputs],
    )
