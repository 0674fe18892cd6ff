# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of one number, element by element.

The functions of this package are written once, for f64: loops and branches differ from element to
element, so vectors would gain little. Narrower floats are computed in f64 and rounded once.
"""

comptime Unary = def(Float64) thin -> Float64
comptime Binary = def(Float64, Float64) thin -> Float64


@always_inline
def by_lanes[
    dtype: DType, width: SIMDLength, //, function: Unary
](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var result = SIMD[dtype, width]()
    comptime for i in range(width):
        result[i] = function(x[i].cast[DType.float64]()).cast[dtype]()
    return result


@always_inline
def by_lanes[
    dtype: DType, width: SIMDLength, //, function: Binary
](x: SIMD[dtype, width], y: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var result = SIMD[dtype, width]()
    comptime for i in range(width):
        result[i] = function(
            x[i].cast[DType.float64](), y[i].cast[DType.float64]()
        ).cast[dtype]()
    return result
