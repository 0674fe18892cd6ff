# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of the documents share: the tree, pinned versions, recipes of CONTRIBUTING.md."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TOOLS = ROOT / "build/bin"

_RECIPE = re.compile(
    r"<!-- recipe (?P<name>\w+): (?P<file>\S+) "
    r'(?:(?P<place>before|after) "(?P<anchor>[^\n]+)"|append) -->\n'
    r"```\w+\n(?P<text>.*?)```\n",
    re.DOTALL,
)


def versions() -> dict[str, str]:
    """What externals/versions.env pins."""
    lines = (ROOT / "externals/versions.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if re.match("[A-Z]", line))


def llvm_tool(name: str) -> Path:
    return Path(f"/usr/lib/llvm-{versions()['LLVM_VERSION']}/bin") / name


def run(command: Sequence[str | Path], cwd: Path = ROOT, **options: object) -> str:
    """The standard output of a command that must succeed."""
    process = subprocess.run(command, cwd=cwd, capture_output=True, text=True, **options)  # type: ignore[call-overload]
    assert process.returncode == 0, f"{command}\n{process.stdout}{process.stderr}"
    return str(process.stdout)


def tracked_files(*patterns: str) -> list[Path]:
    """Files of the project, relative to its root, with those that are not committed yet."""
    listed = run(["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns])
    return [Path(line) for line in listed.splitlines() if (ROOT / line).exists()]


def copy_tree(target: Path, *patterns: str) -> None:
    for file in tracked_files(*patterns):
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, target / file, follow_symlinks=False)


@dataclass(frozen=True)
class Change:
    """A block of a recipe: text that is inserted at a line of a file, or appended to it."""

    file: str
    place: str | None
    anchor: str
    text: str

    def apply(self, tree: Path) -> None:
        path = tree / self.file
        lines = path.read_text().splitlines(keepends=True)
        at = len(lines)
        if self.place:
            found = [i for i, line in enumerate(lines) if line.strip() == self.anchor]
            assert len(found) == 1, f"{self.file} has {len(found)} lines '{self.anchor}'"
            at = found[0] + (self.place == "after")
        lines.insert(at, self.text)
        path.write_text("".join(lines))


def recipe(name: str) -> list[Change]:
    """The changes of a recipe of CONTRIBUTING.md, in their order."""
    matches = _RECIPE.finditer((ROOT / "CONTRIBUTING.md").read_text())
    return [
        Change(match["file"], match["place"], match["anchor"] or "", match["text"])
        for match in matches
        if match["name"] == name
    ]
