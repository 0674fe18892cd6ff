# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Orthogonal polynomials of degree n, by their recurrences. A negative degree gives zero.

The recurrence of each is p(k + 1) = (a * x + b) * p(k) - c * p(k - 1), from p(0) = 1 and p(1).
"""

from std.utils.numerics import isnan, nan

comptime NAN = nan[DType.float64]()


def _degree(n: Float64) -> Int:
    """Cut off, as a conversion to an integer does it."""
    return -1 if isnan(n) else Int(n)


def _chebyshev(x: Float64, n: Float64, first: Float64) -> Float64:
    """The four kinds differ in p(1) only."""
    var degree = _degree(n)
    if degree < 0:
        return 0
    if degree == 0:
        return 1
    var previous = 1.0
    var current = first
    for _ in range(degree - 1):
        var next = 2 * x * current - previous
        previous = current
        current = next
        if isnan(current):
            break
    return current


@no_inline
def chebyshev_t(x: Float64, n: Float64) -> Float64:
    return _chebyshev(x, n, x)


@no_inline
def chebyshev_u(x: Float64, n: Float64) -> Float64:
    return _chebyshev(x, n, 2 * x)


@no_inline
def chebyshev_v(x: Float64, n: Float64) -> Float64:
    return _chebyshev(x, n, 2 * x - 1)


@no_inline
def chebyshev_w(x: Float64, n: Float64) -> Float64:
    return _chebyshev(x, n, 2 * x + 1)


@no_inline
def shifted_chebyshev_t(x: Float64, n: Float64) -> Float64:
    return chebyshev_t(2 * x - 1, n)


@no_inline
def shifted_chebyshev_u(x: Float64, n: Float64) -> Float64:
    return chebyshev_u(2 * x - 1, n)


@no_inline
def shifted_chebyshev_v(x: Float64, n: Float64) -> Float64:
    return chebyshev_v(2 * x - 1, n)


@no_inline
def shifted_chebyshev_w(x: Float64, n: Float64) -> Float64:
    return chebyshev_w(2 * x - 1, n)


def _hermite(x: Float64, n: Float64, scale: Float64) -> Float64:
    var degree = _degree(n)
    if degree < 0:
        return 0
    if degree == 0:
        return 1
    var previous = 1.0
    var current = scale * x
    for k in range(1, degree):
        var next = scale * (x * current - Float64(k) * previous)
        previous = current
        current = next
        if isnan(current):
            break
    return current


@no_inline
def hermite_h(x: Float64, n: Float64) -> Float64:
    """The physicist's."""
    return _hermite(x, n, 2)


@no_inline
def hermite_he(x: Float64, n: Float64) -> Float64:
    """The probabilist's."""
    return _hermite(x, n, 1)


@no_inline
def laguerre_l(x: Float64, n: Float64) -> Float64:
    var degree = _degree(n)
    if degree < 0:
        return 0
    if degree == 0:
        return 1
    var previous = 1.0
    var current = 1 - x
    for i in range(1, degree):
        var k = Float64(i)
        var next = ((2 * k + 1 - x) * current - k * previous) / (k + 1)
        previous = current
        current = next
    return current


@no_inline
def legendre_p(x: Float64, n: Float64) -> Float64:
    var degree = _degree(n)
    if degree < 0:
        return 0
    if degree == 0:
        return 1
    var previous = 1.0
    var current = x
    for i in range(1, degree):
        var k = Float64(i)
        var next = ((2 * k + 1) * x * current - k * previous) / (k + 1)
        previous = current
        current = next
    return current
