# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of f32 whose operands are rounded to bf16, on the engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
import torch.nn.functional as F
import torch_max_backend
from torch import Tensor, nn
from torch_max_backend import graph_profile, max_backend

needs_bf16 = pytest.mark.skipif(
    not torch.cpu._is_avx512_bf16_supported(), reason="the processor does not multiply bf16"
)


@pytest.fixture(autouse=True)
def _medium() -> Iterator[None]:
    torch.set_float32_matmul_precision("medium")
    yield
    torch.set_float32_matmul_precision("highest")


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(64, 97), nn.Linear(97, 64)

    def forward(self, x: Tensor) -> Tensor:
        return x @ x.transpose(1, 2) @ (x + self.down(F.gelu(self.up(x))))


def _round(x: Tensor) -> Tensor:
    return x.bfloat16().float()


def _with_rounded_operands(model: Model, x: Tensor) -> Tensor:
    hidden = F.gelu(F.linear(_round(x), _round(model.up.weight), model.up.bias))
    x_ = x + F.linear(_round(hidden), _round(model.down.weight), model.down.bias)
    return _round(_round(x) @ _round(x).transpose(1, 2)) @ _round(x_)


@needs_bf16
def test_products(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graph_profile, "_profiles", [])
    model = Model().eval()
    compiled = torch.compile(model, backend=max_backend, dynamic=True, options={"profile": True})
    for sizes in ((2, 33), (1, 80), (3, 7)):
        x = torch.randn(*sizes, 64)
        with torch.no_grad():
            result, expected = compiled(x), _with_rounded_operands(model, x)
        assert result.dtype == torch.float32
        # A sum that is off by a rounding of f32 may be rounded to another number of bf16.
        scale = expected.abs().max()
        assert (result - expected).abs().max() < 1e-3 * scale
        assert (result - model(x)).abs().max() > 1e-4 * scale
    kernels = [kernel for graph in torch_max_backend.profile() for kernel in graph.kernels]
    products = [kernel for kernel in kernels if kernel.kernel == "linear.matmul"]
    assert len(products) == 12
    # Those whose result is only rounded again round it themselves.
    assert {kernel.types for kernel in products} == {"bf16 f32", "bf16"}
