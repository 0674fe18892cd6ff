# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums whose error does not grow with the number of their terms."""

from std.sys.info import simd_width_of
from std.utils.static_tuple import StaticTuple

comptime TERMS_OF_BLOCK = 16
"""How many terms are added one after the other before their sum goes to a `PairwiseSum`."""
comptime UNROLL = 4
"""Sums side by side, so that no addition waits for the one before."""
comptime LEVELS = 48


struct PairwiseSum[dtype: DType]:
    """Adds up the sums of blocks. Each level is empty or holds the sum of twice as many blocks as
    the level below, like a digit of a binary counter: a term goes through as many additions as
    its block has terms and as there are levels, instead of one for each term."""

    var levels: Array[Scalar[Self.dtype], LEVELS]
    var blocks: Int

    @always_inline
    def __init__(out self):
        self.levels = Array[Scalar[Self.dtype], LEVELS](uninitialized=True)
        self.blocks = 0

    @always_inline
    def add(mut self, block: Scalar[Self.dtype]):
        var sum = block
        var level = 0
        while (self.blocks >> level) & 1 == 1:
            sum += self.levels[level]
            level += 1
        self.levels[level] = sum
        self.blocks += 1

    @always_inline
    def total(self) -> Scalar[Self.dtype]:
        var total = Scalar[Self.dtype](0)
        var level = 0
        while self.blocks >> level != 0:
            if (self.blocks >> level) & 1 == 1:
                total += self.levels[level]
            level += 1
        return total


@always_inline
def add_neighbours[
    dtype: DType, width: Int
](x: SIMD[dtype, width]) -> SIMD[dtype, width // 2]:
    """Neighbouring lanes come first: where the signs of terms change, they cancel out while their
    sums are small."""
    var lanes = x.deinterleave()
    return rebind[SIMD[dtype, width // 2]](lanes[0] + lanes[1])


@always_inline
def add_lanes[
    dtype: DType, width: Int
](x: SIMD[dtype, width]) -> Scalar[dtype]:
    comptime if width == 1:
        return x[0]
    else:
        return add_lanes(add_neighbours(x))


@always_inline
def sum_terms[
    dtype: DType, Term: def[width: Int](Int) -> SIMD[dtype, width]
](count: Int, term: Term) -> Scalar[dtype]:
    """`term[width](i)` gives `width` terms from the i-th on. It is called once for each term, in
    their order."""
    comptime width = simd_width_of[dtype]()
    comptime step = UNROLL * width
    comptime Vector = SIMD[dtype, width]
    var sums = PairwiseSum[dtype]()
    var i = 0
    while i + width <= count:
        var partials = StaticTuple[Vector, UNROLL](fill=Vector(0))
        var end = min(count, i + TERMS_OF_BLOCK * step)
        while i + step <= end:
            comptime for k in range(UNROLL):
                partials[k] += term[width](i + k * width)
            i += step
        while i + width <= end:
            partials[0] += term[width](i)
            i += width
        var block = SIMD[dtype, width // 2](0)
        comptime for k in range(UNROLL):
            block += add_neighbours(partials[k])
        sums.add(add_lanes(block))
    var rest = Scalar[dtype](0)
    while i < count:
        rest += term[1](i)
        i += 1
    return rest + sums.total()
