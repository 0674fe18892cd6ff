# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bits of integers. All kernels work element by element, so the engine fuses them."""

from std.sys import size_of
import extensibility
from extensibility import ElementwiseBinaryOp


@extensibility.register("bitwise.and")
struct And(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime assert dtype.is_integral(), "integers only"
        return lhs & rhs


@extensibility.register("bitwise.or")
struct Or(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime assert dtype.is_integral(), "integers only"
        return lhs | rhs


@extensibility.register("bitwise.xor")
struct Xor(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime assert dtype.is_integral(), "integers only"
        return lhs ^ rhs


@extensibility.register("bitwise.left_shift")
struct LeftShift(ElementwiseBinaryOp):
    """A shift by less than nothing or by all bits leaves none, as torch has it."""

    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime assert dtype.is_integral(), "integers only"
        comptime bits = Scalar[dtype](8 * size_of[Scalar[dtype]]())
        var inside = rhs.ge(0) & rhs.lt(bits)
        return inside.select(lhs << inside.select(rhs, 0), 0)


@extensibility.register("bitwise.right_shift")
struct RightShift(ElementwiseBinaryOp):
    """A shift by less than nothing or by all bits leaves the sign, as torch has it."""

    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](lhs: SIMD[dtype, width], rhs: SIMD[dtype, width]) -> SIMD[dtype, width]:
        comptime assert dtype.is_integral(), "integers only"
        comptime bits = Scalar[dtype](8 * size_of[Scalar[dtype]]())
        var inside = rhs.ge(0) & rhs.lt(bits)
        var rest = SIMD[dtype, width](0)
        comptime if dtype.is_signed():
            rest = lhs >> SIMD[dtype, width](bits - 1)
        return inside.select(lhs >> inside.select(rhs, 0), rest)
