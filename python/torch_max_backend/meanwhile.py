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
    # THREAD-SAFETY: protects changes of `function` and `is_settled`, so that one thread settles
    # them. Calls read them without it: `function` is set first, and either one answers.
    lock = threading.Lock()
    function = in_torch
    is_settled = False

    def settle(new_function: BoxedFunction) -> bool:
        nonlocal function, is_settled
        with lock:
            if is_settled:
                return False
            function, is_settled = new_function, True
            return True

    def look() -> None:
        try:
            if graph.is_ready():
                settle(compiled)
        except Exception as error:
            if settle(in_torch):
                warnings.warn(
                    f"PyTorch runs {graph.status.graph}, because the MAX engine could not compile "
                    f"it: {error}",
                    TorchFallbackWarning,
                    stacklevel=2,
                )

    @no_type_check
    def run(arguments: list[Any]):
        if not is_settled:
            look()
        return function(arguments)

    return run
