# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions that the engine lacks: in groups, transposed, and their gradients.

A convolution ties two tensors by a filter: a `wide` one, which it reads, and a
`narrow` one, which has one position for each place of the filter. Along an axis

    wide position = narrow position * stride - padding + filter position * dilation

A convolution makes the narrow tensor from the wide one, a transposed
convolution the wide from the narrow; each is the other's gradient. A third
kernel makes the filter from both, which is the gradient of either.

These three are for filters that tie few channels. Where they tie many, a product
of matrices is faster: one matrix holds, as columns, what the filter reads in
each of its places, and two more kernels make it from the wide tensor and add it
up to the wide tensor.

Tensors are [batch, channels, x, y, z], filters [narrow channels, wide channels
of a group, x, y, z]; axes that a convolution does not have are of size 1 and
come first. The last operand holds the numbers of `Geometry`.
"""

import extensibility
from extensibility import InputTensor, OutputTensor
from max.algorithm import parallelize
from std.math import ceildiv
from std.runtime import parallelism_level
from std.sys.info import simd_width_of

from .sums import PairwiseSum, TERMS_OF_BLOCK, add_lanes

# Multiplications below which another thread costs more than it gives.
comptime WORK_PER_THREAD = 32768

comptime Numbers = InputTensor[dtype=DType.int64, rank=1, ...]


@fieldwise_init
struct Axis(ImplicitlyCopyable):
    """How narrow, wide and filter positions are tied along one axis."""

    var narrow: Int
    var wide: Int
    var filter: Int
    var stride: Int
    var padding: Int
    var dilation: Int

    def offset(self, filter: Int) -> Int:
        """The wide position of narrow position 0."""
        return filter * self.dilation - self.padding

    def to_wide(self, narrow: Int, filter: Int) -> Int:
        return narrow * self.stride + self.offset(filter)

    def first(self, filter: Int) -> Int:
        """The first narrow position whose wide one is not in the padding."""
        return max(0, -(self.offset(filter) // self.stride))

    def end(self, filter: Int) -> Int:
        """The end of the narrow positions whose wide ones are not in the padding.
        """
        var reachable = self.wide - self.offset(filter)
        return min(self.narrow, -(-reachable // self.stride))


struct Geometry(ImplicitlyCopyable):
    """In the operand: batch, narrow channels, wide channels of a group, groups;
    then for each axis what `Axis` holds."""

    var batch: Int
    var narrow_channels: Int
    var wide_channels: Int
    var groups: Int
    var x: Axis
    var y: Axis
    var z: Axis

    def __init__(out self, numbers: Numbers):
        var p = numbers.unsafe_ptr()

        def number(index: Int) {imm} -> Int:
            return Int(p[unsafe_offset=index])

        def axis(start: Int) {imm} -> Axis:
            return Axis(
                number(start),
                number(start + 1),
                number(start + 2),
                number(start + 3),
                number(start + 4),
                number(start + 5),
            )

        self.batch = number(0)
        self.narrow_channels = number(1)
        self.wide_channels = number(2)
        self.groups = number(3)
        self.x = axis(4)
        self.y = axis(10)
        self.z = axis(16)

    def narrow_size(self) -> Int:
        """Of one channel."""
        return self.x.narrow * self.y.narrow * self.z.narrow

    def wide_size(self) -> Int:
        return self.x.wide * self.y.wide * self.z.wide

    def filter_size(self) -> Int:
        return self.x.filter * self.y.filter * self.z.filter

    def narrow_row(self, x: Int, y: Int) -> Int:
        """Where a row begins in its channel."""
        return (x * self.y.narrow + y) * self.z.narrow

    def wide_row(self, x: Int, y: Int) -> Int:
        return (x * self.y.wide + y) * self.z.wide

    def narrow_channels_of_group(self) -> Int:
        return self.narrow_channels // self.groups

    def threads(self, tasks: Int) -> Int:
        var work = (
            self.batch
            * self.narrow_channels
            * self.wide_channels
            * self.narrow_size()
            * self.filter_size()
        )
        return max(
            1, min(parallelism_level(), tasks, ceildiv(work, WORK_PER_THREAD))
        )


@always_inline
def vector_end[width: Int, stride: Int](axis: Axis, filter: Int) -> Int:
    """The end of the narrow positions at which `width` wide elements, `stride`
    apart, can be read, the gaps behind the last one included."""
    var reachable = (axis.wide - axis.offset(filter)) // stride
    return min(axis.end(filter), reachable) - width + 1


@always_inline
def load[
    dtype: DType, //, width: Int, stride: Int
](pointer: Pointer[Scalar[dtype], _], at: Int) -> SIMD[dtype, width]:
    comptime if stride == 1:
        return pointer.unsafe_load[width=width](at)
    else:
        var both = pointer.unsafe_load[width=2 * width](at)
        return rebind[SIMD[dtype, width]](both.deinterleave()[0])


@always_inline
def add[
    dtype: DType, width: Int, //, stride: Int
](
    pointer: Pointer[mut=True, Scalar[dtype], _],
    at: Int,
    part: SIMD[dtype, width],
):
    comptime if stride == 1:
        pointer.unsafe_store(at, pointer.unsafe_load[width=width](at) + part)
    else:
        var both = rebind[SIMD[dtype, 2 * width]](
            part.interleave(SIMD[dtype, width](0))
        )
        pointer.unsafe_store(
            at, pointer.unsafe_load[width=2 * width](at) + both
        )


def fill_zeros[
    dtype: DType, //
](pointer: Pointer[mut=True, Scalar[dtype], _], count: Int):
    for i in range(count):
        pointer[unsafe_offset=i] = 0


def add_channel[
    dtype: DType, //, widen: Bool, stride: Int
](
    g: Geometry,
    narrow: Pointer[mut=True, Scalar[dtype], _],
    wide: Pointer[mut=True, Scalar[dtype], _],
    taps: Pointer[Scalar[dtype], _],
):
    """Adds a wide channel, weighted by the taps, to a narrow one, or the other
    way round. `stride` is that of the last axis if the elements can be read many
    at a time, else 0."""
    comptime width = simd_width_of[dtype]()
    for tap in range(g.filter_size()):
        var fxy, fz = divmod(tap, g.z.filter)
        var fx, fy = divmod(fxy, g.y.filter)
        var weight = taps[unsafe_offset=tap]
        var offset = g.z.offset(fz)
        var first = g.z.first(fz)
        var end = g.z.end(fz)
        for x in range(g.x.first(fx), g.x.end(fx)):
            for y in range(g.y.first(fy), g.y.end(fy)):
                var narrow_row = narrow.unsafe_offset(g.narrow_row(x, y))
                var wide_row = wide.unsafe_offset(
                    g.wide_row(g.x.to_wide(x, fx), g.y.to_wide(y, fy))
                )
                var z = first
                comptime if stride != 0:
                    var last = vector_end[width, stride](g.z, fz)
                    while z < last:
                        var at = z * stride + offset
                        comptime if widen:
                            var part = load[width, 1](narrow_row, z)
                            add[stride](wide_row, at, part * weight)
                        else:
                            var part = load[width, stride](wide_row, at)
                            add[1](narrow_row, z, part * weight)
                        z += width
                while z < end:
                    var at = z * g.z.stride + offset
                    comptime if widen:
                        wide_row[unsafe_offset=at] += (
                            narrow_row[unsafe_offset=z] * weight
                        )
                    else:
                        narrow_row[unsafe_offset=z] += (
                            wide_row[unsafe_offset=at] * weight
                        )
                    z += 1


def product_of_channels[
    dtype: DType, //, stride: Int
](
    g: Geometry,
    narrow: Pointer[Scalar[dtype], _],
    wide: Pointer[Scalar[dtype], _],
    taps: Pointer[mut=True, Scalar[dtype], _],
):
    """Adds to each tap the product of the channels that it ties."""
    comptime width = simd_width_of[dtype]() if stride != 0 else 1
    for tap in range(g.filter_size()):
        var fxy, fz = divmod(tap, g.z.filter)
        var fx, fy = divmod(fxy, g.y.filter)
        var offset = g.z.offset(fz)
        var first = g.z.first(fz)
        var end = g.z.end(fz)
        var sums = PairwiseSum[dtype]()
        var block = SIMD[dtype, width](0)
        var rest = Scalar[dtype](0)
        var terms = 0
        for x in range(g.x.first(fx), g.x.end(fx)):
            for y in range(g.y.first(fy), g.y.end(fy)):
                var narrow_row = narrow.unsafe_offset(g.narrow_row(x, y))
                var wide_row = wide.unsafe_offset(
                    g.wide_row(g.x.to_wide(x, fx), g.y.to_wide(y, fy))
                )
                var z = first
                while z < end:
                    var stop = min(end, z + TERMS_OF_BLOCK * width)
                    terms += ceildiv(stop - z, width)
                    comptime if stride != 0:
                        var last = min(
                            stop, vector_end[width, stride](g.z, fz)
                        )
                        while z < last:
                            block += load[width, 1](narrow_row, z) * load[
                                width, stride
                            ](wide_row, z * stride + offset)
                            z += width
                    var rest_of_row = Scalar[dtype](0)
                    while z < stop:
                        rest_of_row += (
                            narrow_row[unsafe_offset=z]
                            * wide_row[unsafe_offset=z * g.z.stride + offset]
                        )
                        z += 1
                    rest += rest_of_row
                    if terms >= TERMS_OF_BLOCK:
                        sums.add(rest + add_lanes(block))
                        block = SIMD[dtype, width](0)
                        rest = 0
                        terms = 0
        sums.add(rest + add_lanes(block))
        taps[unsafe_offset=tap] += sums.total()


@extensibility.register("convolution.narrow")
struct Narrow:
    """The narrow tensor: a convolution, or the gradient of a transposed one."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        narrow: OutputTensor,
        wide: InputTensor[dtype=narrow.dtype, rank=narrow.rank, ...],
        filter: InputTensor[dtype=narrow.dtype, rank=narrow.rank, ...],
        numbers: Numbers,
    ) raises:
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        # One channel of the result for each task.
        def task(index: Int) {imm}:
            var batch, channel = divmod(index, g.narrow_channels)
            var group = channel // g.narrow_channels_of_group()
            var first = (batch * g.groups + group) * g.wide_channels
            var to = narrow_ptr.unsafe_offset(index * g.narrow_size())
            fill_zeros(to, g.narrow_size())
            for c in range(g.wide_channels):
                var source = wide_ptr.unsafe_offset((first + c) * g.wide_size())
                var taps = filter_ptr.unsafe_offset(
                    (channel * g.wide_channels + c) * g.filter_size()
                )
                if g.z.stride == 1:
                    add_channel[widen=False, stride=1](g, to, source, taps)
                elif g.z.stride == 2:
                    add_channel[widen=False, stride=2](g, to, source, taps)
                else:
                    add_channel[widen=False, stride=0](g, to, source, taps)

        var tasks = g.batch * g.narrow_channels
        parallelize(task, tasks, g.threads(tasks))


@extensibility.register("convolution.wide")
struct Wide:
    """The wide tensor: a transposed convolution, or the gradient of a plain one.
    """

    @staticmethod
    def execute[
        target: StaticString
    ](
        wide: OutputTensor,
        narrow: InputTensor[dtype=wide.dtype, rank=wide.rank, ...],
        filter: InputTensor[dtype=wide.dtype, rank=wide.rank, ...],
        numbers: Numbers,
    ) raises:
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        # One channel of the result for each task.
        def task(index: Int) {imm}:
            var batch_and_group, channel = divmod(index, g.wide_channels)
            var channels = g.narrow_channels_of_group()
            var first = batch_and_group % g.groups * channels
            var to = wide_ptr.unsafe_offset(index * g.wide_size())
            fill_zeros(to, g.wide_size())
            for c in range(channels):
                var source = narrow_ptr.unsafe_offset(
                    (batch_and_group * channels + c) * g.narrow_size()
                )
                var taps = filter_ptr.unsafe_offset(
                    ((first + c) * g.wide_channels + channel) * g.filter_size()
                )
                if g.z.stride == 1:
                    add_channel[widen=True, stride=1](g, source, to, taps)
                elif g.z.stride == 2:
                    add_channel[widen=True, stride=2](g, source, to, taps)
                else:
                    add_channel[widen=True, stride=0](g, source, to, taps)

        var tasks = g.batch * g.groups * g.wide_channels
        parallelize(task, tasks, g.threads(tasks))


@extensibility.register("convolution.filter")
struct Filter:
    """The gradient of the filter."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        filter: OutputTensor,
        narrow: InputTensor[dtype=filter.dtype, rank=filter.rank, ...],
        wide: InputTensor[dtype=filter.dtype, rank=filter.rank, ...],
        numbers: Numbers,
    ) raises:
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        # All taps between two channels for each task.
        def task(index: Int) {imm}:
            var channel, wide_channel = divmod(index, g.wide_channels)
            var group = channel // g.narrow_channels_of_group()
            var taps = filter_ptr.unsafe_offset(index * g.filter_size())
            fill_zeros(taps, g.filter_size())
            for batch in range(g.batch):
                var a = narrow_ptr.unsafe_offset(
                    (batch * g.narrow_channels + channel) * g.narrow_size()
                )
                var b = wide_ptr.unsafe_offset(
                    (
                        (batch * g.groups + group) * g.wide_channels
                        + wide_channel
                    )
                    * g.wide_size()
                )
                if g.z.stride == 1:
                    product_of_channels[stride=1](g, a, b, taps)
                elif g.z.stride == 2:
                    product_of_channels[stride=2](g, a, b, taps)
                else:
                    product_of_channels[stride=0](g, a, b, taps)

        var tasks = g.narrow_channels * g.wide_channels
        parallelize(task, tasks, g.threads(tasks))


@extensibility.register("convolution.columns")
struct Columns:
    """What each tap reads in each place: [wide channels * taps, batch * places].
    """

    @staticmethod
    def execute[
        target: StaticString
    ](
        columns: OutputTensor,
        wide: InputTensor[dtype=columns.dtype, ...],
        numbers: Numbers,
    ) raises:
        var g = Geometry(numbers)
        var columns_ptr = columns.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var channels = g.groups * g.wide_channels

        # One row for each task.
        def task(index: Int) {imm}:
            var channel, tap = divmod(index, g.filter_size())
            var fxy, fz = divmod(tap, g.z.filter)
            var fx, fy = divmod(fxy, g.y.filter)
            var offset = g.z.offset(fz)
            var first = g.z.first(fz)
            var end = g.z.end(fz)
            for batch in range(g.batch):
                var to = columns_ptr.unsafe_offset(
                    (index * g.batch + batch) * g.narrow_size()
                )
                var source = wide_ptr.unsafe_offset(
                    (batch * channels + channel) * g.wide_size()
                )
                fill_zeros(to, g.narrow_size())
                for x in range(g.x.first(fx), g.x.end(fx)):
                    for y in range(g.y.first(fy), g.y.end(fy)):
                        var narrow_row = to.unsafe_offset(g.narrow_row(x, y))
                        var wide_row = source.unsafe_offset(
                            g.wide_row(g.x.to_wide(x, fx), g.y.to_wide(y, fy))
                        )
                        for z in range(first, end):
                            narrow_row[unsafe_offset=z] = wide_row[
                                unsafe_offset=z * g.z.stride + offset
                            ]

        var tasks = channels * g.filter_size()
        parallelize(task, tasks, g.threads(tasks))


@extensibility.register("convolution.from_columns")
struct FromColumns:
    """The wide tensor, each element the sum of what taps have read of it."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        wide: OutputTensor,
        columns: InputTensor[dtype=wide.dtype, ...],
        numbers: Numbers,
    ) raises:
        var g = Geometry(numbers)
        var columns_ptr = columns.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var channels = g.groups * g.wide_channels

        # One channel for each task.
        def task(index: Int) {imm}:
            var batch, channel = divmod(index, channels)
            var to = wide_ptr.unsafe_offset(index * g.wide_size())
            fill_zeros(to, g.wide_size())
            for tap in range(g.filter_size()):
                var fxy, fz = divmod(tap, g.z.filter)
                var fx, fy = divmod(fxy, g.y.filter)
                var offset = g.z.offset(fz)
                var first = g.z.first(fz)
                var end = g.z.end(fz)
                var row = (channel * g.filter_size() + tap) * g.batch + batch
                var source = columns_ptr.unsafe_offset(row * g.narrow_size())
                for x in range(g.x.first(fx), g.x.end(fx)):
                    for y in range(g.y.first(fy), g.y.end(fy)):
                        var narrow_row = source.unsafe_offset(
                            g.narrow_row(x, y)
                        )
                        var wide_row = to.unsafe_offset(
                            g.wide_row(g.x.to_wide(x, fx), g.y.to_wide(y, fy))
                        )
                        for z in range(first, end):
                            wide_row[
                                unsafe_offset=z * g.z.stride + offset
                            ] += narrow_row[unsafe_offset=z]

        var tasks = g.batch * channels
        parallelize(task, tasks, g.threads(tasks))
