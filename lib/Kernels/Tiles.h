//===- Tiles.h - Rows in tiles of registers ---------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_TILES_H
#define TORCH_MAX_LIB_KERNELS_TILES_H

#include "Floats.h"

namespace torch_max::kernels {

/// Calls `function(first, rows)` for tiles of about equally many rows.
template <typename F>
TORCH_MAX_INLINE void forEachTile(int64_t rows, int64_t mostRows,
                                  F &&function) {
  int64_t tiles = (rows + mostRows - 1) / mostRows;
  for (int64_t tile = 0; tile < tiles; ++tile) {
    int64_t first = rows * tile / tiles;
    function(first, rows * (tile + 1) / tiles - first);
  }
}

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_TILES_H
