# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results that have to be written out, where the engine would compute them in their consumer, or
keep them for it."""

from abi import MOVED, Call
from std.memory import unsafe_memcpy


def copy(call: Call) raises:
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            unsafe_memcpy(
                dest=call.result(0).data[dtype](),
                src=call.operand(0).data[dtype](),
                count=call.operand(0).count(),
            )


def fence(call: Call) raises:
    """Does nothing, which the engine does not know: what it loads from the memory
    afterwards it reads there, instead of keeping what it has stored before."""
    pass
