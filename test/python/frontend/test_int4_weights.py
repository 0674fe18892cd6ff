# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights of four bits stay as torch has packed them. torch runs the engine's part."""

from __future__ import annotations

import pytest
import torch
from torch_engine import check_lowered, compiled, lower, ops_of
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten
GROUP = 32


class Linear(torch.nn.Module):
    """`is_packed` says whether the weights are packed already, or by the graph."""

    def __init__(self, is_packed: bool) -> None:
        super().__init__()
        weight = torch.randint(16, (48, 64), dtype=torch.int32)
        if is_packed:
            weight = aten._convert_weight_to_int4pack_for_cpu(weight, 1)
        self.weight = torch.nn.Buffer(weight)
        self.scales = torch.nn.Buffer(torch.rand(64 // GROUP, 48, 2))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        weight = self.weight
        if weight.dtype == torch.int32:
            weight = aten._convert_weight_to_int4pack_for_cpu(weight, 1)
        rows = x.reshape(-1, 64)
        product = aten._weight_int4pack_mm_for_cpu(rows, weight, GROUP, self.scales)
        return torch.relu(product).reshape(*x.shape[:-1], 48)


@pytest.mark.parametrize("dynamic", [False, True])
@pytest.mark.parametrize("is_packed", [False, True])
def test_weights(is_packed: bool, dynamic: bool, programs: list[Program]) -> None:
    model = Linear(is_packed).eval()
    function = compiled(model, dynamic=dynamic)
    with torch.no_grad():
        for rows in (2, 5):
            x = torch.randn(rows, 3, 64)
            torch.testing.assert_close(function(x), model(x))
    check_lowered(programs)
    for program in programs:
        # What packs them runs once, when weights are bound.
        assert aten._convert_weight_to_int4pack_for_cpu.default not in ops_of(program)
        engine_ir = lower(program).engine_ir
        assert "kernel/onednn/torch_max_linear_int4_matmul" in engine_ir
        assert "48, 32], ui8" in engine_ir


def test_sizes_that_torch_refuses(programs: list[Program]) -> None:
    """The lowering leaves them to torch, whose message the user sees."""
    model = Linear(is_packed=True).eval()
    scales = torch.rand(4, 48, 2)

    def function(x: torch.Tensor) -> torch.Tensor:
        return aten._weight_int4pack_mm_for_cpu(x, model.weight, 16, scales)

    with pytest.raises(RuntimeError, match="qGroupSize"):
        compiled(function)(torch.randn(2, 64))
    (problem,) = lower(programs[0]).problems
    assert problem.reason.endswith("sizes that torch refuses")
