# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes that an op needs to be equal although torch did not compare them when it traced the op.

Each comparison becomes a guard of Dynamo's: one symbol then stands for both sizes, here and in the
lowerings, and other sizes lead to another graph.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Graph, Node

aten = torch.ops.aten

_ATTENTION = frozenset(
    {
        aten._scaled_dot_product_flash_attention_for_cpu.default,
        aten._scaled_dot_product_flash_attention_for_cpu_backward.default,
    }
)


def state_equalities(graph: Graph) -> None:
    for node in graph.nodes:
        if node.op == "call_function" and node.target in _ATTENTION:
            _state_for_attention(node)


def _state_for_attention(node: Node) -> None:
    """Caches of keys and values, and the mask made for one of them, come with a size each."""
    query, key, value = (_argument(node, name).shape for name in ("query", "key", "value"))
    _state_equal(key[2], value[2])
    mask = _argument(node, "attn_mask")
    if mask is not None:
        _state_equal(mask.shape[-2], query[2])
        _state_equal(mask.shape[-1], key[2])


def _argument(node: Node, name: str) -> Any:
    assert isinstance(node.target, torch._ops.OpOverload)
    names = [parameter.name for parameter in node.target._schema.arguments]
    position = names.index(name)
    given = node.args[position] if position < len(node.args) else node.kwargs.get(name)
    return given.meta["val"] if isinstance(given, Node) else given


def _state_equal(size: int | torch.SymInt, other: int | torch.SymInt) -> None:
    if isinstance(size, torch.SymInt) or isinstance(other, torch.SymInt):
        # To ask is to state: torch answers from the example's sizes and guards the answer.
        bool(size == other)
