# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Losses by class numbers: one element of each row is read, not all of them."""

import extensibility
from extensibility import InputTensor, OutputTensor


@extensibility.register("loss.pick")
struct Pick:
    """The scores of the targets. Scores are [batch, classes, positions], targets
    [batch, positions]; `ignored` is the target that counts for nothing, and is
    given 0. Axes of the scores of size 1 broadcast."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        picked: OutputTensor[rank=2, ...],
        scores: InputTensor[dtype=picked.dtype, rank=3, ...],
        targets: InputTensor[dtype=DType.int64, rank=2, ...],
        ignored: InputTensor[dtype=DType.int64, rank=1, ...],
    ) raises:
        var classes = scores.dim_size(1)
        var positions = targets.dim_size(1)
        # Strides of the scores; 0 where they broadcast.
        var of_class = scores.dim_size(2)
        var of_position = 0 if of_class == 1 else 1
        var of_batch = 0 if scores.dim_size(0) == 1 else classes * of_class
        var from_ = scores.unsafe_ptr()
        var to = picked.unsafe_ptr()
        var numbers = targets.unsafe_ptr()
        var ignore = ignored.unsafe_ptr()[unsafe_offset=0]
        for index in range(targets.size()):
            var number = numbers[unsafe_offset=index]
            if number == ignore:
                to[unsafe_offset=index] = 0
                continue
            if number < 0 or number >= Int64(classes):
                raise Error(
                    "IndexError: Target ", number, " is out of bounds."
                )
            to[unsafe_offset=index] = from_[
                unsafe_offset = index // positions * of_batch
                + Int(number) * of_class
                + index % positions * of_position
            ]
