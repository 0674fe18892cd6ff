# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes out of a graph what torch computes before each call: each such tensor becomes one more
argument of the graph.

What that is, rules say: random numbers (randomness.py), numbers that are computed from sizes
(scalars.py).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch.fx import Graph, GraphModule, Node

from .errors import MaxCompilerError, Problem
from .importing import problem_at
from .symbols import SizeSource


@dataclass(frozen=True)
class StandIn:
    """An empty tensor in the place of one that only lends its shape, layout and dtype."""

    sizes: tuple[Any, ...]
    strides: tuple[Any, ...]
    dtype: torch.dtype

    @staticmethod
    def of(value: torch.Tensor, dtype: torch.dtype | None = None) -> StandIn:
        return StandIn(tuple(value.shape), tuple(value.stride()), dtype or value.dtype)


@dataclass(frozen=True)
class ArgumentAt:
    """An argument of the graph."""

    position: int


@dataclass(frozen=True)
class Call:
    """A call of `op`. In its arguments, numbers may be symbolic, and tensors are StandIn or
    ArgumentAt."""

    op: Callable[..., torch.Tensor]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def numbers(self) -> Iterator[Any]:
        pending = [self.args, tuple(self.kwargs.values())]
        while pending:
            for item in pending.pop():
                if isinstance(item, StandIn):
                    pending += [item.sizes, item.strides]
                elif isinstance(item, (tuple, list)):
                    pending.append(tuple(item))
                elif is_symbolic(item):
                    yield item


def is_symbolic(value: Any) -> bool:
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


@dataclass
class Preparation:
    """The calls that make the additional arguments, in the order of the graph."""

    numbers: SizeSource
    calls: list[Call] = field(default_factory=list)

    def __call__(self, arguments: Sequence[Any]) -> list[torch.Tensor]:
        def value(item: Any) -> Any:
            match item:
                case StandIn(sizes, strides, dtype):
                    return torch.empty_strided(value(sizes), value(strides), dtype=dtype)
                case ArgumentAt(position):
                    return arguments[position]
                case torch.SymInt() | torch.SymFloat() | torch.SymBool():
                    return self.numbers.evaluate(item, arguments)
                case tuple() | list():
                    return [value(part) for part in item]
                case _:
                    return item

        with torch.no_grad():
            return [
                call.op(*value(call.args), **{k: value(v) for k, v in call.kwargs.items()})
                for call in self.calls
            ]


@dataclass
class HoistedGraph:
    module: GraphModule
    prepare: Preparation
    """Its results are arguments of the module, behind those of the original one."""
    checks: list[str]
    """The module's last outputs are as many booleans; a true one is the RuntimeError that eager
    raises, with this text."""
    computed: list[int]
    """The outputs that are numbers for the original graph, and tensors of the module."""
    viewed: frozenset[int]
    """The arguments that others, which were prepared, are views of."""

    def around(
        self, function: Callable[[list[Any]], Sequence[Any]]
    ) -> Callable[[list[Any]], Sequence[Any]]:
        """`function` runs the module; the result takes the arguments of the original graph."""
        prepare, checks, computed = self.prepare, self.checks, self.computed

        def run(arguments: list[Any]) -> Sequence[Any]:
            arguments.extend(prepare(arguments))
            results = function(arguments)
            if not checks and not computed:
                return results
            end = len(results) - len(checks)
            for failed, message in zip(results[end:], checks, strict=True):
                if failed:
                    raise RuntimeError(message)
            returned = list(results[:end])
            for position in computed:
                returned[position] = returned[position].item()
            return returned

        return run


class CannotPrepareError(Exception):
    """Raised by a rule; its text is the reason."""


Rule = Callable[["Hoister", Node], Any]
"""Gives what stands for a node in the new graph, a tuple if the op has several results; None if
the rule has nothing to say about the node."""


def hoist(module: GraphModule, rules: Sequence[Rule], as_tensor: Rule) -> HoistedGraph:
    """`as_tensor` gives a node of the new graph that computes a number of the old one."""
    return Hoister(module, rules, as_tensor).run()


class Hoister:
    """Copies a graph node by node, as the rules have it."""

    def __init__(self, module: GraphModule, rules: Sequence[Rule], as_tensor: Rule) -> None:
        self.module = module
        self.rules = rules
        self.as_tensor = as_tensor
        self.graph = Graph()
        self.copies: dict[Node, Any] = {}
        placeholders = [node for node in module.graph.nodes if node.op == "placeholder"]
        self.positions = {node: position for position, node in enumerate(placeholders)}
        self.numbers = SizeSource([node.meta["val"] for node in placeholders])
        self.calls: list[Call] = []
        self.checks: list[tuple[Node, str]] = []
        self.computed: list[int] = []
        self.viewed: set[int] = set()
        self.problems: list[Problem] = []
        self.through: tuple[Any, ...] = ()

    @contextmanager
    def calling_through(self, caller: Any, *args: Any) -> Iterator[None]:
        """What is prepared meanwhile is prepared by `caller(*args, op, ...)`."""
        self.through = (caller, *args)
        yield
        self.through = ()

    def run(self) -> HoistedGraph:
        for node in self.module.graph.nodes:
            self.copies[node] = self._convert(node)
        if self.problems:
            raise MaxCompilerError("The graph needs what cannot be prepared for it:", self.problems)
        return HoistedGraph(
            GraphModule(self.module, self.graph),
            Preparation(self.numbers, self.calls),
            [message for _, message in self.checks],
            self.computed,
            frozenset(self.viewed),
        )

    def prepare(self, node: Node, value: torch.Tensor, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A new argument of the graph, of which `value` is the example: what `op` returns."""
        parts = [*self.through, op, *args]
        call = Call(
            parts[0],
            tuple(self._plan(part) for part in parts[1:]),
            {name: self._plan(arg) for name, arg in kwargs.items()},
        )
        for number in call.numbers():
            if not self.numbers.knows(number):
                raise CannotPrepareError(f"{number} is not known before the graph runs")
        self.calls.append(call)
        first_op = next((n for n in self.graph.nodes if n.op != "placeholder"), None)
        with self.graph.inserting_before(first_op) if first_op else nullcontext():
            argument = self.graph.placeholder(f"prepared_{len(self.calls)}")
        argument.meta = {**node.meta, "val": value}
        return argument

    def example(self, sizes: Sequence[Any], dtype: torch.dtype) -> torch.Tensor:
        """A tensor like those that the nodes carry."""
        values = (node.meta.get("val") for node in self.module.graph.nodes)
        tensor = next(value for value in values if isinstance(value, torch.Tensor))
        return tensor.new_empty(sizes, dtype=dtype)

    def emit(self, like: Node, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A node that the engine computes; `args` are of the new graph."""
        result = self.graph.call_function(op, args, kwargs)
        result.meta = {**like.meta, "val": op(*_values(args), **kwargs)}
        return result

    def value_of_call(self, op: Any, args: Any, kwargs: Any) -> Any:
        """The example of what `op` gives, which may have no tensor to be fake after."""
        mode = detect_fake_mode(self.example((), torch.uint8))
        assert mode is not None
        with mode:
            return op(*_values(args), **kwargs)

    def is_argument(self, item: Any) -> bool:
        """Whether torch has the tensor before the graph runs."""
        return item in self.positions

    def is_computed(self, value: Any) -> bool:
        """Whether it is a number that nobody knows before the graph runs."""
        return is_symbolic(value) and not self.numbers.knows(value)

    def _convert(self, node: Node) -> Any:
        if node.op == "output":
            (returned,) = node.args
            assert isinstance(returned, (list, tuple))
            results = [self._returned(position, r) for position, r in enumerate(returned)]
            return self.graph.output((*results, *(check for check, _ in self.checks)))
        if node.op == "call_function":
            if node.target is operator.getitem:
                source, item = node.args
                if isinstance(self.copies[source], tuple):  # type: ignore[index]
                    return self.copies[source][item]  # type: ignore[index]
            try:
                for rule in self.rules:
                    if (copy := rule(self, node)) is not None:
                        return copy
            except CannotPrepareError as error:
                # The search for problems goes on, with the node as it is.
                self.problems.append(problem_at(node, str(error)))
        copy = self.graph.node_copy(node, lambda source: self.copies[source])
        copy.meta = dict(node.meta)
        return copy

    def _returned(self, position: int, item: Any) -> Any:
        if not isinstance(item, Node):
            return item
        if self.is_computed(item.meta.get("val")) and (tensor := self.as_tensor(self, item)):
            self.computed.append(position)
            return tensor
        return self.copies[item]

    def _plan(self, item: Any) -> Any:
        if isinstance(item, (tuple, list)):
            return tuple(self._plan(part) for part in item)
        if not isinstance(item, Node):
            return item
        if not isinstance(value_of(item), torch.Tensor):
            return value_of(item)
        if not self.is_argument(item):
            raise CannotPrepareError("what it draws depends on values that the graph computes")
        return ArgumentAt(self.positions[item])


def value_of(item: Any) -> Any:
    """The example of a node; anything else is its own."""
    return item.meta["val"] if isinstance(item, Node) else item


def _values(items: Any) -> Any:
    return [_values(item) if isinstance(item, (list, tuple)) else value_of(item) for item in items]
