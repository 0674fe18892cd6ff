# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A graph of AOTAutograd for torch, which answers calls while the engine compiles it.

torch runs the graph as it is, but for random numbers and checks, which the prologue makes as it
does for the engine. So a call draws the same numbers, whoever answers it.
"""

from __future__ import annotations

from torch.fx import GraphModule

from ..errors import UnsupportedOpsError
from .graphs.nodes import copy_graph
from .passes.hoist_torch_values import hoist_torch_values
from .program import CallPlan, FromTorchBefore, Program, Roles


def torch_alone(module: GraphModule, roles: Roles) -> CallPlan:
    """A call in which torch computes everything."""
    program = Program(copy_graph(module).graph, roles)
    try:
        hoist_torch_values(program)
    except UnsupportedOpsError:
        # Such an op draws its numbers inside of the graph, for the engine's calls, too.
        program = Program(copy_graph(module).graph, roles)
    (returned,) = program.graph.output_node().args
    assert isinstance(returned, (list, tuple))
    return CallPlan(
        prologue=program.prologue,
        checks=program.checks,
        numbers=program.numbers,
        torch_before=_without_examples(program.module),
        outputs=[FromTorchBefore(position) for position in range(len(returned))],
    )


def _without_examples(module: GraphModule) -> GraphModule:
    """Drops what only compilers read of nodes, so that the module can be pickled."""
    for node in module.graph.nodes:
        node.meta = {}
    module.meta = {}
    return module
