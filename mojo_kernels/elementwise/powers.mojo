# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Powers of floats and of integers."""

from .libm import libm


def _integer_power[dtype: DType](base: Scalar[dtype], exponent: Scalar[dtype]) -> Scalar[dtype]:
    """By squaring; what overflows wraps. A negative exponent is one over the power, cut off."""
    if exponent < 0:
        if base == 1:
            return 1
        var is_odd = exponent & 1 == 1
        if base == -1:
            return Scalar[dtype](-1) if is_odd else 1
        return 0
    var result = Scalar[dtype](1)
    var square = base
    var rest = exponent
    while rest != 0:
        if rest & 1 == 1:
            result *= square
        square *= square
        rest >>= 1
    return result


@always_inline
def power[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width], y: SIMD[dtype, width]) -> SIMD[dtype, width]:
    comptime if dtype.is_floating_point():
        return libm["pow"](x, y)
    else:
        var result = SIMD[dtype, width]()
        comptime for i in range(width):
            result[i] = _integer_power(x[i], y[i])
        return result
