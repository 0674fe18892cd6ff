//===- TorchDialect.td - The torch dialect -----------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_TD
#define TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_TD

include "mlir/IR/OpBase.td"

def Torch_Dialect : Dialect {
  let name = "torch";
  let cppNamespace = "::torch_max::torch";
  let summary = "PyTorch programs, in torch-mlir's types and text";
  let description = [{
    The dialect that torch-mlir's importer writes, defined anew so that its text
    can be read without its libraries. Types and assembly are the same.

    Only ops with a lowering to the `max` dialect have a definition (generated
    from torch's own schemas by `tools/generators/generate_torch_ops.py`).
    Any other op in the importer's uniform format parses all the same, through
    the dialect's fallback hook: the conversion then names it in its report
    instead of the parser stopping at it.
  }];
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
  let extraClassDeclaration = [{
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
    ::llvm::unique_function<void(::mlir::Operation *, ::mlir::OpAsmPrinter &)>
    getOperationPrinter(::mlir::Operation *op) const override;
    ::mlir::Type parseType(::mlir::DialectAsmParser &parser) const override;
    void printType(::mlir::Type type,
                   ::mlir::DialectAsmPrinter &printer) const override;

    void registerTypes();
  }];
}

class Torch_Op<string mnemonic, list<Trait> traits = []>
    : Op<Torch_Dialect, mnemonic, traits>;

#endif // TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_TD
