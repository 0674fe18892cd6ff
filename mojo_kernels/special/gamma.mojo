# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The gamma function's relatives."""

from std.math import copysign
from std.utils.numerics import inf, isinf, isnan, nan

from .libm import exp, floor, lgamma, log, pow, tan

comptime PI = 3.14159265358979323846
comptime INF = inf[DType.float64]()
comptime NAN = nan[DType.float64]()
comptime EPSILON = 2.220446049250313e-16


@no_inline
def digamma(x: Float64) -> Float64:
    """The derivative of log(gamma(x)).

    Reflected to positive numbers, raised to where the asymptotic series is short.
    """
    if x == 0:
        return copysign(INF, -x)
    var a = x
    var result = 0.0
    if a < 0:
        if a == floor(a):
            return NAN
        # The fraction alone, which is exact: pi * a would lose it for large a.
        result = -PI / tan(PI * (a + floor(-a)))
        a = 1 - a
    while a < 10:
        result -= 1 / a
        a += 1
    var z = 1 / (a * a)
    # B(2k) / (2k)
    var series = z * (
        1.0 / 12
        - z
        * (
            1.0 / 120
            - z
            * (
                1.0 / 252
                - z * (1.0 / 240 - z * (1.0 / 132 - z * (691.0 / 32760 - z / 12)))
            )
        )
    )
    return result + (log(a) - 0.5 / a - series)


@no_inline
def zeta(s: Float64, q: Float64) -> Float64:
    """The sum of (k + q)**-s over k = 0, 1, ..., by Euler and Maclaurin."""
    if s == 1:
        return INF
    if s < 1:
        return NAN
    if q <= 0:
        if q == floor(q):
            return INF
        if s != floor(s):
            return NAN
    var a = q
    var sum = 0.0
    var terms = 0
    while terms < 10 or a <= 10:
        var term = pow(a, -s)
        sum += term
        a += 1
        terms += 1
        if a > 1 and term < EPSILON * sum * 1e-3:
            return sum
    var power = pow(a, -s)
    sum += power * a / (s - 1) + 0.5 * power
    # B(2k) / (2k)! * s * (s + 1) * ... * (s + 2k - 2) / a**(s + 2k - 1)
    var coefficients = [
        1.0 / 12,
        -1.0 / 720,
        1.0 / 30240,
        -1.0 / 1209600,
        1.0 / 47900160,
        -691.0 / 1307674368000,
        1.0 / 74724249600,
        -3617.0 / 10670622842880000,
        43867.0 / 5109094217170944000,
        -174611.0 / 802857662698291200000,
        77683.0 / 14101100039391805440000,
        -236364091.0 / 1693824136731743669452800000,
    ]
    var factor = s * power / a
    var k = s
    for i in range(12):
        var term = coefficients[i] * factor
        sum += term
        if abs(term) < EPSILON * abs(sum):
            break
        factor *= (k + 1) * (k + 2) / (a * a)
        k += 2
    return sum


@no_inline
def polygamma(n: Float64, x: Float64) -> Float64:
    """The n-th derivative of digamma."""
    if n == 0:
        return digamma(x)
    if n == 1 and isinf(x):
        # As torch has it.
        return 0.0 if x > 0 else NAN
    var sign = 1.0 if n - 2 * floor(n / 2) == 1 else -1.0
    return sign * exp(lgamma(n + 1)) * zeta(n + 1, x)


# ===----------------------------------------------------------------------=== #
# The incomplete gamma function
# ===----------------------------------------------------------------------=== #


def _prefactor(a: Float64, x: Float64) -> Float64:
    """The factor x**a * exp(-x) / gamma(a)."""
    return exp(a * log(x) - x - lgamma(a))


def _lower_by_series(a: Float64, x: Float64) -> Float64:
    var term = 1 / a
    var sum = term
    var k = a
    # The terms fall once k is beyond x, some sqrt(a) terms away if x is near a.
    for _ in range(200000):
        k += 1
        term *= x / k
        sum += term
        if term < EPSILON * sum:
            break
    return sum * _prefactor(a, x)


def _upper_by_fraction(a: Float64, x: Float64) -> Float64:
    """The continued fraction, by Lentz's method."""
    comptime tiny = 1e-300
    var b = x + 1 - a
    var c = 1 / tiny
    var d = 1 / b
    var h = d
    for i in range(1, 200000):
        var an = -Float64(i) * (Float64(i) - a)
        b += 2
        d = an * d + b
        if abs(d) < tiny:
            d = tiny
        c = b + an / c
        if abs(c) < tiny:
            c = tiny
        d = 1 / d
        var delta = d * c
        h *= delta
        if abs(delta - 1) < EPSILON:
            break
    return h * _prefactor(a, x)


def _end_of_igamma(a: Float64, x: Float64) -> Float64:
    """The lower function where no series is needed; -1 elsewhere."""
    if a < 0 or x < 0:
        return NAN
    if a == 0:
        return 1.0 if x > 0 else NAN
    if x == 0:
        return 0
    if isinf(a):
        return NAN if isinf(x) else 0.0
    if isinf(x):
        return 1
    return NAN if isnan(a) or isnan(x) else -1.0


@no_inline
def igamma(a: Float64, x: Float64) -> Float64:
    """The regularised lower incomplete gamma function."""
    var end = _end_of_igamma(a, x)
    if end != -1:
        return end
    return _lower_by_series(a, x) if x < a + 1 else 1 - _upper_by_fraction(a, x)


@no_inline
def igammac(a: Float64, x: Float64) -> Float64:
    """The regularised upper incomplete gamma function."""
    var end = _end_of_igamma(a, x)
    if end != -1:
        return 1 - end
    return 1 - _lower_by_series(a, x) if x < a + 1 else _upper_by_fraction(a, x)
