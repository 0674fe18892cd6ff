# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random numbers come from torch's generator, so that a seed gives what it gives in eager.

Every random node leaves the graph: what it draws becomes one more argument, and what it computes
from that (a dropout's product, a comparison with probabilities) stays. The draws happen before
the engine's call, in the order of the graph, with the ops that eager would call.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .draws import ArgumentAt, Draw, Draws, StandIn
from .errors import MaxCompilerError, Problem
from .importing import problem_at
from .symbols import SizeSource

aten = torch.ops.aten

# Ops that take no tensor: called as they are.
_FROM_NOTHING = frozenset(
    {
        aten.normal.float_float,
        aten.rand.default,
        aten.randint.default,
        aten.randint.low,
        aten.randn.default,
        aten.randperm.default,
    }
)
# Ops that look at the shape, the layout and the dtype of their tensor only, and what draws into
# such a tensor: eager's in-place op where the graph has the functional form of it.
_LIKE_A_TENSOR = {
    aten.bernoulli.p: aten.bernoulli_.float,
    aten.cauchy.default: aten.cauchy_.default,
    aten.exponential.default: aten.exponential_.default,
    aten.geometric.default: aten.geometric_.default,
    aten.log_normal.default: aten.log_normal_.default,
    aten.normal_functional.default: aten.normal_.default,
    aten.rand_like.default: aten.rand_like.default,
    aten.randint_like.default: aten.randint_like.default,
    aten.randint_like.low_dtype: aten.randint_like.low_dtype,
    aten.randn_like.default: aten.randn_like.default,
    aten.uniform.default: aten.uniform_.default,
}
# Ops that draw as many numbers as the values in their tensors ask for. torch can do that if these
# are arguments of the graph; what the graph computes comes too late.
_FROM_VALUES = frozenset(
    {
        aten._sample_dirichlet.default,
        aten._standard_gamma.default,
        aten.binomial.default,
        aten.poisson.default,
        aten.randint_like.Tensor,
    }
)


class _RefusedError(Exception):
    pass


@dataclass
class HoistedGraph:
    module: GraphModule
    draws: Draws
    """Its results are arguments of the module, behind those of the original one."""
    checks: list[str] = field(default_factory=list)
    """The module's last outputs are as many booleans; a true one is the RuntimeError that eager
    raises, with this text."""


def random_ops() -> frozenset[Any]:
    """The ops that this module takes out of a graph. No decomposition may come first: torch's own
    draw other numbers than eager does."""
    return _FROM_NOTHING | _FROM_VALUES | _LIKE_A_TENSOR.keys() | _REWRITES.keys()


def hoist_random_ops(module: GraphModule) -> HoistedGraph | None:
    """None if nothing in the graph is random."""
    ops = random_ops()
    if not any(node.op == "call_function" and node.target in ops for node in module.graph.nodes):
        return None
    return _Hoister(module).run()


class _Hoister:
    def __init__(self, module: GraphModule) -> None:
        self.module = module
        self.graph = Graph()
        self.copies: dict[Node, Any] = {}
        """Nodes of the new graph; a tuple of them for a random op with several results."""
        placeholders = [node for node in module.graph.nodes if node.op == "placeholder"]
        self.positions = {node: position for position, node in enumerate(placeholders)}
        self.draws = Draws(SizeSource([node.meta["val"] for node in placeholders]))
        self.checks: list[tuple[Node, str]] = []
        self.problems: list[Problem] = []

    def run(self) -> HoistedGraph:
        for node in self.module.graph.nodes:
            self.copies[node] = self._convert(node)
        if self.problems:
            raise MaxCompilerError("The graph draws what torch cannot draw for it:", self.problems)
        checks = [message for _, message in self.checks]
        return HoistedGraph(GraphModule(self.module, self.graph), self.draws, checks)

    def _convert(self, node: Node) -> Any:
        if node.op == "output":
            (returned,) = node.args
            assert isinstance(returned, (list, tuple))
            results = [self.copies[r] if isinstance(r, Node) else r for r in returned]
            return self.graph.output((*results, *(check for check, _ in self.checks)))
        if node.op == "call_function" and node.target in random_ops():
            try:
                return self._hoist(node)
            except _RefusedError as refusal:
                self.problems.append(problem_at(node, str(refusal)))
        elif node.target is operator.getitem:
            source, item = node.args
            if isinstance(self.copies[source], tuple):  # type: ignore[index]
                return self.copies[source][item]  # type: ignore[index]
        copy = self.graph.node_copy(node, lambda source: self.copies[source])
        copy.meta = dict(node.meta)
        return copy

    def _hoist(self, node: Node) -> Any:
        op, args, value = node.target, node.args, node.meta["val"]
        # Dynamo lets only the default generator into a graph.
        kwargs = {k: v for k, v in node.kwargs.items() if k != "generator"}
        if op in _REWRITES:
            return _REWRITES[op](self, node, *args, **kwargs)
        if op in _LIKE_A_TENSOR:
            stand_in = StandIn.of(_value(args[0]))
            return self.draw(node, value, _LIKE_A_TENSOR[op], stand_in, *args[1:], **kwargs)
        return self.draw(node, value, op, *args, **kwargs)

    def draw(self, node: Node, value: torch.Tensor, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A new argument of the graph, of which `value` is the example: what `op` draws."""
        draw = Draw(
            op,
            tuple(self._plan(arg) for arg in args),
            {name: self._plan(arg) for name, arg in kwargs.items()},
        )
        for size in draw.sizes():
            if not self.draws.sizes.knows(size):
                raise _RefusedError(f"its size {size} is not known before the graph runs")
        self.draws.draws.append(draw)
        first_op = next((n for n in self.graph.nodes if n.op != "placeholder"), None)
        with self.graph.inserting_before(first_op) if first_op else nullcontext():
            argument = self.graph.placeholder(f"drawn_{len(self.draws.draws)}")
        argument.meta = {**node.meta, "val": value}
        return argument

    def emit(self, like: Node, op: Any, *args: Any, **kwargs: Any) -> Node:
        """A node that the engine computes; `args` are of the new graph."""
        result = self.graph.call_function(op, args, kwargs)
        value = op(*(_value(arg) for arg in args), **kwargs)
        result.meta = {**like.meta, "val": value}
        return result

    def is_known(self, item: Any) -> bool:
        """Whether torch has the tensor before the graph runs."""
        return item in self.positions

    def _plan(self, item: Any) -> Any:
        if isinstance(item, (tuple, list)):
            return tuple(self._plan(part) for part in item)
        if not isinstance(item, Node):
            return item
        if not isinstance(_value(item), torch.Tensor):
            return _value(item)
        if not self.is_known(item):
            raise _RefusedError("what it draws depends on values that the graph computes")
        return ArgumentAt(self.positions[item])


def _value(item: Any) -> Any:
    return item.meta["val"] if isinstance(item, Node) else item


# ===----------------------------------------------------------------------===#
# Ops of which the engine computes a part
# ===----------------------------------------------------------------------===#


def _native_dropout(
    hoister: _Hoister, node: Node, source: Node, p: float, train: bool | None
) -> tuple[Node, Node]:
    x, (_, mask_value) = hoister.copies[source], node.meta["val"]

    def constant_mask(kept: bool) -> Node:
        return hoister.emit(node, aten.full.default, list(mask_value.shape), kept, dtype=torch.bool)

    if train is False:
        return x, constant_mask(True)
    # F.dropout, which is what people call, does not draw in these two cases.
    if p == 1 or 0 in mask_value.shape:
        return hoister.emit(node, aten.mul.Scalar, x, 0.0), constant_mask(False)
    mask = hoister.draw(
        node, mask_value, aten.bernoulli_.float, StandIn.of(mask_value, torch.bool), 1 - p
    )
    kept = hoister.emit(node, aten.mul.Tensor, x, mask)
    return hoister.emit(node, aten.mul.Scalar, kept, 1 / (1 - p)), mask


def _bernoulli(hoister: _Hoister, node: Node, source: Node, p: Node | None = None) -> Node:
    """Eager compares each probability with a uniform number: of 53 bits for f64, else of 24."""
    probabilities, value = p or source, node.meta["val"]
    is_double = _value(probabilities).dtype == torch.float64
    dtype = torch.float64 if is_double else torch.float32
    example = torch.empty_like(value, dtype=dtype)
    uniform = hoister.draw(node, example, aten.uniform_.default, StandIn.of(example))
    hit = hoister.emit(node, aten.lt.Tensor, uniform, hoister.copies[probabilities])
    return hoister.emit(node, aten._to_copy.default, hit, dtype=value.dtype)


def _normal(hoister: _Hoister, node: Node, mean: Any, std: Any = 1.0) -> Node:
    """As eager: numbers of the standard distribution, scaled and shifted."""
    value = node.meta["val"]
    numbers = hoister.draw(node, value, aten.normal_.default, StandIn.of(value))
    for op, item in ((aten.mul, std), (aten.add, mean)):
        if isinstance(item, Node):
            numbers = hoister.emit(node, op.Tensor, numbers, hoister.copies[item])
        else:
            numbers = hoister.emit(node, op.Scalar, numbers, item)
    return numbers


def _multinomial(
    hoister: _Hoister, node: Node, source: Node, samples: int, replacement: bool = False
) -> Node:
    if hoister.is_known(source):
        draw = aten.multinomial.default
        return hoister.draw(node, node.meta["val"], draw, source, samples, replacement)
    if replacement and samples != 1:
        raise _RefusedError(
            "several samples with replacement, from probabilities that the graph computes"
        )
    # Without replacement eager takes the largest quotients by exponential numbers.
    value, probabilities = _value(source), hoister.copies[source]
    _check_probabilities(hoister, node, probabilities)
    numbers = hoister.draw(node, value, aten.exponential_.default, StandIn.of(value))
    quotient = hoister.emit(node, aten.div.Tensor, probabilities, numbers)
    if samples == 1:
        return hoister.emit(node, aten.argmax.default, quotient, -1, True)
    best = hoister.emit(node, aten.topk.default, quotient, samples)
    return hoister.emit(node, operator.getitem, best, 1)


def _check_probabilities(hoister: _Hoister, node: Node, probabilities: Node) -> None:
    def emit(op: Any, *args: Any) -> Node:
        return hoister.emit(node, op, *args)

    magnitude = emit(aten.abs.default, probabilities)
    finite = emit(aten.lt.Scalar, magnitude, float("inf"))
    valid = emit(aten.logical_and.default, finite, emit(aten.ge.Scalar, probabilities, 0))
    some_invalid = emit(aten.any.default, emit(aten.logical_not.default, valid))
    message = "probability tensor contains either `inf`, `nan` or element < 0"
    hoister.checks.append((some_invalid, message))
    total = emit(aten.sum.dim_IntList, probabilities, [-1])
    some_zero = emit(aten.any.default, emit(aten.eq.Scalar, total, 0))
    message = "invalid multinomial distribution (sum of probabilities <= 0)"
    hoister.checks.append((some_zero, message))


def _rrelu(
    hoister: _Hoister,
    node: Node,
    source: Node,
    noise: Node,
    lower: float = 1 / 8,
    upper: float = 1 / 3,
    training: bool = False,
) -> tuple[Node, Node]:
    if training:
        raise _RefusedError("eager draws a number for each negative value only")
    x = hoister.copies[source]
    negative = hoister.emit(node, aten.mul.Scalar, x, (lower + upper) / 2)
    is_positive = hoister.emit(node, aten.gt.Scalar, x, 0)
    return hoister.emit(node, aten.where.self, is_positive, x, negative), hoister.copies[noise]


_REWRITES: dict[Any, Callable[..., Any]] = {
    aten.bernoulli.default: _bernoulli,
    aten.bernoulli.Tensor: _bernoulli,
    aten.multinomial.default: _multinomial,
    aten.native_dropout.default: _native_dropout,
    aten.normal.Tensor_Tensor: _normal,
    aten.normal.Tensor_float: _normal,
    aten.normal.float_Tensor: _normal,
    aten.rrelu_with_noise_functional.default: _rrelu,
}


def with_draws(
    hoisted: HoistedGraph, function: Callable[[list[Any]], Sequence[Any]]
) -> Callable[[list[Any]], Sequence[Any]]:
    """`function` runs the module; the result takes the arguments of the original graph."""
    draws, checks = hoisted.draws, hoisted.checks

    def run(arguments: list[Any]) -> Sequence[Any]:
        arguments.extend(draws(arguments))
        results = function(arguments)
        if not checks:
            return results
        end = len(results) - len(checks)
        for failed, message in zip(results[end:], checks, strict=True):
            if failed:
                raise RuntimeError(message)
        return results[:end]

    return run
