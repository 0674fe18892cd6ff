# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Datasets for workers of a DataLoader, which import this module."""

from __future__ import annotations

import torch
from parallel_models import add_one, compiled
from torch import Tensor
from torch.utils.data import Dataset


class Plain(Dataset[Tensor]):
    def __len__(self) -> int:
        return 32

    def __getitem__(self, number: int) -> Tensor:
        return torch.full((8,), float(number))


class Compiled(Plain):
    """Calls the engine in the worker."""

    def __getitem__(self, number: int) -> Tensor:
        with torch.no_grad():
            return compiled(add_one)(super().__getitem__(number))
