# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our own decompositions against torch's kernels; torch runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("weighted", [False, True])
@pytest.mark.parametrize("batched", [False, True])
def test_nll_loss(reduction: str, weighted: bool, batched: bool, programs: list[Program]) -> None:
    scores = torch.randn(4, 5, requires_grad=True)
    target = torch.tensor([1, 4, 2, 0])
    weight = torch.rand(5) if weighted else None

    def loss(scores: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        return F.nll_loss(scores, target, weight, ignore_index=2, reduction=reduction)

    def value_and_grad(function: object) -> tuple[torch.Tensor, torch.Tensor]:
        assert callable(function)
        value = function(scores, target) if batched else function(scores[0], target[0])
        (grad,) = torch.autograd.grad(value.sum(), scores)
        return value, grad

    compiled = torch.compile(loss, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(value_and_grad(compiled), value_and_grad(loss))
    assert programs


@pytest.mark.parametrize("dim", [None, 1, (0, 2)])
@pytest.mark.parametrize("correction", [0, 1])
def test_var(dim: int | tuple[int, ...] | None, correction: int, programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.var(x, dim, correction=correction, keepdim=dim == 1)

    x = torch.randn(3, 4, 5)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x), function(x))
    assert programs


@pytest.mark.parametrize("has_biases", [False, True])
@pytest.mark.parametrize("bidirectional", [False, True])
def test_lstm_in_inference(has_biases: bool, bidirectional: bool, programs: list[Program]) -> None:
    """torch would keep a layer of oneDNN's in the graph."""
    lstm = torch.nn.LSTM(3, 4, 2, bias=has_biases, bidirectional=bidirectional)
    x = torch.randn(5, 2, 3)
    with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
        compiled = torch.compile(lstm, backend=max_backend, fullgraph=True)
        torch.testing.assert_close(compiled(x), lstm(x))
    assert not any("mkldnn" in str(node.target) for node in programs[0].graph.nodes)


@pytest.mark.parametrize("ends", [[2, 2, 5, 7], [0, 0, 0, 7], [7, 7, 7, 7], [1, 3, 5, 6]])
def test_grouped_mm(ends: list[int], programs: list[Program]) -> None:
    x, weights = torch.randn(7, 16).bfloat16(), torch.randn(4, 16, 8).bfloat16()
    rows = ends[-1]  # The rest is not defined.

    def function(x: torch.Tensor, weights: torch.Tensor, ends: torch.Tensor) -> torch.Tensor:
        return torch._grouped_mm(x, weights, offs=ends)[:rows]

    offsets = torch.tensor(ends, dtype=torch.int32)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x, weights, offsets), function(x, weights, offsets))
    assert not any("grouped_mm" in str(node.target) for node in programs[0].graph.nodes)


def test_gradient_of_unfold(programs: list[Program]) -> None:
    """Its decomposition leaves out the indices of leading dimensions."""

    def function(x: torch.Tensor) -> torch.Tensor:
        return x.unfold(1, 2, 1).square()

    x = torch.randn(2, 4, requires_grad=True)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    actual, expected = (torch.autograd.grad(f(x).sum(), x) for f in (compiled, function))
    torch.testing.assert_close(actual, expected)
    check_lowered(programs)


def test_gradients_of_experts(programs: list[Program]) -> None:
    """The derivative that transformers has cannot be traced."""
    import transformers.integrations.moe  # noqa: F401  Defines the op.

    inputs = [torch.randn(7, 5).requires_grad_(), torch.randn(3, 5, 4).requires_grad_()]
    ends = torch.tensor([2, 2, 7])

    def function(x: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        return torch.ops.transformers.grouped_mm_fallback(x, weights, ends)

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    actual, expected = (
        torch.autograd.grad(f(*inputs).square().sum(), inputs) for f in (compiled, function)
    )
    torch.testing.assert_close(actual, expected)
    assert len(programs) == 2


@pytest.mark.parametrize("trained", ["x", "weight", "bias", "x weight bias"])
@pytest.mark.parametrize("transposed", [False, True])
def test_convolution_backward(trained: str, transposed: bool, programs: list[Program]) -> None:
    inputs = {
        "x": torch.randn(2, 4, 7),
        "weight": torch.randn(4, 4, 3),
        "bias": torch.randn(4),
    }
    for name in trained.split():
        inputs[name].requires_grad_()
    convolve = F.conv_transpose1d if transposed else F.conv1d

    def function(x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return convolve(x, weight, bias, stride=2, padding=1)

    def gradients(function: Callable[..., torch.Tensor]) -> tuple[torch.Tensor, ...]:
        wanted = [inputs[name] for name in trained.split()]
        return torch.autograd.grad(function(**inputs).square().sum(), wanted)

    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(gradients(compiled), gradients(function))
    # A mask that does not ask for all gradients would give None for a tensor.
    masks = [
        node.args[-1]
        for program in programs
        for node in program.graph.nodes
        if node.target is torch.ops.aten.convolution_backward.default
    ]
    assert trained == "bias" or masks == [[True, True, True]]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("keepdim", [False, True])
@pytest.mark.parametrize("correction", [0, 1.5, 7])
def test_var_mean(
    dtype: torch.dtype, keepdim: bool, correction: float, programs: list[Program]
) -> None:
    def function(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return torch.var_mean(x, (0, -1), correction=correction, keepdim=keepdim)

    x = torch.randn(3, 4, 2).to(dtype) + 10
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x), function(x), equal_nan=True)
    assert programs


@pytest.mark.parametrize("dim", [None, 1, (0, 2)])
@pytest.mark.parametrize("ord", [0, 1, 2, 3, 0.5, -1, float("inf"), float("-inf")])
def test_vector_norm(
    ord: float, dim: int | tuple[int, ...] | None, programs: list[Program]
) -> None:
    def function(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        narrow = torch.linalg.vector_norm(x.half(), ord, dim, keepdim=dim == 1)
        wide = torch.linalg.vector_norm(x, ord, dim, dtype=torch.float64)
        return narrow, wide, torch.dist(x, x * 2, ord)

    x = torch.randn(3, 4, 5)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(compiled(x), function(x), rtol=2e-3, atol=1e-5)
    assert programs


COPIES: dict[str, Callable[[torch.Tensor], Any]] = {
    "permute": lambda x: torch.permute_copy(x, (1, 0)),
    "view": lambda x: torch.view_copy(x, (6,)),
    "narrow": lambda x: torch.narrow_copy(x, 0, 1, 1),
    "unbind": lambda x: torch.unbind_copy(x),
    "split": lambda x: torch.split_copy(x, 2, 1),
    "select": lambda x: torch.select_copy(x, 0, 1),
}


@pytest.mark.parametrize("name", COPIES)
def test_copies_of_views(name: str, programs: list[Program]) -> None:
    function, x = COPIES[name], torch.arange(6.0).reshape(2, 3)
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    result, expected = compiled(x), function(x)
    torch.testing.assert_close(result, expected)
    x.zero_()
    torch.testing.assert_close(result, expected)
