# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results that have to be written out, where the engine would compute them in their consumer, or
keep them for it."""

import extensibility
from extensibility import InputTensor, OutputTensor
from extensibility import _MutableInputTensor as MutableInputTensor
from std.memory import unsafe_memcpy


@extensibility.register("copying.copy")
struct Copy:
    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        x: InputTensor[dtype=result.dtype, rank=1, ...],
    ) raises:
        unsafe_memcpy(
            dest=result.unsafe_ptr(), src=x.unsafe_ptr(), count=x.dim_size(0)
        )


@extensibility.register("copying.fence")
struct Fence:
    """Does nothing, which the engine does not know: what it loads from the memory
    afterwards it reads there, instead of keeping what it has stored before."""

    @staticmethod
    def execute[target: StaticString](memory: MutableInputTensor) raises:
        pass
