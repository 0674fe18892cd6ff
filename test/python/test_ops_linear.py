# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from batching import Case, check_cases


def test_products() -> None:
    a, b, bias = torch.randn(5, 8), torch.randn(8, 6), torch.randn(6)
    batch_a, batch_b = torch.randn(3, 5, 8), torch.randn(3, 8, 6)
    cases = [
        Case("mm", torch.mm, (a, b)),
        Case("mm transposed", lambda a, b: b.t() @ a.t(), (a, b)),
        Case("mm of a transposed input", torch.mm, (a, torch.randn(6, 8).t())),
        Case("addmm", torch.addmm, (bias, a, b)),
        Case("addmm scaled", lambda c, a, b: torch.addmm(c, a, b, beta=0.5, alpha=2), (bias, a, b)),
        Case("bmm", torch.bmm, (batch_a, batch_b)),
        Case("baddbmm", torch.baddbmm, (torch.randn(3, 5, 6), batch_a, batch_b)),
        Case("matmul 3d 2d", torch.matmul, (batch_a, b)),
        Case("matmul broadcast", torch.matmul, (torch.randn(2, 1, 5, 8), batch_b)),
        Case("matmul vector", torch.matmul, (a, torch.randn(8))),
        Case("dot", torch.dot, (torch.randn(8), torch.randn(8))),
        Case("linear", F.linear, (a, torch.randn(6, 8), bias)),
        Case("linear 3d", F.linear, (batch_a, torch.randn(6, 8), bias)),
        Case("linear without bias", F.linear, (batch_a, torch.randn(6, 8))),
    ]
    check_cases([Case(c.name, c.function, c.inputs, 1e-4) for c in cases])
