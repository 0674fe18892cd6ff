# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reduces the stack trace of each node to the user's line. The importer would otherwise nest all
frames into one location, with the frames of torch innermost."""

from __future__ import annotations

from ..graphs.nodes import graphs_of
from ..graphs.sources import source_of
from ..program import Program


def locate_nodes(program: Program) -> None:
    for graph in graphs_of(program.graph):
        for node in graph.nodes:
            if source := source_of(node):
                file, line = source
                node.meta["stack_trace"] = f'File "{file}", line {line}, in user'
