# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of views: `permute_copy` is `permute` and a copy, and so on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from ..torch_compat.ops import all_op_names
from .registry import Decomposition, Op

aten = torch.ops.aten

_SUFFIX = "_copy"


def _pairs() -> Iterator[tuple[Op, Op]]:
    """Each op that copies a view, with the op that views."""
    for qualified in all_op_names():
        name, _, overload = qualified.removeprefix("aten::").partition(".")
        # Without ops of sparse and nested tensors, ops that Dynamo inserts for constants, and
        # strided views, which the lowerings take as copies.
        is_plain = qualified.startswith("aten::") and not name.startswith(
            ("_", "as_strided", "lift")
        )
        if not is_plain or not name.endswith(_SUFFIX):
            continue
        view = getattr(getattr(aten, name.removesuffix(_SUFFIX), None), overload or "default", None)
        if view is not None and view.is_view:
            yield getattr(getattr(aten, name), overload or "default"), view


def _decomposition(view: Op) -> Decomposition:
    def copy(*args: Any, **kwargs: Any) -> Any:
        result = view(*args, **kwargs)
        if isinstance(result, torch.Tensor):
            return aten.clone.default(result)
        return [aten.clone.default(part) for part in result]

    return copy


OURS: dict[Op, Decomposition] = {op: _decomposition(view) for op, view in _pairs()}
