# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's caches of compiled graphs: AOTAutograd's, and the artifacts that users save and load."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch._functorch._aot_autograd.autograd_cache import (
    BypassAOTAutogradCache,
    should_use_local_autograd_cache,
)
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._inductor import codecache
from torch._inductor.output_code import OutputCode

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
        torch.compiler.config.patch(cache_key_tag=f"{users}{tag}"),  # type: ignore[attr-defined]
        # Entries hold the compiled graphs themselves, both of them.
        torch._functorch.config.patch(bundled_autograd_cache=True),
        # torch makes its key as if Inductor compiled: it hashes its own sources, and imports
        # Inductor's code generators for the passes that they may have. That takes a second.
        _replaced(codecache, "torch_key", _version_of_torch),
        _replaced(codecache, "init_backend_registration", _register_nothing),
        _replaced(codecache, "custom_backend_passes", {}),
        _replaced(codecache, "custom_backend_codegen_configs", {}),
    ):
        yield


@contextmanager
def _replaced(module: Any, name: str, value: Any) -> Iterator[None]:
    """Only while Dynamo compiles, which one thread does at a time."""
    before = getattr(module, name)
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)


def _version_of_torch() -> bytes:
    return f"{torch.__version__} {torch.version.git_version}".encode()


def _register_nothing() -> None:
    """There are no passes of Inductor."""
