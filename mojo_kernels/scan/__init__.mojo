# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, products and the like of all elements so far, along the axis of [outer, axis, inner].

Like torch's, they are carried on in a wider type: f64 for f32, f32 for f16 and bf16.
"""

from max.algorithm.backend.cpu.parallelize import parallelize_over_rows
from std.math import exp, log1p
from std.utils.index import Index
from std.utils.numerics import inf, isfinite, isnan
import extensibility
from extensibility import InputTensor, OutputTensor

# Elements that make another thread worth while.
comptime _GRAIN = 16384


def _wider[dtype: DType]() -> DType:
    comptime if dtype == DType.float16 or dtype == DType.bfloat16:
        return DType.float32
    elif dtype.is_floating_point():
        return DType.float64
    else:
        return DType.int64


trait _Step:
    @staticmethod
    def initial[dtype: DType]() -> Scalar[dtype]:
        ...

    @staticmethod
    def combine[dtype: DType](sofar: Scalar[dtype], x: Scalar[dtype]) -> Scalar[dtype]:
        ...


struct _Sum(_Step):
    @staticmethod
    def initial[dtype: DType]() -> Scalar[dtype]:
        return 0

    @always_inline
    @staticmethod
    def combine[dtype: DType](sofar: Scalar[dtype], x: Scalar[dtype]) -> Scalar[dtype]:
        return sofar + x


struct _Product(_Step):
    @staticmethod
    def initial[dtype: DType]() -> Scalar[dtype]:
        return 1

    @always_inline
    @staticmethod
    def combine[dtype: DType](sofar: Scalar[dtype], x: Scalar[dtype]) -> Scalar[dtype]:
        return sofar * x


struct _LogSumExp(_Step):
    @staticmethod
    def initial[dtype: DType]() -> Scalar[dtype]:
        comptime if dtype.is_floating_point():
            return -inf[dtype]()
        else:
            return 0

    @always_inline
    @staticmethod
    def combine[dtype: DType](sofar: Scalar[dtype], x: Scalar[dtype]) -> Scalar[dtype]:
        comptime if dtype.is_floating_point():
            # Mojo's exp and max do not hand NaN on.
            if isnan(sofar) or isnan(x):
                return sofar + x
            var small = min(sofar, x)
            var large = max(sofar, x)
            # Two equal infinities have no difference.
            if small == large and not isfinite(small):
                return x
            return log1p(exp(small - large)) + large
        else:
            return sofar


def _scan[
    Step: _Step
](y: OutputTensor[rank=3, ...], x: InputTensor[dtype=y.dtype, rank=3, ...]):
    var length = x.dim_size(1)
    var inner = x.dim_size(2)
    var source = x.unsafe_ptr()
    var destination = y.unsafe_ptr()

    def run(first: Int, last: Int) {imm}:
        comptime wide = _wider[y.dtype]()
        for number in range(first, last):
            var at = (number // inner) * length * inner + number % inner
            var sofar = Step.initial[wide]()
            for _ in range(length):
                sofar = Step.combine(sofar, source[unsafe_offset=at].cast[wide]())
                destination[unsafe_offset=at] = sofar.cast[y.dtype]()
                at += inner

    parallelize_over_rows(run, Index(x.dim_size(0) * inner, length), 1, _GRAIN)


@extensibility.register("scan.cumsum")
struct Cumsum:
    @staticmethod
    def execute[
        target: StaticString
    ](y: OutputTensor[rank=3, ...], x: InputTensor[dtype=y.dtype, rank=3, ...]) raises:
        _scan[_Sum](y, x)


@extensibility.register("scan.cumprod")
struct Cumprod:
    @staticmethod
    def execute[
        target: StaticString
    ](y: OutputTensor[rank=3, ...], x: InputTensor[dtype=y.dtype, rank=3, ...]) raises:
        _scan[_Product](y, x)


@extensibility.register("scan.logcumsumexp")
struct LogCumsumExp:
    @staticmethod
    def execute[
        target: StaticString
    ](y: OutputTensor[rank=3, ...], x: InputTensor[dtype=y.dtype, rank=3, ...]) raises:
        _scan[_LogSumExp](y, x)
