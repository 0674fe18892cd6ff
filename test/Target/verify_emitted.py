# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives every module that the conversion tests emit to the engine's own parser and verifier.

Takes a folder of tests and a folder for the emitted modules. A test whose name ends in
-invalid.mlir, and the report's, emit nothing. In all others, each part between `// -----` holds
one function, which is emitted as it was lowered and prepared, and once more after all passes of
the pipeline.
"""

import pathlib
import shutil
import subprocess
import sys

MARKER = "// -----"
REFUSED = ("-invalid.mlir", "Report.mlir")
PIPELINES = {
    "lowered": ["--torch-to-max", "--max-prepare-for-emission"],
    "optimized": ["--torch-max-pipeline"],
}


def run(command: list[str], text: str) -> str:
    return subprocess.run(command, check=True, input=text, stdout=subprocess.PIPE, text=True).stdout


def emit(test: str, passes: list[str]) -> list[str]:
    lowered = run(["max-opt", *passes, "--split-input-file"], test)
    emitted = run(
        ["max-translate", "--max-to-mo", "--split-input-file", f"--output-split-marker={MARKER}"],
        lowered,
    )
    return emitted.split(MARKER)


def main(tests: pathlib.Path, folder: pathlib.Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = []
    for test in sorted(tests.glob("*.mlir")):
        if test.name.endswith(REFUSED):
            continue
        text = test.read_text()
        for pipeline, passes in PIPELINES.items():
            modules = emit(text, passes)
            if len(modules) != text.count("\n" + MARKER) + 1:
                sys.exit(f"{test.name}: {len(modules)} modules, not one for each part")
            for number, module in enumerate(modules):
                files.append(folder / f"{test.stem}-{number}-{pipeline}.mlir")
                files[-1].write_text(module.lstrip())
    verified = subprocess.run(["max-compile", "--verify-only", *map(str, files)])
    print(f"{len(files)} modules")
    sys.exit(verified.returncode)


main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
