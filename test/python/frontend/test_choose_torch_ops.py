# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ops torch computes, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.fx.experimental.proxy_tensor import make_fx
from torch_max_backend.frontend.graphs.nodes import name_origins
from torch_max_backend.frontend.graphs.torch_marks import in_torch
from torch_max_backend.frontend.passes.choose_torch_ops import CHOSEN, choose_torch_ops
from torch_max_backend.frontend.program import Program


@torch.library.custom_op("choose_test::custom", mutates_args=())
def custom(x: torch.Tensor) -> torch.Tensor:
    return x.clone()


@custom.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


def choose(function: Callable[..., Any], *args: Any, **options: Any) -> Program:
    graph = make_fx(function, tracing_mode="symbolic")(*args).graph
    name_origins(graph)
    program = Program(graph, **options)
    choose_torch_ops(program)
    return program


def reasons(program: Program) -> dict[str, str]:
    return {problem.op: problem.reason for problem in program.in_torch}


def test_dtypes_that_the_engine_lacks() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.exp(torch.view_as_real(x.exp() * 2) + 1)

    program = choose(function, torch.ones(2, dtype=torch.complex64))
    assert reasons(program) == {
        "aten.exp.default": "has dtype complex64",
        "aten.mul.Tensor": "has dtype complex64",
        "aten.view_as_real.default": "has dtype complex64",
    }
    # The second exp has dtype float32.
    marked = [str(node.target) for node in program.graph.nodes if in_torch(node)]
    assert marked == ["aten.exp.default", "aten.mul.Tensor", "aten.view_as_real.default"]


def test_custom_ops_and_what_draws_after_them() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = x + torch.rand_like(x)
        return torch.ops.choose_test.custom(y) + torch.randn_like(x)

    assert reasons(choose(function, torch.ones(2))) == {
        "choose_test.custom.default": "is a custom op without a kernel",
        "aten.randn_like.default": "draws random numbers after an op that torch computes",
    }


def test_ops_that_the_user_names_and_ops_that_were_refused() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return x.tanh().exp().max(dim=0).values.tanh()

    chosen = choose(function, torch.ones(2, 3), torch_ops=frozenset({"aten.tanh"}))
    assert reasons(chosen) == {"aten.tanh.default": CHOSEN}
    assert len(chosen.in_torch) == 2
    refused = choose(function, torch.ones(2, 3), refused={"max_1": "no"})
    assert reasons(refused) == {"aten.max.dim": "no"}
    # What reads its results is the engine's, except for the choice of one of them.
    marked = [node.name for node in refused.graph.nodes if in_torch(node)]
    assert marked == ["max_1", "getitem", "getitem_1"]


def test_what_depends_on_a_size_that_only_torch_knows() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.relu(torch.ops.aten.nonzero(x)) + x.shape[0]

    program = choose(function, torch.ones(2, 3), torch_ops=frozenset({"aten.nonzero.default"}))
    assert reasons(program)["aten.relu.default"] == "has an operand whose size only torch knows"
    assert not any(in_torch(node) for node in program.graph.nodes if "sym_size" in node.name)
