# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensors with something around them, or less of them.

Tensors come and go flat. The operand `sizes` holds the input's sizes and then the result's, [outer, padded
axes ..., inner]; `before`, for each padded axis, how many elements the result
has before the input's first one (negative: how many of the input's are left
out) and, last, the mode.
"""

from abi import MOVED, NUMBERS, Call, Tensor
from max.algorithm import parallelize
from std.math import ceildiv
from std.memory import unsafe_memcpy
from std.runtime import parallelism_level

# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 32768

comptime CONSTANT = 0
comptime REFLECT = 1
comptime REPLICATE = 2
comptime CIRCULAR = 3


@fieldwise_init
struct Axis(ImplicitlyCopyable):
    var input: Int
    var padded: Int
    var before: Int
    var mode: Int

    def first(self) -> Int:
        """The first padded position that holds an element of the input as it
        is."""
        return min(max(self.before, 0), self.padded)

    def end(self) -> Int:
        return max(min(self.before + self.input, self.padded), self.first())

    def source(self, position: Int) -> Int:
        """The input's position; -1 if there is none."""
        var source = position - self.before
        if source >= 0 and source < self.input:
            return source
        if self.mode == REFLECT:
            return -source if source < 0 else 2 * (self.input - 1) - source
        if self.mode == REPLICATE:
            return 0 if source < 0 else self.input - 1
        if self.mode == CIRCULAR:
            return source % self.input
        return -1

    def check(self) raises:
        if self.padded == 0 or self.mode == CONSTANT:
            return
        if self.input == 0:
            raise Error("RuntimeError: an axis without elements is padded")
        var far = max(self.before, self.padded - self.input - self.before)
        if self.mode == REFLECT and far >= self.input:
            raise Error(
                "RuntimeError: padding ",
                far,
                " is not less than the size ",
                self.input,
                " of its axis",
            )


struct Padding(Movable):
    """Rows lie along the last padded axis; an element of one is a block of
    `block` elements of the tensor."""

    var axes: List[Axis]
    var block: Int
    var outer: Int

    def __init__(out self, sizes: Tensor, before: Tensor) raises:
        var rank = before.size(0) - 1
        var mode = before.number(rank)
        self.outer = sizes.number(0)
        self.block = sizes.number(rank + 1)
        self.axes = List[Axis]()
        for axis in range(rank):
            self.axes.append(
                Axis(
                    sizes.number(1 + axis),
                    sizes.number(rank + 3 + axis),
                    before.number(axis),
                    mode,
                )
            )
            self.axes[axis].check()

    def last(self) -> Axis:
        return self.axes[len(self.axes) - 1]

    def rows_of_outer(self) -> Int:
        var rows = 1
        for axis in range(len(self.axes) - 1):
            rows *= self.axes[axis].padded
        return rows

    def source_row(self, row: Int) -> Int:
        """The row of the input that a row of the result is made of; -1 if there
        is none."""
        var rest = row
        var source = 0
        var distance = 1
        for axis in reversed(range(len(self.axes) - 1)):
            ref own = self.axes[axis]
            var position = own.source(rest % own.padded)
            if position < 0:
                return -1
            source += position * distance
            distance *= own.input
            rest //= own.padded
        return source + rest * distance


def threads_for(tasks: Int, elements: Int) -> Int:
    return max(
        1,
        min(parallelism_level(), tasks, ceildiv(elements, ELEMENTS_PER_THREAD)),
    )


def pad(call: Call) raises:
    """Operands: the input, what fills, sizes, before."""
    var padding = Padding(call.operand(2), call.operand(3))
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            pad_as[dtype](call, padding)


def pad_as[dtype: DType](call: Call, padding: Padding):
    var axis = padding.last()
    var block = padding.block
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var filler = call.operand(1).data[dtype]()[unsafe_offset=0]

    def fill_row(row: Int) {imm}:
        var to_row = to.unsafe_offset(row * axis.padded * block)
        var source_row = padding.source_row(row)
        if source_row < 0:
            for i in range(axis.padded * block):
                to_row[unsafe_offset=i] = filler
            return
        var from_row = source.unsafe_offset(source_row * axis.input * block)

        def fill_border(first: Int, end: Int) {imm}:
            for position in range(first, end):
                var picked = axis.source(position)
                var cell = to_row.unsafe_offset(position * block)
                for i in range(block):
                    cell[unsafe_offset=i] = (
                        filler if picked
                        < 0 else from_row[unsafe_offset = picked * block + i]
                    )

        fill_border(0, axis.first())
        if axis.end() > axis.first():
            unsafe_memcpy(
                dest=to_row.unsafe_offset(axis.first() * block),
                src=from_row.unsafe_offset((axis.first() - axis.before) * block),
                count=(axis.end() - axis.first()) * block,
            )
        fill_border(axis.end(), axis.padded)

    var rows = padding.outer * padding.rows_of_outer()
    parallelize(fill_row, rows, threads_for(rows, call.result(0).count()))


def pad_backward(call: Call) raises:
    """The gradient of the input: the sum over all places that an element was
    copied to. Operands: the gradient, sizes, before."""
    var padding = Padding(call.operand(1), call.operand(2))
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            add_up[dtype](call, padding)


def add_up[dtype: DType](call: Call, padding: Padding):
    var axis = padding.last()
    var block = padding.block
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    for i in range(call.result(0).count()):
        to[unsafe_offset=i] = 0
    var rows = padding.rows_of_outer()

    def add_rows(outer: Int) {imm}:
        for row in range(outer * rows, (outer + 1) * rows):
            var target_row = padding.source_row(row)
            if target_row < 0:
                continue
            var to_row = to.unsafe_offset(target_row * axis.input * block)
            var from_row = source.unsafe_offset(row * axis.padded * block)
            for position in range(axis.padded):
                var picked = axis.source(position)
                if picked < 0:
                    continue
                for i in range(block):
                    to_row[unsafe_offset = picked * block + i] += from_row[
                        unsafe_offset = position * block + i
                    ]

    parallelize(
        add_rows,
        padding.outer,
        threads_for(padding.outer, call.operand(0).count()),
    )
