# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Moves into the prologue what torch has to compute before each call: random numbers, numbers that
the compiler does not know as sizes, strided views of arguments. Turns assertions about tensors
into checks, which are made after the call."""

from __future__ import annotations

from dataclasses import replace

from ..hoisting.argument_views import has_strided_views, view_arguments
from ..hoisting.assertions import check_after_the_run, has_assertions
from ..hoisting.computed_numbers import as_tensor, sizes_through_tensors
from ..hoisting.hoister import Hoister
from ..hoisting.random_numbers import draw_random_numbers, has_random_ops
from ..hoisting.scalars import has_symbolic_numbers, pass_scalars_as_tensors
from ..program import Program

# The first rule that applies to a node decides.
_RULES = (
    draw_random_numbers,
    sizes_through_tensors,
    pass_scalars_as_tensors,
    view_arguments,
    check_after_the_run,
)
# Most graphs have nothing that a rule applies to, and stay as they are.
_REASONS = (has_random_ops, has_symbolic_numbers, has_strided_views, has_assertions)


def hoist_torch_values(program: Program) -> None:
    if not any(has_reason(program.graph) for has_reason in _REASONS):
        return
    hoister = Hoister(program.module, _RULES, as_tensor)
    program.graph = hoister.run().graph
    program.prologue = hoister.prologue
    program.checks = [message for _, message in hoister.checks]
    program.numbers = hoister.numbers
    # A check raises after the run, when arguments must not have changed yet.
    stored = frozenset() if program.checks else program.roles.stored - hoister.viewed
    program.roles = replace(program.roles, stored=stored)
