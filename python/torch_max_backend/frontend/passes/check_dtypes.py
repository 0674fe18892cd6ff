# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Refuses dtypes that the engine lacks.

Runs when it is decided what the engine computes: constants, weights and views of other dtypes may
be computed by torch.
"""

from __future__ import annotations

import torch

from ...errors import UNSUPPORTED_HINT, MaxCompilerError
from ..graphs.nodes import graphs_of, tensors_of
from ..graphs.sources import problem_at
from ..program import Program

SUPPORTED_DTYPES = frozenset(
    {
        torch.float16,
        torch.bfloat16,
        torch.float32,
        torch.float64,
        torch.int8,
        torch.int16,
        torch.int32,
        torch.int64,
        torch.uint8,
        torch.bool,
    }
)


def check_dtypes(program: Program) -> None:
    problems = [
        problem_at(node, f"has dtype {str(tensor.dtype).removeprefix('torch.')}")
        for graph in graphs_of(program.graph)
        for node in graph.nodes
        if node.op != "output"
        for tensor in tensors_of(node)
        if tensor.dtype not in SUPPORTED_DTYPES
    ]
    if problems:
        raise MaxCompilerError(
            "The MAX engine does not support these types:", problems, UNSUPPORTED_HINT
        )
