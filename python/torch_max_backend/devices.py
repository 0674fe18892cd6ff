# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The devices that compiled graphs can run on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Accelerator:
    kind: str
    index: int = 0

    def __str__(self) -> str:
        return f"{self.kind}:{self.index}"


def get_accelerators() -> list[Accelerator]:
    """The CPU is always in it; more entries mean that a GPU is usable."""
    return [Accelerator("cpu")]
