# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's caches of compiled graphs: AOTAutograd's, and the artifacts that users save and load."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch._functorch._aot_autograd.autograd_cache import (
    AOTAutogradCacheDetails,
    BypassAOTAutogradCache,
    should_use_local_autograd_cache,
)
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._inductor.codecache import BypassFxGraphCache, FxGraphCache
from torch._inductor.output_code import OutputCode
from torch.fx import GraphModule

from .settings import settings_changed

__all__ = [
    "BypassAOTAutogradCache",
    "OutputCode",
    "are_disabled",
    "cacheable",
    "is_enabled",
    "is_required",
    "take_part",
]


def are_disabled() -> bool:
    """Whether the user wants no cache at all, such as by TORCH_COMPILE_FORCE_DISABLE_CACHES=1."""
    return bool(torch.compiler.config.force_disable_caches)


def is_enabled() -> bool:
    """Whether AOTAutograd has a cache."""
    return should_use_local_autograd_cache()


def is_required() -> bool:
    """Whether the user wants to save what is compiled now."""
    return bool(torch._functorch.config.force_autograd_cache)


def cacheable(
    compiler: Callable[..., OutputCode], output_type: type[OutputCode]
) -> Callable[..., OutputCode]:
    """The compiler, marked as one whose results AOTAutograd may keep."""
    return SerializableAOTDispatchCompiler(output_type, compiler)


@contextmanager
def take_part(tag: str) -> Iterator[None]:
    """Within the context, AOTAutograd keeps compiled graphs, in entries of the tag. Its key has no
    other place for the backend and its version: without a tag, a graph could be one that another
    backend compiled."""
    users = torch.compiler.config.cache_key_tag
    with (
        settings_changed(torch.compiler.config, cache_key_tag=f"{users}{tag}"),
        # Entries hold the compiled graphs themselves, both of them.
        settings_changed(torch._functorch.config, bundled_autograd_cache=True),
        # torch makes its key as if Inductor compiled, and imports Inductor's code generators for
        # that, which takes a second.
        _replaced(AOTAutogradCacheDetails, "_init_fx_graph_hash_details", _describe_graph),
    ):
        yield


@contextmanager
def _replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Only while Dynamo compiles, which one thread does at a time."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


def _describe_graph(
    details: Any, graph: GraphModule, example_inputs: Sequence[Any], _: Any
) -> None:
    """Sets those members of the key that Inductor's compiler would set."""
    try:
        FxGraphCache._check_can_cache(graph, example_inputs)
    except BypassFxGraphCache as reason:
        raise BypassAOTAutogradCache(str(reason)) from reason
    details.gm = graph
    details.example_inputs = example_inputs
    details.cache_key_tag = torch.compiler.config.cache_key_tag
    details.torch_version = f"{torch.__version__} {torch.version.git_version}"
    details.default_dtype = torch.get_default_dtype()
