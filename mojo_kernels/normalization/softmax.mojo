# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Softmax and its logarithm along an axis, narrow floats in f32.

Where the largest element is NaN or infinite, all along the axis is NaN, as in eager.
"""

from abi import FLOATS, Call
from max.algorithm import parallelize
from std.math import ceildiv, log
from std.runtime import parallelism_level
from std.sys.info import simd_width_of
from std.utils.numerics import inf, nan, neg_inf

from .functions import exp
from .sums import sum_terms

# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 8192


def softmax(call: Call) raises:
    soften[is_log=False](call)


def log_softmax(call: Call) raises:
    soften[is_log=True](call)


def soften[is_log: Bool](call: Call):
    comptime for dtype in FLOATS:
        if call.operand(0).has_type(dtype):
            comptime wide = DType.float64 if dtype == DType.float64 else DType.float32
            soften_as[is_log, dtype, wide](call)


def soften_as[is_log: Bool, dtype: DType, wide: DType](call: Call):
    comptime width = simd_width_of[wide]()
    var x = call.operand(0)
    var axis = call.option(0)
    var outer = 1
    for before in range(axis):
        outer *= x.size(before)
    var length = x.size(axis)
    var inner = 1
    for after in range(axis + 1, x.rank()):
        inner *= x.size(after)
    if outer * length * inner == 0:
        return
    var from_ = x.data[dtype]()
    var to = call.result(0).data[dtype]()
    # A task is a row, or as many neighbouring columns as a vector holds.
    var strips = ceildiv(inner, width)

    @always_inline
    def task(index: Int) {imm}:
        if inner == 1:
            soften_row[is_log, dtype, wide](
                to.unsafe_offset(index * length),
                from_.unsafe_offset(index * length),
                length,
            )
            return
        var line, strip = divmod(index, strips)
        var column = strip * width
        var start = line * length * inner
        if column + width <= inner:
            soften_columns[is_log, dtype, wide, width](
                to.unsafe_offset(start + column),
                from_.unsafe_offset(start + column),
                length,
                inner,
            )
            return
        for single in range(column, inner):
            soften_columns[is_log, dtype, wide, 1](
                to.unsafe_offset(start + single),
                from_.unsafe_offset(start + single),
                length,
                inner,
            )

    var tasks = outer * strips
    var wanted = ceildiv(outer * length * inner, ELEMENTS_PER_THREAD)
    parallelize(task, tasks, max(1, min(tasks, wanted, parallelism_level())))


def soften_row[
    is_log: Bool, dtype: DType, wide: DType
](
    y: Pointer[Scalar[dtype], MutAnyOrigin],
    x: Pointer[Scalar[dtype], MutAnyOrigin],
    count: Int,
):
    comptime assert wide.is_floating_point()
    comptime width = simd_width_of[wide]()
    comptime Vector = SIMD[wide, width]
    # The exponentials wait in the result until their sum is known, if it can hold them.
    comptime keeps_terms = dtype == wide and not is_log

    @always_inline
    def element[size: Int](j: Int) {imm} -> SIMD[wide, size]:
        return x.unsafe_load[width=size](j).cast[wide]()

    var largest = neg_inf[wide]()
    var largest_of_lanes = Vector(largest)
    # Neither NaN nor +inf is less than +inf.
    var is_finite = Scalar[DType.bool](True)
    var finite_lanes = SIMD[DType.bool, width](fill=True)
    var j = 0
    while j + width <= count:
        var e = element[width](j)
        largest_of_lanes = max(largest_of_lanes, e)
        finite_lanes = finite_lanes & e.lt(Vector(inf[wide]()))
        j += width
    while j < count:
        var e = element[1](j)
        largest = max(largest, e)
        is_finite = is_finite & e.lt(inf[wide]())
        j += 1
    largest = max(largest, largest_of_lanes.reduce_max())
    if not (is_finite and finite_lanes.reduce_and()) or largest == neg_inf[wide]():
        for k in range(count):
            y[unsafe_offset=k] = nan[wide]().cast[dtype]()
        return

    @always_inline
    def term[size: Int](j: Int) {imm} -> SIMD[wide, size]:
        var e = exp(element[size](j) - SIMD[wide, size](largest))
        comptime if keeps_terms:
            y.unsafe_store(j, e.cast[dtype]())
        return e

    var sum = sum_terms(count, term)
    var factor = 1 / sum
    var log_of_sum = log(sum)

    @always_inline
    def result[size: Int](j: Int) {imm} -> SIMD[dtype, size]:
        comptime if is_log:
            var e = element[size](j) - SIMD[wide, size](largest)
            return (e - SIMD[wide, size](log_of_sum)).cast[dtype]()
        elif keeps_terms:
            return y.unsafe_load[width=size](j) * factor.cast[dtype]()
        else:
            return (term[size](j) * factor).cast[dtype]()

    j = 0
    while j + width <= count:
        y.unsafe_store(j, result[width](j))
        j += width
    while j < count:
        y.unsafe_store(j, result[1](j))
        j += 1


@always_inline
def soften_columns[
    is_log: Bool, dtype: DType, wide: DType, size: Int
](
    y: Pointer[Scalar[dtype], MutAnyOrigin],
    x: Pointer[Scalar[dtype], MutAnyOrigin],
    length: Int,
    stride: Int,
):
    """Neighbouring columns side by side. Their sums are carried on in f64, where as many terms as
    fit into memory do no harm."""
    comptime assert wide.is_floating_point()
    comptime Vector = SIMD[wide, size]

    @always_inline
    def element(i: Int) {imm} -> Vector:
        return x.unsafe_load[width=size](i * stride).cast[wide]()

    var largest = Vector(neg_inf[wide]())
    var is_finite = SIMD[DType.bool, size](fill=True)
    for i in range(length):
        var e = element(i)
        largest = max(largest, e)
        is_finite = is_finite & e.lt(Vector(inf[wide]()))
    is_finite = is_finite & largest.gt(Vector(neg_inf[wide]()))
    largest = is_finite.select(largest, Vector(nan[wide]()))
    var sums = SIMD[DType.float64, size](0)
    for i in range(length):
        sums += exp(element(i) - largest).cast[DType.float64]()
    var sum = sums.cast[wide]()
    for i in range(length):
        var e = element(i) - largest
        var result: Vector
        comptime if is_log:
            result = e - log(sum)
        else:
            result = exp(e) / sum
        result = is_finite.select(result, Vector(nan[wide]()))
        y.unsafe_store(i * stride, result.cast[dtype]())
