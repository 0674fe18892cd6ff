# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an op says about its indices, and the errors that eager raises."""

from abi import Tensor

comptime Numbers = Pointer[Int64, MutUntrackedOrigin]


def hold(tensor: Tensor) -> Numbers:
    """Its numbers, to be kept in a struct: a tensor outlives the kernel."""
    return tensor.data[DType.int64]().unsafe_origin_cast[MutUntrackedOrigin]()


# Eager's error messages: the enumeration `OutOfRange` of the lowerings.
comptime INDEX_ERROR = 0
comptime IN_SELF = 1
comptime OF_ELEMENTS = 2
comptime OF_DATA = 3
comptime RUNTIME_ERROR = 4
comptime INDEX_COPY = 5

# Where the numbers of a rule are: the enumeration `RuleSlot` of the lowerings.
comptime AXIS = 0
comptime ALLOWS_NEGATIVE = 1
comptime DIM = 2
comptime MESSAGE = 3
comptime NEEDS_WHOLE_SOURCE = 4


@fieldwise_init
struct Rule(Copyable, Movable, TrivialRegisterPassable):
    """What an op says about its indices, as the lowering numbers it."""

    var numbers: Numbers

    @always_inline
    def axis(self) -> Int:
        return Int(self.numbers[unsafe_offset=AXIS])

    @always_inline
    def needs_whole_source(self) -> Bool:
        """Whether a source may not be larger than the space."""
        return self.numbers[unsafe_offset=NEEDS_WHOLE_SOURCE] != 0

    @always_inline
    def position(self, index: Int64, size: Int) -> Int:
        """The position that an index means, or -1 if there is none."""
        var at = Int(index)
        if at < 0 and self.numbers[unsafe_offset=ALLOWS_NEGATIVE] != 0:
            at += size
        return at if 0 <= at < size else -1

    def error(self, index: Int64, size: Int) -> Error:
        """What eager raises for an index that is out of range."""
        var dim = self.numbers[unsafe_offset=DIM]
        var message = self.numbers[unsafe_offset=MESSAGE]
        if message == IN_SELF:
            return Error("IndexError: index out of range in self")
        if message == OF_ELEMENTS:
            return Error(
                "IndexError: out of range: tried to access index ",
                index,
                " on a tensor of ",
                size,
                " elements.",
            )
        if message == OF_DATA:
            return Error(
                "RuntimeError: INDICES element is out of DATA bounds, id=",
                index,
                " axis_dim=",
                size,
            )
        var start = "IndexError: index "
        if message == RUNTIME_ERROR:
            start = "RuntimeError: index "
        elif message == INDEX_COPY:
            start = "IndexError: index_copy_(): index "
        return Error(
            start,
            index,
            " is out of bounds for dimension ",
            dim,
            " with size ",
            size,
        )


def raise_first(
    failures: List[Int], index: Numbers, size: Int, rule: Rule
) raises:
    """Raises what eager raises, if a worker met a bad index."""
    for at in failures:
        if at >= 0:
            raise rule.error(index[unsafe_offset=at], size)
