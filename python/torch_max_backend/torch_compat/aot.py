# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""AOTAutograd: how it is called, and what it says about the arguments and outputs of a graph."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch._aot_autograd.schemas import OutputType, ViewAndMutationMeta
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext, detect_fake_mode
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.utils._python_dispatch import _disable_current_modes
from torch.utils._pytree import tree_map_only

__all__ = [
    "ViewAndMutationMeta",
    "autograd_compiler",
    "backward_compiled_at_once",
    "expected_result",
    "fake_mode_of",
    "frozen_arguments",
    "graph_metadata",
    "let_backward_run_twice",
    "real_tensors",
    "regenerated_outputs",
]


def autograd_compiler(
    forward: Callable[..., Any],
    backward: Callable[..., Any],
    inference: Callable[..., Any],
    decompositions: Mapping[Any, Any],
) -> Callable[..., Any]:
    """A compiler for Dynamo that calls these three with functional ATen graphs."""
    compiler: Callable[..., Any] = aot_autograd(
        fw_compiler=forward,
        bw_compiler=backward,
        inference_compiler=inference,
        decompositions=decompositions,
        # Recomputes what is cheap (views of weights, comparisons) in the backward graph, so that
        # the forward graph does not have to return it.
        partition_fn=min_cut_rematerialization_partition,
    )
    return compiler


def backward_compiled_at_once(at_once: bool) -> AbstractContextManager[None]:
    """Whether the backward graph is compiled together with the forward graph."""
    patch: AbstractContextManager[None] = torch._functorch.config.patch(
        force_non_lazy_backward_lowering=at_once
    )
    return patch


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
