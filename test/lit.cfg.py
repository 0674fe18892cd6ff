# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How lit runs the .mlir and .test files. `make test-lit` runs all of them."""

import os
import sys

import lit.formats

config.name = "torch-max"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "fuzz", "python", "unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.build_dir, "test")

config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.build_dir, "bin"), config.llvm_tools_dir, os.environ["PATH"]]
)
for name in ("HOME", "XDG_CACHE_HOME", "TORCH_MAX_BACKEND_CACHE_DIR"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.substitutions.append(("%python", sys.executable))
