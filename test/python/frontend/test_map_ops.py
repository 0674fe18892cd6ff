# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What becomes of mapped ops before the engine sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from max.graph import TensorValue
from max.graph import ops as max_ops
from torch import Tensor
from torch_engine import compiled, lower, ops_of
from torch_max_backend import MAPPING_TORCH_ATEN_TO_MAX, TorchFallbackWarning
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten


@pytest.fixture(autouse=True)
def _no_mappings() -> Iterator[None]:
    yield
    for op in list(MAPPING_TORCH_ATEN_TO_MAX._functions):
        del MAPPING_TORCH_ATEN_TO_MAX[op]


def test_overload_before_packet(programs: list[Program]) -> None:
    MAPPING_TORCH_ATEN_TO_MAX[aten.mul] = lambda x, y: max_ops.sin(x)
    MAPPING_TORCH_ATEN_TO_MAX[aten.mul.Tensor] = lambda x, y: max_ops.cos(x)
    with pytest.raises(NotImplementedError):
        compiled(lambda x: x * x)(torch.ones(3))
    text = lower(programs[0]).engine_ir
    assert "rmo.mo.cos" in text
    assert "rmo.mo.sin" not in text


def text_of(programs: list[Program], function: Callable[..., Any], *args: Any) -> str:
    """What the engine would compile; torch, in its place, cannot run what it does not know."""
    torch._dynamo.reset()
    programs.clear()
    with pytest.raises(NotImplementedError):
        compiled(function)(*args)
    return lower(programs[0]).engine_ir


def test_an_op_that_torch_takes_apart_stays_whole(programs: list[Program]) -> None:
    def linear(x: TensorValue, weight: TensorValue, bias: TensorValue) -> TensorValue:
        return max_ops.matmul(x, max_ops.transpose(weight, 0, 1)) + bias

    def model(x: Tensor) -> Tensor:
        return F.linear(x, torch.ones(2, 3), torch.ones(2)).softmax(0)

    MAPPING_TORCH_ATEN_TO_MAX[aten.linear] = linear
    MAPPING_TORCH_ATEN_TO_MAX[aten.softmax.int] = lambda x, dim: max_ops.sin(x)
    text = text_of(programs, model, torch.ones(4, 3))
    assert "rmo.matmul" in text
    assert "rmo.mo.sin" in text
    # torch has derivatives of the parts only.
    x = torch.ones(4, 3, requires_grad=True)
    result = compiled(model)(x)
    torch.testing.assert_close(result, model(x))
    torch.testing.assert_close(*(torch.autograd.grad(r[0].sum(), x) for r in (result, model(x))))
    # Eager never sees any of this.
    torch.testing.assert_close(model(x.detach()), model(x).detach())


def test_another_function_is_another_text(programs: list[Program]) -> None:
    x = torch.ones(3)
    texts = set()
    for factor in (1, 2):
        MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = lambda x, factor=factor: x * factor
        texts.add(text_of(programs, torch.tanh, x))
        texts.add(text_of(programs, torch.tanh, x))
    assert len(texts) == 2


def test_names_that_a_function_gives_to_sizes_do_not_clash(programs: list[Program]) -> None:
    def rows(x: TensorValue) -> TensorValue:
        return x.rebind(("rows",)).rebind(x.shape)

    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = rows
    text = text_of(programs, lambda x: (x.tanh(), x[1:].tanh()), torch.ones(3))
    declarations = [line for line in text.splitlines() if "param.decls[rows" in line]
    assert len(set(declarations)) == 2


def test_a_mapped_op_is_not_a_node_of_torch(programs: list[Program]) -> None:
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = max_ops.sin
    text_of(programs, torch.tanh, torch.ones(2))
    assert aten.tanh.default not in ops_of(programs[0])


def test_an_op_that_the_user_wants_in_torch(programs: list[Program]) -> None:
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = max_ops.sin
    x = torch.randn(3)
    function = compiled(lambda x: x.tanh() + 1, options={"torch_ops": ["aten.tanh"]})
    with pytest.warns(TorchFallbackWarning, match="aten.tanh"):
        result = function(x)
    torch.testing.assert_close(result, x.tanh() + 1)


def test_what_the_engine_cannot_hold_is_not_mapped(programs: list[Program]) -> None:
    def never(x: TensorValue) -> TensorValue:
        raise AssertionError

    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = never
    x = torch.randn(3, dtype=torch.complex64)
    with pytest.warns(TorchFallbackWarning, match="aten.tanh.default: has dtype complex64"):
        result = compiled(torch.tanh, options={"fallback": "warn"})(x)
    torch.testing.assert_close(result, torch.tanh(x))
    assert not programs
