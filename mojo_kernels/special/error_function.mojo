# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The error function's relatives."""

from std.utils.numerics import inf, isinf, isnan, nan

from .libm import erf, erfc, exp, log, sqrt

comptime PI = 3.14159265358979323846
comptime SQRT_PI = 1.77245385090551602730
comptime SQRT_2 = 1.41421356237309504880
comptime INF = inf[DType.float64]()
comptime NAN = nan[DType.float64]()


@no_inline
def erfcx(x: Float64) -> Float64:
    """The product exp(x**2) * erfc(x)."""
    if isnan(x):
        return x
    if x < 2:
        return INF if x < -26.7 else exp(x * x) * erfc(x)
    # The continued fraction x + (1/2) / (x + (2/2) / (x + (3/2) / ...)).
    var fraction = x
    for i in range(100, 0, -1):
        fraction = x + 0.5 * Float64(i) / fraction
    return 1 / (SQRT_PI * fraction)


def _inverse_guess(l: Float64) -> Float64:
    """Winitzki's approximation of erfinv(x) for l = log(1 - x**2): right to 0.2 %."""
    comptime a = 0.147
    var t = 2 / (PI * a) + 0.5 * l
    return sqrt(sqrt(t * t - l / a) - t)


def _erfcinv(q: Float64) -> Float64:
    """The w of erfc(w) = q for 0 < q <= 1, by Halley's method."""
    var w = _inverse_guess(log(q * (2 - q)))
    for _ in range(4):
        var step = (q - erfc(w)) * 0.5 * SQRT_PI * exp(w * w)
        w -= step / (1 + w * step)
    return w


@no_inline
def erfinv(x: Float64) -> Float64:
    """The w of erf(w) = x."""
    var magnitude = abs(x)
    if not magnitude <= 1:
        return NAN
    if magnitude == 1:
        return x * INF
    if magnitude > 0.5:
        # 1 - |x| is exact here.
        var w = _erfcinv(1 - magnitude)
        return w if x > 0 else -w
    # Near zero erf is linear.
    var w = x * 0.5 * SQRT_PI
    if magnitude > 1e-8:
        for _ in range(6):
            var step = (erf(w) - x) * 0.5 * SQRT_PI * exp(w * w)
            w -= step / (1 + w * step)
    return w


@no_inline
def ndtri(p: Float64) -> Float64:
    """The quantile function of the normal distribution."""
    if p == 0:
        return -INF
    if p == 1:
        return INF
    if not (p > 0 and p < 1):
        return NAN
    return -SQRT_2 * _erfcinv(2 * p) if p < 0.5 else SQRT_2 * _erfcinv(2 * (1 - p))
