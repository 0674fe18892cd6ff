# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Settings of torch that are other ones for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["settings_changed"]


@contextmanager
def settings_changed(config: Any, **changes: Any) -> Iterator[None]:
    """Within the context, the settings of a module such as `torch._functorch.config` have these
    values. Not by torch's `config.patch`: each use of that makes a context variable, of which the
    context of the thread keeps a value for ever."""
    restore = config._make_closure_patcher(**changes)()
    try:
        yield
    finally:
        restore()
