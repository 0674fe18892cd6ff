# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/Performance.md, of which each benchmark writes its own part."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "Performance.md"


def markdown_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = ["---", *["--:"] * (len(titles) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in (titles, rule, *rows))


def machine() -> str:
    """In a few words."""
    found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text())
    cores = len(os.sched_getaffinity(0))
    return f"{cores} cores of {found[1] if found else 'an unknown processor'}"


def write_part(name: str, text: str) -> None:
    """Replaces what is between the markers of this name, which the page has."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
    before, _, rest = PAGE.read_text().partition(begin)
    _, _, after = rest.partition(end)
    PAGE.write_text(f"{before}{begin}{text.strip()}\n{end}{after}")
