# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch in the engine's place, for what is about the frontend and the lowerings alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

import torch
from torch.fx import GraphModule, Interpreter
from torch_max_backend import executable
from torch_max_backend.errors import MaxCompilerError, Problem
from torch_max_backend.extension import load_extension
from torch_max_backend.importing import import_graph
from torch_max_backend.layout import dense_strides, inverse
from torch_max_backend.splitting import Argument, Result, SplitGraph
from torch_max_backend.symbols import SizeSource

aten = torch.ops.aten


class _Interpreter(Interpreter):
    """The engine has no strides, and the splitter drops the clones that only change them: what
    torch views, the engine reshapes, and to strides all that the engine has is contiguous."""

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        if target in (aten.view.default, aten._unsafe_view.default):
            target = aten.reshape.default
        if target in (aten.as_strided_copy.default, aten.as_strided_scatter.default):
            args = (args[0].contiguous(), *args[1:])
        return super().call_function(target, args, kwargs)


def _owned(tensor: torch.Tensor, result: Result) -> torch.Tensor:
    """Like the engine's results: none is a view, to which autograd lets nobody write."""
    view = tensor.permute(inverse(result.order)) if result.order else tensor
    strides = dense_strides(view.shape, result.placement)
    return torch.empty_strided(view.shape, strides, dtype=view.dtype).copy_(view)


class TorchEngine:
    """Runs the engine's part of a graph with torch, bound as the real executable binds it."""

    def __init__(self, split: SplitGraph) -> None:
        self.split = split
        module = GraphModule(split.engine.owning_module, split.engine)
        self.interpreter = _Interpreter(module)
        placed = [a.value if a.position >= 0 else None for a in split.arguments]
        self.numbers = SizeSource(placed)

    def run(self, arguments: list[Any]) -> list[torch.Tensor]:
        derived: list[torch.Tensor] = []
        if self.split.derivation is not None:
            derived = self.split.derivation([arguments[p] for p in self.split.derived_from])
        bound = [self._bind(argument, arguments, derived) for argument in self.split.arguments]
        for i, argument in enumerate(self.split.arguments):
            if bound[i] is None:
                bound[i] = self.numbers.evaluate(argument.value, bound)
        results = self.interpreter.run(*bound)
        owned = [_owned(*pair) for pair in zip(results, self.split.results, strict=True)]
        for argument, target in zip(self.split.arguments, bound, strict=True):
            # The engine stores wherever it is allowed to, and returns what it stored into.
            result = executable.stored_by(self.split, argument)
            if result >= 0:
                owned[result] = target.contiguous().copy_(owned[result])
        return owned

    @staticmethod
    def _bind(argument: Argument, arguments: list[Any], derived: list[torch.Tensor]) -> Any:
        """None for a number that is made of sizes."""
        value = derived[argument.derived] if argument.derived >= 0 else argument.constant
        if value is None and argument.position >= 0:
            value = arguments[argument.position]
        return value.permute(argument.order).contiguous() if argument.order else value


@contextmanager
def torch_as_engine(on_graph: Callable[[SplitGraph], None]) -> Iterator[None]:
    """`on_graph` sees each graph that the engine would get; what it raises, the backend does."""

    def compile_with_torch(split: SplitGraph, *_: Any) -> TorchEngine:
        on_graph(split)
        return TorchEngine(split)

    with mock.patch.object(executable, "_compile_engine_part", compile_with_torch):
        yield


@dataclass(frozen=True)
class Lowering:
    problems: Sequence[Problem]
    """What stands in the way of emitting the graph for the engine; empty if nothing does."""
    engine_ir: str = ""


def lower(split: SplitGraph) -> Lowering:
    try:
        text = import_graph(split.engine)
    except MaxCompilerError as error:
        return Lowering(error.problems or (Problem("", str(error).splitlines()[0]),))
    names = executable._name_weights(split.arguments)
    compilation = load_extension().compile(text, executable._describe(split, names), False)
    problems = [Problem(p.op, p.message, p.file, p.line) for p in compilation.diagnostics]
    if not compilation.succeeded and not problems:
        problems = [Problem("", "the compiler failed without saying why")]
    return Lowering(problems, compilation.engine_ir)


def check_lowered(splits: Sequence[SplitGraph]) -> None:
    """That every graph can be emitted for the engine."""
    for split in splits:
        problems = lower(split).problems
        assert problems == []
