# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How often values occur."""

from std.math import isfinite
import extensibility
from extensibility import InputTensor, OutputTensor


@extensibility.register("counting.histc")
struct Histc:
    """How many elements lie in each of the bins that divide a range evenly; the last one has its
    upper end. An empty range stands for that of the elements."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        counts: OutputTensor[rank=1, ...],
        x: InputTensor[dtype=counts.dtype, rank=1, ...],
        limits: InputTensor[dtype=DType.float64, rank=1, ...],
    ) raises:
        comptime Element = Scalar[counts.dtype]
        var source = x.unsafe_ptr()
        var low = limits[0].cast[counts.dtype]()
        var high = limits[1].cast[counts.dtype]()
        if low == high and x.size() > 0:
            low = source[]
            high = source[]
            for i in range(x.size()):
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
        var bins = counts.dim_size(0)
        var numbers = List[Int](length=bins, fill=0)
        for i in range(x.size()):
            var element = source[unsafe_offset=i]
            if element >= low and element <= high:
                var bin = Int((element - low) * Element(bins) / (high - low))
                numbers[min(bin, bins - 1)] += 1
        var destination = counts.unsafe_ptr()
        for i in range(bins):
            destination[unsafe_offset=i] = Element(numbers[i])
