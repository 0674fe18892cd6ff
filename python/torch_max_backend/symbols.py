# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Symbolic sizes: as the compiler takes them, expressions over numbered symbols, and their values
in a call."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Sequence
from typing import Any

import sympy
import torch
from torch.utils._sympy.functions import CleanDiv, FloorDiv, Mod, PythonMod
from torch.utils._sympy.printers import PythonPrinter

from .extension import load_extension

Number = torch.SymInt | torch.SymFloat | torch.SymBool


class _NotAffineError(Exception):
    pass


class SymbolNames:
    """Numbers symbols in the order of their first use, so that equal graphs have equal text
    whatever torch called their sizes."""

    def __init__(self) -> None:
        self._size = load_extension().SizeExpr
        self._symbols: dict[Any, Any] = {}

    def spell(self, size: int | torch.SymInt) -> Any:
        """The size as a `SizeExpr`."""
        if isinstance(size, int):
            return self._size.constant(size)
        expression = _simplified(size)
        try:
            return self._affine(expression)
        except _NotAffineError:
            # A size of its own: what ties it to the other sizes is lost, its value is not.
            return self._symbol(expression)

    def _symbol(self, key: Any) -> Any:
        return self._symbols.setdefault(key, self._size.symbol(len(self._symbols)))

    def _affine(self, expression: Any) -> Any:
        if expression.is_Integer:
            return self._size.constant(int(expression))
        if expression.is_Symbol:
            return self._symbol(expression)
        if isinstance(expression, sympy.Add):
            return functools.reduce(operator.add, map(self._affine, expression.args))
        if isinstance(expression, sympy.Mul):
            return functools.reduce(operator.mul, map(self._affine, expression.args))
        if expression.is_Pow and expression.exp.is_Integer and expression.exp > 0:
            factors = [self._affine(expression.base)] * int(expression.exp)
            return functools.reduce(operator.mul, factors)
        if isinstance(expression, (FloorDiv, CleanDiv)):
            dividend, divisor = map(self._affine, expression.args)
            return dividend // divisor
        if isinstance(expression, (Mod, PythonMod)):
            dividend, divisor = map(self._affine, expression.args)
            return dividend % divisor
        raise _NotAffineError


def _simplified(size: torch.SymInt) -> Any:
    """With the numbers that parts of it are known to be equal to: the graph is guarded by that."""
    known = {}
    for guard in size.node.shape_env.guards:
        if isinstance(guard.expr, sympy.Eq):
            left, right = guard.expr.args
            known.update({a: b for a, b in ((left, right), (right, left)) if b.is_Integer})
    return size.node.expr.xreplace(known)


def is_affine(size: torch.SymInt) -> bool:
    try:
        SymbolNames()._affine(_simplified(size))
    except _NotAffineError:
        return False
    return True


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
        if isinstance(size, (torch.SymInt, torch.SymFloat)) and size.node.expr.is_Symbol:
            self._places.setdefault(size.node.expr, (position, dim))
            self._symbols.setdefault(size.node.expr, size)
            if dim >= 0:
                self._sizes.add(size.node.expr)

    def knows(self, number: Number) -> bool:
        return number.node.expr.free_symbols <= self._places.keys()

    def is_of_sizes(self, number: Number) -> bool:
        """Whether it is made of sizes of tensors only."""
        return number.node.expr.free_symbols <= self._sizes

    def symbols_of(self, number: Number) -> list[Any]:
        return [self._symbols[s] for s in sorted(number.node.expr.free_symbols, key=str)]

    def evaluate(self, size: Number, arguments: Sequence[Any]) -> Any:
        expression = size.node.expr
        values = {}
        for symbol in expression.free_symbols:
            position, dim = self._places[symbol]
            argument = arguments[position]
            values[symbol.name] = argument if dim < 0 else argument.shape[dim]
        return eval(_compiled(expression), {"math": math, "torch": torch, **values})


@functools.cache
def _compiled(expression: Any) -> Any:
    return compile(PythonPrinter().doprint(expression), "<size>", "eval")
