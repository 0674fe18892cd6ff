# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An FX graph as text of the `torch` dialect, each op at the user's line of Python."""

from __future__ import annotations

import functools
import operator
import os
import re
import sysconfig
from collections.abc import Iterator
from typing import Any

import torch
from torch.fx import Graph, GraphModule, Node

from .canonical import canonicalize
from .errors import UNSUPPORTED_HINT, MaxCompilerError, Problem
from .ranges import reasons_to_refuse

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

_FRAME = re.compile(r'File "([^"]+)", line ([0-9]+)')
_LIBRARY_FOLDERS = tuple(
    os.path.join(folder, "")
    for folder in {os.path.dirname(torch.__file__), sysconfig.get_path("stdlib")}
)


def user_frame(stack_trace: str | None) -> tuple[str, int] | None:
    """The innermost frame outside of torch and the standard library: the line that the user
    wrote; the innermost of all if there is none."""
    frames = [(file, int(line)) for file, line in _FRAME.findall(stack_trace or "")]
    for file, line in reversed(frames):
        if not file.startswith(_LIBRARY_FOLDERS):
            return file, line
    return frames[-1] if frames else None


def source_of(node: Node) -> tuple[str, int] | None:
    """The user's line; for a module of torch's that was compiled on its own, its path in the
    model, in the form of a line."""
    if frame := user_frame(node.meta.get("stack_trace")):
        return frame
    modules = list((node.meta.get("nn_module_stack") or {}).values())
    if not modules:
        return None
    path, kind = modules[-1]
    return f"<{getattr(kind, '__name__', kind)} {path}>", 1


def problem_at(node: Node, reason: str) -> Problem:
    file, line = source_of(node) or ("", 0)
    op = str(node.target) if node.op == "call_function" else node.name
    return Problem(op, reason, file, line)


def graphs_of(graph: Graph) -> Iterator[Graph]:
    """The graph, and those of its branches and loops."""
    yield graph
    for node in graph.find_nodes(op="get_attr"):
        inner = getattr(graph.owning_module, str(node.target), None)
        if isinstance(inner, GraphModule):
            yield from graphs_of(inner.graph)


def import_graph(graph: Graph) -> str:
    """The text of a module with one function, `main`. The graph is simplified in place."""
    graphs = list(graphs_of(graph))
    nodes = [node for part in graphs for node in part.nodes]
    problems = [problem for node in nodes for problem in _problems_of(node)]
    if problems:
        raise MaxCompilerError(
            "The MAX engine does not support these types:", problems, UNSUPPORTED_HINT
        )
    problems = [problem_at(node, reason) for node in nodes for reason in reasons_to_refuse(node)]
    if problems:
        raise MaxCompilerError("The graph has numbers that are out of range:", problems)
    for part in graphs:
        canonicalize(part)
    for node in (node for part in graphs for node in part.nodes):
        # The importer would nest all frames, torch's own innermost.
        if frame := source_of(node):
            node.meta["stack_trace"] = f'File "{frame[0]}", line {frame[1]}, in user'
    importer = _new_importer()
    try:
        importer.import_stateless_graph(graph, func_name="main")
    except Exception as error:
        # The importer raises whatever comes to its mind and does not say at which node.
        raise MaxCompilerError(
            f"torch-mlir cannot import the graph: {type(error).__name__}: {error}",
            [problem_at(node, "is not an ATen op") for node in _foreign_nodes(graph)],
            UNSUPPORTED_HINT,
        ) from error
    return importer.module.operation.get_asm(enable_debug_info=True)


@functools.cache
def load_importer() -> Any:
    """Loads torch-mlir, which takes a while: only when a graph is there to be imported."""
    try:
        from torch_mlir.dialects import torch as torch_dialect
        from torch_mlir.extras.fx_importer import FxImporter
        from torch_mlir.ir import Context

        from .node_importer import NodeImporter
    except ImportError as error:
        raise MaxCompilerError(
            f"The package torch-mlir is not installed or does not load: {error}"
        ) from error
    return FxImporter, NodeImporter, Context, torch_dialect


def _new_importer() -> Any:
    importer_class, node_importer_class, context_class, torch_dialect = load_importer()
    context = context_class()
    torch_dialect.register_dialect(context)
    return importer_class(context=context, graph_node_importer_cls=node_importer_class)


def _tensors_of(node: Node) -> Iterator[torch.Tensor]:
    value = node.meta.get("val")
    for item in value if isinstance(value, (list, tuple)) else (value,):
        if isinstance(item, torch.Tensor):
            yield item


def _problems_of(node: Node) -> Iterator[Problem]:
    if node.op == "output":
        return
    for tensor in _tensors_of(node):
        if tensor.dtype not in SUPPORTED_DTYPES:
            yield problem_at(node, f"has dtype {str(tensor.dtype).removeprefix('torch.')}")
        elif tensor.device.type != "cpu":
            yield problem_at(node, f"is on device {tensor.device}; this build runs on the CPU")
        elif tensor.layout is not torch.strided:
            yield problem_at(node, f"is a sparse tensor ({tensor.layout})")


def _foreign_nodes(graph: Graph) -> list[Node]:
    return [
        node
        for node in graph.nodes
        if node.op == "call_function"
        and node.target is not operator.getitem
        and not isinstance(node.target, torch._ops.OpOverload)
    ]
