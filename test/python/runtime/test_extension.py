# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The boundary between Python and C++."""

from __future__ import annotations

import ast
from pathlib import Path

import torch_max_backend
from torch_max_backend.extension import load_extension


def test_the_types_of_the_extension_module_are_declared() -> None:
    """In a stub, by which mypy checks all that crosses between Python and C++."""
    stub = ast.parse((Path(torch_max_backend.__file__).parent / "_torch_max.pyi").read_text())

    def names_of(body: list[ast.stmt]) -> set[str]:
        named = [node for node in body if isinstance(node, (ast.FunctionDef, ast.ClassDef))]
        return {node.name for node in named if not node.name.startswith("_")}

    def public(item: object) -> set[str]:
        return {name for name in dir(item) if not name.startswith("_")}

    module = load_extension()
    assert names_of(stub.body) == public(module)
    for node in stub.body:
        if isinstance(node, ast.ClassDef):
            assert names_of(node.body) == public(getattr(module, node.name)), node.name
