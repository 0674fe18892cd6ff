# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Images read at any position: grid_sample, and its gradients.

An image is [batch, channels, depth, height, width], a grid [batch, depth,
height, width, axes]; an image of two axes has depth 1. A sample is a sum over
taps, whose weights are the product of weights along each axis.
"""

from abi import WIDE_FLOATS, Call, Tensor
from max.algorithm import parallelize
from std.math import ceildiv, floor, round
from std.runtime import parallelism_level
from std.utils.numerics import isfinite, nan

comptime SAMPLES_PER_THREAD = 2048

# Torch's numbers.
comptime BILINEAR = 0
comptime NEAREST = 1
comptime BICUBIC = 2
comptime ZEROS = 0
comptime BORDER = 1
comptime REFLECTION = 2

# Positions beyond it are outside of every image, and NaN is nowhere.
comptime FAR = 1e9


@fieldwise_init
struct Position[dtype: DType](ImplicitlyCopyable):
    """A position on an axis, and how much it moves with the grid's number."""

    var at: Scalar[Self.dtype]
    var slope: Scalar[Self.dtype]


@fieldwise_init
struct SampledAxis(ImplicitlyCopyable):
    var size: Int
    var padding: Int
    var align_corners: Bool

    def position[dtype: DType](self, x: Scalar[dtype]) -> Position[dtype]:
        comptime Number = Scalar[dtype]
        if self.align_corners:
            return Position[dtype](
                (x + 1) / 2 * Number(self.size - 1),
                Number(self.size - 1) / 2,
            )
        return Position[dtype](
            ((x + 1) * Number(self.size) - 1) / 2, Number(self.size) / 2
        )

    def inside[dtype: DType](self, p: Position[dtype]) -> Position[dtype]:
        """The position that the padding puts in its place."""
        if self.padding == BORDER:
            return self._clip(p)
        if self.padding == REFLECTION:
            return self._clip(self._reflect(p))
        return p

    def _clip[dtype: DType](self, p: Position[dtype]) -> Position[dtype]:
        comptime Number = Scalar[dtype]
        # NaN as well.
        if not (p.at > 0):
            return Position[dtype](0, 0)
        if p.at >= Number(self.size - 1):
            return Position[dtype](Number(self.size - 1), 0)
        return p

    def _reflect[dtype: DType](self, p: Position[dtype]) -> Position[dtype]:
        comptime Number = Scalar[dtype]
        var low = Number(0) if self.align_corners else Number(-0.5)
        var span = Number(
            self.size - 1 if self.align_corners else self.size
        )
        if span == 0:
            return Position[dtype](0, 0)
        var distance = p.at - low
        var slope = p.slope
        if distance < 0:
            distance = -distance
            slope = -slope
        var extra = distance % span
        if floor(distance / span) % 2 == 0:
            return Position[dtype](extra + low, slope)
        return Position[dtype](span - extra + low, -slope)


struct AxisTaps[dtype: DType](Copyable):
    """Elements of an axis (-1: outside), their weights, and how these change
    with the grid's number."""

    var count: Int
    var sources: SIMD[DType.int64, 4]
    var weights: SIMD[Self.dtype, 4]
    var slopes: SIMD[Self.dtype, 4]
    var is_nowhere: Bool
    """At NaN or infinity, where torch samples NaN."""

    def __init__(out self):
        """Element 0 alone."""
        self.count = 1
        self.sources = SIMD[DType.int64, 4](0)
        self.weights = SIMD[Self.dtype, 4](1)
        self.slopes = SIMD[Self.dtype, 4](0)
        self.is_nowhere = False

    def source(self, tap: Int) -> Int:
        return Int(self.sources[tap])

    def __init__(
        out self, axis: SampledAxis, x: Scalar[Self.dtype], mode: Int
    ):
        comptime Number = Scalar[Self.dtype]
        self = Self()
        var p = axis.position(x)
        if mode != BICUBIC:
            p = axis.inside(p)
        if not (abs(p.at) < FAR):
            self.sources[0] = -1
            self.is_nowhere = mode != NEAREST and not isfinite(p.at)
            return
        if mode == NEAREST:
            self._set(0, axis, Int(round(p.at)), 1, 0)
            return
        var first = Int(floor(p.at))
        var t = p.at - Number(first)
        if mode == BILINEAR:
            self.count = 2
            self._set(0, axis, first, 1 - t, -p.slope)
            self._set(1, axis, first + 1, t, p.slope)
            return
        self.count = 4
        comptime a = Number(-0.75)
        for tap in range(4):
            var source = first + tap - 1
            # The padding moves each tap on its own.
            var moved = axis.inside(Position[Self.dtype](Number(source), 0))
            var d = abs(t - Number(tap - 1))
            var sign = p.slope if t - Number(tap - 1) >= 0 else -p.slope
            if d <= 1:
                self._set(
                    tap,
                    axis,
                    Int(moved.at),
                    ((a + 2) * d - (a + 3)) * d * d + 1,
                    (3 * (a + 2) * d - 2 * (a + 3)) * d * sign,
                )
            else:
                self._set(
                    tap,
                    axis,
                    Int(moved.at),
                    ((a * d - 5 * a) * d + 8 * a) * d - 4 * a,
                    ((3 * a * d - 10 * a) * d + 8 * a) * sign,
                )

    def _set(
        mut self,
        tap: Int,
        axis: SampledAxis,
        source: Int,
        weight: Scalar[Self.dtype],
        slope: Scalar[Self.dtype],
    ):
        self.sources[tap] = Int64(
            source if source >= 0 and source < axis.size else -1
        )
        self.weights[tap] = weight
        self.slopes[tap] = slope


struct Sampling(ImplicitlyCopyable):
    """The numbers: batch, channels, the image's three sizes, the result's
    three, the number of axes, mode, padding, align_corners."""

    var batch: Int
    var channels: Int
    var depth: SampledAxis
    var height: SampledAxis
    var width: SampledAxis
    var samples: Int
    var axes: Int
    var mode: Int

    def __init__(out self, numbers: Tensor):
        self.batch = numbers.number(0)
        self.channels = numbers.number(1)
        self.depth = SampledAxis(numbers.number(2), numbers.number(10), numbers.number(11) != 0)
        self.height = SampledAxis(numbers.number(3), numbers.number(10), numbers.number(11) != 0)
        self.width = SampledAxis(numbers.number(4), numbers.number(10), numbers.number(11) != 0)
        self.samples = numbers.number(5) * numbers.number(6) * numbers.number(7)
        self.axes = numbers.number(8)
        self.mode = numbers.number(9)

    def image_size(self) -> Int:
        return self.depth.size * self.height.size * self.width.size

    def threads(self, tasks: Int) -> Int:
        return max(
            1,
            min(
                parallelism_level(),
                tasks,
                ceildiv(
                    self.batch * self.samples * self.channels,
                    SAMPLES_PER_THREAD,
                ),
            ),
        )


def grid_sample(call: Call) raises:
    """Operands: image, grid, numbers."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            sample_image[dtype](call)


def sample_image[dtype: DType](call: Call):
    var s = Sampling(call.operand(2))
    var to = call.result(0).data[dtype]()
    var pixels = call.operand(0).data[dtype]()
    var places = call.operand(1).data[dtype]()

    def sample(index: Int) {imm}:
        var batch, position = divmod(index, s.samples)
        var place = places.unsafe_offset(index * s.axes)
        var x = AxisTaps[dtype](s.width, place[unsafe_offset=0], s.mode)
        var y = AxisTaps[dtype](s.height, place[unsafe_offset=1], s.mode)
        var z = AxisTaps[dtype]()
        if s.axes == 3:
            z = AxisTaps[dtype](s.depth, place[unsafe_offset=2], s.mode)
        var is_nowhere = x.is_nowhere or y.is_nowhere or z.is_nowhere
        for channel in range(s.channels):
            var base = pixels.unsafe_offset(
                (batch * s.channels + channel) * s.image_size()
            )
            var sum = nan[dtype]() if is_nowhere else Scalar[dtype](0)
            for k in range(z.count):
                for j in range(y.count):
                    if z.source(k) < 0 or y.source(j) < 0:
                        continue
                    var row = (
                        z.source(k) * s.height.size + y.source(j)
                    ) * s.width.size
                    var weight = z.weights[k] * y.weights[j]
                    for i in range(x.count):
                        if x.source(i) >= 0:
                            sum += (
                                weight
                                * x.weights[i]
                                * base[unsafe_offset = row + x.source(i)]
                            )
            to[
                unsafe_offset = (batch * s.channels + channel) * s.samples
                + position
            ] = sum

    var tasks = s.batch * s.samples
    parallelize(sample, tasks, s.threads(tasks))


def grid_sample_backward(call: Call) raises:
    """The gradients of the image and of the grid. Operands: gradient, image, grid,
    numbers."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            add_samples[dtype](call)


def add_samples[dtype: DType](call: Call):
    var s = Sampling(call.operand(3))
    var to_image = call.result(0).data[dtype]()
    var to_grid = call.result(1).data[dtype]()
    var source = call.operand(0).data[dtype]()
    var pixels = call.operand(1).data[dtype]()
    var places = call.operand(2).data[dtype]()
    for i in range(call.result(0).count()):
        to_image[unsafe_offset=i] = 0

    # One image for each task: its samples share elements.
    def sample_all(batch: Int) {imm}:
        for position in range(s.samples):
            var offset = (batch * s.samples + position) * s.axes
            var place = places.unsafe_offset(offset)
            var x = AxisTaps[dtype](s.width, place[unsafe_offset=0], s.mode)
            var y = AxisTaps[dtype](
                s.height, place[unsafe_offset=1], s.mode
            )
            var z = AxisTaps[dtype]()
            if s.axes == 3:
                z = AxisTaps[dtype](s.depth, place[unsafe_offset=2], s.mode)
            var by_x = Scalar[dtype](0)
            if x.is_nowhere or y.is_nowhere or z.is_nowhere:
                by_x = nan[dtype]()
            var by_y = by_x
            var by_z = by_x
            for channel in range(s.channels):
                var part = batch * s.channels + channel
                var g = source[unsafe_offset = part * s.samples + position]
                var first = part * s.image_size()
                for k in range(z.count):
                    for j in range(y.count):
                        for i in range(x.count):
                            if (
                                z.source(k) < 0
                                or y.source(j) < 0
                                or x.source(i) < 0
                            ):
                                continue
                            var pixel = (
                                first
                                + (
                                    z.source(k) * s.height.size
                                    + y.source(j)
                                )
                                * s.width.size
                                + x.source(i)
                            )
                            var value = g * pixels[unsafe_offset=pixel]
                            to_image[unsafe_offset=pixel] += (
                                g
                                * z.weights[k]
                                * y.weights[j]
                                * x.weights[i]
                            )
                            by_x += (
                                value
                                * z.weights[k]
                                * y.weights[j]
                                * x.slopes[i]
                            )
                            by_y += (
                                value
                                * z.weights[k]
                                * y.slopes[j]
                                * x.weights[i]
                            )
                            by_z += (
                                value
                                * z.slopes[k]
                                * y.weights[j]
                                * x.weights[i]
                            )
            to_grid[unsafe_offset=offset] = by_x
            to_grid[unsafe_offset = offset + 1] = by_y
            if s.axes == 3:
                to_grid[unsafe_offset = offset + 2] = by_z

    parallelize(sample_all, s.batch, s.threads(s.batch))
