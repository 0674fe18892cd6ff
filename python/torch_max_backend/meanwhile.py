# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`options={"compile": "background"}`: torch answers calls of a graph until the engine has compiled
it."""

from __future__ import annotations

import threading
import warnings
from typing import Any, no_type_check

from .background import EngineGraph
from .calling import BoxedFunction
from .errors import TorchFallbackWarning


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
