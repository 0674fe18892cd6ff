# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs cases as one graph in a process of its own: a crash of the engine is then a result too.

Reads keys from stdin and writes one outcome for each, both as JSON. If the graph as a whole fails,
the outcome is one object with the error.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from bisecting import answer, ask_process, bisected
from compiling import check_alone, check_on_engine
from samples import Key, make_case


@dataclass(frozen=True)
class Mode:
    """Which cases share a graph."""

    variant: str
    is_broken: bool
    """None of them is one graph, so that they share none."""

    @property
    def is_one_by_one(self) -> bool:
        return self.is_broken or self.variant == "errors"


def _problems(request: Mapping[str, Any]) -> list[str]:
    mode = Mode(**request["mode"])
    cases = [make_case(Key(*item)) for item in request["keys"]]
    if mode.is_one_by_one:
        return [check_alone(case, mode.is_broken) for case in cases]
    return check_on_engine(cases)


def run_bisecting(keys: Sequence[Key], mode: Mode) -> dict[Key, tuple[str, str]]:
    """An outcome and its detail for each case; a batch that fails is halved until one case is
    left, which is the one at fault."""

    def run(keys: Sequence[Key]) -> list[str]:
        request = {"mode": asdict(mode), "keys": [astuple(key) for key in keys]}
        return list(ask_process(__file__, request, timeout=1800))

    return dict(zip(keys, map(_outcome, bisected(keys, run)), strict=True))


def _outcome(result: str | Exception) -> tuple[str, str]:
    if isinstance(result, Exception):
        return "engine error", " ".join(str(result).split())[:300]
    return ("wrong", result) if result else ("passed", "")


if __name__ == "__main__":
    answer(_problems)
