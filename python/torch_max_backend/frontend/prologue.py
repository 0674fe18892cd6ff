# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What torch computes before each call of a graph, as a list of calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .graphs.nodes import is_symbolic
from .graphs.symbols import SizeFormula, SizeSource


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

    def with_formulas(self, sizes: SizeSource) -> Call:
        """The call with formulas in the place of symbolic numbers."""
        return Call(
            self.op,
            _with_formulas(self.args, sizes),
            {name: _with_formulas(arg, sizes) for name, arg in self.kwargs.items()},
        )


def _with_formulas(item: Any, sizes: SizeSource) -> Any:
    if isinstance(item, EmptyLike):
        return EmptyLike(
            _with_formulas(item.sizes, sizes), _with_formulas(item.strides, sizes), item.dtype
        )
    if isinstance(item, (tuple, list)):
        return tuple(_with_formulas(part, sizes) for part in item)
    return sizes.formula(item) if is_symbolic(item) else item


@dataclass
class Prologue:
    """Computes the further arguments of a graph, in the order of the graph."""

    calls: list[Call] = field(default_factory=list)

    def add(self, call: Call, sizes: SizeSource) -> None:
        self.calls.append(call.with_formulas(sizes))

    def __call__(self, arguments: Sequence[Any]) -> list[Any]:
        with torch.no_grad():
            return [
                call.op(
                    *_value(call.args, arguments),
                    **{name: _value(arg, arguments) for name, arg in call.kwargs.items()},
                )
                for call in self.calls
            ]


# Not within the other function: beartype would make its checks again in each call.
def _value(item: Any, arguments: Sequence[Any]) -> Any:
    match item:
        case EmptyLike(sizes, strides, dtype):
            return torch.empty_strided(
                _value(sizes, arguments), _value(strides, arguments), dtype=dtype
            )
        case ArgumentAt(position):
            return arguments[position]
        case SizeFormula():
            return item.evaluate(arguments)
        case tuple() | list():
            return [_value(part, arguments) for part in item]
        case _:
            return item
