# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's settings that a compile changes for its own time."""

from __future__ import annotations

import re
from collections import Counter
from contextvars import ContextVar, copy_context
from unittest import mock

import pytest
import torch
from torch_max_backend.frontend.program import Program
from torch_max_backend.torch_compat import caching
from torch_max_backend.torch_compat.settings import settings_changed

config = torch._functorch.config


def variables() -> set[ContextVar[object]]:
    """Those that have a value in this thread's context, which never gives one up."""
    return set(copy_context())


def names_of_new(before: set[ContextVar[object]]) -> Counter[str]:
    return Counter(re.sub(r"\[\d+\]", "", variable.name) for variable in variables() - before)


def test_settings_are_changed_within_the_context() -> None:
    before = config.bundled_autograd_cache
    with settings_changed(config, bundled_autograd_cache=not before):
        assert config.bundled_autograd_cache is not before
        with settings_changed(config, bundled_autograd_cache=before):
            assert config.bundled_autograd_cache is before
        assert config.bundled_autograd_cache is not before
    assert config.bundled_autograd_cache is before


def test_settings_come_back_after_an_error() -> None:
    before = config.bundled_autograd_cache
    with (
        pytest.raises(ZeroDivisionError),
        settings_changed(config, bundled_autograd_cache=not before),
    ):
        raise ZeroDivisionError
    assert config.bundled_autograd_cache is before


def left_by_a_compile(backend: str) -> Counter[str]:
    """What the context has after a compile that it did not have before. The first compile does not
    count."""
    for _ in range(2):
        torch._dynamo.reset()
        before = variables()
        x = torch.ones(3)
        run = torch.compile(lambda x: x + 1, backend=backend, fullgraph=True)
        assert torch.equal(run(x), x + 1)
    return names_of_new(before)


def test_a_compile_leaves_no_context_variables_of_ours(programs: list[Program]) -> None:
    # As for a user, whose compiles take part in torch's cache.
    with mock.patch.object(caching, "is_enabled", return_value=True):
        ours = left_by_a_compile("max")
    assert len(programs) == 2
    assert ours == left_by_a_compile("aot_eager")
