# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Largest and smallest elements along an axis, with the first position of each."""

import extensibility
from extensibility import OutputTensor
from extensibility import _FusedInputTensor as FusedInputTensor
from max.algorithm import sync_parallelize
from std.math import align_down, ceildiv
from std.sys.info import simd_width_of
from std.utils.index import IndexList

from .operations import count_workers, is_beyond, product, unflatten


@extensibility.register("reduction.extremum")
struct Extremum[operation: StaticString, axis: Int]:
    """Both results are flat."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        values: OutputTensor[rank=1, ...],
        positions: OutputTensor[dtype=DType.int64, rank=1, ...],
        x: FusedInputTensor[dtype=values.dtype, ...],
    ) capturing raises:
        if values.size() == 0:
            return
        if x.size() == 0:
            raise Error(
                "IndexError: Expected reduction dim to have non-zero size."
            )
        comptime if Self.axis == x.rank - 1:
            Self.find_in_rows(values, positions, x)
        else:
            Self.find_in_columns(values, positions, x)

    @staticmethod
    def find_in_rows(
        values: OutputTensor[rank=1, ...],
        positions: OutputTensor[dtype=DType.int64, rank=1, ...],
        x: FusedInputTensor[dtype=values.dtype, ...],
    ) raises:
        comptime width = simd_width_of[values.dtype]()
        var shape = x.shape()
        var columns = shape[Self.axis]
        var rows = values.size()
        var values_data = values.unsafe_ptr()
        var positions_data = positions.unsafe_ptr()

        @always_inline
        def find(row: Int) {imm}:
            var coordinates = IndexList[x.rank](0)
            unflatten[0, Self.axis](coordinates, shape, row)
            var value = x._lambda_load[width=1](coordinates)
            var position = 0
            var end = align_down(columns, width)
            if end > 0:
                # Each lane sees one element of every vector, and keeps the number of the vector.
                var best = x._lambda_load[width=width](coordinates)
                var vector_of_best = SIMD[DType.int32, width](0)
                var vector = SIMD[DType.int32, width](0)
                for i in range(width, end, width):
                    vector += 1
                    coordinates[Self.axis] = i
                    var elements = x._lambda_load[width=width](coordinates)
                    var beyond = is_beyond[Self.operation](elements, best)
                    best = beyond.select(elements, best)
                    vector_of_best = beyond.select(vector, vector_of_best)
                value = best[0]
                position = Int(vector_of_best[0]) * width
                comptime for lane in range(1, width):
                    var candidate = Int(vector_of_best[lane]) * width + lane
                    var equal = not is_beyond[Self.operation](value, best[lane])
                    if is_beyond[Self.operation](best[lane], value) or (
                        equal and candidate < position
                    ):
                        value = best[lane]
                        position = candidate
            for i in range(end, columns):
                coordinates[Self.axis] = i
                var element = x._lambda_load[width=1](coordinates)
                if is_beyond[Self.operation](element, value):
                    value = element
                    position = i
            values_data[unsafe_offset=row] = value
            positions_data[unsafe_offset=row] = Int64(position)

        var workers = count_workers(x.size())
        var share = ceildiv(rows, workers)

        def find_share(worker: Int) {imm}:
            for row in range(worker * share, min((worker + 1) * share, rows)):
                find(row)

        sync_parallelize(find_share, workers)

    @staticmethod
    def find_in_columns(
        values: OutputTensor[rank=1, ...],
        positions: OutputTensor[dtype=DType.int64, rank=1, ...],
        x: FusedInputTensor[dtype=values.dtype, ...],
    ) raises:
        comptime width = simd_width_of[values.dtype]()
        comptime after = Self.axis + 1
        var shape = x.shape()
        var columns = shape[x.rank - 1]
        var inner_lines = product(shape, after, x.rank - 1)
        var lines = product(shape, 0, Self.axis) * inner_lines
        var values_data = values.unsafe_ptr()
        var positions_data = positions.unsafe_ptr()

        @always_inline
        def find[chunk: Int](line: Int, column: Int) {imm}:
            var outer, inner = divmod(line, inner_lines)
            var coordinates = IndexList[x.rank](0)
            unflatten[0, Self.axis](coordinates, shape, outer)
            unflatten[after, x.rank - 1](coordinates, shape, inner)
            coordinates[x.rank - 1] = column
            var best = x._lambda_load[width=chunk](coordinates)
            var row_of_best = SIMD[DType.int32, chunk](0)
            var row = SIMD[DType.int32, chunk](0)
            for i in range(1, shape[Self.axis]):
                row += 1
                coordinates[Self.axis] = i
                var elements = x._lambda_load[width=chunk](coordinates)
                var beyond = is_beyond[Self.operation](elements, best)
                best = beyond.select(elements, best)
                row_of_best = beyond.select(row, row_of_best)
            var offset = line * columns + column
            values_data.unsafe_store(offset, best)
            positions_data.unsafe_store(offset, row_of_best.cast[DType.int64]())

        var strips = ceildiv(columns, width)
        var tasks = lines * strips
        var workers = count_workers(x.size())
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
