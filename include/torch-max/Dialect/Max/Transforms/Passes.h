//===- Passes.h - Passes over the max dialect -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_H
#define TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace torch_max::max {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"

} // namespace torch_max::max

#endif // TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_H
