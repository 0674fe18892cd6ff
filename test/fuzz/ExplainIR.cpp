//===- ExplainIR.cpp - Text of our dialects, op by op ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Targets.h"
#include "torch-max/Compiler/Explain.h"

using namespace torch_max;

void fuzz::explainIR(llvm::StringRef input) { explain(input, "input"); }
