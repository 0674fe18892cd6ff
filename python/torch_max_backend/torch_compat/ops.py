# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops and their schemas."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from typing import Any

import torch
from torch._ops import HigherOrderOperator, OpOverload, OpOverloadPacket
from torch.fx import Node

__all__ = [
    "OpOverload",
    "OpOverloadPacket",
    "all_op_names",
    "arguments_of_kind",
    "as_overload",
    "find_overloads",
    "functional_overloads",
    "has_aliases",
    "has_cpu_kernel",
    "is_graph_op",
    "is_mutable",
    "is_op",
    "kind_of",
    "overload_name",
    "overload_with",
    "overloads_of",
    "parameters_of",
    "printed_names",
    "printed_op_names",
    "qualified_name",
    "torch_dialect_name",
]


def parameters_of(op: OpOverload) -> list[Any]:
    """Each has a `name`, a `real_type` and, if it is optional, a `default_value`."""
    return op._schema.arguments


def qualified_name(op: OpOverload) -> str:
    """With the namespace and without the overload: `aten::add`."""
    return op._schema.name


def overload_name(op: OpOverload) -> str:
    """Empty for the default overload."""
    return op._schema.overload_name


def torch_dialect_name(op: OpOverload) -> str:
    """The name that torch-mlir gives the op: `torch.aten.add.Tensor`."""
    overload = f".{op._schema.overload_name}" if op._schema.overload_name else ""
    return f"torch.{op._schema.name.replace('::', '.')}{overload}"


def find_overloads(names: Iterable[str]) -> Iterator[OpOverload]:
    """The overloads that torch-mlir gives these names; skips names that torch does not know."""
    for name in names:
        namespace, op, *overload = name.removeprefix("torch.").split(".")
        found = getattr(getattr(torch.ops, namespace), op, None)
        found = getattr(found, overload[0] if overload else "default", None)
        if isinstance(found, OpOverload):
            yield found


def is_op(value: Any) -> bool:
    """Whether it is an overload, or an op with all its overloads."""
    return isinstance(value, (OpOverload, OpOverloadPacket))


def as_overload(op: Any) -> OpOverload:
    """Of an op, its default overload; also of what `torch.library.custom_op` makes."""
    op = getattr(op, "_opoverload", op)
    if isinstance(op, OpOverloadPacket):
        op = getattr(op, "default", None)
    if not isinstance(op, OpOverload):
        raise TypeError(f"{op!r} is not an op. Ops are torch.ops.my_library.my_op, and the like.")
    return op


def has_cpu_kernel(op: OpOverload) -> bool:
    return torch._C._dispatch_has_computed_kernel_for_dispatch_key(op.name(), "CPU")


def overloads_of(op: Any) -> list[OpOverload]:
    """Of an op, all that a graph can have; an overload is its only one."""
    if isinstance(op, OpOverloadPacket):
        return list(functional_overloads(op))
    # A library that is gone leaves its ops behind.
    exists = isinstance(op, OpOverload) and torch._C._dispatch_has_kernel(op.name())
    return [op] if exists else []


def is_mutable(op: OpOverload) -> bool:
    """Whether the op writes into one of its operands."""
    return op._schema.is_mutable


def has_aliases(op: OpOverload) -> bool:
    """Whether a result shares memory with an operand."""
    return any(result.alias_info is not None for result in op._schema.returns)


def functional_overloads(packet: OpOverloadPacket) -> list[OpOverload]:
    """The overloads that write into none of their operands, without those of TorchScript's numbers,
    which no graph has."""
    overloads = (getattr(packet, name) for name in packet.overloads())
    return [
        op for op in overloads if not is_mutable(op) and torch._C._dispatch_has_kernel(op.name())
    ]


def all_op_names() -> list[str]:
    """Every op that is registered, such as `aten::add.Tensor`."""
    return torch._C._dispatch_get_all_op_names()


def printed_op_names() -> set[str]:
    """How torch prints the ops and the overloads that are registered now: `aten.add`,
    `aten.add.Tensor`."""
    names = set()
    for name in all_op_names():
        op, _, overload = name.partition(".")
        packet = op.replace("::", ".")
        names |= {packet, f"{packet}.{overload or 'default'}"}
    return names


def printed_names(op: Any) -> set[str]:
    """How torch prints the op and all of its overloads: `aten.add.Tensor`, `aten.add`."""
    return {str(op), str(op.overloadpacket)} if isinstance(op, OpOverload) else set()


def is_graph_op(op: Any) -> bool:
    """Whether it is an op such as `cond`, which takes graphs."""
    return isinstance(op, HigherOrderOperator)


def arguments_of_kind(node: Node, kind: str) -> Iterator[tuple[int | str, Any, Any]]:
    """The place, the parameter and the argument, for each argument whose parameter is of the kind.
    A place is a position, or the name of a keyword."""
    assert isinstance(node.target, OpOverload)
    for position, parameter in enumerate(parameters_of(node.target)):
        if kind_of(parameter) == kind:
            if position < len(node.args):
                yield position, parameter, node.args[position]
            elif parameter.name in node.kwargs:
                yield parameter.name, parameter, node.kwargs[parameter.name]


def kind_of(parameter: Any) -> str:
    """`number`, `Tensor`, `int`, ...; the same whether the parameter is optional or not."""
    text = str(parameter.real_type).removeprefix("Optional[").removesuffix("]")
    return "number" if text == "Scalar" else text


@functools.cache
def overload_with(op: OpOverload, places: tuple[int, ...], kind: str) -> OpOverload | None:
    """The overload of the same op that takes `kind` in these places and is otherwise the same."""
    parameters = parameters_of(op)
    for name in op.overloadpacket.overloads():
        other = getattr(op.overloadpacket, name)
        if len(parameters_of(other)) != len(parameters):
            continue
        pairs = zip(parameters, parameters_of(other), strict=True)
        if all(
            kind_of(theirs) == (kind if place in places else kind_of(ours))
            for place, (ours, theirs) in enumerate(pairs)
        ):
            return other
    return None
