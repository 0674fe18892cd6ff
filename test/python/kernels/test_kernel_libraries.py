# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries of precompiled kernels that are not what they should be: messages, not crashes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import torch_max_backend

PROGRAM = """
import sys
# The development install would come first.
sys.meta_path[:] = [f for f in sys.meta_path if not type(f).__module__.startswith("_editable")]
import torch, torch_max_backend
torch.manual_seed(0)
linear = torch.nn.Linear(12, 7)
x = torch.randn(5, 12)
with torch.no_grad():
    error = (torch.compile(linear, backend="max")(x) - linear(x)).abs().max().item()
print("error", error)
assert error < 1e-5
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, with libraries of its own."""
    folder = tmp_path_factory.mktemp("package") / "torch_max_backend"
    shutil.copytree(Path(torch_max_backend.__file__).parent, folder)
    return folder


def run(package: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.path.insert(0, {str(package.parent)!r})" + PROGRAM,
        ],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_a_model_runs_in_any_process(package: Path) -> None:
    # The first one compiles it, unless the store has it; each binds addresses of its own.
    for _ in range(2):
        outcome = run(package)
        assert outcome.returncode == 0, outcome.stderr


def remove(library: Path) -> None:
    library.unlink()


def damage(library: Path) -> None:
    data = bytearray(library.read_bytes())
    data[len(data) // 2] ^= 0xFF
    library.write_bytes(data)


def replace_by_another_build(library: Path) -> None:
    """One that has none of the functions, with a checksum that is right."""
    for suffix in ("", ".sha256"):
        shutil.copy(f"{library.with_name('scan.so')}{suffix}", f"{library}{suffix}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (remove, "the kernel library 'onednn.so' is missing"),
        (damage, "is damaged; build it with `make build`"),
        (replace_by_another_build, "of other sources than this build"),
    ],
)
def test_what_is_wrong_with_a_library_is_said(
    package: Path, change: Callable[[Path], None], message: str
) -> None:
    folder = package / "kernels"
    kept = shutil.copytree(folder, package.parent / "kept")
    try:
        change(folder / "onednn.so")
        outcome = run(package)
    finally:
        shutil.rmtree(folder)
        kept.rename(folder)
    assert outcome.returncode == 1
    assert message in outcome.stderr
