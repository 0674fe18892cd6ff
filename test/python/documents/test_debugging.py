# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands of docs/Debugging.md that need no engine, in their order, in one folder; of
the others, checks that the tools have the options."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from documents import ROOT, TOOLS, run

PAGE = (ROOT / "docs/Debugging.md").read_text()
BLOCK = re.compile(r"<!-- (?:(run)|file: (\S+)) -->\n```\w+\n(.*?)```\n", re.DOTALL)


def test_commands(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(TOOLS), str(Path(sys.executable).parent), os.environ["PATH"]]),
        "TORCH_MAX_BACKEND_CACHE_DIR": str(tmp_path / "store"),
    }
    blocks = BLOCK.findall(PAGE)
    assert len(blocks) == PAGE.count("<!-- ")
    for is_command, file, text in blocks:
        if is_command:
            run(["bash", "-eu", "-c", text], cwd=tmp_path, env=environment)
        else:
            (tmp_path / file).write_text(text)
    # What the page says of the results.
    assert "Execution time report" in (tmp_path / "timing.txt").read_text()
    assert "max-select-kernels" in (tmp_path / "changes.txt").read_text()
    assert "linear.matmul" in (tmp_path / "lowered.mlir").read_text()
    assert "torch.aten.exp" not in (tmp_path / "reduced.mlir").read_text()


def test_options_exist() -> None:
    for line in re.findall(r"^ {4,}(max-(?:run|compile) .*)$", PAGE, re.MULTILINE):
        tool, *words = line.split()
        options = run([TOOLS / tool, "--help"])
        for word in words:
            if word.startswith("--"):
                assert f"{word}" in options, line
