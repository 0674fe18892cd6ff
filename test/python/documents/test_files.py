# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules about files of code."""

from __future__ import annotations

import subprocess

from documents import ROOT

LONGEST = 600
CODE = (".cpp", ".h", ".td", ".py", ".pyi", ".mojo", ".cmake")


def test_no_file_of_hand_written_code_is_long() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout
    files = [name for name in listed.splitlines() if name.endswith(CODE)]
    assert len(files) > 200
    lines = {name: len((ROOT / name).read_text().splitlines()) for name in files}
    generated = {"include/torch-max/Dialect/Torch/IR/GeneratedTorchOps.td"}
    assert {name for name, count in lines.items() if count > LONGEST} <= generated
