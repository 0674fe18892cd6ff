//===- Indices.h - Reading and writing at indices ---------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Every op that reads or writes at indices is one of two kernels, which walk
// over a space of axes: `indexing.gather` and `indexing.scatter`. The engine's
// own check no index, and lose updates of equal indices.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_INDICES_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_INDICES_H

#include "Lowering.h"

namespace torch_max {

/// Eager's error messages for an index out of range, numbered as in
/// mojo_kernels/indexing/rule.mojo.
enum class OutOfRange : int64_t {
  IndexError = 0,
  InSelf = 1,
  OfElements = 2,
  OfData = 3,
  RuntimeError = 4,
  IndexCopy = 5,
};

/// Where mojo_kernels/indexing/rule.mojo finds the numbers of a rule.
enum class RuleSlot : int64_t {
  Axis = 0,
  AllowsNegative = 1,
  Dim = 2,
  Message = 3,
  NeedsWholeSource = 4,
};

/// What an op says about its indices.
struct IndexRule {
  OutOfRange message = OutOfRange::IndexError;
  bool allowsNegative = false;
  /// The axis that the message names.
  int64_t dim = 0;
  /// Whether a source may not be larger than the space.
  bool needsWholeSource = true;
};

/// The space that an op walks over, and the sizes of the tensors in it: as many
/// for each as the space has axes. A size of 1 is repeated. Along `axis`, the
/// data is read or written where the index says.
struct Walk {
  Shape space, data, index, source;
  int64_t axis = 0;
};

/// The sizes of a tensor, where rank 0 counts as rank 1.
Shape sizesOfAxes(mlir::Value tensor, LoweringBuilder &b);

/// The indices of the elements that are not zero, a row each.
mlir::Value findNonzero(mlir::Value tensor, LoweringBuilder &b);

/// An index as the kernels take it; failed if it is not one of integers.
mlir::Value toIndex(mlir::Value index, LoweringBuilder &b);

/// The walk of an op whose index, of `count` elements, picks whole slices of
/// the data along `axis`. There is a source of the picked shape.
Walk walkSlices(const Shape &data, int64_t axis, mlir::AffineExpr count,
                LoweringBuilder &b);

/// The elements of `data` that `index` picks, in the shape of the space.
mlir::Value gatherAt(mlir::Value data, mlir::Value index, Walk walk,
                     IndexRule rule, LoweringBuilder &b);

/// `data` with `source` put in at `index`: `kind` is set, add, mul, max or min.
/// Data of one element is repeated.
mlir::Value scatterAt(llvm::StringRef kind, mlir::Value data, mlir::Value index,
                      mlir::Value source, Walk walk, IndexRule rule,
                      LoweringBuilder &b);

/// How the list of indices of `index` and `index_put` picks from a tensor.
struct Selection {
  /// The data's axes in the order in which they are walked: indexed axes that
  /// do not stand side by side come first.
  llvm::SmallVector<int64_t> permutation;
  /// The data's sizes in that order, the indexed axes as one.
  Shape data;
  /// The axis that the indexed axes became.
  int64_t axis = 0;
  /// The index of that axis, of rank 1, and its rule.
  mlir::Value index;
  IndexRule rule;
  /// The shape of what is picked.
  Shape picked;

  bool isPermuted() const { return !llvm::is_sorted(permutation); }
};

/// Fails if the list is not one of integers for existing axes.
Selection selectBy(llvm::ArrayRef<mlir::Value> indices, mlir::Value data,
                   LoweringBuilder &b);

/// Whether torch takes a tensor of this type as a mask: bools, and bytes.
bool isMask(mlir::Type elementType);

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_INDICES_H
