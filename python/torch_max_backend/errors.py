# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exception for a graph that cannot be compiled, and the text that it carries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Problem:
    """One reason why a graph cannot be compiled."""

    op: str
    """The op at fault, such as `aten.foo.default`; empty if no op is at fault."""
    reason: str
    file: str = ""
    line: int = 0
    node: str = field(default="", compare=False)
    """The name of the node of AOTAutograd's graph; empty if no node is at fault."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.line else ""
        # The compiler's messages begin with the op's name already.
        subject = f"{self.op}: " if self.op not in self.reason else ""
        return f"{place}{subject}{self.reason}"


class MaxCompilerError(ValueError):
    """The graph has something that the compiler or the engine does not support."""

    def __init__(self, summary: str, problems: Sequence[Problem] = (), hint: str = "") -> None:
        self.problems = tuple(dict.fromkeys(problems))
        lines = [summary, *(f"  {problem}" for problem in self.problems)]
        if hint:
            lines.append(hint)
        super().__init__("\n".join(lines))


class UnsupportedOpsError(MaxCompilerError):
    """The graph has ops that the engine cannot compute, each of which torch can."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(
            "The graph cannot be compiled for the MAX engine:", problems, _FALLBACK_HINT
        )
        self.refused = {problem.node: problem.reason for problem in problems if problem.node}
        """The reason by the name of the node. Several nodes may come from one line."""


class TorchFallbackWarning(UserWarning):
    """Ops of a compiled function run in PyTorch instead of on the MAX engine."""


_FALLBACK_HINT = (
    'To go on: let PyTorch run these ops (fallback="warn", the default), write them with other '
    "ops, or bring a function, a kernel or a decomposition of your own (docs/Extending.md). "
    "TORCH_MAX_BACKEND_VERBOSE=1 prints the graph."
)
UNSUPPORTED_HINT = (
    "To go on: write these parts with other ops, keep them out of the compiled function "
    "(torch.compiler.disable), or compile them with another backend. "
    "TORCH_MAX_BACKEND_VERBOSE=1 prints the graph."
)
