# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our own decompositions of losses, distances and layers against torch's kernels, results and
gradients; torch runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

Function = Callable[..., torch.Tensor]

CLASSES = torch.tensor([1, 0, 4, 3])
LABELS = torch.tensor([[1, 2, -1, 0, 0], [-1, 1, 2, 3, 4], [4, 3, 2, 1, 0], [0, -1, -1, -1, -1]])
WEIGHT = torch.tensor([0.5, 1.0, 2.0, 0.1, 1.5])


def _check(function: Function, *inputs: torch.Tensor) -> None:
    def run(function: Function) -> tuple[torch.Tensor, list[torch.Tensor | None]]:
        own = [x.clone().requires_grad_() for x in inputs]
        result = function(*own)
        weights = torch.arange(result.numel(), dtype=result.dtype).reshape(result.shape)
        (result * (1 + weights)).sum().backward()
        return result.detach(), [x.grad for x in own]

    torch._dynamo.reset()
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    torch.testing.assert_close(run(compiled), run(function), atol=1e-5, rtol=1e-4)


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_margins(reduction: str, programs: list[Program]) -> None:
    def several(x: torch.Tensor) -> torch.Tensor:
        return F.multilabel_margin_loss(x, LABELS, reduction=reduction)

    def single(x: torch.Tensor) -> torch.Tensor:
        plain = F.multi_margin_loss(x, CLASSES, reduction=reduction)
        return plain + F.multi_margin_loss(
            x, CLASSES, p=2, margin=0.5, weight=WEIGHT, reduction=reduction
        )

    _check(several, torch.randn(4, 5))
    _check(lambda x: F.multilabel_margin_loss(x, LABELS[0], reduction=reduction), torch.randn(5))
    _check(single, torch.randn(4, 5))
    _check(lambda x: F.multi_margin_loss(x, CLASSES[0], reduction=reduction), torch.randn(5))
    assert programs


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_cross_entropy_of_positions(reduction: str, programs: list[Program]) -> None:
    target = torch.tensor([1, 0, -100, 3]).reshape(2, 2, 1).expand(2, 2, 3)
    _check(
        lambda x: F.cross_entropy(x, target, WEIGHT, reduction=reduction), torch.randn(2, 5, 2, 3)
    )
    assert programs


@pytest.mark.parametrize("p", [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, float("inf")])
def test_distances(p: float, programs: list[Program]) -> None:
    x, y = torch.randn(5, 4), torch.randn(2, 3, 4)
    _check(lambda x, y: torch.cdist(x, y, p=p), x, y)
    if p >= 1:
        # Rows that are equal: the gradient there is zero.
        _check(lambda x, y: torch.cdist(x, y, p=p), x, x[1:].clone())
    _check(lambda x: F.pdist(x, p=p), x)
    assert programs


def test_bilinear(programs: list[Program]) -> None:
    _check(F.bilinear, torch.randn(6, 3), torch.randn(6, 4), torch.randn(2, 3, 4), torch.randn(2))
    assert programs


def test_normalization(programs: list[Program]) -> None:
    x, of_channel = torch.randn(2, 6, 5), torch.randn(6)
    _check(lambda x, w, b: F.group_norm(x, 3, w, b), x, of_channel, of_channel)
    _check(lambda x: F.group_norm(x, 2), x)
    _check(lambda v, g: torch._weight_norm(v, g, 0), x, torch.randn(2, 1, 1))
    _check(lambda v, g: torch._weight_norm(v, g, 2), x, torch.randn(1, 1, 5))
    _check(lambda x, w, b: F.batch_norm(x, None, None, w, b, True), x, of_channel, of_channel)
    assert programs


@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("padded", [False, True])
def test_fused_transformer_layer(norm_first: bool, padded: bool, programs: list[Program]) -> None:
    layer = nn.TransformerEncoderLayer(
        8, 2, 16, batch_first=True, norm_first=norm_first, activation="gelu"
    ).eval()
    mask = torch.tensor([[False] * 5, [False, False, False, True, True]]) if padded else None
    x = torch.randn(2, 5, 8)
    torch._dynamo.reset()
    with torch.no_grad():
        compiled = torch.compile(layer, backend=max_backend, fullgraph=True)
        result = compiled(x, src_key_padding_mask=mask)
        expected = layer(x, src_key_padding_mask=mask)
    # Eager's fused layer may leave anything where padding is.
    kept = slice(None) if mask is None else ~mask
    torch.testing.assert_close(result[kept], expected[kept], atol=1e-5, rtol=1e-5)
    assert programs


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU, nn.RNN])
def test_recurrent_layers(kind: type[nn.RNNBase], programs: list[Program]) -> None:
    layer = kind(5, 4, num_layers=2, bidirectional=True)
    x = torch.randn(3, 2, 5)
    torch._dynamo.reset()
    with torch._dynamo.config.patch(allow_rnn=True):
        _check(lambda x: layer(x)[0], x)
        with torch.no_grad():
            result = torch.compile(layer, backend=max_backend, fullgraph=True)(x)
    torch.testing.assert_close(result, layer(x), atol=1e-5, rtol=1e-5)
    assert programs


@pytest.mark.parametrize("training", [False, True])
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (0, 3, 1, 2)])
def test_strides_of_batch_norm(
    order: tuple[int, ...], training: bool, programs: list[Program]
) -> None:
    def function(x: torch.Tensor, mean: torch.Tensor, variance: torch.Tensor) -> torch.Tensor:
        return F.batch_norm(x, mean, variance, training=training)

    x = torch.randn(2, 3, 4, 5).permute(order)
    mean, variance = torch.zeros(x.shape[1]), torch.ones(x.shape[1])
    compiled = torch.compile(function, backend=max_backend, fullgraph=True)
    expected = function(x, mean.clone(), variance.clone())
    result = compiled(x, mean, variance)
    torch.testing.assert_close(result, expected)
    assert result.stride() == expected.stride()
    assert programs


@pytest.mark.parametrize("mode", ["reflect", "replicate"])
@pytest.mark.parametrize("rank", [4, 5])
def test_strides_of_gradients_of_paddings(mode: str, rank: int, programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return F.pad(x, (1, 0) * (rank - 2), mode=mode)

    formats = (torch.contiguous_format, torch.channels_last, torch.channels_last_3d)
    for memory_format in (formats[0], formats[rank - 3]):
        x = torch.randn((2, 3, 4, 5, 6)[:rank]).contiguous(memory_format=memory_format)
        x.requires_grad_()
        compiled = torch.compile(function, backend=max_backend, fullgraph=True)
        (expected,) = torch.autograd.grad(function(x).square().sum(), x)
        (result,) = torch.autograd.grad(compiled(x).square().sum(), x)
        torch.testing.assert_close(result, expected)
        assert result.stride() == expected.stride()
    check_lowered(programs)


@pytest.mark.parametrize("shrink", [F.softshrink, F.hardshrink])
def test_gradients_of_shrinks(
    shrink: Callable[[torch.Tensor], torch.Tensor], programs: list[Program]
) -> None:
    compiled = torch.compile(shrink, backend=max_backend, fullgraph=True, dynamic=True)
    for size in (4, 7):
        x = torch.randn(size, 3)
        x[0] = torch.tensor([0.5, -0.5, 0.0])
        x.requires_grad_()
        results = [torch.autograd.grad(f(x).sum(), x) for f in (compiled, shrink)]
        torch.testing.assert_close(*results)
    check_lowered(programs)
