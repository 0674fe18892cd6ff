# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of mathematics that the engine lacks, each by the name that torch has for it."""

import extensibility
from extensibility import ElementwiseBinaryOp, ElementwiseUnaryOp
from std.utils.numerics import nan

from .bessel import (
    airy_ai,
    bessel_j0,
    bessel_j1,
    bessel_y0,
    bessel_y1,
    i0,
    i0e,
    i1,
    i1e,
    k0,
    k1,
    scaled_k0,
    scaled_k1,
    spherical_bessel_j0,
)
from .error_function import erfcx, erfinv, ndtri
from .gamma import digamma, igamma, igammac, polygamma, zeta
from .lanes import by_lanes
from .libm import erfc, lgamma
from .polynomials import (
    chebyshev_t,
    chebyshev_u,
    chebyshev_v,
    chebyshev_w,
    hermite_h,
    hermite_he,
    laguerre_l,
    legendre_p,
    shifted_chebyshev_t,
    shifted_chebyshev_u,
    shifted_chebyshev_v,
    shifted_chebyshev_w,
)


# ===----------------------------------------------------------------------=== #
# The gamma function
# ===----------------------------------------------------------------------=== #


@extensibility.register("special.lgamma")
struct Lgamma(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[lgamma](x)


@extensibility.register("special.digamma")
struct Digamma(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[digamma](x)


@extensibility.register("special.polygamma")
struct Polygamma(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](n: SIMD[dtype, width], x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[polygamma](n, x)


@extensibility.register("special.zeta")
struct Zeta(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](s: SIMD[dtype, width], q: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[zeta](s, q)


@extensibility.register("special.igamma")
struct Igamma(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](a: SIMD[dtype, width], x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[igamma](a, x)


@extensibility.register("special.igammac")
struct Igammac(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](a: SIMD[dtype, width], x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[igammac](a, x)


# ===----------------------------------------------------------------------=== #
# The error function
# ===----------------------------------------------------------------------=== #


@extensibility.register("special.erfc")
struct Erfc(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[erfc](x)


@extensibility.register("special.erfcx")
struct Erfcx(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[erfcx](x)


@extensibility.register("special.erfinv")
struct Erfinv(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[erfinv](x)


@extensibility.register("special.ndtri")
struct Ndtri(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[ndtri](x)


# ===----------------------------------------------------------------------=== #
# Bessel functions
# ===----------------------------------------------------------------------=== #


@extensibility.register("special.airy_ai")
struct AiryAi(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[airy_ai](x)


@extensibility.register("special.bessel_j0")
struct BesselJ0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[bessel_j0](x)


@extensibility.register("special.bessel_j1")
struct BesselJ1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[bessel_j1](x)


@extensibility.register("special.bessel_y0")
struct BesselY0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[bessel_y0](x)


@extensibility.register("special.bessel_y1")
struct BesselY1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[bessel_y1](x)


@extensibility.register("special.i0")
struct I0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[i0](x)


@extensibility.register("special.i0e")
struct I0e(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[i0e](x)


@extensibility.register("special.i1")
struct I1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[i1](x)


@extensibility.register("special.i1e")
struct I1e(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[i1e](x)


@extensibility.register("special.modified_bessel_k0")
struct K0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[k0](x)


@extensibility.register("special.modified_bessel_k1")
struct K1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[k1](x)


@extensibility.register("special.scaled_modified_bessel_k0")
struct ScaledK0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[scaled_k0](x)


@extensibility.register("special.scaled_modified_bessel_k1")
struct ScaledK1(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[scaled_k1](x)


@extensibility.register("special.spherical_bessel_j0")
struct SphericalBesselJ0(ElementwiseUnaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[spherical_bessel_j0](x)


# ===----------------------------------------------------------------------=== #
# Orthogonal polynomials
# ===----------------------------------------------------------------------=== #


@extensibility.register("special.chebyshev_polynomial_t")
struct ChebyshevT(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[chebyshev_t](x, n)


@extensibility.register("special.chebyshev_polynomial_u")
struct ChebyshevU(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[chebyshev_u](x, n)


@extensibility.register("special.chebyshev_polynomial_v")
struct ChebyshevV(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[chebyshev_v](x, n)


@extensibility.register("special.chebyshev_polynomial_w")
struct ChebyshevW(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[chebyshev_w](x, n)


@extensibility.register("special.laguerre_polynomial_l")
struct LaguerreL(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[laguerre_l](x, n)


@extensibility.register("special.legendre_polynomial_p")
struct LegendreP(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[legendre_p](x, n)


@extensibility.register("special.shifted_chebyshev_polynomial_t")
struct ShiftedChebyshevT(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[shifted_chebyshev_t](x, n)


@extensibility.register("special.shifted_chebyshev_polynomial_u")
struct ShiftedChebyshevU(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[shifted_chebyshev_u](x, n)


@extensibility.register("special.shifted_chebyshev_polynomial_v")
struct ShiftedChebyshevV(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[shifted_chebyshev_v](x, n)


@extensibility.register("special.shifted_chebyshev_polynomial_w")
struct ShiftedChebyshevW(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return by_lanes[shifted_chebyshev_w](x, n)


@always_inline
def _without_overflow[
    dtype: DType, width: SIMDLength, //
](value: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """NaN for degrees from which torch gives up."""
    comptime limit = SIMD[dtype, width](512 if dtype == DType.float64 else 128)
    return n.gt(limit).select(SIMD[dtype, width](nan[dtype]()), value)


@extensibility.register("special.hermite_polynomial_h")
struct HermiteH(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return _without_overflow(by_lanes[hermite_h](x, n), n)


@extensibility.register("special.hermite_polynomial_he")
struct HermiteHe(ElementwiseBinaryOp):
    @staticmethod
    def elementwise[
        dtype: DType, width: SIMDLength
    ](x: SIMD[dtype, width], n: SIMD[dtype, width]) -> SIMD[dtype, width]:
        return _without_overflow(by_lanes[hermite_he](x, n), n)
