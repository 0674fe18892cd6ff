# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The backend for torch.compile."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from torch.fx import GraphModule

from .background import EngineGraph
from .calling import BoxedFunction
from .decompositions import decomposition_table, whole_ops
from .driver import compile_graph
from .engine import load_packages
from .errors import MaxCompilerError, Problem
from .fallback import warn_about_torch_ops
from .frontend.program import Roles
from .options import Options
from .reporting import say
from .reproducing import Reproducer
from .torch_compat import aot
from .torch_compat.dynamo import ShortenTraceback, uses_compiled_autograd
from .torch_compat.schedules import expect_schedules


class _RefusedGraphError(MaxCompilerError, ShortenTraceback):
    """A MaxCompilerError that Dynamo raises as it is, without frames of its own. Dynamo wraps other
    exceptions into one that is not a ValueError."""

    def __init__(self, error: MaxCompilerError, first_useful_frame: FrameType | None) -> None:
        ValueError.__init__(self, str(error))
        self.problems = error.problems
        self.first_useful_frame = first_useful_frame


# In tracebacks the name that users know, and catch.
_RefusedGraphError.__name__ = _RefusedGraphError.__qualname__ = MaxCompilerError.__name__
_RefusedGraphError.__module__ = "torch_max_backend"


def max_backend(
    module: GraphModule,
    example_inputs: Sequence[Any],
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Callable[..., Any]:
    """`torch.compile(model, backend=max_backend)`, or `backend="max"`."""
    try:
        given = {**(options or {}), **({"mode": mode} if mode else {})}
        return _compile_with_autograd(module, example_inputs, Options.read(given))
    except MaxCompilerError as error:
        raise _RefusedGraphError(error, inspect.currentframe()) from None


@dataclass
class _Compiled:
    """What became of the graphs of one function that go in one direction."""

    reproducer: Reproducer | None
    started: list[EngineGraph] = field(default_factory=list)
    in_torch: list[Problem] = field(default_factory=list)


def _compile_with_autograd(
    module: GraphModule, example_inputs: Sequence[Any], options: Options
) -> Callable[..., Any]:
    expect_schedules()
    load_packages(options.profile)
    if options.verbose and options.mode != "default":
        say(f"[torch_max_backend] mode={options.mode!r} gives the same code as the default mode")
    reproducer = Reproducer(module, example_inputs, options)
    forward = _Compiled(reproducer)
    backward = _Compiled(reproducer)
    compiler = aot.autograd_compiler(
        forward=functools.partial(_compile_forward, options, forward),
        backward=functools.partial(_compile_backward, options, backward),
        inference=functools.partial(_compile_inference, options, forward),
        decompositions=decomposition_table(),
    )
    # The engine compiles the backward graph beside the forward one, and its first call waits for
    # it. Compiled autograd would make another graph of it, so then it is compiled when called.
    at_once = not uses_compiled_autograd()
    try:
        with whole_ops(), aot.backward_compiled_at_once(at_once):
            compiled = compiler(module, example_inputs)
        warn_about_torch_ops((*forward.in_torch, *backward.in_torch))
        for graph in forward.started:
            graph.wait()
    except BaseException:
        for graph in (*forward.started, *backward.started):
            graph.cancel()
        raise
    if at_once:
        # AOTAutograd keeps its compilers, and with them Dynamo's graph.
        forward.reproducer = backward.reproducer = None
    return compiled


def _compile_forward(
    options: Options, compiled: _Compiled, module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    roles = Roles()
    if metadata := aot.graph_metadata():
        aot.let_backward_run_twice(metadata)
        roles = Roles(
            updated=tuple(metadata.mutated_inp_runtime_indices),
            regenerated=aot.regenerated_outputs(metadata),
            visible=metadata.num_forward_returns,
        )
    return _compile(module, "forward", options, roles, compiled)


def _compile_backward(
    options: Options, compiled: _Compiled, module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    try:
        return _compile(module, "backward", options, Roles(), compiled)
    except Exception as error:
        # Raised when gradients are asked for, which many programs never do.
        return _refuse(error)


def _refuse(error: Exception) -> BoxedFunction:
    def refused(_: list[Any]) -> Sequence[Any]:
        raise error.with_traceback(None)

    refused._boxed_call = True  # type: ignore[attr-defined]
    return refused


def _compile_inference(
    options: Options, compiled: _Compiled, module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    roles = Roles()
    if metadata := aot.graph_metadata():
        updated = metadata.mutated_inp_runtime_indices
        roles = Roles(
            weights=aot.frozen_arguments(metadata),
            updated=tuple(updated),
            stored=frozenset(updated),
            regenerated=aot.regenerated_outputs(metadata),
        )
    return _compile(module, "inference", options, roles, compiled)


def _compile(
    module: GraphModule, kind: str, options: Options, roles: Roles, compiled: _Compiled
) -> BoxedFunction:
    with aot.real_tensors():
        return compile_graph(
            module,
            kind,
            options,
            roles,
            compiled.started,
            compiled.in_torch,
            compiled.reproducer,
        )
