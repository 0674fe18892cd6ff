//===- Windows.h - What convolution and pooling share -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_WINDOWS_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_WINDOWS_H

#include "Lowering.h"

namespace torch_max {

/// The kernels work on this many axes; those that are missing have size 1.
constexpr int64_t kKernelAxes = 3;

/// Constants of a list, one for each axis; torch gives one for all of them,
/// too. Fails if there are not as many or one is less than `least`; there are
/// as many as axes in any case.
inline llvm::SmallVector<int64_t> getWindowNumbers(mlir::Value list,
                                                   const char *name,
                                                   size_t axes, int64_t least,
                                                   LoweringBuilder &b) {
  llvm::SmallVector<int64_t> numbers;
  for (mlir::Value element : b.listElements(list, name))
    numbers.push_back(b.constantInt(element, name));
  if (numbers.size() == 1)
    numbers.resize(axes, numbers.front());
  if (numbers.size() != axes)
    b.fail(llvm::Twine(name) + " must have " + llvm::Twine(axes) + " elements");
  numbers.resize(axes, 1);
  for (int64_t &number : numbers)
    if (number < least) {
      b.fail(llvm::Twine(name) + " must not be less than " +
             llvm::Twine(least));
      number = 1;
    }
  return numbers;
}

/// Narrow floats are computed in f32 and rounded once, as torch does it.
inline mlir::Type getWindowComputeType(mlir::Value tensor, LoweringBuilder &b) {
  mlir::Type type = b.elementType(tensor);
  if (type.isInteger(1))
    b.fail("torch has no such op for bools");
  return b.computationType(type);
}

/// [batch, channels, sizes...] to [batch, sizes..., channels].
inline mlir::Value channelsLast(mlir::Value tensor, LoweringBuilder &b) {
  llvm::SmallVector<int64_t> permutation = {0};
  for (int64_t axis = 2, rank = b.rank(tensor); axis < rank; ++axis)
    permutation.push_back(axis);
  permutation.push_back(1);
  return b.transpose(tensor, permutation);
}

/// [batch, sizes..., channels] to [batch, channels, sizes...].
inline mlir::Value channelsFirst(mlir::Value tensor, LoweringBuilder &b) {
  int64_t rank = b.rank(tensor);
  llvm::SmallVector<int64_t> permutation = {0, rank - 1};
  for (int64_t axis = 1; axis < rank - 1; ++axis)
    permutation.push_back(axis);
  return b.transpose(tensor, permutation);
}

/// The tensor's sizes with axes of size 1 after the first `leading`, so that
/// `kKernelAxes` follow.
inline Shape withKernelAxes(Shape sizes, int64_t leading, LoweringBuilder &b) {
  int64_t missing = leading + kKernelAxes - sizes.rank();
  sizes.insertAxes(leading, std::max<int64_t>(missing, 0),
                   b.scope.getConstant(1));
  return sizes;
}

/// Whether a size is known to be less than 1.
inline bool isKnownEmpty(mlir::AffineExpr size, LoweringBuilder &b) {
  auto constant =
      llvm::dyn_cast<mlir::AffineConstantExpr>(b.scope.simplify(size));
  return constant && constant.getValue() < 1;
}

/// Whether two lists of sizes are known to differ; that sizes with symbols are
/// equal, torch has checked.
inline bool areKnownToDiffer(llvm::ArrayRef<mlir::AffineExpr> lhs,
                             llvm::ArrayRef<mlir::AffineExpr> rhs,
                             LoweringBuilder &b) {
  if (lhs.size() != rhs.size())
    return true;
  return llvm::any_of(llvm::zip_equal(lhs, rhs), [&](auto pair) {
    auto difference = llvm::dyn_cast<mlir::AffineConstantExpr>(
        b.scope.simplify(std::get<0>(pair) - std::get<1>(pair)));
    return difference && difference.getValue() != 0;
  });
}

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_WINDOWS_H
