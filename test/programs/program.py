# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A random program: inputs, lines of Python, results. It renders to source that runs as it stands.

Inputs are made by evaluating the expression that is rendered for them, so what a user pastes is
what ran.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F

NAMESPACE: Mapping[str, Any] = {"torch": torch, "F": F, "nan": math.nan, "inf": math.inf}
KINDS = (
    "static",
    "dynamic",
    "gradient",
    "dynamic-gradient",
    "mutation",
    "dynamic-mutation",
    "weights",
    "broken",
)

Shape = tuple[int, ...]


@dataclass(frozen=True)
class Input:
    name: str
    shapes: tuple[Shape, ...]
    """For each call."""
    dtype: str
    fill: str
    """An expression of the shape S, which gives a tensor."""
    layout: str = "contiguous"
    """One of LAYOUTS."""
    seed: int = 0
    is_weight: bool = False
    alias_of: str = ""
    """This input is a view of another one, or that weight itself: an expression of it. It has no
    values of its own."""

    def expression(self, call: int) -> str:
        if self.alias_of:
            return self.alias_of
        shape = self.shapes[call]
        memory, view = LAYOUTS[self.layout](shape)
        dtype = "" if self.fill.startswith(_MAKES_DTYPE[self.dtype]) else f".to({self.dtype})"
        return self.fill.replace("S", repr(memory)) + dtype + view


_MAKES_DTYPE = {
    "torch.float32": ("torch.randn(", "torch.rand("),
    "torch.int64": ("torch.randint(",),
    "torch.bool": ("(torch.rand(",),
    **dict.fromkeys(
        (
            "torch.float64",
            "torch.float16",
            "torch.bfloat16",
            "torch.int32",
            "torch.int16",
            "torch.int8",
            "torch.uint8",
        ),
        ("no expression",),
    ),
}


def _transposed(shape: Shape) -> tuple[Shape, str]:
    axes = tuple(reversed(range(len(shape))))
    return shape[::-1], f".permute({axes})"


def _sliced(shape: Shape) -> tuple[Shape, str]:
    return (*shape[:-1], 2 * shape[-1] + 1), "[..., 1::2]"


def _offset(shape: Shape) -> tuple[Shape, str]:
    """Dense, but not aligned to the size of a vector."""
    return (math.prod(shape) + 1,), f"[1:].view({shape})"


def _expanded(shape: Shape) -> tuple[Shape, str]:
    return (1, *shape[1:]), f".expand({shape})"


LAYOUTS: Mapping[str, Callable[[Shape], tuple[Shape, str]]] = {
    "contiguous": lambda shape: (shape, ""),
    "transposed": _transposed,
    "sliced": _sliced,
    "offset": _offset,
    "expanded": _expanded,
    "channels_last": lambda shape: (shape, ".contiguous(memory_format=torch.channels_last)"),
}
"""For a shape: the shape of what is made, and how it is looked at."""


@dataclass(frozen=True)
class Line:
    text: str
    """A statement."""
    op: str
    operands: tuple[str, ...]
    targets: tuple[str, ...]
    """The names that it sets or, in place, changes."""
    rounding: str = "result"
    """Of floats: exact, result (the result is rounded), sum (terms are rounded, too)."""
    is_write: bool = False


@dataclass(frozen=True)
class Program:
    seed: int
    kind: str
    """One of KINDS."""
    inputs: tuple[Input, ...]
    lines: tuple[Line, ...]
    results: tuple[str, ...]
    breaks_after: int = 0
    """How many lines stand before a graph break; 0: there is none."""

    @property
    def is_dynamic(self) -> bool:
        return self.kind.startswith("dynamic")

    @property
    def has_gradients(self) -> bool:
        return self.kind.endswith("gradient")

    @property
    def calls(self) -> int:
        return len(self.inputs[0].shapes)

    def make_inputs(self, call: int = 0) -> dict[str, torch.Tensor]:
        """Fresh ones, by name."""
        made: dict[str, torch.Tensor] = {}
        for each in self.inputs:
            torch.manual_seed(each.seed + call)
            made[each.name] = eval(each.expression(call), {**NAMESPACE, **made})
            if self.has_gradients and made[each.name].is_floating_point():
                made[each.name].requires_grad_()
        return made

    def edges(self) -> set[tuple[str, str]]:
        """Which op reads the result of which."""
        makers: dict[str, str] = {}
        found: set[tuple[str, str]] = set()
        for line in self.lines:
            found |= {(makers[name], line.op) for name in line.operands if name in makers}
            makers |= dict.fromkeys(line.targets, line.op)
        return found

    def source(self, name: str = "program") -> str:
        """The function alone."""
        return _function(
            name, [each.name for each in self.inputs], self._statements(), self.results
        )

    def _statements(self) -> list[str]:
        texts = [line.text for line in self.lines]
        if self.breaks_after:
            texts.insert(self.breaks_after, "torch._dynamo.graph_break()")
        return texts

    def functions(self) -> list[Callable[..., Any]]:
        """What is compiled; two if there is a graph break. The second takes what the first gives:
        programs of one batch break at the same place, so the batch has two graphs."""
        names = [each.name for each in self.inputs]
        texts = [line.text for line in self.lines]
        if not self.breaks_after:
            return [_load(_function("program", names, texts, self.results))]
        before, after = texts[: self.breaks_after], texts[self.breaks_after :]
        known = list(names)
        for line in self.lines[: self.breaks_after]:
            known += [name for name in line.targets if name not in known]
        return [
            _load(_function("program", names, before, tuple(known))),
            _load(_function("program", known, after, self.results)),
        ]

    def to_json(self) -> dict[str, Any]:
        return dataclasses.asdict(self)

    @staticmethod
    def from_json(fields: Mapping[str, Any]) -> Program:
        inputs = [
            Input(**{**each, "shapes": tuple(map(tuple, each["shapes"]))})
            for each in fields["inputs"]
        ]
        lines = [
            Line(**{k: tuple(v) if isinstance(v, list) else v for k, v in each.items()})
            for each in fields["lines"]
        ]
        own = {"inputs": tuple(inputs), "lines": tuple(lines), "results": tuple(fields["results"])}
        return Program(**{**fields, **own})


def _function(
    name: str, parameters: Sequence[str], texts: Sequence[str], results: Sequence[str]
) -> str:
    body = [*texts, f"return ({', '.join(results)},)"]
    return "\n    ".join([f"def {name}({', '.join(parameters)}):", *body]) + "\n"


def _load(source: str) -> Callable[..., Any]:
    namespace = dict(NAMESPACE)
    exec(compile(source, "<program>", "exec"), namespace)
    return namespace["program"]


def as_test(program: Program, problem: str) -> str:
    """Python that can be pasted into a test: inputs, the program, and the comparison."""
    given = []
    for call in range(program.calls):
        for each in program.inputs:
            given.append(f"torch.manual_seed({each.seed + call})")
            grad = program.has_gradients and "float" in each.dtype
            suffix = ".requires_grad_()" if grad else ""
            given.append(f"{each.name} = {each.expression(call)}{suffix}")
        names = ", ".join(each.name for each in program.inputs)
        given.append(f"calls.append(({names},))")
    dynamic = ", dynamic=True" if program.is_dynamic else ""
    context = "enable_grad" if program.has_gradients else "no_grad"
    lines = [
        f"# seed {program.seed}, {program.kind}: {problem}",
        "import torch",
        "import torch.nn.functional as F",
        "import torch_max_backend",
        "from math import inf, nan",
        "",
        "",
        program.source(),
        "",
        "calls = []",
        *given,
        f'compiled = torch.compile(program, backend="max"{dynamic})',
        f"with torch.{context}():",
        "    for inputs in calls:",
        "        ours, eager = compiled(*inputs), program(*inputs)",
        "        torch.testing.assert_close(ours, eager, equal_nan=True)",
    ]
    return "\n".join(lines) + "\n"
