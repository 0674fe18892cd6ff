//===- max-lsp-server.cpp - Editor support for .mlir files ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackOverflow.h"

#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "torch-max/Compiler/Registration.h"

int main(int argc, char **argv) {
  torch_max::reportStackOverflow(argv[0]);
  mlir::DialectRegistry registry;
  torch_max::registerDialects(registry);
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
