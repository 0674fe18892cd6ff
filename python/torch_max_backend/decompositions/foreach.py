# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The `_foreach_` ops, which optimizers call: each is the plain op on every tensor of a list.

One rule for all of them: an argument that is a list gives each call its own item, a tensor called
`scalars` gives each call its own element, and any other argument goes to every call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from ..torch_compat.ops import all_op_names, parameters_of, qualified_name
from .registry import Decomposition, Number, Op
from .scaling import addcdiv, addcmul

aten = torch.ops.aten

_PREFIX = "aten::_foreach_"


def _at_most(x: torch.Tensor, limit: Any) -> torch.Tensor:
    is_tensor = isinstance(limit, torch.Tensor)
    return torch.minimum(x, limit) if is_tensor else torch.clamp_max(x, limit)


def _at_least(x: torch.Tensor, limit: Any) -> torch.Tensor:
    is_tensor = isinstance(limit, torch.Tensor)
    return torch.maximum(x, limit) if is_tensor else torch.clamp_min(x, limit)


def _norm(x: torch.Tensor, order: Number = 2, dtype: torch.dtype | None = None) -> torch.Tensor:
    return torch.linalg.vector_norm(x, order, dtype=dtype)


def _powsum(x: torch.Tensor, order: Number = 2, dtype: torch.dtype | None = None) -> torch.Tensor:
    return torch.sum(torch.pow(torch.abs(x if dtype is None else x.to(dtype)), order))


def _copy(x: torch.Tensor, source: torch.Tensor, non_blocking: bool = False) -> torch.Tensor:
    return aten.copy.default(x, source)


# For ops whose plain form does not take the same arguments.
_PLAIN: dict[str, Callable[..., torch.Tensor]] = {
    "addcdiv": addcdiv,
    "addcmul": addcmul,
    "copy": _copy,
    "max": torch.amax,
    "maximum": _at_least,
    "minimum": _at_most,
    "norm": _norm,
    "powsum": _powsum,
    "zero": torch.zeros_like,
}


def _decomposition(op: Op) -> Decomposition:
    name = qualified_name(op).removeprefix(_PREFIX)
    plain = _PLAIN.get(name) or getattr(torch, name)
    parameters = [argument.name for argument in parameters_of(op)]

    def each(*args: Any, **kwargs: Any) -> list[torch.Tensor]:
        positional = [_items(p, arg) for p, arg in zip(parameters, args, strict=False)]
        lists = [items for items in positional if items is not None]
        if len({len(items) for items in lists}) != 1:
            raise RuntimeError(f"{op}: lists of different lengths")
        return [
            plain(
                *(
                    arg if items is None else items[i]
                    for items, arg in zip(positional, args, strict=True)
                ),
                **kwargs,
            )
            for i in range(len(lists[0]))
        ]

    return each


def _items(parameter: str, argument: Any) -> Any:
    """An item for each call; None if the argument is the same for all."""
    if parameter == "scalars" and isinstance(argument, torch.Tensor):
        return torch.unbind(argument)
    return argument if isinstance(argument, (list, tuple)) else None


def _foreach_ops() -> Iterator[Op]:
    for qualified in all_op_names():
        name, _, overload = qualified.partition(".")
        # Ops that are in place or have an output argument do not occur in functional graphs.
        if name.startswith(_PREFIX) and not name.endswith("_") and not overload.endswith("out"):
            yield getattr(getattr(aten, name.removeprefix("aten::")), overload or "default")


OURS: dict[Op, Decomposition] = {op: _decomposition(op) for op in _foreach_ops()}
