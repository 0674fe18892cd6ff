//===- MaxGraph.h - Emission of MAX graph IR --------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TARGET_MAXGRAPH_MAXGRAPH_H
#define TORCH_MAX_TARGET_MAXGRAPH_MAXGRAPH_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LLVM.h"
#include "torch-max/Runtime/EngineGraph.h"

namespace torch_max {

/// Writes a module with one function of the max dialect as MAX graph IR. The
/// text is canonical: it depends on the ops and their order alone, not on names
/// or locations. What cannot be written is reported at its location.
mlir::FailureOr<EngineGraph> emitMaxGraph(mlir::ModuleOp module);

/// Registers `--max-to-mo` with mlir-translate's driver.
void registerMaxGraphTranslation();

} // namespace torch_max

#endif // TORCH_MAX_TARGET_MAXGRAPH_MAXGRAPH_H
