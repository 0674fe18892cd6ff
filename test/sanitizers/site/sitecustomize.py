# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Python runs this first in every process of the sanitizers' tests."""

import os
import sys

# A compile worker has none of our code but a script. The engine's compiler would be many times
# slower with a sanitizer in its process.
if sys.orig_argv[1:3] == ["-P", "-c"] and os.environ.pop("LD_PRELOAD", None):
    os.execv(sys.executable, sys.orig_argv)

# The development install would come before PYTHONPATH.
sys.meta_path[:] = [f for f in sys.meta_path if not type(f).__module__.startswith("_editable")]

_package = os.environ["TORCH_MAX_SANITIZED_PACKAGE"]


def _check_module(event, arguments):
    """Another build's module, such as that of an installed package, would have no reports."""
    if event == "import" and str(arguments[0]).endswith("_torch_max"):
        file = arguments[1]
        if file and not file.startswith(_package):
            raise ImportError(f"{file} is not of the sanitizer's build, {_package}")


sys.addaudithook(_check_module)
