# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rule: random numbers come from torch's generator, so that a seed gives what it gives in eager.

What a random op draws becomes one more argument of the graph. What the op computes from these
numbers (the product of a dropout, a comparison with probabilities) stays in the graph. The prologue
draws in the order of the graph, with the ops that eager would call.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

import torch
from torch.fx import Graph, Node

from ...torch_compat.ops import OpOverload, qualified_name
from ..graphs.aliases import COPIES, memory_base
from ..graphs.layout import hint
from ..graphs.nodes import value_of
from ..prologue import EmptyLike
from .hoister import CannotHoistError, Hoister

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
# Ops that make tensors with no values, or all the same.
_MAKERS = re.compile(r"aten::(new_)?(empty|full|ones|zeros)")
# Ops that draw as many numbers as the values of their operands ask for. The prologue can do that if
# the operands are arguments of the graph.
_FROM_VALUES = frozenset(
    {
        aten._sample_dirichlet.default,
        aten._standard_gamma.default,
        aten.binomial.default,
        aten.poisson.default,
        aten.randint_like.Tensor,
    }
)


def random_ops() -> frozenset[Any]:
    """The ops that this module takes out of a graph. No decomposition may come first: torch's own
    draw other numbers than eager does."""
    return _FROM_NOTHING.union(_FROM_VALUES, _LIKE_A_TENSOR, _REWRITES)


def repeated_ops() -> frozenset[Any]:
    """The ops that call another one, and draw what that one drew before."""
    return frozenset(_REPEATED)


def has_random_ops(graph: Graph) -> bool:
    ops = random_ops().union(_REPEATED)
    return any(node.op == "call_function" and node.target in ops for node in graph.nodes)


def draw_random_numbers(hoister: Hoister, node: Node) -> Any:
    """A rule: what the op draws, and what it computes from that."""
    op, args = node.target, node.args
    if op in _REPEATED:
        return _REPEATED[op](hoister, node, *args, **node.kwargs)
    if op not in random_ops():
        return None
    # Dynamo lets only the default generator into a graph.
    kwargs = {name: arg for name, arg in node.kwargs.items() if name != "generator"}
    if op in _REWRITES:
        return _REWRITES[op](hoister, node, *args, **kwargs)
    if op in _LIKE_A_TENSOR:
        like = EmptyLike.of(value_of(args[0]))
        draw = _LIKE_A_TENSOR[op]
        return hoister.hoist(node, value_of(node), draw, like, *args[1:], **kwargs)
    return hoister.hoist(node, value_of(node), op, *args, **kwargs)


# ===----------------------------------------------------------------------===#
# Ops of which the engine computes a part
# ===----------------------------------------------------------------------===#


def _native_dropout(
    hoister: Hoister, node: Node, source: Node, p: float, train: bool | None
) -> tuple[Node, Node] | None:
    if train is False:
        # Draws nothing; it has a lowering.
        return None
    x, (_, mask_value) = hoister.copies[source], node.meta["val"]
    # F.dropout, which is what people call, does not draw in these two cases.
    if p == 1 or 0 in map(hint, mask_value.shape):
        sizes = list(mask_value.shape)
        nothing_kept = hoister.emit(node, aten.full.default, sizes, False, dtype=torch.bool)
        return hoister.emit(node, aten.mul.Scalar, x, 0.0), nothing_kept
    mask = hoister.hoist(
        node, mask_value, aten.bernoulli_.float, EmptyLike.of(mask_value, torch.bool), 1 - p
    )
    kept = hoister.emit(node, aten.mul.Tensor, x, mask)
    return hoister.emit(node, aten.mul.Scalar, kept, 1 / (1 - p)), mask


def _bernoulli_p(hoister: Hoister, node: Node, source: Node, p: Any) -> Node:
    # Also what the graph has for `bernoulli_`, which draws in the order of the memory that it
    # writes to: then that of a new tensor. A call of `bernoulli` draws into a contiguous one.
    example = value_of(source) if _is_new(memory_base(source)) else value_of(node)
    return hoister.hoist(node, example, aten.bernoulli_.float, EmptyLike.of(example), p)


def _is_new(node: Node) -> bool:
    return node.target in COPIES or (
        isinstance(node.target, OpOverload) and bool(_MAKERS.match(qualified_name(node.target)))
    )


def _bernoulli(hoister: Hoister, node: Node, source: Node, p: Node | None = None) -> Node:
    """Eager compares each probability with a uniform number: of 53 bits for f64, else of 24."""
    probabilities, value = p or source, node.meta["val"]
    is_double = value_of(probabilities).dtype == torch.float64
    dtype = torch.float64 if is_double else torch.float32
    example = torch.empty_like(value, dtype=dtype)
    uniform = hoister.hoist(node, example, aten.uniform_.default, EmptyLike.of(example))
    hit = hoister.emit(node, aten.lt.Tensor, uniform, hoister.copies[probabilities])
    return hoister.emit(node, aten._to_copy.default, hit, dtype=value.dtype)


def _normal(hoister: Hoister, node: Node, mean: Any, std: Any = 1.0) -> Node:
    """As eager: numbers of the standard distribution, scaled and shifted."""
    value = node.meta["val"]
    if isinstance(std, Node):
        # Then eager's result is contiguous, although the example has other strides.
        value = value.new_empty(value.shape)
    numbers = hoister.hoist(node, value, aten.normal_.default, EmptyLike.of(value))
    for op, item in ((aten.mul, std), (aten.add, mean)):
        if isinstance(item, Node):
            numbers = hoister.emit(node, op.Tensor, numbers, hoister.copies[item])
        else:
            numbers = hoister.emit(node, op.Scalar, numbers, item)
    return numbers


def _multinomial(
    hoister: Hoister, node: Node, source: Node, samples: int, replacement: bool = False
) -> Node:
    if hoister.is_argument(source):
        draw = aten.multinomial.default
        return hoister.hoist(node, node.meta["val"], draw, source, samples, replacement)
    if replacement and samples != 1:
        raise CannotHoistError(
            "several samples with replacement, from probabilities that the graph computes"
        )
    # Without replacement eager takes the largest quotients by exponential numbers.
    value, probabilities = value_of(source), hoister.copies[source]
    _check_probabilities(hoister, node, probabilities)
    numbers = hoister.hoist(node, value, aten.exponential_.default, EmptyLike.of(value))
    quotient = hoister.emit(node, aten.div.Tensor, probabilities, numbers)
    if samples == 1:
        return hoister.emit(node, aten.argmax.default, quotient, -1, True)
    best = hoister.emit(node, aten.topk.default, quotient, samples)
    return hoister.emit(node, operator.getitem, best, 1)


def _check_probabilities(hoister: Hoister, node: Node, probabilities: Node) -> None:
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
    hoister: Hoister,
    node: Node,
    source: Node,
    noise: Node,
    lower: float = 1 / 8,
    upper: float = 1 / 3,
    training: bool = False,
) -> None:
    """Without training, the op draws nothing, and has a lowering."""
    if training:
        raise CannotHoistError("eager draws a number for each negative value only")


# ===----------------------------------------------------------------------===#
# Draws that are repeated, in recomputation
# ===----------------------------------------------------------------------===#


def _run_and_save_state(hoister: Hoister, node: Node, op: Any, *args: Any, **kwargs: Any) -> Any:
    example = hoister.example(torch.get_rng_state().shape, torch.uint8)
    state = hoister.hoist(node, example, torch.get_rng_state)
    return state, draw_random_numbers(hoister, _inner_node(hoister, node, op, args, kwargs))


def _run_with_state(
    hoister: Hoister, node: Node, state: Node, op: Any, *args: Any, **kwargs: Any
) -> Any:
    with hoister.calling_through(_drawn_from, state):
        return draw_random_numbers(hoister, _inner_node(hoister, node, op, args, kwargs))


def _inner_node(hoister: Hoister, node: Node, op: Any, args: Any, kwargs: Any) -> Node:
    """The call of `op` alone. torch gives the node that wraps it no example."""
    inner = Node(node.graph, f"{node.name}_draw", "call_function", op, args, kwargs)
    inner.meta = {**node.meta, "val": hoister.value_of_call(op, args, kwargs)}
    return inner


def _drawn_from(state: torch.Tensor, op: Any, *args: Any, **kwargs: Any) -> torch.Tensor:
    with torch.random.fork_rng(devices=()):
        torch.set_rng_state(state)
        drawn: torch.Tensor = op(*args, **kwargs)
    return drawn


_REWRITES: dict[Any, Callable[..., Any]] = {
    aten.bernoulli.default: _bernoulli,
    aten.bernoulli.p: _bernoulli_p,
    aten.bernoulli.Tensor: _bernoulli,
    aten.multinomial.default: _multinomial,
    aten.native_dropout.default: _native_dropout,
    aten.normal.Tensor_Tensor: _normal,
    aten.normal.Tensor_float: _normal,
    aten.normal.float_Tensor: _normal,
    aten.rrelu_with_noise_functional.default: _rrelu,
}
# torch wraps these around a random op.
_REPEATED: dict[Any, Callable[..., Any]] = {
    torch.ops.higher_order.run_and_save_rng_state: _run_and_save_state,
    torch.ops.higher_order.run_with_rng_state: _run_with_state,
}
