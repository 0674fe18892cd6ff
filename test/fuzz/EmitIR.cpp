//===- EmitIR.cpp - Text of the max dialect, emitted as it is -------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzSupport.h"
#include "Targets.h"
#include "torch-max/Target/MaxGraph/MaxGraph.h"

#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace torch_max;

void fuzz::emitIR(llvm::StringRef input) {
  QuietContext quiet;
  // The parser reads the zero behind the text.
  std::string text = input.str();
  if (OwningOpRef<ModuleOp> module =
          parseSourceString<ModuleOp>(text, &quiet.context))
    (void)emitMaxGraph(*module);
}
