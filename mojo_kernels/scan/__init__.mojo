# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums, products and the like of all elements so far, along the axis of [outer, axis, inner].

Like torch's, they are carried on in a wider type: f64 for f32, f32 for f16 and bf16.
"""

from abi import FLOATS, NUMBERS, Call
from max.algorithm.backend.cpu.parallelize import parallelize_over_rows
from std.utils.index import Index
from std.utils.numerics import inf, isfinite, isnan

from .functions import exp
from .libm import libm

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
            # Mojo's max does not hand NaN on, and its log1p has twelve digits.
            if isnan(sofar) or isnan(x):
                return sofar + x
            var small = min(sofar, x)
            var large = max(sofar, x)
            # Two equal infinities have no difference.
            if small == large and not isfinite(small):
                return x
            return libm["log1p"](exp(small - large)) + large
        else:
            return sofar


def _scan[Step: _Step, dtype: DType](call: Call):
    var x = call.operand(0)
    var length = x.size(1)
    var inner = x.size(2)
    var source = x.data[dtype]()
    var destination = call.result(0).data[dtype]()

    def run(first: Int, last: Int) {imm}:
        comptime wide = _wider[dtype]()
        for number in range(first, last):
            var at = (number // inner) * length * inner + number % inner
            var sofar = Step.initial[wide]()
            for _ in range(length):
                sofar = Step.combine(sofar, source[unsafe_offset=at].cast[wide]())
                destination[unsafe_offset=at] = sofar.cast[dtype]()
                at += inner

    parallelize_over_rows(run, Index(x.size(0) * inner, length), 1, _GRAIN)


def _scan_any[Step: _Step, types: List[DType]](call: Call):
    comptime for dtype in types:
        if call.operand(0).has_type(dtype):
            _scan[Step, dtype](call)


def cumsum(call: Call) raises:
    _scan_any[_Sum, NUMBERS](call)


def cumprod(call: Call) raises:
    _scan_any[_Product, NUMBERS](call)


def logcumsumexp(call: Call) raises:
    _scan_any[_LogSumExp, FLOATS](call)
