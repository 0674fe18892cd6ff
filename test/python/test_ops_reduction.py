# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions, softmax and normalisation."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from batching import Case, check_cases


def test_reductions() -> None:
    x, i = torch.randn(3, 4, 5), torch.arange(12).reshape(3, 4)
    weight, bias = torch.randn(5), torch.randn(5)
    target, logits = torch.tensor([1, 0, -100, 3]), torch.randn(4, 5)
    cases = [
        Case("sum", torch.sum, (x,)),
        Case("sum dim", lambda x: x.sum(1), (x,)),
        Case("sum dims keepdim", lambda x: x.sum((0, -1), keepdim=True), (x,)),
        Case("sum of integers", torch.sum, (i,)),
        Case("sum of bools", lambda i: (i > 3).sum(), (i,)),
        Case("mean", torch.mean, (x,)),
        Case("mean dim", lambda x: x.mean(-1, keepdim=True), (x,)),
        Case("amax", lambda x: x.amax(1), (x,)),
        Case("amin", lambda x: x.amin((0, 1)), (x,)),
        Case("max", torch.max, (x,)),
        Case("argmax", lambda x: x.argmax(-1), (x,)),
        Case("prod", lambda x: x.prod(1), (x,)),
        Case("var", lambda x: x.var(-1), (x,)),
        Case("var unbiased false", lambda x: x.var(1, correction=0), (x,)),
        Case("softmax", lambda x: F.softmax(x, -1), (x,)),
        Case("softmax inner", lambda x: F.softmax(x, 1), (x,)),
        Case("log_softmax", lambda x: F.log_softmax(x, -1), (x,)),
        Case("log_softmax first", lambda x: F.log_softmax(x, 0), (x,)),
        Case("layer_norm", lambda x, w, b: F.layer_norm(x, (5,), w, b), (x, weight, bias)),
        Case("layer_norm plain", lambda x: F.layer_norm(x, (4, 5)), (x,)),
        Case("mse_loss", F.mse_loss, (x, x * 0.5)),
        Case("cross_entropy", F.cross_entropy, (logits, target)),
        Case(
            "cross_entropy sum",
            lambda x, t: F.cross_entropy(x, t, reduction="sum"),
            (logits, target),
        ),
        Case(
            "cross_entropy none",
            lambda x, t: F.cross_entropy(x, t, reduction="none"),
            (logits, target),
        ),
        Case(
            "cross_entropy weight",
            lambda x, t, w: F.cross_entropy(x, t, w.abs()),
            (logits, target, weight),
        ),
        Case("dropout in eval", lambda x: F.dropout(x, 0.5, training=False) + 1, (x,)),
    ]
    check_cases([Case(c.name, c.function, c.inputs, 1e-4) for c in cases])
