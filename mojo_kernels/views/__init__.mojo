# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views that are no slices: tensors read and written by strides.

Tensors come and go flat, so that one instance of a kernel serves all ranks. A
layout operand holds a view's sizes, its strides and, last, its offset; another
one factors of the strides: -1 for an axis that runs backwards, 0 for one that
repeats.
"""

import extensibility
from extensibility import InputTensor, OutputTensor
from max.algorithm import parallelize
from std.math import ceildiv
from std.memory import unsafe_memcpy
from std.runtime import parallelism_level
from std.sys.info import size_of

comptime Numbers = InputTensor[dtype=DType.int64, rank=1, ...]
# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 32768


struct View(Movable):
    """Where the elements of a strided view lie in its base."""

    var sizes: List[Int]
    var strides: List[Int]
    var offset: Int

    def __init__(
        out self, layout: Numbers, steps: Numbers, base_size: Int
    ) raises:
        """Axes of size 1 are left out, and those that are one run are joined;
        there is at least one axis."""
        var rank = steps.dim_size(0)
        var numbers = layout.unsafe_ptr()
        var factors = steps.unsafe_ptr()
        self.sizes = List[Int]()
        self.strides = List[Int]()
        self.offset = Int(numbers[unsafe_offset = 2 * rank])
        for axis in range(rank):
            var size = Int(numbers[unsafe_offset=axis])
            var stride = Int(numbers[unsafe_offset = rank + axis]) * Int(
                factors[unsafe_offset=axis]
            )
            if size == 1:
                continue
            var last = len(self.sizes) - 1
            if last >= 0 and self.strides[last] == stride * size:
                self.sizes[last] *= size
                self.strides[last] = stride
            else:
                self.sizes.append(size)
                self.strides.append(stride)
        if len(self.sizes) == 0:
            self.sizes.append(1)
            self.strides.append(1)
        self._check(base_size)

    def _check(self, base_size: Int) raises:
        var first = self.offset
        var last = self.offset
        for axis in range(len(self.sizes)):
            var reach = (self.sizes[axis] - 1) * self.strides[axis]
            if reach < 0:
                first += reach
            else:
                last += reach
            if self.sizes[axis] == 0:
                return
        if first < 0 or last >= base_size:
            raise Error(
                "RuntimeError: a view reaches from element ",
                first,
                " to ",
                last,
                " of a tensor of ",
                base_size,
            )

    def row_size(self) -> Int:
        return self.sizes[len(self.sizes) - 1]

    def row_stride(self) -> Int:
        return self.strides[len(self.sizes) - 1]

    def rows(self) -> Int:
        var rows = 1
        for axis in range(len(self.sizes) - 1):
            rows *= self.sizes[axis]
        return rows

    def row_offset(self, row: Int) -> Int:
        var offset = self.offset
        var rest = row
        for axis in reversed(range(len(self.sizes) - 1)):
            offset += (rest % self.sizes[axis]) * self.strides[axis]
            rest //= self.sizes[axis]
        return offset

    def independent_rows(self) -> Int:
        """How many rows follow each other that may share elements: those of one
        step of the first axis if these lie apart, else all."""
        var reach = 0
        for axis in range(1, len(self.sizes)):
            reach += abs((self.sizes[axis] - 1) * self.strides[axis])
        if len(self.sizes) > 1 and abs(self.strides[0]) > reach:
            return self.rows() // max(self.sizes[0], 1)
        return max(self.rows(), 1)


def threads_for(tasks: Int, elements: Int) -> Int:
    return max(
        1,
        min(parallelism_level(), tasks, ceildiv(elements, ELEMENTS_PER_THREAD)),
    )


@extensibility.register("views.gather")
struct Gather:
    """The elements of a view, one after the other."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        base: InputTensor[dtype=result.dtype, rank=1, ...],
        layout: Numbers,
        steps: Numbers,
    ) raises:
        var view = View(layout, steps, base.dim_size(0))
        var to = result.unsafe_ptr()
        var source = base.unsafe_ptr()
        var size = view.row_size()
        var stride = view.row_stride()

        def copy_row(row: Int) {imm}:
            var from_row = source.unsafe_offset(view.row_offset(row))
            var to_row = to.unsafe_offset(row * size)
            if stride == 1:
                unsafe_memcpy(dest=to_row, src=from_row, count=size)
                return
            for i in range(size):
                to_row[unsafe_offset=i] = from_row[unsafe_offset = i * stride]

        parallelize(
            copy_row, view.rows(), threads_for(view.rows(), result.dim_size(0))
        )


@extensibility.register("views.scatter")
struct Scatter:
    """The base with the elements of a view replaced."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        base: InputTensor[dtype=result.dtype, rank=1, ...],
        values: InputTensor[dtype=result.dtype, rank=1, ...],
        layout: Numbers,
        steps: Numbers,
    ) raises:
        var view = View(layout, steps, base.dim_size(0))
        var to = result.unsafe_ptr()
        var source = values.unsafe_ptr()
        var size = view.row_size()
        var stride = view.row_stride()
        unsafe_memcpy(dest=to, src=base.unsafe_ptr(), count=base.dim_size(0))
        # Of elements that lie twice in the view the last one stays.
        var together = view.independent_rows()

        def copy_rows(task: Int) {imm}:
            for row in range(task * together, (task + 1) * together):
                var to_row = to.unsafe_offset(view.row_offset(row))
                var from_row = source.unsafe_offset(row * size)
                if stride == 1:
                    unsafe_memcpy(dest=to_row, src=from_row, count=size)
                else:
                    for i in range(size):
                        to_row[unsafe_offset = i * stride] = from_row[
                            unsafe_offset=i
                        ]

        var tasks = view.rows() // together
        parallelize(copy_rows, tasks, threads_for(tasks, values.dim_size(0)))


@extensibility.register("views.scatter_add")
struct ScatterAdd:
    """Zeros, with values added to the elements of a view, in their order."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        values: InputTensor[dtype=result.dtype, rank=1, ...],
        layout: Numbers,
        steps: Numbers,
    ) raises:
        var view = View(layout, steps, result.dim_size(0))
        var to = result.unsafe_ptr()
        var source = values.unsafe_ptr()
        var size = view.row_size()
        var stride = view.row_stride()
        for i in range(result.dim_size(0)):
            to[unsafe_offset=i] = 0
        var together = view.independent_rows()

        def add_rows(task: Int) {imm}:
            for row in range(task * together, (task + 1) * together):
                var to_row = to.unsafe_offset(view.row_offset(row))
                var from_row = source.unsafe_offset(row * size)
                for i in range(size):
                    to_row[unsafe_offset = i * stride] += from_row[
                        unsafe_offset=i
                    ]

        var tasks = view.rows() // together
        parallelize(add_rows, tasks, threads_for(tasks, values.dim_size(0)))


@extensibility.register("views.bitcast")
struct Bitcast:
    """The same bytes as another type."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        x: InputTensor[rank=1, ...],
    ) raises:
        unsafe_memcpy(
            dest=result.unsafe_ptr().unsafe_bitcast[UInt8](),
            src=x.unsafe_ptr().unsafe_bitcast[UInt8](),
            count=result.dim_size(0) * size_of[Scalar[result.dtype]](),
        )


@extensibility.register("views.triangle_indices")
struct TriangleIndices:
    """The rows and columns of a triangle, row by row: below and on a diagonal,
    or above and on it."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=2, ...],
        numbers: Numbers,
    ) raises:
        var p = numbers.unsafe_ptr()
        var rows = Int(p[unsafe_offset=0])
        var columns = Int(p[unsafe_offset=1])
        var diagonal = Int(p[unsafe_offset=2])
        var is_lower = p[unsafe_offset=3] != 0
        var count = result.dim_size(1)
        var to = result.unsafe_ptr()
        var i = 0
        for row in range(rows):
            var first = 0 if is_lower else max(row + diagonal, 0)
            var end = min(row + diagonal + 1, columns) if is_lower else columns
            for column in range(first, end):
                to[unsafe_offset=i] = Scalar[result.dtype](row)
                to[unsafe_offset = count + i] = Scalar[result.dtype](column)
                i += 1


@extensibility.register("views.repeat_indices")
struct RepeatIndices:
    """Each position of `repeats` as often as its element says."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        repeats: InputTensor[dtype=result.dtype, rank=1, ...],
    ) raises:
        var to = result.unsafe_ptr()
        var source = repeats.unsafe_ptr()
        var total = 0
        for i in range(repeats.dim_size(0)):
            var count = Int(source[unsafe_offset=i])
            if count < 0:
                raise Error("RuntimeError: repeats can not be negative")
            total += count
        if total != result.dim_size(0):
            raise Error(
                "RuntimeError: allocated size does not match required size: ",
                result.dim_size(0),
                " and ",
                total,
            )
        var next = 0
        for i in range(repeats.dim_size(0)):
            for _ in range(Int(source[unsafe_offset=i])):
                to[unsafe_offset=next] = Scalar[result.dtype](i)
                next += 1
