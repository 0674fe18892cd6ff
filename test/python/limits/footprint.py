# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a process holds: memory, descriptors, threads, children and temporary files."""

from __future__ import annotations

import ctypes
import gc
import os
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

_libc = ctypes.CDLL(None)


@dataclass(frozen=True)
class Footprint:
    memory: int
    """Bytes that are resident and that no file backs."""
    descriptors: int
    threads: int
    children: int
    temporary_files: int

    @staticmethod
    def measure() -> Footprint:
        gc.collect()
        # What is free goes back to the system.
        _libc.malloc_trim(0)
        process = Path("/proc/self")
        status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        tasks = list((process / "task").iterdir())
        return Footprint(
            memory=int(status["RssAnon"].split()[0]) * 1024,
            descriptors=len(os.listdir(process / "fd")),
            threads=len(tasks),
            children=sum(len((task / "children").read_text().split()) for task in tasks),
            temporary_files=sum(len(files) for _, _, files in os.walk(tempfile.gettempdir())),
        )

    def growth(self, before: Footprint, memory_of_torch: int = 0) -> dict[str, float]:
        """By which part of what it was each number has grown. `memory_of_torch`: of the memory, how
        many bytes more there would be without us."""
        earlier = asdict(before)
        later = {**asdict(self), "memory": self.memory - memory_of_torch}
        return {
            name: now / max(earlier[name], 1) - (earlier[name] > 0) for name, now in later.items()
        }
