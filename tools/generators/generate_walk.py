# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the IR of each stage into docs/Architecture.md.

Runs the program of that page with TORCH_MAX_BACKEND_VERBOSE, which prints the stages of the
frontend, then the tools of build/bin. The engine is not needed: the program is given a folder
without one, and ends with an error after it has printed everything. `--check` fails if the page is
stale.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/Architecture.md"
TOOLS = ROOT / "build/bin"


def _block(name: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- walk: {name} -->\n```\w+\n)(.*?)(```\n)", re.DOTALL)


def read_block(page: str, name: str) -> str:
    match = _block(name).search(page)
    assert match, f"{PAGE.name} has no block '{name}'"
    return match[2]


def _run_tool(name: str, *options: str, source: str) -> str:
    command = [TOOLS / name, *options]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def _run_program(program: str) -> dict[str, str]:
    """What the backend prints, by stage."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "TORCH_MAX_BACKEND_VERBOSE": "1",
            "TORCH_MAX_BACKEND_ENGINE": folder,
            "TORCH_MAX_BACKEND_CACHE_DIR": folder,
        }
        command = [sys.executable, "-c", program]
        process = subprocess.run(command, env=environment, capture_output=True, text=True)
    sections = re.split(r"^\[torch_max_backend\] graph 0 \(\w+\): ", process.stderr, flags=re.M)
    # The error of the missing engine follows the last one, behind an empty line.
    texts = (section.partition("\n\nTraceback")[0] for section in sections[1:])
    stages = dict(text.split("\n", 1) for text in texts)
    assert "MAX graph" in stages, process.stderr
    return {name: text.rstrip() + "\n" for name, text in stages.items()}


def generate(page: str) -> dict[str, str]:
    """The text of each block."""
    printed = _run_program(read_block(page, "program"))
    torch_ir = printed["torch dialect"]
    max_ir = _run_tool("max-opt", "--torch-max-pipeline", source=torch_ir)
    engine_ir = _run_tool("max-translate", "--max-to-mo", source=max_ir)
    # One compiler, from Python and from the shell.
    assert max_ir.strip() == printed["max dialect"].strip()
    assert engine_ir.strip() == printed["MAX graph"].strip()
    return {
        "fx": printed["FX"],
        "torch": torch_ir,
        "converted": _run_tool("max-opt", "--torch-to-max", source=torch_ir).strip() + "\n",
        "max": max_ir.strip() + "\n",
        "engine": engine_ir.strip() + "\n",
    }


def write(page: str, blocks: dict[str, str]) -> str:
    for name, text in blocks.items():
        page = _block(name).sub(lambda match, text=text: match[1] + text + match[3], page)
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the page is stale")
    is_check = parser.parse_args().check
    old = PAGE.read_text()
    new = write(old, generate(old))
    if not is_check:
        PAGE.write_text(new)
    elif new != old:
        sys.exit(f"{PAGE.relative_to(ROOT)} is stale: run `make docs` and commit it.")


if __name__ == "__main__":
    main()
