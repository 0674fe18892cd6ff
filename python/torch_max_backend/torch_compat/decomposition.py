# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's own decompositions, and helpers that they share with ours."""

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._decomp.decompositions import _compute_upsample_nearest_indices as nearest_indices
from torch._decomp.decompositions import isin_sorting, upsample_compute_output_size
from torch._prims_common import (
    compute_elementwise_output_logical_to_physical_perm,
    get_computation_dtype,
    suggest_memory_format,
)

__all__ = [
    "core_aten_decompositions",
    "elementwise_order",
    "get_computation_dtype",
    "get_decompositions",
    "isin_sorting",
    "nearest_indices",
    "suggest_memory_format",
    "upsample_compute_output_size",
]


def elementwise_order(*operands: torch.Tensor) -> list[int]:
    """The order of axes in the memory of what an elementwise op gives."""
    order, _ = compute_elementwise_output_logical_to_physical_perm(*operands)
    return list(order)
