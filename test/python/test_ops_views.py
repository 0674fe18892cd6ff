# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views, joins, lookups and tensors made from nothing."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from batching import Case, check_cases

# `+ 1`: a view of an input alone would never reach the engine.
VIEWS = {
    "view": lambda x: x.view(6, 4) + 1,
    "view -1": lambda x: x.view(2, -1) + 1,
    "reshape": lambda x: x.permute(1, 0, 2).reshape(-1) + 1,
    "flatten": lambda x: x.flatten(1) + 1,
    "permute": lambda x: x.permute(2, 0, 1) + 1,
    "permute then multiply": lambda x: (x.permute(2, 0, 1) * 2).contiguous(),
    "transpose": lambda x: x.transpose(-1, 0) + 1,
    "expand": lambda x: x[:, :1].expand(2, 3, 4) + 1,
    "expand new": lambda x: x.expand(5, -1, -1, -1) + 1,
    "unsqueeze": lambda x: x.unsqueeze(-1) + 1,
    "squeeze": lambda x: x[:1].squeeze() + 1,
    "squeeze dim": lambda x: x[:1].squeeze(0) + 1,
    "slice": lambda x: x[:, 1:3] + 1,
    "slice step": lambda x: x[:, :, ::2] + 1,
    "slice negative": lambda x: x[:, -2:] + 1,
    "select": lambda x: x[1] + 1,
    "select negative": lambda x: x.select(-1, -1) + 1,
    "cat": lambda x: torch.cat([x, x + 1, x * 2], 1),
    "cat last": lambda x: torch.cat([x, x + 1], -1),
    "stack": lambda x: torch.stack([x, x + 1], 1),
    "split": lambda x: x.split(2, -1)[1] + 1,
    "split sizes": lambda x: x.split([1, 3], -1)[1] + 1,
    "chunk": lambda x: x.chunk(2, 0)[0] + 1,
    "unbind": lambda x: x.unbind(1)[2] + 1,
    "arange": lambda x: torch.arange(4) + x,
    "arange step": lambda x: torch.arange(1, 9, 2) + x,
    "full": lambda x: torch.full((3, 4), 2.5) + x,
    "full_like": lambda x: torch.full_like(x, 3) + x,
    "zeros": lambda x: torch.zeros(4) + x,
    "zeros_like": lambda x: torch.zeros_like(x) + x,
    "ones": lambda x: torch.ones(3, 1) * x,
    "new_ones": lambda x: x.new_ones(4) * x,
    "constant": lambda x: x + torch.tensor([1.0, 2.0, 3.0, 4.0]),
    "tril": lambda x: torch.tril(x),
}


def test_views() -> None:
    x = torch.randn(2, 3, 4)
    check_cases([Case(name, function, (x,)) for name, function in VIEWS.items()])


def test_lookups() -> None:
    table, indices = torch.randn(7, 4), torch.tensor([[1, 0, 6], [2, 2, 5]])
    check_cases(
        [
            Case("embedding", lambda t, i: F.embedding(i, t), (table, indices)),
            Case("embedding i32", lambda t, i: F.embedding(i, t), (table, indices.int())),
            Case("embedding of one", lambda t, i: F.embedding(i, t), (table, torch.tensor(3))),
            Case("where", torch.where, (table > 0, table, -table)),
            Case("where broadcast", torch.where, (table > 0, table, torch.tensor(0.0))),
        ]
    )


def test_dynamic_batch() -> None:
    x, y = torch.randn(6, 4), torch.randn(4, 8)
    names = ("reshape", "sum", "cat", "mm", "softmax", "split", "slice", "arange", "expand")
    functions = (
        lambda x, y: x.reshape(-1, 2, 2) + 1,
        lambda x, y: x.sum(0),
        lambda x, y: torch.cat([x, x]) * 2,
        lambda x, y: x @ y,
        lambda x, y: x.softmax(0),
        lambda x, y: x.split(2, 1)[1] + 1,
        lambda x, y: x[1:] + 1,
        lambda x, y: torch.arange(x.shape[0]).unsqueeze(1) + x,
        lambda x, y: y[:1, :4].expand(x.shape[0], 4) + x,
    )
    cases = [Case(n, f, (x, y), 1e-4) for n, f in zip(names, functions, strict=True)]
    check_cases(cases, dynamic=True)
