# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results and gradients: of a sum of all results that have one, with weights that differ."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "programs"))

import torch
from judge import tangents
from torch.utils._pytree import tree_leaves, tree_map_only


def with_gradients(
    results: Sequence[Any], inputs: Sequence[Sequence[torch.Tensor]]
) -> list[tuple[Any, list[torch.Tensor | None]]]:
    """For each case its results, and the gradients of those of its inputs that want one. All cases
    go backward at once, as there is one backward graph."""
    outputs = [y for y in tree_leaves(list(results)) if isinstance(y, torch.Tensor)]
    outputs = [y for y in outputs if y.requires_grad]
    sources = [x for own in inputs for x in own if x.requires_grad]
    gradients: Sequence[torch.Tensor | None] = [None] * len(sources)
    if outputs and sources:
        gradients = torch.autograd.grad(outputs, sources, tangents(outputs), allow_unused=True)
    rest = iter(gradients)
    return [
        (
            tree_map_only(torch.Tensor, torch.Tensor.detach, result),
            [next(rest) for x in own if x.requires_grad],
        )
        for result, own in zip(results, inputs, strict=True)
    ]
