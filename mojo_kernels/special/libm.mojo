# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C library's functions, which are right to an ulp and for every operand."""

from std.ffi import external_call


def exp(x: Float64) -> Float64:
    return external_call["exp", Float64](x)


def log(x: Float64) -> Float64:
    return external_call["log", Float64](x)


def pow(x: Float64, y: Float64) -> Float64:
    return external_call["pow", Float64](x, y)


def sqrt(x: Float64) -> Float64:
    return external_call["sqrt", Float64](x)


def sin(x: Float64) -> Float64:
    return external_call["sin", Float64](x)


def cos(x: Float64) -> Float64:
    return external_call["cos", Float64](x)


def tan(x: Float64) -> Float64:
    return external_call["tan", Float64](x)


def acos(x: Float64) -> Float64:
    return external_call["acos", Float64](x)


def cosh(x: Float64) -> Float64:
    return external_call["cosh", Float64](x)


def floor(x: Float64) -> Float64:
    return external_call["floor", Float64](x)


def erf(x: Float64) -> Float64:
    return external_call["erf", Float64](x)


def erfc(x: Float64) -> Float64:
    return external_call["erfc", Float64](x)


def lgamma(x: Float64) -> Float64:
    return external_call["lgamma", Float64](x)


def j0(x: Float64) -> Float64:
    return external_call["j0", Float64](x)


def j1(x: Float64) -> Float64:
    return external_call["j1", Float64](x)


def y0(x: Float64) -> Float64:
    return external_call["y0", Float64](x)


def y1(x: Float64) -> Float64:
    return external_call["y1", Float64](x)
