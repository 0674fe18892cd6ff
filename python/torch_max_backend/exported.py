# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of torch.export: the sizes that they declare dynamic are so for the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.export import ExportedProgram

from . import max_backend
from .torch_compat.dynamo import mark_dynamic_if_possible, tree_leaves


def compile_exported(program: ExportedProgram) -> Callable[..., Any]:
    dims = _dynamic_dims(program)
    compiled = torch.compile(program.module(), backend=max_backend, fullgraph=True)

    def run(*args: Any, **kwargs: Any) -> Any:
        # Inputs that do not fit are left to the program, whose message is better.
        for leaf, places in zip(tree_leaves((args, kwargs)), dims, strict=False):
            for dim in places if isinstance(leaf, torch.Tensor) else ():
                mark_dynamic_if_possible(leaf, dim)
        return compiled(*args, **kwargs)

    return run


def _dynamic_dims(program: ExportedProgram) -> list[list[int]]:
    """Of each input, in the order of a call."""
    values = {node.name: node.meta.get("val") for node in program.graph.nodes}
    inputs = [values.get(name) for name in program.graph_signature.user_inputs]
    return [
        [dim for dim, size in enumerate(value.shape) if isinstance(size, torch.SymInt)]
        if isinstance(value, torch.Tensor)
        else []
        for value in inputs
    ]
