# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`options={"compile": "background"}`: torch answers calls of a graph until the engine has compiled
it.

torch runs the graph of AOTAutograd as it is, but for the random numbers and checks, which the
prologue makes as it does for the engine. So a call draws the same numbers, whoever answers it.
"""

from __future__ import annotations

import threading
import warnings
from typing import Any, no_type_check

from torch.fx import GraphModule

from .background import EngineGraph
from .calling import BoxedFunction
from .errors import TorchFallbackWarning, UnsupportedOpsError
from .frontend.graphs.nodes import copy_graph
from .frontend.passes.hoist_torch_values import hoist_torch_values
from .frontend.program import CallPlan, FromTorchBefore, Program, Roles


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


def answer_meanwhile(
    graph: EngineGraph, compiled: BoxedFunction, in_torch: BoxedFunction
) -> BoxedFunction:
    """`compiled` calls the graph. A compile that fails is reported once, and torch goes on."""
    lock = threading.Lock()
    function = in_torch
    is_settled = False

    def settle() -> None:
        # THREAD-SAFETY: the lock guards `function` and `is_settled`, so that one thread reports.
        nonlocal function, is_settled
        with lock:
            if is_settled:
                return
            try:
                if graph.is_ready():
                    function, is_settled = compiled, True
            except Exception as error:
                is_settled = True
                warnings.warn(
                    f"PyTorch runs {graph.status.graph}, because the MAX engine could not compile "
                    f"it: {error}",
                    TorchFallbackWarning,
                    stacklevel=2,
                )

    @no_type_check
    def run(arguments: list[Any]):
        if not is_settled:
            settle()
        return function(arguments)

    return run
