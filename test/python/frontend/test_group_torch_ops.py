# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ops of torch become one call, and what such a call takes and returns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import torch
from torch.fx import Node
from torch.fx.experimental.proxy_tensor import make_fx
from torch_max_backend.frontend.opaque_calls import OpaqueCall
from torch_max_backend.frontend.pipeline import run_passes
from torch_max_backend.frontend.program import FromEngine, FromTorchAfter, Program, Roles


def run(function: Callable[..., Any], *args: Any, torch_ops: Sequence[str] = ()) -> Program:
    module = make_fx(function, tracing_mode="symbolic")(*args)
    program = Program(module.graph, Roles(), torch_ops=frozenset(torch_ops))
    run_passes(program, lambda *_: nullcontext())
    return program


def calls_of(program: Program) -> list[Node]:
    return [node for node in program.graph.nodes if isinstance(node.target, OpaqueCall)]


def shape_of_calls(program: Program) -> list[tuple[int, int]]:
    """How many tensors of the engine each call takes and returns."""
    shapes = []
    for call in calls_of(program):
        tensors = [arg for arg in call.args if isinstance(arg.meta["val"], torch.Tensor)]  # type: ignore[union-attr]
        shapes.append((len(tensors) - 1, len(call.meta["val"]) - 1))
    return shapes


def test_connected_ops_are_one_call() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = torch.relu(x)
        return torch.relu(torch.tanh(y).sin() + torch.cos(y))

    ops = ["aten.tanh", "aten.sin", "aten.cos", "aten.add"]
    assert shape_of_calls(run(function, torch.ones(3), torch_ops=ops)) == [(1, 1)]
    # Without the sum, nothing connects them.
    assert shape_of_calls(run(function, torch.ones(3), torch_ops=ops[:3])) == [(1, 1), (1, 1)]


def test_the_engine_between_two_calls() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        a = torch.tanh(torch.relu(x))
        # Reads the first call's value in torch, not through the engine.
        return torch.relu(torch.atan2(a, torch.relu(a)))

    program = run(function, torch.ones(3), torch_ops=["aten.tanh", "aten.atan2"])
    assert shape_of_calls(program) == [(1, 1), (1, 1)]
    first, second = calls_of(program)
    # They are chained by the first operand and the first result.
    chain = second.args[0]
    assert isinstance(chain, Node)
    assert chain.args == (first, 0)


def test_what_the_engine_cannot_hold_stays_in_torch() -> None:
    def function(x: torch.Tensor, z: torch.Tensor) -> Any:
        spectrum = torch.fft.fft(torch.relu(x)) * z
        return torch.relu(spectrum.abs()), spectrum

    program = run(function, torch.ones(4), torch.ones(4, dtype=torch.complex64))
    assert shape_of_calls(program) == [(1, 1)]
    # The argument z is not the engine's. Behind its two results is torch's.
    tensors = [a for a in program.arguments if isinstance(a.value, torch.Tensor)]
    assert [argument.position for argument in tensors] == [0, -1]
    assert program.outputs == [FromEngine(0), FromEngine(2)]


def test_before_and_after_the_engine() -> None:
    def function(x: torch.Tensor) -> Any:
        return torch.tanh(torch.relu(torch.tanh(x.t())))

    program = run(function, torch.ones(2, 3), torch_ops=["aten.tanh"])
    assert not calls_of(program)
    assert program.passed_on == [0]
    assert program.outputs == [FromTorchAfter(0)]


def test_one_of_several_results_that_the_engine_does_not_need() -> None:
    def function(x: torch.Tensor) -> Any:
        values, places = torch.max(torch.relu(x), dim=0)
        return torch.relu(values), places, torch.tanh(values)

    program = run(function, torch.ones(2, 3), torch_ops=["aten.max", "aten.tanh"])
    assert shape_of_calls(program) == [(1, 1)]
    assert program.outputs == [FromEngine(0), FromEngine(2), FromTorchAfter(0)]


def test_more_tensors_than_a_call_takes() -> None:
    def function(x: torch.Tensor) -> Any:
        parts = torch.ops.aten.unbind(torch.stack([torch.relu(x + i) for i in range(10)]))
        return [torch.relu(part) for part in parts]

    program = run(function, torch.ones(3), torch_ops=["aten.stack", "aten.unbind"])
    assert shape_of_calls(program) == [(3, 0), (7, 7), (0, 3)]


def test_dynamic_sizes_of_results() -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.relu(torch.fft.rfft(torch.relu(x)).abs())

    (call,) = calls_of(run(function, torch.ones(4, 6)))
    sizes = [arg.meta["val"] for arg in call.args if isinstance(arg.meta["val"], torch.SymInt)]  # type: ignore[union-attr]
    assert [str(size) for size in sizes] == [str(size) for size in call.meta["val"][1].shape]
