//===- TorchToMax.h - Conversion of torch to max ----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_CONVERSION_TORCHTOMAX_TORCHTOMAX_H
#define TORCH_MAX_CONVERSION_TORCHTOMAX_TORCHTOMAX_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Torch/IR/TorchDialect.h"

namespace torch_max {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "torch-max/Conversion/TorchToMax/Passes.h.inc"

/// The names of all torch ops that have a lowering, in alphabetical order.
std::vector<std::string> getLoweredOpNames(mlir::MLIRContext *context);

} // namespace torch_max

#endif // TORCH_MAX_CONVERSION_TORCHTOMAX_TORCHTOMAX_H
