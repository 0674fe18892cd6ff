# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies the recipes of CONTRIBUTING.md to a copy of the tree.

The quick tests check the copy's sources: generators, mlir-tblgen and clang accept them, and the
decomposition runs. The slow one builds the copy and runs its IR tests and the new kernel.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from documents import ROOT, TOOLS, Change, copy_tree, llvm_tool, recipe, run

LOWERINGS = "lib/Conversion/TorchToMax"
TORCH_OPS = "include/torch-max/Dialect/Torch/IR"
# The installed package leads to this tree; in the copy, the copy's package is meant.
RUN_PYTEST = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "Editable" not in type(finder).__name__
                 and "ScikitBuild" not in type(finder).__name__]
sys.path.insert(0, "python")
import torch_max_backend
assert torch_max_backend.__file__.startswith(sys.argv[1]), torch_max_backend.__file__
import pytest
sys.exit(pytest.main(["-q", "--show-capture=no", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""


def run_pytest(tree: Path, *arguments: str) -> str:
    return run([sys.executable, "-c", RUN_PYTEST, str(tree), *arguments], cwd=tree)


def lowerings_of(changes: list[Change]) -> set[str]:
    return {change.file for change in changes if change.file.startswith(LOWERINGS)}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with both recipes that change C++, with no lowerings but those of their families, so
    that there are few torch ops to define."""
    target = tmp_path_factory.mktemp("tree")
    changes = recipe("elementwise") + recipe("kernel")
    files = {change.file for change in changes}
    copy_tree(target, "include", f"{LOWERINGS}/*.h", "mojo_kernels", "tools/generators", *files)
    for change in changes:
        change.apply(target)
    return target


@pytest.mark.parametrize("name", ["elementwise", "kernel", "decomposition"])
def test_every_recipe_is_read(name: str) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert text.count(f"<!-- recipe {name}:") == len(recipe(name)) > 0


@pytest.mark.parametrize("name", ["elementwise", "kernel"])
def test_op_is_not_lowered_yet(name: str, tmp_path: Path) -> None:
    """Its IR test parses, but today's compiler refuses each case of it."""
    text = "".join(change.text for change in recipe(name) if change.file.endswith(".mlir"))
    source = tmp_path / "test.mlir"
    source.write_text(text)
    process = subprocess.run(
        [TOOLS / "max-opt", "--torch-to-max", "--split-input-file", source],
        capture_output=True,
        text=True,
    )
    assert process.stderr.count("error:") == text.count("\nfunc.func @")
    assert process.stderr.count("has no lowering") == text.count("\nfunc.func @")


def test_lowerings_compile(tree: Path) -> None:
    run([sys.executable, "tools/generators/generate_torch_ops.py"], cwd=tree)
    llvm_includes = llvm_tool("").parent / "include"
    options = ["-I", "include", "-I", llvm_includes, "-o", f"{TORCH_OPS}/TorchOps.h.inc"]
    tblgen = [llvm_tool("mlir-tblgen"), "-gen-op-decls", *options]
    run([*tblgen, f"{TORCH_OPS}/TorchOps.td"], cwd=tree)

    commands = json.loads((ROOT / "build/compile_commands.json").read_text())
    by_file = {command["file"]: command["command"] for command in commands}
    files = sorted(lowerings_of(recipe("elementwise") + recipe("kernel")))
    words = shlex.split(by_file[str(ROOT / files[0])])
    # Without the precompiled header, which has the torch ops of this tree.
    flags = [word for word in words if word.startswith(("-D", "-std", "-fno-rtti", "-W"))]
    flags += ["-I", "include", "-I", str(ROOT / "build/include")]
    flags += ["-isystem", str(llvm_includes)]
    # As one file: reading the headers takes most of the time.
    includes = "".join(f'#include "{file}"\n' for file in files)
    run([words[0], *flags, "-I.", "-fsyntax-only", "-x", "c++", "-"], cwd=tree, input=includes)


def test_registry_takes_the_kernel(tree: Path) -> None:
    generator = [sys.executable, "tools/generators/generate_kernels.py"]
    for what in ("table", "calls", "exports"):
        run([*generator, what, tree / f"generated-{what}"], cwd=tree)
    exports = (tree / "generated-exports/counting_exports.mojo").read_text()
    assert "from counting import histc, row_offsets" in exports
    (tree / "docs").mkdir()
    run([*generator, "page"], cwd=tree)
    assert "`counting.row_offsets`" in (tree / "docs/Kernels.md").read_text()


def test_sources_are_formatted(tree: Path) -> None:
    changes = [change for name in ("elementwise", "kernel") for change in recipe(name)]
    clang_format = llvm_tool("clang-format")
    run([clang_format, "--style=LLVM", "--dry-run", "--Werror", *lowerings_of(changes)], cwd=tree)
    python = sorted({change.file for change in changes if change.file.endswith(".py")})
    configuration = ["--config", ROOT / "pyproject.toml", "--no-cache"]
    for command in (["format", "--check"], ["check"]):
        run([sys.executable, "-m", "ruff", *command, *configuration, *python], cwd=tree)


def test_decomposition(tmp_path: Path) -> None:
    changes = recipe("decomposition")
    (test,) = (change for change in changes if change.file.startswith("test/"))
    folders = ["test/python/support", "test/python/conftest.py", "tools/generators"]
    copy_tree(tmp_path, "pyproject.toml", "python", *folders, test.file)
    for change in changes:
        change.apply(tmp_path)
    for extension in (ROOT / "python/torch_max_backend").glob("_torch_max.*.so"):
        (tmp_path / "python/torch_max_backend" / extension.name).symlink_to(extension)
    output = run_pytest(tmp_path, test.file, "-k", "addmm_activation")
    assert "2 passed" in output
    files = sorted({change.file for change in changes})
    for command in (["format", "--check"], ["check"]):
        run([sys.executable, "-m", "ruff", *command, "--no-cache", *files], cwd=tmp_path)


@pytest.mark.slow
def test_complete(tmp_path: Path) -> None:
    """Builds the whole copy. ccache has most of it, unless the torch dialect's header changed."""
    copy_tree(tmp_path, ".")
    for name in ("elementwise", "kernel", "decomposition"):
        for change in recipe(name):
            change.apply(tmp_path)
    (tmp_path / ".venv").symlink_to(ROOT / ".venv")
    run([sys.executable, "tools/generators/generate_torch_ops.py"], cwd=tmp_path)
    run(["cmake", "--preset", "release"], cwd=tmp_path)
    jobs = str(os.cpu_count() or 1)
    run(["ninja", "-C", "build", "-j", jobs], cwd=tmp_path)
    lit = [ROOT / ".venv/bin/lit", "--filter", "Elementwise|Counting|every-op", "build/test"]
    run(lit, cwd=tmp_path)
    run_pytest(tmp_path, "test/python/kernels/test_mojo_kernels.py", "-k", "row_offsets")
