# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rule for operands that are numbers and known only at a call: `x * n`, `x / x.shape[0]`.

The compiler knows sizes, and sums, products and quotients of sizes. Any other number (an argument
that is not a size, a root) is computed by the prologue and passed as a tensor of rank 0.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Graph, Node

from ...torch_compat.ops import OpOverload, kind_of, overload_with, parameters_of
from ..graphs.nodes import is_symbolic, value_of
from ..graphs.symbols import is_size_expression
from .computed_numbers import as_tensor
from .hoister import CannotHoistError, Hoister

aten = torch.ops.aten

# The lowerings of these take constants, or tensors, but no sizes.
_WITHOUT_SIZES = frozenset({aten.pow.Tensor_Scalar, aten.pow.Scalar})

_COND = torch.ops.higher_order.cond
_NUMBER = "number"
_TENSOR = "Tensor"


def has_symbolic_numbers(graph: Graph) -> bool:
    return any(is_symbolic(node.meta.get("val")) for node in graph.nodes if node.op != "output")


def pass_scalars_as_tensors(hoister: Hoister, node: Node) -> Any:
    """A rule for ops with a number as an operand."""
    if node.target is _COND:
        return _cond(hoister, node, *node.args)
    if node.target is aten._assert_scalar.default:
        return _check(hoister, *node.args)
    if not isinstance(node.target, OpOverload):
        return None
    # In ops without tensors (arange), numbers are sizes.
    if not _takes_tensors(node.target) and node.target not in _REWRITES:
        return None
    places = [
        place
        for place, (parameter, arg) in enumerate(
            zip(parameters_of(node.target), node.args, strict=False)
        )
        if kind_of(parameter) in (_NUMBER, _TENSOR) and _must_be_hoisted(hoister, node, arg)
    ]
    if not places:
        return None
    if node.target in _REWRITES:
        return _REWRITES[node.target](hoister, node, *node.args, **node.kwargs)
    op = overload_with(node.target, tuple(places), _TENSOR)
    if op is None:
        raise CannotHoistError("a number that is computed at run time must be a tensor here")
    args = _copied(hoister, node.args)
    for place in places:
        args[place] = _tensor_for(hoister, node, node.args[place])
    result = hoister.graph.call_function(op, tuple(args), dict(node.kwargs))
    result.meta = dict(node.meta)
    return result


def _takes_tensors(op: OpOverload) -> bool:
    return any(kind_of(parameter) == _TENSOR for parameter in parameters_of(op))


def _must_be_hoisted(hoister: Hoister, node: Node, arg: Any) -> bool:
    value = value_of(arg)
    if not isinstance(arg, Node) or not is_symbolic(value):
        return False
    return node.target in _WITHOUT_SIZES or not (
        isinstance(value, torch.SymInt)
        and is_size_expression(value)
        and hoister.sizes.is_of_sizes(value)
    )


def _tensor_for(
    hoister: Hoister, node: Node, number: Any, dtype: torch.dtype | None = None
) -> Node:
    """In the dtype in which eager computes with the number, so that type promotion is the same."""
    value = value_of(number)
    if dtype is None:
        kind: Any = {torch.SymInt: 1, torch.SymFloat: 1.0, torch.SymBool: True}[type(value)]
        tensors = [v for v in map(value_of, node.args) if isinstance(v, torch.Tensor)]
        dtype = torch.result_type(tensors[0], kind) if tensors else value_of(node).dtype
    if hoister.is_computed(value):
        tensor = as_tensor(hoister, number)
        if tensor is None:
            raise CannotHoistError(f"there is no op for {number.target} on numbers of the graph")
        return hoister.emit(node, aten._to_copy.default, tensor, dtype=dtype)
    example = hoister.example((), dtype)
    return hoister.hoist(node, example, torch.scalar_tensor, number, dtype=dtype)


def _full(hoister: Hoister, node: Node, *args: Any, **kwargs: Any) -> Node:
    """The tensor full of zeros, plus the number."""
    *like, number = args
    dtype = value_of(node).dtype
    assert isinstance(node.target, OpOverload)
    zeros = hoister.graph.call_function(
        node.target,
        (*_copied(hoister, like), False if dtype == torch.bool else 0),
        {**kwargs, "dtype": dtype},
    )
    zeros.meta = dict(node.meta)
    add = aten.logical_or.default if dtype == torch.bool else aten.add.Tensor
    return hoister.emit(node, add, zeros, _tensor_for(hoister, node, number, dtype))


def _clamp(hoister: Hoister, node: Node, x: Node, low: Any = None, high: Any = None) -> Node:
    """Applies one bound after the other, because no overload takes a tensor and a number."""
    result = hoister.copies[x]
    for bound, place in ((low, 1), (high, 2)):
        if bound is None:
            continue
        is_tensor = _must_be_hoisted(hoister, node, bound)
        operand = _tensor_for(hoister, node, bound) if is_tensor else _copied(hoister, bound)
        bounds = (operand,) if place == 1 else (None, operand)
        op = aten.clamp.Tensor if is_tensor else aten.clamp.default
        result = hoister.emit(node, op, result, *bounds)
    return result


def _scalar_tensor(hoister: Hoister, node: Node, number: Any, **_: Any) -> Node:
    return _tensor_for(hoister, node, number, value_of(node).dtype)


def _check(hoister: Hoister, condition: Any, message: Any) -> Node | None:
    """An assumption of the traced graph about a number that the graph computes: checked in each
    call."""
    if not hoister.is_computed(value_of(condition)):
        return None
    holds = as_tensor(hoister, condition)
    if holds is not None:
        hoister.checks.append((hoister.emit(condition, aten.logical_not.default, holds), message))
    return holds


def _cond(hoister: Hoister, node: Node, predicate: Any, *others: Any) -> Node | None:
    """A branch whose predicate is computed from sizes."""
    if not is_symbolic(value_of(predicate)):
        return None
    choice = _tensor_for(hoister, node, predicate, torch.bool)
    result = hoister.graph.call_function(_COND, (choice, *_copied(hoister, others)))
    result.meta = dict(node.meta)
    return result


def _copied(hoister: Hoister, item: Any) -> Any:
    if isinstance(item, (list, tuple)):
        return [_copied(hoister, part) for part in item]
    return hoister.copies[item] if isinstance(item, Node) else item


_REWRITES: dict[Any, Any] = {
    aten.clamp.default: _clamp,
    aten.full.default: _full,
    aten.full_like.default: _full,
    aten.new_full.default: _full,
    aten.scalar_tensor.default: _scalar_tensor,
}
