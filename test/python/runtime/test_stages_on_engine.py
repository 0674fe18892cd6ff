# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A graph that is split behind an op of torch, on the engine: forward, backward, and any size."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
from sized_by_data import inputs, two_products
from torch_max_backend import TorchFallbackWarning, max_backend


def with_gradients(function: Callable[..., Any], x: torch.Tensor, w: torch.Tensor) -> Any:
    x, w = (tensor.clone().requires_grad_() for tensor in (x, w))
    total, scores, places, h = function(x, w)
    (total.sum() + (scores**2).sum() + (h * h).sum()).backward()
    return total, scores, places, h, x.grad, w.grad


def test_products_before_and_behind(capfd: pytest.CaptureFixture[str]) -> None:
    fast = torch.compile(
        two_products,
        backend=max_backend,
        fullgraph=True,
        dynamic=True,
        options={"fallback": "warn", "profile": True},
    )
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for rows, kept in ((6, 3), (5, 0), (7, 1), (9, 9)):
            x, w = inputs(rows, rows - kept), torch.randn(4, 4)
            # So that the first column of x decides which rows are kept.
            w[:, 0] = 0
            result, expected = (with_gradients(f, x, w) for f in (fast, two_products))
            assert result[1].shape[0] == kept
            for one, other in zip(result, expected, strict=True):
                torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-4)
    assert len([w for w in caught if w.category is TorchFallbackWarning]) == 1
    told = capfd.readouterr().err
    for stage in ("forward, stage 1 of 2", "forward, stage 2 of 2", "backward"):
        assert told.count(f"({stage}): call: ") == 4
