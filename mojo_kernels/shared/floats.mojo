# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floats and their bits."""

from std.math import copysign as std_copysign
from std.memory import bitcast

comptime Wide[dtype: DType] = DType.float64 if dtype == DType.float64 else DType.float32
"""The type that a float is computed in: as torch does it, rounded once at the end."""

comptime Bits[dtype: DType] = (
    DType.int64 if dtype
    == DType.float64 else DType.int32 if dtype
    == DType.float32 else DType.int16
)
"""The integers of a float's size."""


@always_inline
def widened[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> SIMD[Wide[dtype], width]:
    return x.cast[Wide[dtype]]()


@always_inline
def copysign[
    dtype: DType, width: SIMDLength, //
](magnitude: SIMD[dtype, width], sign: SIMD[dtype, width]) -> SIMD[dtype, width]:
    return std_copysign(widened(magnitude), widened(sign)).cast[dtype]()


@always_inline
def next_after[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width], towards: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """The next float after x in a direction.

    By its bits: away from zero they count up, towards zero down.
    """
    comptime bits_type = Bits[dtype]
    comptime one = SIMD[bits_type, width](1)
    var bits = bitcast[bits_type, width](x)
    var goes_up = towards.gt(x)
    var is_positive = x.gt(0)
    var grows = goes_up.eq(is_positive)
    var next = bitcast[dtype, width](grows.select(bits + one, bits - one))
    # From zero: the smallest subnormal number, with the direction's sign.
    comptime lowest = SIMD[bits_type, width](Scalar[bits_type].MIN)
    var from_zero = bitcast[dtype, width](goes_up.select(one, one | lowest))
    var moved = x.eq(0).select(from_zero, next)
    var has_order = x.eq(x) & towards.eq(towards)
    return has_order.select(x.eq(towards).select(towards, moved), x + towards)
