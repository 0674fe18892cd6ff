//===- ConstantFolding.h - Folding of ops on constants ----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine compiles ops whose operands are all constants in a separate run of
// its compiler, which takes 10 seconds. Lowerings create such ops; these
// functions compute their results if they are small, and return null otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_DIALECT_MAX_IR_CONSTANTFOLDING_H
#define TORCH_MAX_LIB_DIALECT_MAX_IR_CONSTANTFOLDING_H

#include "mlir/IR/BuiltinAttributes.h"

namespace torch_max::max {

mlir::Attribute foldCast(mlir::Attribute input, mlir::Type type);
mlir::Attribute foldReshape(mlir::Attribute input, mlir::Type type);
mlir::Attribute foldTranspose(mlir::Attribute input,
                              mlir::ArrayRef<int64_t> permutation,
                              mlir::Type type);
mlir::Attribute foldSlice(mlir::Attribute input, mlir::ArrayRef<int64_t> starts,
                          mlir::ArrayRef<int64_t> steps, mlir::Type type);
mlir::Attribute foldConcat(mlir::ArrayRef<mlir::Attribute> inputs, int64_t axis,
                           mlir::Type type);

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_IR_CONSTANTFOLDING_H
