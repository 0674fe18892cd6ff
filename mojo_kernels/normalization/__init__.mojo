# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation of rows, with the statistics that a backward pass wants."""

from abi import FLOATS, Call
from max.algorithm import parallelize
from std.math import ceildiv, sqrt
from std.runtime import parallelism_level
from std.sys.info import simd_width_of

from .softmax import log_softmax, softmax
from .sums import sum_terms


# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 16384


def layer_norm(call: Call) raises:
    """Rows of mean 0 and variance 1, times gamma plus beta; the rows' means and
    the reciprocals of their standard deviations. All in the statistics' type,
    which is wider than narrow floats."""
    comptime for dtype in FLOATS:
        if call.operand(0).has_type(dtype):
            comptime wide = DType.float64 if dtype == DType.float64 else DType.float32
            normalise_rows[dtype, wide](call)


def normalise_rows[dtype: DType, wide: DType](call: Call):
    comptime assert wide.is_floating_point()
    comptime width = simd_width_of[wide]()
    comptime Vector = SIMD[wide, width]
    var input = call.operand(0)
    var rows = input.size(0)
    var count = input.size(1)
    var to = call.result(0).data[dtype]()
    var from_ = input.data[dtype]()
    var to_means = call.result(1).data[wide]()
    var to_rstds = call.result(2).data[wide]()
    var gammas = call.operand(1).data[dtype]()
    var betas = call.operand(2).data[dtype]()
    var added = call.operand(3).data[wide]()[unsafe_offset=0]

    @always_inline
    def task(index: Int) {imm}:
        var x = from_.unsafe_offset(index * count)
        var y = to.unsafe_offset(index * count)

        @always_inline
        def element[size: Int](j: Int) {imm} -> SIMD[wide, size]:
            return x.unsafe_load[width=size](j).cast[wide]()

        # Far from zero, the rounding of the mean would be most of a small deviation's error:
        # the mean of the differences corrects it.
        var near = sum_terms(count, element) / Scalar[wide](count)

        @always_inline
        def difference[size: Int](j: Int) {imm} -> SIMD[wide, size]:
            return element[size](j) - SIMD[wide, size](near)

        var rest = sum_terms(count, difference) / Scalar[wide](count)

        @always_inline
        def deviation[size: Int](j: Int) {imm} -> SIMD[wide, size]:
            return difference[size](j) - SIMD[wide, size](rest)

        @always_inline
        def square[size: Int](j: Int) {imm} -> SIMD[wide, size]:
            var d = deviation[size](j)
            return d * d

        var variance = sum_terms(count, square) / Scalar[wide](count)
        var rstd = 1 / sqrt(variance + added)

        var j = 0
        while j + width <= count:
            var d = deviation[width](j)
            var g = gammas.unsafe_load[width=width](j).cast[wide]()
            var b = betas.unsafe_load[width=width](j).cast[wide]()
            y.unsafe_store(
                j, (d * Vector(rstd)).fma(g, b).cast[dtype]()
            )
            j += width
        while j < count:
            var d = deviation[1](j)
            var g = gammas[unsafe_offset=j].cast[wide]()
            var b = betas[unsafe_offset=j].cast[wide]()
            y.unsafe_store(j, (d * rstd * g + b).cast[dtype]())
            j += 1
        to_means[unsafe_offset=index] = near + rest
        to_rstds[unsafe_offset=index] = rstd

    if rows > 0:
        var wanted = ceildiv(rows * count, ELEMENTS_PER_THREAD)
        var threads = max(1, min(min(rows, wanted), parallelism_level()))
        parallelize(task, rows, threads)
