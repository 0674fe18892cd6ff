# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is done with two elements, and how many threads elements are worth."""

from abi import Tensor
from std.math import ceildiv
from std.runtime import parallelism_level
from std.utils.numerics import inf, neg_inf

# In the order of the registry.
comptime OPERATIONS: List[StaticString] = ["add", "mul", "max", "min"]
comptime EXTREMA: List[StaticString] = ["max", "min"]

comptime GRAIN = 32768
"""How many elements are worth a thread."""


def identity[operation: StaticString, dtype: DType]() -> Scalar[dtype]:
    """What a reduction starts from, and what it gives for no elements."""
    comptime if operation == "add":
        return 0
    elif operation == "mul":
        return 1
    elif operation == "max":
        comptime if dtype.is_floating_point():
            return neg_inf[dtype]()
        else:
            return Scalar[dtype].MIN
    else:
        comptime assert operation == "min", "add, mul, max or min"
        comptime if dtype.is_floating_point():
            return inf[dtype]()
        else:
            return Scalar[dtype].MAX


@always_inline
def is_nan[
    dtype: DType, width: SIMDLength
](x: SIMD[dtype, width]) -> SIMD[DType.bool, width]:
    """One comparison, where the library's function looks at the bits."""
    return ~x.eq(x)


@always_inline
def is_beyond[
    operation: StaticString, dtype: DType, width: SIMDLength
](new: SIMD[dtype, width], old: SIMD[dtype, width]) -> SIMD[DType.bool, width]:
    """Whether an element takes the place of the extremum so far. NaN takes that of any number and
    leaves it to no one."""
    var beyond = new.gt(old) if operation == "max" else new.lt(old)
    comptime if dtype.is_floating_point():
        return beyond | (is_nan(new) & ~is_nan(old))
    else:
        return beyond


@always_inline
def combine[
    operation: StaticString, dtype: DType, width: SIMDLength
](a: SIMD[dtype, width], b: SIMD[dtype, width]) -> SIMD[dtype, width]:
    comptime if operation == "add":
        return a + b
    elif operation == "mul":
        return a * b
    else:
        var beyond = b.gt(a) if operation == "max" else b.lt(a)
        comptime if dtype.is_floating_point():
            # No comparison with a NaN holds, so only another NaN replaces one.
            return (beyond | is_nan(b)).select(b, a)
        else:
            return beyond.select(b, a)


@always_inline
def combine_neighbours[
    operation: StaticString, dtype: DType, width: Int
](x: SIMD[dtype, width]) -> SIMD[dtype, width // 2]:
    """Neighbouring lanes come first: where the signs of terms change, they cancel out while their
    sums are small."""
    var lanes = x.deinterleave()
    return rebind[SIMD[dtype, width // 2]](
        combine[operation](lanes[0], lanes[1])
    )


@always_inline
def combine_lanes[
    operation: StaticString, dtype: DType, width: Int
](x: SIMD[dtype, width]) -> Scalar[dtype]:
    comptime if width == 1:
        return x[0]
    else:
        return combine_lanes[operation](combine_neighbours[operation](x))


def combine_pairwise[
    operation: StaticString, dtype: DType
](mut values: List[Scalar[dtype]], first: Int, count: Int) -> Scalar[dtype]:
    """Combines neighbours, then neighbouring pairs and so on, in place."""
    var step = 1
    while step < count:
        for i in range(first, first + count - step, 2 * step):
            values[i] = combine[operation](values[i], values[i + step])
        step *= 2
    return values[first]


def count_workers(elements: Int) -> Int:
    return max(1, min(parallelism_level(), ceildiv(elements, GRAIN)))


def product(tensor: Tensor, first: Int, last: Int) -> Int:
    """Of the sizes of axes from first up to but not including last."""
    var result = 1
    for axis in range(first, last):
        result *= tensor.size(axis)
    return result
