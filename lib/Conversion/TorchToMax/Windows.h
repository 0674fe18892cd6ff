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
constexpr size_t kKernelAxes = 3;

/// Constants of a list, one for each axis; torch gives one for all of them,
/// too. Empty, and failed, if they are no such thing or one is less than
/// `least`.
inline llvm::SmallVector<int64_t> getWindowNumbers(mlir::Value list,
                                                   const char *name,
                                                   size_t axes, int64_t least,
                                                   LoweringBuilder &b) {
  llvm::SmallVector<int64_t> numbers;
  for (mlir::Value element : b.listElements(list, name))
    if (std::optional<int64_t> number = b.constantInt(element, name))
      numbers.push_back(*number);
  if (numbers.size() == 1)
    numbers.resize(axes, numbers.front());
  if (!b.hasFailed() && numbers.size() != axes)
    b.fail(llvm::Twine(name) + " must have " + llvm::Twine(axes) + " elements");
  for (int64_t number : numbers)
    if (number < least)
      b.fail(llvm::Twine(name) + " must not be less than " +
             llvm::Twine(least));
  return b.hasFailed() ? llvm::SmallVector<int64_t>() : numbers;
}

/// Narrow floats are computed in f32 and rounded once, as torch does it.
inline mlir::Type getWindowComputeType(mlir::Value tensor, LoweringBuilder &b) {
  mlir::Type type = b.elementType(tensor);
  if (!type)
    return nullptr;
  if (type.isInteger(1))
    return b.fail("torch has no such op for bools");
  return b.computationType(type);
}

/// [batch, channels, sizes...] to [batch, sizes..., channels].
inline mlir::Value channelsLast(mlir::Value tensor, LoweringBuilder &b) {
  int64_t rank = b.rank(tensor);
  llvm::SmallVector<int64_t> permutation = {0};
  llvm::append_range(permutation, llvm::seq<int64_t>(2, rank));
  permutation.push_back(1);
  return b.transpose(tensor, permutation);
}

/// [batch, sizes..., channels] to [batch, channels, sizes...].
inline mlir::Value channelsFirst(mlir::Value tensor, LoweringBuilder &b) {
  int64_t rank = b.rank(tensor);
  llvm::SmallVector<int64_t> permutation = {0, rank - 1};
  llvm::append_range(permutation, llvm::seq<int64_t>(1, rank - 1));
  return b.transpose(tensor, permutation);
}

/// The tensor's sizes with axes of size 1 after the first `leading`, so that
/// `kKernelAxes` follow.
inline llvm::SmallVector<mlir::AffineExpr>
withKernelAxes(llvm::ArrayRef<mlir::AffineExpr> sizes, size_t leading,
               LoweringBuilder &b) {
  llvm::SmallVector<mlir::AffineExpr> result(sizes.take_front(leading));
  result.append(leading + kKernelAxes - sizes.size(), b.scope.getConstant(1));
  llvm::append_range(result, sizes.drop_front(leading));
  return result;
}

/// Whether a size is known to be less than 1.
inline bool isKnownEmpty(mlir::AffineExpr size, LoweringBuilder &b) {
  auto constant =
      llvm::dyn_cast<mlir::AffineConstantExpr>(b.scope.simplify(size));
  return constant && constant.getValue() < 1;
}

/// Whether two lists of sizes are known to differ; that sizes with symbols are
/// equal is torch's to check.
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
