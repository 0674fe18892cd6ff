# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, products, largest and smallest elements along neighbouring axes."""

from abi import NUMBERS, Call
from max.algorithm import sync_parallelize
from std.math import ceildiv
from std.sys.info import simd_width_of
from std.utils.static_tuple import StaticTuple

from .operations import (
    OPERATIONS,
    combine,
    combine_lanes,
    combine_neighbours,
    combine_pairwise,
    count_workers,
    identity,
    product,
)
from .sums import PairwiseSum, TERMS_OF_BLOCK, UNROLL

comptime ROWS_OF_BLOCK = 32
"""As many rows as the processor can well read side by side."""


def reduce(call: Call) raises:
    """Reduces `count` axes from `first` on. The result is flat."""
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            comptime for i in range(len(OPERATIONS)):
                if call.option(0) == i:
                    reduce_as[OPERATIONS[i], dtype](call)


def reduce_as[operation: StaticString, dtype: DType](call: Call):
    var x = call.operand(0)
    var first = call.option(1)
    var after = first + call.option(2)
    # What is kept before the axes, reduced, and kept behind them.
    var outer = product(x, 0, first)
    var reduced = product(x, first, after)
    var inner = product(x, after, x.rank())
    var from_ = x.data[dtype]()
    var to = call.result(0).data[dtype]()
    if outer * inner == 0:
        return
    if reduced == 0:
        for i in range(outer * inner):
            to[unsafe_offset=i] = identity[operation, dtype]()
    elif inner == 1:
        reduce_rows[operation](to, from_, outer, reduced)
    else:
        reduce_columns[operation](to, from_, outer, reduced, inner)


def reduce_run[
    operation: StaticString, dtype: DType
](x: Pointer[Scalar[dtype], MutAnyOrigin], count: Int) -> Scalar[dtype]:
    """Reduces elements that lie one after the other."""
    comptime width = simd_width_of[dtype]()
    comptime step = UNROLL * width
    comptime Vector = SIMD[dtype, width]
    comptime start_value = identity[operation, dtype]()
    var sums = PairwiseSum[dtype]()
    var total = Scalar[dtype](start_value)
    var i = 0
    while i + width <= count:
        var partials = StaticTuple[Vector, UNROLL](fill=Vector(start_value))
        var end = min(count, i + TERMS_OF_BLOCK * step)
        while i + step <= end:
            comptime for k in range(UNROLL):
                partials[k] = combine[operation](
                    partials[k], x.unsafe_load[width=width](i + k * width)
                )
            i += step
        while i + width <= end:
            partials[0] = combine[operation](
                partials[0], x.unsafe_load[width=width](i)
            )
            i += width
        var lanes = combine_neighbours[operation](partials[0])
        comptime for k in range(1, UNROLL):
            lanes = combine[operation](
                lanes, combine_neighbours[operation](partials[k])
            )
        var block = combine_lanes[operation](lanes)
        comptime if operation == "add":
            sums.add(block)
        else:
            total = combine[operation](total, block)
    var rest = Scalar[dtype](start_value)
    while i < count:
        rest = combine[operation](rest, x[unsafe_offset=i])
        i += 1
    comptime if operation == "add":
        total = sums.total()
    return combine[operation](total, rest)


def reduce_rows[
    operation: StaticString, dtype: DType
](
    to: Pointer[Scalar[dtype], MutAnyOrigin],
    x: Pointer[Scalar[dtype], MutAnyOrigin],
    rows: Int,
    columns: Int,
):
    # If there are too few rows for the threads, a task is a piece of one.
    var workers = count_workers(rows * columns)
    var pieces = 1 if rows >= workers else ceildiv(workers, rows)
    var length = ceildiv(columns, pieces)
    var tasks = rows * pieces
    var share = ceildiv(tasks, workers)
    var partials = List[Scalar[dtype]](
        length=0 if pieces == 1 else tasks, fill=identity[operation, dtype]()
    )
    var results = to if pieces == 1 else partials.unsafe_ptr().as_unsafe_any_origin()

    def reduce_pieces(worker: Int) {imm}:
        for task in range(worker * share, min((worker + 1) * share, tasks)):
            var row, piece = divmod(task, pieces)
            var begin = min(piece * length, columns)
            var end = min(begin + length, columns)
            results[unsafe_offset=task] = reduce_run[operation](
                x.unsafe_offset(row * columns + begin), end - begin
            )

    sync_parallelize(reduce_pieces, workers)
    if pieces > 1:
        for row in range(rows):
            to[unsafe_offset=row] = combine_pairwise[operation](
                partials, row * pieces, pieces
            )
    _ = partials^


def reduce_columns[
    operation: StaticString, dtype: DType
](
    to: Pointer[Scalar[dtype], MutAnyOrigin],
    x: Pointer[Scalar[dtype], MutAnyOrigin],
    lines: Int,
    rows: Int,
    columns: Int,
):
    """Of [lines, rows, columns], the rows go: neighbouring columns are reduced side by side."""
    comptime width = simd_width_of[dtype]()
    comptime wide = UNROLL * width
    comptime start_value = identity[operation, dtype]()
    var kept = lines * columns

    # A task is a strip of columns; if those are too few for the threads, a part of its rows.
    # Blocks of rows are added up like those of `PairwiseSum`, side by side for all columns.
    # The highest level of the first part is the output.
    var workers = count_workers(lines * rows * columns)
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
    def level_data(part_index: Int, level: Int) {imm} -> type_of(to):
        # Counted from the highest level of the first part.
        var place = part_index * levels + levels - 1 - level
        if place == 0:
            return to
        return scratch_data.unsafe_offset((place - 1) * kept)

    @always_inline
    def reduce_block[
        chunk: Int
    ](line: Int, begin: Int, end: Int, column: Int, part_index: Int, block: Int) {imm}:
        var partial = SIMD[dtype, chunk](start_value)
        for row in range(begin, end):
            partial = combine[operation](
                partial,
                x.unsafe_load[width=chunk](
                    (line * rows + row) * columns + column
                ),
            )
        var offset = line * columns + column
        var level = 0
        while (block >> level) & 1 == 1:
            partial = combine[operation](
                level_data(part_index, level).unsafe_load[width=chunk](offset),
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
                reduce_block[wide](line, begin, end, column, part_index, block)
                column += wide
            while column + width <= last_column:
                reduce_block[width](line, begin, end, column, part_index, block)
                column += width
            while column < last_column:
                reduce_block[1](line, begin, end, column, part_index, block)
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
                    total = combine[operation](
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
            to[unsafe_offset=i] = combine_pairwise[operation](totals, 0, parts)
    _ = scratch^
