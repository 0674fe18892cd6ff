# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs cases as one graph in a process of its own: a crash of the engine is then a result too.

Reads keys from stdin and writes one outcome for each, both as JSON. If the graph as a whole fails,
the outcome is one object with the error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from bisecting import answer, ask_process, bisected
from compiling import difference, run_broken, run_on_engine
from samples import Case, Key, make_case, run_eager


def _run_one_by_one(cases: Sequence[Case]) -> list[Any]:
    return [run_broken(case, "max") for case in cases]


def _differences(request: list[Any]) -> list[str]:
    is_broken, items = request
    cases = [make_case(Key(*item)) for item in items]
    groups = [[case] for case in cases] if is_broken else [cases]
    expected = [result for group in groups for result in run_eager(group)]
    results = (_run_one_by_one if is_broken else run_on_engine)(cases)
    return [difference(*triple) for triple in zip(cases, results, expected, strict=True)]


def run_bisecting(keys: Sequence[Key], is_broken: bool) -> dict[Key, tuple[str, str]]:
    """An outcome and its detail for each case; a batch that fails is halved until one case is
    left, which is the one at fault. `is_broken`: none of them is one graph."""

    def run(keys: Sequence[Key]) -> list[str]:
        items = [[key.entry, key.dtype, key.sample] for key in keys]
        return list(ask_process(__file__, [is_broken, items], timeout=1800))

    return dict(zip(keys, map(_outcome, bisected(keys, run)), strict=True))


def _outcome(result: str | Exception) -> tuple[str, str]:
    if isinstance(result, Exception):
        return "engine error", " ".join(str(result).split())[:300]
    return ("wrong", result) if result else ("passed", "")


if __name__ == "__main__":
    answer(_differences)
