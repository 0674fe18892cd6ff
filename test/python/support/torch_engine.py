# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch in the engine's place, for what is about the frontend and the lowerings alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

import torch
from torch.fx import Interpreter
from torch_max_backend import engine, max_backend
from torch_max_backend.comparing import bind_arguments, call_without_strides, sizes_in
from torch_max_backend.errors import MaxCompilerError, Problem
from torch_max_backend.frontend.graphs.layout import dense_strides, inverse
from torch_max_backend.frontend.program import Program, Result
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport


class _Interpreter(Interpreter):
    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        return call_without_strides(target, args, kwargs)


def _owned(tensor: torch.Tensor, result: Result) -> torch.Tensor:
    """Like the engine's results: none is a view, to which autograd lets nobody write."""
    view = tensor.permute(inverse(result.order)) if result.order else tensor
    strides = dense_strides(view.shape, result.placement)
    return torch.empty_strided(view.shape, strides, dtype=view.dtype).copy_(view)


class TorchEngine:
    """Runs the engine's part of a graph with torch, bound as the real executable binds it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.interpreter = _Interpreter(program.module, graph=program.graph)
        self.sizes = sizes_in(program)

    def run(self, arguments: list[Any]) -> list[torch.Tensor]:
        bound = bind_arguments(self.program, self.sizes, arguments)
        results = self.interpreter.run(*bound)
        owned = [_owned(*pair) for pair in zip(results, self.program.results, strict=True)]
        for argument, target in zip(self.program.arguments, bound, strict=True):
            # The engine stores wherever it is allowed to, and returns what it stored into.
            result = self.program.stored_result(argument)
            if result is not None:
                owned[result] = target.contiguous().copy_(owned[result])
        return owned


@contextmanager
def torch_as_engine(on_graph: Callable[[Program], None]) -> Iterator[None]:
    """`on_graph` sees each graph that the engine would get; what it raises, the backend does."""

    def compile_with_torch(program: Program, *_: Any) -> TorchEngine:
        on_graph(program)
        return TorchEngine(program)

    with mock.patch.object(engine, "compile_program", compile_with_torch):
        yield


@dataclass(frozen=True)
class Lowering:
    problems: Sequence[Problem]
    """What stands in the way of emitting the graph for the engine; empty if nothing does."""
    engine_ir: str = ""


def lower(program: Program) -> Lowering:
    try:
        compilation = engine.lower_program(program, GraphReport("", Options()))
    except MaxCompilerError as error:
        return Lowering(error.problems or (Problem("", str(error).splitlines()[0]),))
    return Lowering([], compilation.engine_ir)


class _KeepsStages(GraphReport):
    wants_stages = True


def products_in_bf16(program: Program) -> list[bool]:
    """For each product of matrices, whether its kernel reads bf16."""
    text = engine.lower_program(program, _KeepsStages("", Options())).max_ir
    types = re.findall(r'max\.custom "linear\.matmul"\(.* : \((.*)\) ->', text)
    return [all("bf16" in part for part in t.split("tensor<")[1:3]) for t in types]


def check_lowered(programs: Sequence[Program]) -> None:
    """That every graph can be emitted for the engine."""
    for program in programs:
        problems = lower(program).problems
        assert problems == []


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend=max_backend, fullgraph=True, **options)


def ops_of(program: Program) -> list[Any]:
    return [node.target for node in program.graph.nodes if node.op == "call_function"]
