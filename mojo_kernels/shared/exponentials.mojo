# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exponentials as a softmax needs them."""

from std.math import exp


@always_inline
def exp_or_zero[
    dtype: DType, width: SIMDLength
](x: SIMD[dtype, width]) -> SIMD[
    dtype, width
] where dtype.is_floating_point():
    """Mojo's exp never reaches zero; that of -inf must."""
    comptime SMALLEST: Float64 = -745.0 if dtype == DType.float64 else -87.0
    var floor = SIMD[dtype, width](SMALLEST)
    return x.lt(floor).select(SIMD[dtype, width](0), exp(max(x, floor)))
