# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Normalisation of rows, with the statistics that a backward pass wants; the
engine's takes f32 only."""

import extensibility
from extensibility import InputTensor, OutputTensor
from max.algorithm import parallelize
from std.math import ceildiv, sqrt
from std.runtime import parallelism_level
from std.sys.info import simd_width_of


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

            var sums = Vector(0)
            var sum = Scalar[wide](0)
            var j = 0
            while j + width <= count:
                sums += x.unsafe_load[width=width](j).cast[wide]()
                j += width
            while j < count:
                sum += x[unsafe_offset=j].cast[wide]()
                j += 1
            var mean = (sum + sums.reduce_add()) / Scalar[wide](count)

            var squares = Vector(0)
            var square = Scalar[wide](0)
            j = 0
            while j + width <= count:
                var d = x.unsafe_load[width=width](j).cast[wide]() - Vector(mean)
                squares = d.fma(d, squares)
                j += width
            while j < count:
                var d = x[unsafe_offset=j].cast[wide]() - mean
                square += d * d
                j += 1
            var variance = (square + squares.reduce_add()) / Scalar[wide](count)
            var rstd = 1 / sqrt(variance + added)

            j = 0
            while j + width <= count:
                var d = x.unsafe_load[width=width](j).cast[wide]() - Vector(mean)
                var g = gammas.unsafe_load[width=width](j).cast[wide]()
                var b = betas.unsafe_load[width=width](j).cast[wide]()
                y.unsafe_store(
                    j, (d * Vector(rstd)).fma(g, b).cast[result.dtype]()
                )
                j += width
            while j < count:
                var d = x[unsafe_offset=j].cast[wide]() - mean
                var g = gammas[unsafe_offset=j].cast[wide]()
                var b = betas[unsafe_offset=j].cast[wide]()
                y.unsafe_store(j, (d * rstd * g + b).cast[result.dtype]())
                j += 1
            to_means[unsafe_offset=index] = mean
            to_rstds[unsafe_offset=index] = rstd

        if rows > 0:
            var wanted = ceildiv(rows * count, ELEMENTS_PER_THREAD)
            var threads = max(1, min(min(rows, wanted), parallelism_level()))
            parallelize(task, rows, threads)
