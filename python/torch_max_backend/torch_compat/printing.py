# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""FX graphs as source code that runs on its own."""

from __future__ import annotations

from typing import Any

from torch.fx import GraphModule, Node
from torch.fx.graph_module import _format_import_block
from torch.package.importer import sys_importer

__all__ = ["MARK_STATIC", "example_of", "is_part_of_a_model", "source_of_graph"]

MARK_STATIC = "torch._dynamo.mark_static"
"""In source code: the function that makes dimensions of a tensor static."""


def source_of_graph(module: GraphModule) -> tuple[set[str], str]:
    """The import statements, and the function `forward`. Raises an exception if the graph calls
    something that cannot be imported."""
    code = module.graph.python_code("self")
    imports = _format_import_block(code.globals, sys_importer).splitlines()
    return set(imports), code.src.strip()


def example_of(placeholder: Node, given: Any) -> Any:
    """Dynamo's example of an input, which tells the sizes that are symbols."""
    return placeholder.meta.get("example_value", given)


def is_part_of_a_model(placeholder: Node) -> bool:
    """Whether the input is a parameter or a buffer of a module."""
    facts = placeholder.meta.get("tensor_dict", {})
    return bool(facts.get("_dynamo_static_input_type"))
