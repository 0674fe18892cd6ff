# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views that are no slices: tensors read and written by strides.

Tensors come and go flat. A layout operand holds a view's sizes, its strides and, last, its offset; another
one factors of the strides: -1 for an axis that runs backwards, 0 for one that
repeats.
"""

from abi import MOVED, NUMBERS, Call, Tensor, size_of_type
from max.algorithm import parallelize
from std.math import ceildiv
from std.memory import unsafe_memcpy
from std.runtime import parallelism_level

# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 32768


struct View(Movable):
    """Where the elements of a strided view lie in its base."""

    var sizes: List[Int]
    var strides: List[Int]
    var offset: Int

    def __init__(
        out self, layout: Tensor, steps: Tensor, base_size: Int
    ) raises:
        """Axes of size 1 are left out, and those that are one run are joined;
        there is at least one axis."""
        var rank = steps.size(0)
        self.sizes = List[Int]()
        self.strides = List[Int]()
        self.offset = layout.number(2 * rank)
        for axis in range(rank):
            var size = layout.number(axis)
            var stride = layout.number(rank + axis) * steps.number(axis)
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


def gather(call: Call) raises:
    """The elements of a view, one after the other. Operands: base, layout,
    steps."""
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            gather_as[dtype](call)


def gather_as[dtype: DType](call: Call) raises:
    var view = View(call.operand(1), call.operand(2), call.operand(0).count())
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
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
        copy_row, view.rows(), threads_for(view.rows(), call.result(0).count())
    )


def scatter(call: Call) raises:
    """The base with the elements of a view replaced. Operands: base, values,
    layout, steps."""
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            scatter_as[dtype](call)


def scatter_as[dtype: DType](call: Call) raises:
    var base = call.operand(0)
    var view = View(call.operand(2), call.operand(3), base.count())
    var to = call.result(0).data[dtype]()
    var source = call.operand(1).data[dtype]()
    var size = view.row_size()
    var stride = view.row_stride()
    unsafe_memcpy(dest=to, src=base.data[dtype](), count=base.count())
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
    parallelize(copy_rows, tasks, threads_for(tasks, call.operand(1).count()))


def scatter_add(call: Call) raises:
    """Zeros, with values added to the elements of a view, in their order.
    Operands: values, layout, steps."""
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            scatter_add_as[dtype](call)


def scatter_add_as[dtype: DType](call: Call) raises:
    var result = call.result(0)
    var view = View(call.operand(1), call.operand(2), result.count())
    var to = result.data[dtype]()
    var source = call.operand(0).data[dtype]()
    var size = view.row_size()
    var stride = view.row_stride()
    for i in range(result.count()):
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
    parallelize(add_rows, tasks, threads_for(tasks, call.operand(0).count()))


def bitcast(call: Call) raises:
    """The same bytes as another type."""
    var result = call.result(0)
    unsafe_memcpy(
        dest=result.data[DType.uint8](),
        src=call.operand(0).data[DType.uint8](),
        count=result.count() * size_of_type(result.type()),
    )


def triangle_indices(call: Call) raises:
    """The rows and columns of a triangle, row by row: below and on a diagonal,
    or above and on it."""
    comptime for dtype in NUMBERS:
        if call.result(0).has_type(dtype):
            write_triangle[dtype](call)


def write_triangle[dtype: DType](call: Call):
    var numbers = call.operand(0)
    var rows = numbers.number(0)
    var columns = numbers.number(1)
    var diagonal = numbers.number(2)
    var is_lower = numbers.number(3) != 0
    var count = call.result(0).size(1)
    var to = call.result(0).data[dtype]()
    var i = 0
    for row in range(rows):
        var first = 0 if is_lower else max(row + diagonal, 0)
        var end = min(row + diagonal + 1, columns) if is_lower else columns
        for column in range(first, end):
            to[unsafe_offset=i] = Scalar[dtype](row)
            to[unsafe_offset = count + i] = Scalar[dtype](column)
            i += 1


comptime COUNTS: List[DType] = [DType.int32, DType.int64]


def repeat_indices(call: Call) raises:
    """Each position of `repeats` as often as its element says."""
    comptime for dtype in COUNTS:
        if call.operand(0).has_type(dtype):
            repeat_as[dtype](call)


def repeat_as[dtype: DType](call: Call) raises:
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var length = call.operand(0).count()
    var total = 0
    for i in range(length):
        var count = Int(source[unsafe_offset=i])
        if count < 0:
            raise Error("RuntimeError: repeats can not be negative")
        total += count
    if total != call.result(0).count():
        raise Error(
            "RuntimeError: allocated size does not match required size: ",
            call.result(0).count(),
            " and ",
            total,
        )
    var next = 0
    for i in range(length):
        for _ in range(Int(source[unsafe_offset=i])):
            to[unsafe_offset=next] = Scalar[dtype](i)
            next += 1
