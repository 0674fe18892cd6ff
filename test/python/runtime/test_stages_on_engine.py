# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A graph that is split behind an op of torch, on the engine: forward, backward, and any size."""

from __future__ import annotations

import json
import re
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch_max_backend
from sized_by_data import inputs, two_products
from torch_max_backend import TorchFallbackWarning, graph_profile, max_backend


def with_gradients(function: Callable[..., Any], x: torch.Tensor, w: torch.Tensor) -> Any:
    x, w = (tensor.clone().requires_grad_() for tensor in (x, w))
    total, scores, places, h = function(x, w)
    (total.sum() + (scores**2).sum() + (h * h).sum()).backward()
    return total, scores, places, h, x.grad, w.grad


def test_products_before_and_behind(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graph_profile, "_profiles", [])
    trace = tmp_path / "trace.json"
    fast = torch.compile(
        two_products,
        backend=max_backend,
        fullgraph=True,
        dynamic=True,
        options={"fallback": "warn", "profile": trace},
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
    _check_profile(trace)


def _check_profile(trace: Path) -> None:
    graphs = torch_max_backend.profile()
    assert {graph.graph.partition("(")[2] for graph in graphs} == {
        "forward, stage 1 of 2)", "forward, stage 2 of 2)", "backward)"
    }  # fmt: skip
    for graph in graphs:
        assert graph.calls == 4
        of_kernels = sum(kernel.total_ms for kernel in graph.kernels)
        # Kernels that do not need each other may run side by side.
        rest = max(0, graph.ms - of_kernels - graph.torch_ms)
        assert graph.engine_ms == pytest.approx(rest)
    products = [k for graph in graphs for k in graph.kernels if k.kernel == "linear.matmul"]
    assert {k.shapes for k in products} >= {"[6,4] [4,4] -> [6,4]", "[9,4] [4,4] -> [9,4]"}
    # Those of no rows compute nothing.
    assert all((k.operations > 0) != ("[0," in k.shapes) for k in products)
    assert all(k.median_ms > 0 for k in products)
    told = str(graphs)
    assert told.count("the engine: all else") == 3
    assert re.search(r"the machine's peak, measured now: \d+ GFLOP/s in f32, \d+ in bf16", told)
    graph_profile._write_trace(str(trace))
    events = json.loads(trace.read_text())["traceEvents"]
    names = Counter(event["name"] for event in events)
    assert names["linear.matmul"] == sum(k.calls for k in products)
    assert sum(names[graph.graph] for graph in graphs) == 12
