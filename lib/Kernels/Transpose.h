//===- Transpose.h - Squares of elements in registers -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_TRANSPOSE_H
#define TORCH_MAX_LIB_KERNELS_TRANSPOSE_H

#include "Floats.h"

#include <utility>

namespace torch_max::kernels {

/// A row of a square.
template <typename T, int64_t size>
using SquareRow [[gnu::vector_size(size * sizeof(T))]] = T;

/// Swaps the upper right and the lower left part, each of `step` columns, in
/// all squares of twice that size of which two rows are `upper` and `lower`.
template <int64_t step, typename Row, int64_t... column>
TORCH_MAX_INLINE void swapParts(Row &upper, Row &lower,
                                std::integer_sequence<int64_t, column...>) {
  constexpr int64_t size = sizeof...(column);
  Row first = upper, second = lower;
  upper = __builtin_shufflevector(
      first, second, (column & step ? size + column - step : column)...);
  lower = __builtin_shufflevector(
      first, second, (column & step ? size + column : column + step)...);
}

/// Transposes a square by swapping the halves of all squares in it, the largest
/// first.
template <int64_t size, int64_t step = size / 2, typename Row>
TORCH_MAX_INLINE void transposeSquare(Row (&rows)[size]) {
#pragma unroll
  for (int64_t i = 0; i < size; ++i)
    if (!(i & step))
      swapParts<step>(rows[i], rows[i + step],
                      std::make_integer_sequence<int64_t, size>());
  if constexpr (step > 1)
    transposeSquare<size, step / 2>(rows);
}

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_TRANSPOSE_H
