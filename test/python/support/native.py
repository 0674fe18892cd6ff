# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls precompiled kernels as a graph does (torch-max/Kernels/Abi.h), without the engine's
compiler: sizes cost nothing."""

from __future__ import annotations

import ctypes
import functools
import struct
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch
import torch_max_backend
from generate_kernels import Kernel, read_registry
from torch_max_backend.engine import engine_options
from torch_max_backend.extension import load_extension
from torch_max_backend.options import Options

KERNELS = {kernel.name: kernel for kernel in read_registry()}
# As in Abi.h.
ELEMENT_TYPES = [
    torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.bool,
    torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8,
]  # fmt: skip
MAX_RANK = 8
ERROR_SIZE = 512
TASKS_AT_ONCE = 3
"""As many threads as the kernels in C++ are told of: not a power of two, so that shares are
uneven. Their tasks run one after the other, the last one first."""

_Task = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
_Parallelize = ctypes.CFUNCTYPE(None, _Task, ctypes.c_void_p, ctypes.c_int64)
_Parallelism = ctypes.CFUNCTYPE(ctypes.c_int64)


def _run_tasks(task: Any, context: int, count: int) -> None:
    for index in reversed(range(count)):
        task(context, index)


_no_calls = ctypes.c_int64(0)
"""Of models: none runs beside the kernels."""
_callbacks = (_Parallelize(_run_tasks), _Parallelism(lambda: TASKS_AT_ONCE))


@functools.cache
def _start_engine() -> Any:
    """Kernels in Mojo run on the engine's threads, which a session starts. The runtime opens the
    engine, as for a model: it says how long idle threads spin."""
    load_extension().engine_version(engine_options(Options.read()))
    from max.engine import InferenceSession

    return InferenceSession()


def _open(name: str) -> ctypes.CDLL:
    return ctypes.CDLL(str(Path(torch_max_backend.__file__).parent / f"kernels/{name}.so"))


@functools.cache
def _open_onednn() -> ctypes.CDLL:
    ctypes.CDLL(str(Path(sys.prefix) / "lib/libdnnl.so.3"))
    library = _open("onednn")
    library.torch_max_set_threads(*_callbacks, ctypes.byref(_no_calls))
    library.torch_max_new_state.restype = ctypes.c_void_p
    library.torch_max_delete_state.argtypes = [ctypes.c_void_p]
    library.torch_max_note_weight.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    return library


def use_engines_threads() -> tuple[Any, Any]:
    """For kernels in C++, from now on. Returns the two functions of the ABI that give them work."""
    _start_engine()
    library = _open("parallel")
    functions = library.torch_max_parallelize, library.torch_max_parallelism
    _open_onednn().torch_max_set_threads(*functions, ctypes.byref(_no_calls))
    return functions


@functools.cache
def _open_library(kernel: str) -> ctypes.CDLL:
    if KERNELS[kernel].library == "onednn":
        return _open_onednn()
    _start_engine()
    return _open(KERNELS[kernel].family)


def _encode(kernel: Kernel, options: dict[str, Any]) -> list[int]:
    numbers: list[int] = []
    for name, words, count in kernel.options:
        match options.pop(name, None):
            case None:
                numbers += [0] * count
            case str(word):
                numbers.append(words.index(word))
            case float(number):
                numbers += struct.unpack("q", struct.pack("d", number))
            case int(number):
                numbers.append(number)
            case several:
                numbers += several
    assert not options, options
    return numbers


def _describe(tensor: torch.Tensor) -> list[int]:
    assert tensor.is_contiguous()
    sizes = [*tensor.shape] + [0] * (MAX_RANK - tensor.dim())
    return [tensor.data_ptr(), ELEMENT_TYPES.index(tensor.dtype), tensor.dim(), *sizes]


def bind(
    name: str,
    operands: Sequence[torch.Tensor],
    results: Sequence[torch.Tensor],
    *,
    model: Model | None = None,
    site: int = 0,
    **options: Any,
) -> Callable[[], None]:
    """A call with these tensors, which can be repeated. It fills in the results, and raises what
    the kernel says if it fails."""
    kernel = KERNELS[name]
    assert (len(results), len(operands)) in kernel.arities
    numbers = [site, *_encode(kernel, options)]
    packed = (ctypes.c_int64 * len(numbers))(*numbers)
    error = ctypes.create_string_buffer(ERROR_SIZE)
    words = [len(results), len(operands), ctypes.addressof(packed)]
    words += [model.state if model else 0, ctypes.addressof(error)]
    tensors = (*results, *operands)
    for tensor in tensors:
        words += _describe(tensor)
    arguments = (ctypes.c_int64 * len(words))(*words)
    function = getattr(_open_library(name), kernel.symbol)
    function.restype = ctypes.c_int64

    # What the addresses are of must live as long as the call.
    def run(_owned: Any = (packed, tensors, model)) -> None:
        if function(arguments):
            raise RuntimeError(error.value.decode())

    return run


def call(name: str, *tensors: Sequence[torch.Tensor], **options: Any) -> None:
    """Of operands and results, as `bind` has them."""
    bind(name, *tensors, **options)()


class Model:
    """The state of a loaded model: what kernels in C++ keep between calls."""

    def __init__(self) -> None:
        self.state = _open_onednn().torch_max_new_state()

    def __del__(self) -> None:
        _open_onednn().torch_max_delete_state(self.state)

    def note_weight(self, weight: torch.Tensor) -> None:
        """Says that it is one, and has other values than before."""
        _open_onednn().torch_max_note_weight(self.state, weight.data_ptr(), weight.nbytes)

    def call(self, name: str, *tensors: Sequence[torch.Tensor], **options: Any) -> None:
        call(name, *tensors, model=self, **options)
