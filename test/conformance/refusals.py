# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What eager refuses: whether something else refuses it as well, with the same exception."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch_max_backend

_PACKAGE = Path(torch_max_backend.__file__).parent


def exception_of(call: Callable[[], Any]) -> Exception | None:
    try:
        call()
    except Exception as error:
        return error
    return None


def depends_on_data(error: Exception) -> bool:
    """Whether only tracing asks for the value of a tensor, and not what is traced."""
    return type(error).__module__.startswith(("torch._subclasses", "torch.fx", "torch._dynamo"))


def is_torchs(error: Exception) -> bool:
    """Whether nothing of ours had a part in it, so that every backend refuses the same way."""
    frames = traceback.extract_tb(error.__traceback__)
    return not any(_PACKAGE in Path(frame.filename).parents for frame in frames)


def missing_refusal(ours: Exception | None, eager: Exception) -> str:
    """In a line; empty if there is none. Of torch's own exceptions it is Python's base that counts:
    users of a compiled function see torch's from more than one place."""
    expected = next(kind for kind in type(eager).__mro__ if kind.__module__ == "builtins")
    if isinstance(ours, expected):
        return ""
    text = "no exception" if ours is None else f"{type(ours).__name__} ({_first_line(ours)})"
    return f"{text} instead of {expected.__name__} ({_first_line(eager)})"[:300]


def _first_line(error: Exception) -> str:
    return next((line for line in str(error).splitlines() if line.strip()), "")[:100]
