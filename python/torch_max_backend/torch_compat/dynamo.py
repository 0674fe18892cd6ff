# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamo: guards, recompiles, and the exceptions that it passes on to the user."""

from __future__ import annotations

import torch
from torch._dynamo.exc import ShortenTraceback
from torch._dynamo.utils import get_metrics_context
from torch.utils._pytree import tree_leaves

__all__ = [
    "ShortenTraceback",
    "mark_dynamic_if_possible",
    "recompile_reason",
    "tree_leaves",
    "uses_compiled_autograd",
]


def recompile_reason() -> str:
    """The guard that failed, if Dynamo compiles a function again; empty if it does not."""
    # Dynamo writes the reason here before it traces, and nowhere else that can be read.
    return str(get_metrics_context()._metrics.get("recompile_reason") or "")


def uses_compiled_autograd() -> bool:
    return bool(torch._dynamo.config.compiled_autograd)


def mark_dynamic_if_possible(tensor: torch.Tensor, dim: int) -> None:
    torch._dynamo.maybe_mark_dynamic(tensor, dim)
