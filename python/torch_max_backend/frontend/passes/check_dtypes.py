# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses dtypes that the engine lacks.

Runs when it is decided what the engine computes: constants, weights and views of other dtypes may
be computed by torch.
"""

from __future__ import annotations

from ...errors import UnsupportedOpsError
from ..graphs.nodes import graphs_of, tensors_of
from ..graphs.sources import problem_at
from ..graphs.torch_marks import supported_dtypes
from ..program import Program


def check_dtypes(program: Program) -> None:
    problems = [
        problem_at(node, f"has dtype {str(tensor.dtype).removeprefix('torch.')}")
        for graph in graphs_of(program.graph)
        for node in graph.nodes
        if node.op != "output"
        for tensor in tensors_of(node)
        if tensor.dtype not in supported_dtypes()
    ]
    if problems:
        raise UnsupportedOpsError(problems)
