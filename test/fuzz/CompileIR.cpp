//===- CompileIR.cpp - Text of our dialects, through the compiler ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzSupport.h"
#include "Targets.h"
#include "torch-max/Compiler/Compiler.h"

using namespace torch_max;

void fuzz::compileIR(llvm::StringRef input) {
  CompileOptions options;
  // Prints the module, too.
  options.keepStages = true;
  CompileResult result = compileToEngineIR(input, {}, options);
  require(result.succeeded || !result.diagnostics.empty(),
          "a graph was refused without a message");
}
