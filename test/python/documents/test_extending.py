# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs of docs/Extending.md, each in a process of its own."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

import pytest
from documents import ROOT, run

PAGE = (ROOT / "docs/Extending.md").read_text()
BLOCK = re.compile(r"<!-- (program|file): (\S+) -->\n```\w+\n(.*?)```\n", re.DOTALL)
BLOCKS = BLOCK.findall(PAGE)
PROGRAMS = {name: text for kind, name, text in BLOCKS if kind == "program"}


@pytest.fixture(scope="module")
def folder() -> Path:
    # The same in each run: the path is part of the kernels' package, and so of a model's key.
    folder = Path(tempfile.gettempdir()) / "torch_max_extending"
    for kind, name, text in BLOCKS:
        if kind == "file":
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
    return folder


def test_every_block_is_found() -> None:
    assert len(BLOCKS) == PAGE.count("<!-- ") == 5


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, folder: Path) -> None:
    run([sys.executable, "-c", PROGRAMS[name]], cwd=folder)
