# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What no argument changes is not left for the engine to compute. torch runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten
Splits = list[Program]
Function = Callable[..., Any]


def compiled(function: Function, **options: Any) -> Function:
    return torch.compile(function, backend=max_backend, fullgraph=True, **options)


def ops(split: Program) -> list[Any]:
    return [node.target for node in split.graph.nodes if node.op == "call_function"]


def constants(split: Program) -> list[torch.Tensor]:
    return [a.constant for a in split.arguments if a.constant is not None]


def x44() -> torch.Tensor:
    return torch.arange(16.0).reshape(4, 4) - 5


def causal(x: torch.Tensor) -> torch.Tensor:
    positions = torch.arange(x.shape[-1])
    return positions[:, None] >= positions[None]


FOLDED: dict[str, tuple[Function, list[Any]]] = {
    "a mask": (lambda x: x.masked_fill(~causal(x), -1e9), [aten.masked_fill.Scalar]),
    "positions": (lambda x: x + torch.arange(4) * 2, [aten.add.Tensor]),
    "frequencies": (
        lambda x: x * (10000 ** (-torch.arange(0, 8, 2) / 8.0)).sin(),
        [aten.mul.Tensor],
    ),
    "a table": (lambda x: x + torch.tensor([3.0, 1.0, 2.0, 0.0]).sort()[0], [aten.add.Tensor]),
    "complex numbers": (
        lambda x: x * torch.polar(torch.ones(4), torch.arange(4.0)).real,
        [aten.mul.Tensor],
    ),
    "other types": (lambda x: x + torch.arange(4).to(torch.bfloat16).float(), [aten.add.Tensor]),
    "half a number": (
        lambda x: x.half() + torch.arange(4).half() / 2,
        [aten._to_copy.default, aten.add.Tensor],
    ),
    "booleans": (
        lambda x: x.bool() & (torch.arange(4) > 1),
        [aten._to_copy.default, aten.bitwise_and.Tensor],
    ),
    "nothing": (
        lambda x: torch.cat([x, torch.arange(4.0)[:0].reshape(0, 4) * 2]),
        [aten.cat.default],
    ),
}


@pytest.mark.parametrize("name", FOLDED)
def test_constants_are_computed_by_torch(name: str, splits: Splits) -> None:
    function, left = FOLDED[name]
    torch.testing.assert_close(compiled(function)(x44()), function(x44()))
    assert [op for op in ops(splits[0]) if op is not aten.full.default] == left
    check_lowered(splits)


def test_repeated_values_are_kept_once(splits: Splits) -> None:
    def function(x: torch.Tensor) -> Any:
        rows = (torch.arange(100.0) * 2).expand(50, 100)
        ones = torch.ones(64, 64) * 3
        signs = torch.cat([torch.zeros(100), -torch.zeros(100)])
        return x.sum() + rows, x.sum() + ones, torch.copysign(x.sum(), signs)

    torch.testing.assert_close(compiled(function)(x44()), function(x44()))
    assert sorted(constant.numel() for constant in constants(splits[0])) == [100, 200]
    check_lowered(splits)


def test_small_constants_are_literals(splits: Splits) -> None:
    compiled(lambda x: x + torch.arange(4) * 2)(x44())
    assert constants(splits[0]) == []


def test_what_depends_on_symbolic_sizes_is_left(splits: Splits) -> None:
    def function(x: torch.Tensor) -> Any:
        return x + torch.arange(x.shape[0])[:, None] + torch.arange(4) * 2

    fast = compiled(function, dynamic=True)
    for rows in (3, 5):
        x = torch.randn(rows, 4)
        torch.testing.assert_close(fast(x), function(x))
    assert len(splits) == 1
    check_lowered(splits)


def test_random_numbers_are_drawn_by_each_call(splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.bernoulli(torch.full((4, 4), 0.5)) + torch.rand(4)

    fast = compiled(function)
    for seed in (1, 2):
        torch.manual_seed(seed)
        expected = function(x44())
        torch.manual_seed(seed)
        torch.testing.assert_close(fast(x44()), expected)


RETURNED: dict[str, Function] = {
    "computed": lambda x: (x + 1, torch.arange(12) * 2),
    "read and returned": lambda x: (lambda m: (x + m, m))(torch.arange(4) * 2),
    "of one number": lambda x: (x + 1, torch.ones(3, 4) * 2),
    "no elements": lambda x: (x + 1, torch.arange(4)[:0] * 2),
    "views": lambda x: (lambda m: (m, m[1:], m.view(3, 4).t(), x + m[0]))(torch.arange(12) * 2),
    "views alone": lambda x: (lambda m: (m[1:], m[:5]))(torch.arange(12) * 2),
    "parts": lambda x: (torch.arange(12) * 2).split(4),
    "an expansion": lambda x: (torch.arange(3) * 2).expand(4, 3),
    "a copy": lambda x: (lambda m: (m, m.clone()))(torch.arange(12) * 2),
    "strides": lambda x: (torch.arange(12).view(3, 4).t() * 2, torch.ones(3, 4).t() * 2),
    "of the program": lambda x: (torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0]) * x.sum()),
    "written": lambda x: (torch.arange(12) * 2).index_fill_(0, torch.tensor([1]), 7),
}


@pytest.mark.parametrize("name", RETURNED)
def test_returned_constants_are_new_in_each_call(name: str, splits: Splits) -> None:
    function = RETURNED[name]
    fast = compiled(function)
    for _ in range(2):
        expected, result = function(x44()), fast(x44())
        torch.testing.assert_close(result, expected, check_stride=True)
        for tensors in (expected, result):
            first = tensors[0] if isinstance(tensors, (tuple, list)) else tensors
            first[tuple(slice(None) if s else slice(1) for s in first.stride())] = 1
        # What shares memory with the first one has changed with it, and nothing else.
        torch.testing.assert_close(result, expected)


def test_an_argument_that_becomes_a_constant(splits: Splits) -> None:
    fast = compiled(lambda x: x.copy_(torch.arange(4) * 2))
    for _ in range(2):
        x = x44()
        fast(x).add_(1)
        torch.testing.assert_close(x, (torch.arange(4.0) * 2 + 1).expand(4, 4))


def test_constants_kept_for_the_backward_graph(splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return (x.masked_fill(~causal(x), -1e9).softmax(-1) * torch.arange(4.0).exp()).sum()

    fast, x = compiled(function), x44().requires_grad_()
    for _ in range(2):
        expected = torch.autograd.grad(function(x), x)
        torch.testing.assert_close(torch.autograd.grad(fast(x), x), expected)


def test_the_callers_modes_do_not_matter(splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.arange(9.0).view(3, 3) @ torch.full((3, 1), 1.001)

    expected = function(torch.ones(3))
    with torch.inference_mode():
        torch.testing.assert_close(compiled(function)(torch.ones(3)), expected)
    assert not any(constant.is_inference() for split in splits for constant in constants(split))


# ===----------------------------------------------------------------------===#
# Weights
# ===----------------------------------------------------------------------===#


class Scaled(torch.nn.Module):
    """Reads its weights through `derive`, beside a plain one."""

    def __init__(self, derive: Function) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(4, 4))
        self.table = torch.nn.Parameter(torch.randn(10, 4))
        self.plain = torch.nn.Parameter(torch.randn(4))
        self.derive = derive

    def forward(self, x: torch.Tensor) -> Any:
        return self.derive(self, x * self.plain)


DERIVED: dict[str, tuple[Function, int]] = {
    "a cast": (lambda m, x: x.double() @ m.weight.double().t(), 1),
    "a norm": (lambda m, x: x @ (m.weight / m.weight.norm(dim=1, keepdim=True)).t(), 1),
    "a chain": (lambda m, x: x * (m.weight.exp() + 1).sum(0).reshape(1, 4), 1),
    "gathered rows": (lambda m, x: x + m.table[torch.arange(4) + 1], 1),
    "two of them": (lambda m, x: (x * m.weight.exp(), x + m.table.sin()[:4]), 2),
    "with a constant": (lambda m, x: x * (m.weight * torch.arange(16.0).view(4, 4).exp()), 1),
    "of a transposed one": (lambda m, x: x @ m.weight.t().exp(), 1),
    "of a contiguous one": (
        lambda m, x: x @ m.weight.t().contiguous().view(2, 8).exp().view(4, 4),
        1,
    ),
    "a view of a derived one": (lambda m, x: x[:, None] + m.table.exp().expand(4, 10, 4), 1),
    "complex numbers": (
        lambda m, x: (
            x * torch.view_as_real(torch.view_as_complex(m.table.view(10, 2, 2)).exp())[:4, 0, :1]
        ),
        1,
    ),
}


@pytest.mark.parametrize("name", DERIVED)
def test_what_weights_alone_say_is_computed_when_they_are_bound(name: str, splits: Splits) -> None:
    function, count = DERIVED[name]
    model = Scaled(function)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
    derived = [a for a in splits[0].arguments if a.derived >= 0]
    assert all(a.is_weight for a in derived)
    assert len(derived) == count
    # The plain one is left; what the others are made of is not.
    assert [a.position >= 0 for a in splits[0].arguments if a.is_weight].count(True) == 1
    check_lowered(splits)


KEPT: dict[str, Function] = {
    "views": lambda m, x: x @ m.weight.t() + m.table[1:5] + m.table.view(20, 2)[:4, :1],
    "an expansion": lambda m, x: x[:, None] * m.weight.expand(4, 4, 4) + m.table[0],
    "a copy": lambda m, x: x @ m.weight.t().contiguous() + m.table[0].clone(),
}


@pytest.mark.parametrize("name", KEPT)
def test_views_of_weights_stay_in_the_graph(name: str, splits: Splits) -> None:
    model = Scaled(KEPT[name])
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
    assert splits[0].derivation is None


def test_returned_weights_are_new_in_each_call(splits: Splits) -> None:
    def function(m: Scaled, x: torch.Tensor) -> Any:
        derived = m.weight.exp()
        return derived, derived[1:], x + derived, m.table.exp()[2:], m.weight.t()

    model = Scaled(function)
    fast = compiled(model)
    with torch.no_grad():
        for _ in range(2):
            expected, result = model(x44()), fast(x44())
            torch.testing.assert_close(result, expected, check_stride=True)
            for tensors in (expected, result):
                tensors[0].zero_()
                tensors[3].zero_()
            torch.testing.assert_close(result, expected)


def test_nothing_is_derived_where_weights_are_trained(splits: Splits) -> None:
    model = Scaled(DERIVED["a norm"][0])
    compiled(model)(x44()).sum().backward()
    assert all(split.derivation is None for split in splits)


def test_derived_weights_beside_dynamic_sizes(splits: Splits) -> None:
    model = Scaled(lambda m, x: x * m.weight.exp()[0] + torch.arange(x.shape[0])[:, None])
    fast = compiled(model, dynamic=True)
    with torch.no_grad():
        for rows in (3, 5):
            x = torch.randn(rows, 4)
            torch.testing.assert_close(fast(x), model(x))
    assert len(splits) == 1
    assert splits[0].derivation is not None
    check_lowered(splits)


@pytest.mark.parametrize("mode", [torch.inference_mode, lambda: torch.autocast("cpu")])
def test_derived_weights_do_not_depend_on_modes(mode: Function, splits: Splits) -> None:
    model = Scaled(lambda m, x: x + (m.weight.double() @ m.weight.double()).float())
    with torch.no_grad(), mode():
        torch.testing.assert_close(compiled(model)(x44()), model(x44()))
        (derived,) = splits[0].derivation([model.weight])  # type: ignore[misc]
    assert not derived.is_inference()


class Normalized(torch.nn.Module):
    def __init__(self, norm: torch.nn.Module, *before: torch.nn.Module) -> None:
        super().__init__()
        self.before = torch.nn.Sequential(*before)
        self.norm = norm
        for tensor in norm.state_dict().values():
            if tensor.is_floating_point():
                tensor.uniform_(0.5, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.norm(self.before(x)))


def images() -> torch.Tensor:
    return torch.randn(2, 3, 8, 8)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_a_batch_norm_after_a_convolution_is_a_product_and_a_sum(
    dtype: torch.dtype, splits: Splits
) -> None:
    model = Normalized(torch.nn.BatchNorm2d(12), torch.nn.Conv2d(3, 12, 3)).eval().to(dtype)
    x = images().to(dtype)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x), model(x))
    (split,) = splits
    computed = [op for op in ops(split) if op is not aten._to_copy.default]
    convolution = aten.convolution.default
    assert computed == [convolution, aten.mul.Tensor, aten.add.Tensor, aten.relu.default]
    derived = [argument for argument in split.arguments if argument.derived >= 0]
    assert [argument.value.shape for argument in derived] == [(12, 1, 1), (12, 1, 1)]
    assert sum(argument.is_weight for argument in split.arguments) == 4
    check_lowered(splits)


OTHER_NORMS: dict[str, Function] = {
    "after something else": lambda: Normalized(torch.nn.BatchNorm2d(3), torch.nn.ReLU()),
    "of batch statistics": lambda: Normalized(
        torch.nn.BatchNorm2d(3, track_running_stats=False), torch.nn.Conv2d(3, 3, 1)
    ),
    "of one dimension": lambda: Normalized(
        torch.nn.BatchNorm1d(8), torch.nn.Flatten(2), torch.nn.Conv1d(3, 8, 1)
    ),
    "without weights": lambda: Normalized(
        torch.nn.BatchNorm2d(3, affine=False), torch.nn.Conv2d(3, 3, 1)
    ),
}


@pytest.mark.parametrize("name", OTHER_NORMS)
def test_other_batch_norms(name: str, splits: Splits) -> None:
    model, x = OTHER_NORMS[name]().eval(), images()
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x), model(x))
    assert (aten.sub.Tensor in ops(splits[0])) == (name != "of one dimension")
    check_lowered(splits)


def test_the_result_of_a_convolution_that_is_read_twice(splits: Splits) -> None:
    norm = torch.nn.BatchNorm2d(3).eval()
    convolution = torch.nn.Conv2d(3, 3, 1)

    def function(x: torch.Tensor) -> torch.Tensor:
        y = convolution(x)
        return norm(y) + y

    x = images()
    with torch.no_grad():
        torch.testing.assert_close(compiled(function)(x), function(x))
