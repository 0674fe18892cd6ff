# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What passes ask about the nodes of a graph: aliases, memory layouts, sizes, source lines."""
