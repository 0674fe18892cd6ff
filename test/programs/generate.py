# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a seed to a program.

A program grows line by line and runs in eager while it does, with the sizes of every call: a line
that raises is dropped and counted.
"""

from __future__ import annotations

import dataclasses
import math
import random
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from filling import Filler, suits
from judge import Outcome, run_eager
from program import NAMESPACE, Input, Line, Program, Shape
from rules import FAMILIES, Rule
from rules.all_rules import BY_FAMILY
from torch.utils._pytree import tree_leaves

VERSION = 2
"""To be raised when a seed gives another program than before."""
BLOCK = 32
"""That many seeds one after another are of one kind."""
_KINDS = (
    "dynamic",
    "static",
    "dynamic-gradient",
    "mutation",
    "dynamic",
    "weights",
    "dynamic-mutation",
    "gradient",
    "dynamic",
    "static",
    "dynamic-gradient",
    "broken",
    "dynamic",
    "static",
    "dynamic-gradient",
    "weights",
    "dynamic",
    "gradient",
    "dynamic-mutation",
    "static",
)
"""Half of them dynamic, a quarter with gradients."""

_SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 16)
_WIDE_SIZES = (15, 17, 31, 32, 33, 63, 64, 65, 127, 128, 130)
_MOST_ELEMENTS = 20_000
_MOST_ELEMENTS_OF_LARGE = 3_000_000
_LIGHT = ("elementwise", "reductions", "shapes", "casts", "scans")

Size = tuple[int, ...]
"""One for each call."""


@dataclass(frozen=True)
class Generated:
    program: Program
    tried: int
    dropped: int
    """Lines that eager refuses."""


def kind_of(seed: int) -> str:
    return _KINDS[seed // BLOCK % len(_KINDS)]


def group_of(seed: int) -> tuple[str, bool]:
    """The kind, and whether sizes become 0 or 1. Programs of one group may share a graph."""
    kind = kind_of(seed)
    return kind, kind.startswith("dynamic") and seed // BLOCK // len(_KINDS) % 4 == 1


def generate(seed: int) -> Generated:
    with warnings.catch_warnings(), torch.random.fork_rng():
        warnings.simplefilter("ignore")
        attempt = 0
        while True:
            rng = random.Random(f"{VERSION} {seed} {attempt}")
            builder = Builder(seed, kind_of(seed), rng)
            with torch.set_grad_enabled(builder.has_gradients):
                if generated := builder.build():
                    return generated
            attempt += 1


def _is_of_its_kind(program: Program, outcomes: Sequence[Outcome]) -> bool:
    if program.has_gradients:
        return any(gradient is not None for gradient in outcomes[0].gradients)
    if program.kind == "weights":
        used = {name for line in program.lines for name in line.operands}
        return any(each.is_weight and each.name in used for each in program.inputs)
    if program.kind.endswith("mutation"):
        return any(line.is_write for line in program.lines)
    return True


class Builder:
    def __init__(self, seed: int, kind: str, rng: random.Random) -> None:
        self.seed, self.kind, self.rng = seed, kind, rng
        self.is_dynamic = kind.startswith("dynamic")
        self.has_gradients = kind.endswith("gradient")
        self.writes = kind.endswith("mutation")
        self.calls = 3 if self.is_dynamic else 4 if kind == "weights" else 1
        self.is_large = kind == "static" and rng.random() < 0.02
        self.inputs: list[Input] = []
        self.lines: list[Line] = []
        self.values: list[dict[str, torch.Tensor]] = [{} for _ in range(self.calls)]
        self.unread: list[str] = []
        self.tried = self.dropped = 0
        self.main_float = rng.choices(
            ("torch.float32", "torch.float64", "torch.float16", "torch.bfloat16"), (12, 2, 2, 2)
        )[0]
        self.main_int = rng.choice(("torch.int64", "torch.int64", "torch.int32", "torch.uint8"))
        self.sizes = self._make_sizes()

    # ---- sizes and inputs

    def _make_sizes(self) -> list[Size]:
        rng = self.rng
        if self.is_large:
            return [(size,) for size in (1031, 1024, 3)]
        if self.is_dynamic:
            return [self._symbol() for _ in range(3)] + [(rng.choice((2, 3, 4, 8)),) * 3]
        sizes = [rng.choice(_SIZES) for _ in range(3)]
        sizes += [rng.choice(_WIDE_SIZES)] if rng.random() < 0.35 else []
        sizes += [0] if rng.random() < 0.06 else []
        return [(size,) * self.calls for size in sizes]

    def _symbol(self) -> Size:
        """Sizes of 0 and 1 get graphs of their own."""
        first, *others = (self.rng.choice((2, 3, 4, 5, 7, 8, 9, 16, 17)) for _ in range(3))
        if group_of(self.seed)[1] and self.rng.random() < 0.5:
            others[-1] = self.rng.choice((0, 1))
        return first, *others

    def random_shapes(self, rank: int) -> tuple[Shape, ...]:
        sizes = [self.rng.choice(self.sizes) for _ in range(rank)]
        if rank > 2 and not self.is_large:
            # Most axes are short, so that what is made of them stays small.
            sizes[:-2] = [s if max(s) < 10 else (2,) * self.calls for s in sizes[:-2]]
        return tuple(tuple(size[call] for size in sizes) for call in range(self.calls))

    def add_input(
        self, dtype: str, shapes: Sequence[Shape], fill: str, is_weight: bool = False
    ) -> str | None:
        if any(math.prod(shape) > self._most_elements for shape in shapes):
            return None
        name = f"{'w' if is_weight else 'x'}{len(self.inputs)}"
        layout = self._layout(len(shapes[0]))
        if (self.writes or is_weight) and layout == "expanded":
            # Nobody may write to memory that several elements share.
            layout = "sliced"
        seed = 10 * len(self.inputs) + 1000 * (self.seed % 1000)
        made = Input(name, tuple(shapes), dtype, fill, layout, seed, is_weight)
        self._take(made)
        return name

    def add_alias(self, of: str, view: str) -> None:
        source = next(each for each in self.inputs if each.name == of)
        views = [eval(f"{of}{view}", {of: values[of]}) for values in self.values]
        self._take(
            dataclasses.replace(
                source,
                name=f"{of[0]}{len(self.inputs)}",
                shapes=tuple(tuple(x.shape) for x in views),
                layout="contiguous",
                alias_of=f"{of}{view}",
            )
        )

    def _take(self, made: Input) -> None:
        self.inputs.append(made)
        trial = Program(self.seed, self.kind, tuple(self.inputs), (), ())
        for call in range(self.calls):
            if made.alias_of:
                given = eval(made.alias_of, {**NAMESPACE, **self.values[call]})
            else:
                given = Program(self.seed, trial.kind, (made,), (), ()).make_inputs(call)[made.name]
            self.values[call][made.name] = given

    def _layout(self, rank: int) -> str:
        if rank == 0 or self.rng.random() < 0.6:
            return "contiguous"
        layouts = ["transposed", "sliced", "offset", "expanded"]
        if rank == 4:
            layouts += ["channels_last"] * 3
        return self.rng.choice(layouts)

    @property
    def _most_elements(self) -> int:
        return _MOST_ELEMENTS_OF_LARGE if self.is_large else _MOST_ELEMENTS

    # ---- lines

    def build(self) -> Generated | None:
        length = self.rng.randint(2, 12)
        while len(self.lines) < length and self.tried < 60:
            self.add_line(self._choose_rule())
            if len(self.lines) == 1 and self.rng.random() < 0.3:
                self._alias_an_input()
        results = self._choose_results()
        if len(self.lines) < 2 or not results:
            return None
        breaks_after = self.rng.randint(1, len(self.lines) - 1) if self.kind == "broken" else 0
        program = Program(
            self.seed, self.kind, tuple(self.inputs), tuple(self.lines), results, breaks_after
        )
        try:
            # The gradients, too.
            outcomes = [run_eager(program, call) for call in range(self.calls)]
        except RuntimeError:
            return None
        if not _is_of_its_kind(program, outcomes):
            return None
        return Generated(program, self.tried, self.dropped)

    def _choose_rule(self) -> Rule:
        names = _LIGHT if self.is_large else tuple(BY_FAMILY)
        weights = [self._weight(name) for name in names]
        family = BY_FAMILY[self.rng.choices(names, weights)[0]]
        while True:
            rule = self.rng.choice(family)
            if rule.is_smooth or not self.has_gradients:
                return rule

    def _weight(self, family: str) -> float:
        if family == "writes":
            other = {"broken": 1, "static": 0.3, "dynamic": 0.3}.get(self.kind, 0)
            return FAMILIES[family] if self.writes else other
        if family == "casts" and self.has_gradients:
            return 0
        return FAMILIES[family]

    def _alias_an_input(self) -> None:
        """A weight has another name then."""
        weights = [each for each in self.inputs if each.is_weight]
        if weights:
            self.add_alias(weights[0].name, "")
        if not self.writes:
            return
        source = self.inputs[0]
        view = self.rng.choice(
            (".view_as({0})", "[None]", "[..., ::2]", "[1:]", ".mT", ".detach()")
        )
        rank = len(source.shapes[0])
        if rank >= (2 if view == ".mT" else 1) and not source.alias_of:
            self.add_alias(source.name, view.format(source.name))

    def add_line(self, rule: Rule) -> None:
        inputs_before = len(self.inputs)
        filled = Filler(self, rule).fill()
        if filled is None:
            self._forget_inputs(inputs_before)
            return
        self.tried += 1
        text, operands, targets = filled
        try:
            results = self._run(text, rule.is_write)
        except Exception:
            self.dropped += 1
            self._forget_inputs(inputs_before)
            self._run_again(rule.is_write)
            return
        if not rule.is_write:
            leaves = [tree_leaves(result) for result in results]
            are_usable = all(self._is_usable(leaf) for call in leaves for leaf in call)
            if not are_usable or len({len(call) for call in leaves}) > 1:
                self._forget_inputs(inputs_before)
                return
            count = sum(len(line.targets) for line in self.lines if not line.is_write)
            targets = tuple(f"v{count + i}" for i in range(len(leaves[0])))
            for own, call in zip(self.values, leaves, strict=True):
                own.update(zip(targets, call, strict=True))
            comma = "" if isinstance(results[0], torch.Tensor) or len(targets) > 1 else ","
            text = f"{', '.join(targets)}{comma} = {text}"
        self.unread = [name for name in self.unread if name not in operands or rule.is_write]
        self.unread += [name for name in targets if name not in self.unread]
        self.lines.append(Line(text, rule.op, operands, targets, rule.rounding, rule.is_write))

    def _run(self, text: str, is_write: bool) -> list[Any]:
        results: list[Any] = []
        for values in self.values:
            if is_write:
                exec(text, {**NAMESPACE, **values})
                results.append(())
            else:
                results.append(eval(text, {**NAMESPACE, **values}))
        return results

    def _run_again(self, is_write: bool) -> None:
        """A write that raises may have happened with the sizes of some calls."""
        if not is_write:
            return
        program = Program(self.seed, self.kind, tuple(self.inputs), tuple(self.lines), ())
        for call, values in enumerate(self.values):
            values.update(program.make_inputs(call))
            for line in self.lines:
                namespace = {**NAMESPACE, **values}
                exec(line.text, namespace)
                values.update({name: namespace[name] for name in line.targets})

    def _forget_inputs(self, count: int) -> None:
        for each in self.inputs[count:]:
            for values in self.values:
                values.pop(each.name, None)
        del self.inputs[count:]

    def _is_usable(self, result: object) -> bool:
        return (
            isinstance(result, torch.Tensor)
            and result.numel() <= self._most_elements
            and result.dim() <= 6
            and suits(result.dtype, "any")
        )

    def _choose_results(self) -> tuple[str, ...]:
        made = [name for line in self.lines for name in line.targets]
        names = [
            name for name in dict.fromkeys(made) if name in self.unread or self.rng.random() < 0.2
        ]
        if self.writes and self.rng.random() < 0.2:
            names.append(self.inputs[0].name)
        return tuple(dict.fromkeys(names))
