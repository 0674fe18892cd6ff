# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that a lowering writes and a kernel in Mojo reads are the same on both sides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ENUMERATIONS = (ROOT / "lib/Conversion/TorchToMax/Indices.h").read_text()
CONSTANTS = (ROOT / "mojo_kernels/indexing/rule.mojo").read_text()


@pytest.mark.parametrize("name", ["OutOfRange", "RuleSlot"])
def test_enumerations(name: str) -> None:
    (body,) = re.findall(rf"enum class {name} : int64_t {{(.*?)}}", ENUMERATIONS, re.DOTALL)
    members = re.findall(r"(\w+) = (\d+)", body)
    constants = dict(re.findall(r"^comptime ([A-Z_]+) = (\d+)$", CONSTANTS, re.MULTILINE))
    # IndexError in C++ is INDEX_ERROR in Mojo.
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", member).upper() for member, _ in members]
    assert len(names) >= 5
    assert [constants.get(name) for name in names] == [number for _, number in members]
