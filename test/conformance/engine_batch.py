# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs cases as one graph in a process of its own: a crash of the engine is then a result too.

Reads keys from stdin and writes one outcome for each, both as JSON. If the graph as a whole fails,
the outcome is one object with the error.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from compiling import difference, run_broken, run_on_engine
from samples import Case, Key, make_case, run_eager

_MARK = "outcomes: "


def _run_one_by_one(cases: Sequence[Case]) -> list[Any]:
    return [run_broken(case, "max") for case in cases]


def _main() -> None:
    is_broken, items = json.load(sys.stdin)
    cases = [make_case(Key(*item)) for item in items]
    groups = [[case] for case in cases] if is_broken else [cases]
    expected = [result for group in groups for result in run_eager(group)]
    try:
        run = _run_one_by_one if is_broken else run_on_engine
        results = run(cases)
    except Exception as error:
        print(_MARK + json.dumps({"error": f"{type(error).__name__}: {error}"}))
        return
    triples = zip(cases, results, expected, strict=True)
    print(_MARK + json.dumps([difference(*triple) for triple in triples]))


class BatchFailedError(Exception):
    """The graph does not compile, or the process died."""


def run_batch(keys: Sequence[Key], is_broken: bool, timeout: float = 1800) -> list[str]:
    """For each case what is wrong with it, empty if nothing is."""
    items = json.dumps([is_broken, [[key.entry, key.dtype, key.sample] for key in keys]])
    try:
        process = subprocess.run(
            [sys.executable, __file__], input=items, capture_output=True, text=True, timeout=timeout
        )
    except subprocess.TimeoutExpired:
        raise BatchFailedError(f"no answer in {timeout:.0f} s") from None
    for line in process.stdout.splitlines():
        if line.startswith(_MARK):
            outcome = json.loads(line.removeprefix(_MARK))
            if isinstance(outcome, dict):
                raise BatchFailedError(outcome["error"])
            return list(outcome)
    last = process.stderr.strip().splitlines()[-1:] or [""]
    raise BatchFailedError(f"the process ended with {process.returncode}: {last[0]}")


def run_bisecting(keys: Sequence[Key], is_broken: bool) -> dict[Key, tuple[str, str]]:
    """An outcome and its detail for each case; a batch that fails is halved until one case is
    left, which is the one at fault. `is_broken`: none of them is one graph."""
    try:
        wrong = run_batch(keys, is_broken)
    except BatchFailedError as error:
        if len(keys) == 1:
            return {keys[0]: ("engine error", " ".join(str(error).split())[:300])}
        middle = len(keys) // 2
        halves = (keys[:middle], keys[middle:])
        return {k: o for half in halves for k, o in run_bisecting(half, is_broken).items()}
    return {
        key: ("wrong", text) if text else ("passed", "")
        for key, text in zip(keys, wrong, strict=True)
    }


if __name__ == "__main__":
    _main()
