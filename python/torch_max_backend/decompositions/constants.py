# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that a lowering has to know, such as the strides of a convolution.

With `dynamic=True`, torch makes a symbol of every number that a function is called with. Here such
a number becomes a constant again, by a Dynamo guard: another number leads to another graph.
"""

from __future__ import annotations

from typing import Any

import torch

from ..torch_compat.ops import parameters_of
from .registry import Decomposition, Op

aten = torch.ops.aten


def has_symbols(argument: Any) -> bool:
    if isinstance(argument, (list, tuple)):
        return any(has_symbols(item) for item in argument)
    return isinstance(argument, torch.SymInt)


def as_constants(argument: Any) -> Any:
    """A number, or the numbers of a list."""
    if isinstance(argument, (list, tuple)):
        return [as_constants(item) for item in argument]
    # Evaluating the number installs a Dynamo guard.
    return int(argument) if isinstance(argument, torch.SymInt) else argument


def _knowing(op: Op, *names: str) -> Decomposition:
    """The same op, with constants for the arguments of these names."""
    parameters = [parameter.name for parameter in parameters_of(op)]

    def call(*args: Any, **kwargs: Any) -> Any:
        needed = [arg for name, arg in zip(parameters, args, strict=False) if name in names]
        if not has_symbols(needed):
            return NotImplemented
        known = [
            as_constants(arg) if name in names else arg
            for name, arg in zip(parameters, args, strict=False)
        ]
        return op(*known, **kwargs)

    return call


OURS: dict[Op, Decomposition] = {
    aten.arange.start_step: _knowing(aten.arange.start_step, "step"),
    aten.convolution.default: _knowing(
        aten.convolution.default, "stride", "padding", "dilation", "output_padding", "groups"
    ),
    aten.nll_loss_forward.default: _knowing(aten.nll_loss_forward.default, "ignore_index"),
    aten.nll_loss2d_forward.default: _knowing(aten.nll_loss2d_forward.default, "ignore_index"),
    aten.roll.default: _knowing(aten.roll.default, "shifts"),
    aten.slice.Tensor: _knowing(aten.slice.Tensor, "step"),
}
