# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions that give what torch gives for NaN, infinities and empty axes.

The engine's ignore NaN, start from the largest finite number and write nothing for an empty axis.
These also sum columns several times faster.
"""

from .extrema import extremum
from .folding import reduce
