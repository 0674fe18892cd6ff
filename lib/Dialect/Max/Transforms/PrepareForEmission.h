//===- PrepareForEmission.h - Workarounds for engine bugs -------*- C++ -*-===//
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

/// Adds patterns for ops whose engine op gives other results in special cases.
/// Each pattern looks at one op.
void populateMeaningPatterns(mlir::RewritePatternSet &patterns);

/// Copies tensors between ops that the engine would fuse wrongly.
void breakUpFusions(mlir::func::FuncOp func);

/// Changes the function's signature, stores and results to what the engine
/// supports.
llvm::LogicalResult prepareInterface(mlir::func::FuncOp func);

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_PREPAREFOREMISSION_H
