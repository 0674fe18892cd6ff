# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits a graph behind the ops of torch whose result sizes depend on data: `levels.py` says where,
`splitting.py` makes a graph of each stage, and `chain.py` calls one after the other."""
