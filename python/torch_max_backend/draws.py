# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch draws before a call of a compiled graph: ops, with the sizes of that call."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .symbols import SizeSource


@dataclass(frozen=True)
class StandIn:
    """An empty tensor in the place of one that only lends its shape, layout and dtype."""

    sizes: tuple[Any, ...]
    strides: tuple[Any, ...]
    dtype: torch.dtype

    @staticmethod
    def of(value: torch.Tensor, dtype: torch.dtype | None = None) -> StandIn:
        return StandIn(tuple(value.shape), tuple(value.stride()), dtype or value.dtype)


@dataclass(frozen=True)
class ArgumentAt:
    """An argument of the graph."""

    position: int


@dataclass(frozen=True)
class Draw:
    """A call of `op`. In its arguments, sizes may be symbolic, and tensors are StandIn or
    ArgumentAt."""

    op: Callable[..., torch.Tensor]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def sizes(self) -> Iterator[torch.SymInt | torch.SymFloat]:
        pending = [self.args, tuple(self.kwargs.values())]
        while pending:
            for item in pending.pop():
                if isinstance(item, StandIn):
                    pending += [item.sizes, item.strides]
                elif isinstance(item, (tuple, list)):
                    pending.append(tuple(item))
                elif isinstance(item, (torch.SymInt, torch.SymFloat)):
                    yield item


@dataclass
class Draws:
    """Everything that is drawn for each call of a graph, in the order of eager."""

    sizes: SizeSource
    draws: list[Draw] = field(default_factory=list)

    def __call__(self, arguments: Sequence[Any]) -> list[torch.Tensor]:
        def value(item: Any) -> Any:
            match item:
                case StandIn(sizes, strides, dtype):
                    return torch.empty_strided(value(sizes), value(strides), dtype=dtype)
                case ArgumentAt(position):
                    return arguments[position]
                case torch.SymInt() | torch.SymFloat():
                    return self.sizes.evaluate(item, arguments)
                case tuple() | list():
                    return [value(part) for part in item]
                case _:
                    return item

        with torch.no_grad():
            return [
                draw.op(*value(draw.args), **{k: value(v) for k, v in draw.kwargs.items()})
                for draw in self.draws
            ]
