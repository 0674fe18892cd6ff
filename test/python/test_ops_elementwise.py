# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arithmetic, comparisons, activations; promotion and scalars."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from batching import Case, check_cases

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


def test_float32() -> None:
    x, y = torch.randn(3, 4) * 2, torch.randn(3, 4) * 2
    cases = [Case(f"unary {n}", f, (x,), 1e-5) for n, f in UNARY.items()]
    cases += [Case(f"binary {n}", f, (x, y), 1e-5) for n, f in BINARY.items()]
    cases += [Case(f"scalar {n}", f, (x,), 1e-5) for n, f in SCALAR.items()]
    cases.append(Case("rank 0", lambda x, y: x + y, (torch.tensor(2.0), torch.tensor(3.0))))
    cases.append(Case("empty", lambda x: x * 2, (torch.empty(0, 3),)))
    cases.append(
        Case("not contiguous", lambda x, y: x.t() + y, (x, torch.randn(8, 3)[::2].contiguous()))
    )
    cases.append(Case("strided input", lambda x: x + 1, (torch.randn(6, 4)[::2],)))
    check_cases(cases)


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
