# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's primitive ops, which its own decompositions and its tests use: each is the ATen op that
torch names for it."""

from __future__ import annotations

import torch

from ..torch_compat.ops import has_aliases, is_mutable
from ..torch_compat.prims import primitives
from .registry import Decomposition, Op

prims = torch.ops.prims


def _collapse(a: torch.Tensor, start: int, end: int) -> torch.Tensor:
    return torch.flatten(a, start, end).clone(memory_format=torch.contiguous_format)


_OTHERWISE: dict[Op, Decomposition] = {
    # torch copies into an uninitialised tensor.
    prims.collapse.default: _collapse,
}
# They give numbers, draw them, have no ATen op, or are known to a later pass.
_LEFT = frozenset(
    {
        prims._make_token.default,
        prims._sink_tokens.default,
        prims.convert_element_type.default,
        prims.copy_strided.default,
        prims.item.default,
        prims.maximum_value.default,
        prims.minimum_value.default,
        prims.normal.default,
        prims.xor_sum.default,
    }
)

_TWINS: dict[Op, Decomposition] = {
    op: _OTHERWISE.get(op, function) for op, function in primitives() if op not in _LEFT
}

OURS: dict[Op, Decomposition] = {
    op: function for op, function in _TWINS.items() if not is_mutable(op)
}
# torch refuses views and writes of other ops than its own, before it asks for decompositions.
ALIASING: dict[Op, Decomposition] = {
    op: function for op, function in _TWINS.items() if has_aliases(op)
}
