# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's primitive ops, and what each computes in terms of ATen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import _prims
from torch._ops import OpOverload

__all__ = ["primitives"]


def primitives() -> Iterator[tuple[OpOverload, Callable[..., Any]]]:
    for name in _prims.__all__:
        packet = getattr(torch.ops.prims, name, None)
        if packet is not None:
            yield packet.default, packet.default.impl_aten
