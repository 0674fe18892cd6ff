# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A torch.compile backend that runs on the MAX engine.

import torch
from torch_max_backend import max_backend

compiled = torch.compile(model, backend=max_backend)
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from .devices import Accelerator, get_accelerators
from .errors import MaxCompilerError, TorchFallbackWarning
from .mapping import MAPPING_TORCH_ATEN_TO_MAX
from .options import Options, OptionTable, list_options, set_options, turn_telemetry_off

if TYPE_CHECKING:
    from torch.export import ExportedProgram
    from torch.fx import GraphModule
    from torch.nn import Module

    from .background import StatusTable
    from .graph_profile import ProfileTable

__all__ = [
    "MAPPING_TORCH_ATEN_TO_MAX",
    "Accelerator",
    "MaxCompilerError",
    "TorchFallbackWarning",
    "compile_exported",
    "get_accelerators",
    "make_torch_op_from_mojo",
    "max_backend",
    "options",
    "profile",
    "quantize",
    "register_decomposition",
    "register_kernel",
    "set_options",
    "status",
    "unregister_decomposition",
    "wait",
]


def max_backend(
    module: GraphModule,
    example_inputs: Sequence[Any],
    options: Mapping[str, Any] | None = None,
    mode: str | None = None,
) -> Callable[..., Any]:
    """`torch.compile(model, backend=max_backend)`, or `backend="max"`."""
    return _load_backend()(module, example_inputs, options, mode)


def compile_exported(program: ExportedProgram) -> Callable[..., Any]:
    """What `torch.export.export` gave, compiled once for every size that it declares dynamic."""
    _load_backend()
    from .exported import compile_exported as compile_program

    return compile_program(program)


def register_decomposition(op: Any, function: Callable[..., Any] | None = None) -> Any:
    """Has functions that are compiled from now on compute an op by other ops, in plain torch:

        @register_decomposition(torch.ops.aten.tanh)
        def tanh(x): return 2 * torch.sigmoid(2 * x) - 1

    `op` is one overload, or an op with all its overloads. The function takes what the op takes and
    returns tensors of the op's shapes and dtypes. It is used instead of a built-in decomposition or
    lowering; within it, the op itself is the built-in one. Returns the function."""
    _load_backend()
    from .decompositions import of_users

    return of_users.register_decomposition(op, function)


def unregister_decomposition(op: Any) -> None:
    """Brings back what was in force before `register_decomposition` for this op."""
    _load_backend()
    from .decompositions import of_users

    of_users.unregister_decomposition(op)


def register_kernel(
    op: Any,
    path: str | Path,
    *,
    name: str | None = None,
    allocate: Callable[..., Any] | None = None,
    backward: Callable[..., Any] | None = None,
    setup_context: Callable[..., Any] | None = None,
) -> None:
    """Computes an op by a Mojo kernel: `path` is a folder with an `__init__.mojo`, in which a
    kernel is registered by the `name`, which is by default that of the op. The op's tensors are the
    kernel's operands; ints, bools and strings are its parameters.

    `op` is an op of `torch.library`, or of ATen. For the former, `allocate` makes the results, if
    torch does not know them yet (`torch.library.register_fake`), `backward` and `setup_context`
    give its derivative (`torch.library.register_autograd`), and eager runs the kernel, too, if the
    op has no other implementation. `del MAPPING_TORCH_ATEN_TO_MAX[op]` ends the use in graphs."""
    _load_backend()
    from .user_kernels import register_kernel as register

    register(op, path, name=name, allocate=allocate, backward=backward, setup_context=setup_context)


def make_torch_op_from_mojo(
    path_to_kernels: str | Path,
    mojo_custom_op: str,
    allocate_outputs: Callable[..., Any],
) -> Callable[..., Any]:
    """A new op of torch that a Mojo kernel computes, in eager and in graphs. `allocate_outputs`
    takes what the op takes, which its annotations tell, and returns tensors that are like the
    results."""
    _load_backend()
    from .user_kernels import make_torch_op_from_mojo as make

    return make(path_to_kernels, mojo_custom_op, allocate_outputs)


def quantize(model: Module, width: Literal["int8", "int4"]) -> Module:
    """Rounds the weights of all linear layers of a model for inference, in place, and returns it:
    to eight bits with a scale for each row, or to four bits with a scale and a zero for each group
    of 64. Four bits need a number of inputs that is a multiple of 64, and of outputs that is one of
    16; other layers get eight bits, which need a multiple of 16 inputs. All else stays as it is.
    The model runs in eager, too."""
    if width not in ("int8", "int4"):
        raise ValueError(f'weights can be "int8" or "int4", not {width!r}')
    from .quantization import quantize as quantize_layers

    return quantize_layers(model, width)


def wait() -> StatusTable:
    """Waits until no graph compiles any more, with progress on a terminal. Returns `status()`."""
    from .background import wait_for_all

    return wait_for_all()


def status() -> StatusTable:
    """The graphs that can be run: what compiles, since when, what is ready, what failed and why; it
    prints as a list."""
    from .background import list_status

    return list_status()


def profile() -> ProfileTable:
    """Where the time of calls goes, until now, of all graphs that were compiled with the option
    `profile`; it prints as a table of kernels for each. The machine's peak is measured for it, when
    it is first printed."""
    from .graph_profile import profile as read_profile

    return read_profile()


def options() -> OptionTable:
    """All options with their values, and where each value comes from; it prints as a table."""
    return list_options()


if "torch" in sys.modules:
    # `torch.compiler.load_cache_artifacts` has to know them before there is a graph.
    from . import artifacts  # noqa: F401


@functools.cache
def _load_backend() -> Callable[..., Callable[..., Any]]:
    """With the first graph, so that the import of this package stays quick."""
    # Here, because user's functions and Mojo kernels load parts of the engine, too.
    turn_telemetry_off()
    try:
        checks_types = Options.read().beartype
    except MaxCompilerError:
        # The backend reads the options too, and can report this to the user.
        checks_types = False
    if checks_types:
        from beartype.claw import beartype_package

        beartype_package(__name__)
    from .backend import max_backend as backend
    from .torch_compat.dynamo import compile_once

    compile_once(max_backend)
    return backend
