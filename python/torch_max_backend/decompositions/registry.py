# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The vocabulary of the modules of decompositions."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch

from ..frontend.graphs.torch_marks import supported_dtypes
from ..torch_compat.dynamo import tree_leaves
from ..torch_compat.ops import OpOverload

Op = OpOverload
Number = Any
"""What a schema calls a Scalar: an int, a float, or torch's symbol for one that changes."""
Decomposition = Callable[..., Any]


def by_op(decompositions: Mapping[str, Decomposition]) -> Iterator[tuple[Op, Decomposition]]:
    """Skips ops that do not exist yet: other libraries define theirs when they are imported."""
    for name, decomposition in decompositions.items():
        try:
            yield operator.attrgetter(name)(torch.ops), decomposition
        except AttributeError:
            continue


def for_engine(function: Decomposition) -> Decomposition:
    """The decomposition for tensors that the engine can hold. With others, the op stays whole, and
    torch computes it."""

    def decompose(*args: Any, **kwargs: Any) -> Any:
        for leaf in tree_leaves((args, kwargs)):
            if isinstance(leaf, torch.Tensor) and leaf.dtype not in supported_dtypes():
                return NotImplemented
        return function(*args, **kwargs)

    return decompose
