//===- max-reduce.cpp - Makes a failing .mlir file smaller ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackOverflow.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "torch-max/Compiler/Registration.h"

int main(int argc, char **argv) {
  torch_max::reportStackOverflow(argv[0]);
  mlir::DialectRegistry registry;
  torch_max::registerDialects(registry);
  torch_max::registerPasses();
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
