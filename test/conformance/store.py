# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results that are already known, in the user's cache folder: a run goes on where one stopped."""

from __future__ import annotations

import functools
import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

import torch_max_backend
from torch_max_backend.engine import engine_options
from torch_max_backend.extension import load_extension
from torch_max_backend.options import Options

_PACKAGE = Path(torch_max_backend.__file__).parent


class Store:
    """A file of lines, each a key and what is known of it; the last line of a key counts."""

    def __init__(self, name: str, fresh: bool = False, folder: str = "conformance") -> None:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        self.path = cache / "torch-max" / folder / f"{name}.jsonl"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if fresh:
            self.path.unlink(missing_ok=True)
        self._known: dict[str, Mapping[str, str]] = {}
        if self.path.exists():
            for line in self.path.read_text().splitlines():
                # The last line of a run that was killed may be cut off.
                if line.endswith("}"):
                    entry = json.loads(line)
                    self._known[entry["key"]] = entry

    def get(self, key: str) -> Mapping[str, str] | None:
        return self._known.get(key)

    def items(self) -> list[tuple[str, Mapping[str, str]]]:
        return list(self._known.items())

    def put(self, key: str, **facts: str) -> None:
        entry = {"key": key, **facts}
        self._known[key] = entry
        with self.path.open("a") as file:
            file.write(json.dumps(entry) + "\n")


def digest_files(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@functools.cache
def compiler_version() -> str:
    """Changes with everything that decides what the engine is given."""
    return digest_files([*_PACKAGE.rglob("*.py"), *_PACKAGE.glob("*.so")])


@functools.cache
def engine_version(kernels: str) -> str:
    """Changes with everything that decides what the engine makes of that."""
    version = load_extension().engine_version(engine_options(Options.read()))
    packages = [_PACKAGE / "kernels" / f"{name}.mojoc" for name in kernels.split()]
    return f"{version}-{digest_files(packages)}" if packages else version
