# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option `compare`: the first op that the engine computes otherwise than eager is named."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import torch
import torch_engine
from max.graph import TensorValue
from max.graph import ops as max_ops
from torch import Tensor, nn
from torch_max_backend import MAPPING_TORCH_ATEN_TO_MAX, max_backend
from torch_max_backend.frontend import pipeline
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten


@torch.library.custom_op("comparing_test::doubled", mutates_args=())
def doubled(x: Tensor) -> Tensor:
    return x * 2


@doubled.register_fake
def _(x: Tensor) -> Tensor:
    return torch.empty_like(x)


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(
        function,
        backend=max_backend,
        fullgraph=True,
        dynamic=True,
        options={"fallback": "warn", "compare": True, **options},
    )


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> dict[Any, Callable[..., Any]]:
    """What an engine that makes mistakes computes for an op."""
    wrong: dict[Any, Callable[..., Any]] = {}

    def call(target: Any, args: Any, kwargs: Any) -> Any:
        return original(wrong.get(target, target), args, kwargs)

    original = torch_engine.call_without_strides
    monkeypatch.setattr(torch_engine, "call_without_strides", call)
    return wrong


def line_of(function: Callable[..., Any], offset: int) -> str:
    return f"{__file__}:{function.__code__.co_firstlineno + offset}"


def attend(x: Tensor, w: Tensor) -> Any:
    hidden = torch.relu(x @ w)
    bent = torch.tanh(hidden.t())
    return torch.softmax(bent, -1), bent.max(0)


def test_a_right_graph_has_no_difference(
    programs: list[Program], capfd: pytest.CaptureFixture[str]
) -> None:
    fast = compiled(attend)
    for rows in (4, 7):
        fast(torch.randn(rows, 8), torch.randn(8, 8))
        report = capfd.readouterr().err
        assert "compared 7 ops with PyTorch, none differ\n" in report
        assert report.count("\n") == 1
    # The plain graph, whose outputs the caller gets, and the one with all values.
    plain, instrumented = programs
    assert len(instrumented.results) == len(plain.results) + 7


def test_the_first_op_that_differs_is_named(
    programs: list[Program], broken: dict[Any, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    broken[aten.tanh.default] = torch.sin
    fast = compiled(attend)
    fast(torch.randn(4, 8), torch.randn(8, 8))
    report = capfd.readouterr().err
    assert "compared 7 ops with PyTorch, 1 differs\n" in report
    assert f"the first op that differs: aten.tanh.default at {line_of(attend, 2)}\n" in report
    assert "operands: t float32[8, 4]\n" in report
    assert "result: float32[8, 4]\n" in report
    assert "of 32 elements differ, by up to " in report
    assert "nearer to f64 than PyTorch: 0 of these elements" in report
    assert 'options={"torch_ops": ["aten.tanh.default"]} lets PyTorch compute it' in report
    # What follows from it.
    assert "output 0 of the whole graph differs: aten._softmax.default" in report


def test_values(
    programs: list[Program], broken: dict[Any, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    """NaN, infinity, integers, one of several results, and the last digits of a long sum."""

    def function(x: Tensor, i: Tensor) -> Any:
        return torch.log(x), torch.sqrt(x), i * 3, x.sum(), x.exp(), x.max(0)

    def wrong_max(*args: Any) -> Any:
        values, index = torch.max(*args)
        return values, index + 1

    def lost(x: Tensor) -> Tensor:
        return torch.where(x.isinf(), x, torch.sqrt(x)).nan_to_num(nan=0, posinf=torch.inf)

    def other_order(x: Tensor, dims: Any = None) -> Tensor:
        return sum(x.unbind(0), torch.zeros(()))

    broken[aten.sqrt.default] = lost
    broken[aten.mul.Scalar] = lambda i, n: i * n + (i == 2**60)
    broken[aten.sum.default] = broken[aten.sum.dim_IntList] = other_order
    broken[aten.exp.default] = lambda x: x.exp() * (1 + 1e-5)
    broken[aten.max.dim] = wrong_max
    x = torch.randn(5000).abs() * 100
    x[7] = -1
    compiled(function)(x, torch.tensor([1, 2**60]))
    report = capfd.readouterr().err
    assert "4 differ\n" in report
    assert f"the first op that differs: aten.sqrt.default at {line_of(function, 1)}" in report
    assert "1 of 5000 elements differ, by up to inf" in report
    assert "at [7]: 0.0 on the engine, nan in PyTorch, nan in f64" in report
    assert "NaN: 0 on the engine, 1 in PyTorch" in report
    assert "also differs: aten.mul.Scalar" in report
    assert "also differs: aten.max.dim (result 1)" in report
    assert "also differs: aten.exp.default" in report
    assert "aten.sum" not in report


def test_a_mistake_of_fusion(
    programs: list[Program], broken: dict[Any, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    def function(x: Tensor) -> Tensor:
        return torch.tanh(x) * 2

    fast = compiled(function)
    fast(torch.randn(3))
    capfd.readouterr()
    # The engine of the plain graph is the first one to run.
    calls: list[Any] = []

    def fused(x: Tensor) -> Tensor:
        calls.append(x)
        return x if len(calls) == 2 else torch.tanh(x)

    broken[aten.tanh.default] = fused
    fast(torch.randn(3))
    report = capfd.readouterr().err
    assert "none differ\n" in report
    assert (
        f"output 0 of the whole graph differs: aten.mul.Tensor at {line_of(function, 1)}" in report
    )
    assert "when\n  it fuses ops" in report


def test_a_mistake_of_a_pass(
    programs: list[Program], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def bend(program: Program) -> None:
        for node in program.graph.nodes:
            if node.target is aten.tanh.default:
                node.target = aten.sin.default

    monkeypatch.setattr(pipeline, "PASSES", (*pipeline.PASSES, bend))
    compiled(attend)(torch.randn(4, 8), torch.randn(8, 8))
    report = capfd.readouterr().err
    assert "none differ\n" in report
    assert "a pass of the frontend has changed what the graph computes" in report


class Counting(nn.Module):
    """Has a buffer that is updated, weights that are derived, and random numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.utils.parametrizations.weight_norm(nn.Linear(6, 4))
        self.register_buffer("rows", torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        self.rows += x.shape[0]
        dropped = nn.functional.dropout(self.linear(x), 0.5, True)
        return torch.tanh(dropped.t()).to(torch.bfloat16)


@pytest.mark.parametrize("training", [True, False])
def test_models(training: bool, programs: list[Program], capfd: pytest.CaptureFixture[str]) -> None:
    model = Counting()
    fast = compiled(model)
    for rows in (2, 5):
        x = torch.randn(rows, 6)
        torch.manual_seed(1)
        with torch.set_grad_enabled(training):
            result = fast(x)
        if training:
            result.float().sum().backward()
        torch.manual_seed(1)
        torch.testing.assert_close(result, model(x))
    # Those of the compiled model, and of the eager one.
    assert model.rows.item() == 14
    reports = capfd.readouterr().err.splitlines()
    assert len(reports) == (4 if training else 2)
    assert all(report.endswith("none differ") for report in reports), reports
    kinds = ("forward", "backward") if training else ("inference",)
    assert all(any(f"({kind})" in report for report in reports) for kind in kinds)
    assert training or programs[0].derivation is not None


def test_random_numbers_are_the_same(
    programs: list[Program], capfd: pytest.CaptureFixture[str]
) -> None:
    """Also where eager draws them in the order of memory, and the graph in that of elements."""

    def function(x: Tensor) -> Any:
        drawn = x.clone().t().bernoulli_(0.5)
        return drawn * 2, torch.rand_like(x), torch.randn(x.shape)

    x = torch.randn(3, 4)
    fast = compiled(function)
    torch.manual_seed(2)
    result = fast(x)
    following = torch.rand(1)
    torch.manual_seed(2)
    torch.testing.assert_close(result, function(x))
    assert torch.equal(following, torch.rand(1))
    report = capfd.readouterr().err
    assert "none differ\n" in report
    assert "whole graph" not in report


def test_what_is_written_in_place_is_compared(
    programs: list[Program], broken: dict[Any, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    def function(total: Tensor, x: Tensor) -> None:
        total.mul_(x)

    def call() -> tuple[Tensor, str]:
        total = torch.arange(3.0)
        with torch.no_grad():
            fast(total, torch.full((3,), 2.0))
        return total, capfd.readouterr().err

    fast = compiled(function)
    total, report = call()
    assert total.tolist() == [0, 2, 4]
    assert "none differ\n" in report
    broken[aten.mul.Tensor] = torch.add
    total, report = call()
    assert total.tolist() == [2, 3, 4]
    assert "compared 1 op with PyTorch, 1 differs\n" in report
    assert "2 of 3 elements differ, by up to 2 (relative: inf)" in report
    assert "at [0]: 2.0 on the engine, 0.0 in PyTorch" in report
    assert "output 0 of the whole graph differs" in report


def test_torch_that_cannot_compare_changes_nothing(
    programs: list[Program], broken: dict[Any, Any], capfd: pytest.CaptureFixture[str]
) -> None:
    runs: list[int] = []

    def fails_first(x: Tensor) -> Tensor:
        runs.append(1)
        if len(runs) == 1:
            raise RuntimeError("no memory")
        return torch.tanh(x)

    broken[aten.tanh.default] = fails_first
    x = torch.randn(3)
    torch.testing.assert_close(compiled(torch.tanh)(x), torch.tanh(x))
    assert "not compared, because of RuntimeError: no memory" in capfd.readouterr().err


@pytest.fixture
def _wrong_tanh() -> Iterator[None]:
    def wrong(x: TensorValue) -> TensorValue:
        return max_ops.sin(x)

    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = wrong
    yield
    del MAPPING_TORCH_ATEN_TO_MAX[aten.tanh]


@pytest.mark.usefixtures("_wrong_tanh")
def test_on_the_engine(capfd: pytest.CaptureFixture[str]) -> None:
    norm = nn.LayerNorm(8)

    def function(x: Tensor, y: Tensor) -> Sequence[Tensor]:
        bent = torch.tanh(norm(x).t())
        joined = torch.ops.comparing_test.doubled(bent) + bent.t().reshape(8, -1)
        # Equal ops, views of arguments, other dtypes.
        values, index = torch.cat([y.t(), joined], 1).max(1)
        return torch.exp(-joined), values, index, x.t() * 2, x.t() * 2, (x @ y.t()).bfloat16() > 0

    def call(**options: Any) -> tuple[Any, str]:
        fast = compiled(function, **options)
        with torch.no_grad(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            results = [fast(x, y) for x, y in arguments]
        return results, capfd.readouterr().err

    arguments = [(torch.randn(n, 8), torch.randn(n + 1, 8)) for n in (3, 6)]
    _, report = call()
    assert report.count(", 1 differs\n") == 2
    place = f"aten.tanh.default (mapped) at {line_of(function, 1)}"
    assert report.count(f"the first op that differs: {place}\n") == 2
    assert (
        f"comparing_test.doubled.default at {line_of(function, 2)}: PyTorch computes it" in report
    )
    results, report = call(torch_ops=["aten.tanh"], profile=True)
    shares = re.findall(r"call: .* ms, [0-9]+% of it in PyTorch: [0-9.]+ ms (.*)", report)
    assert len(shares) == 2
    assert all(f"aten.tanh.default ({line_of(function, 1)})" in share for share in shares)
    assert report.count(", none differ\n") == 2
    assert "whole graph differs" not in report
    for result, (x, y) in zip(results, arguments, strict=True):
        torch.testing.assert_close(result, function(x, y))
