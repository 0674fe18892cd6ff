# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation of rows, with the statistics that a backward pass wants; the
engine's takes f32 only."""

import extensibility
from extensibility import InputTensor, OutputTensor
from max.algorithm import parallelize
from std.math import ceildiv, sqrt
from std.runtime import parallelism_level
from std.sys.info import simd_width_of

from .sums import sum_terms


# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 16384


@extensibility.register("normalization.layer_norm")
struct LayerNorm:
    """Rows of mean 0 and variance 1, times gamma plus beta; the rows' means and
    the reciprocals of their standard deviations. All in the statistics' type,
    which is wider than narrow floats."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        result: OutputTensor[rank=2, ...],
        means: OutputTensor[rank=1, ...],
        rstds: OutputTensor[dtype=means.dtype, rank=1, ...],
        input: InputTensor[dtype=result.dtype, rank=2, ...],
        gamma: InputTensor[dtype=result.dtype, rank=1, ...],
        beta: InputTensor[dtype=result.dtype, rank=1, ...],
        epsilon: InputTensor[dtype=means.dtype, rank=1, ...],
    ) raises:
        comptime wide = means.dtype
        comptime width = simd_width_of[wide]()
        comptime Vector = SIMD[wide, width]
        var rows = input.dim_size(0)
        var count = input.dim_size(1)
        var to = result.unsafe_ptr()
        var from_ = input.unsafe_ptr()
        var to_means = means.unsafe_ptr()
        var to_rstds = rstds.unsafe_ptr()
        var gammas = gamma.unsafe_ptr()
        var betas = beta.unsafe_ptr()
        var added = epsilon.unsafe_ptr()[unsafe_offset=0]

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
                    j, (d * Vector(rstd)).fma(g, b).cast[result.dtype]()
                )
                j += width
            while j < count:
                var d = deviation[1](j)
                var g = gammas[unsafe_offset=j].cast[wide]()
                var b = betas[unsafe_offset=j].cast[wide]()
                y.unsafe_store(j, (d * rstd * g + b).cast[result.dtype]())
                j += 1
            to_means[unsafe_offset=index] = near + rest
            to_rstds[unsafe_offset=index] = rstd

        if rows > 0:
            var wanted = ceildiv(rows * count, ELEMENTS_PER_THREAD)
            var threads = max(1, min(min(rows, wanted), parallelism_level()))
            parallelize(task, rows, threads)
