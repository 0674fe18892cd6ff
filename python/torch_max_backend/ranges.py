# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that do not fit into the dtype in which an op uses them.

Some of eager's ops let such a number wrap around, and so do the lowerings. Those named here raise
in eager; torch does not look at the number when it traces one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch.fx import Node

from .canonical import arguments_of_kind

aten = torch.ops.aten

_CONVERTED: dict[Any, tuple[str, ...]] = {
    aten.add.Scalar: ("alpha",),
    aten.add.Tensor: ("alpha",),
    aten.clamp.default: ("min", "max"),
    aten.constant_pad_nd.default: ("value",),
    aten.fill.Scalar: ("value",),
    aten.full.default: ("fill_value",),
    aten.full_like.default: ("fill_value",),
    aten.index_fill.int_Scalar: ("value",),
    aten.masked_fill.Scalar: ("value",),
    aten.new_full.default: ("fill_value",),
    aten.pow.Tensor_Scalar: ("exponent",),
    aten.scalar_tensor.default: ("s",),
    aten.scatter.value: ("value",),
    aten.sub.Scalar: ("alpha",),
    aten.sub.Tensor: ("alpha",),
}
# Among floats, these give infinity, and so does a `full` of rank 0.
_OF_INTEGERS = frozenset({aten.pow.Tensor_Scalar, aten.scalar_tensor.default})


def reasons_to_refuse(node: Node) -> Iterator[str]:
    """In eager's words."""
    if node.target not in _CONVERTED:
        return
    value = node.meta["val"]
    dtype = value.dtype
    is_scalar = node.target is aten.full.default and value.dim() == 0
    if dtype.is_floating_point and (is_scalar or node.target in _OF_INTEGERS):
        return
    for _, parameter, number in arguments_of_kind(node, "number"):
        if parameter.name in _CONVERTED[node.target] and isinstance(number, (int, float)):
            try:
                torch.empty(2, dtype=dtype).fill_(number)
            except RuntimeError as error:
                yield str(error)
