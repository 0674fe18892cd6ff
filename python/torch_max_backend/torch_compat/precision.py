# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""In what precision torch may compute products of f32 on the CPU, as the user has set it."""

from __future__ import annotations

from typing import Any

import torch
from torch._dynamo.source import GlobalStateSource
from torch._guards import Guard, TracingContext

__all__ = ["guard_product_precision", "products_in_bf16"]

_EXACT = "ieee"


def _precision() -> str:
    """`set_float32_matmul_precision` sets it, too: `highest` to ieee, `high` to tf32, `medium` to
    bf16."""
    return str(torch.backends.mkldnn.matmul.fp32_precision)  # type: ignore[attr-defined]


def products_in_bf16() -> bool:
    """Whether the user allows it, and the processor gains by it."""
    return _precision() == "bf16" and torch.cpu._is_avx512_bf16_supported()


def guard_product_precision() -> None:
    """Has Dynamo compile the function again when the precision is another one. Its own guard tells
    only the default, in which most functions are compiled, from all others."""
    context = TracingContext.try_get()
    compiled_with = _precision()
    if context is None or compiled_with in (_EXACT, "none"):
        return

    def install(builder: Any, _: Guard) -> None:
        reason = [f"torch.backends.mkldnn.matmul.fp32_precision == {compiled_with!r}"]
        builder.guard_manager.root.add_lambda_guard(
            lambda _: _precision() == compiled_with, reason, None
        )

    context.guards_context.dynamo_guards.add(Guard(GlobalStateSource(), install))
