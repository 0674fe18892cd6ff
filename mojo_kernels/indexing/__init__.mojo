# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading and writing at indices.

All tensors come flattened, with their sizes as numbers beside them. An op walks
over a space of `rank` axes, row by row along the last one. `shapes` holds the
sizes of that space, then those of the tensors that take part, `rank` numbers
each; an axis of size 1 is repeated. Along `axis`, the data is read or written
where the index says. Every index is checked.
"""

from abi import ALL_TYPES, FLOATS, MOVED, Call, Tensor
from max.algorithm import sync_parallelize
from std.math import ceildiv
from std.memory import unsafe_memcpy
from std.runtime import parallelism_level
from std.sys.info import simd_width_of

comptime Numbers = Pointer[Int64, MutUntrackedOrigin]

# Below this many elements, a second thread costs more than it brings.
comptime ELEMENTS_PER_WORKER = 32768


def hold(tensor: Tensor) -> Numbers:
    """Its numbers, to be kept in a struct: a tensor outlives the kernel."""
    return tensor.data[DType.int64]().unsafe_origin_cast[MutUntrackedOrigin]()


@fieldwise_init
struct Rule(Copyable, Movable, TrivialRegisterPassable):
    """What an op says about its indices, as the lowering numbers it."""

    var numbers: Numbers

    @always_inline
    def axis(self) -> Int:
        return Int(self.numbers[unsafe_offset=0])

    @always_inline
    def needs_whole_source(self) -> Bool:
        """Whether a source may not be larger than the space."""
        return self.numbers[unsafe_offset=4] != 0

    @always_inline
    def position(self, index: Int64, size: Int) -> Int:
        """The position that an index means, or -1 if there is none."""
        var at = Int(index)
        if at < 0 and self.numbers[unsafe_offset=1] != 0:
            at += size
        return at if 0 <= at < size else -1

    def error(self, index: Int64, size: Int) -> Error:
        """What eager raises for an index that is out of range."""
        var dim = self.numbers[unsafe_offset=2]
        var message = self.numbers[unsafe_offset=3]
        if message == 1:
            return Error("IndexError: index out of range in self")
        if message == 2:
            return Error(
                "IndexError: out of range: tried to access index ",
                index,
                " on a tensor of ",
                size,
                " elements.",
            )
        if message == 3:
            return Error(
                "RuntimeError: INDICES element is out of DATA bounds, id=",
                index,
                " axis_dim=",
                size,
            )
        var start = "IndexError: index "
        if message == 4:
            start = "RuntimeError: index "
        elif message == 5:
            start = "IndexError: index_copy_(): index "
        return Error(
            start,
            index,
            " is out of bounds for dimension ",
            dim,
            " with size ",
            size,
        )


@fieldwise_init
struct Space(Copyable, Movable, TrivialRegisterPassable):
    """The space that an op walks over, and the tensors in it."""

    var shapes: Numbers
    var rank: Int

    @always_inline
    def size(self, tensor: Int, axis: Int) -> Int:
        """A size of the space (tensor 0) or of a tensor (from 1)."""
        return Int(self.shapes[unsafe_offset=tensor * self.rank + axis])

    @always_inline
    def columns(self) -> Int:
        return self.size(0, self.rank - 1)

    def rows(self, first_axis: Int = 0) -> Int:
        """The number of rows that the axes from `first_axis` on make."""
        var result = 1
        for axis in range(first_axis, self.rank - 1):
            result *= self.size(0, axis)
        return result

    def stride(self, tensor: Int, axis: Int) -> Int:
        """The distance between two elements along an axis; 0 if repeated."""
        if self.size(tensor, axis) == 1:
            return 0
        var result = 1
        for inner in range(axis + 1, self.rank):
            result *= self.size(tensor, inner)
        return result

    @always_inline
    def offset(self, tensor: Int, row: Int, indexed_axis: Int = -1) -> Int:
        """Where a row starts in a tensor, at 0 along `indexed_axis`."""
        var result = 0
        var rest = row
        var stride = self.size(tensor, self.rank - 1)
        for reverse in range(2, self.rank + 1):
            var axis = self.rank - reverse
            var coordinate = rest % self.size(0, axis)
            rest //= self.size(0, axis)
            var size = self.size(tensor, axis)
            if size != 1 and axis != indexed_axis:
                result += coordinate * stride
            stride *= size
        return result


    def check(self, rule: Rule, tensors: Int) raises:
        """Raises if sizes that were not known before do not fit."""
        for axis in range(self.rank):
            var size = self.size(0, axis)
            var fits = axis == rule.axis() or self.size(1, axis) >= size
            fits = fits and (
                self.size(2, axis) == 1 or self.size(2, axis) == size
            )
            if tensors > 2:
                var source = self.size(3, axis)
                var may_be_larger = not rule.needs_whole_source()
                fits = fits and (
                    source == 1
                    or source == size
                    or (source > size and may_be_larger)
                )
            if not fits:
                raise Error(
                    "RuntimeError: shape mismatch: the values or the index do"
                    " not fit the tensor"
                )


@fieldwise_init
struct Part(Copyable, Movable, TrivialRegisterPassable):
    """The part of a space that one worker walks over."""

    var first_row: Int
    var last_row: Int
    var first_column: Int
    var last_column: Int


def split_rows(
    worker: Int, workers: Int, rows_at_once: Int, space: Space
) -> Part:
    var rows = space.rows()
    var groups = rows // rows_at_once
    return Part(
        groups * worker // workers * rows_at_once,
        groups * (worker + 1) // workers * rows_at_once,
        0,
        space.columns(),
    )


def split_columns(worker: Int, workers: Int, space: Space) -> Part:
    return Part(
        0,
        space.rows(),
        space.columns() * worker // workers,
        space.columns() * (worker + 1) // workers,
    )


def workers_for(elements: Int) -> Int:
    return max(
        1, min(parallelism_level(), ceildiv(elements, ELEMENTS_PER_WORKER))
    )


def raise_first(
    failures: List[Int], index: Numbers, size: Int, rule: Rule
) raises:
    """Raises what eager raises, if a worker met a bad index."""
    for at in failures:
        if at >= 0:
            raise rule.error(index[unsafe_offset=at], size)


# ===----------------------------------------------------------------------=== #
# Reading
# ===----------------------------------------------------------------------=== #


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
    var workers = workers_for(rows * space.columns())
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


# ===----------------------------------------------------------------------=== #
# Writing
# ===----------------------------------------------------------------------=== #


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


# ===----------------------------------------------------------------------=== #
# Bags of rows
# ===----------------------------------------------------------------------=== #


@fieldwise_init
struct Bags(Copyable, Movable, TrivialRegisterPassable):
    """Which rows of a table make each bag."""

    var indices: Numbers
    var offsets: Numbers
    var count: Int
    var bags: Int
    var has_last_offset: Bool
    var padding: Int64

    def start(self, bag: Int) -> Int:
        return Int(self.offsets[unsafe_offset=bag])

    def stop(self, bag: Int) -> Int:
        if bag + 1 < self.bags or self.has_last_offset:
            return Int(self.offsets[unsafe_offset=bag + 1])
        return self.count

    def check(self, rows: Int) raises:
        """Raises what eager raises."""
        for i in range(self.count):
            var index = self.indices[unsafe_offset=i]
            if index < 0 or index >= Int64(rows):
                raise Error(
                    "RuntimeError: Index ",
                    i,
                    " of input takes value ",
                    index,
                    " which is not in the valid range [0, ",
                    rows,
                    ")",
                )
        if self.bags > 0 and self.start(0) != 0:
            raise Error(
                "RuntimeError: offsets[0] has to be 0, i.e., the first sequence"
                " in the mini-batch has to start from position 0. However, got",
                " ",
                self.start(0),
            )
        for bag in range(self.bags):
            var stop = self.stop(bag)
            if self.start(bag) > self.count or stop > self.count:
                raise Error(
                    "RuntimeError: offsets[-1] can not be greater than input's"
                    " length ",
                    self.count,
                    " but got offsets[-1] of ",
                    max(self.start(bag), stop),
                )
            if stop < self.start(bag):
                raise Error("RuntimeError: offsets must not decrease")


def reduce_bag[
    dtype: DType, //, mode: StaticString
](
    target: Pointer[Scalar[dtype], MutAnyOrigin],
    table: Pointer[Scalar[dtype], MutAnyOrigin],
    weights: Pointer[Scalar[dtype], MutAnyOrigin],
    has_weights: Bool,
    columns: Int,
    bags: Bags,
    bag: Int,
):
    """One row of the result. Halves are added up in f32."""
    comptime sum_dtype = DType.float32 if dtype.is_half_float() else dtype
    var sums = List[Scalar[sum_dtype]](length=columns, fill=0)
    var count = 0
    for i in range(bags.start(bag), bags.stop(bag)):
        var index = bags.indices[unsafe_offset=i]
        if index == bags.padding:
            continue
        var row = table.unsafe_offset(Int(index) * columns)
        var weight = Scalar[sum_dtype](1)
        if has_weights:
            weight = weights[unsafe_offset=i].cast[sum_dtype]()
        for column in range(columns):
            var value = row[unsafe_offset=column].cast[sum_dtype]()
            comptime if mode == "max":
                if count == 0 or value > sums[column]:
                    sums[column] = value
            else:
                sums[column] += weight * value
        count += 1
    for column in range(columns):
        var value = sums[column]
        comptime if mode == "mean":
            if count > 0:
                value /= Scalar[sum_dtype](count)
        target[unsafe_offset=bag * columns + column] = value.cast[dtype]()


# What is made of the rows of a bag, in the order of the registry.
comptime MODES: List[StaticString] = ["sum", "mean", "max"]


def embedding_bag(call: Call) raises:
    """Sums, means or maxima of bags of rows. Operands: table, indices, offsets,
    weights, sizes, flags. `sizes` holds how many rows and columns the table has;
    `flags` whether the last offset is the end of the last bag, the index that
    does not count, and whether there are weights, one for each index."""
    var flags = call.operand(5)
    var has_last = flags.number(0) != 0
    var bags = Bags(
        hold(call.operand(1)),
        hold(call.operand(2)),
        call.operand(1).count(),
        call.operand(2).count() - Int(has_last),
        has_last,
        Int64(flags.number(1)),
    )
    bags.check(call.operand(4).number(0))
    comptime for dtype in FLOATS:
        if call.operand(0).has_type(dtype):
            comptime for i in range(len(MODES)):
                if call.option(0) == i:
                    reduce_bags[MODES[i], dtype](call, bags)


def reduce_bags[
    mode: StaticString, dtype: DType
](call: Call, bags: Bags):
    var columns = call.operand(4).number(1)
    var has_weights = call.operand(5).number(2) != 0
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var factors = call.operand(3).data[dtype]()
    var workers = min(max(bags.bags, 1), workers_for(bags.count * columns))

    @always_inline
    def work(worker: Int) {imm}:
        var first = bags.bags * worker // workers
        var last = bags.bags * (worker + 1) // workers
        for bag in range(first, last):
            reduce_bag[mode](
                to, source, factors, has_weights, columns, bags, bag
            )

    if workers == 1:
        work(0)
    else:
        sync_parallelize(work, workers)
