# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Moves what torch has to compute out of a graph and into its prologue: `hoister.py` copies the
graph, and a rule in each of the other files says what to move."""
