//===- Int4Block.h - Columns of weights of four bits ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The weights are read where they lie, in torch's order:
//
//   weights  [block of columns][inner][two columns of the block in a byte]
//   byte i   columns i and i + half (halves), or 2 * i and 2 * i + 1 (pairs)
//
// A block is computed in lanes: the low bits of its bytes, then the high bits.
// What is read or written once for many weights puts the columns in order.
//
// A weight is `scale * (bits - 8) + zero`. In a group, in which all weights of
// a column have the same scale, the product with a row is
//
//   scale * (sum of row * (bits - 8)) + zero * (sum of row)
//
// which multiplies once for each weight instead of twice. It is wrong if the
// row has infinite numbers, or such that a sum is infinite.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_INT4BLOCK_H
#define TORCH_MAX_LIB_KERNELS_INT4BLOCK_H

#include "Floats.h"
#include "OneDnn.h"
#include "Tiles.h"

namespace torch_max::kernels {

/// The most columns of a block.
inline constexpr int64_t kMostColumns = 64;

/// Some rows with the columns of a block.
struct Int4Block {
  const uint8_t *weights;
  int64_t columns;
  Order order;
  /// Two numbers for each group and column, the columns of a group in one row.
  const char *scales;
  ElementType scaleType;
  int64_t scaleStride;
  /// The rows: as they are if they are bf16, and as f32.
  const BFloat16 *narrowLhs;
  const float *lhs;
  /// For each row, the sums of its groups.
  const float *groupSums;
  int64_t rows, inner, group;
  /// The products, in lanes: rows of as many floats as there are columns.
  float *sums;

  /// Of one group, for each lane.
  struct Scales {
    alignas(64) float scale[kMostColumns], zero[kMostColumns];
  };
  Scales readScales(int64_t group) const;
};

/// Whether this processor multiplies this block, whose rows are bf16, two
/// weights at a time.
bool canMultiplyPairs(const Int4Block &block);
void multiplyPairs(const Int4Block &block);

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_INT4BLOCK_H
