# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which sizes of a model's inputs can be others, as eager shows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

import torch
from torch import nn
from zoo import Inputs, Model


@dataclass(frozen=True)
class Axis:
    """The dimensions at one position that have one size, in all inputs: they vary together."""

    dim: int
    size: int

    def __str__(self) -> str:
        return f"{self.dim} (here {self.size})"

    def is_of(self, tensor: torch.Tensor) -> bool:
        return self.dim < tensor.dim() and tensor.shape[self.dim] == self.size


def variable_axes(model: Model, module: nn.Module, inputs: Inputs) -> list[Axis]:
    """Those that eager takes at twice the size and one graph can."""
    return [
        axis
        for axis in _axes(inputs)
        if axis.dim not in model.unrolled and _runs(module, doubled(inputs, [axis]))
    ]


def doubled(inputs: Inputs, axes: Collection[Axis]) -> Inputs:
    return resized(inputs, {axis: 2 * axis.size for axis in axes})


def resized(inputs: Inputs, sizes: Mapping[Axis, int]) -> Inputs:
    """Repeats what is there as often as it takes."""
    results = {}
    for name, tensor in inputs.items():
        for axis, size in sizes.items():
            # Asked of the tensor as it was: one axis may be twice as long as another.
            if axis.is_of(inputs[name]):
                places = torch.arange(size) % axis.size
                tensor = tensor.index_select(axis.dim, places)
        results[name] = tensor
    return results


def mark_dynamic(inputs: Inputs, axes: Collection[Axis]) -> None:
    for tensor in inputs.values():
        for axis in axes:
            if axis.is_of(tensor):
                torch._dynamo.maybe_mark_dynamic(tensor, axis.dim)


def _axes(inputs: Inputs) -> Iterator[Axis]:
    axes = (Axis(dim, size) for x in inputs.values() for dim, size in enumerate(x.shape))
    yield from dict.fromkeys(axes)


def _runs(module: nn.Module, inputs: Inputs) -> bool:
    try:
        with torch.no_grad():
            module(**inputs)
    except (RuntimeError, ValueError, IndexError):
        return False
    return True
