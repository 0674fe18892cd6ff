# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The weights of attention: a softmax of scores that are scaled and masked.

One pass over memory instead of one for each of those steps, and rows of which a
mask leaves nothing are zeros, as in eager; the engine's softmax makes NaN.
"""

from abi import WIDE_FLOATS, Call
from max.algorithm import parallelize
from std.math import ceildiv, log
from std.runtime import parallelism_level
from std.sys.info import simd_width_of
from std.utils.numerics import inf, nan, neg_inf

from .functions import exp
from .sums import sum_terms


# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 8192


def normalise_row[
    dtype: DType, //, masked: Bool
](
    row: Pointer[mut=True, Scalar[dtype], _],
    scores: Pointer[Scalar[dtype], _],
    mask: Pointer[Scalar[dtype], _],
    mask_stride: Int,
    scale: Scalar[dtype],
    count: Int,
    visible: Int,
) -> Scalar[dtype] where dtype.is_floating_point():
    """Writes the softmax of the visible scores, and zeros for the others.
    Returns the logarithm of the sum of their exponentials; 0 if there is
    nothing to sum."""
    comptime width = simd_width_of[dtype]()
    comptime Vector = SIMD[dtype, width]

    @always_inline
    def logit[
        size: SIMDLength
    ](j: Int) {imm} -> SIMD[dtype, size]:
        var x = scores.unsafe_load[width=size](j) * SIMD[dtype, size](scale)
        comptime if masked:
            if mask_stride == 0:
                x += SIMD[dtype, size](mask[unsafe_offset=0])
            else:
                x += mask.unsafe_load[width=size](j)
        return x

    var largest = neg_inf[dtype]()
    var largest_of_lanes = Vector(largest)
    # x - x is not 0 for NaN and the infinities. Only NaN and +inf spoil a row.
    var spoilt = Scalar[dtype](0)
    var spoilt_lanes = Vector(0)
    var j = 0
    while j + width <= visible:
        var x = logit[width](j)
        largest_of_lanes = max(largest_of_lanes, x)
        spoilt_lanes = x.lt(Vector(inf[dtype]())).select(spoilt_lanes, Vector(1))
        row.unsafe_store(j, x)
        j += width
    while j < visible:
        var x = logit[1](j)
        largest = max(largest, x)
        spoilt = x.lt(inf[dtype]()).select(spoilt, Scalar[dtype](1))
        row.unsafe_store(j, x)
        j += 1
    largest = max(largest, largest_of_lanes.reduce_max())
    if max(spoilt, spoilt_lanes.reduce_max()) > 0:
        fill(row, 0, visible, nan[dtype]())
        fill(row, visible, count, Scalar[dtype](0))
        return nan[dtype]()
    if largest == neg_inf[dtype]():
        fill(row, 0, count, Scalar[dtype](0))
        return 0

    @always_inline
    def exponential[size: Int](j: Int) {imm} -> SIMD[dtype, size]:
        var x = row.unsafe_load[width=size](j)
        var e = exp(x - SIMD[dtype, size](largest))
        row.unsafe_store(j, e)
        return e

    var sum = sum_terms(visible, exponential)
    var factor = 1 / sum
    j = 0
    while j + width <= visible:
        row.unsafe_store(j, row.unsafe_load[width=width](j) * Vector(factor))
        j += width
    while j < visible:
        row[unsafe_offset=j] *= factor
        j += 1
    fill(row, visible, count, Scalar[dtype](0))
    return largest + log(sum)


def fill[
    dtype: DType, //
](
    row: Pointer[mut=True, Scalar[dtype], _],
    start: Int,
    end: Int,
    value: Scalar[dtype],
):
    for j in range(start, end):
        row[unsafe_offset=j] = value


def number_of_threads(rows: Int, elements: Int) -> Int:
    var wanted = ceildiv(elements, ELEMENTS_PER_THREAD)
    return max(1, min(min(rows, wanted), parallelism_level()))


def weights(call: Call) raises:
    """Of scores [batch, heads, queries, keys]; with `causal` not 0, a query sees
    no key after its own position. Gives the weights and, for each query, the
    logarithm of the sum of its exponentials. Operands: scores, scale, causal."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            normalise_all[dtype](call)


def normalise_all[dtype: DType](call: Call):
    comptime assert dtype.is_floating_point()
    var scores = call.operand(0)
    var queries = scores.size(2)
    var keys = scores.size(3)
    var rows = scores.size(0) * scores.size(1) * queries
    var to = call.result(0).data[dtype]()
    var to_sums = call.result(1).data[dtype]()
    var from_ = scores.data[dtype]()
    var factor = call.operand(1).data[dtype]()[unsafe_offset=0]
    var is_causal = call.operand(2).number(0) != 0

    @always_inline
    def task(row: Int) {imm}:
        var visible = min(keys, row % queries + 1) if is_causal else keys
        to_sums[unsafe_offset=row] = normalise_row[masked=False](
            to.unsafe_offset(row * keys),
            from_.unsafe_offset(row * keys),
            from_,
            0,
            factor,
            keys,
            visible,
        )

    if rows > 0:
        parallelize(task, rows, number_of_threads(rows, rows * keys))


def masked_weights(call: Call) raises:
    """The same with a mask that is added to the scaled scores; its axes of size 1
    broadcast. Operands: scores, mask, scale, causal."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            normalise_all_masked[dtype](call)


def normalise_all_masked[dtype: DType](call: Call):
    comptime assert dtype.is_floating_point()
    var scores = call.operand(0)
    var mask = call.operand(1)
    var heads = scores.size(1)
    var queries = scores.size(2)
    var keys = scores.size(3)
    var rows = scores.size(0) * heads * queries
    var to = call.result(0).data[dtype]()
    var to_sums = call.result(1).data[dtype]()
    var from_ = scores.data[dtype]()
    var from_mask = mask.data[dtype]()
    var factor = call.operand(2).data[dtype]()[unsafe_offset=0]
    var is_causal = call.operand(3).number(0) != 0
    # Strides of the mask; 0 where it broadcasts.
    var of_key = 0 if mask.size(3) == 1 else 1
    var of_query = 0 if mask.size(2) == 1 else mask.size(3)
    var of_head = 0 if mask.size(1) == 1 else mask.size(2) * mask.size(3)
    var of_batch = 0 if mask.size(0) == 1 else (
        mask.size(1) * mask.size(2) * mask.size(3)
    )

    @always_inline
    def task(row: Int) {imm}:
        var query = row % queries
        var head = row // queries % heads
        var batch = row // queries // heads
        var visible = min(keys, query + 1) if is_causal else keys
        to_sums[unsafe_offset=row] = normalise_row[masked=True](
            to.unsafe_offset(row * keys),
            from_.unsafe_offset(row * keys),
            from_mask.unsafe_offset(
                batch * of_batch + head * of_head + query * of_query
            ),
            of_key,
            factor,
            keys,
            visible,
        )

    if rows > 0:
        parallelize(task, rows, number_of_threads(rows, rows * keys))
