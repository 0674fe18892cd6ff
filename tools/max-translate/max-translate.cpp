//===- max-translate.cpp - Writes the max dialect as MAX graph IR ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackOverflow.h"

#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "torch-max/Target/MaxGraph/MaxGraph.h"

int main(int argc, char **argv) {
  torch_max::reportStackOverflow(argv[0]);
  torch_max::registerMaxGraphTranslation();
  return mlir::failed(
      mlir::mlirTranslateMain(argc, argv, "torch-max translation driver\n"));
}
