//===- RmsNorm.cpp - Rows of mean square 1 --------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All is computed in f32 and rounded once, at the end. Input, gamma and result
// may each be f32 or bf16.
//
//===----------------------------------------------------------------------===//

#include "Columns.h"
#include "OneDnn.h"

#include <algorithm>
#include <cmath>

using namespace torch_max::kernels;

/// The fewest elements that are worth a thread.
static constexpr int64_t kElementsPerTask = 1 << 14;

/// Adds up blocks, and then their sums: a single long sum would lose digits.
TORCH_MAX_VECTORIZED static double sumSquares(const float *x, int64_t count) {
  constexpr int64_t block = 512, width = 16;
  double total = 0;
  for (int64_t begin = 0; begin < count; begin += block) {
    int64_t end = std::min(begin + block, count), i = begin;
    float lanes[width] = {};
    for (; i + width <= end; i += width)
      for (int64_t lane = 0; lane < width; ++lane)
        lanes[lane] += x[i + lane] * x[i + lane];
    float sum = 0;
    for (; i < end; ++i)
      sum += x[i] * x[i];
    for (float lane : lanes)
      sum += lane;
    total += sum;
  }
  return total;
}

template <typename T>
TORCH_MAX_INLINE static void scaleTo(T *to, const float *x, float factor,
                                     const float *gamma, int64_t count) {
  if (gamma)
    for (int64_t i = 0; i < count; ++i)
      to[i] = fromFloat<T>(x[i] * factor * gamma[i]);
  else
    for (int64_t i = 0; i < count; ++i)
      to[i] = fromFloat<T>(x[i] * factor);
}
TORCH_MAX_VECTORIZED static void scale(float *to, const float *x, float factor,
                                       const float *gamma, int64_t count) {
  scaleTo(to, x, factor, gamma, count);
}
TORCH_MAX_VECTORIZED static void scale(BFloat16 *to, const float *x,
                                       float factor, const float *gamma,
                                       int64_t count) {
  scaleTo(to, x, factor, gamma, count);
}

/// A row as f32: where it lies, or converted into memory of the thread.
static const float *readRow(const float *row, int64_t) { return row; }
static const float *readRow(const BFloat16 *row, int64_t count) {
  auto *result = static_cast<float *>(getScratch(count * sizeof(float)));
  widen(result, row, count);
  return result;
}

static void normalize(const KernelCall &call) {
  const KernelTensor &input = call.operand(0), &result = call.result(0);
  if (isEmpty(result))
    return;
  int64_t count = input.sizes[input.rank - 1], rows = 1;
  for (int64_t axis = 0; axis + 1 < input.rank; ++axis)
    rows *= input.sizes[axis];
  float epsilon =
      toDouble(getOptions<NormalizationRmsNormOptions>(call).epsilon);
  Columns gamma;
  if (call.numOperands > 1)
    gamma.set(call.operand(1));
  withFloatType(input.type, [&](auto *inputTag) {
    withFloatType(result.type, [&](auto *resultTag) {
      auto *from = static_cast<decltype(inputTag)>(input.data);
      auto *to = static_cast<decltype(resultTag)>(result.data);
      auto normalizeRow = [&](int64_t row) {
        const float *x = readRow(from + row * count, count);
        float mean = sumSquares(x, count) / count;
        float factor = 1.0f / std::sqrt(mean + epsilon);
        scale(to + row * count, x, factor, gamma.from(0), count);
      };
      if (rows * count < kElementsPerTask)
        for (int64_t row = 0; row < rows; ++row)
          normalizeRow(row);
      else
        parallelRows(rows, normalizeRow);
    });
  });
}

TORCH_MAX_KERNEL(torch_max_normalization_rms_norm) {
  return guarded(call, [&] { normalize(*call); });
}
