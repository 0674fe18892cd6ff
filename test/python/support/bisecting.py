# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many items in one graph, also in a process of its own: what is at fault when the graph fails."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

_MARK = "outcomes: "
_Item = TypeVar("_Item")


class BatchFailedError(Exception):
    """The graph does not compile, or the process died."""


def bisected(items: Sequence[_Item], run: Callable[[Sequence[_Item]], Sequence[Any]]) -> list[Any]:
    """For each item its result or the error that it alone raises."""
    try:
        return list(run(items))
    except Exception as error:
        if len(items) == 1:
            return [error]
        middle = len(items) // 2
        return bisected(items[:middle], run) + bisected(items[middle:], run)


def ask_process(script: str, request: Any, timeout: float) -> Any:
    """What a script gives for a request: a crash of the engine is then a result too."""
    try:
        process = subprocess.run(
            [sys.executable, script],
            input=json.dumps(request),
            capture_output=True,
            text=True,
            timeout=timeout,
        )
    except subprocess.TimeoutExpired:
        raise BatchFailedError(f"no answer in {timeout:.0f} s") from None
    for line in process.stdout.splitlines():
        if line.startswith(_MARK):
            outcome = json.loads(line.removeprefix(_MARK))
            if "error" in outcome:
                raise BatchFailedError(outcome["error"])
            return outcome["result"]
    last = process.stderr.strip().splitlines()[-1:] or [""]
    raise BatchFailedError(f"the process ended with {process.returncode}: {last[0]}")


def answer(function: Callable[[Any], Any]) -> None:
    """The other side of ask_process, in the script."""
    request = json.load(sys.stdin)
    try:
        outcome = {"result": function(request)}
    except Exception as error:
        outcome = {"error": f"{type(error).__name__}: {error}"}
    print(_MARK + json.dumps(outcome))
