# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Infinities, NaN, the largest and the smallest numbers, and shapes at the edge of what is allowed.

Tests have ten cases at most, so that `make test` runs them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, run_dynamic, run_with_sizes_from_data
from fusing import fused_case
from gradients import compare_gradients, run_gradients
from torch_engine import check_lowered
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten

Function = Callable[..., torch.Tensor]

INF, NAN = float("inf"), float("nan")


def edges(dtype: torch.dtype) -> torch.Tensor:
    """Not those smaller than the smallest normal number, which the engine takes for zeros, nor the
    largest, of which eager's gelu makes an infinity."""
    limits = torch.finfo(dtype)
    sizes = [
        0.0,
        limits.tiny,
        limits.eps,
        0.5,
        1.0,
        3.0,
        6.0,
        20.0,
        21.0,
        89.0,
        limits.max**0.5,
        limits.max / 4,
        INF,
    ]
    return torch.tensor([*sizes, *(-size for size in sizes), NAN], dtype=torch.float64).to(dtype)


ACTIVATIONS: dict[str, Function] = {
    "gelu": F.gelu,
    "gelu tanh": lambda x: F.gelu(x, approximate="tanh"),
    "silu": F.silu,
    "mish": F.mish,
    "hardswish": F.hardswish,
    "hardsigmoid": F.hardsigmoid,
    "softplus": F.softplus,
    "logsigmoid": F.logsigmoid,
    "elu": F.elu,
    "selu": F.selu,
    "sigmoid": torch.sigmoid,
    "tanh": torch.tanh,
    "erf": torch.erf,
    "exp": torch.exp,
    "log": torch.log,
    "log1p": torch.log1p,
    "relu": F.relu,
    "relu6": F.relu6,
    "leaky relu": F.leaky_relu,
    "softsign": F.softsign,
    "softshrink": F.softshrink,
}

DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.float16)


@batched()
def test_activations() -> list[Case]:
    return [fused_case(str(dtype), ACTIVATIONS, (edges(dtype),)) for dtype in DTYPES]


SLOPES: dict[str, Function] = {
    "relu": lambda grad, x: aten.threshold_backward(grad, x, 0),
    "threshold": lambda grad, x: aten.threshold_backward(grad, x, 0.5),
    "gelu": lambda grad, x: aten.gelu_backward(grad, x),
    "gelu tanh": lambda grad, x: aten.gelu_backward(grad, x, approximate="tanh"),
    "silu": lambda grad, x: aten.silu_backward(grad, x),
    "mish": lambda grad, x: aten.mish_backward(grad, x),
    "hardswish": lambda grad, x: aten.hardswish_backward(grad, x),
    "hardsigmoid": lambda grad, x: aten.hardsigmoid_backward(grad, x),
    "hardtanh": lambda grad, x: aten.hardtanh_backward(grad, x, -1, 1),
    "leaky relu": lambda grad, x: aten.leaky_relu_backward(grad, x, 0.1, False),
    "elu": lambda grad, x: aten.elu_backward(grad, 1.0, 1.0, 1.0, False, x),
    "softplus": lambda grad, x: aten.softplus_backward(grad, x, 1, 20),
    "sigmoid": lambda grad, x: aten.sigmoid_backward(grad, x),
    "tanh": lambda grad, x: aten.tanh_backward(grad, x),
    "hardshrink": lambda grad, x: aten.hardshrink_backward(grad, x, 0.5),
    "softshrink": lambda grad, x: aten.softshrink_backward(grad, x, 0.5),
    "logsigmoid": lambda grad, x: aten.log_sigmoid_backward(grad, x, torch.exp(-x.abs())),
}


@batched()
def test_slopes() -> list[Case]:
    cases = []
    for dtype in DTYPES:
        x = edges(dtype)
        cases.append(fused_case(str(dtype), SLOPES, (torch.linspace(1, 2, len(x)).to(dtype), x)))
    return cases


GRADIENTS: dict[str, Function] = {
    "relu": torch.relu,
    "clamp": lambda x: x.clamp(-1, 1),
    "clamp_min": lambda x: x.clamp_min(0),
    "relu6": F.relu6,
    "abs": torch.abs,
    "prelu": lambda x: F.prelu(x, torch.tensor([0.25])),
    "maximum of equal ones": lambda x: torch.maximum(x, torch.abs(x)),
    "minimum of equal ones": lambda x: torch.minimum(x, torch.abs(x)),
    "largest of equal ones": lambda x: torch.stack([x, torch.abs(x)]).amax(0),
    "sqrt": torch.sqrt,
}


@batched(run_gradients, compare_gradients, every_case=True)
def test_gradients() -> list[Case]:
    x = edges(torch.float32)
    return [Case(name, function, (x,)) for name, function in GRADIENTS.items()]


@pytest.mark.parametrize("function", [F.softshrink, F.hardshrink])
def test_gradients_of_shrinkage(function: Function, programs: list[Program]) -> None:
    results = []
    for run in (torch.compile(function, backend=max_backend, fullgraph=True), function):
        x = edges(torch.float32).requires_grad_()
        run(x).sum().backward()
        results.append(x.grad)
    torch.testing.assert_close(*results, equal_nan=True)
    check_lowered(programs)


@batched()
def test_slopes_of_mixed_dtypes() -> list[Case]:
    """The result has the dtype that both operands promote to."""
    wide, narrow = torch.randn(9, dtype=torch.float64), torch.randn(9, dtype=torch.bfloat16)
    single, half = torch.randn(9), torch.randn(9, dtype=torch.float16)
    pairs = {
        "relu": (single, wide),
        "threshold": (narrow, half),
        "gelu": (narrow, single),
        "gelu tanh": (single, wide),
        "silu": (wide, single),
        "sigmoid": (half, wide),
        "tanh": (narrow, single),
        "hardshrink": (wide, narrow),
        "softshrink": (single, half),
    }
    return [Case(name, SLOPES[name], operands) for name, operands in pairs.items()]


@batched()
def test_losses_of_one_example() -> list[Case]:
    """Of one loss, torch takes the gradient and the weight in rank 1, too."""

    def backward(reduction: int) -> Function:
        return lambda grad, scores, target, total: aten.nll_loss_backward(
            grad, scores, target, None, reduction, -100, total
        )

    def image_backward(grad: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        target = torch.ones(2, 2, 2, dtype=torch.int64)
        return aten.nll_loss2d_backward(grad, scores, target, None, 1, -100, grad)

    one, scores, target, total = (
        torch.tensor([1.5]),
        torch.randn(5),
        torch.tensor(2),
        torch.tensor([2.0]),
    )
    cases = [
        Case(f"reduction {reduction}, rank {grad.dim()}", backward(reduction), operands)
        for reduction in (0, 1, 2)
        for grad in (one, one[0])
        for operands in [(grad, scores, target, total)]
    ]
    batch = (one, torch.randn(3, 5), torch.tensor([0, 4, 2]), total)
    cases.append(Case("mean of a batch", backward(1), batch))
    cases.append(Case("images", image_backward, (one, torch.randn(2, 5, 2, 2))))
    return cases


@batched(run_with_sizes_from_data)
def test_repeat_interleave() -> list[Case]:
    x = torch.randn(2, 3, 4)
    whole = torch.arange(x.numel()) % 3
    cases = [Case("flat", torch.repeat_interleave, (x, whole))]
    for dim in (0, 1, -1):
        counts = torch.arange(x.shape[dim]) % 3

        def along(x: torch.Tensor, counts: torch.Tensor, dim: int = dim) -> torch.Tensor:
            return torch.repeat_interleave(x, counts, dim)

        def to_size(
            x: torch.Tensor, counts: torch.Tensor, dim: int = dim, size: int = int(counts.sum())
        ) -> torch.Tensor:
            return torch.repeat_interleave(x, counts, dim, output_size=size)

        cases.append(Case(f"dim {dim}", along, (x, counts)))
        cases.append(Case(f"dim {dim}, size given", to_size, (x, counts)))
        cases.append(Case(f"dim {dim}, none", along, (x, torch.zeros_like(counts))))
    return cases


OUT_OF_RANGE: dict[str, Callable[[torch.Tensor], Any]] = {
    "clamp": lambda x: x.clamp(max=300),
    "clamp from below": lambda x: x.clamp(-300),
    "clamp_min": lambda x: x.clamp_min(300),
    "hardtanh": lambda x: F.hardtanh(x, 0, 300),
    "fill": lambda x: torch.fill(x, 300),
    "full_like": lambda x: torch.full_like(x, 300),
    "new_full": lambda x: x.new_full((2,), 300),
    "full": lambda x: torch.full((3,), 300, dtype=x.dtype) + x,
    "masked_fill": lambda x: x.masked_fill(x > 1, 300),
    "where": lambda x: torch.where(x > 1, x, 300),
    "pad": lambda x: F.pad(x, (1, 1), value=300),
    "add": lambda x: torch.add(x, x, alpha=300),
    "scatter": lambda x: x.scatter(0, torch.tensor([1]), 300),
    "index_fill": lambda x: x.index_fill(0, torch.tensor([1]), 300),
    "pow": lambda x: x**300,
    "clamp of f16": lambda x: x.half().clamp(max=1e5),
    "masked_fill of f16": lambda x: x.half().masked_fill(x > 1, -1e5),
    "full_like of f32": lambda x: torch.full_like(x, 1e300, dtype=torch.float32),
}


@pytest.mark.parametrize("name", OUT_OF_RANGE)
def test_numbers_out_of_range(name: str) -> None:
    function, x = OUT_OF_RANGE[name], torch.tensor([1, 2, 100], dtype=torch.int8)
    with pytest.raises(RuntimeError, match="without overflow"):
        function(x)
    with pytest.raises(MaxCompilerError, match="without overflow"):
        torch.compile(function, backend=max_backend, fullgraph=True)(x)


@batched()
def test_numbers_that_wrap_around() -> list[Case]:
    x = torch.tensor([1, 2, 100, -128], dtype=torch.int8)
    functions: dict[str, Function] = {
        "add": lambda x: x + 300,
        "sub": lambda x: x - 300,
        "rsub": lambda x: 300 - x,
        "mul": lambda x: x * 300,
        "gt": lambda x: x > 300,
        "lt": lambda x: x < 300,
        "eq": lambda x: x == 300,
        "and": lambda x: x & 300,
        "clamp of u8": lambda x: x.to(torch.uint8).clamp(min=-200),
    }
    return [Case(name, function, (x,)) for name, function in functions.items()]


NORMS: dict[str, Function] = {
    "large order": lambda x: torch.linalg.vector_norm(x, 100.0, dim=1),
    "small order": lambda x: torch.linalg.vector_norm(x, 0.01, dim=1),
    "negative order": lambda x: torch.linalg.vector_norm(x, -3.0, dim=1),
    "order inf": lambda x: torch.linalg.vector_norm(x, INF, dim=1),
    "order -inf": lambda x: torch.linalg.vector_norm(x, -INF, dim=1),
    "order 0": lambda x: torch.linalg.vector_norm(x, 0, dim=1),
    "order 3 of f16": lambda x: torch.linalg.vector_norm(x.half(), 3.0, dim=1),
    "normalize f16": lambda x: F.normalize(x.half(), dim=1),
    "layer norm of f16": lambda x: F.layer_norm(x.half(), [6], eps=1e-12),
    "cosine similarity of bf16": lambda x: F.cosine_similarity(x.bfloat16(), x.bfloat16() + 1),
}


@batched()
def test_norms() -> list[Case]:
    x = torch.tensor([1e-3, 1.0, 0.0, 200.0])[:, None] * (torch.rand(4, 6) + 0.5)
    return [Case(name, function, (x,)) for name, function in NORMS.items()]


NARROW: dict[str, Function] = {
    "times a large number": lambda x: x.half() * 1e5,
    "plus a large number": lambda x: x.half() + 1e5,
    "minus a large number": lambda x: x.half() - 70000,
    "a large number minus it": lambda x: 1e5 - x.half(),
    "times a small number": lambda x: x.half() * 1e-9 * 1e9,
    "times a number that is rounded": lambda x: x.bfloat16() * 0.1,
    "by a large number": lambda x: x.half() / 70000,
    "tanh": lambda x: torch.tanh(x.half() * 1000),
    "sigmoid": lambda x: torch.sigmoid(x.half() * 1000),
}


@batched()
def test_numbers_beside_narrow_floats() -> list[Case]:
    """torch does not round them to the narrow type."""
    x = torch.tensor([1e-4, -3e-3, 0.5, -0.6, 0.02, 0.0])
    return [Case(name, function, (x,)) for name, function in NARROW.items()]


SYMBOLIC: dict[str, Function] = {
    "avg_pool2d": lambda x: F.avg_pool2d(x[:, None], 2, 3, ceil_mode=True),
    "avg_pool1d": lambda x: F.avg_pool1d(x.transpose(0, 2), 2, 4, 1, ceil_mode=True),
    "max_pool2d": lambda x: F.max_pool2d(x.transpose(0, 2)[None], 2, 3, 1, ceil_mode=True),
    "diagonal": lambda x: x[:, 0].diagonal(1) * 2,
    "diagonal below": lambda x: x[:, 0].diagonal(-2) * 2,
    "diagonal_scatter": lambda x: torch.diagonal_scatter(
        x[:, 0], torch.diagonal(x[:, 0], 1) * 2, 1
    ),
    "trace": lambda x: torch.trace(x[:, 0]),
    "norm": lambda x: torch.norm(x, 3.0),
}


@batched(run_dynamic)
def test_symbolic_sizes() -> list[Case]:
    x = torch.rand(7, 4, 9)
    return [Case(name, f, (x.clone(),)) for name, f in SYMBOLIC.items()]
