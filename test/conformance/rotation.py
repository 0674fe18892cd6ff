# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A few cases of all variants, others every week."""

from __future__ import annotations

import datetime
import random
from collections.abc import Iterator
from itertools import cycle

from samples import OWN_DTYPE, VARIANTS, WIDE_DTYPES, Case, make_cases, op_entries


def this_week() -> str:
    year, week, _ = datetime.date.today().isocalendar()
    return f"{year}-{week}"


def drawn(week: str) -> Iterator[Case]:
    """Without an end; the same ones for the same week."""
    draw = random.Random(week)
    entries = list(op_entries())
    for variant in cycle(VARIANTS):
        cases: list[Case] = []
        while not cases:
            dtype = OWN_DTYPE if variant == "errors" else draw.choice(WIDE_DTYPES)
            cases = list(make_cases(draw.choice(entries), dtype, 2, variant))
        yield draw.choice(cases)
