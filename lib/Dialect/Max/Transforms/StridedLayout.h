//===- StridedLayout.h - Where views find their elements --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_STRIDEDLAYOUT_H
#define TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_STRIDEDLAYOUT_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace torch_max::max {

/// Where the elements of a tensor lie among those of another, in elements.
struct StridedLayout {
  /// All elements of a tensor, in C order.
  explicit StridedLayout(llvm::ArrayRef<int64_t> sizes);

  /// Makes it the layout of the result of a view with static sizes. False, and
  /// it stays as it is, if that has no strides.
  bool apply(mlir::Operation *view);

  /// Whether these are all elements of a tensor of these sizes, in their order.
  bool isWhole(llvm::ArrayRef<int64_t> sourceSizes) const;

  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;

private:
  bool reshape(llvm::ArrayRef<int64_t> newSizes);
};

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_STRIDEDLAYOUT_H
