# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of one kind as one graph, compiled and compared with eager; as a script, for programs
that are read from stdin."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

# What runs has to be what was compiled now, and on this engine.
os.environ["TORCHINDUCTOR_AUTOGRAD_CACHE"] = "0"

import torch
from bisecting import answer, ask_process, bisected
from judge import Outcome, compare, finish, run_eager
from program import Program
from torch.fx.experimental import _config as _symbolic_config
from torch_engine import torch_as_engine
from torch_max_backend import engine
from torch_max_backend.frontend.program import Program as GraphProgram
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport

Inputs = Mapping[str, torch.Tensor]
_ONLY_ON_ENGINE = "call_torch is called by the engine only"
"""The error of a program of which torch computes a part, where torch is in the engine's place."""


class Holder(torch.nn.Module):
    """A program's weights, and the program."""

    def __init__(self, program: Program, function: Callable[..., Any], inputs: Inputs) -> None:
        super().__init__()
        self.function = function
        self.names = [each.name for each in program.inputs]
        self.weights = {each.name: each.alias_of for each in program.inputs if each.is_weight}
        """With the weight that each is, if it is another one."""
        self.replace(inputs)

    def forward(self, inputs: Inputs) -> Any:
        own = [getattr(self, n) if n in self.weights else inputs[n] for n in self.names]
        return self.function(*own)

    def replace(self, inputs: Inputs) -> None:
        for name, shared in self.weights.items():
            made = getattr(self, shared) if shared else torch.nn.Parameter(inputs[name])
            setattr(self, name, made)

    def change(self, inputs: Inputs) -> None:
        for name in self.weights:
            getattr(self, name).copy_(inputs[name])


def _run_plain(
    programs: Sequence[Program], compile: Callable[[Any], Any]
) -> Iterator[list[Outcome]]:
    functions = [program.functions() for program in programs]
    is_broken = len(functions[0]) > 1

    def batch(inputs: list[tuple[torch.Tensor, ...]]) -> list[Any]:
        results = [own[0](*given) for own, given in zip(functions, inputs, strict=True)]
        if is_broken:
            torch._dynamo.graph_break()
            results = [own[1](*given) for own, given in zip(functions, results, strict=True)]
        return results

    compiled = compile(batch)
    for call in range(programs[0].calls):
        given = [tuple(program.make_inputs(call).values()) for program in programs]
        results = compiled(given)
        yield _finish_all(programs, results, given)


def _run_with_weights(
    programs: Sequence[Program], compile: Callable[[Any], Any]
) -> Iterator[list[Outcome]]:
    """Four calls: with weights, with the same ones changed in place, with others in their place,
    and of another model."""
    functions = [program.functions()[0] for program in programs]

    def batch(holders: list[Holder], inputs: list[Inputs]) -> list[Any]:
        return [holder(own) for holder, own in zip(holders, inputs, strict=True)]

    compiled = compile(batch)
    holders: list[Holder] = []
    for call in range(programs[0].calls):
        given = [program.make_inputs(call) for program in programs]
        if call in (0, 3):
            holders = [Holder(*each) for each in zip(programs, functions, given, strict=True)]
        for holder, own in zip(holders, given, strict=True):
            (holder.change if call == 1 else holder.replace)(own)
        plain = [
            {each.name: own[each.name] for each in program.inputs if not each.is_weight}
            for program, own in zip(programs, given, strict=True)
        ]
        results = compiled(holders, plain)
        all_inputs = [tuple(own.values()) for own in given]
        yield _finish_all(programs, results, all_inputs)


def _finish_all(
    programs: Sequence[Program],
    results: Sequence[Sequence[torch.Tensor]],
    inputs: Sequence[tuple[torch.Tensor, ...]],
) -> list[Any]:
    """With the gradients of all programs at once: there is one backward graph."""
    if not programs[0].has_gradients:
        return [
            finish(program, list(own), list(given))
            for program, own, given in zip(programs, results, inputs, strict=True)
        ]
    whole = Program(0, "gradient", (), (), ())
    flat = [y for own in results for y in own]
    sources = [x for given in inputs for x in given]
    merged = finish(whole, flat, sources)
    gradients = dict(
        zip((id(x) for x in sources if x.requires_grad), merged.gradients, strict=False)
    )
    return [
        Outcome(
            [y.detach() for y in own],
            [x.detach() for x in given],
            [gradients.get(id(x)) for x in given if x.requires_grad]
            if any(y.requires_grad for y in own)
            else [],
        )
        for own, given in zip(results, inputs, strict=True)
    ]


def _outcomes(programs: Sequence[Program], backend: str) -> Iterator[list[Outcome]]:
    """For each call, the outcome of each program. The next call changes its tensors."""
    kind = programs[0].kind

    def compile(function: Callable[..., Any]) -> Callable[..., Any]:
        return torch.compile(
            function,
            backend=backend,
            dynamic=True if programs[0].is_dynamic else None,
            fullgraph=kind != "broken",
        )

    torch._dynamo.reset()
    run = _run_with_weights if kind == "weights" else _run_plain
    return run(programs, compile)


def differences(programs: Sequence[Program], backend: str = "max") -> list[str]:
    """For each program what is wrong with it, empty if nothing is. Raises if the graph fails."""
    found = [""] * len(programs)
    with contextlib.ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        stack.enter_context(torch.set_grad_enabled(programs[0].has_gradients))
        # Otherwise sizes of two programs that are equal by chance have to stay so.
        stack.enter_context(_symbolic_config.patch(use_duck_shape=False))
        warnings.simplefilter("ignore")
        for call, outcomes in enumerate(_outcomes(programs, backend)):
            for i, (program, outcome) in enumerate(zip(programs, outcomes, strict=True)):
                found[i] = found[i] or _difference(program, call, outcome)
    return found


def _difference(program: Program, call: int, ours: Outcome) -> str:
    problem = compare(program, ours, run_eager(program, call), lambda: program.make_inputs(call))
    return f"call {call}: {problem}" if problem and call else problem


def is_torchs(program: Program) -> bool:
    """Whether torch's own stages before the backend bring a difference or an error."""
    try:
        return bool(differences([program], "aot_eager")[0])
    except Exception:
        return True


def _answer(request: Mapping[str, Any]) -> list[list[str]]:
    """For each program whose fault it is, if torch's, and what is wrong."""
    programs = [Program.from_json(fields) for fields in request["programs"]]
    if not request["without_engine"]:
        return _answers(programs)
    with torch_as_engine(_check_emission):
        return [_answer_alone(program) for program in programs]


def _answers(programs: Sequence[Program]) -> list[list[str]]:
    return [
        ["torch's" if problem and is_torchs(program) else "", problem]
        for program, problem in zip(programs, differences(programs), strict=True)
    ]


def _answer_alone(program: Program) -> list[str]:
    """Without the engine graphs cost little, and many fail: of programs of which torch computes a
    part."""
    try:
        return _answers([program])[0]
    except Exception as error:
        return ["error", f"{type(error).__name__}: {error}"]


def _check_emission(graph: GraphProgram) -> None:
    """What cannot be lowered raises."""
    engine.lower_program(graph, GraphReport("", Options()))


def run_bisecting(
    programs: Sequence[Program], without_engine: bool = False
) -> list[tuple[str, str]]:
    """For each program an outcome, one of OUTCOMES in results.py, and what is wrong.
    `without_engine`: torch takes its place."""

    def run(programs: Sequence[Program]) -> list[list[str]]:
        fields = [program.to_json() for program in programs]
        request = {"without_engine": without_engine, "programs": fields}
        return list(ask_process(__file__, request, timeout=1200))

    return [_verdict(p, r) for p, r in zip(programs, bisected(programs, run), strict=True)]


def _verdict(program: Program, result: list[str] | Exception) -> tuple[str, str]:
    if isinstance(result, Exception):
        result = ["error", str(result)]
    if result[0] == "error":
        text = " ".join(result[1].split())[:300]
        if _ONLY_ON_ENGINE in text:
            return "skipped", ""
        return "torch's" if is_torchs(program) else "error", text
    whose, problem = result
    return ("passed", "") if not problem else (whose or "wrong", problem)


if __name__ == "__main__":
    answer(_answer)
