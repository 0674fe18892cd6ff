# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every environment variable that the package reads. Nothing else reads os.environ."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

_ON = frozenset({"1", "true", "yes"})
_OFF = frozenset({"0", "false", "no"})


@dataclass(frozen=True)
class Flags:
    profile: bool
    """TORCH_MAX_BACKEND_PROFILE: the time of each stage and each call, on stderr."""
    verbose: bool
    """TORCH_MAX_BACKEND_VERBOSE: the FX graph, the IR of each stage, and why a function is compiled
    again, on stderr."""
    dump_passes: bool
    """TORCH_MAX_BACKEND_VERBOSE=passes: also the graph after each pass of the frontend."""
    beartype: bool
    """TORCH_MAX_BACKEND_BEARTYPE: run-time type checks in this package; off with 0."""
    cache_dir: str
    """TORCH_MAX_BACKEND_CACHE_DIR: the folder of compiled models; empty: the user's cache."""
    engine: str
    """TORCH_MAX_BACKEND_ENGINE: the site-packages folder that holds the engine; empty: search."""

    @staticmethod
    def read(environment: Mapping[str, str] | None = None) -> Flags:
        """Reads the environment as it is now: a flag may be set after the import."""
        values = os.environ if environment is None else environment

        def text(name: str) -> str:
            return values.get(f"TORCH_MAX_BACKEND_{name}", "").strip()

        return Flags(
            profile=text("PROFILE").lower() in _ON,
            verbose=text("VERBOSE").lower() in {*_ON, "passes"},
            dump_passes=text("VERBOSE").lower() == "passes",
            beartype=text("BEARTYPE").lower() not in _OFF,
            cache_dir=text("CACHE_DIR"),
            engine=text("ENGINE"),
        )
