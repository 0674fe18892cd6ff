# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled models in `torch.compiler.save_cache_artifacts()`, beside what torch saves.

An artifact is an archive of the store with one entry, and is checked like any other archive when it
is loaded. This file is loaded with the package, so it imports little.
"""

from __future__ import annotations

import logging
import tempfile
from pathlib import Path

from .extension import extension
from .options import Options
from .torch_compat.artifacts import CacheArtifact, record, register


@register
class ModelArtifact(CacheArtifact):
    @staticmethod
    def type() -> str:
        return "torch_max_model"

    def populate_cache(self) -> None:
        """Puts the model into the store. Called by `torch.compiler.load_cache_artifacts`."""
        with tempfile.TemporaryDirectory(prefix="torch-max-") as folder:
            archive = Path(folder, "model.torch-max")
            archive.write_bytes(self.content)
            extension.import_entries(Options.read().cache_dir, str(archive), False)


def record_model(key: str, cache_folder: str) -> None:
    """Has torch save the model of this key. A failure is logged only: the model runs."""
    try:
        entries = [
            entry
            for folder in extension.store_folders(cache_folder)
            for entry in extension.store_entries(folder, key)
        ]
        with tempfile.TemporaryDirectory(prefix="torch-max-") as folder:
            archive = Path(folder, "model.torch-max")
            extension.export_entries(entries[:1], str(archive))
            record(ModelArtifact.type(), key, archive.read_bytes())
    except Exception as error:
        log = logging.getLogger("torch_max_backend")
        log.info("the model %s is not among the artifacts: %s", key, error)
