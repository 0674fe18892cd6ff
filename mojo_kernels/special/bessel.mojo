# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bessel functions, and Airy's."""

from std.utils.numerics import inf, isinf, isnan, nan

from .libm import cos, cosh, exp, pow, sin, sqrt
from .libm import j0 as libm_j0, j1 as libm_j1, y0 as libm_y0, y1 as libm_y1

comptime PI = 3.14159265358979323846
comptime INF = inf[DType.float64]()
comptime NAN = nan[DType.float64]()
comptime EPSILON = 2.220446049250313e-16


# ===----------------------------------------------------------------------=== #
# The first and the second kind: the C library's. At infinity NaN, as torch has it
# ===----------------------------------------------------------------------=== #


@no_inline
def bessel_j0(x: Float64) -> Float64:
    return NAN if isinf(x) else libm_j0(x)


@no_inline
def bessel_j1(x: Float64) -> Float64:
    return NAN if isinf(x) else libm_j1(x)


@no_inline
def bessel_y0(x: Float64) -> Float64:
    return NAN if isinf(x) else libm_y0(x)


@no_inline
def bessel_y1(x: Float64) -> Float64:
    return NAN if isinf(x) else libm_y1(x)


@no_inline
def spherical_bessel_j0(x: Float64) -> Float64:
    if isinf(x):
        return 0
    return 1.0 if x == 0 else sin(x) / x


# ===----------------------------------------------------------------------=== #
# Modified, first kind
# ===----------------------------------------------------------------------=== #


def _scaled_i(order: Int, x: Float64) -> Float64:
    """I(x) * exp(-x) for x >= 0 and order 0 or 1."""
    if isinf(x):
        return 0
    if x <= 30:
        # The power series; all of its terms are positive.
        var quarter = 0.25 * x * x
        var term = 1.0 if order == 0 else 0.5 * x
        var sum = term
        var k = 1
        while term > EPSILON * sum * 0.1:
            term *= quarter / Float64(k * (k + order))
            sum += term
            k += 1
        return sum * exp(-x)
    # The asymptotic series, with terms far below the last bit before they grow.
    var mu = 4.0 * Float64(order * order)
    var term = 1.0
    var sum = 1.0
    for k in range(1, 40):
        var odd = Float64(2 * k - 1)
        term *= -(mu - odd * odd) / (8 * x * Float64(k))
        sum += term
        if abs(term) < EPSILON * 0.1:
            break
    return sum / sqrt(2 * PI * x)


@no_inline
def i0e(x: Float64) -> Float64:
    return x if isnan(x) else _scaled_i(0, abs(x))


@no_inline
def i1e(x: Float64) -> Float64:
    if isnan(x):
        return x
    var result = _scaled_i(1, abs(x))
    return -result if x < 0 else result


@no_inline
def i0(x: Float64) -> Float64:
    return i0e(x) * exp(abs(x))


@no_inline
def i1(x: Float64) -> Float64:
    return i1e(x) * exp(abs(x))


# ===----------------------------------------------------------------------=== #
# Modified, second kind
# ===----------------------------------------------------------------------=== #


def _scaled_k(order: Float64, x: Float64) -> Float64:
    """K(x) * exp(x) for x > 0: the integral of exp(-x * (cosh(t) - 1)) * cosh(order * t).

    The trapezoidal rule converges exponentially for it.
    """
    var step = min(0.25, 0.7 / sqrt(x))
    var sum = 0.5
    var t = step
    while True:
        # cosh(t) - 1 = 2 * sinh(t / 2)**2, without cancellation.
        var s = exp(0.5 * t)
        var sinh_half = 0.5 * (s - 1 / s)
        if t < 0.5:
            var u = 0.25 * t * t
            # sinh(t / 2), by its series.
            sinh_half = 0.5 * t * (
                1 + u / 6 * (1 + u / 20 * (1 + u / 42 * (1 + u / 72 * (1 + u / 110))))
            )
        var term = exp(-2 * x * sinh_half * sinh_half) * cosh(order * t)
        sum += term
        if term < EPSILON * 0.1 * sum and x * sinh_half * sinh_half > 1:
            break
        t += step
    return step * sum


def _k(order: Float64, x: Float64, scaled: Bool) -> Float64:
    if x == 0:
        return INF
    if not x > 0:
        return NAN
    if isinf(x):
        return 0
    return _scaled_k(order, x) * (1 if scaled else exp(-x))


@no_inline
def k0(x: Float64) -> Float64:
    return _k(0, x, False)


@no_inline
def k1(x: Float64) -> Float64:
    return _k(1, x, False)


@no_inline
def scaled_k0(x: Float64) -> Float64:
    return _k(0, x, True)


@no_inline
def scaled_k1(x: Float64) -> Float64:
    return _k(1, x, True)


# ===----------------------------------------------------------------------=== #
# Airy
# ===----------------------------------------------------------------------=== #


def _airy_by_series(x: Float64) -> Float64:
    """The Maclaurin series: Ai(0) * f(x) + Ai'(0) * g(x)."""
    comptime value = 0.355028053887817239
    comptime slope = -0.258819403792806798
    var cube = x * x * x
    var f = 1.0
    var g = x
    var sum = value * f + slope * g
    var k = 3
    while k < 200:
        f *= cube / Float64(k * (k - 1))
        g *= cube / Float64(k * (k + 1))
        var term = value * f + slope * g
        sum += term
        if abs(value * f) + abs(slope * g) < EPSILON * 0.1 * abs(sum):
            break
        k += 3
    return sum


def _airy_by_waves(x: Float64) -> Float64:
    """The asymptotic form for large x, at -x."""
    var z = 2.0 / 3 * x * sqrt(x)
    var even = 1.0
    var odd = 0.0
    var term = 1.0
    for k in range(1, 30):
        # u(k) = u(k - 1) * (6k - 5) * (6k - 1) / (72 * k); the signs go + + - -.
        var next = term * Float64((6 * k - 5) * (6 * k - 1)) / (72 * Float64(k) * z)
        if next > term:
            break
        term = next
        var signed = -term if (k // 2) % 2 == 1 else term
        if k % 2 == 1:
            odd += signed
        else:
            even += signed
        if term < EPSILON:
            break
    var phase = z - 0.25 * PI
    return (cos(phase) * even + sin(phase) * odd) / (sqrt(PI) * sqrt(sqrt(x)))


@no_inline
def airy_ai(x: Float64) -> Float64:
    # As torch has it, also at the infinities.
    if isnan(x) or isinf(x):
        return NAN
    if x > 103.892:
        return 0
    if x < -8:
        return _airy_by_waves(-x)
    if x < 2:
        return _airy_by_series(x)
    var z = 2.0 / 3 * x * sqrt(x)
    return sqrt(x / 3) / PI * _scaled_k(1.0 / 3, z) * exp(-z)
