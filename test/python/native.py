# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls precompiled kernels as a graph does, without the engine: see torch-max/Kernels/Abi.h.

The kernels in C++ alone, whose loops run here one task after the other. Kernels in Mojo need the
engine's threads.
"""

from __future__ import annotations

import ctypes
import functools
import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
import torch_max_backend
from generate_kernels import Kernel, read_registry

MAX_RANK = 8
ERROR_SIZE = 512
TYPES = {
    torch.float32: 0,
    torch.float64: 1,
    torch.float16: 2,
    torch.bfloat16: 3,
    torch.bool: 4,
    torch.int8: 5,
    torch.int16: 6,
    torch.int32: 7,
    torch.int64: 8,
    torch.uint8: 9,
}
TASKS_AT_ONCE = 3
"""As many threads as the kernels are told of: not a power of two, so that shares are uneven."""

_Task = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)
_Parallelize = ctypes.CFUNCTYPE(None, _Task, ctypes.c_void_p, ctypes.c_int64)
_Parallelism = ctypes.CFUNCTYPE(ctypes.c_int64)


def _parallelize(task: Any, context: int, count: int) -> None:
    for index in reversed(range(count)):
        task(context, index)


_callbacks = (_Parallelize(_parallelize), _Parallelism(lambda: TASKS_AT_ONCE))


@functools.cache
def _registry() -> dict[str, Kernel]:
    return {kernel.name: kernel for kernel in read_registry()}


@functools.cache
def _library() -> ctypes.CDLL:
    ctypes.CDLL(str(Path(sys.prefix) / "lib/libdnnl.so.3"))
    folder = Path(torch_max_backend.__file__).parent / "kernels"
    library = ctypes.CDLL(str(folder / "onednn.so"))
    library.torch_max_set_threads(*_callbacks)
    library.torch_max_new_state.restype = ctypes.c_void_p
    library.torch_max_delete_state.argtypes = [ctypes.c_void_p]
    return library


class Model:
    """The state of a loaded model: what kernels keep between calls."""

    def __init__(self) -> None:
        self.state = _library().torch_max_new_state()

    def __del__(self) -> None:
        _library().torch_max_delete_state(self.state)

    def call(
        self,
        name: str,
        results: Sequence[torch.Tensor],
        operands: Sequence[torch.Tensor],
        options: Mapping[str, Any] | None = None,
        site: int = 0,
    ) -> None:
        """Fills in the results. Raises what the kernel says if it fails."""
        kernel = _registry()[name]
        numbers = [site, *_encode(kernel, dict(options or {}))]
        packed = (ctypes.c_int64 * len(numbers))(*numbers)
        error = ctypes.create_string_buffer(ERROR_SIZE)
        words = [len(results), len(operands), ctypes.addressof(packed), self.state]
        words.append(ctypes.addressof(error))
        for tensor in (*results, *operands):
            assert tensor.is_contiguous()
            sizes = [*tensor.shape, *[0] * (MAX_RANK - tensor.dim())]
            words += [tensor.data_ptr(), TYPES[tensor.dtype], tensor.dim(), *sizes]
        function = getattr(_library(), kernel.symbol)
        function.restype = ctypes.c_int64
        if function((ctypes.c_int64 * len(words))(*words)):
            raise RuntimeError(error.value.decode())


def _encode(kernel: Kernel, options: dict[str, Any]) -> list[int]:
    numbers: list[int] = []
    for name, words, count in kernel.options:
        value = options.pop(name, None)
        match value:
            case None:
                numbers += [0] * count
            case str():
                numbers.append(words.index(value))
            case float():
                numbers += struct.unpack("q", struct.pack("d", value))
            case int():
                numbers.append(value)
            case _:
                numbers += value
    assert not options, options
    return numbers
