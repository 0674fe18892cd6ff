# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the numbers of an optimizer that a schedule changes dynamic from the first graph on.

Dynamo treats a Python float as a constant until it sees another value, and then traces again. The
engine would have to compile the optimizer's step again in the middle of the training.
"""

from __future__ import annotations

import re

from torch._dynamo.exc import TensorifyScalarRestartAnalysis
from torch._dynamo.pgo import AutoDynamic, FrameStateSizeEntry, auto_dynamic, get_code_state

# The learning rate, and what `OneCycleLR` and `CyclicLR` change in the opposite direction.
_SCHEDULED = re.compile(r"\.param_groups\[\d+\](\['lr'\]|\['momentum'\]|\['betas'\]\[0\])$")


def expect_schedules() -> None:
    """Makes Dynamo trace again if it has just treated a scheduled number as a constant."""
    constants = [
        entry
        for state in get_code_state().values()
        for source, entry in state.automatic_dynamic.items()
        if _SCHEDULED.search(source) and _is_constant(entry)
    ]
    for entry in constants:
        entry.scalar = auto_dynamic
    if constants:
        raise TensorifyScalarRestartAnalysis(
            restart_reason="a schedule may change an optimizer's numbers"
        )


def _is_constant(entry: FrameStateSizeEntry) -> bool:
    """A tensor's entry says that its scalar is dynamic."""
    return not isinstance(entry.scalar, AutoDynamic)
