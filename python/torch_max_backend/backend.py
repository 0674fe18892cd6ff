# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The backend for torch.compile."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from torch.fx import GraphModule

from .caching import cache_tag
from .calling import BoxedFunction
from .compiled import Collected, CompiledGraph, collecting_cached_graphs
from .decompositions import LazyTable, decomposition_table, whole_ops
from .errors import MaxCompilerError
from .extension import load_extension
from .fallback import warn_about_torch_ops
from .frontend.program import Roles
from .options import Options
from .reporting import say
from .reproducing import Reproducer
from .torch_compat import aot, caching
from .torch_compat.complex_constants import name_complex_constants
from .torch_compat.dynamo import ShortenTraceback, uses_compiled_autograd
from .torch_compat.fake_tensors import real_tensors
from .torch_compat.precision import guard_product_precision
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


def _compile_with_autograd(
    module: GraphModule, example_inputs: Sequence[Any], options: Options
) -> Callable[..., Any]:
    expect_schedules()
    # In every process, because the names are a part of the key of torch's cache.
    name_complex_constants()
    load_extension()
    guard_product_precision()
    if options.verbose and options.mode != "default":
        say(f"[torch_max_backend] mode={options.mode!r} gives the same code as the default mode")
    # The engine compiles the backward graph beside the forward one, and its first call waits for
    # it. Compiled autograd would make another graph of it, so then it is compiled when called.
    at_once = not uses_compiled_autograd()
    tag = cache_tag(module, options) if at_once else None
    compilers = _Compilers(options, Reproducer(module, example_inputs, options))
    compiler = aot.autograd_compiler(
        forward=_marked(compilers.compile_forward, tag),
        backward=_marked(compilers.compile_backward, tag),
        inference=_marked(compilers.compile_inference, tag),
        decompositions=LazyTable(decomposition_table),
    )
    forward, backward = compilers.forward, compilers.backward
    try:
        with (
            whole_ops(),
            aot.backward_compiled_at_once(at_once),
            caching.take_part(tag) if tag is not None else nullcontext(),
            collecting_cached_graphs(options, forward, backward),
        ):
            compiled = compiler(module, example_inputs)
        warn_about_torch_ops((*forward.in_torch, *backward.in_torch))
        if options.compile == "wait":
            for graph in forward.started:
                graph.wait()
    except BaseException:
        for graph in (*forward.started, *backward.started):
            graph.cancel()
        raise
    if at_once:
        # AOTAutograd keeps its compilers, and with them Dynamo's graph.
        compilers.reproducer = None
    return compiled


def _marked(compiler: Callable[..., CompiledGraph], tag: str | None) -> Callable[..., Any]:
    return caching.cacheable(compiler, CompiledGraph) if tag is not None else compiler


@dataclass
class _Compilers:
    """What AOTAutograd calls for the graphs of one function."""

    options: Options
    reproducer: Reproducer | None
    forward: Collected = field(default_factory=Collected)
    backward: Collected = field(default_factory=Collected)

    def compile_forward(self, module: GraphModule, _: Sequence[Any]) -> CompiledGraph:
        roles = Roles()
        if metadata := aot.graph_metadata():
            aot.let_backward_run_twice(metadata)
            roles = Roles(
                updated=tuple(metadata.mutated_inp_runtime_indices),
                regenerated=aot.regenerated_outputs(metadata),
                visible=metadata.num_forward_returns,
            )
        return self._compile(module, "forward", roles, self.forward)

    def compile_backward(self, module: GraphModule, _: Sequence[Any]) -> CompiledGraph:
        try:
            return self._compile(module, "backward", Roles(), self.backward)
        except Exception as error:
            # Raised when gradients are asked for, which many programs never do.
            return CompiledGraph(_refuse(error), "its gradients cannot be compiled")

    def compile_inference(self, module: GraphModule, _: Sequence[Any]) -> CompiledGraph:
        roles = Roles()
        if metadata := aot.graph_metadata():
            updated = metadata.mutated_inp_runtime_indices
            roles = Roles(
                weights=aot.frozen_arguments(metadata),
                updated=tuple(updated),
                stored=frozenset(updated),
                regenerated=aot.regenerated_outputs(metadata),
            )
        return self._compile(module, "inference", roles, self.forward)

    def _compile(
        self, module: GraphModule, kind: str, roles: Roles, collected: Collected
    ) -> CompiledGraph:
        # Not with this module: a graph that torch finds in its cache needs no compiler.
        from .driver import compile_graph

        with real_tensors():
            return compile_graph(module, kind, self.options, roles, collected, self.reproducer)


def _refuse(error: Exception) -> BoxedFunction:
    def refused(_: list[Any]) -> Sequence[Any]:
        raise error.with_traceback(None)

    return refused
