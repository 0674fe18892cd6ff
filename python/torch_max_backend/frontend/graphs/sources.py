# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines of Python that nodes came from."""

from __future__ import annotations

import os
import re
import sysconfig

import torch
from torch.fx import Node

from ...errors import Problem
from .nodes import origin_name

_FRAME = re.compile(r'File "([^"]+)", line ([0-9]+)')
_LIBRARY_FOLDERS = tuple(
    os.path.join(folder, "")
    for folder in {os.path.dirname(torch.__file__), sysconfig.get_path("stdlib")}
)


def user_frame(stack_trace: str | None) -> tuple[str, int] | None:
    """The file and the line of the innermost frame that is outside of torch and the standard
    library: the line that the user wrote. The innermost frame of all if there is none."""
    frames = [(file, int(line)) for file, line in _FRAME.findall(stack_trace or "")]
    for file, line in reversed(frames):
        if not file.startswith(_LIBRARY_FOLDERS):
            return file, line
    return frames[-1] if frames else None


def source_of(node: Node) -> tuple[str, int] | None:
    """The user's line. A module of torch that was compiled on its own has none; then its path in
    the model, in the form of a file name."""
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
    return Problem(op, reason, file, line, origin_name(node))
