//===- SizeLimits.h - What no real size exceeds -----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text may claim any sizes. Without bounds, those that are squared again and
// again would take all memory.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_SIZELIMITS_H
#define TORCH_MAX_DIALECT_MAX_IR_SIZELIMITS_H

#include "mlir/IR/AffineExpr.h"

namespace torch_max::max {

/// No real size has as many products, as a sum of products, or as many parts.
inline constexpr uint64_t kMostProducts = 1024, kMostParts = 4096;

/// Whether an expression has more parts than that. Parts that occur twice count
/// twice.
bool isLongSize(mlir::AffineExpr expr);

} // namespace torch_max::max

#endif // TORCH_MAX_DIALECT_MAX_IR_SIZELIMITS_H
