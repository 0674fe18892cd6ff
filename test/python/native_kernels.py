# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls precompiled kernels as a graph does, without the engine's compiler: sizes cost nothing."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from pathlib import Path

import generate_kernels
import torch
import torch_max_backend
from max.engine import InferenceSession

KERNELS = {kernel.name: kernel for kernel in generate_kernels.read_registry()}
# As in include/torch-max/Kernels/Abi.h.
ELEMENT_TYPES = [
    torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.bool,
    torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8,
]  # fmt: skip
MAX_RANK = 8
ERROR_SIZE = 512


@functools.cache
def _start_engine() -> InferenceSession:
    """Kernels run on the engine's threads, which a session starts."""
    return InferenceSession()


@functools.cache
def _open(family: str) -> ctypes.CDLL:
    _start_engine()
    folder = Path(torch_max_backend.__file__).parent / "kernels"
    return ctypes.CDLL(str(folder / f"{family}.so"))


def _describe(tensor: torch.Tensor) -> list[int]:
    assert tensor.is_contiguous()
    sizes = [*tensor.shape] + [0] * (MAX_RANK - tensor.dim())
    return [tensor.data_ptr(), ELEMENT_TYPES.index(tensor.dtype), tensor.dim(), *sizes]


def call(
    name: str,
    operands: Sequence[torch.Tensor],
    results: Sequence[torch.Tensor],
    **options: int | str,
) -> None:
    """Fills the results."""
    kernel = KERNELS[name]
    assert (len(results), len(operands)) in kernel.arities
    numbers = [0]
    for option, words, _ in kernel.options:
        value = options.pop(option)
        numbers.append(words.index(value) if isinstance(value, str) else value)
    assert not options
    arguments = (ctypes.c_int64 * len(numbers))(*numbers)
    error = ctypes.create_string_buffer(ERROR_SIZE)
    words = [len(results), len(operands), ctypes.addressof(arguments), 0, ctypes.addressof(error)]
    for tensor in (*results, *operands):
        words += _describe(tensor)
    function = getattr(_open(kernel.family), kernel.symbol)
    function.restype = ctypes.c_int64
    if function((ctypes.c_int64 * len(words))(*words)):
        raise RuntimeError(error.value.decode())
