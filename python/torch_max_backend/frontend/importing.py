# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An FX graph as text of the `torch` dialect, by torch-mlir's FX importer."""

from __future__ import annotations

import functools
from typing import Any

from torch.fx import Graph

from ..errors import MaxCompilerError, UnsupportedOpsError
from .graphs.sources import problem_at


def import_graph(graph: Graph) -> str:
    """The text of a module with one function, `main`."""
    importer = _new_importer()
    try:
        importer.import_stateless_graph(graph, func_name="main")
    except Exception as error:
        # FxImporter raises arbitrary exceptions without naming the node.
        reason = f"torch-mlir cannot import it: {type(error).__name__}: {error}"
        raise UnsupportedOpsError([problem_at(importer._cc.current, reason)]) from error
    return importer.module.operation.get_asm(enable_debug_info=True)


@functools.cache
def load_importer() -> Any:
    """Loads torch-mlir. This takes a second, so it waits for the first graph."""
    try:
        from torch_mlir.dialects import torch as torch_dialect
        from torch_mlir.extras.fx_importer import FxImporter
        from torch_mlir.ir import Context

        from .node_importer import NamingCache, NodeImporter
    except ImportError as error:
        raise MaxCompilerError(
            f"The package torch-mlir is not installed or does not load: {error}"
        ) from error
    return FxImporter, NodeImporter, NamingCache, Context, torch_dialect


def _new_importer() -> Any:
    importer_class, node_importer_class, cache_class, context_class, torch_dialect = load_importer()
    context = context_class()
    torch_dialect.register_dialect(context)
    importer = importer_class(context=context, graph_node_importer_cls=node_importer_class)
    importer._cc = cache_class(context, py_attr_tracker=importer._py_attr_tracker)
    return importer
