# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Symbolic sizes as expressions for the compiler."""

from __future__ import annotations

import sympy
import torch
from torch.fx.experimental.sym_node import SymNode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._sympy.functions import FloorDiv, Mod
from torch_max_backend.frontend.graphs.symbols import SymbolNumbering


def test_expressions() -> None:
    n, m = sympy.symbols("n m", integer=True, positive=True)
    numbering = SymbolNumbering()

    def spell(expression: sympy.Expr) -> str:
        return str(numbering.express(torch.SymInt(SymNode(expression, ShapeEnv(), int, 3))))

    assert str(numbering.express(64)) == "64"
    assert spell(m) == "s0"
    assert spell(n) == "s1"
    assert spell(m * 2 + 1) == "1 + (2 * s0)"
    assert spell(FloorDiv(n + 1, 2)) == "(1 + s1) floordiv 2"
    assert spell(Mod(n, 2)) == "s1 mod 2"
    assert spell(sympy.Max(m, n)) == "s2"
    assert spell(sympy.Max(m, n)) == "s2"
