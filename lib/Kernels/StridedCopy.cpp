//===- StridedCopy.cpp - Copies of strided elements -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneDnn.h"

#include <algorithm>
#include <cstring>

using namespace torch_max::kernels;

namespace {
/// Axes of the result, from the first, with where their elements are found.
/// Neighbours that lie one in the other, on both sides, are one axis.
struct Axes {
  int64_t rank = 0;
  int64_t sizes[kMaxRank], strides[kMaxRank];

  explicit Axes(const KernelTensor &tensor, const int64_t *given) {
    for (int64_t axis = 0; axis < tensor.rank; ++axis) {
      int64_t size = tensor.sizes[axis], stride = given[axis];
      if (size == 1)
        continue;
      if (rank > 0 && strides[rank - 1] == stride * size) {
        sizes[rank - 1] *= size;
        strides[rank - 1] = stride;
        continue;
      }
      sizes[rank] = size;
      strides[rank++] = stride;
    }
  }
};
} // namespace

/// Elements of one size, whatever their type is.
template <typename T>
static void copyStrided(T *to, const T *from, int64_t count, int64_t stride) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = from[i * stride];
}

static void copyRow(char *to, const char *from, int64_t count, int64_t stride,
                    int64_t size) {
  if (stride == 1) {
    std::memcpy(to, from, count * size);
    return;
  }
  auto copyAs = [&](auto *tag) {
    using T = decltype(tag);
    copyStrided(reinterpret_cast<T>(to),
                reinterpret_cast<std::remove_pointer_t<T> const *>(from), count,
                stride);
  };
  switch (size) {
  case 1:
    return copyAs(static_cast<uint8_t *>(nullptr));
  case 2:
    return copyAs(static_cast<uint16_t *>(nullptr));
  case 4:
    return copyAs(static_cast<uint32_t *>(nullptr));
  default:
    return copyAs(static_cast<uint64_t *>(nullptr));
  }
}

/// Copies a plane of the last two axes in tiles, so that what is read and what
/// is written both come in whole lines of the cache.
static void copyPlane(char *to, const char *from, int64_t rows, int64_t columns,
                      int64_t rowStride, int64_t columnStride, int64_t size) {
  constexpr int64_t tile = 32;
  if (columnStride == 1) {
    for (int64_t row = 0; row < rows; ++row)
      copyRow(to + row * columns * size, from + row * rowStride * size, columns,
              1, size);
    return;
  }
  for (int64_t first = 0; first < columns; first += tile) {
    int64_t count = std::min(tile, columns - first);
    for (int64_t row = 0; row < rows; ++row)
      copyRow(to + (row * columns + first) * size,
              from + (row * rowStride + first * columnStride) * size, count,
              columnStride, size);
  }
}

static void copyAll(const KernelCall &call) {
  /// The fewest bytes that are worth a thread.
  constexpr int64_t bytesPerTask = 1 << 16;
  const KernelTensor &result = call.result(0);
  if (isEmpty(result))
    return;
  const auto &options = getOptions<CopyingStridedOptions>(call);
  Axes axes(result, options.strides);
  int64_t size = getSize(result.type);
  const char *source = at(call.operand(0), options.offset);
  auto *target = static_cast<char *>(result.data);
  // One axis is a plane of one row, and none one of one element.
  int64_t columns = axes.rank > 0 ? axes.sizes[axes.rank - 1] : 1;
  int64_t columnStride = axes.rank > 0 ? axes.strides[axes.rank - 1] : 1;
  int64_t rows = axes.rank > 1 ? axes.sizes[axes.rank - 2] : 1;
  int64_t rowStride = axes.rank > 1 ? axes.strides[axes.rank - 2] : 0;
  int64_t planes = 1;
  for (int64_t axis = 0; axis + 2 < axes.rank; ++axis)
    planes *= axes.sizes[axis];

  // A task takes some rows of a plane.
  int64_t rowsPerTask =
      std::clamp<int64_t>(bytesPerTask / (columns * size), 1, rows);
  int64_t tasksPerPlane = (rows + rowsPerTask - 1) / rowsPerTask;
  auto copyPart = [&](int64_t part) {
    int64_t plane = part / tasksPerPlane;
    int64_t firstRow = part % tasksPerPlane * rowsPerTask;
    int64_t offset = firstRow * rowStride, rest = plane;
    for (int64_t axis = axes.rank - 3; axis >= 0; --axis) {
      offset += rest % axes.sizes[axis] * axes.strides[axis];
      rest /= axes.sizes[axis];
    }
    copyPlane(target + (plane * rows + firstRow) * columns * size,
              source + offset * size, std::min(rowsPerTask, rows - firstRow),
              columns, rowStride, columnStride, size);
  };
  int64_t parts = planes * tasksPerPlane;
  int64_t bytes = planes * rows * columns * size;
  if (bytes <= bytesPerTask) {
    for (int64_t part = 0; part < parts; ++part)
      copyPart(part);
    return;
  }
  parallelRows(parts, copyPart);
}

TORCH_MAX_KERNEL(torch_max_copying_strided) {
  return guarded(call, [&] { copyAll(*call); });
}
