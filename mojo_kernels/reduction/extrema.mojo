# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Largest and smallest elements along an axis, with the first position of each."""

from abi import NUMBERS, Call
from max.algorithm import sync_parallelize
from std.math import align_down, ceildiv
from std.sys.info import simd_width_of

from .operations import EXTREMA, count_workers, is_beyond, product


def extremum(call: Call) raises:
    """Both results are flat."""
    if call.result(0).count() == 0:
        return
    if call.operand(0).count() == 0:
        raise Error("IndexError: Expected reduction dim to have non-zero size.")
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            comptime for i in range(len(EXTREMA)):
                if call.option(0) == i:
                    find_extrema[EXTREMA[i], dtype](call)


def find_extrema[operation: StaticString, dtype: DType](call: Call):
    var x = call.operand(0)
    var axis = call.option(1)
    var outer = product(x, 0, axis)
    var inner = product(x, axis + 1, x.rank())
    var from_ = x.data[dtype]()
    var values = call.result(0).data[dtype]()
    var positions = call.result(1).data[DType.int64]()
    if inner == 1:
        find_in_rows[operation](values, positions, from_, outer, x.size(axis))
    else:
        find_in_columns[operation](
            values, positions, from_, outer, x.size(axis), inner
        )


def find_in_rows[
    operation: StaticString, dtype: DType
](
    values: Pointer[Scalar[dtype], MutAnyOrigin],
    positions: Pointer[Int64, MutAnyOrigin],
    from_: Pointer[Scalar[dtype], MutAnyOrigin],
    rows: Int,
    columns: Int,
):
    comptime width = simd_width_of[dtype]()

    @always_inline
    def find(row: Int) {imm}:
        var x = from_.unsafe_offset(row * columns)
        var value = x[unsafe_offset=0]
        var position = 0
        var end = align_down(columns, width)
        if end > 0:
            # Each lane sees one element of every vector, and keeps the number of the vector.
            var best = x.unsafe_load[width=width](0)
            var vector_of_best = SIMD[DType.int32, width](0)
            var vector = SIMD[DType.int32, width](0)
            for i in range(width, end, width):
                vector += 1
                var elements = x.unsafe_load[width=width](i)
                var beyond = is_beyond[operation](elements, best)
                best = beyond.select(elements, best)
                vector_of_best = beyond.select(vector, vector_of_best)
            value = best[0]
            position = Int(vector_of_best[0]) * width
            comptime for lane in range(1, width):
                var candidate = Int(vector_of_best[lane]) * width + lane
                var equal = not is_beyond[operation](value, best[lane])
                if is_beyond[operation](best[lane], value) or (
                    equal and candidate < position
                ):
                    value = best[lane]
                    position = candidate
        for i in range(end, columns):
            var element = x[unsafe_offset=i]
            if is_beyond[operation](element, value):
                value = element
                position = i
        values[unsafe_offset=row] = value
        positions[unsafe_offset=row] = Int64(position)

    var workers = count_workers(rows * columns)
    var share = ceildiv(rows, workers)

    def find_share(worker: Int) {imm}:
        for row in range(worker * share, min((worker + 1) * share, rows)):
            find(row)

    sync_parallelize(find_share, workers)


def find_in_columns[
    operation: StaticString, dtype: DType
](
    values: Pointer[Scalar[dtype], MutAnyOrigin],
    positions: Pointer[Int64, MutAnyOrigin],
    from_: Pointer[Scalar[dtype], MutAnyOrigin],
    lines: Int,
    rows: Int,
    columns: Int,
):
    comptime width = simd_width_of[dtype]()

    @always_inline
    def find[chunk: Int](line: Int, column: Int) {imm}:
        var x = from_.unsafe_offset(line * rows * columns + column)
        var best = x.unsafe_load[width=chunk](0)
        var row_of_best = SIMD[DType.int32, chunk](0)
        var row = SIMD[DType.int32, chunk](0)
        for i in range(1, rows):
            row += 1
            var elements = x.unsafe_load[width=chunk](i * columns)
            var beyond = is_beyond[operation](elements, best)
            best = beyond.select(elements, best)
            row_of_best = beyond.select(row, row_of_best)
        var offset = line * columns + column
        values.unsafe_store(offset, best)
        positions.unsafe_store(offset, row_of_best.cast[DType.int64]())

    var strips = ceildiv(columns, width)
    var tasks = lines * strips
    var workers = count_workers(lines * rows * columns)
    var share = ceildiv(tasks, workers)

    def find_share(worker: Int) {imm}:
        for task in range(worker * share, min((worker + 1) * share, tasks)):
            var line, strip = divmod(task, strips)
            var column = strip * width
            if column + width <= columns:
                find[width](line, column)
            else:
                for single in range(column, columns):
                    find[1](line, single)

    sync_parallelize(find_share, workers)
