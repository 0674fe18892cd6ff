# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a module of decompositions says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch._ops import OpOverload

Op = OpOverload
Decomposition = Callable[..., Any]
