# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors without elements, through every family of ops."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from batching import Case, check_cases

# No rows, and no columns.
A, B = torch.zeros(0, 3), torch.zeros(3, 0)
X, ROWS = torch.randn(3, 4), torch.randn(2, 3)
NO_INDICES = torch.zeros(0, dtype=torch.int64)


@pytest.mark.slow
def test_empty() -> None:
    check_cases(
        [
            Case("elementwise", lambda a: torch.exp(a) * 2 + a.sigmoid(), (A,)),
            Case("broadcast", lambda a, r: a + r[:1], (A, ROWS)),
            Case("where", lambda a: torch.where(a > 0, a, 1.0), (A,)),
            Case("sum to zeros", lambda a: a.sum(0), (A,)),
            Case("sum to nothing", lambda a: a.sum(1), (A,)),
            Case("matmul to nothing", lambda a, x: a @ x, (A, X)),
            Case("matmul to zeros", lambda b, a: b @ a, (B, A)),
            Case("cat", lambda a, r: torch.cat([a, r, a]), (A, ROWS)),
            Case("view", lambda a: a.reshape(3, 0).t(), (A,)),
            Case("slice to nothing", lambda r: r[2:] * 2, (ROWS,)),
            Case("gather nothing", lambda r, i: r.index_select(0, i), (ROWS, NO_INDICES)),
            Case("beside others", lambda r: r + 1, (ROWS,)),
        ]
    )


@pytest.mark.slow
def test_more_empty() -> None:
    check_cases(
        [
            Case("mean to nan", lambda a: a.mean(0), (A,)),
            Case("mean to nothing", lambda a: a.mean(1), (A,)),
            Case("prod to ones", lambda b: b.prod(1), (B,)),
            Case("amax to nothing", lambda a: a.amax(1), (A,)),
            Case("max with positions", lambda a: a.max(1), (A,)),
            Case("argmax to nothing", lambda a: a.argmax(1), (A,)),
            Case("all", lambda a: a.all(), (A,)),
            Case("any of columns", lambda a: a.any(0), (A,)),
            Case("var", lambda a: a.var(0), (A,)),
            Case("norm", lambda a: a.norm(), (A,)),
            Case("softmax", lambda a: a.softmax(1), (A,)),
            Case("softmax of nothing", lambda b: b.softmax(1), (B,)),
            Case("log_softmax", lambda a: a.log_softmax(-1), (A,)),
            Case("layer_norm", lambda a: F.layer_norm(a, (3,)), (A,)),
            Case("bmm", lambda a: torch.bmm(a.view(0, 3, 1), a.view(0, 1, 3)), (A,)),
            Case("bmm to zeros", lambda a: torch.bmm(a.view(3, 1, 0), a.view(3, 0, 1)), (A,)),
            Case("linear", lambda a, x: F.linear(a, x.t(), x[0]), (A, X)),
            Case("addmm to bias", lambda b, a, x: torch.addmm(x[:3, :3], b, a), (B, A, X)),
            Case("permute", lambda a: a.view(1, 0, 3).permute(2, 0, 1), (A,)),
            Case("expand", lambda a: a.unsqueeze(0).expand(4, 0, 3), (A,)),
            Case("stack", lambda a: torch.stack([a, a], 1), (A,)),
            Case("cat of nothing", lambda a: torch.cat([a, a]), (A,)),
            Case("cat along others", lambda b, x: torch.cat([b, x], 1), (B, X)),
            Case("split", lambda a: a.split(2, 1)[1], (A,)),
            Case("select", lambda a: a[:, 1], (A,)),
            Case("strided slice", lambda a: a[:, ::2], (A,)),
            Case("embedding", lambda i, x: F.embedding(i, x), (NO_INDICES, X)),
            Case("pad", lambda a: F.pad(a, (1, 1)), (A,)),
            Case("pad with rows", lambda a: F.pad(a, (0, 0, 1, 2), value=5.0), (A,)),
            Case("cast", lambda a: a.to(torch.int64), (A,)),
            Case("comparison", lambda a: (a == a) & (a > 1), (A,)),
            Case("integers", lambda i: i * 2 + 1, (NO_INDICES,)),
            Case("clone", lambda a: a.clone(), (A,)),
            Case("mse_loss", lambda a: F.mse_loss(a, a), (A,)),
        ]
    )
