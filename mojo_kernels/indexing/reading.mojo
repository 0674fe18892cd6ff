# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading at indices."""

from abi import MOVED, Call
from max.algorithm import sync_parallelize
from std.memory import unsafe_memcpy

from .rule import Numbers, Rule, hold, raise_first
from .space import Part, Space, split_columns, split_rows, workers_for

# Of a row that is copied as a whole, so many elements take as long as one that is read by itself.
comptime ELEMENTS_AT_ONCE = 8


def gather_part[
    dtype: DType
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    data: Pointer[Scalar[dtype], MutAnyOrigin],
    index: Numbers,
    space: Space,
    rule: Rule,
    part: Part,
) -> Int:
    """Returns where the first bad index stands, or -1."""
    var axis = rule.axis()
    var size = space.size(1, axis)
    var stride = space.stride(1, axis)
    var columns = space.columns()
    var along_row = axis == space.rank - 1
    var data_step = 0 if along_row else space.stride(1, space.rank - 1)
    var index_step = space.stride(2, space.rank - 1)
    for row in range(part.first_row, part.last_row):
        var to = target.unsafe_offset(row * columns)
        var start = space.offset(1, row, axis)
        var index_start = space.offset(2, row)
        if index_step == 0:
            var at = rule.position(index[unsafe_offset=index_start], size)
            if at < 0:
                return index_start
            var source = data.unsafe_offset(start + at * stride)
            if data_step == 1:
                unsafe_memcpy(
                    dest=to.unsafe_offset(part.first_column),
                    src=source.unsafe_offset(part.first_column),
                    count=part.last_column - part.first_column,
                )
            else:
                for column in range(part.first_column, part.last_column):
                    to[unsafe_offset=column] = source[unsafe_offset=0]
            continue
        for column in range(part.first_column, part.last_column):
            var at = rule.position(
                index[unsafe_offset=index_start + column], size
            )
            if at < 0:
                return index_start + column
            to[unsafe_offset=column] = data[
                unsafe_offset=start + column * data_step + at * stride
            ]
    return -1


def gather_all[
    dtype: DType
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    data: Pointer[Scalar[dtype], MutAnyOrigin],
    index: Numbers,
    space: Space,
    rule: Rule,
) raises:
    space.check(rule, 2)
    var rows = space.rows()
    var last = space.rank - 1
    var steps = space.columns()
    if space.stride(2, last) == 0 and rule.axis() != last:
        steps = steps // ELEMENTS_AT_ONCE + 1
    var workers = workers_for(rows * steps)
    var failures = List[Int](length=workers, fill=-1)
    var failed = failures.unsafe_ptr()

    @always_inline
    def work(worker: Int) {imm}:
        var part = split_rows(worker, workers, 1, space)
        if rows < workers:
            part = split_columns(worker, workers, space)
        failed[unsafe_offset=worker] = gather_part(
            target, data, index, space, rule, part
        )

    if workers == 1:
        work(0)
    else:
        sync_parallelize(work, workers)
    raise_first(failures, index, space.size(1, rule.axis()), rule)


def gather(call: Call) raises:
    """The elements of the data at an index along an axis. Operands: data, index,
    shapes, rule."""
    if call.result(0).count() == 0:
        return
    var shapes = call.operand(2)
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            gather_all(
                call.result(0).data[dtype](),
                call.operand(0).data[dtype](),
                hold(call.operand(1)),
                Space(hold(shapes), shapes.count() // 3),
                Rule(hold(call.operand(3))),
            )


def positions(call: Call) raises:
    """Indices that are checked, and counted from the front. Operands: index,
    sizes, rule. `sizes` holds the size of the axis, and how many elements are
    picked: where there are none, eager checks nothing."""
    var to = call.result(0).data[DType.int64]()
    var source = call.operand(0).data[DType.int64]()
    var size = call.operand(1).number(0)
    var is_used = call.operand(1).number(1) != 0
    var rule = Rule(hold(call.operand(2)))
    for i in range(call.result(0).count()):
        var at = rule.position(source[unsafe_offset=i], size)
        if at < 0 and is_used:
            raise rule.error(source[unsafe_offset=i], size)
        to[unsafe_offset=i] = Int64(at)
