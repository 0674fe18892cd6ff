//===- Int8Matmul.cpp - Products with weights of eight bits ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The weights are [columns][inner], as torch has them, with a scale for each
// column. All is computed in f32 and rounded once, at the end.
//
// Few rows take as long as the weights take to arrive from memory, so they are
// widened in registers. With more rows, the weights of some columns are widened
// once, into memory that stays in the cache.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"
#include "OneDnn.h"
#include "Tiles.h"

#include <algorithm>
#include <atomic>
#include <vector>

using namespace torch_max::kernels;

/// The fewest operations that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 16;
/// Columns that a thread takes at once.
static constexpr int64_t kBlockColumns = 32;
/// Columns and rows whose sums are in registers at once.
static constexpr int64_t kTileColumns = 4, kTileRows = 5;
static constexpr int64_t kWidth = 16;

namespace {
typedef float Floats __attribute__((vector_size(kWidth * sizeof(float))));
typedef int8_t Bytes __attribute__((vector_size(kWidth)));

/// Some rows with some columns.
struct Block {
  const float *lhs;
  const int8_t *weights;
  const float *scales;
  int64_t rows, columns, inner;
  /// The weights as f32; null if they are widened in registers.
  float *widened;
  /// The first product, and from a row of products to the next one.
  float *products;
  int64_t stride;
};
} // namespace

TORCH_MAX_INLINE static Floats load(const float *from) {
  Floats result;
  std::memcpy(&result, from, sizeof(result));
  return result;
}
TORCH_MAX_INLINE static Floats load(const int8_t *from) {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof(bytes));
  return __builtin_convertvector(bytes, Floats);
}

/// Adds the lanes in pairs, which has fewer roundings in a row.
TORCH_MAX_INLINE static float sumUp(Floats vector) {
  float lanes[kWidth];
  std::memcpy(lanes, &vector, sizeof(lanes));
  for (int64_t half = kWidth / 2; half > 0; half /= 2)
    for (int64_t lane = 0; lane < half; ++lane)
      lanes[lane] += lanes[lane + half];
  return lanes[0];
}

template <int kRows, int kColumns, typename Weight>
TORCH_MAX_INLINE static void multiplyTile(const Block &block,
                                          const Weight *weights, int64_t row,
                                          int64_t column) {
  const float *lhs = block.lhs + row * block.inner;
  weights += column * block.inner;
  Floats sums[kRows][kColumns] = {};
  int64_t k = 0;
  for (; k + kWidth <= block.inner; k += kWidth) {
    Floats numbers[kRows];
    for (int i = 0; i < kRows; ++i)
      numbers[i] = load(lhs + i * block.inner + k);
    for (int j = 0; j < kColumns; ++j) {
      Floats factors = load(weights + j * block.inner + k);
      for (int i = 0; i < kRows; ++i)
        sums[i][j] += numbers[i] * factors;
    }
  }
  for (int i = 0; i < kRows; ++i)
    for (int j = 0; j < kColumns; ++j) {
      float sum = sumUp(sums[i][j]);
      for (int64_t rest = k; rest < block.inner; ++rest)
        sum += lhs[i * block.inner + rest] *
               static_cast<float>(weights[j * block.inner + rest]);
      block.products[(row + i) * block.stride + column + j] =
          sum * block.scales[column + j];
    }
}

template <int kRows, typename Weight>
TORCH_MAX_INLINE static void multiplyRows(const Block &block,
                                          const Weight *weights, int64_t row) {
  int64_t column = 0;
  for (; column + kTileColumns <= block.columns; column += kTileColumns)
    multiplyTile<kRows, kTileColumns>(block, weights, row, column);
  for (; column < block.columns; ++column)
    multiplyTile<kRows, 1>(block, weights, row, column);
}

template <typename Weight>
TORCH_MAX_INLINE static void multiplyBlock(const Block &block,
                                           const Weight *weights) {
  forEachTile(block.rows, kTileRows,
              [&](int64_t first, int64_t rows) TORCH_MAX_INLINE_LAMBDA {
                switch (rows) {
                case 1:
                  return multiplyRows<1>(block, weights, first);
                case 2:
                  return multiplyRows<2>(block, weights, first);
                case 3:
                  return multiplyRows<3>(block, weights, first);
                case 4:
                  return multiplyRows<4>(block, weights, first);
                case 5:
                  return multiplyRows<5>(block, weights, first);
                }
              });
}

TORCH_MAX_VECTORIZED static void multiply(const Block &block) {
  if (!block.widened)
    return multiplyBlock(block, block.weights);
  int64_t count = block.columns * block.inner;
  for (int64_t i = 0; i < count; ++i)
    block.widened[i] = block.weights[i];
  multiplyBlock(block, static_cast<const float *>(block.widened));
}

template <typename From, typename To>
TORCH_MAX_INLINE static void convertAs(const void *from, void *to,
                                       int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    static_cast<To *>(to)[i] =
        fromFloat<To>(toFloat(static_cast<const From *>(from)[i]));
}
TORCH_MAX_VECTORIZED static void widenFrom(ElementType type, const void *from,
                                           float *to, int64_t count) {
  if (type == ElementType::BF16)
    convertAs<BFloat16, float>(from, to, count);
  else
    convertAs<Float16, float>(from, to, count);
}
TORCH_MAX_VECTORIZED static void narrowTo(ElementType type, const float *from,
                                          void *to, int64_t count) {
  if (type == ElementType::BF16)
    convertAs<float, BFloat16>(from, to, count);
  else
    convertAs<float, Float16>(from, to, count);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

namespace {
/// A tensor as f32, copied unless it is f32 already.
class Wide {
public:
  explicit Wide(const KernelTensor &tensor, int64_t count) {
    if (tensor.type == ElementType::F32) {
      numbers = static_cast<const float *>(tensor.data);
      return;
    }
    converted.resize(count);
    widenFrom(tensor.type, tensor.data, converted.data(), count);
    numbers = converted.data();
  }

  const float *numbers;

private:
  std::vector<float> converted;
};
} // namespace

static void run(const KernelCall &call) {
  const KernelTensor &left = call.operand(0), &right = call.operand(1),
                     &result = call.result(0);
  int64_t rows = left.sizes[0], inner = left.sizes[1], columns = right.sizes[0];
  Wide lhs(left, rows * inner), scales(call.operand(2), columns);
  bool isWide = result.type == ElementType::F32;
  std::vector<float> products(isWide ? 0 : rows * columns);
  float *target = isWide ? static_cast<float *>(result.data) : products.data();

  int64_t blocks = (columns + kBlockColumns - 1) / kBlockColumns;
  int64_t threads = std::clamp<int64_t>(
      rows * columns * inner / kOperationsPerTask, 1, getNumThreads());
  // Each thread takes the next block: with few rows, the product takes as long
  // as a thread may take to wake up.
  std::atomic<int64_t> next = 0;
  parallelFor(std::min(threads, blocks), [&](int64_t) {
    for (int64_t index = next++; index < blocks; index = next++) {
      int64_t first = index * kBlockColumns;
      Block block;
      block.lhs = lhs.numbers;
      block.weights = static_cast<const int8_t *>(right.data) + first * inner;
      block.scales = scales.numbers + first;
      block.rows = rows;
      block.columns = std::min(kBlockColumns, columns - first);
      block.inner = inner;
      block.widened = rows > kTileRows
                          ? static_cast<float *>(getScratch(
                                block.columns * inner * sizeof(float)))
                          : nullptr;
      block.products = target + first;
      block.stride = columns;
      multiply(block);
    }
  });
  if (!isWide)
    narrowTo(result.type, target, result.data, rows * columns);
}

TORCH_MAX_KERNEL(torch_max_linear_int8_matmul) {
  return guarded(call, [&] {
    if (!isEmpty(call->result(0)))
      run(*call);
  });
}
