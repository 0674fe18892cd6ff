# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions that the engine lacks: in groups, transposed, and their gradients.

A convolution ties two tensors by a filter: a `wide` one, which it reads, and a
`narrow` one, which has one position for each place of the filter. Along an axis

    wide position = narrow position * stride - padding + filter position * dilation

A convolution makes the narrow tensor from the wide one, a transposed
convolution the wide from the narrow; each is the other's gradient. The third
kernel makes the filter from both, which is the gradient of either.

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
        """The wide position; negative if it lies in the padding."""
        var wide = narrow * self.stride + self.offset(filter)
        return wide if wide < self.wide else -1

    def to_narrow(self, wide: Int, filter: Int) -> Int:
        """The narrow position; negative if there is none."""
        var distance = wide - self.offset(filter)
        if distance < 0 or distance % self.stride != 0:
            return -1
        var narrow = distance // self.stride
        return narrow if narrow < self.narrow else -1

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

    def narrow_row(self, channel: Int, x: Int, y: Int) -> Int:
        """Where a row begins; channels are counted through the batch."""
        return (
            (channel * self.x.narrow + x) * self.y.narrow + y
        ) * self.z.narrow

    def wide_row(self, channel: Int, x: Int, y: Int) -> Int:
        return ((channel * self.x.wide + x) * self.y.wide + y) * self.z.wide

    def filter_row(
        self, narrow_channel: Int, wide_channel: Int, x: Int, y: Int
    ) -> Int:
        var channel = narrow_channel * self.wide_channels + wide_channel
        return (
            (channel * self.x.filter + x) * self.y.filter + y
        ) * self.z.filter

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
        comptime dtype = narrow.dtype
        comptime width = simd_width_of[dtype]()
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        @always_inline
        def add_row(index: Int, c: Int, x: Int, y: Int, fx: Int, fy: Int) {imm}:
            """Adds what one row of the filter, in one place, gives."""
            var wx = g.x.to_wide(x, fx)
            var wy = g.y.to_wide(y, fy)
            if wx < 0 or wy < 0:
                return
            var batch, channel = divmod(index, g.narrow_channels)
            var group = channel // g.narrow_channels_of_group()
            var wide_channel = (batch * g.groups + group) * g.wide_channels + c
            var to = narrow_ptr.unsafe_offset(g.narrow_row(index, x, y))
            var source = wide_ptr.unsafe_offset(
                g.wide_row(wide_channel, wx, wy)
            )
            var taps = filter_ptr.unsafe_offset(
                g.filter_row(channel, c, fx, fy)
            )
            for fz in range(g.z.filter):
                var tap = taps[unsafe_offset=fz]
                var offset = g.z.offset(fz)
                var z = g.z.first(fz)
                var end = g.z.end(fz)
                if g.z.stride == 1:
                    while z + width <= end:
                        var part = source.unsafe_load[width=width](z + offset)
                        var sums = to.unsafe_load[width=width](z)
                        to.unsafe_store(z, part * tap + sums)
                        z += width
                while z < end:
                    to[unsafe_offset=z] += (
                        tap * source[unsafe_offset=z * g.z.stride + offset]
                    )
                    z += 1

        # One channel of the result for each task.
        def task(index: Int) {imm}:
            for x in range(g.x.narrow):
                for y in range(g.y.narrow):
                    var row = g.narrow_row(index, x, y)
                    for z in range(g.z.narrow):
                        narrow_ptr[unsafe_offset=row + z] = 0
                    for c in range(g.wide_channels):
                        for fx in range(g.x.filter):
                            for fy in range(g.y.filter):
                                add_row(index, c, x, y, fx, fy)

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
        comptime dtype = wide.dtype
        comptime width = simd_width_of[dtype]()
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        @always_inline
        def add_row(index: Int, c: Int, x: Int, y: Int, fx: Int, fy: Int) {imm}:
            """Adds what one narrow row gives to a wide one."""
            var nx = g.x.to_narrow(x, fx)
            var ny = g.y.to_narrow(y, fy)
            if nx < 0 or ny < 0:
                return
            var batch_and_group, channel = divmod(index, g.wide_channels)
            var group = batch_and_group % g.groups
            var channels = g.narrow_channels_of_group()
            var to = wide_ptr.unsafe_offset(g.wide_row(index, x, y))
            var source = narrow_ptr.unsafe_offset(
                g.narrow_row(batch_and_group * channels + c, nx, ny)
            )
            var taps = filter_ptr.unsafe_offset(
                g.filter_row(group * channels + c, channel, fx, fy)
            )
            for fz in range(g.z.filter):
                var tap = taps[unsafe_offset=fz]
                var offset = g.z.offset(fz)
                var z = g.z.first(fz)
                var end = g.z.end(fz)
                if g.z.stride == 1:
                    while z + width <= end:
                        var part = source.unsafe_load[width=width](z)
                        var sums = to.unsafe_load[width=width](z + offset)
                        to.unsafe_store(z + offset, part * tap + sums)
                        z += width
                while z < end:
                    to[unsafe_offset=z * g.z.stride + offset] += (
                        tap * source[unsafe_offset=z]
                    )
                    z += 1

        # One channel of the result for each task.
        def task(index: Int) {imm}:
            for x in range(g.x.wide):
                for y in range(g.y.wide):
                    var row = g.wide_row(index, x, y)
                    for z in range(g.z.wide):
                        wide_ptr[unsafe_offset=row + z] = 0
                    for c in range(g.narrow_channels_of_group()):
                        for fx in range(g.x.filter):
                            for fy in range(g.y.filter):
                                add_row(index, c, x, y, fx, fy)

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
        comptime dtype = filter.dtype
        comptime width = simd_width_of[dtype]()
        var g = Geometry(numbers)
        var narrow_ptr = narrow.unsafe_ptr()
        var wide_ptr = wide.unsafe_ptr()
        var filter_ptr = filter.unsafe_ptr()

        # All taps between two channels for each task.
        def task(index: Int) {imm}:
            var channel, wide_channel = divmod(index, g.wide_channels)
            var group = channel // g.narrow_channels_of_group()
            for tap in range(g.filter_size()):
                var fxy, fz = divmod(tap, g.z.filter)
                var fx, fy = divmod(fxy, g.y.filter)
                var offset = g.z.offset(fz)
                var end = g.z.end(fz)
                var sums = SIMD[dtype, width](0)
                var rest = Scalar[dtype](0)
                for batch in range(g.batch):
                    var narrow_plane = batch * g.narrow_channels + channel
                    var wide_plane = (
                        batch * g.groups + group
                    ) * g.wide_channels + wide_channel
                    for x in range(g.x.first(fx), g.x.end(fx)):
                        for y in range(g.y.first(fy), g.y.end(fy)):
                            var a = narrow_ptr.unsafe_offset(
                                g.narrow_row(narrow_plane, x, y)
                            )
                            var b = wide_ptr.unsafe_offset(
                                g.wide_row(
                                    wide_plane,
                                    g.x.to_wide(x, fx),
                                    g.y.to_wide(y, fy),
                                )
                            )
                            var z = g.z.first(fz)
                            if g.z.stride == 1:
                                while z + width <= end:
                                    var part = a.unsafe_load[width=width](z)
                                    sums += part * b.unsafe_load[width=width](
                                        z + offset
                                    )
                                    z += width
                            while z < end:
                                rest += (
                                    a[unsafe_offset=z]
                                    * b[unsafe_offset=z * g.z.stride + offset]
                                )
                                z += 1
                filter_ptr[unsafe_offset=index * g.filter_size() + tap] = (
                    rest + sums.reduce_add()
                )

        var tasks = g.narrow_channels * g.wide_channels
        parallelize(task, tasks, g.threads(tasks))
