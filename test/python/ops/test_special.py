# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of mathematics, against eager.

Points where eager itself is off are left out: its Bessel functions between 5 and 6 and its Airy
function between -2.5 and -2 are right to 1e-5 only.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from batching import Case, batched, check_cases
from fusing import fused_case

Function = Callable[..., torch.Tensor]

UNARY: dict[str, Function] = {
    "digamma": torch.digamma,
    "erfc": torch.erfc,
    "erfinv": torch.erfinv,
    "i0": torch.i0,
    "lgamma": torch.lgamma,
    "logit": torch.logit,
    "logit eps": lambda x: torch.logit(x, 0.1),
    "polygamma 1": lambda x: torch.polygamma(1, x.abs()),
    "polygamma 3": lambda x: torch.polygamma(3, x.abs()),
    "airy_ai": torch.special.airy_ai,
    "bessel_j0": torch.special.bessel_j0,
    "bessel_j1": torch.special.bessel_j1,
    "bessel_y0": torch.special.bessel_y0,
    "bessel_y1": torch.special.bessel_y1,
    "entr": torch.special.entr,
    "erfcx": torch.special.erfcx,
    "i0e": torch.special.i0e,
    "i1": torch.special.i1,
    "i1e": torch.special.i1e,
    "log_ndtr": torch.special.log_ndtr,
    "modified_bessel_i0": torch.special.modified_bessel_i0,
    "modified_bessel_i1": torch.special.modified_bessel_i1,
    "modified_bessel_k0": torch.special.modified_bessel_k0,
    "modified_bessel_k1": torch.special.modified_bessel_k1,
    "ndtr": torch.special.ndtr,
    "ndtri": torch.special.ndtri,
    "scaled_modified_bessel_k0": torch.special.scaled_modified_bessel_k0,
    "scaled_modified_bessel_k1": torch.special.scaled_modified_bessel_k1,
    "sinc": torch.sinc,
    "spherical_bessel_j0": torch.special.spherical_bessel_j0,
    "xlogy scalar": lambda x: torch.xlogy(x, 2.5),
    "xlogy of scalar": lambda x: torch.xlogy(2.5, x),
    "xlog1py scalar": lambda x: torch.special.xlog1py(x, 2.5),
    "zeta scalar": lambda x: torch.special.zeta(x, 2.5),
}

POLYNOMIALS: dict[str, Function] = {
    "chebyshev_t": torch.special.chebyshev_polynomial_t,
    "chebyshev_u": torch.special.chebyshev_polynomial_u,
    "chebyshev_v": torch.special.chebyshev_polynomial_v,
    "chebyshev_w": torch.special.chebyshev_polynomial_w,
    "hermite_h": torch.special.hermite_polynomial_h,
    "hermite_he": torch.special.hermite_polynomial_he,
    "laguerre_l": torch.special.laguerre_polynomial_l,
    "legendre_p": torch.special.legendre_polynomial_p,
    "shifted_chebyshev_t": torch.special.shifted_chebyshev_polynomial_t,
    "shifted_chebyshev_u": torch.special.shifted_chebyshev_polynomial_u,
    "shifted_chebyshev_v": torch.special.shifted_chebyshev_polynomial_v,
    "shifted_chebyshev_w": torch.special.shifted_chebyshev_polynomial_w,
}

BINARY: dict[str, Function] = {
    "igamma": lambda x, y: torch.igamma(x.abs(), y.abs()),
    "igammac": lambda x, y: torch.igammac(x.abs(), y.abs()),
    "xlogy": torch.xlogy,
    "xlog1py": torch.special.xlog1py,
    "zeta": lambda x, y: torch.special.zeta(x.abs() + 1.5, y.abs()),
    **POLYNOMIALS,
}

EDGES = [math.nan, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 1e-3, -1e-3, 20.0, -20.0, 0.999]
PLAIN = [0.1, 0.3, 0.7, 0.95, 1.3, 1.9, 2.6, 3.4, 4.2, 6.5, 7.1, 9.3, 12.4, 25.0, -0.2, -0.8]
NEGATIVE = [-1.4, -2.7, -3.3, -4.6, -6.2, -7.5, -9.9, -11.1]


def points(dtype: torch.dtype) -> torch.Tensor:
    return torch.tensor(EDGES + PLAIN + NEGATIVE, dtype=dtype)


def degrees(dtype: torch.dtype) -> torch.Tensor:
    cycle = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 2.5, -1.0]
    count = len(points(dtype))
    return torch.tensor((cycle * count)[:count], dtype=dtype)


def cases(dtype: torch.dtype, tolerance: float | None = None) -> list[Case]:
    x, y = points(dtype), degrees(dtype)
    return [
        fused_case(f"{dtype}", UNARY, (x,), tolerance),
        fused_case(f"{dtype} of two", BINARY, (x.clamp(-5, 5), y), tolerance),
    ]


@batched()
def test_float32() -> list[Case]:
    integers = {n: UNARY[n] for n in ("digamma", "i0", "lgamma", "zeta scalar")}
    # Eager computes in f32 throughout; here only the result is rounded.
    return [*cases(torch.float32, 1e-5), fused_case("i64", integers, (torch.arange(1, 9),))]


@pytest.mark.slow
def test_float64() -> None:
    check_cases(cases(torch.float64))


@pytest.mark.slow
def test_infinities() -> None:
    infinities = torch.tensor([math.inf, -math.inf, math.nan, 1.0])
    check_cases(
        [fused_case("f32", UNARY, (infinities,)), fused_case("f64", UNARY, (infinities.double(),))]
    )


@pytest.mark.slow
def test_narrow_floats() -> None:
    half = {n: f for n, f in UNARY.items() if n in ("digamma", "erfc", "erfinv", "lgamma", "i0")}
    x = points(torch.float32)
    check_cases(
        [
            fused_case("bf16", half, (x.bfloat16(),)),
            fused_case("f16", half, (x.half(),)),
        ]
    )


@pytest.mark.slow
def test_dynamic_sizes() -> None:
    x = torch.rand(5, 3)
    check_cases(
        [
            Case("lgamma", torch.lgamma, (x,)),
            Case("zeta", lambda x: torch.special.zeta(x + 2, x[:, :1] + 1), (x,)),
            Case("rank 0", torch.digamma, (torch.tensor(2.5),)),
            Case("empty", torch.erfinv, (torch.empty(0, 3),)),
        ],
        dynamic=True,
    )
