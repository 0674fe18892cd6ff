//===- Shape.h - The sizes of a tensor in a lowering ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_SHAPE_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_SHAPE_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace torch_max {

/// The sizes of a tensor, one for each axis.
///
/// Every index and every slice is valid: an axis that does not exist reads as
/// size 1, and writing to it has no effect. A shape that is unknown because an
/// earlier step of the lowering failed has no axes at all. So lowerings can
/// compute with shapes, and check them, without asking after each step whether
/// it failed; the builder builds nothing from what they compute then.
class Shape : public llvm::SmallVector<mlir::AffineExpr> {
  using Base = llvm::SmallVector<mlir::AffineExpr>;

public:
  Shape() = default;
  Shape(mlir::MLIRContext *context, llvm::ArrayRef<mlir::AffineExpr> sizes)
      : Base(sizes), one(mlir::getAffineConstantExpr(1, context)) {}

  int64_t rank() const { return size(); }

  mlir::AffineExpr operator[](size_t axis) const {
    return axis < size() ? begin()[axis] : one;
  }
  mlir::AffineExpr &operator[](size_t axis) {
    return axis < size() ? begin()[axis] : (missing = one);
  }
  mlir::AffineExpr front() const { return (*this)[0]; }
  mlir::AffineExpr &front() { return (*this)[0]; }
  mlir::AffineExpr back() const { return (*this)[size() - 1]; }
  mlir::AffineExpr &back() { return (*this)[size() - 1]; }

  /// Slices, as ArrayRef has them.
  Shape take_front(size_t count) const { return slice(0, count); }
  Shape take_back(size_t count) const {
    return slice(size() - std::min(count, size()), count);
  }
  Shape drop_front(size_t count) const { return slice(count, size()); }
  Shape drop_back(size_t count) const {
    return slice(0, size() - std::min(count, size()));
  }
  Shape slice(size_t first, size_t count) const {
    Shape result(*this);
    result.assign(begin() + std::min(first, size()),
                  begin() + std::min(first + count, size()));
    return result;
  }

  void eraseAxis(size_t axis) {
    if (axis < size())
      erase(begin() + axis);
  }
  /// Inserts axes of one size in front of `axis`.
  void insertAxes(size_t axis, size_t count, mlir::AffineExpr added) {
    insert(begin() + std::min(axis, size()), count, added);
  }

private:
  mlir::AffineExpr one, missing;
};

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_SHAPE_H
