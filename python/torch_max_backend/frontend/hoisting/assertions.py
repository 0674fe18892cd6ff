# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rule: an assertion about a tensor becomes one more output, which is looked at after the run."""

from __future__ import annotations

import torch
from torch.fx import Graph, Node

from .hoister import Hoister

aten = torch.ops.aten


def has_assertions(graph: Graph) -> bool:
    return bool(graph.find_nodes(op="call_function", target=aten._assert_async.msg))


def check_after_the_run(hoister: Hoister, node: Node) -> Node | None:
    """The rule."""
    if node.target is not aten._assert_async.msg:
        return None
    condition, message = node.args
    holds = hoister.emit(node, aten.reshape.default, hoister.copies[condition], [])  # type: ignore[index]
    failed = hoister.emit(node, aten.logical_not.default, holds)
    hoister.checks.append((failed, str(message)))
    return failed
