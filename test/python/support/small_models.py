# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models whose graphs several tests share, as each takes the engine long to compile."""

from __future__ import annotations

import torch
from torch import Tensor, nn


class Scale(nn.Module):
    """Its weight is not what the engine reads: that is derived from it."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(size))

    def forward(self, x: Tensor) -> Tensor:
        return x * self.weight.exp()


def make_mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4), Scale(4)).eval()
