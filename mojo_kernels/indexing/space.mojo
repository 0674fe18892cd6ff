# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The space that an op walks over, and how workers share it."""

from std.math import ceildiv
from std.runtime import parallelism_level

from .rule import Numbers, Rule

# Below this many elements, a second thread costs more than it brings.
comptime ELEMENTS_PER_WORKER = 32768


@fieldwise_init
struct Space(Copyable, Movable, TrivialRegisterPassable):
    """The space that an op walks over, and the tensors in it."""

    var shapes: Numbers
    var rank: Int

    @always_inline
    def size(self, tensor: Int, axis: Int) -> Int:
        """A size of the space (tensor 0) or of a tensor (from 1)."""
        return Int(self.shapes[unsafe_offset=tensor * self.rank + axis])

    @always_inline
    def columns(self) -> Int:
        return self.size(0, self.rank - 1)

    def rows(self, first_axis: Int = 0) -> Int:
        """The number of rows that the axes from `first_axis` on make."""
        var result = 1
        for axis in range(first_axis, self.rank - 1):
            result *= self.size(0, axis)
        return result

    def stride(self, tensor: Int, axis: Int) -> Int:
        """The distance between two elements along an axis; 0 if repeated."""
        if self.size(tensor, axis) == 1:
            return 0
        var result = 1
        for inner in range(axis + 1, self.rank):
            result *= self.size(tensor, inner)
        return result

    @always_inline
    def offset(self, tensor: Int, row: Int, indexed_axis: Int = -1) -> Int:
        """Where a row starts in a tensor, at 0 along `indexed_axis`."""
        var result = 0
        var rest = row
        var stride = self.size(tensor, self.rank - 1)
        for reverse in range(2, self.rank + 1):
            var axis = self.rank - reverse
            var coordinate = rest % self.size(0, axis)
            rest //= self.size(0, axis)
            var size = self.size(tensor, axis)
            if size != 1 and axis != indexed_axis:
                result += coordinate * stride
            stride *= size
        return result

    def check(self, rule: Rule, tensors: Int) raises:
        """Raises if sizes that were not known before do not fit."""
        for axis in range(self.rank):
            var size = self.size(0, axis)
            var fits = axis == rule.axis() or self.size(1, axis) >= size
            fits = fits and (
                self.size(2, axis) == 1 or self.size(2, axis) == size
            )
            if tensors > 2:
                var source = self.size(3, axis)
                var may_be_larger = not rule.needs_whole_source()
                fits = fits and (
                    source == 1
                    or source == size
                    or (source > size and may_be_larger)
                )
            if not fits:
                raise Error(
                    "RuntimeError: shape mismatch: the values or the index do"
                    " not fit the tensor"
                )


@fieldwise_init
struct Part(Copyable, Movable, TrivialRegisterPassable):
    """The part of a space that one worker walks over."""

    var first_row: Int
    var last_row: Int
    var first_column: Int
    var last_column: Int


def split_rows(
    worker: Int, workers: Int, rows_at_once: Int, space: Space
) -> Part:
    var rows = space.rows()
    var groups = rows // rows_at_once
    return Part(
        groups * worker // workers * rows_at_once,
        groups * (worker + 1) // workers * rows_at_once,
        0,
        space.columns(),
    )


def split_columns(worker: Int, workers: Int, space: Space) -> Part:
    return Part(
        0,
        space.rows(),
        space.columns() * worker // workers,
        space.columns() * (worker + 1) // workers,
    )


def workers_for(elements: Int) -> Int:
    return max(
        1, min(parallelism_level(), ceildiv(elements, ELEMENTS_PER_WORKER))
    )
