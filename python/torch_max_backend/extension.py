# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ half of the package."""

from __future__ import annotations

import functools
from typing import Any

from .errors import MaxCompilerError


@functools.cache
def load_extension() -> Any:
    """The C++ half of the package; loaded with the first graph."""
    try:
        from . import _torch_max  # type: ignore[attr-defined]
    except ImportError as error:
        raise MaxCompilerError(
            f"The package's extension module does not load: {error}\n"
            "It is built by `make build` and fits one version of Python and of torch."
        ) from error
    return _torch_max
