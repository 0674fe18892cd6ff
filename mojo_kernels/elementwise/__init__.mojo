# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elementwise functions that the engine lacks, or gets wrong for NaN, infinities or large numbers."""

import extensibility
from extensibility import ElementwiseBinaryOp, ElementwiseUnaryOp

from .floats import copysign, next_after, widened
from .functions import exp, exp2, expm1, log10, log2
from .libm import libm
from .powers import power


# ===----------------------------------------------------------------------=== #
# Exponentials, logarithms, powers
# ===----------------------------------------------------------------------=== #


@extensibility.register("elementwise.exp")
struct Exp(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return exp(widened(x)).cast[dtype]()


@extensibility.register("elementwise.exp2")
struct Exp2(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return exp2(widened(x)).cast[dtype]()


@extensibility.register("elementwise.expm1")
struct Expm1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return expm1(widened(x)).cast[dtype]()


@extensibility.register("elementwise.log10")
struct Log10(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return log10(widened(x)).cast[dtype]()


@extensibility.register("elementwise.log2")
struct Log2(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return log2(widened(x)).cast[dtype]()


@extensibility.register("elementwise.pow")
struct Pow(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], y: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return power(x, y)


# ===----------------------------------------------------------------------=== #
# The C library's functions, lane by lane
# ===----------------------------------------------------------------------=== #


@extensibility.register("elementwise.acos")
struct Acos(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["acos"](x)


@extensibility.register("elementwise.acosh")
struct Acosh(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["acosh"](x)


@extensibility.register("elementwise.asin")
struct Asin(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["asin"](x)


@extensibility.register("elementwise.asinh")
struct Asinh(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["asinh"](x)


@extensibility.register("elementwise.atan")
struct Atan(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["atan"](x)


@extensibility.register("elementwise.cosh")
struct Cosh(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["cosh"](x)


@extensibility.register("elementwise.sinh")
struct Sinh(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["sinh"](x)


@extensibility.register("elementwise.tan")
struct Tan(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["tan"](x)


@extensibility.register("elementwise.atan2")
struct Atan2(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](y: SIMD[dtype, width], x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["atan2"](y, x)


@extensibility.register("elementwise.hypot")
struct Hypot(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], y: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return libm["hypot"](x, y)


# ===----------------------------------------------------------------------=== #
# The parts of a float
# ===----------------------------------------------------------------------=== #


@extensibility.register("elementwise.copysign")
struct Copysign(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](magnitude: SIMD[dtype, width], sign: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return copysign(magnitude, sign)


@extensibility.register("elementwise.nextafter")
struct Nextafter(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], towards: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return next_after(x, towards)
