# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A torch.compile backend that runs on the MAX engine.

import torch
from torch_max_backend import max_backend

compiled = torch.compile(model, backend=max_backend)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .flags import Flags

if TYPE_CHECKING:
    from torch.fx import GraphModule

if Flags.read().beartype:
    try:
        from beartype.claw import beartype_this_package
    except ImportError:
        pass
    else:
        beartype_this_package()

from .devices import Accelerator, get_accelerators
from .errors import MaxCompilerError

__all__ = ["Accelerator", "MaxCompilerError", "get_accelerators", "max_backend"]


def max_backend(
    module: GraphModule,
    example_inputs: Sequence[Any],
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """`torch.compile(model, backend=max_backend)`, or `backend="max"`."""
    # Here and not above: the import of this package stays quick, whoever only looks.
    from .backend import max_backend as backend

    return backend(module, example_inputs, options)
