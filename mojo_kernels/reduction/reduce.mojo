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

from .operations import (
    combine,
    combine_lanes,
    combine_neighbours,
    combine_pairwise,
    count_workers,
    identity,
    product,
    unflatten,
)
from .sums import PairwiseSum, TERMS_OF_BLOCK, UNROLL

comptime ROWS_OF_BLOCK = 32
"""As many rows as the processor can well read side by side."""


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
            comptime block_size = TERMS_OF_BLOCK * UNROLL * width
            var sums = PairwiseSum[dtype]()
            var total = Scalar[dtype](start_value)
            var coordinates = IndexList[x.rank](0)
            unflatten[0, Self.first](coordinates, shape, row)
            var position = begin
            while position < end:
                # A block is a part of a line, or several short lines.
                var partials = StaticTuple[Vector, UNROLL](
                    fill=Vector(start_value)
                )
                var scalar = Scalar[dtype](start_value)
                var room = block_size
                while room > 0 and position < end:
                    var line_index, column = divmod(position, line)
                    unflatten[Self.first, x.rank - 1](
                        coordinates, shape, line_index
                    )
                    var size = min(
                        line - column, min(block_size, end - position)
                    )
                    var stop = column + size
                    position += size
                    # The rest of each line is one more term of the scalar.
                    room -= max(size, block_size // TERMS_OF_BLOCK)
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
                    var rest = Scalar[dtype](start_value)
                    while column < stop:
                        coordinates[x.rank - 1] = column
                        rest = combine[Self.operation](
                            rest, x._lambda_load[width=1](coordinates)
                        )
                        column += 1
                    scalar = combine[Self.operation](scalar, rest)
                var lanes = combine_neighbours[Self.operation](partials[0])
                comptime for i in range(1, UNROLL):
                    lanes = combine[Self.operation](
                        lanes, combine_neighbours[Self.operation](partials[i])
                    )
                var block = combine[Self.operation](
                    combine_lanes[Self.operation](lanes), scalar
                )
                comptime if Self.operation == "add":
                    sums.add(block)
                else:
                    total = combine[Self.operation](total, block)
            comptime if Self.operation == "add":
                return sums.total()
            else:
                return total

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
                out[unsafe_offset=row] = combine_pairwise[Self.operation](
                    partials, row * pieces, pieces
                )

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
        # Blocks of rows are added up like those of `PairwiseSum`, side by side for all columns.
        # The highest level of the first part is the output.
        var workers = count_workers(x.size())
        var strips = min(ceildiv(workers, lines), ceildiv(columns, wide))
        var strip = ceildiv(ceildiv(columns, strips), wide) * wide
        var parts = min(
            ceildiv(workers, lines * strips), ceildiv(rows, ROWS_OF_BLOCK)
        )
        var part = ceildiv(rows, parts)
        var levels = 1
        while (ceildiv(part, ROWS_OF_BLOCK) >> levels) > 0:
            levels += 1
        var scratch = List[Scalar[dtype]](
            unsafe_uninit_length=(parts * levels - 1) * kept
        )
        var scratch_data = scratch.unsafe_ptr().as_unsafe_any_origin()

        @always_inline
        def level_data(
            part_index: Int, level: Int
        ) {imm} -> type_of(out):
            # Counted from the highest level of the first part.
            var place = part_index * levels + levels - 1 - level
            if place == 0:
                return out
            return scratch_data.unsafe_offset((place - 1) * kept)

        @always_inline
        def reduce_block[
            chunk: Int
        ](line: Int, begin: Int, end: Int, column: Int, part_index: Int, block: Int) {imm}:
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
            var offset = line * columns + column
            var level = 0
            while (block >> level) & 1 == 1:
                partial = combine[Self.operation](
                    level_data(part_index, level).unsafe_load[width=chunk](
                        offset
                    ),
                    partial,
                )
                level += 1
            level_data(part_index, level).unsafe_store(offset, partial)

        def reduce_task(task: Int) {imm}:
            var line_and_strip, part_index = divmod(task, parts)
            var line, strip_index = divmod(line_and_strip, strips)
            var first_column = strip_index * strip
            var last_column = min(first_column + strip, columns)
            var first_row = part_index * part
            var last_row = min(first_row + part, rows)
            var blocks = ceildiv(max(last_row - first_row, 0), ROWS_OF_BLOCK)
            for block in range(blocks):
                var begin = first_row + block * ROWS_OF_BLOCK
                var end = min(begin + ROWS_OF_BLOCK, last_row)
                var column = first_column
                while column + wide <= last_column:
                    reduce_block[wide](
                        line, begin, end, column, part_index, block
                    )
                    column += wide
                while column + width <= last_column:
                    reduce_block[width](
                        line, begin, end, column, part_index, block
                    )
                    column += width
                while column < last_column:
                    reduce_block[1](
                        line, begin, end, column, part_index, block
                    )
                    column += 1
            if blocks == 1 << (levels - 1):
                return
            var totals = level_data(part_index, levels - 1)
            for offset in range(
                line * columns + first_column, line * columns + last_column
            ):
                var total = Scalar[dtype](start_value)
                for level in range(levels):
                    if (blocks >> level) & 1 == 1:
                        total = combine[Self.operation](
                            total,
                            level_data(part_index, level)[unsafe_offset=offset],
                        )
                totals[unsafe_offset=offset] = total

        var tasks = lines * strips * parts
        var share = ceildiv(tasks, workers)

        def reduce_tasks(worker: Int) {imm}:
            for task in range(worker * share, min((worker + 1) * share, tasks)):
                reduce_task(task)

        sync_parallelize(reduce_tasks, workers)
        if parts > 1:
            var totals = List[Scalar[dtype]](length=parts, fill=start_value)
            for i in range(kept):
                for part_index in range(parts):
                    totals[part_index] = level_data(part_index, levels - 1)[
                        unsafe_offset=i
                    ]
                out[unsafe_offset=i] = combine_pairwise[Self.operation](
                    totals, 0, parts
                )
        _ = scratch^
