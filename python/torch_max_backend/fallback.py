# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells users which ops PyTorch computes inside of a compiled function."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Sequence

from .errors import Problem, TorchFallbackWarning


def warn_about_torch_ops(problems: Sequence[Problem]) -> None:
    """One warning for all of them, at the line of the first one; none if there are none."""
    counts = Counter(problems)
    if not counts:
        return
    lines = [f"  {p}{f' ({count} times)' if count > 1 else ''}" for p, count in counts.items()]
    text = "\n".join(
        [
            "PyTorch runs these ops of the compiled function, not the MAX engine:",
            *lines,
            'options={"fallback": "error"} or TORCH_MAX_BACKEND_FALLBACK=error makes this an '
            "error. docs/Extending.md says how to bring a lowering or a kernel of your own.",
        ]
    )
    first = problems[0]
    warnings.warn_explicit(text, TorchFallbackWarning, first.file or "<unknown>", first.line)
