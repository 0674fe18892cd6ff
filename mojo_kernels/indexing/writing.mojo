# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writing at indices, and where a mask holds."""

from abi import ALL_TYPES, MOVED, Call, Tensor
from max.algorithm import sync_parallelize
from std.memory import unsafe_memcpy
from std.sys.info import simd_width_of

from .rule import Numbers, Rule, hold, raise_first
from .space import Part, Space, split_columns, split_rows, workers_for


@always_inline
def combine[
    dtype: DType, width: SIMDLength, //, op: StaticString
](old: SIMD[dtype, width], new: SIMD[dtype, width]) -> SIMD[dtype, width]:
    """What an element becomes. The order of operands matters for NaN."""
    comptime if op == "set":
        return new
    comptime if op == "max":
        # The old one if it is NaN, or if the new one is neither larger nor NaN.
        # (`ne` does not find NaN, `eq` does.)
        return (old.lt(new) | ~new.eq(new)).select(new, old)
    comptime if op == "min":
        return (new.lt(old) | ~new.eq(new)).select(new, old)
    # Halves are added as torch adds them: in f32, and rounded each time.
    comptime if dtype.is_half_float():
        var a = old.cast[DType.float32]()
        var b = new.cast[DType.float32]()
        comptime if op == "add":
            return (a + b).cast[dtype]()
        return (a * b).cast[dtype]()
    comptime if op == "add":
        return old + new
    return old * new


@always_inline
def combine_run[
    dtype: DType, //, op: StaticString
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    source: Pointer[Scalar[dtype], MutAnyOrigin],
    source_step: Int,
    count: Int,
):
    """Elements that lie one after the other."""
    comptime width = simd_width_of[dtype]()
    var at = 0
    if source_step == 1:
        comptime if op == "set":
            unsafe_memcpy(dest=target, src=source, count=count)
            return
        while at + width <= count:
            var old = target.unsafe_load[width=width](at)
            var new = source.unsafe_load[width=width](at)
            target.unsafe_store(at, combine[op](old, new))
            at += width
    while at < count:
        target[unsafe_offset=at] = combine[op](
            target[unsafe_offset=at], source[unsafe_offset=at * source_step]
        )
        at += 1


def scatter_part[
    dtype: DType, //, op: StaticString
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    index: Numbers,
    source: Pointer[Scalar[dtype], MutAnyOrigin],
    space: Space,
    rule: Rule,
    part: Part,
) -> Int:
    """Returns where the first bad index stands, or -1."""
    var axis = rule.axis()
    var size = space.size(1, axis)
    var stride = space.stride(1, axis)
    var last = space.rank - 1
    var target_step = 0 if axis == last else space.stride(1, last)
    var index_step = space.stride(2, last)
    var source_step = space.stride(3, last)
    for row in range(part.first_row, part.last_row):
        var start = space.offset(1, row, axis)
        var index_start = space.offset(2, row)
        var source_start = space.offset(3, row)
        if index_step == 0 and target_step == 1:
            var at = rule.position(index[unsafe_offset=index_start], size)
            if at < 0:
                return index_start
            combine_run[op](
                target.unsafe_offset(start + at * stride + part.first_column),
                source.unsafe_offset(
                    source_start + part.first_column * source_step
                ),
                source_step,
                part.last_column - part.first_column,
            )
            continue
        for column in range(part.first_column, part.last_column):
            var index_at = index_start + column * index_step
            var at = rule.position(index[unsafe_offset=index_at], size)
            if at < 0:
                return index_at
            var to = start + column * target_step + at * stride
            target[unsafe_offset=to] = combine[op](
                target[unsafe_offset=to],
                source[unsafe_offset=source_start + column * source_step],
            )
    return -1


def scatter_all[
    dtype: DType, //, op: StaticString
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    index: Numbers,
    source: Pointer[Scalar[dtype], MutAnyOrigin],
    space: Space,
    rule: Rule,
) raises:
    """Workers share no element of the target, and each goes in order: the
    result does not depend on how many there are."""
    var axis = rule.axis()
    var rows = space.rows()
    space.check(rule, 3)
    if rows * space.columns() == 0:
        return
    var along_row = axis == space.rank - 1
    var rows_at_once = 1 if along_row else space.rows(axis)
    var groups = rows // rows_at_once
    var workers = workers_for(rows * space.columns())
    var by_columns = groups < workers and not along_row
    workers = min(workers, space.columns() if by_columns else groups)
    var failures = List[Int](length=workers, fill=-1)
    var failed = failures.unsafe_ptr()

    @always_inline
    def work(worker: Int) {imm}:
        var part = split_rows(worker, workers, rows_at_once, space)
        if by_columns:
            part = split_columns(worker, workers, space)
        failed[unsafe_offset=worker] = scatter_part[op](
            target, index, source, space, rule, part
        )

    if workers == 1:
        work(0)
    else:
        sync_parallelize(work, workers)
    raise_first(failures, index, space.size(1, axis), rule)


def copy_or_fill[
    dtype: DType
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    count: Int,
    source: Pointer[Scalar[dtype], MutAnyOrigin],
    source_count: Int,
):
    """A copy of the source; if that is one element, as many of it as needed."""
    var workers = workers_for(count // 4)

    @always_inline
    def work(worker: Int) {imm}:
        var start = count * worker // workers
        var stop = count * (worker + 1) // workers
        if source_count == count:
            unsafe_memcpy(
                dest=target.unsafe_offset(start),
                src=source.unsafe_offset(start),
                count=stop - start,
            )
            return
        var value = source[unsafe_offset=0]
        for i in range(start, stop):
            target[unsafe_offset=i] = value

    if workers == 1:
        work(0)
    else:
        sync_parallelize(work, workers)


# What becomes of an element, in the order of the registry.
comptime OPERATIONS: List[StaticString] = ["set", "add", "mul", "max", "min"]


def scatter_into[
    op: StaticString, dtype: DType
](to: Pointer[Scalar[dtype], MutAnyOrigin], call: Call) raises:
    # For bytes that are 0 or 1, `or` is the larger and `and` the smaller.
    comptime is_bool = dtype == DType.bool
    comptime own_dtype = DType.uint8 if is_bool else dtype
    comptime bool_op = "max" if op == "add" else ("min" if op == "mul" else op)
    comptime own_op = bool_op if is_bool else op
    var shapes = call.operand(3)
    scatter_all[own_op](
        to.unsafe_bitcast[Scalar[own_dtype]](),
        hold(call.operand(1)),
        call.operand(2).data[own_dtype](),
        Space(hold(shapes), shapes.count() // 4),
        Rule(hold(call.operand(4))),
    )


def scatter_to(target: Tensor, call: Call) raises:
    """Operands: data, index, source, shapes, rule. The target holds the data
    already."""
    if call.option(0) == 0:
        comptime for dtype in MOVED:
            if target.is_moved_as[dtype]():
                scatter_into["set"](target.data[dtype](), call)
        return
    comptime for dtype in ALL_TYPES:
        if target.has_type(dtype):
            comptime for i in range(1, len(OPERATIONS)):
                if call.option(0) == i:
                    scatter_into[OPERATIONS[i]](target.data[dtype](), call)


def scatter(call: Call) raises:
    """The data, with the source's elements put in at an index along an axis.
    Data of one element stands for as many of it as the result has."""
    var result = call.result(0)
    var data = call.operand(0)
    comptime for dtype in MOVED:
        if result.is_moved_as[dtype]():
            copy_or_fill(
                result.data[dtype](),
                result.count(),
                data.data[dtype](),
                data.count(),
            )
    scatter_to(result, call)


def scatter_in_place(call: Call) raises:
    """As `scatter`, into the data's own memory. The data comes as it is, of any
    rank."""
    scatter_to(call.operand(0), call)


def masked_scatter(call: Call) raises:
    """The data, with the source's elements, in order, where the mask holds.
    Operands: data, mask, source."""
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            masked_scatter_as[dtype](call)


def masked_scatter_as[dtype: DType](call: Call) raises:
    var to = call.result(0).data[dtype]()
    var old = call.operand(0).data[dtype]()
    var holds = call.operand(1).data[DType.bool]()
    var new = call.operand(2).data[dtype]()
    var available = call.operand(2).count()
    var taken = 0
    for i in range(call.result(0).count()):
        if not holds[unsafe_offset=i]:
            to[unsafe_offset=i] = old[unsafe_offset=i]
            continue
        if taken == available:
            raise Error(
                "RuntimeError: Number of elements of source < number of"
                " ones in mask"
            )
        to[unsafe_offset=i] = new[unsafe_offset=taken]
        taken += 1
