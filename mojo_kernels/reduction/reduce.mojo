# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, products, largest and smallest elements along neighbouring axes."""

import extensibility
from extensibility import OutputTensor
from extensibility import _FusedInputTensor as FusedInputTensor
from max.algorithm import sync_parallelize
from std.utils.static_tuple import StaticTuple
from std.math import align_down, ceildiv
from std.sys.info import simd_width_of
from std.utils.index import IndexList

from .operations import combine, count_workers, identity, product, unflatten

comptime UNROLL = 4
comptime ELEMENTS_IN_REGISTERS = 8192
"""A sum is one of sums of so many elements, so that its error grows with their number and not with
the axis."""
comptime ROWS_IN_REGISTERS = 32
"""The same for columns; and as many rows as the processor can well read side by side."""


@extensibility.register("reduction.reduce")
struct Reduce[operation: StaticString, first: Int, count: Int]:
    """Reduces `count` axes from `first` on. The result is flat."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=1, ...],
        x: FusedInputTensor[dtype=result.dtype, ...],
    ) capturing raises:
        if result.size() == 0:
            return
        if x.size() == 0:
            for i in range(result.size()):
                result.unsafe_ptr()[unsafe_offset=i] = identity[
                    Self.operation, result.dtype
                ]()
            return
        comptime if Self.first + Self.count == x.rank:
            Self.reduce_rows(result, x)
        else:
            Self.reduce_columns(result, x)

    @staticmethod
    def reduce_rows(
        result: OutputTensor[rank=1, ...],
        x: FusedInputTensor[dtype=result.dtype, ...],
    ) raises:
        """The last axis is among those reduced: it is read in vectors, line by line."""
        comptime dtype = result.dtype
        comptime width = simd_width_of[dtype]()
        comptime Vector = SIMD[dtype, width]
        comptime start_value = identity[Self.operation, dtype]()
        var shape = x.shape()
        var rows = product(shape, 0, Self.first)
        var elements = product(shape, Self.first, x.rank)
        var line = shape[x.rank - 1]
        var out = result.unsafe_ptr()

        @always_inline
        def reduce_piece(row: Int, begin: Int, end: Int) {imm} -> Scalar[dtype]:
            var totals = StaticTuple[Vector, UNROLL](fill=Vector(start_value))
            var scalar = Scalar[dtype](start_value)
            var coordinates = IndexList[x.rank](0)
            unflatten[0, Self.first](coordinates, shape, row)
            var position = begin
            while position < end:
                var partials = StaticTuple[Vector, UNROLL](
                    fill=Vector(start_value)
                )
                var block_end = min(end, position + ELEMENTS_IN_REGISTERS)
                while position < block_end:
                    var line_index, column = divmod(position, line)
                    unflatten[Self.first, x.rank - 1](
                        coordinates, shape, line_index
                    )
                    var stop = min(line, column + block_end - position)
                    position += stop - column
                    while column + UNROLL * width <= stop:
                        comptime for i in range(UNROLL):
                            coordinates[x.rank - 1] = column + i * width
                            partials[i] = combine[Self.operation](
                                partials[i],
                                x._lambda_load[width=width](coordinates),
                            )
                        column += UNROLL * width
                    while column + width <= stop:
                        coordinates[x.rank - 1] = column
                        partials[0] = combine[Self.operation](
                            partials[0],
                            x._lambda_load[width=width](coordinates),
                        )
                        column += width
                    while column < stop:
                        coordinates[x.rank - 1] = column
                        scalar = combine[Self.operation](
                            scalar, x._lambda_load[width=1](coordinates)
                        )
                        column += 1
                comptime for i in range(UNROLL):
                    totals[i] = combine[Self.operation](totals[i], partials[i])
            comptime for i in range(1, UNROLL):
                totals[0] = combine[Self.operation](totals[0], totals[i])
            comptime for lane in range(width):
                scalar = combine[Self.operation](scalar, totals[0][lane])
            return scalar

        # Few and long rows get several threads each.
        var workers = count_workers(rows * elements)
        var pieces = 1 if rows >= workers else ceildiv(workers, rows)
        var length = ceildiv(elements, pieces)
        var tasks = rows * pieces
        var share = ceildiv(tasks, workers)
        var partials = List[Scalar[dtype]](
            length=0 if pieces == 1 else tasks, fill=start_value
        )
        var results = out if pieces == 1 else partials.unsafe_ptr().as_unsafe_any_origin()

        def reduce_pieces(worker: Int) {imm}:
            for task in range(worker * share, min((worker + 1) * share, tasks)):
                var row, piece = divmod(task, pieces)
                results[unsafe_offset=task] = reduce_piece(
                    row, piece * length, min((piece + 1) * length, elements)
                )

        sync_parallelize(reduce_pieces, workers)
        if pieces > 1:
            for row in range(rows):
                var scalar = Scalar[dtype](start_value)
                for piece in range(pieces):
                    scalar = combine[Self.operation](
                        scalar, partials[row * pieces + piece]
                    )
                out[unsafe_offset=row] = scalar

    @staticmethod
    def reduce_columns(
        result: OutputTensor[rank=1, ...],
        x: FusedInputTensor[dtype=result.dtype, ...],
    ) raises:
        """The last axis stays: neighbouring elements of it are reduced side by side."""
        comptime dtype = result.dtype
        comptime width = simd_width_of[dtype]()
        comptime wide = UNROLL * width
        comptime start_value = identity[Self.operation, dtype]()
        comptime after = Self.first + Self.count
        var shape = x.shape()
        var columns = shape[x.rank - 1]
        var inner_lines = product(shape, after, x.rank - 1)
        var lines = product(shape, 0, Self.first) * inner_lines
        var rows = product(shape, Self.first, after)
        var kept = lines * columns
        var out = result.unsafe_ptr()

        # A task is a strip of columns; if those are too few for the threads, a part of its rows.
        # Each part but the first leaves its results beside the output.
        var workers = count_workers(x.size())
        var strips = min(ceildiv(workers, lines), ceildiv(columns, wide))
        var strip = ceildiv(ceildiv(columns, strips), wide) * wide
        var parts = min(
            ceildiv(workers, lines * strips), ceildiv(rows, ROWS_IN_REGISTERS)
        )
        var part = ceildiv(rows, parts)
        var others = List[Scalar[dtype]](
            length=(parts - 1) * kept, fill=start_value
        )
        var others_data = others.unsafe_ptr().as_unsafe_any_origin()
        for i in range(kept):
            out[unsafe_offset=i] = start_value

        @always_inline
        def reduce_block[
            chunk: Int
        ](line: Int, begin: Int, end: Int, column: Int, part_index: Int) {imm}:
            var outer, inner = divmod(line, inner_lines)
            var coordinates = IndexList[x.rank](0)
            unflatten[0, Self.first](coordinates, shape, outer)
            unflatten[after, x.rank - 1](coordinates, shape, inner)
            coordinates[x.rank - 1] = column
            var partial = SIMD[dtype, chunk](start_value)
            for row in range(begin, end):
                unflatten[Self.first, after](coordinates, shape, row)
                partial = combine[Self.operation](
                    partial, x._lambda_load[width=chunk](coordinates)
                )
            var kept_so_far = out
            if part_index > 0:
                kept_so_far = others_data.unsafe_offset((part_index - 1) * kept)
            var offset = line * columns + column
            kept_so_far.unsafe_store(
                offset,
                combine[Self.operation](
                    kept_so_far.unsafe_load[width=chunk](offset), partial
                ),
            )

        def reduce_task(task: Int) {imm}:
            var line_and_strip, part_index = divmod(task, parts)
            var line, strip_index = divmod(line_and_strip, strips)
            var last_column = min((strip_index + 1) * strip, columns)
            var last_row = min((part_index + 1) * part, rows)
            for begin in range(part_index * part, last_row, ROWS_IN_REGISTERS):
                var end = min(begin + ROWS_IN_REGISTERS, last_row)
                var column = strip_index * strip
                while column + wide <= last_column:
                    reduce_block[wide](line, begin, end, column, part_index)
                    column += wide
                while column + width <= last_column:
                    reduce_block[width](line, begin, end, column, part_index)
                    column += width
                while column < last_column:
                    reduce_block[1](line, begin, end, column, part_index)
                    column += 1

        var tasks = lines * strips * parts
        var share = ceildiv(tasks, workers)

        def reduce_tasks(worker: Int) {imm}:
            for task in range(worker * share, min((worker + 1) * share, tasks)):
                reduce_task(task)

        sync_parallelize(reduce_tasks, workers)
        for i in range((parts - 1) * kept):
            out[unsafe_offset=i % kept] = combine[Self.operation](
                out[unsafe_offset=i % kept], others[i]
            )
