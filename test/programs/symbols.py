# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Does a dynamic program stay one graph?"""

from __future__ import annotations

import warnings

import torch
from batch import differences
from program import Program


def stays_one_graph(program: Program) -> bool:
    """Torch may fix a size, and compile again for the next one. In a graph of many programs, all of
    them would be compiled again."""
    recompiling = torch._dynamo.config.patch(error_on_recompile=True)
    with warnings.catch_warnings(), recompiling:
        warnings.simplefilter("ignore")
        try:
            differences([program], "aot_eager")
        except torch._dynamo.exc.RecompileError:
            return False
        except Exception:
            # What torch cannot do is told apart later.
            return True
    return True
