# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of f32 whose operands are rounded to bf16, as the user allows it. torch runs the
engine's part, in f32."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch_engine import check_lowered, compiled, products_in_bf16
from torch_max_backend.caching import cache_tag
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import Options
from torch_max_backend.torch_compat import precision

Programs = list[Program]
Function = Callable[..., Any]


@pytest.fixture(autouse=True)
def _any_processor(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(torch.cpu, "_is_avx512_bf16_supported", lambda: True)
    before = torch.backends.mkldnn.matmul.fp32_precision
    yield
    torch.set_float32_matmul_precision("highest")
    torch.backends.mkldnn.matmul.fp32_precision = before


def rounded(x: Tensor) -> Tensor:
    return x.bfloat16().float()


def casts(program: Program, dtype: torch.dtype) -> int:
    return sum(
        node.target is torch.ops.aten._to_copy.default and node.meta["val"].dtype == dtype
        for node in program.graph.nodes
    )


x, w = torch.randn(40, 32), torch.randn(24, 32)
batch = torch.randn(3, 40, 32)

# In f32; with rounded operands; the products.
CASES: dict[str, tuple[Function, Function]] = {
    "matmul": (lambda: x @ w.t(), lambda: rounded(x) @ rounded(w).t()),
    "linear": (
        lambda: F.linear(batch, w, w[:, 0]),
        lambda: F.linear(rounded(batch), rounded(w), w[:, 0]),
    ),
    "addmm": (
        lambda: torch.addmm(x[:, :24], x, w.t(), beta=0.5, alpha=3),
        lambda: torch.addmm(x[:, :24], rounded(x), rounded(w).t(), beta=0.5, alpha=3),
    ),
    "bmm": (
        lambda: batch @ batch.transpose(1, 2),
        lambda: rounded(batch) @ rounded(batch).transpose(1, 2),
    ),
    "baddbmm": (
        lambda: torch.baddbmm(batch @ batch.mT, batch, batch.mT),
        lambda: torch.baddbmm(
            rounded(batch) @ rounded(batch).mT, rounded(batch), rounded(batch).mT
        ),
    ),
}


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_operands_are_rounded(name: str, dynamic: bool, programs: Programs) -> None:
    exact, expected = CASES[name]
    torch.set_float32_matmul_precision("medium")
    result = compiled(exact, dynamic=dynamic)()
    torch.set_float32_matmul_precision("highest")
    torch.testing.assert_close(result, expected())
    assert set(products_in_bf16(programs[0])) == {True}
    assert result.dtype == torch.float32
    assert (result - exact()).abs().max() > 1e-3
    check_lowered(programs)


@pytest.mark.parametrize("setting", ["highest", "high"])
def test_others_are_f32(setting: str, programs: Programs) -> None:
    torch.set_float32_matmul_precision(setting)
    compiled(lambda x: x @ w.t())(x)
    assert casts(programs[0], torch.bfloat16) == 0


def test_what_eager_leaves_alone(programs: Programs) -> None:
    """Small products, other dtypes, and ops that are not products of matrices."""
    torch.set_float32_matmul_precision("medium")

    def function(x: Tensor) -> list[Tensor]:
        small = x[:16, :16]
        return [small @ small, x.double() @ w.t().double(), x.half() @ w.t().half(), x * x]

    compiled(function)(x)
    assert casts(programs[0], torch.bfloat16) == 0


def test_a_processor_without_such_products(
    programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.cpu, "_is_avx512_bf16_supported", lambda: False)
    torch.set_float32_matmul_precision("medium")
    compiled(lambda x: x @ w.t())(x)
    assert casts(programs[0], torch.bfloat16) == 0


class Model(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(32, 48), nn.Linear(48, 32, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        return self.last(F.relu(self.first(x)) @ self.first.weight @ self.last.weight)


def test_weights_are_rounded_once(programs: Programs) -> None:
    torch.set_float32_matmul_precision("medium")
    model = Model().eval()
    function = compiled(model)
    with torch.no_grad():
        result = function(x)
        # Each read of a weight is the same rounded weight, in the order in which it lies.
        (program,) = programs
        weights = [a.value for a in program.arguments if a.is_weight and a.derived >= 0]
        assert sorted(tuple(w.shape) for w in weights) == [(32, 48), (48, 32)]
        assert {w.dtype for w in weights} == {torch.bfloat16}
        assert products_in_bf16(program) == [True] * 4
        first, last = rounded(model.first.weight), rounded(model.last.weight)
        hidden = F.relu(F.linear(rounded(x), first, model.first.bias))
        hidden = rounded(rounded(hidden) @ first) @ last
        torch.testing.assert_close(result, F.linear(rounded(hidden), last))
        # A changed weight is rounded again.
        model.last.weight.mul_(2)
        torch.testing.assert_close(function(x), result * 4)


def test_gradients(programs: Programs) -> None:
    torch.set_float32_matmul_precision("medium")
    model = Model()
    compiled(model)(x).sum().backward()
    for program in programs:
        found = products_in_bf16(program)
        assert found
        assert all(found)
    assert all(p.grad is not None and p.grad.dtype == torch.float32 for p in model.parameters())


def test_a_change_between_two_calls(programs: Programs) -> None:
    """Dynamo's own guards tell only `highest` from the others."""
    function = compiled(lambda x: x @ w.t())
    settings = ["highest", "medium", "high", "medium", "highest", "high"]
    counts = []
    for setting in settings:
        torch.set_float32_matmul_precision(setting)
        in_bf16 = torch.equal(function(x), rounded(x) @ rounded(w).t())
        assert in_bf16 == (setting == "medium"), setting
        counts.append(len(programs))
    assert counts == [1, 2, 3, 3, 3, 3]


def test_the_setting_of_this_library_alone(programs: Programs) -> None:
    torch.backends.mkldnn.matmul.fp32_precision = "bf16"
    function = compiled(lambda x: x @ w.t())
    function(x)
    assert casts(programs[0], torch.bfloat16) == 2
    torch.backends.mkldnn.matmul.fp32_precision = "ieee"
    function(x)
    assert casts(programs[1], torch.bfloat16) == 0


def test_keys_of_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precision.torch.cpu, "_is_avx512_bf16_supported", lambda: True)
    monkeypatch.setattr("torch_max_backend.torch_compat.caching.is_enabled", lambda: True)
    module = torch.fx.GraphModule({}, torch.fx.Graph())
    tags = []
    for setting in ("highest", "high", "medium"):
        torch.set_float32_matmul_precision(setting)
        tags.append(cache_tag(module, Options()))
    assert None not in tags
    assert tags[0] == tags[1] != tags[2]
