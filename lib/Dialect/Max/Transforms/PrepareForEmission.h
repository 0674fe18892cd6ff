//===- PrepareForEmission.h - What the engine gets wrong --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The parts of --max-prepare-for-emission. Each function works around bugs of
// the engine that docs/EngineBugs.md describes; the name of a bug's entry
// stands in the comment of the code that avoids it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_PREPAREFOREMISSION_H
#define TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_PREPAREFOREMISSION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"

namespace torch_max::max {

inline mlir::RankedTensorType getTensorType(mlir::Value tensor) {
  return llvm::cast<mlir::RankedTensorType>(tensor.getType());
}

/// Ops that mean more in the max dialect than in the engine: each pattern looks
/// at one op.
void populateMeaningPatterns(mlir::RewritePatternSet &patterns);

/// Writes tensors out where the engine would fuse the ops around them wrongly.
void breakUpFusions(mlir::func::FuncOp func);

/// Gives the function the signature, the stores and the results that the engine
/// can take.
llvm::LogicalResult prepareInterface(mlir::func::FuncOp func);

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_PREPAREFOREMISSION_H
