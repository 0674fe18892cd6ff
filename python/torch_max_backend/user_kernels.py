# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mojo kernels of users, as ops of torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch.fx import Node

from .mapping import MAPPING_TORCH_ATEN_TO_MAX
from .mojo_packages import precompile
from .torch_compat.ops import (
    OpOverload,
    as_overload,
    has_cpu_kernel,
    parameters_of,
)

_NAMESPACE = "torch_max_kernels"


class KernelCallError(Exception):
    """Says why a call of an op cannot be a call of its kernel."""


@dataclass(frozen=True)
class UserKernel:
    """A value of `MAPPING_TORCH_ATEN_TO_MAX`."""

    name: str
    """The name under which the Mojo source registers it."""
    folder: Path
    package: Path

    def __repr__(self) -> str:
        return f"<Mojo kernel {self.name} in {self.folder}>"

    def text_of(self, node: Node) -> tuple[str, list[Node]]:
        """The call, as text of `max.inline`, and its operands."""
        operands: list[Node] = []
        parameters: list[str] = []
        for name, value in _arguments(node):
            if isinstance(value, Node) and isinstance(value.meta["val"], torch.Tensor):
                operands.append(value)
            else:
                parameters.append(f"{name} = {_parameter(name, value)}")
        results = node.meta["val"]
        count = 1 if isinstance(results, torch.Tensor) else len(results)
        given = f", parameters = {{{', '.join(parameters)}}}" if parameters else ""
        names = ", ".join(f"$x{i}" for i in range(len(operands)))
        types = ", ".join(f"$X{i}" for i in range(len(operands)))
        symbol = self.name.replace("$", "$$")
        call = f'mo.custom [symbol = "{symbol}"{given}]({names}) : ({types}) -> '
        if count == 1:
            return f"$r0 = {call}$R0", operands
        lines = [f"%t$n:{count} = {call}({', '.join(f'$R{i}' for i in range(count))})"]
        for i in range(count):
            lines.append(f"$r{i} = rmo.rebind_tensor_shape(%t$n#{i}) : ($R{i}) -> $R{i}")
        return "\n".join(lines), operands


def _arguments(node: Node) -> Iterator[tuple[str, Any]]:
    """The arguments of a call with their names, lists taken apart."""
    assert isinstance(node.target, OpOverload)
    for position, parameter in enumerate(parameters_of(node.target)):
        if position < len(node.args):
            value = node.args[position]
        else:
            value = node.kwargs.get(parameter.name, parameter.default_value)
        for item in value if isinstance(value, (list, tuple)) else [value]:
            yield parameter.name, item


def _parameter(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return f"{value} : index"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("$", "$$")
        return f'"{escaped}"'
    kind = type(value.meta["val"] if isinstance(value, Node) else value).__name__
    raise KernelCallError(
        f"takes {kind} for {name}; a kernel takes tensors, and constant ints, bools and strings"
    )


def register_kernel(
    op: Any,
    path: str | Path,
    *,
    name: str | None = None,
    allocate: Callable[..., Any] | None = None,
    backward: Callable[..., Any] | None = None,
    setup_context: Callable[..., Any] | None = None,
) -> None:
    overload = as_overload(op)
    folder = Path(path).absolute()
    kernel = UserKernel(name or overload.overloadpacket.__name__, folder, precompile(folder))
    is_aten = overload.namespace in ("aten", "prims")
    if is_aten and (allocate or backward):
        raise TypeError(f"{overload} has its own shapes and derivatives: give neither of them")
    MAPPING_TORCH_ATEN_TO_MAX.assign(overload, kernel)
    if is_aten:
        return
    qualified = f"{overload.namespace}::{overload.overloadpacket.__name__}"
    if allocate is not None:
        torch.library.register_fake(qualified, allocate)
    if backward is not None:
        torch.library.register_autograd(qualified, backward, setup_context=setup_context)
    if not has_cpu_kernel(overload):
        torch.library.impl(qualified, "cpu", _in_eager(overload))


def _in_eager(op: OpOverload) -> Callable[..., Any]:
    """Runs the op as a graph of its own. Sizes that change become dynamic, as in any graph."""
    from . import max_backend

    @torch.compile(backend=max_backend, fullgraph=True)
    def call(*args: Any, **kwargs: Any) -> Any:
        return op(*args, **kwargs)

    def run(*args: Any, **kwargs: Any) -> Any:
        with torch.no_grad():
            return call(*args, **kwargs)

    return run


def make_torch_op_from_mojo(
    path_to_kernels: str | Path,
    mojo_custom_op: str,
    allocate_outputs: Callable[..., Any],
) -> Callable[..., Any]:
    package = precompile(Path(path_to_kernels).absolute())
    qualified = f"{_NAMESPACE}::{mojo_custom_op.replace('.', '_')}_{package.stem}"
    try:
        schema = torch.library.infer_schema(allocate_outputs, mutates_args=())
    except ValueError as error:
        raise TypeError(
            "the function that allocates outputs tells the types of the op by its annotations, "
            f"such as (x: torch.Tensor) -> torch.Tensor: {error}"
        ) from None
    packet = getattr(torch.ops, _NAMESPACE)
    op_name = qualified.partition("::")[2]
    if not hasattr(packet, op_name):
        torch.library.define(qualified, schema)
        register_kernel(
            getattr(packet, op_name).default,
            path_to_kernels,
            name=mojo_custom_op,
            allocate=allocate_outputs,
        )
    op: Callable[..., Any] = getattr(packet, op_name)
    return op
