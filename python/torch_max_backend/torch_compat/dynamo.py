# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamo: guards, recompiles, and the exceptions that it passes on to the user."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch._C._dynamo.eval_frame import (
    _debug_get_cache_entry_list,
    _FrameAction,
    _FrameExecStrategy,
    reset_code,
)
from torch._dynamo import convert_frame
from torch._dynamo.eval_frame import innermost_backend
from torch._dynamo.exc import ShortenTraceback
from torch._dynamo.types import ConvertFrameReturn
from torch._dynamo.utils import counters, get_metrics_context
from torch.utils._pytree import tree_leaves
from torch.utils.weak import WeakIdKeyDictionary

__all__ = [
    "ShortenTraceback",
    "compile_once",
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
                _compiler_of(entry.backend) is backend
                for entry in _debug_get_cache_entry_list(code)
            ):
                reset_code(code)


def _compiler_of(backend: Any) -> Any:
    """Without the options that `torch.compile` was given."""
    return getattr(backend, "compiler_fn", backend)


@functools.cache
def compile_once(backend: Callable[..., Any]) -> None:
    """Dynamo compiles one function at a time. Of several threads that call a new function, each
    would compile it again when its turn comes, and those behind the eighth would be refused. With
    this backend, those that find it compiled run this one call in eager."""
    convert = convert_frame.ConvertFrameAssert.__call__
    # What a thread has compiled, with its code and backend, as long as the thread holds it. It adds
    # it to the code's entries when it has let go of the lock, and others may be faster.
    not_added: WeakIdKeyDictionary = WeakIdKeyDictionary()

    def convert_once(self: Any, frame: Any, *args: Any, **kwargs: Any) -> ConvertFrameReturn:
        # THREAD-SAFETY: Dynamo's `compile_lock` is held, so nobody compiles meanwhile. No entry
        # fitted when the caller looked, before it waited for the lock.
        wanted = innermost_backend(self)
        if _compiler_of(wanted) is not backend:
            return convert(self, frame, *args, **kwargs)
        compiled = [
            (entry.backend, entry.guard_manager)
            for entry in _debug_get_cache_entry_list(frame.f_code)
        ]
        compiled += [
            (other, guarded.guard_manager)
            for guarded, (code, other) in list(not_added.items())
            if code is frame.f_code
        ]
        for other, guards in compiled:
            if other == wanted and guards.check(frame.f_locals):
                in_eager = _FrameExecStrategy(_FrameAction.SKIP, _FrameAction.SKIP)
                return ConvertFrameReturn(in_eager, apply_to_code=False)
        result = convert(self, frame, *args, **kwargs)
        if result.guarded_code is not None:
            not_added[result.guarded_code] = (frame.f_code, wanted)
        return result

    convert_frame.ConvertFrameAssert.__call__ = convert_once  # type: ignore[method-assign]


def uses_compiled_autograd() -> bool:
    return bool(torch._dynamo.config.compiled_autograd)


def mark_dynamic_if_possible(tensor: torch.Tensor, dim: int) -> None:
    torch._dynamo.maybe_mark_dynamic(tensor, dim)
