# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Folders of Mojo sources, precompiled to packages that the engine loads."""

from __future__ import annotations

import atexit
import functools
import hashlib
import importlib.metadata
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .errors import MaxCompilerError
from .extension import extension
from .options import Options


def precompile(folder: Path) -> Path:
    """The package of a folder. It lies beside the compiled models, under a hash of its sources, so
    that each state of a folder is compiled once."""
    if not (folder / "__init__.mojo").is_file():
        raise MaxCompilerError(
            f"{folder} is not a package of Mojo sources: it has no file __init__.mojo, which may "
            "be empty if the kernels are in other files of the folder"
        )
    digest = _hash(folder)
    # The engine imports a package by the name of its file.
    name = f"{re.sub(r'[^A-Za-z0-9_]', '_', folder.name)}_{digest[:16]}"
    packages = packages_folder()
    package = packages / f"{name}.mojoc"
    if not package.exists():
        packages.mkdir(mode=0o700, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=packages) as temporary:
            built = Path(temporary) / package.name
            _run_mojo(folder, built)
            # Another process may have been quicker, with the same contents.
            os.replace(built, package)
    return package


def packages_folder() -> Path:
    """In the folder of the store that is written, if there is one: others cannot write it."""
    for folder in extension.store_folders(Options.read().cache_dir):
        if not extension.explain_read_only(folder):
            return Path(folder, "mojo")
    return _temporary_folder()


@functools.cache
def _temporary_folder() -> Path:
    folder = tempfile.mkdtemp(prefix="torch-max-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder, "mojo")


def _hash(folder: Path) -> str:
    digest = hashlib.sha256(importlib.metadata.version("mojo").encode())
    # The compiler's messages, and so the package, have the path.
    digest.update(str(folder).encode())
    for file in sorted(folder.rglob("*.mojo")):
        digest.update(f"\0{file.relative_to(folder)}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _run_mojo(folder: Path, target: Path) -> None:
    from mojo.run import subprocess_run_mojo

    try:
        subprocess_run_mojo(
            ["precompile", str(folder), "-o", str(target)],
            capture_output=True,
            text=True,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        raise MaxCompilerError(
            f"The Mojo kernels in {folder} do not compile:\n{_errors(error.stderr)}"
        ) from None


def _errors(printed: str) -> str:
    """What the compiler printed, from the first error on: warnings may stand before it."""
    lines = printed.splitlines()
    first = next((i for i, line in enumerate(lines) if ": error: " in line), 0)
    return "\n".join(lines[first:])
