# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The executables that graphs become, to look at what they do in calls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from torch_max_backend.extension import load_extension


@contextmanager
def collected_executables() -> Iterator[list[Any]]:
    """Collects those that are made within the context."""
    extension = load_extension()
    original, executables = extension.Executable, list[Any]()

    def make(**plan: Any) -> Any:
        executables.append(original(**plan))
        return executables[-1]

    with mock.patch.object(extension, "Executable", make):
        yield executables
