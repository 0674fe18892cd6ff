# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results that have to be written out, where the engine would compute them in their consumer."""

import extensibility
from extensibility import InputTensor, OutputTensor
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
