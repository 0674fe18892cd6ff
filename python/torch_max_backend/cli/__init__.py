# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The program `torch-max`. One file for each group of commands; docs/CommandLine.md shows them."""
