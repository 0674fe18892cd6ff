# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies a graph without what its prologue computes: each such tensor becomes one more argument."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from ...errors import Problem, UnsupportedOpsError
from ...torch_compat.fake_tensors import fake_mode_of
from ..graphs.nodes import (
    inserting_behind_placeholders,
    is_symbolic,
    placeholders_of,
    value_of,
    values_of,
)
from ..graphs.sources import problem_at
from ..graphs.symbols import SizeSource
from ..graphs.torch_marks import in_torch
from ..prologue import ArgumentAt, Call, Prologue


class CannotHoistError(Exception):
    """Raised by a rule; its text is the reason."""


Rule = Callable[["Hoister", Node], Any]
"""Returns what replaces a node in the new graph, a tuple if the op has several results. None: the
rule does not apply to the node."""


class Hoister:
    """Copies a graph node by node, as the rules say."""

    def __init__(self, module: GraphModule, rules: Sequence[Rule], as_tensor: Rule) -> None:
        """`as_tensor` returns a node of the new graph that computes a number of the old one."""
        self.module = module
        self.rules = rules
        self.as_tensor = as_tensor
        self.graph = Graph()
        self.copies: dict[Node, Any] = {}
        placeholders = placeholders_of(module.graph)
        self.positions = {node: position for position, node in enumerate(placeholders)}
        self.prologue = Prologue()
        self.sizes = SizeSource([node.meta["val"] for node in placeholders])
        self.checks: list[tuple[Node, str]] = []
        self.numbers: list[int] = []
        """The outputs that are numbers in the old graph and tensors in the new one."""
        self.viewed: set[int] = set()
        """The arguments that the prologue makes views of."""
        self.problems: list[Problem] = []
        self.callers: tuple[Any, ...] = ()

    def run(self) -> GraphModule:
        """The new graph. What belongs around it is in the members of the hoister."""
        for node in self.module.graph.nodes:
            self.copies[node] = self._convert(node)
        if self.problems:
            raise UnsupportedOpsError(self.problems)
        return GraphModule(self.module, self.graph)

    @contextmanager
    def calling_through(self, caller: Any, *args: Any) -> Iterator[None]:
        """Within the context, the prologue calls `caller(*args, op, ...)` instead of `op(...)`."""
        self.callers = (caller, *args)
        try:
            yield
        finally:
            self.callers = ()

    def hoist(self, node: Node, value: torch.Tensor, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A new argument of the graph, of which `value` is the example: what `op` returns."""
        parts = [*self.callers, op, *args]
        call = Call(
            parts[0],
            tuple(self._plan(part) for part in parts[1:]),
            {name: self._plan(arg) for name, arg in kwargs.items()},
        )
        for number in call.symbolic_numbers():
            if not self.sizes.knows(number):
                raise CannotHoistError(f"{number} is not known before the graph runs")
        self.prologue.add(call, self.sizes)
        with inserting_behind_placeholders(self.graph):
            argument = self.graph.placeholder(f"prepared_{len(self.prologue.calls)}")
        argument.meta = {**node.meta, "val": value}
        return argument

    def example(self, sizes: Sequence[Any], dtype: torch.dtype) -> torch.Tensor:
        """A fake tensor of the same mode as those that the nodes carry."""
        values = (node.meta.get("val") for node in self.module.graph.nodes)
        tensor = next(value for value in values if isinstance(value, torch.Tensor))
        return tensor.new_empty(sizes, dtype=dtype)

    def emit(self, like: Node, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A node that the engine computes; `args` are nodes of the new graph."""
        result = self.graph.call_function(op, args, kwargs)
        result.meta = {**like.meta, "val": op(*values_of(args), **kwargs)}
        return result

    def value_of_call(self, op: Any, args: Any, kwargs: Any) -> Any:
        """The example of what `op` returns. Its arguments may have no fake tensor among them, so
        the mode is entered here."""
        with fake_mode_of(self.example((), torch.uint8)):
            return op(*values_of(args), **kwargs)

    def is_argument(self, item: Any) -> bool:
        """Whether torch has the tensor before the graph runs."""
        return item in self.positions

    def is_computed(self, value: Any) -> bool:
        """Whether it is a number that is known only when the graph runs."""
        return is_symbolic(value) and not self.sizes.knows(value)

    def _convert(self, node: Node) -> Any:
        if node.op == "output":
            (returned,) = node.args
            assert isinstance(returned, (list, tuple))
            results = [self._returned(position, r) for position, r in enumerate(returned)]
            return self.graph.output((*results, *(check for check, _ in self.checks)))
        if node.op == "call_function" and not in_torch(node):
            if node.target is operator.getitem:
                source, item = node.args
                if isinstance(self.copies[source], tuple):  # type: ignore[index]
                    return self.copies[source][item]  # type: ignore[index]
            try:
                for rule in self.rules:
                    if (copy := rule(self, node)) is not None:
                        return copy
            except CannotHoistError as error:
                # The node is copied as it is, so that the search finds all problems.
                self.problems.append(problem_at(node, str(error)))
        copy = self.graph.node_copy(node, lambda source: self.copies[source])
        copy.meta = dict(node.meta)
        return copy

    def _returned(self, position: int, item: Any) -> Any:
        if not isinstance(item, Node):
            return item
        is_computed = self.is_computed(item.meta.get("val")) and not in_torch(item)
        if is_computed and (tensor := self.as_tensor(self, item)):
            self.numbers.append(position)
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
            raise CannotHoistError("what it draws depends on values that the graph computes")
        return ArgumentAt(self.positions[item])
