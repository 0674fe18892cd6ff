//===- TypeInference.h - Result types of the max dialect's ops --*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// One function for each rule by which result types follow from operands. They
// emit errors at `location`, and none if there is no location.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_DIALECT_MAX_IR_TYPEINFERENCE_H
#define TORCH_MAX_LIB_DIALECT_MAX_IR_TYPEINFERENCE_H

#include "torch-max/Dialect/Max/IR/MaxDialect.h"

namespace torch_max::max {

using Types = llvm::SmallVectorImpl<mlir::Type>;
using OptionalLocation = std::optional<mlir::Location>;

mlir::LogicalResult inferSameAs(mlir::Value input, Types &types);
mlir::LogicalResult inferPredicate(mlir::Value input, Types &types);
mlir::LogicalResult inferBroadcast(OptionalLocation location,
                                   mlir::ValueRange operands, Types &types);
mlir::LogicalResult inferComparison(OptionalLocation location,
                                    mlir::ValueRange operands, Types &types);
mlir::LogicalResult inferSelect(OptionalLocation location,
                                mlir::Value condition, mlir::Value x,
                                mlir::Value y, Types &types);
mlir::LogicalResult inferAlongAxis(OptionalLocation location, mlir::Value input,
                                   int64_t axis, Types &types);
mlir::LogicalResult inferMatmul(OptionalLocation location, mlir::Value lhs,
                                mlir::Value rhs, Types &types);

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_IR_TYPEINFERENCE_H
