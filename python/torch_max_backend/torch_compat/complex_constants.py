# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex constants of FX graphs that are not finite.

FX writes a graph as source code, in which such a number is `(nan+nanj)` or `(inf+infj)`. It knows
the names `nan` and `inf` only.
"""

from __future__ import annotations

import functools
import math

from torch.fx.graph import _register_custom_builtin


@functools.cache
def name_complex_constants() -> None:
    """Lets all graphs of this process have such constants."""
    for name, value in (("nanj", math.nan), ("infj", math.inf)):
        definition = f"{name} = complex(0, float('{value}'))"
        _register_custom_builtin(name, definition, complex(0, value))
