//===- LinearProduct.h - Products with weights as they lie ------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `nn.Linear` keeps its weights as [columns, inner]. Whoever multiplies vectors
// of columns has to transpose them, which is a tenth of the work with a hundred
// rows, or to keep a second copy. Here the vectors hold rows of the left
// matrix, which is small and transposed once; an element of the weights is
// broadcast, and 16 x 16 elements of the result are transposed when they are
// done.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_LINEARPRODUCT_H
#define TORCH_MAX_LIB_KERNELS_LINEARPRODUCT_H

#include "Epilogue.h"

#include <functional>

namespace torch_max::kernels {

/// result[row][column] is the sum over i of lhs[row][i] * rhs[column][i]. Rows
/// of both matrices lie `inner` elements apart.
struct LinearProduct {
  ElementType type;
  const void *lhs, *rhs;
  int64_t rows, inner, columns;

  /// Whether this processor has the instructions. Then this way is the faster
  /// one.
  static bool isFaster(ElementType type, int64_t inner);

  /// Computes the product on the engine's threads, each of which takes some
  /// rows or columns, and gives it to the epilogue. The result is dense.
  void runInBlocks(const Epilogue &epilogue) const;

  /// A part of the result, in f32: its place and its elements, whose rows lie
  /// `stride` apart.
  struct Part {
    int64_t firstRow, rows, firstColumn, columns;
    const float *elements;
    int64_t stride;
  };

  /// Calls `finish` for each part, on the calling thread.
  void run(const std::function<void(const Part &)> &finish) const;

  /// The 32 bits of which a row has so many: one f32, or two of bf16.
  int64_t getLanes() const {
    return type == ElementType::F32 ? inner : inner / 2;
  }

private:
  /// With at most so many rows, a product waits for the weights.
  static constexpr int64_t kFewRows = 7;

  void runFewRows(const std::function<void(const Part &)> &finish) const;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_LINEARPRODUCT_H
