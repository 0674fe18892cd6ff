# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses by class numbers: one element of each row is read, not all of them."""

from abi import MOVED, Call


def pick(call: Call) raises:
    """The scores of the targets. Scores are [batch, classes, positions], targets
    [batch, positions]; `ignored` is the target that counts for nothing, and is
    given 0. Axes of the scores of size 1 broadcast. Operands: scores, targets,
    ignored."""
    comptime for dtype in MOVED:
        if call.operand(0).is_moved_as[dtype]():
            pick_as[dtype](call)


def pick_as[dtype: DType](call: Call) raises:
    var scores = call.operand(0)
    var targets = call.operand(1)
    var classes = scores.size(1)
    var positions = targets.size(1)
    # Strides of the scores; 0 where they broadcast.
    var of_class = scores.size(2)
    var of_position = 0 if of_class == 1 else 1
    var of_batch = 0 if scores.size(0) == 1 else classes * of_class
    var from_ = scores.data[dtype]()
    var to = call.result(0).data[dtype]()
    var ignored = call.operand(2).number(0)
    for index in range(targets.count()):
        var number = targets.number(index)
        if number == ignored:
            to[unsafe_offset=index] = 0
            continue
        if number < 0 or number >= classes:
            raise Error("IndexError: Target ", number, " is out of bounds.")
        to[unsafe_offset=index] = from_[
            unsafe_offset = index // positions * of_batch
            + number * of_class
            + index % positions * of_position
        ]
