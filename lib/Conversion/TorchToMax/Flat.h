//===- Flat.h - Steps that views and paddings share -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_FLAT_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_FLAT_H

#include "Lowering.h"

namespace torch_max {

/// All axes as one: what the kernels for views and paddings take, whatever the
/// rank.
mlir::Value flatten(mlir::Value tensor, LoweringBuilder &b);

/// An index, counted from the end if negative.
mlir::AffineExpr resolveIndex(mlir::AffineExpr index, mlir::AffineExpr size,
                              LoweringBuilder &b);

/// A start or stop, as Python slices have them: counted from the end if
/// negative, and within the axis.
mlir::AffineExpr resolveBound(mlir::AffineExpr bound, mlir::AffineExpr size,
                              LoweringBuilder &b);

/// Those views of View.cpp that strides describe.
void populateStridedViewLowerings(LoweringSet &lowerings);

/// What a tensor is padded with. The numbers are those of the kernels in
/// mojo_kernels/padding.
enum class PadMode { Constant = 0, Reflect = 1, Replicate = 2, Circular = 3 };

/// How many elements an axis gets before and after its own; negative ones are
/// taken away.
struct AxisPadding {
  mlir::AffineExpr before;
  mlir::AffineExpr after;
};

/// `input` with `paddings` for each axis. `fill`, of rank 0, is what a constant
/// padding consists of; zero if it is null.
mlir::Value pad(mlir::Value input, llvm::ArrayRef<AxisPadding> paddings,
                PadMode mode, mlir::Value fill, LoweringBuilder &b);

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_FLAT_H
