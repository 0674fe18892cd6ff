# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A batch norm after a convolution becomes a product and a sum. torch runs the engine's part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch_engine import check_lowered, compiled, ops_of
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten
Programs = list[Program]
Function = Callable[..., Any]


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
    dtype: torch.dtype, programs: Programs
) -> None:
    model = Normalized(torch.nn.BatchNorm2d(12), torch.nn.Conv2d(3, 12, 3)).eval().to(dtype)
    x = images().to(dtype)
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x), model(x))
    (program,) = programs
    computed = [op for op in ops_of(program) if op is not aten._to_copy.default]
    convolution = aten.convolution.default
    assert computed == [convolution, aten.mul.Tensor, aten.add.Tensor, aten.relu.default]
    derived = [argument for argument in program.arguments if argument.derived >= 0]
    assert [argument.value.shape for argument in derived] == [(12, 1, 1), (12, 1, 1)]
    assert sum(argument.is_weight for argument in program.arguments) == 4
    check_lowered(programs)


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
def test_other_batch_norms(name: str, programs: Programs) -> None:
    model, x = OTHER_NORMS[name]().eval(), images()
    with torch.no_grad():
        torch.testing.assert_close(compiled(model)(x), model(x))
    assert (aten.sub.Tensor in ops_of(programs[0])) == (name != "of one dimension")
    check_lowered(programs)


def test_the_result_of_a_convolution_that_is_read_twice(programs: Programs) -> None:
    norm = torch.nn.BatchNorm2d(3).eval()
    convolution = torch.nn.Conv2d(3, 3, 1)

    def function(x: torch.Tensor) -> torch.Tensor:
        y = convolution(x)
        return norm(y) + y

    x = images()
    with torch.no_grad():
        torch.testing.assert_close(compiled(function)(x), function(x))
