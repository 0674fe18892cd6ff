# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sympy expressions behind symbolic sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sympy
import torch
from torch.fx.experimental.symbolic_shapes import optimization_hint
from torch.utils._sympy.functions import CleanDiv, FloorDiv, Mod, PythonMod
from torch.utils._sympy.printers import PythonPrinter

__all__ = [
    "MODULOS",
    "QUOTIENTS",
    "Number",
    "as_python",
    "equality_guards",
    "expression_of",
    "may_be_equal",
    "optimization_hint",
    "value_of",
]

Number = torch.SymInt | torch.SymFloat | torch.SymBool

QUOTIENTS = (FloorDiv, CleanDiv)
MODULOS = (Mod, PythonMod)


def expression_of(number: Number) -> Any:
    return number.node.expr


def equality_guards(number: Number) -> Iterator[tuple[Any, Any]]:
    """Both sides of each equality that guards the graph of this number."""
    for guard in number.node.shape_env.guards:
        if isinstance(guard.expr, sympy.Eq):
            left, right = guard.expr.args
            yield left, right


def may_be_equal(left: Any, right: Any) -> bool:
    """False if two sizes differ for the inputs that the graph is traced with. Does not compare the
    symbols themselves, which would become a part of the graph."""
    hints = [value_of(left), value_of(right)]
    # Sizes that depend on data have none.
    return None in hints or hints[0] == hints[1]


def value_of(number: Any) -> Any:
    """What the number is for the inputs that the graph is traced with; None if it depends on
    data."""
    return number.node.hint if isinstance(number, Number) else number


def as_python(expression: Any) -> str:
    """Source code whose names are the symbols, `math` and `torch`."""
    return PythonPrinter().doprint(expression)
