# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Learning rates as numbers that change, from the first graph on.

Dynamo takes a Python float for a constant until it sees another value, and then traces again: the
engine would compile an optimizer's step anew in the middle of the training.
"""

from __future__ import annotations

import re

from torch._dynamo.exc import TensorifyScalarRestartAnalysis
from torch._dynamo.pgo import AutoDynamic, FrameStateSizeEntry, auto_dynamic, get_code_state

_LEARNING_RATE = re.compile(r"\.param_groups\[\d+\]\['lr'\]$")


def expect_learning_rates_to_change() -> None:
    """Has Dynamo trace again if it has just taken a learning rate for a constant."""
    constants = [
        entry
        for state in get_code_state().values()
        for source, entry in state.automatic_dynamic.items()
        if _LEARNING_RATE.search(source) and _is_constant(entry)
    ]
    for entry in constants:
        entry.scalar = auto_dynamic
    if constants:
        raise TensorifyScalarRestartAnalysis(restart_reason="a learning rate may change")


def _is_constant(entry: FrameStateSizeEntry) -> bool:
    """A tensor's entry says that its scalar is dynamic."""
    return not isinstance(entry.scalar, AutoDynamic)
