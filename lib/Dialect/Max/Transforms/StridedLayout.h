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

/// Where the elements of a view are in the memory of another tensor. Offset and
/// strides count elements.
struct StridedLayout {
  /// All elements of a tensor, in C order.
  explicit StridedLayout(llvm::ArrayRef<int64_t> sizes);

  /// Changes the layout to that of the result of a view with static sizes. If
  /// the result cannot be described by strides, returns false and leaves the
  /// layout as it is.
  bool apply(mlir::Operation *view);

  /// Whether the layout has all elements of a tensor of this shape, in order.
  bool isWhole(llvm::ArrayRef<int64_t> sourceSizes) const;

  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;

private:
  bool reshape(llvm::ArrayRef<int64_t> newSizes);
};

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_STRIDEDLAYOUT_H
