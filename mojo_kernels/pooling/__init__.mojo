# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pooling as PyTorch does it, and its gradients."""

# Beside the kernels, `max` is Mojo's own.
from .windows import average, average_backward, scatter
from .windows import largest as max
