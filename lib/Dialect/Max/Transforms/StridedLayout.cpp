//===- StridedLayout.cpp - Where views find their elements ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StridedLayout.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torch_max::max;

StridedLayout::StridedLayout(ArrayRef<int64_t> sizes)
    : sizes(sizes), strides(computeStrides(sizes)) {}

bool StridedLayout::isWhole(ArrayRef<int64_t> sourceSizes) const {
  int64_t count = computeProduct(sizes);
  if (offset != 0 || count != computeProduct(sourceSizes))
    return false;
  for (auto [size, stride, expected] :
       llvm::zip_equal(sizes, strides, computeStrides(sizes)))
    if (size != 1 && stride != expected && count != 0)
      return false;
  return true;
}

/// Merges neighbouring old axes that can be read with one stride into runs, and
/// splits each run into new axes.
bool StridedLayout::reshape(ArrayRef<int64_t> newSizes) {
  SmallVector<int64_t> newStrides(newSizes.size(), 1);
  if (computeProduct(sizes) == 0) {
    sizes.assign(newSizes.begin(), newSizes.end());
    strides = newStrides;
    return true;
  }
  auto next = newSizes.size();
  for (size_t axis = sizes.size(); axis-- > 0;) {
    if (sizes[axis] == 1)
      continue;
    int64_t stride = strides[axis], run = sizes[axis];
    while (axis > 0 &&
           (sizes[axis - 1] == 1 || strides[axis - 1] == stride * run)) {
      --axis;
      run *= sizes[axis];
    }
    int64_t filled = 1;
    while (filled < run) {
      if (next == 0)
        return false;
      newStrides[--next] = stride * filled;
      filled *= newSizes[next];
    }
    if (filled != run)
      return false;
  }
  sizes.assign(newSizes.begin(), newSizes.end());
  strides = newStrides;
  return true;
}

bool StridedLayout::apply(Operation *view) {
  return llvm::TypeSwitch<Operation *, bool>(view)
      .Case([&](ReshapeOp op) {
        return reshape(cast<RankedTensorType>(op.getType()).getShape());
      })
      .Case([&](TransposeOp op) {
        sizes = applyPermutation(sizes, op.getPermutation());
        strides = applyPermutation(strides, op.getPermutation());
        return true;
      })
      .Case([&](SliceOp op) {
        SymbolScope scope(op.getContext());
        SmallVector<AffineExpr> starts = scope.getSizes(op.getStarts());
        auto shape = cast<RankedTensorType>(op.getType()).getShape();
        for (auto [axis, start] : llvm::enumerate(starts)) {
          offset += cast<AffineConstantExpr>(start).getValue() * strides[axis];
          // A step to nothing may be of any length.
          if (shape[axis] > 1)
            strides[axis] *= op.getSteps()[axis];
        }
        sizes.assign(shape.begin(), shape.end());
        return true;
      });
}
