# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Decompositions that users register, and what is checked of them."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Container, Mapping
from typing import Any

import torch

from ..errors import MaxCompilerError, Problem
from ..torch_compat.dispatch import composite_kernel
from ..torch_compat.dynamo import tree_leaves
from ..torch_compat.fake_tensors import expected_result
from ..torch_compat.ops import OpOverload, OpOverloadPacket, functional_overloads
from ..torch_compat.symbols import may_be_equal
from .registry import Decomposition, Op

Table = dict[Op, Decomposition]

_registered: dict[OpOverload | OpOverloadPacket, Decomposition] = {}


def register_decomposition(op: Any, function: Any = None) -> Any:
    if not isinstance(op, OpOverload | OpOverloadPacket):
        raise TypeError(f"{op!r} is not an op. Ops are torch.ops.aten.tanh, and the like.")
    if function is None:
        return lambda decorated: register_decomposition(op, decorated)
    if not callable(function):
        raise TypeError(f"{function!r} cannot be called, so it cannot compute {op}.")
    _registered[op] = function
    return function


def unregister_decomposition(op: Any) -> None:
    if op not in _registered:
        names = ", ".join(map(str, _registered)) or "none"
        raise KeyError(f"{op} has no registered decomposition. Those that have one: {names}")
    del _registered[op]


def registered_ops() -> list[str]:
    return [str(op) for op in _registered]


def traced(built_in: Mapping[Op, Decomposition], kept: Container[Op]) -> Table:
    """What users registered for ops that reach the tracer, which asks a table: `built_in` is the
    rest of the table. torch takes none of `kept` apart."""
    return {
        op: _checked(op, function, built_in.get(op, _keep))
        for op, function in _by_overload().items()
        if op in kept or composite_kernel(op) is None
    }


def composite(built_in: Mapping[Op, Decomposition], kept: Container[Op]) -> Table:
    """What users registered for ops that torch takes apart before the tracer sees them: `built_in`
    is how we do that already."""
    return {
        op: _checked(op, function, built_in.get(op, kernel))
        for op, function in _by_overload().items()
        if op not in kept and (kernel := composite_kernel(op)) is not None
    }


def _by_overload() -> Table:
    """What is registered for an overload weighs more than what is registered for the whole op."""
    found: Table = {}
    for op, function in _registered.items():
        if isinstance(op, OpOverloadPacket):
            found |= dict.fromkeys(functional_overloads(op), function)
    found |= {op: f for op, f in _registered.items() if isinstance(op, OpOverload)}
    return found


def _keep(*_args: Any, **_kwargs: Any) -> Any:
    """Tells the tracer to keep the op, for a lowering."""
    return NotImplemented


def _checked(op: Op, function: Decomposition, built_in: Decomposition) -> Decomposition:
    """The user's function. Within it, the op itself is the built-in one."""
    is_inside = False

    def run(*args: Any, **kwargs: Any) -> Any:
        nonlocal is_inside
        if is_inside:
            return built_in(*args, **kwargs)
        is_inside = True
        try:
            expected = expected_result(op, args, kwargs)
            result = _call(op, function, args, kwargs)
        finally:
            is_inside = False
        if expected is not None and (reason := _difference(result, expected)):
            raise _error(op, function, reason)
        return result

    return run


def _call(op: Op, function: Decomposition, args: Any, kwargs: Any) -> Any:
    try:
        return function(*args, **kwargs)
    except MaxCompilerError:
        raise
    except Exception as error:
        place = ""
        code = getattr(inspect.unwrap(function), "__code__", None)
        for frame in traceback.extract_tb(error.__traceback__):
            if code is not None and frame.filename == code.co_filename:
                place = f", in line {frame.lineno}"
        reason = f"it raises {type(error).__name__}{place}: {error}"
        raise _error(op, function, reason) from error


def _difference(result: Any, expected: Any) -> str:
    """Why the result cannot stand for that of the op; empty if it can."""
    ours, theirs = tree_leaves(result), tree_leaves(expected)
    if len(ours) != len(theirs):
        return f"it returns {len(ours)} results, and the op {len(theirs)}"
    for number, (own, their) in enumerate(zip(ours, theirs, strict=True)):
        which = f"result {number}" if len(theirs) > 1 else "its result"
        if not isinstance(their, torch.Tensor):
            continue
        if not isinstance(own, torch.Tensor):
            return f"{which} is of type {type(own).__name__}, and the op's is a tensor"
        if own.dtype != their.dtype:
            return f"{which} is of dtype {own.dtype}, and the op's of {their.dtype}"
        if len(own.shape) != len(their.shape) or not all(map(may_be_equal, own.shape, their.shape)):
            return f"{which} is of shape {list(own.shape)}, and the op's of {list(their.shape)}"
    return ""


def _error(op: Op, function: Decomposition, reason: str) -> MaxCompilerError:
    function = inspect.unwrap(function)
    name = getattr(function, "__qualname__", repr(function))
    file, line = "", 0
    if (code := getattr(function, "__code__", None)) is not None:
        file, line = code.co_filename, code.co_firstlineno
    return MaxCompilerError(
        f"The registered decomposition of {op} is wrong:",
        [Problem(name, f"{name}: {reason}", file, line)],
        "Correct the function, or remove it: torch_max_backend.unregister_decomposition.",
    )
