# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python kernels of ops, replaced while a graph is traced.

torch takes some composite ops apart before it asks a table of decompositions. Which ones it takes
apart, and how, is in the `py_kernels` of the op, by dispatch key.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, no_type_check

import torch
from torch._C import DispatchKey
from torch._ops import OpOverload
from torch.utils._pytree import tree_leaves

_COMPOSITE = (DispatchKey.Autograd, DispatchKey.CompositeImplicitAutograd)

Kernels = Mapping[OpOverload, Callable[..., Any]]


@contextlib.contextmanager
def kernels_replaced(
    kept: Iterable[OpOverload], composite: Kernels, autograd: Kernels, meta: Kernels
) -> Iterator[None]:
    """Within the context, torch does not take `kept` apart, takes `composite` apart by the given
    functions, differentiates `autograd` through the given functions, and computes the result
    shapes of `meta` by the given functions.

    The change is visible to the whole process, also to eager calls on other threads. They give the
    same numbers, because each function computes what the op computes."""
    kept = tuple(kept)
    saved = {op: dict(op.py_kernels) for op in (*kept, *composite, *autograd, *meta)}
    try:
        for op in (*kept, *composite):
            for key in _COMPOSITE:
                op.py_kernels.pop(key, None)
        for key, kernels in (
            (DispatchKey.CompositeImplicitAutograd, composite),
            (DispatchKey.AutogradCPU, autograd),
            (DispatchKey.Meta, meta),
        ):
            for op, function in kernels.items():
                op.py_kernels[key] = function
        _forget_dispatch(saved)
        yield
    finally:
        for op, kernels_before in saved.items():
            op.py_kernels.clear()
            op.py_kernels.update(kernels_before)
        _forget_dispatch(saved)


def outside_dispatch_modes(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, run without torch's dispatch modes, such as the one in which torch runs the
    first call of each compiled function. Within a mode, some ops of torch give wrong numbers
    (2.13: `torch.linalg.pinv` of a complex matrix)."""

    @no_type_check
    def run(*args):
        with torch._C._DisableTorchDispatch():
            return function(*args)

    return run


def composite_kernel(op: OpOverload) -> Callable[..., Any] | None:
    """How torch takes the op apart before it asks a table of decompositions, if it does."""
    key = DispatchKey.CompositeImplicitAutograd
    if key in op.py_kernels:
        return op.py_kernels[key]
    if torch._C._dispatch_has_kernel_for_dispatch_key(op.name(), key):
        return functools.partial(op._op_dk, key)
    return None


def whole_unless_differentiated(op: OpOverload, apart: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel for the autograd key: the op itself, or `apart` if a gradient flows through it,
    which the op itself has no formula for."""

    def run(*args: Any, **kwargs: Any) -> Any:
        tensors = [leaf for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
        if torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors):
            return apart(*args, **kwargs)
        with torch._C._AutoDispatchBelowAutograd():
            return op(*args, **kwargs)

    return run


def _forget_dispatch(ops: Iterable[OpOverload]) -> None:
    for op in ops:
        op._dispatch_cache.clear()
