# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m torch_max_backend` is `torch-max`."""

from .cli.main import main

main(prog_name="python -m torch_max_backend")
