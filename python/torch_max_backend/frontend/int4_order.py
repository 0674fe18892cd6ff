# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The order in which torch packs weights of four bits.

It depends on the processor, and on ATEN_CPU_CAPABILITY. torch does not tell it, so it is found out
from what torch makes of weights that are known. The kernel reads torch's own order, so the weights
are neither copied nor unpacked.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import torch

from .graphs.folding import as_traced

aten = torch.ops.aten


@dataclass(frozen=True)
class Int4Order:
    """The columns of a block lie together. The last block may have fewer, which are in pairs."""

    block: int
    order: str
    """Which columns of a block share a byte: "pairs" has neighbours, "halves" one column of each
    half."""


_KNOWN = [Int4Order(block, order) for block in (64, 32, 16) for order in ("halves", "pairs")]


@functools.cache
def int4_order() -> Int4Order | None:
    """None if it is none that the kernel can read."""
    with as_traced():
        # More than two blocks and a part of one. Each weight has a number, of which four bits
        # are packed at a time.
        numbers = torch.arange(144 * 2, dtype=torch.int32).reshape(144, 2)
        samples = [numbers >> shift & 15 for shift in (0, 4, 8)]
        packed = [aten._convert_weight_to_int4pack_for_cpu(sample, 1) for sample in samples]
        for order in _KNOWN:
            expected = [pack(sample, order) for sample in samples]
            if all(map(torch.equal, packed, expected)):
                return order
    return None


def pack(weights: torch.Tensor, order: Int4Order) -> torch.Tensor:
    """Weights from 0 to 15, in the order that is given."""
    blocks = []
    for block in weights.split(order.block):
        if order.order == "halves" and block.shape[0] == order.block:
            low, high = block.chunk(2)
        else:
            low, high = block[::2], block[1::2]
        blocks.append((low | high << 4).t().flatten())
    columns, inner = weights.shape
    return torch.cat(blocks).to(torch.uint8).reshape(columns, inner // 2)
