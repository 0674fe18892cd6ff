# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, means and maxima of bags of rows."""

from abi import FLOATS, Call
from max.algorithm import sync_parallelize

from .rule import Numbers, hold
from .space import workers_for


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
