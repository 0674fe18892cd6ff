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

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBufferRef.h"

using namespace mlir;
using namespace torch_max;

void fuzz::emitIR(llvm::StringRef input) {
  // The parser reads the zero behind the text.
  std::string text = input.str();
  // Bytecode would go to another reader of MLIR, which is not ours to test.
  if (isBytecode(llvm::MemoryBufferRef(text, "")))
    return;
  QuietContext quiet;
  if (OwningOpRef<ModuleOp> module =
          parseSourceString<ModuleOp>(text, &quiet.context))
    (void)emitMaxGraph(*module);
}
