# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A torch.compile backend that runs on the MAX engine.

import torch
from torch_max_backend import max_backend

compiled = torch.compile(model, backend=max_backend)
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .devices import Accelerator, get_accelerators
from .errors import MaxCompilerError
from .flags import Flags
from .mapping import MAPPING_TORCH_ATEN_TO_MAX

if TYPE_CHECKING:
    from torch.export import ExportedProgram
    from torch.fx import GraphModule


__all__ = [
    "MAPPING_TORCH_ATEN_TO_MAX",
    "Accelerator",
    "MaxCompilerError",
    "compile_exported",
    "get_accelerators",
    "max_backend",
]


def max_backend(
    module: GraphModule,
    example_inputs: Sequence[Any],
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """`torch.compile(model, backend=max_backend)`, or `backend="max"`."""
    return _load_backend()(module, example_inputs, options)


def compile_exported(program: ExportedProgram) -> Callable[..., Any]:
    """What `torch.export.export` gave, compiled once for every size that it declares dynamic."""
    _load_backend()
    from .exported import compile_exported as compile_program

    return compile_program(program)


@functools.cache
def _load_backend() -> Callable[..., Callable[..., Any]]:
    """With the first graph, so that the import of this package stays quick."""
    if Flags.read().beartype:
        from beartype.claw import beartype_package

        beartype_package(__name__)
    from .backend import max_backend as backend

    return backend
