# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C library's functions, which are right to an ulp and for every operand."""

from std.ffi import external_call

from .floats import Wide, widened


@always_inline
def libm[
    dtype: DType, width: SIMDLength, //, name: StaticString
](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var wide = widened(x)
    comptime symbol = name + ("" if dtype == DType.float64 else "f")
    var result = SIMD[Wide[dtype], width]()
    comptime for i in range(width):
        result[i] = external_call[symbol, Scalar[Wide[dtype]]](wide[i])
    return result.cast[dtype]()


@always_inline
def libm[
    dtype: DType, width: SIMDLength, //, name: StaticString
](x: SIMD[dtype, width], y: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var wide_x = widened(x)
    var wide_y = widened(y)
    comptime symbol = name + ("" if dtype == DType.float64 else "f")
    var result = SIMD[Wide[dtype], width]()
    comptime for i in range(width):
        result[i] = external_call[symbol, Scalar[Wide[dtype]]](
            wide_x[i], wide_y[i]
        )
    return result.cast[dtype]()
