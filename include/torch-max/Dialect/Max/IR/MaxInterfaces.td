//===- MaxInterfaces.td - Interfaces of max ops ------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXINTERFACES_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXINTERFACES_TD

include "mlir/IR/OpBase.td"

def Max_EngineOpInterface : OpInterface<"EngineOpInterface"> {
  let cppNamespace = "::torch_max::max";
  let description = [{
    An op that corresponds to one op of the engine, with the same operands in
    the same order and at most one attribute, an axis. The emitter prints all
    such ops with the same code.
  }];
  let methods = [
    StaticInterfaceMethod<"The op's name in the engine's graph IR.",
                          "::llvm::StringRef", "getEngineName">,
  ];
}

def Max_SizeNamingOpInterface : OpInterface<"SizeNamingOpInterface"> {
  let cppNamespace = "::torch_max::max";
  let description = [{
    An op that computes, when the graph runs, how many rows its result has. The
    first size of the result's type is a symbol that stands for this number. No
    argument and no other op defines the same symbol.
  }];
  let methods = [
    InterfaceMethod<"The symbol.", "::mlir::StringAttr", "getNamedSize", (ins),
                    [{}], [{
      auto type = ::llvm::cast<::mlir::RankedTensorType>(
          $_op->getResult(0).getType());
      auto dims = ::llvm::cast<DimsAttr>(type.getEncoding());
      auto symbol = ::llvm::cast<::mlir::AffineSymbolExpr>(dims.getSizes().front());
      return dims.getSymbols()[symbol.getPosition()];
    }]>,
  ];
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXINTERFACES_TD
