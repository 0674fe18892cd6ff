# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses, and their gradients."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from batching import Case, batched, check_cases
from gradients import check_gradients
from torch_max_backend import max_backend

TARGET = torch.tensor([1, 0, -100, 3])
CLASSES = torch.tensor([1, 0, 4, 3])
LABELS = torch.tensor([[1, 2, -1, 0, 0], [-1, 1, 2, 3, 4], [4, 3, 2, 1, 0], [0, -1, -1, -1, -1]])
SIGNS = torch.tensor([1.0, -1.0, 1.0, 1.0])
PLACES = TARGET.reshape(2, 2, 1).expand(2, 2, 3).contiguous()
WEIGHT = torch.tensor([0.5, 1.0, 2.0, 0.1, 1.5])

Loss = Callable[..., torch.Tensor]


def _of_scores() -> dict[str, Loss]:
    """Of scores [4, 5]."""
    return {
        "cross_entropy": lambda x, **r: F.cross_entropy(x, TARGET, **r),
        "cross_entropy weight": lambda x, **r: F.cross_entropy(x, TARGET, WEIGHT, **r),
        "cross_entropy smooth": lambda x, **r: F.cross_entropy(
            x, TARGET, WEIGHT, label_smoothing=0.1, **r
        ),
        "cross_entropy ignore": lambda x, **r: F.cross_entropy(x, CLASSES, ignore_index=3, **r),
        "nll_loss": lambda x, **r: F.nll_loss(x, TARGET, WEIGHT, **r),
        "multi_margin": lambda x, **r: F.multi_margin_loss(x, CLASSES, **r),
        "multi_margin p=2": lambda x, **r: F.multi_margin_loss(
            x, CLASSES, p=2, margin=0.5, weight=WEIGHT, **r
        ),
        "multilabel_margin": lambda x, **r: F.multilabel_margin_loss(x, LABELS, **r),
        "multilabel_soft_margin": lambda x, **r: F.multilabel_soft_margin_loss(
            x, (x > 0).to(x.dtype), **r
        ),
        "soft_margin": lambda x, **r: F.soft_margin_loss(x, SIGNS[:, None].expand(4, 5), **r),
    }


def _of_pairs() -> dict[str, Loss]:
    """Of two tensors [4, 5]."""
    return {
        "cross_entropy of probabilities": lambda x, y, **r: F.cross_entropy(
            x, y.softmax(-1), label_smoothing=0.1, **r
        ),
        "binary_cross_entropy": lambda x, y, **r: F.binary_cross_entropy(
            x.sigmoid(), y.detach().sigmoid(), **r
        ),
        "binary_cross_entropy_with_logits": lambda x, y, **r: F.binary_cross_entropy_with_logits(
            x, y.sigmoid(), weight=WEIGHT, pos_weight=WEIGHT, **r
        ),
        "mse": lambda x, y, **r: F.mse_loss(x, y, **r),
        "l1": lambda x, y, **r: F.l1_loss(x, y, **r),
        "smooth_l1": lambda x, y, **r: F.smooth_l1_loss(x, y, **r),
        "huber": lambda x, y, **r: F.huber_loss(x, y, **r),
        "kl_div": lambda x, y, **r: F.kl_div(x, y.softmax(-1), **r),
        "kl_div of logarithms": lambda x, y, **r: F.kl_div(x, y, log_target=True, **r),
        "margin_ranking": lambda x, y, **r: F.margin_ranking_loss(x, y, SIGNS[:, None], **r),
        "cosine_embedding": lambda x, y, **r: F.cosine_embedding_loss(x, y, SIGNS, **r),
        "triplet_margin": lambda x, y, **r: F.triplet_margin_loss(x, y, x * y, **r),
        "poisson_nll": lambda x, y, **r: F.poisson_nll_loss(x, y.abs(), full=True, **r),
    }


def _cases(reduction: str) -> list[Case]:
    def case(name: str, loss: Loss, *inputs: torch.Tensor) -> Case:
        return Case(f"{name}, {reduction}", lambda *x: loss(*x, reduction=reduction), inputs, 1e-4)

    scores = torch.randn(4, 5)
    cases = [case(name, loss, scores) for name, loss in _of_scores().items()]
    cases += [case(name, loss, scores, torch.randn(4, 5)) for name, loss in _of_pairs().items()]
    cases += [
        case(
            "cross_entropy of positions",
            lambda x, **r: F.cross_entropy(x, PLACES, WEIGHT, **r),
            torch.randn(2, 5, 2, 3),
        ),
        case(
            "cross_entropy of one example",
            lambda x, **r: F.cross_entropy(x, TARGET[0], **r),
            torch.randn(5),
        ),
    ]
    return cases


@batched()
def test_losses() -> list[Case]:
    torch.manual_seed(0)
    half = torch.randn(4, 5).to(torch.bfloat16)
    return [
        *_cases("mean"),
        Case("cross_entropy bf16", lambda x: F.cross_entropy(x, TARGET), (half,)),
        Case(
            "nothing but ignored",
            lambda x: F.cross_entropy(x, torch.full((4,), -100)),
            (torch.randn(4, 5),),
        ),
    ]


@pytest.mark.slow
def test_losses_backward() -> None:
    torch.manual_seed(0)
    check_gradients(_cases("mean"))


@pytest.mark.slow
def test_target_out_of_range() -> None:
    @torch.compile(backend=max_backend, fullgraph=True)
    def loss(x: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        return F.nll_loss(x, target)

    with pytest.raises(IndexError, match="Target 7 is out of bounds"):
        loss(torch.randn(4, 5), torch.tensor([1, 0, 7, 3]))


@pytest.mark.slow
@pytest.mark.parametrize("reduction", ["sum", "none"])
def test_other_reductions(reduction: str) -> None:
    torch.manual_seed(0)
    check_cases(_cases(reduction))
    check_gradients(_cases(reduction))
