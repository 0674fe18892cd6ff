//===- StridedCopy.cpp - Copies of strided elements -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OneDnn.h"
#include "Transpose.h"

#include <algorithm>
#include <cstring>

using namespace torch_max::kernels;

/// Bytes that one thread copies faster than two, one of which has to be woken.
static constexpr int64_t kBytesOfOneThread = 1 << 20;
/// Bytes of a result that no cache holds: it is written past them.
static constexpr int64_t kBytesBeyondCaches = 1 << 24;
/// The rows and columns of a tile. What is read of it and what is written of it
/// both fit into the second cache.
static constexpr int64_t kTile = 128;

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

/// Columns lie side by side in the result. All distances are in elements.
struct Plane {
  char *to;
  const char *from;
  int64_t rows, columns;
  /// How far rows are apart in the result and in what is read, and columns in
  /// the latter.
  int64_t resultStride, rowStride, columnStride;
  bool isBeyondCaches;
};
} // namespace

//===----------------------------------------------------------------------===//
// Planes
//===----------------------------------------------------------------------===//

template <typename T>
static void copyRow(T *to, const T *from, int64_t count, int64_t stride) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = from[i * stride];
}

/// In strips of so few columns that the lines of the cache in which they are
/// read stay there from row to row.
template <typename T> static void copyElements(const Plane &plane) {
  constexpr int64_t strip = 32;
  auto *to = reinterpret_cast<T *>(plane.to);
  auto *from = reinterpret_cast<const T *>(plane.from);
  for (int64_t first = 0; first < plane.columns; first += strip) {
    int64_t count = std::min(strip, plane.columns - first);
    for (int64_t row = 0; row < plane.rows; ++row)
      copyRow(to + row * plane.resultStride + first,
              from + row * plane.rowStride + first * plane.columnStride, count,
              plane.columnStride);
  }
}

/// A square of a plane whose rows lie side by side in what is read.
template <int64_t size, typename T>
TORCH_MAX_INLINE static void copySquare(T *to, int64_t resultStride,
                                        const T *from, int64_t columnStride,
                                        bool isBeyondCaches) {
  using Row = SquareRow<T, size>;
  Row rows[size];
#pragma unroll
  for (int64_t i = 0; i < size; ++i)
    std::memcpy(&rows[i], from + i * columnStride, sizeof(Row));
  transposeSquare<size>(rows);
  if (isBeyondCaches) {
#pragma unroll
    for (int64_t i = 0; i < size; ++i)
      __builtin_nontemporal_store(
          rows[i], reinterpret_cast<Row *>(to + i * resultStride));
    return;
  }
#pragma unroll
  for (int64_t i = 0; i < size; ++i)
    std::memcpy(to + i * resultStride, &rows[i], sizeof(Row));
}

/// Square by square; the last ones overlap those before them.
template <int64_t size, typename T>
TORCH_MAX_INLINE static void copySquares(const Plane &plane) {
  auto *to = reinterpret_cast<T *>(plane.to);
  auto *from = reinterpret_cast<const T *>(plane.from);
  // Only whole lines of the cache are written past it.
  constexpr int64_t line = 64;
  bool isBeyondCaches = plane.isBeyondCaches && size * sizeof(T) == line &&
                        reinterpret_cast<uintptr_t>(to) % line == 0 &&
                        plane.resultStride % size == 0 &&
                        plane.columns % size == 0;
  for (int64_t i = 0; i < plane.rows; i += size) {
    int64_t row = std::min(i, plane.rows - size);
    for (int64_t j = 0; j < plane.columns; j += size) {
      int64_t column = std::min(j, plane.columns - size);
      copySquare<size>(to + row * plane.resultStride + column,
                       plane.resultStride,
                       from + row + column * plane.columnStride,
                       plane.columnStride, isBeyondCaches);
    }
  }
#if defined(__x86_64__)
  // Other threads see what was written past the caches.
  if (isBeyondCaches)
    __builtin_ia32_sfence();
#endif
}

/// The same for rows of fewer columns, which lie one behind the other in the
/// result: what is written too much is written over by the next row.
template <int64_t size, typename T>
TORCH_MAX_INLINE static void copyShortRows(const Plane &plane) {
  using Row = SquareRow<T, size>;
  auto *to = reinterpret_cast<T *>(plane.to);
  auto *from = reinterpret_cast<const T *>(plane.from);
  int64_t row = 0, end = plane.rows * plane.columns;
  for (; (row + size - 1) * plane.columns + size <= end; row += size) {
    Row rows[size] = {};
#pragma unroll
    for (int64_t i = 0; i < size; ++i)
      if (i < plane.columns)
        std::memcpy(&rows[i], from + row + i * plane.columnStride, sizeof(Row));
    transposeSquare<size>(rows);
#pragma unroll
    for (int64_t i = 0; i < size; ++i)
      std::memcpy(to + (row + i) * plane.columns, &rows[i], sizeof(Row));
  }
  Plane rest = plane;
  rest.to += row * plane.columns * sizeof(T);
  rest.from += row * sizeof(T);
  rest.rows -= row;
  copyElements<T>(rest);
}

#if defined(__x86_64__)
#define TORCH_MAX_COPY_AVX512                                                  \
  __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl")))

template <int64_t size, typename T>
TORCH_MAX_COPY_AVX512 static void copySquaresAvx512(const Plane &plane) {
  copySquares<size, T>(plane);
}
template <int64_t size, typename T>
TORCH_MAX_COPY_AVX512 static void copyShortRowsAvx512(const Plane &plane) {
  copyShortRows<size, T>(plane);
}
template <int64_t size, typename T>
__attribute__((target("avx2"))) static void
copySquaresAvx2(const Plane &plane) {
  copySquares<size, T>(plane);
}
#endif

template <typename T> static void copyPlane(const Plane &plane) {
#if defined(__x86_64__)
  static const bool hasAvx512 =
      __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
  static const bool hasAvx2 = __builtin_cpu_supports("avx2");
  constexpr int64_t wide = std::min<int64_t>(64 / sizeof(T), 16);
  constexpr int64_t narrow = std::min<int64_t>(32 / sizeof(T), 8);
  int64_t least =
      plane.rowStride == 1 ? std::min(plane.rows, plane.columns) : 0;
  if (hasAvx512 && least >= wide)
    return copySquaresAvx512<wide, T>(plane);
  if (hasAvx512 && plane.rowStride == 1 && plane.rows >= wide &&
      plane.resultStride == plane.columns)
    return copyShortRowsAvx512<wide, T>(plane);
  if (hasAvx2 && least >= narrow)
    return copySquaresAvx2<narrow, T>(plane);
#endif
  copyElements<T>(plane);
}

static void copyPlane(const Plane &plane, int64_t size) {
  if (plane.columnStride == 1) {
    for (int64_t row = 0; row < plane.rows; ++row)
      std::memcpy(plane.to + row * plane.resultStride * size,
                  plane.from + row * plane.rowStride * size,
                  plane.columns * size);
    return;
  }
  switch (size) {
  case 1:
    return copyPlane<uint8_t>(plane);
  case 2:
    return copyPlane<uint16_t>(plane);
  case 4:
    return copyPlane<uint32_t>(plane);
  default:
    return copyPlane<uint64_t>(plane);
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

namespace {
/// A copy as planes, which are cut into tiles.
class StridedCopy {
public:
  StridedCopy(const KernelCall &call, const Axes &axes);
  void run() const;

private:
  void copyTile(int64_t tile) const;

  int64_t size, bytes;
  Plane plane;
  /// The axes that are not in the plane. Strides as in `Plane`.
  int64_t rank = 0;
  int64_t sizes[kMaxRank], resultStrides[kMaxRank], strides[kMaxRank];
  int64_t tileRows, tileColumns, tilesOfRow, tilesOfPlane, tiles;
};
} // namespace

StridedCopy::StridedCopy(const KernelCall &call, const Axes &axes)
    : size(getSize(call.result(0).type)) {
  // One axis is a plane of one row, and none one of one element.
  plane = {static_cast<char *>(call.result(0).data),
           at(call.operand(0), getOptions<CopyingStridedOptions>(call).offset),
           1,
           1,
           1,
           0,
           1,
           false};
  int64_t last = axes.rank - 1;
  if (last >= 0) {
    plane.columns = axes.sizes[last];
    plane.columnStride = axes.strides[last];
  }
  // The rows are of the axis whose elements lie side by side, if there is one.
  int64_t rowAxis = last - 1;
  for (int64_t axis = 0; axis < last && plane.columnStride != 1; ++axis)
    if (axes.strides[axis] == 1)
      rowAxis = axis;
  int64_t planes = 1, resultStride = plane.columns;
  for (int64_t axis = last - 1; axis >= 0; --axis) {
    if (axis == rowAxis) {
      plane.rows = axes.sizes[axis];
      plane.resultStride = resultStride;
      plane.rowStride = axes.strides[axis];
    } else {
      sizes[rank] = axes.sizes[axis];
      resultStrides[rank] = resultStride;
      strides[rank++] = axes.strides[axis];
      planes *= axes.sizes[axis];
    }
    resultStride *= axes.sizes[axis];
  }
  bytes = resultStride * size;
  plane.isBeyondCaches = bytes >= kBytesBeyondCaches;
  tileColumns = plane.columnStride == 1 ? plane.columns : kTile;
  // As many as make a tile of its usual size.
  tileRows = std::clamp<int64_t>(
      kTile * kTile / std::min(plane.columns, tileColumns), 1, plane.rows);
  tilesOfRow = (plane.columns + tileColumns - 1) / tileColumns;
  tilesOfPlane = (plane.rows + tileRows - 1) / tileRows * tilesOfRow;
  tiles = planes * tilesOfPlane;
}

void StridedCopy::copyTile(int64_t tile) const {
  int64_t rest = tile / tilesOfPlane;
  int64_t firstRow = tile % tilesOfPlane / tilesOfRow * tileRows;
  int64_t firstColumn = tile % tilesOfRow * tileColumns;
  int64_t to = firstRow * plane.resultStride + firstColumn;
  int64_t from = firstRow * plane.rowStride + firstColumn * plane.columnStride;
  // The innermost axes come first.
  for (int64_t i = 0; i < rank; ++i) {
    to += rest % sizes[i] * resultStrides[i];
    from += rest % sizes[i] * strides[i];
    rest /= sizes[i];
  }
  Plane part = plane;
  part.to += to * size;
  part.from += from * size;
  part.rows = std::min(tileRows, plane.rows - firstRow);
  part.columns = std::min(tileColumns, plane.columns - firstColumn);
  copyPlane(part, size);
}

void StridedCopy::run() const {
  if (bytes <= kBytesOfOneThread)
    for (int64_t tile = 0; tile < tiles; ++tile)
      copyTile(tile);
  else
    parallelRows(tiles, [this](int64_t tile) { copyTile(tile); });
}

TORCH_MAX_KERNEL(torch_max_copying_strided) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    const auto &options = getOptions<CopyingStridedOptions>(*call);
    StridedCopy(*call, Axes(call->result(0), options.strides)).run();
  });
}
