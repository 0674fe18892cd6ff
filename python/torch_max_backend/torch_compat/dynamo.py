# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamo: guards, recompiles, and the exceptions that it passes on to the user."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._C._dynamo.eval_frame import _debug_get_cache_entry_list, reset_code
from torch._dynamo import convert_frame
from torch._dynamo.exc import ShortenTraceback
from torch._dynamo.utils import counters, get_metrics_context
from torch.utils._pytree import tree_leaves

__all__ = [
    "ShortenTraceback",
    "count_graphs",
    "forget_compiled",
    "mark_dynamic_if_possible",
    "recompile_reason",
    "tree_leaves",
    "uses_compiled_autograd",
]


def recompile_reason() -> str:
    """The guard that failed, if Dynamo compiles a function again; empty if it does not."""
    # Dynamo writes the reason here before it traces, and nowhere else that can be read.
    return str(get_metrics_context()._metrics.get("recompile_reason") or "")


def count_graphs() -> int:
    """How many graphs Dynamo has handed to backends in this process."""
    return int(counters["stats"]["unique_graphs"])


def forget_compiled(backend: Callable[..., Any]) -> None:
    """Functions that were compiled with the backend are compiled again when they are called next;
    those of other backends stay."""
    with convert_frame.compile_lock:
        for reference in (*convert_frame.input_codes.seen, *convert_frame.output_codes.seen):
            code = reference()
            if code and any(
                getattr(entry.backend, "compiler_fn", entry.backend) is backend
                for entry in _debug_get_cache_entry_list(code)
            ):
                reset_code(code)


def uses_compiled_autograd() -> bool:
    return bool(torch._dynamo.config.compiled_autograd)


def mark_dynamic_if_possible(tensor: torch.Tensor, dim: int) -> None:
    torch._dynamo.maybe_mark_dynamic(tensor, dim)
