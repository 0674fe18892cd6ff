# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fake tensors: tensors without data, by which torch finds out shapes and dtypes."""

from __future__ import annotations

from contextlib import AbstractContextManager, ExitStack
from typing import Any

import torch
from torch._guards import TracingContext, detect_fake_mode
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.utils._python_dispatch import _disable_current_modes
from torch.utils._pytree import tree_map_only

__all__ = ["expected_result", "fake_mode_of", "real_tensors"]


def real_tensors() -> AbstractContextManager[Any]:
    """Within the context, tensors are real. AOTAutograd calls compilers under a mode in which the
    constants of the graph could not be read."""
    return unset_fake_temporarily()


def fake_mode_of(value: torch.Tensor) -> Any:
    mode = detect_fake_mode(value)
    assert mode is not None
    return mode


def expected_result(op: Any, args: Any, kwargs: Any) -> Any:
    """What the op returns for arguments of a graph that is traced now, as tensors without data. It
    leaves no trace in the graph. None if torch cannot tell without data."""
    context = TracingContext.try_get()
    mode = context.fake_mode if context is not None else detect_fake_mode([args, kwargs])
    if mode is None:
        return None
    with ExitStack() as stack:
        stack.enter_context(_disable_current_modes())
        stack.enter_context(mode)
        if mode.shape_env is not None:
            # Sizes that depend on data get new symbols, which nothing in the graph defines.
            stack.enter_context(mode.shape_env.ignore_fresh_unbacked_symbols())
        try:
            args, kwargs = tree_map_only(torch.Tensor, _without_data, (args, kwargs))
            return op(*args, **kwargs)
        except Exception:
            return None


def _without_data(tensor: torch.Tensor) -> torch.Tensor:
    return torch.empty_strided(
        tensor.size(), tensor.stride(), dtype=tensor.dtype, device=tensor.device
    )
