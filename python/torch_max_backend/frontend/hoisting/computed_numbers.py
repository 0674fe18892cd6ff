# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that a graph computes from its tensors: `x.sum().item()`, and what is made of them.

As operands they stay tensors of rank 0, in the precision of Python's numbers. As sizes they are
left to the compiler, which knows sums, products and quotients of sizes; all other operations on
them become ops on tensors.
"""

from __future__ import annotations

import functools
import math
import operator
from typing import Any

import torch
from torch.fx import Node

from .hoister import Hoister

aten = torch.ops.aten

_DTYPES: dict[type, torch.dtype] = {
    int: torch.int64,
    float: torch.float64,
    bool: torch.bool,
    torch.SymInt: torch.int64,
    torch.SymFloat: torch.float64,
    torch.SymBool: torch.bool,
}

# Python's operators on numbers, as ops on tensors of rank 0.
_OPS: dict[Any, Any] = {
    operator.add: aten.add.Tensor,
    operator.sub: aten.sub.Tensor,
    operator.mul: aten.mul.Tensor,
    operator.truediv: aten.div.Tensor,
    operator.floordiv: aten.floor_divide.default,
    operator.mod: aten.remainder.Tensor,
    operator.neg: aten.neg.default,
    operator.ge: aten.ge.Tensor,
    operator.gt: aten.gt.Tensor,
    operator.le: aten.le.Tensor,
    operator.lt: aten.lt.Tensor,
    operator.eq: aten.eq.Tensor,
    operator.ne: aten.ne.Tensor,
    torch.sym_max: aten.maximum.default,
    torch.sym_min: aten.minimum.default,
    torch.sym_not: aten.logical_not.default,
    torch.sym_float: aten.clone.default,
    math.trunc: aten.trunc.default,
    math.floor: aten.floor.default,
    math.ceil: aten.ceil.default,
}
_NO_SIZES = frozenset(
    {operator.mod, torch.sym_max, torch.sym_min, torch.sym_sum, math.trunc, math.floor, math.ceil}
)


def as_tensor(hoister: Hoister, number: Any) -> Node | None:
    """A node of the new graph with the value of a number of the old one; None if no op computes
    it."""
    if not isinstance(number, Node):
        return _constant(hoister, number)
    value = number.meta["val"]
    if not hoister.is_computed(value):
        return _constant(hoister, hoister.copies[number], value)
    if number.target is aten._local_scalar_dense.default:
        source = hoister.copies[number.args[0]]  # type: ignore[index]
        element = hoister.emit(number, aten.reshape.default, source, [])
        return _cast(hoister, number, element, _DTYPES[type(value)])
    if number.target is aten.sym_size.int:
        return _constant(hoister, hoister.copies[number], value)
    if number.target is aten.sym_numel.default:
        return _number_of_elements(hoister, number)
    is_sum = number.target is torch.sym_sum
    if not is_sum and number.target not in _OPS:
        return None
    operands: Any = number.args[0] if is_sum else number.args
    tensors = [as_tensor(hoister, operand) for operand in operands]
    if None in tensors:
        return None
    if isinstance(value, torch.SymFloat):
        # In Python, the quotient of two integers is an f64.
        tensors = [_cast(hoister, number, tensor, torch.float64) for tensor in tensors]
    if is_sum:
        add = functools.partial(hoister.emit, number, aten.add.Tensor)
        result = functools.reduce(add, tensors)
    else:
        result = hoister.emit(number, _OPS[number.target], *tensors)
    return _cast(hoister, number, result, _DTYPES[type(value)])


def _number_of_elements(hoister: Hoister, number: Node) -> Node:
    (tensor,) = number.args
    assert isinstance(tensor, Node)
    product = _constant(hoister, 1)
    for dim, size in enumerate(tensor.meta["val"].shape):
        if isinstance(size, torch.SymInt):
            node = hoister.graph.call_function(aten.sym_size.int, (hoister.copies[tensor], dim))
            node.meta = {**number.meta, "val": size}
            factor = _constant(hoister, node, size)
        else:
            factor = _constant(hoister, size)
        product = hoister.emit(number, aten.mul.Tensor, product, factor)
    return product


def sizes_through_tensors(hoister: Hoister, node: Node) -> Node | None:
    """A rule for operations on sizes that the compiler does not know."""
    value = node.meta.get("val")
    if node.target not in _NO_SIZES or not hoister.is_computed(value):
        return None
    if not isinstance(value, torch.SymInt) or (tensor := as_tensor(hoister, node)) is None:
        return None
    number = hoister.graph.call_function(aten._local_scalar_dense.default, (tensor,))
    number.meta = dict(node.meta)
    return number


def _cast(hoister: Hoister, number: Node, tensor: Any, dtype: torch.dtype) -> Node:
    return hoister.emit(number, aten._to_copy.default, tensor, dtype=dtype)


def _constant(hoister: Hoister, number: Any, value: Any = None) -> Node:
    dtype = _DTYPES[type(number if value is None else value)]
    full = hoister.graph.call_function(aten.full.default, ([], number), {"dtype": dtype})
    full.meta["val"] = hoister.example((), dtype)
    return full
