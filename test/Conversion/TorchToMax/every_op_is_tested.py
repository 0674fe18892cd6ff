# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the ops that have a lowering with those that the tests beside this file lower.

Each op occurs in a test with static sizes and in one with dynamic sizes, except that arithmetic on
sizes has no static form: there it is a constant.
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).parent
OPS = FOLDER.parents[2] / "include/torch-max/Dialect/Torch/GeneratedTorchOps.td"
SIZE_OPS = {"aten.add.int", "aten.floordiv.int", "aten.mul.int", "aten.size.int", "aten.sub.int"}

lowered = set(re.findall(r'Torch_GeneratedOp<"([^"]+)">', OPS.read_text()))
static: set[str] = set()
dynamic: set[str] = set()
for test in FOLDER.glob("*.mlir"):
    if test.name.endswith(("-invalid.mlir", "Report.mlir")):
        continue
    for part in test.read_text().split("// -----"):
        ops = re.findall(r"= torch\.(\S+)", part)
        (dynamic if "max.sizes" in part else static).update(ops)

missing = [f"{op}: no test with static sizes" for op in lowered - static - SIZE_OPS]
missing += [f"{op}: no test with dynamic sizes" for op in lowered - dynamic]
print(f"{len(lowered)} ops")
sys.exit("\n".join(sorted(missing)) if missing else 0)
