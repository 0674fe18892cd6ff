# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch computes before each call of a graph, as a list of calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .graphs.nodes import is_symbolic
from .graphs.symbols import SizeSource


@dataclass(frozen=True)
class EmptyLike:
    """An empty tensor, for an op that reads only the shape, the layout and the dtype of one."""

    sizes: tuple[Any, ...]
    strides: tuple[Any, ...]
    dtype: torch.dtype

    @staticmethod
    def of(value: torch.Tensor, dtype: torch.dtype | None = None) -> EmptyLike:
        return EmptyLike(tuple(value.shape), tuple(value.stride()), dtype or value.dtype)


@dataclass(frozen=True)
class ArgumentAt:
    """An argument of the graph."""

    position: int


@dataclass(frozen=True)
class Call:
    """A call of `op`. In its arguments, numbers may be symbolic, and tensors are EmptyLike or
    ArgumentAt."""

    op: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def symbolic_numbers(self) -> Iterator[Any]:
        pending = [self.args, tuple(self.kwargs.values())]
        while pending:
            for item in pending.pop():
                if isinstance(item, EmptyLike):
                    pending += [item.sizes, item.strides]
                elif isinstance(item, (tuple, list)):
                    pending.append(tuple(item))
                elif is_symbolic(item):
                    yield item


@dataclass
class Prologue:
    """Computes the further arguments of a graph, in the order of the graph."""

    sizes: SizeSource
    calls: list[Call] = field(default_factory=list)

    def __call__(self, arguments: Sequence[Any]) -> list[Any]:
        def value(item: Any) -> Any:
            match item:
                case EmptyLike(sizes, strides, dtype):
                    return torch.empty_strided(value(sizes), value(strides), dtype=dtype)
                case ArgumentAt(position):
                    return arguments[position]
                case torch.SymInt() | torch.SymFloat() | torch.SymBool():
                    return self.sizes.evaluate(item, arguments)
                case tuple() | list():
                    return [value(part) for part in item]
                case _:
                    return item

        with torch.no_grad():
            return [
                call.op(*value(call.args), **{k: value(v) for k, v in call.kwargs.items()})
                for call in self.calls
            ]
