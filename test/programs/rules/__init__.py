# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a line of a random program can be. A rule is one line of Python with holes:

    torch.where({m:bool fits x}, {x:any}, {y:x fits x})

A hole is `{name:kind shape}`; later in the line, `{name}` repeats it. Kinds of tensors: `float`,
`int`, `bool`, `number` (no bool), `any`, `real` (f32 and f64), `nonzero` (an int without zeros),
`index(N)` (int64 from 0 to N - 1), or a hole's name for its dtype. Shapes: a rank (`2`, `2+`,
`1-3`), `fits x` (broadcasts with it), `into x` (broadcasts to its shape), `like x` (has its
shape), or a list such as `[?, x.shape[1]]`, where `?` is any small size.

Kinds of plain values: `dim x`, `dims x` (several), `num A B` (from A to B), `flag`, `scalar x`
(one that suits its dtype), `dtype`, `one A B C` (one of these), `expr E` (the value of E).

The first tensor is the line's subject: a value that no other line has read yet, if there is one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    family: str
    template: str
    rounding: str
    """As in Line."""
    is_write: bool
    is_smooth: bool
    """Whether it may stand in a program whose gradients are compared."""

    @property
    def op(self) -> str:
        """A name for coverage: what is called, or the operator."""
        if name := re.search(r"(?:torch\.|F\.|\}\.)([a-zA-Z_][\w.]*)\(", self.template):
            return name[1].removeprefix("nn.functional.")
        return re.sub(r"\{[^}]*\}", "_", self.template).strip()


def rules(
    family: str,
    table: str,
    rounding: str = "result",
    is_write: bool = False,
    is_smooth: bool = True,
) -> list[Rule]:
    """A rule for each line of the table."""
    lines = (line.strip() for line in table.splitlines())
    return [Rule(family, line, rounding, is_write, is_smooth) for line in lines if line]


FAMILIES = {
    "elementwise": 8,
    "heavy": 5,
    "reductions": 3,
    "shapes": 5,
    "indexing": 2,
    "scans": 1.5,
    "casts": 1,
    "creation": 0.5,
    "writes": 8,
}
"""How often a line is of a family."""
