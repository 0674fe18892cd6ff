# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arithmetic, comparisons, activations; promotion and scalars."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from fusing import fused_case

Function = Callable[..., torch.Tensor]

UNARY: dict[str, Function] = {
    "abs": torch.abs,
    "ceil": torch.ceil,
    "cos": torch.cos,
    "erf": torch.erf,
    "exp": torch.exp,
    "floor": torch.floor,
    "gelu": F.gelu,
    "gelu tanh": lambda x: F.gelu(x, approximate="tanh"),
    "leaky_relu": F.leaky_relu,
    "log": lambda x: torch.log(x.abs() + 0.1),
    "log1p": lambda x: torch.log1p(x.abs()),
    "neg": torch.neg,
    "reciprocal": lambda x: torch.reciprocal(x.abs() + 0.5),
    "relu": F.relu,
    "round": torch.round,
    "rsqrt": lambda x: torch.rsqrt(x.abs() + 0.5),
    "sigmoid": torch.sigmoid,
    "silu": F.silu,
    "sin": torch.sin,
    "sqrt": lambda x: torch.sqrt(x.abs()),
    "square": torch.square,
    "tanh": torch.tanh,
    "trunc": torch.trunc,
    "isnan": torch.isnan,
    "logical_not": lambda x: torch.logical_not(x > 0),
}

BINARY: dict[str, Function] = {
    "add": torch.add,
    "add alpha": lambda x, y: torch.add(x, y, alpha=3),
    "sub": torch.sub,
    "rsub": lambda x, y: torch.rsub(x, y),
    "mul": torch.mul,
    "div": lambda x, y: x / (y.abs() + 1),
    "pow": lambda x, y: torch.pow(x.abs() + 0.1, y),
    "maximum": torch.maximum,
    "minimum": torch.minimum,
    "eq": torch.eq,
    "ne": torch.ne,
    "lt": torch.lt,
    "le": torch.le,
    "gt": torch.gt,
    "ge": torch.ge,
    "logical_and": lambda x, y: torch.logical_and(x > 0, y > 0),
    "logical_or": lambda x, y: torch.logical_or(x > 0, y > 0),
    "where": lambda x, y: torch.where(x > y, x, y),
    "broadcast": lambda x, y: x + y[0],
    "broadcast both": lambda x, y: x[:, :1] * y[:1],
}

SCALAR: dict[str, Function] = {
    "add int": lambda x: x + 2,
    "add float": lambda x: x + 2.5,
    "sub int": lambda x: x - 2,
    "rsub int": lambda x: 2 - x,
    "mul float": lambda x: x * 0.5,
    "div int": lambda x: x / 3,
    "pow 2": lambda x: x**2,
    "pow 3": lambda x: x**3,
    "eq": lambda x: x == 1,
    "lt": lambda x: x < 1,
    "ge float": lambda x: x >= 0.5,
    "clamp": lambda x: torch.clamp(x, -1, 1),
    "clamp min": lambda x: torch.clamp(x, min=0),
    "where scalar": lambda x: torch.where(x > 0, x, 0),
    "masked_fill": lambda x: x.masked_fill(x > 0, -1),
}


@batched()
def test_float32() -> list[Case]:
    x, y = torch.randn(3, 4) * 2, torch.randn(3, 4) * 2
    cases = [Case(f"unary {n}", f, (x,), 1e-5) for n, f in UNARY.items()]
    cases += [Case(f"binary {n}", f, (x, y), 1e-5) for n, f in BINARY.items()]
    cases += [Case(f"scalar {n}", f, (x,), 1e-5) for n, f in SCALAR.items()]
    cases.append(Case("rank 0", lambda x, y: x + y, (torch.tensor(2.0), torch.tensor(3.0))))
    cases.append(Case("empty", lambda x: x * 2, (torch.empty(0, 3),)))
    cases.append(
        Case("not contiguous", lambda x, y: x.t() + y, (x, torch.randn(8, 3)[::2].contiguous()))
    )
    wide = torch.linspace(-50, 5, 20, dtype=torch.float64)
    digits = Case("digits of sigmoid", lambda x: torch.sigmoid(x) * torch.exp(-x), (wide,), 1e-14)
    silu = Case("digits of silu", lambda x: F.silu(x) * torch.exp(-x), (wide,), 1e-12)
    cases += [digits, silu]
    special = torch.tensor([1.0, float("nan"), float("inf"), -float("inf")])
    cases.append(Case("minus itself", lambda x: x - x, (special,)))
    cases.append(Case("plus its negative", lambda x: x + -x, (special,)))
    zeros = torch.tensor([0.0, -0.0, 1.0])
    cases.append(Case("plus zero", lambda x: 1 / (x + 0.0), (zeros,)))
    cases.append(Case("zero minus", lambda x: 1 / (0.0 - x), (zeros,)))
    cases.append(Case("strided input", lambda x: x + 1, (torch.randn(6, 4)[::2],)))
    return cases


@pytest.mark.slow
def test_dtypes_and_promotion() -> None:
    floats = [torch.float64, torch.float16, torch.bfloat16]
    integers = [torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8]
    cases = []
    for dtype in floats:
        x, y = torch.randn(2, 3).to(dtype), torch.randn(2, 3).to(dtype)
        cases.append(Case(f"{dtype} add mul", lambda x, y: x + y * 2, (x, y)))
        cases.append(Case(f"{dtype} compare", lambda x, y: x > y, (x, y)))
    for dtype in integers:
        x = torch.arange(6).reshape(2, 3).to(dtype)
        cases.append(Case(f"{dtype} add mul", lambda x: x + x * 2, (x,)))
        cases.append(Case(f"{dtype} compare", lambda x: x >= 3, (x,)))
        cases.append(Case(f"{dtype} div", lambda x: x / 2, (x,)))
        cases.append(Case(f"{dtype} add float", lambda x: x + 0.5, (x,)))
    f32, i64 = torch.randn(2, 3), torch.arange(6).reshape(2, 3)
    i32, b = i64.to(torch.int32), i64 > 2
    cases += [
        Case("f32 + i64", torch.add, (f32, i64)),
        Case("i32 + i64", torch.add, (i32, i64)),
        Case("f32 * bool", torch.mul, (f32, b)),
        Case("i64 + bool", torch.add, (i64, b)),
        Case("bool + bool", torch.add, (b, b)),
        Case("f16 + f32", torch.add, (f32.half(), f32)),
        Case("f32 + f64 of rank 0", torch.add, (f32, torch.tensor(1.5, dtype=torch.float64))),
        Case("f32 < i64", torch.lt, (f32, i64)),
        Case("bool not", lambda x: ~x, (b,)),
        Case("bool and", lambda x: x & ~x, (b,)),
        Case("to i64", lambda x: (x * 3).to(torch.int64), (f32,)),
        Case("to f16", lambda x: x.half(), (f32,)),
        Case("to bool", lambda x: x.bool(), (i64,)),
        Case("bool to f32", lambda x: x.float(), (b,)),
        Case("u8 to f64", lambda x: x.double(), (i64.to(torch.uint8),)),
    ]
    check_cases(cases)


EDGES = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.5, 3.5]
LARGE = [1e-3, -1e-3, 20.0, -20.0, 88.0, 100.0, -87.0, -200.0, 1e30, -1e30]

ON_EDGES: dict[str, Function] = {
    **{name: getattr(torch, name) for name in ("exp", "relu", "sigmoid", "sqrt", "tanh", "log")},
    **{name: getattr(torch, name) for name in ("acos", "acosh", "asin", "asinh", "atan", "cosh")},
    **{name: getattr(torch, name) for name in ("exp2", "expm1", "log10", "log2", "sinh", "tan")},
    **{name: getattr(torch, name) for name in ("sign", "sgn", "angle", "frac", "nan_to_num")},
    "clamp": lambda x: torch.clamp(x, -1, 1),
    "clamp min": lambda x: torch.clamp(x, min=0.5),
    "clamp max": lambda x: torch.clamp(x, max=0.5),
    "clamp nan": lambda x: torch.clamp(x, min=math.nan),
    "pow 0": lambda x: x**0,
    "pow 0.5": lambda x: x**0.5,
    "pow 4.5": lambda x: x**4.5,
    "pow -2": lambda x: x**-2,
    "2 to the power": lambda x: 2**x,
    "round decimals": lambda x: torch.round(x, decimals=1),
    "copysign scalar": lambda x: torch.copysign(x, -0.0),
    "deg2rad": torch.deg2rad,
    "reciprocal": torch.reciprocal,
}

CHOICES: dict[str, Function] = {
    "maximum": torch.maximum,
    "minimum": torch.minimum,
    "fmax": torch.fmax,
    "fmin": torch.fmin,
    "clamp tensors": lambda x, y: torch.clamp(x, y, y + 1),
    "atan2": torch.atan2,
    "copysign": torch.copysign,
    "hypot": torch.hypot,
    "nextafter": torch.nextafter,
    "pow": torch.pow,
    "heaviside": torch.heaviside,
    "lerp": lambda x, y: torch.lerp(x, y, 0.3),
    "lerp from the end": lambda x, y: torch.lerp(x, y, 0.7),
    "addcmul": lambda x, y: torch.addcmul(x, y, y, value=0.5),
    "addcdiv": lambda x, y: torch.addcdiv(x, y, y + 3, value=0.5),
}

PREDICATES: dict[str, Function] = {
    "ne": torch.ne,
    "eq": torch.eq,
    "lt": torch.lt,
    "ge": torch.ge,
    "to bool": lambda x, y: x.bool(),
    "logical_not": lambda x, y: torch.logical_not(x),
    "logical_and": torch.logical_and,
    "logical_xor": torch.logical_xor,
    "isfinite": lambda x, y: torch.isfinite(x),
    "isposinf": lambda x, y: torch.isposinf(x),
    "isneginf": lambda x, y: torch.isneginf(x),
    "signbit": lambda x, y: torch.signbit(x),
}

ACTIVATIONS: dict[str, Function] = {
    "celu": F.celu,
    "elu": F.elu,
    "hardshrink": F.hardshrink,
    "hardsigmoid": F.hardsigmoid,
    "hardswish": F.hardswish,
    "hardtanh": F.hardtanh,
    "leaky_relu": F.leaky_relu,
    "logsigmoid": F.logsigmoid,
    "mish": F.mish,
    "relu6": F.relu6,
    "selu": F.selu,
    "softplus": F.softplus,
    "softshrink": F.softshrink,
    "softsign": F.softsign,
    "tanhshrink": F.tanhshrink,
    "threshold": lambda x: F.threshold(x, 0.1, 2.0),
}


def pairs(values: list[float], dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    """Each with each."""
    x = torch.tensor(values, dtype=dtype)
    return x.repeat_interleave(len(values)), x.repeat(len(values))


def edge_cases(dtype: torch.dtype) -> list[Case]:
    x = torch.tensor(EDGES + LARGE, dtype=dtype)
    return [
        fused_case(f"edges {dtype}", ON_EDGES, (x,)),
        fused_case(f"choices {dtype}", CHOICES, pairs(EDGES, dtype)),
        fused_case(f"predicates {dtype}", PREDICATES, pairs(EDGES, dtype)),
    ]


@pytest.mark.slow
def test_edges() -> None:
    x = torch.tensor([0.0, -0.0, 0.2, -0.2, 0.5, -0.5, 1.0, -1.0, 3.0, -3.0, 7.0, -7.0, 25.0])
    check_cases([*edge_cases(torch.float32), fused_case("activations", ACTIVATIONS, (x,))])


@pytest.mark.slow
def test_edges_of_other_floats() -> None:
    half = {name: ON_EDGES[name] for name in ("exp", "relu", "sigmoid", "tanh", "clamp", "pow 4.5")}
    x = torch.tensor(EDGES)
    check_cases(
        [
            *edge_cases(torch.float64),
            fused_case("edges bf16", half, (x.bfloat16(),)),
            fused_case("edges f16", half, (x.half(),)),
        ]
    )


@pytest.mark.slow
def test_integers() -> None:
    limits = torch.iinfo(torch.int64)
    i64 = torch.tensor([0, 1, -1, 2, -3, 7, limits.max, limits.min])
    functions: dict[str, Function] = {
        "abs": torch.abs,
        "neg": torch.neg,
        "relu": torch.relu,
        "sign": torch.sign,
        "clamp": lambda x: torch.clamp(x, -2, 2),
        "mul": lambda x: x * x,
        "pow": lambda x: x**5,
        "pow of two": lambda x: torch.pow(x, x),
        "fmax": lambda x: torch.fmax(x, -x),
    }
    floats = torch.tensor([0.0, 1.9, -1.9, 200.0, 300.0, -5.0, 70000.0])
    cases = [fused_case("i64", functions, (i64,)), fused_case("i32", functions, (i64[:6].int(),))]
    for dtype in (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64):
        cases.append(Case(f"f32 to {dtype}", lambda x, dtype=dtype: x.to(dtype), (floats,)))
    cases.append(Case("ldexp", torch.ldexp, (torch.rand(6), torch.arange(6))))
    cases.append(Case("atan2 i64", lambda x: torch.atan2(x, x), (i64[:6],)))
    cases.append(Case("copysign i64", lambda x: torch.copysign(x, -1.0), (i64[:6],)))
    cases.append(Case("signbit i64", torch.signbit, (i64,)))
    check_cases(cases)


@pytest.mark.slow
def test_dynamic_sizes() -> None:
    x, y = torch.randn(3, 4), torch.randn(4)
    check_cases(
        [
            Case("exp", torch.exp, (x,)),
            Case("relu", F.relu, (x,)),
            Case("maximum", torch.maximum, (x, y)),
            Case("clamp tensor", lambda x, y: torch.clamp(x, min=y), (x, y)),
            Case("pow", lambda x, y: torch.pow(x.abs(), y), (x, y)),
            Case("pow scalar", lambda x: x.abs() ** 1.5, (x,)),
            Case("hypot of rank 0", lambda x, y: torch.hypot(x, y[0]), (x, y)),
        ],
        dynamic=True,
    )
