//===- Reduction.h - Reductions that other lowerings need -------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_REDUCTION_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_REDUCTION_H

#include "Lowering.h"

namespace torch_max {

/// The sum along some axes, in ascending order. They stay with size 1, or go.
mlir::Value getSum(mlir::Value input, llvm::ArrayRef<int64_t> axes,
                   bool keepAxes, LoweringBuilder &b);

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_REDUCTION_H
