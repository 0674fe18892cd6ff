# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the ODS definitions of the torch ops that have a lowering.

The list of those ops is kept nowhere but in the lowerings: every class name such
as `AtenAddTensorOp` in lib/Conversion/TorchToMax asks for the op of that name,
and torch's own schema says what it looks like. `--check` fails if the committed
file is stale.
"""

import argparse
import re
import sys
from pathlib import Path

import torch

ROOT = Path(__file__).resolve().parents[2]
LOWERINGS = ROOT / "lib/Conversion/TorchToMax"
OUTPUT = ROOT / "include/torch-max/Dialect/Torch/IR/GeneratedTorchOps.td"

NAMESPACES = ("aten", "prims")
CLASS_NAME = re.compile(r"\b((?:Aten|Prims)_?[A-Z]\w*Op)\b")

HEADER = """\
//===- GeneratedTorchOps.td - Ops with a lowering ----------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by tools/generators/generate_torch_ops.py from the lowerings in
// lib/Conversion/TorchToMax and torch's schemas. `make generate` regenerates it.
//
//===----------------------------------------------------------------------===//

class Torch_GeneratedOp<string mnemonic> : Torch_Op<mnemonic, [Pure]> {
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &state) {
      return parseUniformOp(parser, state);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      printUniformOp(*this, printer);
    }
  }];
}
"""

SIMPLE_TYPES = {
    "Tensor": "AnyTorchTensor",
    "int": "AnyTorchInt",
    "SymInt": "AnyTorchInt",
    "float": "AnyTorchFloat",
    "bool": "AnyTorchBool",
    "str": "AnyTorchString",
    "number": "AnyTorchScalar",
    "Scalar": "AnyTorchScalar",
    "Device": "AnyTorchDevice",
    "Generator": "AnyTorchGenerator",
}


def camel_case(name: str) -> str:
    # A leading or trailing underscore (in-place ops) tells names apart.
    prefix = "_" if name.startswith("_") else ""
    suffix = "_" if name.endswith("_") else ""
    parts = (part for part in re.split(r"[_.]", name) if part)
    return prefix + "".join(part[0].upper() + part[1:] for part in parts) + suffix


def class_name(schema: torch.FunctionSchema) -> str:
    namespace, op = schema.name.split("::")
    overload = camel_case(schema.overload_name) if schema.overload_name else ""
    return camel_case(namespace) + camel_case(op) + overload + "Op"


def ods_type(torch_type: object) -> str:
    text = str(torch_type)
    if text.startswith("Optional["):
        return f"Torch_OptionalOf<{ods_type(text[len('Optional[') : -1])}>"
    if text.startswith("List["):
        return "AnyTorchList"
    return SIMPLE_TYPES.get(text, "AnyTorchType")


def operand_name(name: str) -> str:
    # Names that would clash with members of the generated class.
    return {"default": "default_value", "operands": "operand_list"}.get(name, name)


def definition(name: str, schema: torch.FunctionSchema) -> str:
    mnemonic = schema.name.replace("::", ".")
    if schema.overload_name:
        mnemonic += "." + schema.overload_name
    arguments = ",\n".join(
        f"    {ods_type(a.type)}:${operand_name(a.name)}" for a in schema.arguments
    )
    results = ",\n".join(
        f"    {ods_type(r.type)}:${'result' if len(schema.returns) == 1 else f'result{i}'}"
        for i, r in enumerate(schema.returns)
    )
    return f"""
def Torch_{name} : Torch_GeneratedOp<"{mnemonic}"> {{
  let summary = "`{str(schema).replace('"', "'")}`";
  let arguments = (ins
{arguments}
  );
  let results = (outs
{results}
  );
}}
"""


def generate() -> str:
    schemas: dict[str, list[torch.FunctionSchema]] = {}
    for schema in torch._C._jit_get_all_schemas():
        if schema.name.split("::")[0] in NAMESPACES:
            schemas.setdefault(class_name(schema), []).append(schema)
    used = set()
    for source in sorted(LOWERINGS.glob("*.cpp")):
        used |= set(CLASS_NAME.findall(source.read_text()))
    unknown = sorted(name for name in used if name not in schemas)
    if unknown:
        sys.exit(f"No schema of torch {torch.__version__} gives these classes: {unknown}")
    ambiguous = sorted(name for name in used if len({str(s) for s in schemas[name]}) > 1)
    if ambiguous:
        sys.exit(f"Several schemas give these classes: {ambiguous}")
    return HEADER + "".join(definition(name, schemas[name][0]) for name in sorted(used))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is stale")
    text = generate()
    if not parser.parse_args().check:
        OUTPUT.write_text(text)
    elif not OUTPUT.exists() or OUTPUT.read_text() != text:
        sys.exit(f"{OUTPUT.relative_to(ROOT)} is stale: run `make generate` and commit it.")


if __name__ == "__main__":
    main()
