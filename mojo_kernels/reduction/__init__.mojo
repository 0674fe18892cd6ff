# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions that give what torch gives for NaN, infinities and empty axes.

The engine's ignore NaN, start from the largest finite number and write nothing for an empty axis.
These also sum columns several times faster. Their input is a fused one, as that of the engine's
own reductions is: what comes before the reduction is computed while it is read.
"""

from .extremum import Extremum
from .reduce import Reduce
