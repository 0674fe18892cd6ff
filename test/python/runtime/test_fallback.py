# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What has no lowering runs in PyTorch: inside of the engine's graph, before or after it."""

from __future__ import annotations

import gc
import math
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

import pytest
import torch
from torch import nn
from torch_max_backend import MaxCompilerError, TorchFallbackWarning, engine, max_backend

kept: list[torch.Tensor] = []
order: list[str] = []


@torch.library.custom_op("fallback_test::doubled", mutates_args=())
def doubled(x: torch.Tensor, name: str) -> torch.Tensor:
    order.append(name)
    kept.append(x)
    return x * 2


@doubled.register_fake
def _(x: torch.Tensor, name: str) -> torch.Tensor:
    return torch.empty_like(x)


@torch.library.custom_op("fallback_test::noisy", mutates_args=())
def noisy(x: torch.Tensor) -> torch.Tensor:
    return x + torch.rand_like(x)


@noisy.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


@torch.library.custom_op("fallback_test::reverse_all", mutates_args=())
def reverse_all(xs: list[torch.Tensor]) -> list[torch.Tensor]:
    return [x.flip(0) for x in xs]


@reverse_all.register_fake
def _(xs: list[torch.Tensor]) -> list[torch.Tensor]:
    return [torch.empty_like(x) for x in xs]


@torch.library.custom_op("fallback_test::fails_if_negative", mutates_args=())
def fails_if_negative(x: torch.Tensor) -> torch.Tensor:
    if (x < 0).any():
        raise KeyError("a negative number")
    return x.clone()


@fails_if_negative.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


@torch.library.custom_op("fallback_test::lies", mutates_args=())
def lies(x: torch.Tensor) -> torch.Tensor:
    return x.flatten().clone()


@lies.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


@torch.library.custom_op("fallback_test::add_to", mutates_args=("total",))
def add_to(total: torch.Tensor, x: torch.Tensor) -> None:
    total.add_(x)


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(
        function, backend=max_backend, fullgraph=True, options={"fallback": "warn", **options}
    )


def fallback_warnings(call: Callable[[], Any]) -> tuple[Any, list[str]]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        result = call()
    return result, [str(w.message) for w in caught if w.category is TorchFallbackWarning]


def assert_same(result: Any, expected: Any) -> None:
    flat, flat_expected = (torch.utils._pytree.tree_leaves(r) for r in (result, expected))
    for one, other in zip(flat, flat_expected, strict=True):
        torch.testing.assert_close(one, other, rtol=2e-4, atol=2e-5)
        assert not isinstance(one, torch.Tensor) or one.stride() == other.stride()


def test_torch_between_ops_of_the_engine() -> None:
    def function(x: torch.Tensor, w: torch.Tensor) -> Any:
        spectrum = torch.fft.fft(torch.relu(x @ w).t())
        a = spectrum.abs() * 2
        b = torch.ops.fallback_test.doubled(a, "b") + torch.exp(-a)
        parts = torch.ops.fallback_test.reverse_all([b + i for i in range(11)])
        c = sum(part * i for i, part in enumerate(parts))
        # Complex numbers of an earlier call, and a number that the engine computes from them.
        return torch.softmax(c @ x, -1), (spectrum * c).imag + 1, spectrum

    x, w = torch.randn(6, 6), torch.randn(6, 6)
    fast = compiled(function)
    result, messages = fallback_warnings(lambda: fast(x, w))
    assert_same(result, function(x, w))
    assert_same(fast(x * 2, w), function(x * 2, w))
    (message,) = messages
    line = function.__code__.co_firstlineno
    assert f"{__file__}:{line + 1}: aten._fft_r2c.default" in message
    assert f"{__file__}:{line + 3}: fallback_test.doubled.default" in message
    # What an op keeps is not the engine's memory, which is used again.
    gc.collect()
    assert_same(kept[0], torch.fft.fft(torch.relu(x @ w).t()).abs() * 2)
    kept.clear()


def test_dynamic_sizes_and_layouts() -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        a = torch.tanh(x.permute(0, 2, 1)) + 1
        half = torch.fft.rfft(a, dim=1)
        # The layout of what torch computes is eager's: this is a view there.
        flat = half.abs().permute(0, 2, 1).flatten(1) * 2
        numbers = torch.ops.fallback_test.doubled(flat, "n") + y.real.sum() * x.shape[1]
        return torch.relu(numbers - 1), torch.fft.irfft(half, n=x.shape[2], dim=1) + 1

    fast = torch.compile(
        function, backend=max_backend, fullgraph=True, dynamic=True, options={"fallback": "warn"}
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for sizes in ((2, 5, 8), (3, 4, 7), (2, 3, 9)):
            x, y = torch.randn(sizes), torch.randn(sizes[0], dtype=torch.complex64)
            assert_same(fast(x, y), function(x, y))


class FourierBlock(nn.Module):
    """As FNet has it, with a matrix function of a weight."""

    def __init__(self) -> None:
        super().__init__()
        self.norm, self.linear = nn.LayerNorm(8), nn.Linear(8, 8)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        mixed = torch.fft.fftn(self.norm(x), dim=(-2, -1)).real
        values = torch.linalg.svdvals(self.linear.weight)
        return torch.nn.functional.gelu(self.linear(x + mixed)) * values.sum()


def test_training() -> None:
    torch.manual_seed(0)
    model, x = FourierBlock(), torch.randn(2, 4, 8)

    def step(forward: Callable[..., torch.Tensor]) -> list[torch.Tensor]:
        model.zero_grad()
        forward(x).square().mean().backward()
        return [p.grad.clone() for p in model.parameters() if p.grad is not None]

    result, messages = fallback_warnings(lambda: step(compiled(model)))
    assert_same(result, step(model))
    # Of the forward graph and of the backward graph.
    (message,) = messages
    assert "aten._fft_c2c.default" in message
    assert "aten._linalg_svd.default" in message


def test_exceptions_and_mutations() -> None:
    def function(x: torch.Tensor, buffer: torch.Tensor) -> torch.Tensor:
        buffer.mul_(2)
        y = torch.ops.fallback_test.fails_if_negative(torch.sinh(x))
        torch.ops.fallback_test.add_to(buffer, y)
        return y.exp() @ x

    x = torch.rand(3, 3)
    fast = compiled(function)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(2):
            buffer, expected_buffer = torch.ones(3, 3), torch.ones(3, 3)
            assert_same(fast(x, buffer), function(x, expected_buffer))
            assert_same(buffer, expected_buffer)
            with pytest.raises(KeyError, match="a negative number"):
                fast(-x, buffer)
            # A call that fails leaves what it was given as it was.
            assert_same(buffer, expected_buffer)


def test_random_numbers_and_effects_have_eagers_order() -> None:
    def function(x: torch.Tensor) -> Any:
        a = torch.rand(3) + x
        b = torch.ops.fallback_test.noisy(torch.exp(x))
        c = torch.nn.functional.dropout(torch.relu(x + 1) + b, 0.5)
        first = torch.ops.fallback_test.doubled(c * 2, "first")
        d = torch.ops.fallback_test.noisy(x)
        second = torch.ops.fallback_test.doubled(x, "second")
        return a * 2, b, c.sum() + torch.rand(3), d, first + 1, second

    x = torch.randn(3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        fast = compiled(function)
        for seed in range(3):
            order.clear()
            torch.manual_seed(seed)
            result, after = fast(x), torch.rand(1)
            assert order == ["first", "second"]
            torch.manual_seed(seed)
            assert_same((result, after), (function(x), torch.rand(1)))
    kept.clear()


def test_all_ops_are_named_at_once_if_torch_must_not_run_them() -> None:
    def function(x: torch.Tensor) -> Any:
        y = torch.linalg.svdvals(torch.exp(x))
        z = torch.fft.fft(y + 1)
        return torch.ops.fallback_test.doubled(z.real * 2, "z") + 1

    with pytest.raises(MaxCompilerError) as error:
        compiled(function, fallback="error")(torch.randn(3, 3))
    line = function.__code__.co_firstlineno
    assert {p.line - line for p in error.value.problems} == {1, 2, 3}
    assert {p.file for p in error.value.problems} == {__file__}
    assert {p.op for p in error.value.problems} >= {
        "aten._linalg_svd.default",
        "aten._fft_r2c.default",
        "fallback_test.doubled.default",
    }


def test_the_engine_is_not_called_for_torch_alone() -> None:
    def function(x: torch.Tensor, z: torch.Tensor) -> Any:
        u, s, _ = torch.linalg.svd(x.t())
        z.mul_(1j).add_(torch.where(z == 100, complex(math.nan, math.inf), 0))
        return u, s.sum().reshape(1).to(torch.complex64)

    x, z = torch.randn(4, 4), torch.randn(3, dtype=torch.complex64)
    own_z = z.clone()
    graphs = []
    compile_program = engine.compile_program

    def spy(*args: Any) -> Any:
        graphs.append(compile_program(*args))
        return graphs[-1]

    with mock.patch.object(engine, "compile_program", spy):
        result, messages = fallback_warnings(
            lambda: compiled(function, torch_ops=["aten.sum"])(x, z)
        )
    assert not graphs
    assert_same(result, function(x, own_z))
    assert_same(z, own_z)
    assert len(messages) == 1


@pytest.mark.filterwarnings("ignore::torch_max_backend.TorchFallbackWarning")
def test_dispatch_modes_do_not_reach_the_ops() -> None:
    """Within a mode, of which the first call has one of torch's, eager gives a wrong inverse."""
    x = torch.randn(5, 5, dtype=torch.complex64)
    options = {"fallback": "warn"}
    inverse = torch.compile(torch.linalg.pinv, backend=max_backend, options=options)
    with torch.no_grad():
        for _ in range(2):
            torch.testing.assert_close(
                inverse(x) @ x, torch.eye(5, dtype=x.dtype), atol=1e-4, rtol=0
            )


def test_torch_computes_the_ops_that_the_user_names() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.exp(torch.tanh(torch.relu(x) + 1) * 2)

    x = torch.randn(5)
    fast = compiled(function, fallback="error", torch_ops=["aten.tanh", torch.ops.aten.mul.Tensor])
    result, messages = fallback_warnings(lambda: fast(x))
    assert_same(result, function(x))
    (message,) = messages
    assert "aten.tanh.default: is one of the user's torch_ops" in message
    assert "aten.mul.Tensor" in message
    assert "aten.exp" not in message

    def call_often(seed: int) -> None:
        own = torch.randn(5, generator=torch.Generator().manual_seed(seed))
        for _ in range(50):
            assert_same(fast(own), function(own))

    # Each run has what torch computes for it to itself.
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(call_often, range(4)))


def test_sizes_that_depend_on_data() -> None:
    def function(x: torch.Tensor) -> Any:
        places = torch.ops.aten.nonzero(torch.relu(x) * 2)
        return places * 3, places.shape[0] + 1

    x = torch.randn(4, 5)
    with (
        torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        result = compiled(function, torch_ops=["aten.nonzero"])(x)
    assert_same(result, function(x))


def test_an_op_that_returns_something_else_than_it_says() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.ops.fallback_test.lies(torch.exp(x)) + 1

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(RuntimeError, match="its fake implementation says"):
            compiled(function)(torch.randn(2, 3))
