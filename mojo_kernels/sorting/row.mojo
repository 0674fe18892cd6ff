# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One row at a time: its keys, and what can be asked about their order."""

from std.collections import Array
from std.sys import size_of

# Below this, insertion is faster than counting digits.
comptime _SHORT = 48


struct Row[dtype: DType](Movable):
    """Scratch memory for rows of one length, used for one row after the other.

    `keys` are filled by the caller; `order` says where in the row each key comes from.
    """

    comptime Key = Scalar[Self.dtype]
    comptime digits = size_of[Scalar[Self.dtype]]()

    var keys: List[Self.Key]
    var order: List[UInt32]
    var _spare_keys: List[Self.Key]
    var _spare_order: List[UInt32]

    def __init__(out self, length: Int):
        self.keys = List[Self.Key](length=length, fill=0)
        self.order = List[UInt32](length=length, fill=0)
        self._spare_keys = List[Self.Key]()
        self._spare_order = List[UInt32]()

    @always_inline
    @staticmethod
    def _digit(key: Self.Key, position: Int) -> Int:
        return Int((key >> Self.Key(8 * position)) & 255)

    def sort(mut self, length: Int):
        """Sorts the first keys, ascending; equal keys stay in the order that they are in."""
        if length <= _SHORT:
            self._insert_all(length)
            return
        if len(self._spare_keys) == 0:
            self._spare_keys = List[Self.Key](length=len(self.keys), fill=0)
            self._spare_order = List[UInt32](length=len(self.order), fill=0)
        for position in range(Self.digits):
            self._sort_by_digit(length, position)

    def _insert_all(mut self, length: Int):
        var keys = self.keys.unsafe_ptr()
        var order = self.order.unsafe_ptr()
        for i in range(1, length):
            var key = keys[unsafe_offset=i]
            var origin = order[unsafe_offset=i]
            var at = i
            while at > 0 and keys[unsafe_offset=at - 1] > key:
                keys[unsafe_offset=at] = keys[unsafe_offset=at - 1]
                order[unsafe_offset=at] = order[unsafe_offset=at - 1]
                at -= 1
            keys[unsafe_offset=at] = key
            order[unsafe_offset=at] = origin

    def _sort_by_digit(mut self, length: Int, position: Int):
        var starts = Array[Int, 256](fill=0)
        var keys = self.keys.unsafe_ptr()
        for i in range(length):
            starts[Self._digit(keys[unsafe_offset=i], position)] += 1
        # A digit that all keys share, such as the high ones of small numbers.
        if starts[Self._digit(keys[], position)] == length:
            return
        var next = 0
        for digit in range(256):
            var count = starts[digit]
            starts[digit] = next
            next += count
        var order = self.order.unsafe_ptr()
        var to_keys = self._spare_keys.unsafe_ptr()
        var to_order = self._spare_order.unsafe_ptr()
        for i in range(length):
            var key = keys[unsafe_offset=i]
            var digit = Self._digit(key, position)
            var at = starts[digit]
            starts[digit] = at + 1
            to_keys[unsafe_offset=at] = key
            to_order[unsafe_offset=at] = order[unsafe_offset=i]
        swap(self.keys, self._spare_keys)
        swap(self.order, self._spare_order)

    def position_of_nth(self, nth: Int) -> Int:
        """Where the n-th smallest of all keys is, the first one of several equal keys. Decides
        one digit after the other, from the highest."""
        var keys = self.keys.unsafe_ptr()
        var wanted = Self.Key(0)
        var decided = Self.Key(0)
        var remaining = nth
        for position in reversed(range(Self.digits)):
            var counts = Array[Int, 256](fill=0)
            for i in range(len(self.keys)):
                var key = keys[unsafe_offset=i]
                if key & decided == wanted:
                    counts[Self._digit(key, position)] += 1
            var digit = 0
            while counts[digit] <= remaining:
                remaining -= counts[digit]
                digit += 1
            wanted |= Self.Key(digit) << Self.Key(8 * position)
            decided |= Self.Key(255) << Self.Key(8 * position)
        for i in range(len(self.keys)):
            if keys[unsafe_offset=i] == wanted:
                return i
        return 0

    def keep_smallest(mut self, count: Int):
        """Moves the smallest keys, of several equal ones the first, to the front, sorted."""
        if count == 0:
            return
        if count * 8 > len(self.keys):
            self.sort(len(self.keys))
            return
        # A heap of the smallest so far; its top is the one to go next.
        for i in reversed(range(count // 2)):
            self._sift(i, count)
        var keys = self.keys.unsafe_ptr()
        var order = self.order.unsafe_ptr()
        for i in range(count, len(self.keys)):
            # An equal key comes later in the row, so it stays outside.
            if keys[unsafe_offset=i] < keys[]:
                keys[] = keys[unsafe_offset=i]
                order[] = order[unsafe_offset=i]
                self._sift(0, count)
        self._sort_heap(count)

    @always_inline
    def _precedes(self, a: Int, b: Int) -> Bool:
        var keys = self.keys.unsafe_ptr()
        var order = self.order.unsafe_ptr()
        if keys[unsafe_offset=a] != keys[unsafe_offset=b]:
            return keys[unsafe_offset=a] < keys[unsafe_offset=b]
        return order[unsafe_offset=a] < order[unsafe_offset=b]

    def _sift(mut self, start: Int, count: Int):
        var at = start
        while True:
            var child = 2 * at + 1
            if child >= count:
                return
            if child + 1 < count and self._precedes(child, child + 1):
                child += 1
            if not self._precedes(at, child):
                return
            self._exchange(at, child)
            at = child

    def _exchange(mut self, a: Int, b: Int):
        var keys = self.keys.unsafe_ptr()
        var order = self.order.unsafe_ptr()
        var key = keys[unsafe_offset=a]
        var origin = order[unsafe_offset=a]
        keys[unsafe_offset=a] = keys[unsafe_offset=b]
        order[unsafe_offset=a] = order[unsafe_offset=b]
        keys[unsafe_offset=b] = key
        order[unsafe_offset=b] = origin

    def _sort_heap(mut self, count: Int):
        for last in reversed(range(1, count)):
            self._exchange(0, last)
            self._sift(0, last)
