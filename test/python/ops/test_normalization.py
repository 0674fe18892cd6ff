# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation: of layers, groups, batches, weights; softmax."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases, run_dynamic
from gradients import check_gradients

INF, NAN = float("inf"), float("nan")


def _image(*sizes: int) -> torch.Tensor:
    return torch.randn(*sizes) * 2 + 0.5


def _differentiable() -> list[Case]:
    x, weight, bias = _image(3, 4, 37), torch.randn(37), torch.randn(37)
    image, of_channel = _image(2, 6, 4, 3), torch.randn(6)
    return [
        Case("layer_norm", lambda x, w, b: F.layer_norm(x, (37,), w, b), (x, weight, bias)),
        Case("layer_norm of two axes", lambda x: F.layer_norm(x, (4, 37)), (x,)),
        Case(
            "group_norm",
            lambda x, w, b: F.group_norm(x, 3, w, b),
            (image, of_channel, of_channel),
        ),
        Case(
            "batch_norm of a batch",
            lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True),
            (image, of_channel, of_channel),
        ),
        Case(
            "batch_norm of running statistics",
            lambda x, w, b: F.batch_norm(x, torch.ones(6), torch.full((6,), 2.0), w, b),
            (image, of_channel, of_channel),
        ),
        Case("instance_norm", F.instance_norm, (image,)),
        Case("rms_norm", lambda x, w: F.rms_norm(x, (37,), w), (x, weight)),
        Case("softmax", lambda x: F.softmax(x, -1), (x,)),
        Case("softmax inner", lambda x: F.softmax(x, 1), (x,)),
        Case("log_softmax", lambda x: F.log_softmax(x, -1), (x,)),
        Case("softmax of rank 0", lambda x: F.softmax(x, 0), (torch.tensor(2.0),)),
        Case("log_softmax of rank 0", lambda x: F.log_softmax(x, -1), (torch.tensor(2.0),)),
    ]


@batched()
def test_normalization() -> list[Case]:
    torch.manual_seed(0)
    rows = torch.randn(5, 19)
    rows[0, 1], rows[1], rows[2, 3], rows[3, 4] = NAN, -INF, INF, -INF
    x = _image(3, 4, 37)
    half = x.to(torch.bfloat16)
    cases = [Case(c.name, c.function, c.inputs, 2e-5) for c in _differentiable()]
    cases += [
        Case(
            "native_layer_norm",
            lambda x: torch.native_layer_norm(x, (37,), None, None, 1e-5),
            (x,),
            2e-5,
        ),
        Case(
            "native_layer_norm bf16",
            lambda x, w: torch.native_layer_norm(x, (37,), w, w, 1e-5),
            (half, torch.randn(37).to(torch.bfloat16)),
        ),
        Case("softmax of odd rows", lambda x: F.softmax(x, -1), (rows,)),
        Case("softmax of odd columns", lambda x: F.softmax(x, 0), (rows,)),
        Case("log_softmax of odd rows", lambda x: F.log_softmax(x, -1), (rows,)),
        Case("log_softmax of odd columns", lambda x: F.log_softmax(x, 0), (rows,)),
        Case("softmax bf16", lambda x: F.softmax(x, -1), (half,)),
        Case("softmax bf16 to f32", lambda x: F.softmax(x, -1, dtype=torch.float32), (half,)),
        Case("softmax of nothing", lambda x: F.softmax(x, -1), (torch.empty(0, 3),)),
        Case("softmax along nothing", lambda x: F.softmax(x, -1), (torch.empty(3, 0),)),
    ]
    return cases


def _as_llama(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    wide = x.float()
    normalized = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + 1e-6)
    return weight * normalized.to(x.dtype)


def _as_gemma(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    wide = x.float()
    normalized = wide * torch.rsqrt(wide.square().mean(-1, keepdim=True) + 1e-6)
    return (normalized * (1.0 + weight.float())).to(x.dtype)


def _rms_norms() -> list[Case]:
    torch.manual_seed(0)
    x, weight = _image(3, 4, 37), torch.randn(37)
    half, half_weight = x.bfloat16(), weight.bfloat16()
    return [
        Case("llama", _as_llama, (x, weight), 2e-6),
        Case("llama bf16", _as_llama, (half, half_weight)),
        Case("gemma", _as_gemma, (x, weight), 2e-6),
        Case("gemma bf16", _as_gemma, (half, half_weight)),
        Case("a column for each row", _as_llama, (x[:, :1], torch.randn(3, 4, 1)), 2e-6),
        Case("read twice", lambda x, w: _as_llama(x, w) + x * 2, (x, weight), 2e-6),
        Case(
            "with its neighbours",
            lambda x, w: F.linear(_as_llama(x + 1, w), w.expand(5, 37)).relu(),
            (half, half_weight),
        ),
    ]


@batched()
def test_rms_norm_as_models_write_it() -> list[Case]:
    return _rms_norms()


@batched(run_dynamic)
def test_rms_norm_of_dynamic_size() -> list[Case]:
    return _rms_norms()


@pytest.mark.slow
def test_normalization_backward() -> None:
    torch.manual_seed(0)
    check_gradients([Case(c.name, c.function, c.inputs, 2e-4) for c in _differentiable()])


@pytest.mark.slow
def test_running_statistics() -> None:
    torch.manual_seed(0)
    x = _image(4, 3, 5)

    def trained(compile: bool) -> torch.nn.Module:
        module = torch.nn.BatchNorm1d(3)
        (torch.compile(module, backend="max", fullgraph=True) if compile else module)(x)
        return module

    torch._dynamo.reset()
    result, expected = trained(compile=True), trained(compile=False)
    torch.testing.assert_close(result.running_mean, expected.running_mean)
    torch.testing.assert_close(result.running_var, expected.running_var)
    assert result.num_batches_tracked == 1


@pytest.mark.slow
def test_more_normalization() -> None:
    torch.manual_seed(0)
    x = _image(3, 4, 10)
    cases = [
        Case("weight_norm", lambda v, g: torch._weight_norm(v, g, 0), (x, torch.randn(3, 1, 1))),
        Case("weight_norm last", lambda v, g: torch._weight_norm(v, g, 2), (x, torch.randn(10))),
        Case("renorm", lambda x: torch.renorm(x, 2, 0, 1.0), (x,)),
        Case("normalize", F.normalize, (x,)),
        Case("local_response_norm", lambda x: F.local_response_norm(x, 2), (x,)),
        Case("layer_norm f64", lambda x: F.layer_norm(x, (10,)), (x.double(),)),
        Case("group_norm bf16", lambda x: F.group_norm(x, 2), (x.to(torch.bfloat16),)),
        Case("rms_norm bf16", lambda x: F.rms_norm(x, (10,)), (x.to(torch.bfloat16),)),
        Case("softmax f16", lambda x: F.softmax(x, 0), (x.half(),)),
        Case("log_softmax f64", lambda x: F.log_softmax(x, 1), (x.double(),)),
    ]
    check_cases(cases)
    check_cases(_differentiable()[:8], dynamic=True)
    check_gradients([Case(c.name, c.function, c.inputs, 2e-4) for c in cases[:4]])
