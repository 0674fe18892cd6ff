# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which nodes torch may compute ahead of a call, and how."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch.fx import Node

from ...torch_compat.ops import OpOverload, is_mutable
from ..hoisting.random_numbers import random_ops

_NAMESPACES = frozenset({"aten", "prims"})


def is_foldable(node: Node) -> bool:
    """Whether the node gives the same tensors, of static sizes, whenever it is computed from the
    same operands."""
    if node.op != "call_function":
        return False
    if node.target is not operator.getitem and not _is_deterministic(node.target):
        return False
    value = node.meta.get("val")
    values = value if isinstance(value, (list, tuple)) else [value]
    return bool(values) and all(map(_is_static_cpu_tensor, values))


def _is_deterministic(op: Any) -> bool:
    return (
        isinstance(op, OpOverload)
        and op.namespace in _NAMESPACES
        and not is_mutable(op)
        and op not in random_ops()
        and torch.Tag.nondeterministic_seeded not in op.tags
    )


def _is_static_cpu_tensor(value: Any) -> bool:
    return (
        isinstance(value, torch.Tensor)
        and value.device.type == "cpu"
        and value.layout is torch.strided
        and all(isinstance(size, int) for size in value.shape)
    )


@contextmanager
def as_traced() -> Iterator[None]:
    """Within the context, ops compute what they computed when the graph was traced, whatever modes
    the caller has switched on. Tensors have version counters, which those made under inference mode
    lack."""
    with torch.inference_mode(False), torch.no_grad(), torch.autocast("cpu", enabled=False):
        yield
