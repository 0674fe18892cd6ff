# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders with the stages of a graph, and the commands that repeat the steps between them."""

from __future__ import annotations

import importlib.metadata
import itertools
import os
import platform
import re
import time
import warnings
from pathlib import Path

TORCH_IR, MAX_IR, ENGINE_IR = "torch.mlir", "max.mlir", "engine.mo.mlir"

_COMMANDS = f"""\
#!/bin/sh
# Repeats each step from the torch dialect on. The tools are in build/bin of the repository.
set -e
cd "$(dirname "$0")"

# All passes: {MAX_IR}
max-opt --torch-max-pipeline {TORCH_IR} -o repeated-{MAX_IR}

# The text for the engine: {ENGINE_IR}
max-translate --max-to-mo repeated-{MAX_IR} -o repeated-{ENGINE_IR}

# The conversion alone, and the IR after each pass, as files in the folder passes.
max-opt --torch-to-max {TORCH_IR} -o converted.mlir
max-opt --torch-max-pipeline --mlir-disable-threading --mlir-print-ir-after-all \\
  --mlir-print-ir-tree-dir=passes {TORCH_IR} -o /dev/null

# On the engine, with made-up inputs:
#   max-run {ENGINE_IR} --random 0
"""


class Folder:
    """A new folder of its own for one graph."""

    def __init__(self, parent: Path, graph: str) -> None:
        parent.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", graph).strip("-")
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{name}"
        for number in itertools.count(1):
            self.path = parent / (name if number == 1 else f"{name}-{number}")
            try:
                self.path.mkdir()
            except FileExistsError:
                continue
            break

    def write(self, file: str, text: str) -> None:
        """The file is there with all of its text, or not at all."""
        unfinished = self.path / f".{file}.tmp"
        unfinished.write_text(text if text.endswith("\n") else f"{text}\n")
        unfinished.replace(self.path / file)

    def write_commands(self) -> None:
        self.write("commands.sh", _COMMANDS)


class Dump:
    """The stages of one graph, in a folder. What cannot be written is told once, and does not stop
    the compile."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._passes = itertools.count(1)

    @staticmethod
    def make(parent: str, graph: str) -> Dump | None:
        """A new folder in the one of the option `dump`; None if it cannot be made."""
        try:
            folder = Folder(Path(parent), graph)
            folder.write("versions.txt", versions())
        except OSError as error:
            _warn(Path(parent), error)
            return None
        return Dump(folder)

    def write(self, file: str, text: str) -> None:
        try:
            self._folder.write(file, text)
            if file == TORCH_IR:
                self._folder.write_commands()
        except OSError as error:
            _warn(self._folder.path.parent, error)

    def write_pass(self, name: str, text: str) -> None:
        self.write(f"fx-{next(self._passes):02}-{name}.py", text)


_unwritable: set[Path] = set()


def _warn(folder: Path, error: OSError) -> None:
    if folder not in _unwritable:
        _unwritable.add(folder)
        warnings.warn(
            f"The folder '{folder}' for the stages of graphs cannot be written: {error}. "
            "Graphs are compiled all the same; TORCH_MAX_BACKEND_DUMP names another folder.",
            stacklevel=2,
        )


def versions() -> str:
    packages = ("torch-max-backend", "torch", "torch-mlir", "max")
    lines = [f"python {platform.python_version()}, {platform.platform()}"]
    for package in packages:
        try:
            lines.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            lines.append(f"{package} is not installed as a package")
    return "\n".join(lines)
