# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The frontend: from a graph of AOTAutograd to one that torch-mlir can import."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from .passes.canonicalize import canonicalize
from .passes.carry_sizes import carry_sizes
from .passes.check_devices import check_devices
from .passes.check_dtypes import check_dtypes
from .passes.check_numbers import check_numbers
from .passes.choose_torch_ops import choose_torch_ops
from .passes.derive_weights import derive_weights
from .passes.fold_constants import fold_constants
from .passes.group_torch_ops import group_torch_ops
from .passes.guard_equal_sizes import guard_equal_sizes
from .passes.hoist_torch_values import hoist_torch_values
from .passes.join_affine_chains import join_affine_chains
from .passes.locate_nodes import locate_nodes
from .passes.map_ops import map_ops
from .passes.round_operands import round_operands
from .passes.split_torch_parts import split_torch_parts
from .program import Program

Pass = Callable[[Program], None]

PASSES: tuple[Pass, ...] = (
    # The whole graph.
    check_devices,
    guard_equal_sizes,
    map_ops,
    fold_constants,
    choose_torch_ops,
    hoist_torch_values,
    # From here on, `Program.graph` is what the engine computes.
    split_torch_parts,
    join_affine_chains,
    round_operands,
    derive_weights,
    group_torch_ops,
    carry_sizes,
    # What torch-mlir and the lowerings expect of a graph.
    check_dtypes,
    check_numbers,
    canonicalize,
    locate_nodes,
)


Observe = Callable[[str, Program], AbstractContextManager[None]]
"""Makes the context in which the pass of a name runs."""


def run_passes(program: Program, observe: Observe) -> None:
    for run in PASSES:
        with observe(run.__name__, program):
            run(program)
