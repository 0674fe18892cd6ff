# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Guards that sizes are equal where an op needs it and torch did not compare them when it traced
the op.

Each guard gives both sizes one symbol, here and in the lowerings. A call with other sizes is
compiled as another graph.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Node

from ...torch_compat.ops import OpOverload, parameters_of
from ..program import Program

aten = torch.ops.aten

_ATTENTION = frozenset(
    {
        aten._scaled_dot_product_flash_attention_for_cpu.default,
        aten._scaled_dot_product_flash_attention_for_cpu_backward.default,
    }
)


def guard_equal_sizes(program: Program) -> None:
    for node in program.graph.nodes:
        if node.op == "call_function" and node.target in _ATTENTION:
            _guard_attention(node)


def _guard_attention(node: Node) -> None:
    """Keys, values and the mask can have different symbols for one length, for example if keys and
    values come from two caches."""
    query, key, value = (_argument(node, name).shape for name in ("query", "key", "value"))
    _guard_equal(key[2], value[2])
    mask = _argument(node, "attn_mask")
    if mask is not None:
        _guard_equal(mask.shape[-2], query[2])
        _guard_equal(mask.shape[-1], key[2])


def _argument(node: Node, name: str) -> Any:
    assert isinstance(node.target, OpOverload)
    names = [parameter.name for parameter in parameters_of(node.target)]
    position = names.index(name)
    given = node.args[position] if position < len(node.args) else node.kwargs.get(name)
    return given.meta["val"] if isinstance(given, Node) else given


def _guard_equal(size: int | torch.SymInt, other: int | torch.SymInt) -> None:
    if isinstance(size, torch.SymInt) or isinstance(other, torch.SymInt):
        # Evaluating the comparison installs a Dynamo guard.
        bool(size == other)
