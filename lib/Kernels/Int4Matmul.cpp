//===- Int4Matmul.cpp - Products with weights of four bits ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Int4Block.h has the order of the weights. The last block may have fewer
// columns than the others, 16, 32 or 48, which are always in pairs. All is
// computed in f32 and rounded once, at the end.
//
//===----------------------------------------------------------------------===//

#include "Int4Block.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <vector>

using namespace torch_max::kernels;

/// The fewest operations that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 16;
/// Rows whose sums a thread holds at once.
static constexpr int64_t kMostRows = 128;
/// Rows whose sums are in registers at once.
static constexpr int64_t kTileRows = 6;
/// Four bits hold the weight plus this number.
static constexpr float kOffset = 8;

//===----------------------------------------------------------------------===//
// Between columns and lanes
//===----------------------------------------------------------------------===//

/// Calls `function(lane, column)` for each lane.
template <typename F>
TORCH_MAX_INLINE static void forEachLane(const Int4Block &block, F &&function) {
  if (block.order == Order::Halves) {
    for (int64_t lane = 0; lane < block.columns; ++lane)
      function(lane, lane);
    return;
  }
  int64_t half = block.columns / 2;
  for (int64_t lane = 0; lane < half; ++lane)
    function(lane, 2 * lane);
  for (int64_t lane = 0; lane < half; ++lane)
    function(half + lane, 2 * lane + 1);
}

template <typename T>
TORCH_MAX_INLINE static void readScalesAs(const Int4Block &block, int64_t group,
                                          Int4Block::Scales &to) {
  auto *from =
      reinterpret_cast<const T *>(block.scales + group * block.scaleStride);
  forEachLane(block, [&](int64_t lane, int64_t column) TORCH_MAX_INLINE_LAMBDA {
    to.scale[lane] = toFloat(from[2 * column]);
    to.zero[lane] = toFloat(from[2 * column + 1]);
  });
}
TORCH_MAX_VECTORIZED static void
readScalesOf(const Int4Block &block, int64_t group, Int4Block::Scales &to) {
  if (block.scaleType == ElementType::F32)
    readScalesAs<float>(block, group, to);
  else if (block.scaleType == ElementType::BF16)
    readScalesAs<BFloat16>(block, group, to);
  else
    readScalesAs<Float16>(block, group, to);
}

Int4Block::Scales Int4Block::readScales(int64_t group) const {
  Scales result;
  readScalesOf(*this, group, result);
  return result;
}

template <typename T>
TORCH_MAX_INLINE static void writeRowAs(const Int4Block &block,
                                        const float *row, void *to) {
  auto *result = static_cast<T *>(to);
  forEachLane(block, [&](int64_t lane, int64_t column) TORCH_MAX_INLINE_LAMBDA {
    result[column] = fromFloat<T>(row[lane]);
  });
}
TORCH_MAX_VECTORIZED static void
writeRow(const Int4Block &block, const float *row, ElementType type, void *to) {
  if (type == ElementType::F32)
    writeRowAs<float>(block, row, to);
  else if (type == ElementType::BF16)
    writeRowAs<BFloat16>(block, row, to);
  else
    writeRowAs<Float16>(block, row, to);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// Lanes in vectors: half of them are low bits, half are high bits.
template <int kHalf> struct Lanes {
  static constexpr int kWidth = kHalf % 16 == 0 ? 16 : 8;
  static constexpr int kVectors = 2 * kHalf / kWidth;
  typedef float Floats __attribute__((vector_size(kWidth * sizeof(float))));
  typedef uint32_t Words __attribute__((vector_size(kWidth * sizeof(float))));
  typedef uint8_t Bytes __attribute__((vector_size(kWidth)));

  Floats vectors[kVectors];

  TORCH_MAX_INLINE static Lanes load(const float *from) {
    Lanes result;
    std::memcpy(&result, from, sizeof(result));
    return result;
  }
  TORCH_MAX_INLINE void store(float *to) const {
    std::memcpy(to, this, sizeof(*this));
  }
  /// The bits as numbers from 0 to 15.
  TORCH_MAX_INLINE static Lanes unpack(const uint8_t *from) {
    Lanes result;
    for (int i = 0; i < kVectors / 2; ++i) {
      Bytes bytes;
      std::memcpy(&bytes, from + i * kWidth, sizeof(bytes));
      Words words = __builtin_convertvector(bytes, Words);
      result.vectors[i] = __builtin_convertvector(words & 15, Floats);
      result.vectors[kVectors / 2 + i] =
          __builtin_convertvector(words >> 4, Floats);
    }
    return result;
  }
  /// Adds `other * factor`.
  TORCH_MAX_INLINE void add(const Lanes &other, float factor) {
    for (int i = 0; i < kVectors; ++i)
      vectors[i] += other.vectors[i] * factor;
  }
  TORCH_MAX_INLINE void add(const Lanes &other, const Lanes &factor) {
    for (int i = 0; i < kVectors; ++i)
      vectors[i] += other.vectors[i] * factor.vectors[i];
  }
};
} // namespace

template <int kHalf, int kRows>
TORCH_MAX_INLINE static void multiplyTile(const Int4Block &block,
                                          int64_t first) {
  int64_t groups = block.inner / block.group;
  const float *lhs = block.lhs + first * block.inner;
  const float *groupSums = block.groupSums + first * groups;
  float *target = block.sums + first * 2 * kHalf;
  const uint8_t *weights = block.weights;
  std::fill_n(target, kRows * 2 * kHalf, 0.0f);
  for (int64_t group = 0; group < groups; ++group, lhs += block.group) {
    Lanes<kHalf> sums[kRows] = {};
    for (int64_t i = 0; i < block.group; ++i, weights += kHalf) {
      auto lanes = Lanes<kHalf>::unpack(weights);
      for (int row = 0; row < kRows; ++row)
        sums[row].add(lanes, lhs[row * block.inner + i]);
    }
    Int4Block::Scales scales = block.readScales(group);
    auto scale = Lanes<kHalf>::load(scales.scale);
    auto zero = Lanes<kHalf>::load(scales.zero);
    zero.add(scale, -kOffset);
    for (int row = 0; row < kRows; ++row) {
      auto total = Lanes<kHalf>::load(target + row * 2 * kHalf);
      total.add(zero, groupSums[row * groups + group]);
      total.add(sums[row], scale);
      total.store(target + row * 2 * kHalf);
    }
  }
}

/// One row, with each weight as it is.
template <int kHalf>
TORCH_MAX_INLINE static void multiplyExactly(const Int4Block &block,
                                             int64_t row) {
  Lanes<kHalf> sums = {};
  const float *lhs = block.lhs + row * block.inner;
  for (int64_t first = 0; first < block.inner; first += block.group) {
    Int4Block::Scales scales = block.readScales(first / block.group);
    auto scale = Lanes<kHalf>::load(scales.scale);
    for (int64_t i = first; i < first + block.group; ++i) {
      auto bits = Lanes<kHalf>::unpack(block.weights + i * kHalf);
      for (auto &vector : bits.vectors)
        vector -= kOffset;
      auto weights = Lanes<kHalf>::load(scales.zero);
      weights.add(bits, scale);
      sums.add(weights, lhs[i]);
    }
  }
  sums.store(block.sums + row * 2 * kHalf);
}

template <int kHalf>
TORCH_MAX_INLINE static void multiplyLanes(const Int4Block &block) {
  if (!block.groupSums) {
    for (int64_t row = 0; row < block.rows; ++row)
      multiplyExactly<kHalf>(block, row);
    return;
  }
  forEachTile(block.rows, kTileRows,
              [&](int64_t first, int64_t rows) TORCH_MAX_INLINE_LAMBDA {
                switch (rows) {
                case 1:
                  return multiplyTile<kHalf, 1>(block, first);
                case 2:
                  return multiplyTile<kHalf, 2>(block, first);
                case 3:
                  return multiplyTile<kHalf, 3>(block, first);
                case 4:
                  return multiplyTile<kHalf, 4>(block, first);
                case 5:
                  return multiplyTile<kHalf, 5>(block, first);
                case 6:
                  return multiplyTile<kHalf, 6>(block, first);
                }
              });
}

TORCH_MAX_VECTORIZED static void multiply(const Int4Block &block) {
  switch (block.columns) {
  case 16:
    return multiplyLanes<8>(block);
  case 32:
    return multiplyLanes<16>(block);
  case 48:
    return multiplyLanes<24>(block);
  case 64:
    return multiplyLanes<32>(block);
  }
}

//===----------------------------------------------------------------------===//
// The rows
//===----------------------------------------------------------------------===//

namespace {
/// The left matrix, as f32.
class Rows {
public:
  Rows(const KernelTensor &tensor, int64_t group);

  const float *numbers;
  /// For each row, the sums of its groups.
  std::vector<float> groupSums;
  /// Whether no product of a group with weights of four bits can overflow.
  bool isSmall() const { return !hasLargeSums; }

private:
  std::vector<float> converted;
  std::atomic<bool> hasLargeSums = false;
};
} // namespace

template <typename T>
TORCH_MAX_INLINE static void widenTo(float *to, const T *from, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = toFloat(from[i]);
}
TORCH_MAX_VECTORIZED static void widenRow(float *to, const KernelTensor &tensor,
                                          int64_t first, int64_t count) {
  if (tensor.type == ElementType::BF16)
    widenTo(to, static_cast<const BFloat16 *>(tensor.data) + first, count);
  else
    widenTo(to, static_cast<const Float16 *>(tensor.data) + first, count);
}

/// Returns whether all sums of a group are far from infinite.
TORCH_MAX_VECTORIZED static bool sumUpGroups(float *to, const float *from,
                                             int64_t count, int64_t group) {
  constexpr float limit = std::numeric_limits<float>::max() / 32;
  constexpr int64_t width = 16;
  bool isSmall = true;
  for (int64_t first = 0; first < count; first += group, ++to) {
    float sums[width] = {}, sizes[width] = {};
    for (int64_t i = 0; i < group; i += width)
      for (int64_t lane = 0; lane < width; ++lane) {
        float x = from[first + i + lane];
        sums[lane] += x;
        sizes[lane] += std::fabs(x);
      }
    float sum = 0, size = 0;
    for (int64_t lane = 0; lane < width; ++lane) {
      sum += sums[lane];
      size += sizes[lane];
    }
    *to = sum;
    isSmall &= size < limit;
  }
  return isSmall;
}

Rows::Rows(const KernelTensor &tensor, int64_t group) {
  int64_t rows = tensor.sizes[0], count = tensor.sizes[1];
  bool isWide = tensor.type == ElementType::F32;
  if (!isWide)
    converted.resize(rows * count);
  numbers = isWide ? static_cast<const float *>(tensor.data) : converted.data();
  groupSums.resize(rows * (count / group));
  auto readRow = [&](int64_t row) {
    if (!isWide)
      widenRow(converted.data() + row * count, tensor, row * count, count);
    if (!sumUpGroups(groupSums.data() + row * (count / group),
                     numbers + row * count, count, group))
      hasLargeSums = true;
  };
  if (rows * count < kOperationsPerTask)
    for (int64_t row = 0; row < rows; ++row)
      readRow(row);
  else
    parallelRows(rows, readRow);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

namespace {
class Product {
public:
  explicit Product(const KernelCall &call)
      : call(call), options(getOptions<LinearInt4MatmulOptions>(call)),
        lhs(call.operand(0), options.group), rows(call.operand(0).sizes[0]),
        inner(call.operand(0).sizes[1]), columns(call.operand(1).sizes[0]),
        blocks((columns + options.block - 1) / options.block) {}

  void run() const;

private:
  /// A block of columns, with some of the rows.
  void runBlock(int64_t index, int64_t firstRow, int64_t count) const;

  const KernelCall &call;
  const LinearInt4MatmulOptions &options;
  Rows lhs;
  int64_t rows, inner, columns, blocks;
};
} // namespace

void Product::runBlock(int64_t index, int64_t firstRow, int64_t count) const {
  const KernelTensor &left = call.operand(0), &scales = call.operand(2),
                     &result = call.result(0);
  int64_t first = index * options.block;
  bool isWhole = first + options.block <= columns;
  Int4Block block;
  block.weights =
      static_cast<const uint8_t *>(call.operand(1).data) + first * inner / 2;
  block.columns = isWhole ? options.block : columns - first;
  block.order = isWhole ? options.order : Order::Pairs;
  block.scales = at(scales, 2 * first);
  block.scaleType = scales.type;
  block.scaleStride = 2 * columns * getSize(scales.type);
  block.inner = inner;
  block.group = options.group;
  block.sums = static_cast<float *>(
      getScratch(std::min(count, kMostRows) * block.columns * sizeof(float)));
  for (int64_t done = 0; done < count; done += kMostRows) {
    int64_t row = firstRow + done;
    block.rows = std::min(kMostRows, count - done);
    block.lhs = lhs.numbers + row * inner;
    block.groupSums = lhs.isSmall()
                          ? lhs.groupSums.data() + row * (inner / options.group)
                          : nullptr;
    block.narrowLhs =
        left.type == ElementType::BF16
            ? static_cast<const BFloat16 *>(left.data) + row * inner
            : nullptr;
    if (canMultiplyPairs(block))
      multiplyPairs(block);
    else
      multiply(block);
    for (int64_t i = 0; i < block.rows; ++i)
      writeRow(block, block.sums + i * block.columns, result.type,
               at(result, (row + i) * columns + first));
  }
}

void Product::run() const {
  int64_t threads = std::clamp<int64_t>(
      rows * columns * inner / kOperationsPerTask, 1, getNumThreads());
  // Blocks of columns; if there are too few for all threads, some rows of each.
  int64_t pieces = std::min((threads + blocks - 1) / blocks, rows);
  int64_t items = blocks * pieces;
  // Each thread takes the next one: with few rows, the product takes as long as
  // a thread may take to wake up.
  std::atomic<int64_t> next = 0;
  parallelFor(std::min(threads, items), [&](int64_t) {
    for (int64_t item = next++; item < items; item = next++) {
      int64_t piece = item / blocks, firstRow = rows * piece / pieces;
      runBlock(item % blocks, firstRow, rows * (piece + 1) / pieces - firstRow);
    }
  });
}

TORCH_MAX_KERNEL(torch_max_linear_int4_matmul) {
  return guarded(call, [&] {
    if (!isEmpty(call->result(0)))
      Product(*call).run();
  });
}
