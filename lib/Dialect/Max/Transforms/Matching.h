//===- Matching.h - What patterns ask of values -----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_MATCHING_H
#define TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_MATCHING_H

#include "mlir/IR/Matchers.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/SetVector.h"

namespace torch_max::max {

/// The value of all elements of a float constant; nothing if the value is not a
/// constant, or if its elements differ.
inline std::optional<llvm::APFloat> getNumber(mlir::Value value) {
  mlir::DenseFPElementsAttr elements;
  if (!mlir::matchPattern(value, mlir::m_Constant(&elements)) ||
      !elements.isSplat())
    return std::nullopt;
  return elements.getSplatValue<llvm::APFloat>();
}

/// Whether a value is a constant whose elements all are this number, rounded to
/// the element type.
inline bool isNumber(mlir::Value value, double number) {
  std::optional<llvm::APFloat> found = getNumber(value);
  if (!found)
    return false;
  llvm::APFloat expected(number);
  bool losesInfo;
  expected.convert(found->getSemantics(), llvm::APFloat::rmNearestTiesToEven,
                   &losesInfo);
  return *found == expected;
}

/// Whether a tensor's last axis has the size of the last axis of `type`, and
/// all its other axes have size 1.
inline bool hasOnlyLastAxis(mlir::Value tensor, mlir::RankedTensorType type,
                            SymbolScope &scope) {
  llvm::SmallVector<mlir::AffineExpr> sizes =
      scope.getSizes(mlir::cast<mlir::RankedTensorType>(tensor.getType()));
  return !sizes.empty() &&
         llvm::all_of(llvm::ArrayRef(sizes).drop_back(),
                      [](mlir::AffineExpr size) { return size == 1; }) &&
         scope.areEqual(sizes.back(), scope.getSizes(type).back());
}

/// Whether these are f32 and bf16, in either order.
inline bool areF32AndBF16(mlir::Type lhs, mlir::Type rhs) {
  return (lhs.isF32() && rhs.isBF16()) || (lhs.isBF16() && rhs.isF32());
}

/// The location of an op that replaces `root`, together with the ops that only
/// `root` needs. `operands` are what the new op reads: what is before them
/// stays.
inline mlir::Location getFusedLocation(mlir::Operation *root,
                                       mlir::ValueRange operands) {
  llvm::SetVector<mlir::Operation *> replaced;
  replaced.insert(root);
  for (size_t i = 0; i < replaced.size(); ++i)
    for (mlir::Value value : replaced[i]->getOperands()) {
      mlir::Operation *op = value.getDefiningOp();
      if (op && !llvm::is_contained(operands, value) &&
          !op->hasTrait<mlir::OpTrait::ConstantLike>() &&
          llvm::all_of(op->getUsers(), [&](mlir::Operation *user) {
            return replaced.contains(user);
          }))
        replaced.insert(op);
    }
  llvm::SmallVector<mlir::Location> locations;
  for (mlir::Operation *op : replaced)
    locations.push_back(op->getLoc());
  return mlir::FusedLoc::get(root->getContext(), locations);
}

} // namespace torch_max::max

#endif // TORCH_MAX_LIB_DIALECT_MAX_TRANSFORMS_MATCHING_H
