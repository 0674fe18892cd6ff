# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order among the elements of a dtype, as unsigned integers.

Torch's order: NaN is larger than everything and equal to NaN, -0.0 equals 0.0. On integers it
holds where denormals are flushed, too.
"""

from std.memory import bitcast
from std.sys import size_of
from std.utils.numerics import inf


def key_dtype[dtype: DType]() -> DType:
    comptime size = size_of[Scalar[dtype]]()
    comptime if size == 1:
        return DType.uint8
    elif size == 2:
        return DType.uint16
    elif size == 4:
        return DType.uint32
    else:
        return DType.uint64


@always_inline
def key_of[dtype: DType](x: Scalar[dtype]) -> Scalar[key_dtype[dtype]()]:
    """A number that is larger if x is larger, and equal if x is equal."""
    comptime key = key_dtype[dtype]()
    comptime sign = Scalar[key](1) << Scalar[key](8 * size_of[Scalar[key]]() - 1)
    comptime if dtype.is_floating_point():
        var bits = bitcast[key](x)
        var magnitude = bits & ~sign
        if magnitude > bitcast[key](inf[dtype]()):
            return Scalar[key].MAX
        if magnitude == 0:
            return sign
        return ~bits if (bits & sign) != 0 else bits | sign
    elif dtype == DType.bool or dtype.is_unsigned():
        return x.cast[key]()
    else:
        return bitcast[key](x) ^ sign


@always_inline
def is_nan[dtype: DType](x: Scalar[dtype]) -> Bool:
    comptime if dtype.is_floating_point():
        return key_of(x) == Scalar[key_dtype[dtype]()].MAX
    else:
        return False
