# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts operands and plain values into the holes of a rule."""

from __future__ import annotations

import re
import string
from typing import TYPE_CHECKING, Any

import torch
from program import NAMESPACE, Shape
from rules import Rule

if TYPE_CHECKING:
    from generate import Builder

_FLOATS = ("torch.float32", "torch.float64", "torch.float16", "torch.bfloat16")
_INTS = ("torch.int64", "torch.int32", "torch.int16", "torch.int8", "torch.uint8")
_CLASSES = {
    "float": _FLOATS,
    "real": _FLOATS[:2],
    "int": _INTS,
    "nonzero": _INTS,
    "bool": ("torch.bool",),
    "number": _FLOATS + _INTS,
    "any": (*_FLOATS, *_INTS, "torch.bool"),
}
_DTYPES = ("float32", "float64", "float16", "bfloat16", "int64", "int32", "uint8", "bool")

_FLOAT_FILLS = (
    ("torch.randn(S)", 60),
    ("torch.rand(S)", 10),
    ("torch.randint(-3, 4, S)", 15),
    ("(torch.randn(S) * 1000)", 3),
    (
        "torch.randn(S).where(torch.rand(S) > 0.2, "
        "torch.tensor([nan, inf, -inf, 0.0, -0.0])[torch.randint(5, S)])",
        10,
    ),
)
_FLOAT_SCALARS = (0.5, -1.5, 2.0, 0.0, 1, -0.25, 3, -1, 1e-3, 100.0)


def suits(dtype: torch.dtype, kind: str) -> bool:
    return str(dtype) in _CLASSES[kind]


class Filler:
    def __init__(self, builder: Builder, rule: Rule) -> None:
        self.builder, self.rule, self.rng = builder, rule, builder.rng
        parsed = list(string.Formatter().parse(rule.template))
        self.holes = {name: spec for _, name, spec, _ in parsed if name and spec}
        self.names: dict[str, str] = {}
        """The variables in the holes for tensors."""
        self.texts: dict[str, str] = {}
        self.common_size = self.rng.choice((1, 2, 3, 4, 5, 8))

    def fill(self) -> tuple[str, tuple[str, ...], tuple[str, ...]] | None:
        """The line's text, its operands, and what it changes in place. None if nothing fits."""
        try:
            return self._fill()
        except IndexError:
            # A rule asks for an element of an empty tensor.
            return None

    def _fill(self) -> tuple[str, tuple[str, ...], tuple[str, ...]] | None:
        subject = self._subject()
        if subject and not self._fill_tensor(subject, is_subject=True):
            return None
        pending = [hole for hole in self.holes if hole != subject]
        while pending:
            ready = [hole for hole in pending if not self._waits(hole, pending)]
            if not ready:
                raise ValueError(f"holes wait for each other: {self.rule.template}")
            for hole in ready:
                kind = self.holes[hole].split(" ")[0]
                is_plain = kind in _PLAIN
                if not (self._fill_plain(hole) if is_plain else self._fill_tensor(hole)):
                    return None
            pending = [hole for hole in pending if hole not in ready]
        targets = (self.names[subject],) if self.rule.is_write and subject else ()
        pieces = []
        for literal, name, _, _ in string.Formatter().parse(self.rule.template):
            pieces.append(literal + (self.texts[name] if name else ""))
        return "".join(pieces), tuple(dict.fromkeys(self.names.values())), targets

    def _subject(self) -> str:
        holes = (hole for hole, spec in self.holes.items() if spec.split(" ")[0] in _CLASSES)
        return next((hole for hole in holes if self.holes[hole].split(" ")[0] not in _PLAIN), "")

    def _waits(self, hole: str, pending: list[str]) -> bool:
        words = set(re.findall(r"\b[a-z]\b", self.holes[hole]))
        return any(other in words for other in pending if other != hole)

    # ---- plain values

    def _fill_plain(self, hole: str) -> bool:
        kind, *words = self.holes[hole].split(" ")
        value = _PLAIN[kind](self, words)
        self.texts[hole] = value
        return value != ""

    def _dim(self, words: list[str]) -> str:
        rank = max(self._value(words[0]).dim(), 1)
        return str(self.rng.randrange(-rank, rank))

    def _dims(self, words: list[str]) -> str:
        rank = max(self._value(words[0]).dim(), 1)
        dims = self.rng.sample(range(rank), self.rng.randint(1, rank))
        return repr(tuple(dim - rank if self.rng.random() < 0.3 else dim for dim in dims))

    def _num(self, words: list[str]) -> str:
        first, last = (self._evaluate(word, 0) for word in words)
        return str(self.rng.randint(first, last)) if first <= last else ""

    def _scalar(self, words: list[str]) -> str:
        dtype = self._value(words[0]).dtype
        if dtype == torch.bool:
            return self.rng.choice(("True", "False"))
        if dtype.is_floating_point:
            return repr(self.rng.choice(_FLOAT_SCALARS))
        return str(self.rng.randint(0 if dtype == torch.uint8 else -3, 5))

    def _flag(self, _: list[str]) -> str:
        return self.rng.choice(("True", "False"))

    def _dtype(self, _: list[str]) -> str:
        return f"torch.{self.rng.choice(_DTYPES)}"

    def _one(self, words: list[str]) -> str:
        return self.rng.choice(words)

    def _expr(self, words: list[str]) -> str:
        return repr(self._evaluate(" ".join(words), 0))

    # ---- tensors

    def _fill_tensor(self, hole: str, is_subject: bool = False) -> bool:
        kind, _, shape = self.holes[hole].partition(" ")
        shapes = self._wanted_shapes(shape)
        chance = 0.96 if is_subject else 0.6
        name = None
        if self.rng.random() < chance:
            name = self._choose_value(kind, shape, shapes, is_subject)
        if name is None:
            if is_subject and self.builder.inputs and self.rng.random() < 0.85:
                return False
            name = self._fresh(kind, shape, shapes, is_subject)
        if name is None:
            return False
        self.names[hole] = self.texts[hole] = name
        return True

    def _wanted_shapes(self, spec: str) -> list[list[Any]] | None:
        """Of a list of sizes, for each call; None where any size will do."""
        if not spec.startswith("["):
            return None
        return [self._evaluate(spec.replace("?", "None"), c) for c in range(self.builder.calls)]

    def _choose_value(
        self, kind: str, shape: str, shapes: list[list[Any]] | None, is_subject: bool
    ) -> str | None:
        known = self.builder.values[0]
        names = [name for name in known if self._fits(name, kind, shape, shapes)]
        if self.builder.has_gradients:
            # Of an operand that is there twice, gradients may cancel out but for a last digit.
            names = [name for name in names if name not in self.names.values()]
        if kind.startswith("index") and self.rng.random() < 0.5:
            return None
        unread = [name for name in names if name in self.builder.unread]
        if unread and self.rng.random() < 0.8:
            return unread[-1] if is_subject and self.rng.random() < 0.7 else self.rng.choice(unread)
        return self.rng.choice(names) if names else None

    def _fits(self, name: str, kind: str, shape: str, shapes: list[list[Any]] | None) -> bool:
        return all(
            self._has_kind(values[name], kind, call)
            and self._has_shape(values[name], shape, shapes, call)
            for call, values in enumerate(self.builder.values)
        )

    def _has_kind(self, value: torch.Tensor, kind: str, call: int) -> bool:
        if kind in self.names:
            return value.dtype == self._value(kind, call).dtype
        if kind.startswith("index"):
            bound = self._evaluate(kind.removeprefix("index"), call)
            return value.dtype == torch.int64 and bool(((value >= 0) & (value < bound)).all())
        return suits(value.dtype, kind) and (kind != "nonzero" or bool((value != 0).all()))

    def _has_shape(
        self, value: torch.Tensor, spec: str, shapes: list[list[Any]] | None, call: int
    ) -> bool:
        if shapes is not None:
            wanted = shapes[call]
            return len(wanted) == value.dim() and all(
                size in (None, actual) for size, actual in zip(wanted, value.shape, strict=True)
            )
        relation, _, other = spec.partition(" ")
        if relation in _RELATIONS:
            expected = self._evaluate(f"{other}.shape", call)
            if relation == "like":
                return value.shape == expected
            try:
                both = torch.broadcast_shapes(value.shape, expected)
            except RuntimeError:
                return False
            return relation == "fits" or both == expected
        first, last = _ranks(spec)
        return first <= value.dim() <= last

    def _fresh(
        self, kind: str, spec: str, wanted: list[list[Any]] | None, is_subject: bool
    ) -> str | None:
        builder, rng = self.builder, self.rng
        shapes = self._fresh_shapes(spec, wanted)
        if any(size < 0 for shape in shapes for size in shape):
            return None
        is_weight = builder.kind == "weights" and not is_subject and rng.random() < 0.8
        if kind.startswith("index"):
            bounds = range(builder.calls)
            bound = min(self._evaluate(kind.removeprefix("index"), call) for call in bounds)
            if bound <= 0:
                return None
            return builder.add_input("torch.int64", shapes, f"torch.randint(0, {bound}, S)")
        dtype = str(self._value(kind).dtype) if kind in self.names else self._choose_dtype(kind)
        is_weight = is_weight and dtype in _FLOATS
        return builder.add_input(dtype, shapes, self._choose_fill(kind, dtype), is_weight)

    def _fresh_shapes(self, spec: str, wanted: list[list[Any]] | None) -> list[Shape]:
        builder, rng = self.builder, self.rng
        if wanted is not None:
            sizes = [rng.choice((1, 2, 3, 4, 5, 7, 8)) for _ in wanted[0]]
            return [
                tuple(s if s is not None else any_ for s, any_ in zip(shape, sizes, strict=True))
                for shape in wanted
            ]
        relation, _, other = spec.partition(" ")
        if relation in _RELATIONS:
            given = [tuple(self._evaluate(f"{other}.shape", call)) for call in range(builder.calls)]
            if relation == "like" or rng.random() < 0.5:
                return given
            rank = len(given[0])
            keep = [rng.random() < 0.6 for _ in range(rank)]
            first = rng.randint(0, rank)
            return [
                tuple(s if keep[i] else 1 for i, s in enumerate(shape))[first:] for shape in given
            ]
        first, last = _ranks(spec)
        last = min(last, max(first, 4))
        ranks = [rank for rank in (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4) if first <= rank <= last] or [
            first
        ]
        if builder.is_large:
            ranks = [2]
        return list(builder.random_shapes(rng.choice(ranks)))

    def _choose_dtype(self, kind: str) -> str:
        dtypes = _CLASSES[kind]
        main = [d for d in (self.builder.main_float, self.builder.main_int) if d in dtypes]
        if main and self.rng.random() < 0.85:
            return main[0] if self.rng.random() < 0.8 else main[-1]
        return self.rng.choice(dtypes)

    def _choose_fill(self, kind: str, dtype: str) -> str:
        rng = self.rng
        if dtype == "torch.bool":
            return "(torch.rand(S) < 0.5)"
        if dtype in _FLOATS:
            fills, weights = zip(*_FLOAT_FILLS, strict=True)
            return rng.choices(fills, weights)[0]
        if kind == "nonzero":
            return "torch.randint(1, 6, S)"
        if dtype == "torch.uint8":
            return "torch.randint(0, 7, S)"
        if rng.random() < 0.05:
            bits = {"torch.int64": 63, "torch.int32": 31, "torch.int16": 15, "torch.int8": 7}[dtype]
            return f"torch.tensor([-2**{bits}, -1, 0, 1, 2**{bits} - 1])[torch.randint(0, 5, S)]"
        return "torch.randint(-5, 6, S)"

    def _value(self, hole: str, call: int = 0) -> torch.Tensor:
        return self.builder.values[call][self.names[hole]]

    def _evaluate(self, expression: str, call: int) -> Any:
        known = {hole: self._value(hole, call) for hole in self.names}
        return eval(expression, {**NAMESPACE, **known, "r": self.common_size})


_PLAIN = {
    "dim": Filler._dim,
    "dims": Filler._dims,
    "num": Filler._num,
    "scalar": Filler._scalar,
    "flag": Filler._flag,
    "dtype": Filler._dtype,
    "one": Filler._one,
    "expr": Filler._expr,
}
_RELATIONS = ("fits", "into", "like")


def _ranks(spec: str) -> tuple[int, int]:
    if not spec:
        return 0, 6
    if spec.endswith("+"):
        return int(spec[:-1]), 6
    first, _, last = spec.partition("-")
    return int(first), int(last or first)
