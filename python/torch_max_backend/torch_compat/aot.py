# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""AOTAutograd: how it is called, and what it says about the arguments and outputs of a graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, no_type_check

import torch
from torch._dynamo import disable
from torch._dynamo.utils import flatten_graph_inputs
from torch._functorch._aot_autograd.schemas import (
    OutputType,
    SerializableAOTDispatchCompiler,
    ViewAndMutationMeta,
)
from torch._functorch.aot_autograd import aot_module_simplified
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext

from .settings import settings_changed

__all__ = [
    "ViewAndMutationMeta",
    "autograd_compiler",
    "backward_compiled_at_once",
    "frozen_arguments",
    "graph_metadata",
    "let_backward_run_twice",
    "regenerated_outputs",
]


def autograd_compiler(
    forward: Callable[..., Any],
    backward: Callable[..., Any],
    inference: Callable[..., Any],
    decompositions: Mapping[Any, Any],
) -> Callable[..., Any]:
    """A compiler for Dynamo that calls these three with functional ATen graphs."""
    if isinstance(backward, SerializableAOTDispatchCompiler):
        backward.compiler_fn = _untraced(backward.compiler_fn)
    else:
        backward = _untraced(backward)

    # torch's own function for this, `aot_autograd`, imports Inductor for its log files, which takes
    # 60 ms.
    @no_type_check
    def compile(module, example_inputs):
        if any(isinstance(value, (list, tuple, dict)) for value in example_inputs):
            return flatten_graph_inputs(module, example_inputs, compile)
        compiled = aot_module_simplified(
            module,
            example_inputs,
            fw_compiler=forward,
            bw_compiler=backward,
            inference_compiler=inference,
            decompositions=decompositions,
            # Recomputes what is cheap (views of weights, comparisons) in the backward graph, so
            # that the forward graph does not have to return it.
            partition_fn=min_cut_rematerialization_partition,
        )
        return disable(compiled, reason="a compiled graph is not traced")

    return compile


def _untraced(compiler: Callable[..., Any]) -> Callable[..., Any]:
    """The compiler may be called while Dynamo traces, and so may what it returns."""

    @no_type_check
    def compile(*args):
        compiled = disable(compiler, reason="a compiler is not traced")(*args)
        return disable(compiled, reason="a compiled graph is not traced")

    return compile


def backward_compiled_at_once(at_once: bool) -> AbstractContextManager[None]:
    """Whether the backward graph is compiled together with the forward graph."""
    return settings_changed(torch._functorch.config, force_non_lazy_backward_lowering=at_once)


def graph_metadata() -> ViewAndMutationMeta | None:
    """What AOTAutograd knows of the graph that it compiles now; None outside of Dynamo."""
    context = TracingContext.try_get()
    return context.fw_metadata if context is not None else None


def let_backward_run_twice(metadata: ViewAndMutationMeta) -> None:
    """Allows `backward(retain_graph=True)`. torch refuses it for a backward graph that was compiled
    before its first call, because such a graph may reuse the memory of saved tensors; ours do
    not."""
    metadata.bw_donated_idxs = []


def frozen_arguments(metadata: ViewAndMutationMeta) -> frozenset[int]:
    """The positions of parameters and buffers of modules, without those that the graph updates (by
    an optimizer's step, or batch statistics), because these change with every call."""
    return frozenset(
        position
        for position in metadata.static_input_indices
        if not metadata.input_info[position].mutates_data
    )


def regenerated_outputs(metadata: ViewAndMutationMeta) -> frozenset[int]:
    """The positions of outputs that AOTAutograd makes again from arguments."""
    first = len(metadata.mutated_inp_runtime_indices)
    return frozenset(
        first + number
        for number, info in enumerate(metadata.output_info)
        if info.output_type in (OutputType.alias_of_input, OutputType.is_input)
    )
