# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives every module that the conversion tests emit to the engine's own parser and verifier.

Takes a folder of tests and a folder for the emitted modules. A test whose name ends in -invalid.mlir,
and the report's, emit nothing. In all others, each part between `// -----` holds one function.
"""

import pathlib
import shutil
import subprocess
import sys

MARKER = "// -----"
REFUSED = ("-invalid.mlir", "Report.mlir")


def emit(test: pathlib.Path) -> list[str]:
    lowered = subprocess.run(
        ["max-opt", "--torch-max-pipeline", "--split-input-file", str(test)], check=True, stdout=subprocess.PIPE
    )
    emitted = subprocess.run(
        ["max-translate", "--max-to-mo", "--split-input-file", f"--output-split-marker={MARKER}"],
        check=True,
        input=lowered.stdout,
        stdout=subprocess.PIPE,
    )
    modules = emitted.stdout.decode().split(MARKER)
    parts = test.read_text().count("\n" + MARKER) + 1
    if len(modules) != parts:
        sys.exit(f"{test.name}: {parts} parts, but {len(modules)} modules")
    return modules


def main(tests: pathlib.Path, folder: pathlib.Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = []
    for test in sorted(tests.glob("*.mlir")):
        if test.name.endswith(REFUSED):
            continue
        for number, module in enumerate(emit(test)):
            files.append(folder / f"{test.stem}-{number}.mlir")
            files[-1].write_text(module.lstrip())
    verified = subprocess.run(["max-compile", "--verify-only", *map(str, files)])
    print(f"{len(files)} modules")
    sys.exit(verified.returncode)


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
