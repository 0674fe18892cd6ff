# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectorised functions that are right for every operand: NaN, infinities, signed zeros, subnormals.

For f32 and f64, right to an ulp or two. The engine's own lose NaN in `clamp` and `max`, and its exp
ends at 2.4e38 instead of infinity.
"""

from std.math.polynomial import polynomial_evaluate
from std.memory import bitcast
from std.utils.numerics import inf, nan

from .floats import Bits


# ===----------------------------------------------------------------------=== #
# The parts of a float
# ===----------------------------------------------------------------------=== #


comptime _mantissa_width[dtype: DType] = 52 if dtype == DType.float64 else 23
comptime _exponent_bias[dtype: DType] = 1023 if dtype == DType.float64 else 127
comptime _smallest_normal[dtype: DType] = Scalar[dtype](
    2.2250738585072014e-308 if dtype == DType.float64 else 1.1754943508222875e-38
)


@always_inline
def _power_of_two[
    dtype: DType, width: SIMDLength
](k: SIMD[Bits[dtype], width]) -> SIMD[dtype, width]:
    """2**k, for a k that gives a normal number."""
    comptime bias = SIMD[Bits[dtype], width](_exponent_bias[dtype])
    comptime shift = SIMD[Bits[dtype], width](_mantissa_width[dtype])
    return bitcast[dtype, width]((k + bias) << shift)


@always_inline
def _scale[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width], k: SIMD[Bits[dtype], width]) -> SIMD[dtype, width]:
    """x * 2**k, in two steps: 2**k itself may be out of range where the product is not."""
    var half = k >> 1
    return x * _power_of_two[dtype](half) * _power_of_two[dtype](k - half)


@always_inline
def _clamp[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width], low: Scalar[dtype], high: Scalar[dtype]) -> SIMD[dtype, width]:
    """Within bounds; NaN stays NaN."""
    var l = SIMD[dtype, width](low)
    var h = SIMD[dtype, width](high)
    return x.gt(h).select(h, x.lt(l).select(l, x))


# ===----------------------------------------------------------------------=== #
# Exponentials
# ===----------------------------------------------------------------------=== #


@always_inline
def _round[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> Tuple[SIMD[Bits[dtype], width], SIMD[dtype, width]]:
    """The nearest integer to an x that is not huge, as an integer and as a float.

    The sum with 1.5 * 2**mantissa rounds, and leaves the integer in the low bits: unlike a
    conversion to an integer, that is defined for NaN.
    """
    comptime magic = SIMD[dtype, width](
        6755399441055744.0 if dtype == DType.float64 else 12582912.0
    )
    var shifted = x + magic
    var integer = bitcast[Bits[dtype], width](shifted) - bitcast[Bits[dtype], width](magic)
    return (integer, shifted - magic)


@always_inline
def _reduce_exponent[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> Tuple[SIMD[Bits[dtype], width], SIMD[dtype, width]]:
    """The k and r of x = k * ln(2) + r with |r| <= ln(2) / 2, for an x that is not huge."""
    # The high part has so few bits that its product with k is exact.
    comptime high = SIMD[dtype, width](
        -0.693147180369123816490 if dtype == DType.float64 else -0.693359375
    )
    comptime low = SIMD[dtype, width](
        -1.90821492927058770002e-10 if dtype == DType.float64 else 2.12194440054690582e-4
    )
    var k = _round(x * SIMD[dtype, width](1.4426950408889634))
    return (k[0], k[1].fma(low, k[1].fma(high, x)))


@always_inline
def _expm1_series[
    dtype: DType, width: SIMDLength, //
](r: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """exp(r) - 1 for |r| <= ln(2) / 2: the Taylor series, which is short enough."""
    var tail: SIMD[dtype, width]
    comptime if dtype == DType.float64:
        tail = polynomial_evaluate[
            [
                Scalar[dtype](0.5),
                1.0 / 6,
                1.0 / 24,
                1.0 / 120,
                1.0 / 720,
                1.0 / 5040,
                1.0 / 40320,
                1.0 / 362880,
                1.0 / 3628800,
                1.0 / 39916800,
                1.0 / 479001600,
                1.0 / 6227020800,
            ]
        ](r)
    else:
        tail = polynomial_evaluate[
            [Scalar[dtype](0.5), 1.0 / 6, 1.0 / 24, 1.0 / 120, 1.0 / 720, 1.0 / 5040]
        ](r)
    return (r * r).fma(tail, r)


@always_inline
def exp[dtype: DType, width: SIMDLength, //](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    # Beyond these bounds the result is zero or infinite, by the multiplications below.
    var bounded = _clamp(
        x,
        Scalar[dtype](-746.0 if dtype == DType.float64 else -104.0),
        Scalar[dtype](710.0 if dtype == DType.float64 else 89.0),
    )
    var parts = _reduce_exponent(bounded)
    return _scale(_expm1_series(parts[1]) + 1, parts[0])


@always_inline
def expm1[dtype: DType, width: SIMDLength, //](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var bounded = _clamp(
        x,
        Scalar[dtype](-40.0 if dtype == DType.float64 else -20.0),
        Scalar[dtype](710.0 if dtype == DType.float64 else 89.0),
    )
    var parts = _reduce_exponent(bounded)
    # 2**k * (series + 1) - 1, with half of 2**k: the whole may be out of range.
    var half = _power_of_two[dtype](parts[0] - 1)
    var result = 2 * half.fma(_expm1_series(parts[1]), half - 0.5)
    # The sum above loses the sign of -0.0.
    return x.eq(0).select(x, result)


@always_inline
def exp2[dtype: DType, width: SIMDLength, //](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var bounded = _clamp(
        x,
        Scalar[dtype](-1080.0 if dtype == DType.float64 else -152.0),
        Scalar[dtype](1025.0 if dtype == DType.float64 else 129.0),
    )
    var parts = _round(bounded)
    var rest = (bounded - parts[1]) * SIMD[dtype, width](0.69314718055994530942)
    return _scale(_expm1_series(rest) + 1, parts[0])


# ===----------------------------------------------------------------------=== #
# Logarithms
# ===----------------------------------------------------------------------=== #


@always_inline
def _log_parts[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> Tuple[SIMD[dtype, width], SIMD[dtype, width]]:
    """The k and log(m) of log(x) = k * ln(2) + log(m), sqrt(1/2) <= m < sqrt(2), for finite x > 0."""
    comptime bits_type = Bits[dtype]
    comptime shift = SIMD[bits_type, width](_mantissa_width[dtype])
    comptime scale = SIMD[dtype, width](
        18014398509481984.0 if dtype == DType.float64 else 33554432.0
    )
    comptime scale_exponent = SIMD[dtype, width](54.0 if dtype == DType.float64 else 25.0)
    comptime zero = SIMD[dtype, width](0)
    var is_subnormal = x.lt(SIMD[dtype, width](_smallest_normal[dtype]))
    var bits = bitcast[bits_type, width](is_subnormal.select(x * scale, x))
    # Subtracting the bits of sqrt(1/2) makes the exponent round as wanted.
    comptime root_half = SIMD[bits_type, width](
        0x3FE6A09E667F3BCD if dtype == DType.float64 else 0x3F3504F3
    )
    var k = (bits - root_half) >> shift
    var m = bitcast[dtype, width](bits - (k << shift))
    var exponent = k.cast[dtype]() - is_subnormal.select(scale_exponent, zero)
    # With s = f / (2 + f): log(1 + f) = 2 * atanh(s) = f - (f**2 / 2 - s * (f**2 / 2 + R(s**2))).
    var f = m - 1
    var s = f / (2 + f)
    var z = s * s
    var r: SIMD[dtype, width]
    comptime if dtype == DType.float64:
        r = z * polynomial_evaluate[
            [
                Scalar[dtype](2.0 / 3),
                2.0 / 5,
                2.0 / 7,
                2.0 / 9,
                2.0 / 11,
                2.0 / 13,
                2.0 / 15,
                2.0 / 17,
                2.0 / 19,
                2.0 / 21,
                2.0 / 23,
            ]
        ](z)
    else:
        r = z * polynomial_evaluate[
            [Scalar[dtype](2.0 / 3), 2.0 / 5, 2.0 / 7, 2.0 / 9, 2.0 / 11]
        ](z)
    var half_square = f * f * 0.5
    return (exponent, f - (half_square - s * (half_square + r)))


@always_inline
def _log_of_ends[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width], result: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """The result, except where x is zero, negative, infinite or NaN."""
    var infinity = SIMD[dtype, width](inf[dtype]())
    var of_positive = x.lt(infinity).select(result, x)
    var of_others = x.eq(0).select(-infinity, SIMD[dtype, width](nan[dtype]()))
    return x.gt(0).select(of_positive, of_others)


@always_inline
def _log_with[
    dtype: DType, width: SIMDLength, //, unit: Float64, high: Float64, low: Float64
](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """A logarithm: the natural one times unit. High + low is that of 2."""
    var parts = _log_parts(x)
    var small = parts[0].fma(SIMD[dtype, width](low), parts[1] * SIMD[dtype, width](unit))
    return _log_of_ends(x, parts[0].fma(SIMD[dtype, width](high), small))


@always_inline
def log2[dtype: DType, width: SIMDLength, //](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    return _log_with[1.4426950408889634074, 1.0, 0.0](x)


@always_inline
def log10[dtype: DType, width: SIMDLength, //](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
    return _log_with[0.43429448190325182765, 0.30078125, 2.4874566398119521e-4](x)
