# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scaled dot-product attention."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from batching import Case, check_cases
from gradients import check_gradients

attention = F.scaled_dot_product_attention

INF = float("inf")


def _heads(
    heads: int = 4, key_heads: int = 4, queries: int = 5, keys: int = 19, batch: int = 2
) -> tuple[torch.Tensor, ...]:
    return (
        torch.randn(batch, heads, queries, 8),
        torch.randn(batch, key_heads, keys, 8),
        torch.randn(batch, key_heads, keys, 8),
    )


def _mask() -> torch.Tensor:
    mask = torch.rand(5, 19) > 0.5
    mask[1] = False
    return mask


def _cases() -> list[Case]:
    half = tuple(x.to(torch.bfloat16) for x in _heads())
    return [
        Case("plain", attention, _heads()),
        Case("causal", lambda q, k, v: attention(q, k, v, is_causal=True), _heads()),
        Case(
            "causal, more queries",
            lambda q, k, v: attention(q, k, v, is_causal=True),
            _heads(queries=23),
        ),
        Case("scale", lambda q, k, v: attention(q, k, v, scale=0.3), _heads()),
        Case(
            "bool mask with an empty row",
            lambda q, k, v: attention(q, k, v, attn_mask=MASK),
            _heads(),
        ),
        Case(
            "grouped",
            lambda q, k, v: attention(q, k, v, is_causal=True, enable_gqa=True),
            _heads(key_heads=2),
        ),
        Case(
            "one head of keys",
            lambda q, k, v: attention(q, k, v, enable_gqa=True),
            _heads(key_heads=1),
        ),
        Case("bf16", attention, half, 2e-2),
        Case("without heads", attention, tuple(x[0] for x in _heads())),
        Case(
            "heads from a projection",
            lambda x: attention(
                *(y.unflatten(-1, (4, 8)).transpose(1, 2) for y in x.chunk(3, -1)), is_causal=True
            ).transpose(1, 2),
            (torch.randn(2, 6, 96),),
        ),
    ]


MASK = _mask()


def test_attention() -> None:
    torch.manual_seed(0)
    rows = torch.randn(5, 19)
    rows[0, 1], rows[1], rows[2, 3], rows[3, 4] = float("nan"), -INF, INF, -INF
    cases = [
        *_cases(),
        Case(
            "float mask that broadcasts",
            lambda q, k, v, m: attention(q, k, v, attn_mask=m),
            (*_heads(), torch.randn(2, 1, 1, 19)),
        ),
        Case("no batch", attention, _heads(batch=0)),
        Case("safe softmax", lambda x: torch.ops.aten._safe_softmax(x, -1), (rows,)),
        Case("safe softmax inner", lambda x: torch.ops.aten._safe_softmax(x, 0), (rows,)),
    ]
    check_cases(cases)


@pytest.mark.slow
def test_attention_backward() -> None:
    torch.manual_seed(0)
    mask = torch.randn(2, 1, 5, 19)
    cases = [
        *_cases(),
        # The mask's gradient takes torch's path of single ops.
        Case(
            "float mask",
            lambda q, k, v, m: attention(q, k, v, attn_mask=m),
            (*_heads(), mask),
        ),
    ]
    check_gradients([Case(c.name, c.function, c.inputs, c.tolerance or 1e-4) for c in cases])


@pytest.mark.slow
def test_attention_of_any_length() -> None:
    torch.manual_seed(0)
    cases = [
        Case("batch", attention, _heads()),
        Case("causal", lambda q, k, v: attention(q, k, v, is_causal=True), _heads()),
        Case(
            "masked",
            lambda q, k, v, m: attention(q, k, v, attn_mask=m),
            (*_heads(), torch.randn(2, 1, 5, 19)),
        ),
        Case("f64", attention, tuple(x.double() for x in _heads())),
        Case("f16", attention, tuple(x.half() for x in _heads()), 2e-3),
    ]
    check_cases(cases, dynamic=True)
