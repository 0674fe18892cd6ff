# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The backend for torch.compile."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.exc import ShortenTraceback
from torch._functorch._aot_autograd.schemas import OutputType, ViewAndMutationMeta
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import GraphModule

from .background import EngineGraph
from .decompositions import decomposition_table, whole_ops
from .errors import MaxCompilerError
from .executable import BoxedFunction, compile_graph, load_packages
from .schedules import expect_schedules
from .splitting import Roles


class _RefusedGraphError(MaxCompilerError, ShortenTraceback):
    """A MaxCompilerError that Dynamo lets through as it is, without its own frames, instead of
    wrapping it into an exception that is no ValueError."""

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
) -> Callable[..., Any]:
    """`torch.compile(model, backend=max_backend)`, or `backend="max"`."""
    try:
        return _compile_with_autograd(module, example_inputs, options or {})
    except MaxCompilerError as error:
        raise _RefusedGraphError(error, inspect.currentframe()) from None


def _compile_with_autograd(
    module: GraphModule, example_inputs: Sequence[Any], options: Mapping[str, Any]
) -> Callable[..., Any]:
    if options:
        raise MaxCompilerError(f"Unknown options of the MAX backend: {', '.join(sorted(options))}")
    expect_schedules()
    load_packages()
    forward: list[EngineGraph] = []
    backward: list[EngineGraph] = []
    compiler = aot_autograd(
        fw_compiler=functools.partial(_compile_forward, forward),
        bw_compiler=functools.partial(_compile_backward, backward),
        inference_compiler=functools.partial(_compile_inference, forward),
        decompositions=decomposition_table(),
        # Recomputes what is cheap (views of weights, comparisons) in the backward graph instead
        # of making the engine write it out in the forward one.
        partition_fn=min_cut_rematerialization_partition,
    )
    # The backward graph is known now, and the engine can compile it beside the forward one; its
    # first call waits for it. Compiled autograd takes it apart and makes another graph of it.
    at_once = not torch._dynamo.config.compiled_autograd
    try:
        with (
            whole_ops(),
            torch._functorch.config.patch(force_non_lazy_backward_lowering=at_once),
        ):
            compiled: Callable[..., Any] = compiler(module, example_inputs)
        for graph in forward:
            graph.wait()
    except BaseException:
        for graph in (*forward, *backward):
            graph.cancel()
        raise
    return compiled


def _compile_forward(
    started: list[EngineGraph], module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    metadata = _metadata()
    if metadata is None:
        return _compile(module, "forward", Roles(), started)
    # Our backward graphs leave saved tensors alone, so backward(retain_graph=True) is fine. torch
    # would refuse it for backward graphs that are compiled before the first call.
    metadata.bw_donated_idxs = []
    return _compile(
        module,
        "forward",
        Roles(
            updated=tuple(metadata.mutated_inp_runtime_indices),
            regenerated=_regenerated_outputs(metadata),
            visible=metadata.num_forward_returns,
        ),
        started,
    )


def _compile_backward(
    started: list[EngineGraph], module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    try:
        return _compile(module, "backward", Roles(), started)
    except Exception as error:
        # Many never ask for gradients; those who do are told then.
        return _refuse(error)


def _refuse(error: Exception) -> BoxedFunction:
    def refused(_: list[Any]) -> Sequence[Any]:
        raise error.with_traceback(None)

    refused._boxed_call = True  # type: ignore[attr-defined]
    return refused


def _compile_inference(
    started: list[EngineGraph], module: GraphModule, _: Sequence[Any]
) -> BoxedFunction:
    metadata = _metadata()
    if metadata is None:
        return _compile(module, "inference", Roles(), started)
    return _compile(
        module,
        "inference",
        Roles(
            weights=_frozen_positions(metadata),
            # The results that AOTAutograd writes back into arguments come first.
            updated=tuple(metadata.mutated_inp_runtime_indices),
            stored=frozenset(metadata.mutated_inp_runtime_indices),
            regenerated=_regenerated_outputs(metadata),
        ),
        started,
    )


def _metadata() -> ViewAndMutationMeta | None:
    context = TracingContext.try_get()
    return context.fw_metadata if context is not None else None


def _compile(
    module: GraphModule, kind: str, roles: Roles, started: list[EngineGraph]
) -> BoxedFunction:
    # Constants of the graph are real tensors; under the tracer's mode none could be touched.
    with unset_fake_temporarily():
        return compile_graph(module, kind, roles, started)


def _frozen_positions(metadata: ViewAndMutationMeta) -> frozenset[int]:
    """The arguments that are parameters and buffers of modules, as Dynamo told AOTAutograd.
    Without those that the graph updates (an optimizer's step, batch statistics): these change
    with every call."""
    return frozenset(
        position
        for position in metadata.static_input_indices
        if not metadata.input_info[position].mutates_data
    )


def _regenerated_outputs(metadata: ViewAndMutationMeta) -> frozenset[int]:
    first = len(metadata.mutated_inp_runtime_indices)
    return frozenset(
        first + number
        for number, info in enumerate(metadata.output_info)
        if info.output_type in (OutputType.alias_of_input, OutputType.is_input)
    )
