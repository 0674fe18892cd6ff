# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which nodes torch computes, as `choose_torch_ops` has marked them."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch.fx import Node

from ...extension import extension
from ...torch_compat.ops import OpOverload
from .nodes import tensors_of

TORCH_NAMESPACES = frozenset({"aten", "prims", "quantized_decomposed"})
"""Of the ops that may have lowerings and that, unless they draw random numbers, only compute their
results. All other ops are custom ops."""


@functools.cache
def supported_dtypes() -> frozenset[torch.dtype]:
    """The dtypes that both torch and the engine have."""
    return frozenset(extension.supported_dtypes())


def foreign_tensor(node: Node) -> str:
    """What is wrong with a tensor that the node reads or computes; empty if the engine can hold all
    of them."""
    for part in (node, *node.all_input_nodes):
        for tensor in tensors_of(part):
            if tensor.layout is not torch.strided:
                return f"has a sparse tensor ({tensor.layout})"
            if tensor.dtype not in supported_dtypes():
                return f"has dtype {str(tensor.dtype).removeprefix('torch.')}"
    return ""


def mark(node: Node) -> None:
    node.meta["in_torch"] = True


def in_torch(node: Node) -> bool:
    """Whether torch computes the node."""
    return node.meta.get("in_torch", False)


def is_random(op: Any) -> bool:
    return isinstance(op, OpOverload) and torch.Tag.nondeterministic_seeded in op.tags


def is_arithmetic(op: Any) -> bool:
    """Whether it is a function of Python's numbers."""
    return getattr(op, "__module__", "") in ("_operator", "math", "torch")


def has_effects(op: Any) -> bool:
    """Whether the op may do more than compute its results: print, draw random numbers. What nobody
    has described may do anything."""
    if isinstance(op, OpOverload):
        return is_random(op) or op.namespace not in TORCH_NAMESPACES
    return not is_arithmetic(op)
