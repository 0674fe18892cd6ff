# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Quotients and remainders as torch rounds them.

All but one work element by element, so the engine fuses them; they divide by zero without harm.
`division.nonzero` is what raises for integers. Narrow floats come as f32.
"""

from std.ffi import external_call
from std.math import floor, trunc
from std.memory import bitcast
from std.utils.numerics import inf, isnan
import extensibility
from extensibility import ElementwiseBinaryOp, InputTensor, OutputTensor


@extensibility.register("division.nonzero")
struct NonZero:
    """The divisors as they are, if none of them is zero."""

    @staticmethod
    def execute[
        target: StaticString
    ](y: OutputTensor, x: InputTensor[dtype=y.dtype, rank=y.rank, ...]) raises:
        var source = x.unsafe_ptr()
        var destination = y.unsafe_ptr()
        for i in range(x.size()):
            if source[unsafe_offset=i] == 0:
                raise Error("RuntimeError: ZeroDivisionError")
            destination[unsafe_offset=i] = source[unsafe_offset=i]


# --- Integers ---------------------------------------------------------------------------------


@always_inline
def _truncated_quotient[
    dtype: DType, width: SIMDLength, //
](a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """Zero divisors give some number. The processor would trap for them, and for the quotient of
    the smallest integer and -1, which has no place among integers: it wraps around."""
    comptime assert dtype.is_integral(), "integers only"
    comptime one = SIMD[dtype, width](1)
    comptime if dtype.is_signed():
        var negates = b.eq(-1)
        var safe = (negates | b.eq(0)).select(one, b)
        return negates.select(-a, a / safe)
    else:
        return a / b.eq(0).select(one, b)


@always_inline
def _truncated_remainder[
    dtype: DType, width: SIMDLength, //
](a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    return a - _truncated_quotient(a, b) * b


# --- Floats -----------------------------------------------------------------------------------


@always_inline
def _fmod[
    dtype: DType, width: SIMDLength, //
](a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """C's, which is exact. Mojo's % is not."""
    var result = SIMD[dtype, width](0)
    comptime for i in range(width):
        comptime if dtype == DType.float32:
            result[i] = external_call["fmodf", Float32](
                a[i].cast[DType.float32](), b[i].cast[DType.float32]()
            ).cast[dtype]()
        else:
            result[i] = external_call["fmod", Float64](
                a[i].cast[DType.float64](), b[i].cast[DType.float64]()
            ).cast[dtype]()
    return result


def _bits_dtype[dtype: DType]() -> DType:
    comptime if dtype == DType.float32:
        return DType.int32
    else:
        return DType.int64


# Asked of the bits: in the engine, comparisons of floats with what is divided by came out wrong.


@always_inline
def _is_negative[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> SIMD[DType.bool, width]:
    """Whether the sign is set."""
    comptime if dtype.is_floating_point():
        return bitcast[_bits_dtype[dtype]()](x).lt(0)
    else:
        return x.lt(0)


@always_inline
def _is_zero[
    dtype: DType, width: SIMDLength, //
](x: SIMD[dtype, width]) -> SIMD[DType.bool, width]:
    comptime if dtype.is_floating_point():
        return (bitcast[_bits_dtype[dtype]()](x) << 1).eq(0)
    else:
        return x.eq(0)


@always_inline
def _with_sign_of_quotient[
    dtype: DType, width: SIMDLength, //
](magnitude: Scalar[dtype], a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    var positive = SIMD[dtype, width](magnitude)
    return (_is_negative(a) ^ _is_negative(b)).select(-positive, positive)


@always_inline
def _differ_in_sign[
    dtype: DType, width: SIMDLength, //
](remainder: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[DType.bool, width]:
    """Whether the remainder is not zero and has another sign than the divisor."""
    return ~_is_zero(remainder) & (_is_negative(remainder) ^ _is_negative(b))


@always_inline
def _floored_quotient[
    dtype: DType, width: SIMDLength, //
](a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """By way of the remainder: a quotient that is rounded up to an integer would give one too
    many."""
    var remainder = _fmod(a, b)
    var exact = (a - remainder) / b
    exact = _differ_in_sign(remainder, b).select(exact - 1, exact)
    var rounded = floor(exact)
    rounded = (exact - rounded).gt(0.5).select(rounded + 1, rounded)
    rounded = _is_zero(exact).select(_with_sign_of_quotient(Scalar[dtype](0), a, b), rounded)
    # The remainder is NaN here, which is the answer if the dividend is zero or NaN.
    var by_zero = (_is_zero(a) | isnan(a)).select(
        remainder, _with_sign_of_quotient(inf[dtype](), a, b)
    )
    return _is_zero(b).select(by_zero, rounded)


# --- Kernels ----------------------------------------------------------------------------------


@extensibility.register("division.floor")
struct Floor(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime if dtype.is_floating_point():
            return _floored_quotient(lhs, rhs)
        else:
            var quotient = _truncated_quotient(lhs, rhs)
            var remainder = lhs - quotient * rhs
            return _differ_in_sign(remainder, rhs).select(quotient - 1, quotient)


@extensibility.register("division.trunc")
struct Trunc(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime if dtype == DType.float32:
            # A constant divisor may be multiplied with as its inverse; in f64 that is exact enough.
            comptime wide = DType.float64
            return trunc((lhs.cast[wide]() / rhs.cast[wide]()).cast[dtype]())
        elif dtype.is_floating_point():
            return trunc(lhs / rhs)
        else:
            return _truncated_quotient(lhs, rhs)


@extensibility.register("division.fmod")
struct Fmod(ElementwiseBinaryOp):
    """The remainder with the sign of the dividend."""

    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime if dtype.is_floating_point():
            return _fmod(lhs, rhs)
        else:
            return _truncated_remainder(lhs, rhs)


@extensibility.register("division.remainder")
struct Remainder(ElementwiseBinaryOp):
    """The remainder with the sign of the divisor."""

    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime if dtype.is_floating_point():
            var remainder = _fmod(lhs, rhs)
            return _differ_in_sign(remainder, rhs).select(remainder + rhs, remainder)
        else:
            var remainder = _truncated_remainder(lhs, rhs)
            return _differ_in_sign(remainder, rhs).select(remainder + rhs, remainder)


@always_inline
def _magnitude[dtype: DType, //](x: Scalar[dtype]) -> Scalar[dtype]:
    """The smallest integer has none, and stays as it is."""
    return -x if x < 0 else x


@always_inline
def _greatest_common_divisor[
    dtype: DType, //
](a: Scalar[dtype], b: Scalar[dtype]) -> Scalar[dtype]:
    var x = _magnitude(a)
    var y = _magnitude(b)
    while x != 0:
        var rest = _truncated_remainder(y, x)
        y = x
        x = rest
    return y


@extensibility.register("division.gcd")
struct Gcd(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        var result = SIMD[dtype, width](0)
        comptime for i in range(width):
            result[i] = _greatest_common_divisor(lhs[i], rhs[i])
        return result


@extensibility.register("division.lcm")
struct Lcm(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        var result = SIMD[dtype, width](0)
        comptime for i in range(width):
            var divisor = _greatest_common_divisor(lhs[i], rhs[i])
            if divisor != 0:
                result[i] = _magnitude(_truncated_quotient(lhs[i], divisor) * rhs[i])
        return result
