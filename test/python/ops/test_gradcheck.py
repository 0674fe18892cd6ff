# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients in f64 against differences of the engine's own results: no eager is asked.

One forward and one backward graph hold the functions of all families.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch_max_backend import max_backend

Function = Callable[..., Tensor]

INDICES = torch.tensor([[2, 0, 2, 1]])
MASK = torch.tensor([[True, False, True, True], [False, True, True, False]])

CASES: dict[str, tuple[Function, list[tuple[int, ...]]]] = {
    "Attention": (
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        [(1, 2, 3, 2)] * 3,
    ),
    "Convolution": (lambda x, w: F.conv2d(x, w, stride=2, padding=1), [(1, 2, 4, 3), (2, 2, 3, 2)]),
    "Convolution, transposed": (
        lambda x, w: F.conv_transpose1d(x, w, stride=2),
        [(1, 2, 3), (2, 2, 2)],
    ),
    "Division": (lambda x, y: x / (y.square() + 1) + torch.remainder(x, 3.0), [(2, 4)] * 2),
    "Elementwise": (
        lambda x, y: F.gelu(x) * torch.tanh(y) + torch.where(MASK, x.exp(), F.silu(y)),
        [(2, 4)] * 2,
    ),
    "Elementwise, powers": (lambda x: (x.square() + 1).pow(1.5) + x.abs().sqrt(), [(2, 4)]),
    "Indexing": (lambda x: x.gather(0, INDICES) + F.embedding(INDICES[0], x).t(), [(4, 4)]),
    "Interpolation": (
        lambda x: F.interpolate(x, size=(3, 5), mode="bilinear", align_corners=False),
        [(1, 1, 2, 3)],
    ),
    "Linear": (lambda x, w, b: F.linear(x, w, b) @ w, [(3, 4), (2, 4), (2,)]),
    "Loss": (
        lambda x, y: (
            F.cross_entropy(x, INDICES[0])
            + F.huber_loss(x, y)
            + F.kl_div(x, y.exp(), reduction="sum")
        ),
        [(4, 3)] * 2,
    ),
    "Normalization, layers": (
        lambda x, w, b: F.layer_norm(x, (4,), w, b) * x,
        [(3, 4), (4,), (4,)],
    ),
    "Normalization, groups": (
        lambda x, w, b: F.group_norm(x, 2, w, b) * x,
        [(2, 4, 3), (4,), (4,)],
    ),
    "Normalization, batches": (
        lambda x, w, b: F.batch_norm(x, None, None, w, b, training=True) * x,
        [(3, 2, 2), (2,), (2,)],
    ),
    "Padding": (
        lambda x: F.pad(x, (1, 2), mode="reflect").square() + F.pad(x, (2, 1), value=3.0),
        [(2, 2, 4)],
    ),
    "Pooling": (
        lambda x: F.max_pool2d(x, 2, 1) + F.avg_pool2d(x, 2, 1) * F.adaptive_avg_pool2d(x, (3, 2)),
        [(1, 2, 4, 3)],
    ),
    "Reduction": (
        lambda x: x.var(1) + x.amax(1) + torch.logsumexp(x, 1) + x.norm(dim=1) + x.prod(1),
        [(3, 4)],
    ),
    "Scan": (lambda x: x.cumsum(0) * x.cumprod(1) + torch.logcumsumexp(x, 1), [(3, 4)]),
    "Scatter": (
        lambda x, y: x.scatter_add(0, INDICES, y).index_put((INDICES[0, :2],), y[0]) * x,
        [(3, 4), (1, 4)],
    ),
    "Sorting": (lambda x: x.sort(1).values.exp() + x.topk(1).values, [(3, 4)]),
    "Special functions": (
        lambda x: torch.lgamma(x.square() + 1) + torch.erf(x) + torch.special.i0(x),
        [(2, 4)],
    ),
    "Strided views": (
        lambda x: (
            x.as_strided((3, 2), (2, 1), 1) * x.diagonal_scatter(x[0, :2]).sum()
            + x.unfold(1, 2, 1)[:, :, 0].sum()
        ),
        [(2, 4)],
    ),
    "Views": (
        lambda x, y: torch.cat([x.t().reshape(2, 4), y.roll(1, 0)]).flip(1).square()[1:, ::2],
        [(2, 4)] * 2,
    ),
}


@pytest.mark.slow
def test_gradients() -> None:
    functions = [function for function, _ in CASES.values()]
    inputs = [
        [torch.randn(shape, dtype=torch.float64, requires_grad=True) for shape in shapes]
        for _, shapes in CASES.values()
    ]

    @torch.compile(backend=max_backend, fullgraph=True)
    def batch(inputs: list[list[Tensor]]) -> list[Tensor]:
        return [function(*own) for function, own in zip(functions, inputs, strict=True)]

    wrong = []
    for position, name in enumerate(CASES):

        def function(*own: Tensor, position: int = position) -> Tensor:
            return batch([*inputs[:position], list(own), *inputs[position + 1 :]])[position]

        try:
            torch.autograd.gradcheck(function, inputs[position])
        except RuntimeError as error:
            wrong.append(f"{name}: {error}")
    assert not wrong, "\n".join(["", *wrong])
