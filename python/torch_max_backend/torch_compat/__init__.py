# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every use of a private part of torch, and nothing else.

No other module of the package names `torch._something`, so a new release of torch means reading
this folder. The test `test_private_parts_of_torch_are_used_in_one_folder` checks that.

    aot.py          AOTAutograd: how it is called, and what it says about arguments and outputs
    complex_constants.py  complex constants of FX graphs that are not finite
    decomposition.py  torch's own decompositions, and helpers that they share
    dispatch.py     Python kernels of ops, replaced while a graph is traced
    dynamo.py       Dynamo: guards, recompiles, exceptions that it passes on
    ops.py          ops and their schemas
    printing.py     FX graphs as source code that runs on its own
    schedules.py    numbers of an optimizer that a schedule changes
    settings.py     torch's settings, changed for a while
    symbols.py      the sympy expressions behind symbolic sizes
"""
