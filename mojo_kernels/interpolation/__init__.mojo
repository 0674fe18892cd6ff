# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images of another size.

Tensors come and go flat. `nearest` handles all axes at once. All other methods work along one axis: each
element of the result is a weighted sum of some of the input's, and several axes
are one step after the other, the last axis first, as torch has it.

A scale is the distance of two neighbours of the result, measured in the input.
It is given if torch was given a factor, else zero: then the sizes tell it.
Positions are computed in f32, in f64 for tensors of f64, as torch does: where a
position lies close to the border between two elements, the rounding decides.
"""

from abi import MOVED, WIDE_FLOATS, Call, Tensor
from max.algorithm import parallelize
from std.math import ceil, ceildiv, floor
from std.runtime import parallelism_level
from std.sys.info import simd_width_of

from .sampling import grid_sample, grid_sample_backward

# Elements below which another thread costs more than it gives.
comptime ELEMENTS_PER_THREAD = 16384

comptime LINEAR = 0
comptime CUBIC = 1
comptime LINEAR_ANTIALIASED = 2
comptime CUBIC_ANTIALIASED = 3


def threads_for(tasks: Int, elements: Int) -> Int:
    return max(
        1,
        min(parallelism_level(), tasks, ceildiv(elements, ELEMENTS_PER_THREAD)),
    )


# ===---------------------------------------------------------------------=== #
# Nearest
# ===---------------------------------------------------------------------=== #


def nearest_sources(
    input: Int, result: Int, given_scale: Float64, is_exact: Bool
) -> List[Int]:
    """Which element of an axis each element of the result is."""
    var scale = Float32(given_scale)
    if scale == 0:
        scale = Float32(input) / Float32(result)
    var shift = Float32(0.5) if is_exact else Float32(0)
    var sources = List[Int]()
    for i in range(result):
        var position = Int(floor((Float32(i) + shift) * scale))
        sources.append(min(position, input - 1))
    return sources^


struct NearestMap(Movable):
    """For images of [outer, depth, height, width]."""

    var outer: Int
    var depth: Int
    var height: Int
    var width: Int
    var planes: List[Int]
    var rows: List[Int]
    var columns: List[Int]

    def __init__(out self, sizes: Tensor, scales: Tensor):
        """The numbers: outer, the input's three sizes, the result's, whether
        the exact method is asked for."""
        var given = scales.data[DType.float64]()
        var is_exact = sizes.number(7) != 0
        self.outer = sizes.number(0)
        self.depth = sizes.number(1)
        self.height = sizes.number(2)
        self.width = sizes.number(3)
        self.planes = nearest_sources(
            self.depth, sizes.number(4), given[unsafe_offset=0], is_exact
        )
        self.rows = nearest_sources(
            self.height, sizes.number(5), given[unsafe_offset=1], is_exact
        )
        self.columns = nearest_sources(
            self.width, sizes.number(6), given[unsafe_offset=2], is_exact
        )

    def rows_of_outer(self) -> Int:
        return len(self.planes) * len(self.rows)

    def source_row(self, row: Int) -> Int:
        """The input's row that a row of the result is made of."""
        var plane, y = divmod(row, len(self.rows))
        var outer, z = divmod(plane, len(self.planes))
        return (outer * self.depth + self.planes[z]) * self.height + self.rows[
            y
        ]


def nearest(call: Call) raises:
    """Operands: x, sizes, scales."""
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            copy_nearest[dtype](call)


def copy_nearest[dtype: DType](call: Call):
    var map = NearestMap(call.operand(1), call.operand(2))
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var width = len(map.columns)

    def copy_row(row: Int) {imm}:
        var to_row = to.unsafe_offset(row * width)
        var from_row = source.unsafe_offset(map.source_row(row) * map.width)
        for i in range(width):
            to_row[unsafe_offset=i] = from_row[unsafe_offset = map.columns[i]]

    var rows = map.outer * map.rows_of_outer()
    parallelize(copy_row, rows, threads_for(rows, call.result(0).count()))


def nearest_backward(call: Call) raises:
    """Operands: gradient, sizes, scales."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            add_nearest[dtype](call)


def add_nearest[dtype: DType](call: Call):
    var map = NearestMap(call.operand(1), call.operand(2))
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var width = len(map.columns)
    var rows = map.rows_of_outer()
    for i in range(call.result(0).count()):
        to[unsafe_offset=i] = 0

    def add_rows(outer: Int) {imm}:
        for row in range(outer * rows, (outer + 1) * rows):
            var to_row = to.unsafe_offset(map.source_row(row) * map.width)
            var from_row = source.unsafe_offset(row * width)
            for i in range(width):
                to_row[unsafe_offset = map.columns[i]] += from_row[
                    unsafe_offset=i
                ]

    parallelize(
        add_rows, map.outer, threads_for(map.outer, call.operand(0).count())
    )


# ===---------------------------------------------------------------------=== #
# Weighted sums along an axis
# ===---------------------------------------------------------------------=== #


def linear_filter[dtype: DType](x: Scalar[dtype]) -> Scalar[dtype]:
    return max(1 - abs(x), 0)


def cubic_filter[
    dtype: DType
](x: Scalar[dtype], a: Scalar[dtype]) -> Scalar[dtype]:
    var d = abs(x)
    if d < 1:
        return ((a + 2) * d - (a + 3)) * d * d + 1
    if d < 2:
        return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
    return 0


struct Taps[dtype: DType](Movable):
    """For each element of the result, which elements of the input count, and
    how much: `count` of each, of which `used` are read. The others would turn
    infinities into NaN, although their weight is zero."""

    var count: Int
    var sources: List[Int]
    var weights: List[Scalar[Self.dtype]]
    # Empty if all are used everywhere.
    var sizes: List[Int]

    def __init__(
        out self,
        input: Int,
        result: Int,
        method: Int,
        align_corners: Bool,
        given_scale: Float64,
    ):
        comptime Number = Scalar[Self.dtype]
        var scale = Number(given_scale)
        if align_corners:
            scale = Number(0)
            if result > 1:
                scale = Number(input - 1) / Number(result - 1)
        elif scale == 0:
            scale = Number(input) / Number(result)
        self.sources = List[Int]()
        self.weights = List[Number]()
        self.sizes = List[Int]()
        self.count = 2
        if method == LINEAR and input == result:
            # Torch leaves such an axis alone, whatever the scale.
            self.count = 1
            for i in range(result):
                self.sources.append(i)
                self.weights.append(1)
        elif method == LINEAR:
            self._set_linear(input, result, align_corners, scale)
        elif method == CUBIC:
            self.count = 4
            self._set_cubic(input, result, align_corners, scale)
        else:
            self._set_antialiased(input, result, method, scale)

    @staticmethod
    def _position(
        i: Int, align_corners: Bool, scale: Scalar[Self.dtype]
    ) -> Scalar[Self.dtype]:
        comptime Number = Scalar[Self.dtype]
        if align_corners:
            return scale * Number(i)
        return scale * (Number(i) + Number(0.5)) - Number(0.5)

    def _set_linear(
        mut self,
        input: Int,
        result: Int,
        align_corners: Bool,
        scale: Scalar[Self.dtype],
    ):
        comptime Number = Scalar[Self.dtype]
        for i in range(result):
            var position = max(
                Self._position(i, align_corners, scale), Number(0)
            )
            var first = min(Int(position), input - 1)
            var second = first + 1 if first < input - 1 else first
            var weight = min(max(position - Number(first), Number(0)), Number(1))
            self.sources.append(first)
            self.sources.append(second)
            self.weights.append(1 - weight)
            self.weights.append(weight)

    def _set_cubic(
        mut self,
        input: Int,
        result: Int,
        align_corners: Bool,
        scale: Scalar[Self.dtype],
    ):
        comptime Number = Scalar[Self.dtype]
        comptime a = Number(-0.75)
        for i in range(result):
            var position = Self._position(i, align_corners, scale)
            var first = min(Int(floor(position)), input - 1)
            var t = min(max(position - Number(first), Number(0)), Number(1))
            for tap in range(4):
                var source = first + tap - 1
                self.sources.append(min(max(source, 0), input - 1))
            self.weights.append(cubic_filter(t + 1, a))
            self.weights.append(cubic_filter(t, a))
            self.weights.append(cubic_filter(1 - t, a))
            self.weights.append(cubic_filter(2 - t, a))

    def used(self, index: Int) -> Int:
        return self.count if len(self.sizes) == 0 else self.sizes[index]

    def _set_antialiased(
        mut self, input: Int, result: Int, method: Int, scale: Scalar[Self.dtype]
    ):
        comptime Number = Scalar[Self.dtype]
        var radius = Number(1) if method == LINEAR_ANTIALIASED else Number(2)
        var support = radius * max(scale, Number(1))
        var shrink = 1 / scale if scale >= 1 else Number(1)
        self.count = Int(ceil(support)) * 2 + 1
        for i in range(result):
            var center = scale * (Number(i) + Number(0.5))
            var first = max(Int(center - support + Number(0.5)), 0)
            var end = min(Int(center + support + Number(0.5)), input)
            var size = min(max(end - first, 0), self.count)
            var total = Number(0)
            for tap in range(self.count):
                var weight = Number(0)
                if tap < size:
                    var distance = (
                        Number(tap + first) - center + Number(0.5)
                    ) * shrink
                    weight = linear_filter(
                        distance
                    ) if method == LINEAR_ANTIALIASED else cubic_filter(
                        distance, Number(-0.5)
                    )
                total += weight
                self.weights.append(weight)
                self.sources.append(first + tap if tap < size else first)
            self.sizes.append(size)
            if total != 0:
                for tap in range(self.count):
                    self.weights[i * self.count + tap] /= total


struct AxisMap[dtype: DType](Movable):
    """A tensor of [outer, axis, inner]."""

    var outer: Int
    var input: Int
    var result: Int
    var inner: Int
    var taps: Taps[Self.dtype]

    def __init__(out self, numbers: Tensor, scale: Tensor):
        self.outer = numbers.number(0)
        self.input = numbers.number(1)
        self.result = numbers.number(2)
        self.inner = numbers.number(3)
        self.taps = Taps[Self.dtype](
            self.input,
            self.result,
            numbers.number(4),
            numbers.number(5) != 0,
            scale.data[DType.float64]()[unsafe_offset=0],
        )


def resample(call: Call) raises:
    """Operands: x, numbers, scale."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            sum_taps[dtype](call)


def sum_taps[dtype: DType](call: Call):
    comptime width = simd_width_of[dtype]()
    var map = AxisMap[dtype](call.operand(1), call.operand(2))
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var inner = map.inner
    var count = map.taps.count

    def fill(index: Int) {imm}:
        var from_part = source.unsafe_offset(index * map.input * inner)
        var to_part = to.unsafe_offset(index * map.result * inner)
        for i in range(map.result):
            var to_row = to_part.unsafe_offset(i * inner)
            var k = 0
            while k + width <= inner:
                var sum = SIMD[dtype, width](0)
                for tap in range(i * count, i * count + map.taps.used(i)):
                    sum += map.taps.weights[tap] * from_part.unsafe_load[
                        width=width
                    ](map.taps.sources[tap] * inner + k)
                to_row.unsafe_store(k, sum)
                k += width
            while k < inner:
                var sum = Scalar[dtype](0)
                for tap in range(i * count, i * count + map.taps.used(i)):
                    sum += (
                        map.taps.weights[tap]
                        * from_part[
                            unsafe_offset = map.taps.sources[tap] * inner
                            + k
                        ]
                    )
                to_row[unsafe_offset=k] = sum
                k += 1

    parallelize(
        fill, map.outer, threads_for(map.outer, call.result(0).count())
    )


def resample_backward(call: Call) raises:
    """Operands: gradient, numbers, scale."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            share_out[dtype](call)


def share_out[dtype: DType](call: Call):
    var map = AxisMap[dtype](call.operand(1), call.operand(2))
    var to = call.result(0).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var inner = map.inner
    var count = map.taps.count

    def add(index: Int) {imm}:
        var to_part = to.unsafe_offset(index * map.input * inner)
        var from_part = source.unsafe_offset(index * map.result * inner)
        for i in range(map.input * inner):
            to_part[unsafe_offset=i] = 0
        for i in range(map.result):
            var from_row = from_part.unsafe_offset(i * inner)
            for tap in range(i * count, i * count + map.taps.used(i)):
                var weight = map.taps.weights[tap]
                var to_row = to_part.unsafe_offset(
                    map.taps.sources[tap] * inner
                )
                for k in range(inner):
                    to_row[unsafe_offset=k] += (
                        weight * from_row[unsafe_offset=k]
                    )

    parallelize(
        add, map.outer, threads_for(map.outer, call.operand(0).count())
    )
