# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes whose store is on a bad file system, which is mounted where only they see it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from torch_max_backend.extension import extension

PROGRAM = """
import torch
import torch_max_backend

def function(x):
    return x + 1

x = torch.ones(3)
assert torch.equal(torch.compile(function, backend="max")(x), function(x))
print("right")
"""

UNSHARE = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "program.py").write_text(PROGRAM)
    return shlex.join([sys.executable, str(tmp_path / "program.py")])


def run(*commands: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs commands of a shell that may mount."""
    if subprocess.run([*UNSHARE, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("nothing can be mounted here")
    return subprocess.run(
        [*UNSHARE, "sh", "-c", "\n".join(commands)],
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        timeout=500,
        check=False,
    )


def test_a_read_only_store_and_no_folder_for_temporary_files(program: str, tmp_path: Path) -> None:
    """What is in the store runs, without a word."""
    assert run(program).stdout == "right\n", "it is compiled"
    store = shlex.quote(
        extension.store_folders(os.environ.get("TORCH_MAX_BACKEND_CACHE_DIR", ""))[0]
    )
    process = run(
        "set -e",
        f"mount --bind {store} {store}",
        f"mount -o remount,ro,bind {store}",
        f"! touch {store}/file 2> {tmp_path}/touch",
        program,
        TMPDIR=str(tmp_path / "none"),
    )
    assert process.stdout == "right\n", process.stderr
    assert "warning" not in process.stderr
    assert "Read-only" in (tmp_path / "touch").read_text()


@pytest.mark.slow
def test_a_full_disk(program: str, tmp_path: Path) -> None:
    """The compile fails and says why, and the next one works."""
    store = tmp_path / "store"
    store.mkdir(mode=0o700)
    process = run(
        f"mount -t tmpfs -o size=32k,mode=700 none {store}",
        f"{program} && exit 1",
        "echo failed",
        f"mount -o remount,size=100m {store}",
        program,
        TORCH_MAX_BACKEND_CACHE_DIR=str(store),
    )
    assert process.stdout == "failed\nright\n", process.stderr
    assert "space" in process.stderr
