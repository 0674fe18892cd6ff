//===- Rows.h - Tensors as rows along an axis -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Kernels that work along an axis see every tensor as [outer, axis, inner]:
// there is one kernel to compile for all ranks and axes.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ROWS_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ROWS_H

#include "Lowering.h"

namespace torch_max {

class Rows {
public:
  /// A tensor along the axis that `dim` names. A tensor of rank 0 has one row
  /// of one element.
  Rows(mlir::Value tensor, mlir::Value dim, LoweringBuilder &b);
  /// A tensor along an axis; its rank is not 0.
  Rows(mlir::Value tensor, int64_t axis, LoweringBuilder &b);
  /// All elements as one row.
  static Rows ofAll(mlir::Value tensor, LoweringBuilder &b);

  /// The tensor as [outer, axis, inner].
  mlir::Value tensor;
  mlir::AffineExpr length;

  /// A type of rows of this length.
  mlir::Type type(mlir::AffineExpr length, mlir::Type elementType) const;
  /// Gives rows of this length the other axes of the tensor again.
  mlir::Value restore(mlir::Value rows, mlir::AffineExpr length) const;
  /// The same for rows of one element, of which no axis is left unless it is
  /// kept.
  mlir::Value restoreReduced(mlir::Value rows, bool keepAxis) const;

private:
  void flatten(mlir::Value tensor);

  Shape sizes;
  int64_t axis = 0;
  mlir::AffineExpr outer, inner;
  LoweringBuilder &b;
};

/// A kernel that gives values of rows and where in the row they come from. The
/// engine's bools have no order, so they go through it as ui8.
std::pair<mlir::Value, mlir::Value>
valuesAndIndices(llvm::StringRef kernel, const Rows &rows,
                 mlir::AffineExpr resultLength,
                 llvm::ArrayRef<mlir::Value> options, LoweringBuilder &b);

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ROWS_H
