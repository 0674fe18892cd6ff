# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the ops that have a lowering with those that the tests beside this file lower.

An op has a lowering if the lowerings name its class outside of comments. Each occurs in a test with
static sizes and in one with dynamic sizes, except that arithmetic on sizes has no static form:
there it is a constant. A test that checks nothing does not count.
"""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).parent
ROOT = FOLDER.parents[2]
OPS = ROOT / "include/torch-max/Dialect/Torch/IR/GeneratedTorchOps.td"
LOWERINGS = ROOT / "lib/Conversion/TorchToMax"
SIZE_OPS = {"aten.add.int", "aten.floordiv.int", "aten.mul.int", "aten.size.int", "aten.sub.int"}

named: set[str] = set()
for source in LOWERINGS.glob("*.cpp"):
    named.update(re.findall(r"\b\w+Op\b", re.sub(r"//.*", "", source.read_text())))
defined = re.findall(r'def Torch_(\w+) : Torch_GeneratedOp<"([^"]+)">', OPS.read_text())
lowered = {op for class_name, op in defined if class_name in named}

static: set[str] = set()
dynamic: set[str] = set()
for test in FOLDER.glob("*.mlir"):
    if test.name.endswith(("-invalid.mlir", "Report.mlir")):
        continue
    for part in test.read_text().split("// -----"):
        if "CHECK" not in part:
            continue
        ops = re.findall(r"= torch\.(\S+)", part)
        (dynamic if "max.sizes" in part else static).update(ops)

missing = [f"{op}: no test with static sizes" for op in lowered - static - SIZE_OPS]
missing += [f"{op}: no test with dynamic sizes" for op in lowered - dynamic]
print(f"{len(lowered)} ops")
sys.exit("\n".join(sorted(missing)) if missing else 0)
