# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`MAPPING_TORCH_ATEN_TO_MAX`: which function builds an op's part of the engine's graph.

A function takes and returns values of `max.graph`. It adds an op that has no lowering, or takes the
place of the lowering that is built in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .torch_compat.ops import OpOverload

MappedFunction = Callable[..., Any]


@dataclass(frozen=True)
class BuiltIn:
    """The value of an op whose lowering is part of the compiler."""

    op: Any

    def __repr__(self) -> str:
        return f"<built-in lowering of {self.op}>"


class Mapping(MutableMapping[Any, Any]):
    """From ops to functions. A key is an overload (`torch.ops.aten.add.Tensor`), or an op with all
    its overloads (`torch.ops.aten.add`); the function of an overload comes before that of its op.

    Iterating shows the ops with functions, and the overloads that have a built-in lowering. To
    remove a function, or to assign the built-in value again, brings the built-in lowering back."""

    def __init__(self) -> None:
        self._functions: dict[Any, MappedFunction] = {}

    def function_of(self, overload: OpOverload) -> MappedFunction | None:
        """None if the lowering is built in, or there is none."""
        return self._functions.get(overload) or self._functions.get(overload.overloadpacket)

    def mapped_overloads(self) -> Iterator[OpOverload]:
        """Those that have a function."""
        from .torch_compat.ops import overloads_of

        for key in self._functions:
            yield from overloads_of(key)

    def __getitem__(self, key: Any) -> Any:
        from .torch_compat.ops import overloads_of

        if key in self._functions:
            return self._functions[key]
        overloads = overloads_of(key)
        for overload in overloads:
            if function := self.function_of(overload):
                return function
        if not self._built_in().isdisjoint(overloads):
            return BuiltIn(key)
        raise KeyError(key)

    def __setitem__(self, key: Any, function: Any) -> None:
        from .torch_compat.ops import is_op

        if not is_op(key):
            raise TypeError(
                f"MAPPING_TORCH_ATEN_TO_MAX[{key!r}]: a key is an op such as torch.ops.aten.tanh, "
                "or one of its overloads, such as torch.ops.aten.tanh.default"
            )
        if isinstance(function, BuiltIn):
            if key in self._functions:
                del self[key]
            return
        if not callable(function):
            raise TypeError(f"MAPPING_TORCH_ATEN_TO_MAX[{key}] = {function!r}: not a function")
        self.assign(key, function)

    def assign(self, key: Any, value: Any) -> None:
        """Does not check the value, which is a function or a kernel."""
        self._functions[key] = value
        self._compile_again()

    def __delitem__(self, key: Any) -> None:
        if key not in self._functions:
            raise KeyError(f"{key} has no function here that could be removed")
        del self._functions[key]
        self._compile_again()

    def __iter__(self) -> Iterator[Any]:
        yield from self._functions
        mapped = set(self.mapped_overloads())
        yield from (op for op in self._built_in() if op not in mapped)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __repr__(self) -> str:
        return f"<{len(self._functions)} functions, and {len(self._built_in())} built-in lowerings>"

    def _built_in(self) -> set[Any]:
        from .extension import extension
        from .torch_compat.ops import find_overloads

        return set(find_overloads(extension.lowered_ops()))

    def _compile_again(self) -> None:
        from . import max_backend
        from .torch_compat.dynamo import forget_compiled

        forget_compiled(max_backend)


MAPPING_TORCH_ATEN_TO_MAX = Mapping()
