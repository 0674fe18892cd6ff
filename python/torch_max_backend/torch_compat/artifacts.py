# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `torch.compiler.save_cache_artifacts` saves."""

from __future__ import annotations

from torch.compiler._cache import CacheArtifact, CacheArtifactFactory, CacheArtifactManager

__all__ = ["CacheArtifact", "record", "register"]

register = CacheArtifactFactory.register


def record(kind: str, key: str, content: bytes) -> None:
    CacheArtifactManager.record_artifact(kind, key, content)
