# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How often values occur."""

from abi import WIDE_FLOATS, Call
from std.math import isfinite


def histc(call: Call) raises:
    """How many elements lie in each of the bins that divide a range evenly; the last one has its
    upper end. An empty range stands for that of the elements. Operands: x, limits."""
    comptime for dtype in WIDE_FLOATS:
        if call.operand(0).has_type(dtype):
            count_as[dtype](call)


def count_as[dtype: DType](call: Call) raises:
    comptime Element = Scalar[dtype]
    var source = call.operand(0).data[dtype]()
    var size = call.operand(0).count()
    var limits = call.operand(1).data[DType.float64]()
    var low = limits[unsafe_offset=0].cast[dtype]()
    var high = limits[unsafe_offset=1].cast[dtype]()
    if low == high and size > 0:
        low = source[]
        high = source[]
        for i in range(size):
            var element = source[unsafe_offset=i]
            if not isfinite(element):
                raise Error("RuntimeError: torch.histc: range of [min, max] is not finite")
            low = min(low, element)
            high = max(high, element)
    if low == high:
        low -= 1
        high += 1
    if not (isfinite(low) and isfinite(high)):
        raise Error("RuntimeError: torch.histc: range of [min, max] is not finite")
    if low > high:
        raise Error("RuntimeError: torch.histc: max must be larger than min")
    var bins = call.result(0).size(0)
    var numbers = List[Int](length=bins, fill=0)
    for i in range(size):
        var element = source[unsafe_offset=i]
        if element >= low and element <= high:
            var bin = Int((element - low) * Element(bins) / (high - low))
            numbers[min(bin, bins - 1)] += 1
    var destination = call.result(0).data[dtype]()
    for i in range(bins):
        destination[unsafe_offset=i] = Element(numbers[i])
