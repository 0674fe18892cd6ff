# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scaled dot-product attention."""

from __future__ import annotations

from itertools import product

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from gradients import check_gradients
from torch_max_backend import max_backend

attention = F.scaled_dot_product_attention

INF = float("inf")


def _heads(
    heads: int = 4,
    key_heads: int = 4,
    queries: int = 5,
    keys: int = 19,
    batch: int = 2,
    features: int = 8,
    value_features: int | None = None,
) -> tuple[torch.Tensor, ...]:
    return (
        torch.randn(batch, heads, queries, features),
        torch.randn(batch, key_heads, keys, features),
        torch.randn(batch, key_heads, keys, value_features or features),
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


@batched()
def test_attention() -> list[Case]:
    torch.manual_seed(0)
    rows = torch.randn(5, 19)
    rows[0, 1], rows[1], rows[2, 3], rows[3, 4] = float("nan"), -INF, INF, -INF
    return [
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


def _flash(*inputs: torch.Tensor, causal: bool = False) -> torch.Tensor:
    """The logarithms of the sums, which the backward pass is given."""
    flash = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu
    sums: torch.Tensor = flash(*inputs, 0.0, causal)[1]
    return sums


def _masked(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, m: torch.Tensor) -> torch.Tensor:
    return attention(q, k, v, attn_mask=m, enable_gqa=True)


def _causal(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    return attention(q, k, v, is_causal=True, enable_gqa=True)


@batched()
def test_attention_of_sizes() -> list[Case]:
    """Blocks that are whole, cut, single and empty."""
    torch.manual_seed(0)
    cases = []
    for queries, keys in [
        (1, 1), (1, 127), (2, 130), (4, 5), (5, 4), (7, 1), (33, 64), (64, 65), (127, 128),
        (128, 127), (129, 512), (130, 513), (300, 1030), (0, 5), (5, 0),
    ]:  # fmt: skip
        sizes = f"{queries} x {keys}"
        inputs = _heads(batch=1, heads=2, key_heads=2, queries=queries, keys=keys)
        cases += [Case(sizes, attention, inputs), Case(f"{sizes}, causal", _causal, inputs)]
        if queries and keys:
            cases.append(Case(f"{sizes}, sums", _flash, inputs))
    for features in (1, 7, 16, 64, 80):
        inputs = _heads(features=features, queries=17)
        cases.append(Case(f"{features} features", attention, inputs))
        cases.append(
            Case(f"{features} features, 1 query", attention, _heads(features=features, queries=1))
        )
    cases.append(Case("other value features", attention, _heads(value_features=11)))
    for queries, heads in product((1, 3, 70), (2, 8)):
        inputs = _heads(heads=heads, key_heads=2, queries=queries, keys=600)
        cases.append(Case(f"{heads} heads on 2, {queries} queries", _causal, inputs))
        half = tuple(x.bfloat16() for x in inputs)
        cases.append(Case(f"{heads} heads on 2, {queries} queries, bf16", _causal, half, 2e-2))
    return cases


@batched()
def test_attention_with_masks() -> list[Case]:
    torch.manual_seed(0)
    cases = []
    for batch, heads, queries, keys in product((1, 2), (1, 4), (1, 5), (1, 19)):
        mask = torch.randn(batch, heads, queries, keys)
        mask.view(-1)[::3] = -INF
        inputs = (*_heads(key_heads=2), mask)
        cases.append(Case(f"mask {tuple(mask.shape)}", _masked, inputs))
    long = torch.randn(1, 1, 70, 1100)
    long[..., :600] = -INF
    long[..., 3, :] = -INF
    cases.append(Case("first block hidden", _masked, (*_heads(queries=70, keys=1100), long)))
    cases.append(Case("last block hidden", _masked, (*_heads(queries=70, keys=1100), long.flip(3))))
    half = tuple(x.bfloat16() for x in (*_heads(), torch.randn(5, 19)))
    cases.append(Case("bf16", _masked, half, 2e-2))
    rows = torch.randn(5, 19)
    rows[0, 1], rows[1], rows[2, 3], rows[3, 4] = float("nan"), -INF, INF, -INF
    cases.append(Case("NaN and infinities", _masked, (*_heads(), rows)))
    query, key, value = _heads()
    query[0, 0, :3, 0] = torch.tensor([float("nan"), INF, -INF])
    cases.append(Case("NaN and infinities in the query", attention, (query, key, value)))
    return cases


@pytest.mark.slow
def test_attention_of_symbolic_lengths() -> None:
    """One graph for all lengths, which the kernel learns when it is called."""
    torch.manual_seed(0)
    torch._dynamo.reset()
    compiled = torch.compile(_causal, backend=max_backend, fullgraph=True)
    for length in (5, 130, 600):
        inputs = _heads(batch=1, key_heads=2, queries=length, keys=length)
        for tensor in inputs:
            torch._dynamo.mark_dynamic(tensor, 2)
        torch.testing.assert_close(compiled(*inputs), _causal(*inputs))


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
