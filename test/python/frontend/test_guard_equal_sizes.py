# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sizes that an op needs to be equal get one symbol. torch runs the engine's part."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch_engine import check_lowered, compiled
from torch_max_backend.frontend.program import Program

Programs = list[Program]


def test_keys_and_values_of_unrelated_sizes(programs: Programs) -> None:
    """Nothing but attention itself says that they must have one length."""
    fast = compiled(F.scaled_dot_product_attention, dynamic=True)
    for length in (5, 8):
        query, key, value = (torch.randn(1, 2, n, 8) for n in (3, length, length))
        mask = torch.randn(3, length)
        result = fast(query, key, value, mask)
        torch.testing.assert_close(result, F.scaled_dot_product_attention(query, key, value, mask))
    assert len(programs) == 1
    check_lowered(programs)
