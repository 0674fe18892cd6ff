# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the reference pages of dialects and passes from their definitions.

`--check` fails if a committed page is stale.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSIONS = dict(
    line.split("=", 1)
    for line in (ROOT / "externals/versions.env").read_text().splitlines()
    if re.match(r"[A-Z_0-9]+=", line)
)
LLVM = Path(f"/usr/lib/llvm-{VERSIONS['LLVM_VERSION']}")
DIALECTS = ROOT / "include/torch-max/Dialect"

# Page, what mlir-tblgen is asked for, definitions.
PAGES = [
    ("MaxDialect.md", ["-gen-dialect-doc", "-dialect=max"], DIALECTS / "Max/IR/MaxOps.td"),
    ("TorchDialect.md", ["-gen-dialect-doc", "-dialect=torch"], DIALECTS / "Torch/IR/TorchOps.td"),
    (
        "TorchToMaxPasses.md",
        ["-gen-pass-doc"],
        ROOT / "include/torch-max/Conversion/TorchToMax/Passes.td",
    ),
    ("MaxPasses.md", ["-gen-pass-doc"], DIALECTS / "Max/Transforms/Passes.td"),
]


def generate(arguments: list[str], definitions: Path) -> str:
    command = [
        str(LLVM / "bin/mlir-tblgen"),
        *arguments,
        f"-I{ROOT / 'include'}",
        f"-I{LLVM / 'include'}",
        str(definitions),
    ]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Paths of this machine, and white space at the ends of lines.
    text = text.replace(f"{ROOT}/", "")
    return "\n".join(line.rstrip() for line in text.splitlines()).rstrip() + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a page is stale")
    check = parser.parse_args().check
    folder = ROOT / "docs/generated"
    folder.mkdir(parents=True, exist_ok=True)
    stale = []
    for name, arguments, definitions in PAGES:
        page = folder / name
        text = generate(arguments, definitions)
        if not check:
            page.write_text(text)
        elif not page.exists() or page.read_text() != text:
            stale.append(page.relative_to(ROOT))
    if stale:
        sys.exit(f"Stale: {', '.join(map(str, stale))}. Run `make docs` and commit.")


if __name__ == "__main__":
    main()
