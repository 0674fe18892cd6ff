# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows of elements, and what is made of each.

Tensors are [planes, x, y, z]; axes that a pooling does not have are of size 1
and come first. The last operand holds the numbers of `Axis` for x, y and z.
"""

from abi import INTEGERS, WIDE_FLOATS, Call, Tensor
from max.algorithm import parallelize
from std.math import ceildiv
from std.runtime import parallelism_level
from std.utils.numerics import min_or_neg_inf


# Elements read below which another thread costs more than it gives.
comptime WORK_PER_THREAD = 32768

comptime TYPES: List[DType] = WIDE_FLOATS + INTEGERS


@fieldwise_init
struct Window(ImplicitlyCopyable):
    """Positions of the input, from `first` to before `end`."""

    var first: Int
    var end: Int
    var padded_size: Int
    """With what lies in the padding, but not beyond it."""

    def size(self) -> Int:
        return max(0, self.end - self.first)


@fieldwise_init
struct Axis(ImplicitlyCopyable):
    var input: Int
    var output: Int
    var kernel: Int
    """0 for adaptive pooling, whose windows divide the input evenly."""
    var stride: Int
    var padding: Int
    var dilation: Int

    def window(self, position: Int) -> Window:
        if self.kernel == 0:
            var first = position * self.input // self.output
            var end = ceildiv((position + 1) * self.input, self.output)
            return Window(first, end, end - first)
        var first = position * self.stride - self.padding
        var end = min(
            first + (self.kernel - 1) * self.dilation + 1,
            self.input + self.padding,
        )
        var padded_size = end - first
        if first < 0:
            first += ceildiv(-first, self.dilation) * self.dilation
        return Window(first, min(end, self.input), padded_size)


struct Geometry(ImplicitlyCopyable):
    var x: Axis
    var y: Axis
    var z: Axis

    def __init__(out self, numbers: Tensor):
        def axis(index: Int) {imm} -> Axis:
            return Axis(
                numbers.number(6 * index),
                numbers.number(6 * index + 1),
                numbers.number(6 * index + 2),
                numbers.number(6 * index + 3),
                numbers.number(6 * index + 4),
                numbers.number(6 * index + 5),
            )

        self.x = axis(0)
        self.y = axis(1)
        self.z = axis(2)

    def input_size(self) -> Int:
        """Of one plane."""
        return self.x.input * self.y.input * self.z.input

    def output_size(self) -> Int:
        return self.x.output * self.y.output * self.z.output


def threads(tasks: Int, work: Int) -> Int:
    return max(
        1, min(parallelism_level(), tasks, ceildiv(work, WORK_PER_THREAD))
    )


def largest(call: Call) raises:
    """The largest element of each window, and its position in the plane."""
    comptime for dtype in TYPES:
        if call.operand(0).has_type(dtype):
            pick_largest[dtype](call)


def pick_largest[dtype: DType](call: Call):
    var g = Geometry(call.operand(1))
    var input = call.operand(0)
    var input_ptr = input.data[dtype]()
    var values_ptr = call.result(0).data[dtype]()
    var indices_ptr = call.result(1).data[DType.int64]()

    def task(plane: Int) {imm}:
        var elements = input_ptr.unsafe_offset(plane * g.input_size())
        var position = plane * g.output_size()
        for ox in range(g.x.output):
            var wx = g.x.window(ox)
            for oy in range(g.y.output):
                var wy = g.y.window(oy)
                for oz in range(g.z.output):
                    var wz = g.z.window(oz)
                    var largest = min_or_neg_inf[dtype]()
                    var at = (
                        wx.first * g.y.input + wy.first
                    ) * g.z.input + wz.first
                    for x in range(wx.first, wx.end, g.x.dilation):
                        for y in range(wy.first, wy.end, g.y.dilation):
                            var row = (x * g.y.input + y) * g.z.input
                            for z in range(wz.first, wz.end, g.z.dilation):
                                var element = elements[
                                    unsafe_offset=row + z
                                ]
                                # NaN, the last one, wins.
                                if element > largest or element != element:
                                    largest = element
                                    at = row + z
                    values_ptr[unsafe_offset=position] = largest
                    indices_ptr[unsafe_offset=position] = Int64(at)
                    position += 1

    var planes = input.size(0)
    parallelize(task, planes, threads(planes, planes * g.input_size()))


def scatter(call: Call) raises:
    """Zeros, with updates put or added at their positions in the plane. Operands:
    updates, indices."""
    comptime for dtype in TYPES:
        if call.operand(0).has_type(dtype):
            scatter_updates[dtype](call)


def scatter_updates[dtype: DType](call: Call) raises:
    var output = call.result(0)
    var updates = call.operand(0)
    var accumulate = call.option(0) != 0
    var planes = output.size(0)
    var output_size = output.size(1) * output.size(2) * output.size(3)
    var count = updates.size(1) * updates.size(2) * updates.size(3)
    var output_ptr = output.data[dtype]()
    var updates_ptr = updates.data[dtype]()
    var indices_ptr = call.operand(1).data[DType.int64]()
    for i in range(planes * count):
        var index = Int(indices_ptr[unsafe_offset=i])
        if index < 0 or index >= output_size:
            raise Error(
                "RuntimeError: Found an invalid max index: ",
                index,
                " (a plane has ",
                output_size,
                " elements)",
            )

    def task(plane: Int) {imm}:
        var elements = output_ptr.unsafe_offset(plane * output_size)
        for i in range(output_size):
            elements[unsafe_offset=i] = 0
        for i in range(plane * count, (plane + 1) * count):
            var index = Int(indices_ptr[unsafe_offset=i])
            if accumulate:
                elements[unsafe_offset=index] += updates_ptr[
                    unsafe_offset=i
                ]
            else:
                elements[unsafe_offset=index] = updates_ptr[unsafe_offset=i]

    parallelize(
        task, planes, threads(planes, planes * (output_size + count))
    )


def quotient[dtype: DType](sum: Scalar[dtype], divisor: Int) -> Scalar[dtype]:
    comptime if dtype.is_floating_point():
        return sum / Scalar[dtype](divisor)
    # Rounded towards zero, as in C.
    var size = abs(sum) // Scalar[dtype](abs(divisor))
    return -size if (sum < 0) != (divisor < 0) else size


def divisor_of(
    x: Window, y: Window, z: Window, count_padding: Int, override: Int
) -> Int:
    """What a window's sum is divided by; 0 for a window without elements."""
    var size = x.size() * y.size() * z.size()
    if size == 0:
        return 0
    if override != 0:
        return override
    if count_padding != 0:
        return x.padded_size * y.padded_size * z.padded_size
    return size


def average(call: Call) raises:
    """The mean of each window. Behind the numbers of the axes: whether padding
    counts, and a divisor, or 0."""
    comptime for dtype in TYPES:
        if call.operand(0).has_type(dtype):
            average_windows[dtype](call)


def average_windows[dtype: DType](call: Call):
    var numbers = call.operand(1)
    var g = Geometry(numbers)
    var count_padding = numbers.number(18)
    var override = numbers.number(19)
    var input = call.operand(0)
    var input_ptr = input.data[dtype]()
    var output_ptr = call.result(0).data[dtype]()

    def task(plane: Int) {imm}:
        var elements = input_ptr.unsafe_offset(plane * g.input_size())
        var position = plane * g.output_size()
        for ox in range(g.x.output):
            var wx = g.x.window(ox)
            for oy in range(g.y.output):
                var wy = g.y.window(oy)
                for oz in range(g.z.output):
                    var wz = g.z.window(oz)
                    var divisor = divisor_of(
                        wx, wy, wz, count_padding, override
                    )
                    var sum = Scalar[dtype](0)
                    for x in range(wx.first, wx.end):
                        for y in range(wy.first, wy.end):
                            var row = (x * g.y.input + y) * g.z.input
                            for z in range(wz.first, wz.end):
                                sum += elements[unsafe_offset=row + z]
                    output_ptr[unsafe_offset=position] = (
                        quotient(sum, divisor) if divisor != 0 else 0
                    )
                    position += 1

    var planes = input.size(0)
    parallelize(task, planes, threads(planes, planes * g.input_size()))


def average_backward(call: Call) raises:
    """The gradient of `average`: each element of a window gets its share."""
    comptime for dtype in TYPES:
        if call.operand(0).has_type(dtype):
            share_out[dtype](call)


def share_out[dtype: DType](call: Call):
    var numbers = call.operand(1)
    var g = Geometry(numbers)
    var count_padding = numbers.number(18)
    var override = numbers.number(19)
    var gradient = call.result(0)
    var gradient_ptr = gradient.data[dtype]()
    var output_ptr = call.operand(0).data[dtype]()

    def task(plane: Int) {imm}:
        var elements = gradient_ptr.unsafe_offset(plane * g.input_size())
        for i in range(g.input_size()):
            elements[unsafe_offset=i] = 0
        var position = plane * g.output_size()
        for ox in range(g.x.output):
            var wx = g.x.window(ox)
            for oy in range(g.y.output):
                var wy = g.y.window(oy)
                for oz in range(g.z.output):
                    var wz = g.z.window(oz)
                    var divisor = divisor_of(
                        wx, wy, wz, count_padding, override
                    )
                    var share = quotient(
                        output_ptr[unsafe_offset=position], divisor
                    ) if divisor != 0 else Scalar[dtype](0)
                    position += 1
                    for x in range(wx.first, wx.end):
                        for y in range(wy.first, wy.end):
                            var row = (x * g.y.input + y) * g.z.input
                            for z in range(wz.first, wz.end):
                                elements[unsafe_offset=row + z] += share

    var planes = gradient.size(0)
    parallelize(task, planes, threads(planes, planes * g.input_size()))
