# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels about the order among elements.

Tensors are [outer, axis, inner]; a row is what lies along the axis. What varies from call to call
comes as a tensor of int64.
"""

from abi import ALL_TYPES, NUMBERS, Call
from max.algorithm.backend.cpu.parallelize import parallelize_over_rows
from std.utils.index import Index

from .keys import is_nan, key_dtype, key_of
from .row import Row

# Elements that make another thread worth while.
comptime _GRAIN = 4096


@always_inline
def _start_of(row: Int, length: Int, inner: Int) -> Int:
    """Where a row begins in a tensor whose axis has this length."""
    return (row // inner) * length * inner + row % inner


def _take_in_order[keep_all: Bool](call: Call):
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            _take_in_order_as[keep_all, dtype](call)


def _take_in_order_as[keep_all: Bool, dtype: DType](call: Call):
    """As many values as the output has room for, smallest or largest first, and where they come
    from; equal ones in the order that they have in the row."""
    var x = call.operand(0)
    var descending = call.operand(1).number(0) != 0
    var length = x.size(1)
    var count = call.result(0).size(1)
    var inner = x.size(2)
    var source = x.data[dtype]()
    var to_values = call.result(0).data[dtype]()
    var to_indices = call.result(1).data[DType.int64]()

    def take(first: Int, last: Int) {imm}:
        var row = Row[key_dtype[dtype]()](length)
        for number in range(first, last):
            var start = _start_of(number, length, inner)
            for i in range(length):
                var key = key_of(source[unsafe_offset=start + i * inner])
                row.keys[i] = ~key if descending else key
                row.order[i] = UInt32(i)
            comptime if keep_all:
                row.sort(length)
            else:
                row.keep_smallest(count)
            var at = _start_of(number, count, inner)
            for i in range(count):
                var origin = Int(row.order[i])
                to_values[unsafe_offset=at] = source[unsafe_offset=start + origin * inner]
                to_indices[unsafe_offset=at] = Int64(origin)
                at += inner

    parallelize_over_rows(take, Index(x.size(0) * inner, length), 1, _GRAIN)


def sort(call: Call) raises:
    """Options: descending."""
    _take_in_order[keep_all=True](call)


def topk(call: Call) raises:
    """Options: largest."""
    if call.result(0).size(1) > call.operand(0).size(1):
        raise Error("RuntimeError: selected index k out of range")
    _take_in_order[keep_all=False](call)


# How the n of the n-th smallest is found, as the lowering says it.
comptime _KTH = 0
comptime _MEDIAN = 1
comptime _NANMEDIAN = 2


def _position_of_median(row: Row, nans: Int, first_nan: Int, ignore_nan: Bool) -> Int:
    """The lower one of two. A NaN is the median, unless it is ignored."""
    if ignore_nan:
        return row.position_of_nth(max(len(row.keys) - nans - 1, 0) // 2)
    return first_nan if nans > 0 else row.position_of_nth((len(row.keys) - 1) // 2)


def select(call: Call) raises:
    """One value of each row, and where it comes from: the k-th smallest, or a median.
    Options: which one, k."""
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            _select_as[dtype](call)


def _select_as[dtype: DType](call: Call) raises:
    var x = call.operand(0)
    var length = x.size(1)
    var inner = x.size(2)
    var which = call.operand(1).number(0)
    var k = call.operand(1).number(1)
    if call.result(0).count() > 0 and length == 0:
        raise Error("IndexError: Expected reduction dim to have non-zero size.")
    if which == _KTH and (k < 1 or k > length):
        raise Error("RuntimeError: kthvalue(): selected number k out of range for dimension")
    var source = x.data[dtype]()
    var to_values = call.result(0).data[dtype]()
    var to_indices = call.result(1).data[DType.int64]()

    def select(first: Int, last: Int) {imm}:
        var row = Row[key_dtype[dtype]()](length)
        for number in range(first, last):
            var start = _start_of(number, length, inner)
            var nans = 0
            var first_nan = 0
            for i in range(length):
                var value = source[unsafe_offset=start + i * inner]
                row.keys[i] = key_of(value)
                if is_nan(value):
                    first_nan = first_nan if nans > 0 else i
                    nans += 1
            var origin: Int
            if which == _KTH:
                origin = row.position_of_nth(k - 1)
            else:
                origin = _position_of_median(row, nans, first_nan, which == _NANMEDIAN)
            to_values[unsafe_offset=number] = source[unsafe_offset=start + origin * inner]
            to_indices[unsafe_offset=number] = Int64(origin)

    parallelize_over_rows(select, Index(x.size(0) * inner, length), 1, _GRAIN)


def mode(call: Call) raises:
    """The value that occurs most often, the smallest of several, and where it occurs last. No NaN
    is equal to another."""
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            _mode_as[dtype](call)


def _mode_as[dtype: DType](call: Call) raises:
    var x = call.operand(0)
    var length = x.size(1)
    var inner = x.size(2)
    if call.result(0).count() > 0 and length == 0:
        raise Error("IndexError: Expected reduction dim to have non-zero size.")
    var source = x.data[dtype]()
    var to_values = call.result(0).data[dtype]()
    var to_indices = call.result(1).data[DType.int64]()

    def find(first: Int, last: Int) {imm}:
        var row = Row[key_dtype[dtype]()](length)
        for number in range(first, last):
            var start = _start_of(number, length, inner)
            for i in range(length):
                row.keys[i] = key_of(source[unsafe_offset=start + i * inner])
                row.order[i] = UInt32(i)
            row.sort(length)
            var most = 0
            var run = 0
            var origin = 0
            for i in range(length):
                run += 1
                if i + 1 < length and row.keys[i] == row.keys[i + 1]:
                    if not is_nan(source[unsafe_offset=start + Int(row.order[i]) * inner]):
                        continue
                if run > most:
                    most = run
                    origin = Int(row.order[i])
                run = 0
            to_values[unsafe_offset=number] = source[unsafe_offset=start + origin * inner]
            to_indices[unsafe_offset=number] = Int64(origin)

    parallelize_over_rows(find, Index(x.size(0) * inner, length), 1, _GRAIN)


def search(call: Call) raises:
    """Where values [rows or 1, m] belong in sorted rows [rows or 1, n], which a sorter of the same
    sizes may say how to sort. Operands: rows, values, sorter, options: right, whether there is a
    sorter. Positions are of int64 or int32."""
    comptime for dtype in ALL_TYPES:
        if call.operand(0).has_type(dtype):
            if call.result(0).has_type(DType.int64):
                _search_as[dtype, DType.int64](call)
            else:
                _search_as[dtype, DType.int32](call)


def _search_as[dtype: DType, position_dtype: DType](call: Call) raises:
    var length = call.operand(0).size(1)
    var width = call.operand(1).size(1)
    var right = call.operand(3).number(0) != 0
    var has_sorter = call.operand(3).number(1) != 0
    var row_values = call.operand(0).data[dtype]()
    var sought_values = call.operand(1).data[dtype]()
    var origins = call.operand(2).data[DType.int64]()
    var to_positions = call.result(0).data[position_dtype]()
    if has_sorter:
        for i in range(call.operand(2).count()):
            if origins[unsafe_offset=i] < 0 or origins[unsafe_offset=i] >= Int64(length):
                raise Error("RuntimeError: torch.searchsorted(): sorter index out of range")

    def search(first: Int, last: Int) {imm}:
        for number in range(first, last):
            var start = (number // width) * length
            var sought = sought_values[unsafe_offset=number]
            var low = 0
            var high = length
            while low < high:
                var middle = low + (high - low) // 2
                var at = Int(origins[unsafe_offset=start + middle]) if has_sorter else middle
                var value = row_values[unsafe_offset=start + at]
                # As torch asks it, so that NaN leads to the same place.
                var stop = key_of(value) >= key_of(sought)
                if right:
                    stop = key_of(value) > key_of(sought)
                if stop and not is_nan(value) and not is_nan(sought):
                    high = middle
                else:
                    low = middle + 1
            to_positions[unsafe_offset=number] = Scalar[position_dtype](low)

    parallelize_over_rows(search, Index(call.operand(1).count(), 1), 1, _GRAIN)


def running_extremum(call: Call) raises:
    """The largest or smallest so far, and where it was last; NaN from the first NaN on.
    Options: largest."""
    comptime for dtype in NUMBERS:
        if call.operand(0).has_type(dtype):
            _running_extremum_as[dtype](call)


def _running_extremum_as[dtype: DType](call: Call):
    var x = call.operand(0)
    var length = x.size(1)
    var inner = x.size(2)
    var largest = call.operand(1).number(0) != 0
    var source = x.data[dtype]()
    var to_values = call.result(0).data[dtype]()
    var to_indices = call.result(1).data[DType.int64]()

    def run(first: Int, last: Int) {imm}:
        for number in range(first, last):
            var at = _start_of(number, length, inner)
            var best = source[unsafe_offset=at]
            var origin = 0
            for i in range(length):
                var value = source[unsafe_offset=at]
                var better = key_of(value) >= key_of(best)
                if not largest:
                    better = key_of(value) <= key_of(best)
                if is_nan(value) or (better and not is_nan(best)):
                    best = value
                    origin = i
                to_values[unsafe_offset=at] = best
                to_indices[unsafe_offset=at] = Int64(origin)
                at += inner

    parallelize_over_rows(run, Index(x.size(0) * inner, length), 1, _GRAIN)
