# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The extension module, loaded when it is first used: `_torch_max.pyi` has its types."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from .errors import MaxCompilerError

__all__ = ["extension", "load_extension"]

if TYPE_CHECKING:
    from . import _torch_max as extension


@functools.cache
def load_extension() -> Any:
    try:
        from . import _torch_max
    except ImportError as error:
        raise MaxCompilerError(
            f"The package's extension module does not load: {error}\n"
            "It is built by `make build` and fits one version of Python and of torch."
        ) from error
    return _torch_max


class _LoadedOnUse:
    def __getattr__(self, name: str) -> Any:
        return getattr(load_extension(), name)


if not TYPE_CHECKING:
    extension = _LoadedOnUse()
