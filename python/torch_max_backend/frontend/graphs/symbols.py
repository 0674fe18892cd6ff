# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Symbolic sizes: as expressions for the compiler, over s0, s1, ..., and their values in a call."""

from __future__ import annotations

import functools
import math
import operator
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import sympy
import torch

from ...extension import extension
from ...torch_compat.symbols import (
    MODULOS,
    QUOTIENTS,
    Number,
    as_python,
    equality_guards,
    expression_of,
)

Size = TypeVar("Size")


class NotASizeExpressionError(Exception):
    """The size is an expression that the compiler does not have, such as a root or a maximum."""


class SizeConverter(ABC, Generic[Size]):
    """Writes symbolic sizes as expressions of another library."""

    def express(self, size: int | torch.SymInt) -> Size:
        if isinstance(size, int):
            return self.constant(size)
        expression = expression_key(size)
        try:
            return self._convert(expression)
        except NotASizeExpressionError:
            # A symbol of its own. Its relation to the other sizes is lost, its value is not.
            return self.symbol(expression)

    @abstractmethod
    def constant(self, value: int) -> Size: ...

    @abstractmethod
    def symbol(self, key: Any) -> Size:
        """For a symbol, or an expression that is taken for one. May raise
        NotASizeExpressionError."""

    def remainder(self, dividend: Any, divisor: Any) -> Size:
        return dividend % divisor

    def _convert(self, expression: Any) -> Size:
        if expression.is_Integer:
            return self.constant(int(expression))
        if expression.is_Symbol:
            return self.symbol(expression)
        if isinstance(expression, sympy.Add):
            return functools.reduce(operator.add, map(self._convert, expression.args))
        if isinstance(expression, sympy.Mul):
            return functools.reduce(operator.mul, map(self._convert, expression.args))
        if expression.is_Pow and expression.exp.is_Integer and expression.exp > 0:
            factors = [self._convert(expression.base)] * int(expression.exp)
            return functools.reduce(operator.mul, factors)
        if isinstance(expression, QUOTIENTS):
            dividend, divisor = map(self._convert, expression.args)
            return operator.floordiv(dividend, divisor)
        if isinstance(expression, MODULOS):
            dividend, divisor = map(self._convert, expression.args)
            return self.remainder(dividend, divisor)
        raise NotASizeExpressionError


class SymbolNumbering(SizeConverter["extension.SizeExpr"]):
    """Numbers symbols in the order of their first use, so that equal graphs have equal text, even
    if torch gave their symbols other names."""

    def __init__(self) -> None:
        self._symbols: dict[Any, extension.SizeExpr] = {}

    def constant(self, value: int) -> extension.SizeExpr:
        return extension.SizeExpr.constant(value)

    def symbol(self, key: Any) -> extension.SizeExpr:
        return self._symbols.setdefault(key, extension.SizeExpr.symbol(len(self._symbols)))


def expression_key(size: torch.SymInt) -> Any:
    """Its expression, in which a constant replaces each part that a guard equates with one. Equal
    for sizes that are known to be equal."""
    known = {}
    for left, right in equality_guards(size):
        known.update({a: b for a, b in ((left, right), (right, left)) if b.is_Integer})
    return expression_of(size).xreplace(known)


def is_size_expression(size: torch.SymInt) -> bool:
    """Whether the compiler can express the size: sums, products, quotients and remainders."""
    try:
        SymbolNumbering()._convert(expression_key(size))
    except NotASizeExpressionError:
        return False
    return True


@dataclass(frozen=True)
class SizeFormula:
    """How a number is computed in each call. It does not refer to the symbols of a trace, so it can
    be pickled."""

    code: str
    """A Python expression over the names in `places`, `math` and `torch`."""
    places: tuple[tuple[str, int, int], ...]
    """A name, and where its value is: an argument, and its dimension or -1 for the argument
    itself."""

    def evaluate(self, arguments: Sequence[Any]) -> Any:
        values = {
            name: arguments[position] if dim < 0 else arguments[position].shape[dim]
            for name, position, dim in self.places
        }
        return eval(_compiled(self.code), {"math": math, "torch": torch, **values})


class SizeSource:
    """Where the numbers of one call are found among its arguments."""

    def __init__(self, examples: Sequence[Any]) -> None:
        self._places: dict[Any, tuple[int, int]] = {}
        """Argument and dimension; -1 for an argument that is the number itself."""
        self._sizes: set[Any] = set()
        self._symbols: dict[Any, Any] = {}
        for position, example in enumerate(examples):
            if isinstance(example, torch.Tensor):
                for dim, size in enumerate(example.shape):
                    self._add(size, position, dim)
            else:
                self._add(example, position, -1)

    def _add(self, size: Any, position: int, dim: int) -> None:
        if isinstance(size, (torch.SymInt, torch.SymFloat)) and expression_of(size).is_Symbol:
            self._places.setdefault(expression_of(size), (position, dim))
            self._symbols.setdefault(expression_of(size), size)
            if dim >= 0:
                self._sizes.add(expression_of(size))

    def knows(self, number: Number) -> bool:
        return expression_of(number).free_symbols <= self._places.keys()

    def is_of_sizes(self, number: Number) -> bool:
        """Whether it is made of sizes of tensors only."""
        return expression_of(number).free_symbols <= self._sizes

    def symbols_of(self, number: Number) -> list[Any]:
        return [self._symbols[s] for s in sorted(expression_of(number).free_symbols, key=str)]

    def formula(self, number: Number) -> SizeFormula:
        expression = expression_of(number)
        symbols = sorted(expression.free_symbols, key=str)
        places = tuple((symbol.name, *self._places[symbol]) for symbol in symbols)
        return SizeFormula(as_python(expression), places)

    def evaluate(self, number: Number, arguments: Sequence[Any]) -> Any:
        return self.formula(number).evaluate(arguments)


@functools.cache
def _compiled(code: str) -> Any:
    return compile(code, "<size>", "eval")
