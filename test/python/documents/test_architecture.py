# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/Architecture.md says what the code does: its IR is what the compiler prints today, and the
files and functions that it names exist."""

from __future__ import annotations

import re

import generate_walk
from documents import ROOT
from torch_max_backend.frontend.pipeline import PASSES

PAGE = generate_walk.PAGE.read_text()
# | `file` | `function`, `function` | ...
FUNCTIONS = re.findall(r"^\| `([\w/.]+\.\w+)` \| (`[^|]+`) \|", PAGE, re.MULTILINE)
PATHS = sorted(set(re.findall(r"`((?:lib|python|tools|mojo_kernels)/[\w/.]+)`", PAGE)))


def test_ir() -> None:
    for name, text in generate_walk.generate(PAGE).items():
        assert generate_walk.read_block(PAGE, name) == text, "run `make docs`"


def test_paths() -> None:
    assert [path for path in PATHS if not (ROOT / path).exists()] == []


def test_functions() -> None:
    assert len(FUNCTIONS) > 20
    missing = []
    for file, names in FUNCTIONS:
        text = (ROOT / file).read_text()
        for name in re.findall(r"`(\w+)`", names):
            if not re.search(rf"\b{name}\b", text):
                missing.append(f"{file}: {name}")
    assert missing == []


def test_pipeline() -> None:
    """The table of passes is the pipeline, in its order."""
    source = (ROOT / "lib/Compiler/Registration.cpp").read_text()
    created = re.findall(r"create(TorchToMax|Max\w+)\(\)", source)
    names = ["--" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in created]
    shown = re.findall(r"^\| `(--(?:torch-to-max|max-[a-z-]+))` \|", PAGE, re.MULTILINE)
    assert shown == names


def test_passes_of_the_frontend() -> None:
    shown = re.findall(r"^\| `([a-z_]+)` \|", PAGE, re.MULTILINE)
    assert shown == [run.__name__ for run in PASSES]
