# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a precompiled kernel is given: see include/torch-max/Kernels/Abi.h, whose structs these
numbers describe. A kernel is a function of a `Call`, which may raise."""

from std.sys.info import size_of

comptime MAX_RANK = 8
comptime ERROR_SIZE = 512
# Words of a call before its tensors, and of each tensor.
comptime HEADER_WORDS = 5
comptime TENSOR_WORDS = 3 + MAX_RANK

comptime FLOATS: List[DType] = [
    DType.float32,
    DType.float64,
    DType.float16,
    DType.bfloat16,
]
# What narrow floats are computed in where their own precision does not do.
comptime WIDE_FLOATS: List[DType] = [DType.float32, DType.float64]
comptime INTEGERS: List[DType] = [
    DType.int64,
    DType.int32,
    DType.int16,
    DType.int8,
    DType.uint8,
]
comptime NUMBERS: List[DType] = FLOATS + INTEGERS
comptime ALL_TYPES: List[DType] = NUMBERS + [DType.bool]
# Types of every size, for elements that are only moved: a kernel is compiled once for a size
# instead of once for a type.
comptime MOVED: List[DType] = [
    DType.uint8,
    DType.uint16,
    DType.uint32,
    DType.uint64,
]


def number_of(dtype: DType) -> Int:
    """The type's number in `ElementType` of Abi.h."""
    if dtype == DType.float32:
        return 0
    if dtype == DType.float64:
        return 1
    if dtype == DType.float16:
        return 2
    if dtype == DType.bfloat16:
        return 3
    if dtype == DType.bool:
        return 4
    if dtype == DType.int8:
        return 5
    if dtype == DType.int16:
        return 6
    if dtype == DType.int32:
        return 7
    if dtype == DType.int64:
        return 8
    if dtype == DType.uint8:
        return 9
    if dtype == DType.uint16:
        return 10
    if dtype == DType.uint32:
        return 11
    return 12


def size_of_type(number: Int) -> Int:
    """The bytes of an element of the type that has this number."""
    if number == 1 or number == 8 or number == 12:
        return 8
    if number == 0 or number == 7 or number == 11:
        return 4
    if number == 4 or number == 5 or number == 9:
        return 1
    return 2


@always_inline
def word(address: Int, index: Int) -> Int:
    return Pointer[Int, MutAnyOrigin](unsafe_from_address=address)[
        unsafe_offset=index
    ]


@fieldwise_init
struct Tensor(ImplicitlyCopyable):
    """A tensor in C order."""

    var address: Int

    def type(self) -> Int:
        return word(self.address, 1)

    def rank(self) -> Int:
        return word(self.address, 2)

    def size(self, axis: Int) -> Int:
        return word(self.address, 3 + axis)

    def count(self) -> Int:
        """The number of elements."""
        var product = 1
        for axis in range(self.rank()):
            product *= self.size(axis)
        return product

    def has_type(self, dtype: DType) -> Bool:
        return self.type() == number_of(dtype)

    def is_moved_as[dtype: DType](self) -> Bool:
        """Whether its elements have the size of those of `dtype`."""
        return size_of_type(self.type()) == size_of[Scalar[dtype]]()

    def number(self, index: Int) -> Int:
        """An element, if it holds numbers for the kernel itself (si64)."""
        return word(word(self.address, 0), index)

    def data[dtype: DType](self) -> Pointer[Scalar[dtype], MutAnyOrigin]:
        return Pointer[Scalar[dtype], MutAnyOrigin](
            unsafe_from_address=word(self.address, 0)
        )


@fieldwise_init
struct Call(ImplicitlyCopyable):
    var address: Int

    def result(self, index: Int) -> Tensor:
        return Tensor(
            self.address + 8 * (HEADER_WORDS + TENSOR_WORDS * index)
        )

    def operand(self, index: Int) -> Tensor:
        return self.result(word(self.address, 0) + index)

    def option(self, index: Int) -> Int:
        """What the graph says of the call, in the order of the registry."""
        # The first one is the number of the call.
        return word(word(self.address, 2), 1 + index)

    def fail(self, message: String):
        var to = Pointer[UInt8, MutAnyOrigin](
            unsafe_from_address=word(self.address, 4)
        )
        var bytes = message.as_bytes()
        var count = min(len(bytes), ERROR_SIZE - 1)
        for i in range(count):
            to[unsafe_offset=i] = bytes[i]
        to[unsafe_offset=count] = 0


def run[kernel: def(Call) raises thin](address: Int) -> Int:
    """Runs a kernel for the C side: 0, or 1 after the error's message has been written down."""
    var call = Call(address)
    try:
        kernel(call)
        return 0
    except error:
        call.fail(String(error))
        return 1
