# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The entries of docs/EngineBugs.md, each on the engine as it is: a bug that the engine no longer
has needs no workaround. A pinned engine does not change, so the graphs run when another one is
pinned: `make test-engine-bugs`."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/EngineBugs.md").read_text()
VERSIONS = (ROOT / "externals/versions.env").read_text()
_ENTRY = re.compile(
    r"^## `(?P<name>[a-z0-9-]+)`\n.*?"
    r"^```mlir\n(?P<graph>.*?)^```\n.*?"
    r"^```python\n(?P<values>.*?)^```\n",
    re.DOTALL | re.MULTILINE,
)


@dataclass(frozen=True)
class Bug:
    name: str
    graph: str
    inputs: list[np.ndarray]
    right: list[np.ndarray]


def _bugs() -> list[Bug]:
    bugs = []
    for entry in _ENTRY.finditer(PAGE):
        values: dict[str, Any] = {"np": np}
        with np.errstate(invalid="ignore"):
            exec(entry["values"], values)
        bugs.append(Bug(entry["name"], entry["graph"], values["inputs"], values["right"]))
    return bugs


BUGS = _bugs()


def _run(bug: Bug, folder: Path) -> list[np.ndarray] | str:
    """The engine's results, or why it gave none."""
    graph = folder / "graph.mlir"
    graph.write_text(re.sub(r"(?<=[a-z0-9>)}])$", " loc(unknown)", bug.graph, flags=re.MULTILINE))
    command = [str(ROOT / "build/bin/max-run"), str(graph), f"--output-dir={folder}"]
    for number, array in enumerate(bug.inputs):
        np.save(folder / f"input{number}.npy", array)
        command.append(f"--input={folder / f'input{number}.npy'}")
    process = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if process.returncode:
        return process.stderr
    return [np.load(folder / f"output{number}.npy") for number in range(len(bug.right))]


def test_page_is_of_the_pinned_engine() -> None:
    pinned = re.search(r"^MAX_VERSION\s*:?=\s*(\S+)", VERSIONS, re.MULTILINE)
    assert pinned
    assert f"as seen with MAX {pinned[1]}." in PAGE, (
        "another engine is pinned: run `make test-engine-bugs`, take out what it has mended, and"
        " put its version into docs/EngineBugs.md"
    )


@pytest.mark.slow
@pytest.mark.parametrize("bug", [pytest.param(bug, id=bug.name) for bug in BUGS])
def test_is_still_there(bug: Bug, tmp_path: Path) -> None:
    results = _run(bug, tmp_path)
    if isinstance(results, str):
        # The engine's words, and not those of a tool that could not read the entry.
        assert "engine" in results.lower()
        return
    is_right = all(
        result.shape == right.shape and np.allclose(result, right, equal_nan=True)
        for result, right in zip(results, bug.right, strict=True)
    )
    assert not is_right, (
        f"the engine has mended {bug.name}: take out its workaround and its entry in"
        " docs/EngineBugs.md"
    )


def test_every_workaround_has_an_entry() -> None:
    named = {
        name
        for source in (ROOT / "lib").rglob("*.cpp")
        for comment in re.findall(r"Entr(?:y|ies) ((?:.|\n///)*?):", source.read_text())
        for name in re.findall(r"`([a-z0-9-]+)`", comment)
    }
    assert {bug.name for bug in BUGS} == named
