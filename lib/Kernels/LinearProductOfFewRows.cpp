//===- LinearProductOfFewRows.cpp - Products that wait for weights --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With few rows, a product takes as long as the weights take to arrive from
// memory. Vectors lie along the inner axis, as the weights do: each vector of
// weights is read once and multiplied with those of all rows.
//
//===----------------------------------------------------------------------===//

#include "Avx512.h"
#include "LinearProduct.h"

#include <algorithm>

using namespace torch_max::kernels;

#if defined(__x86_64__)

namespace {
/// Columns of a part of the result.
constexpr int64_t kPartColumns = 64;

/// Some columns of a product, in lanes.
struct Part {
  const float *lhs, *weights;
  int64_t lanes, columns;
  /// Rows lie `kPartColumns` apart.
  float *target;
};
} // namespace

/// Multiplies all rows with some columns from number `column` on. The columns
/// behind them are fetched meanwhile.
template <int64_t rows, int64_t columns, typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
multiplyColumns(const Part &part, int64_t column, F multiplyAdd) {
  const float *weights = part.weights + column * part.lanes;
  __m512 sums[rows][columns];
#pragma unroll
  for (int64_t row = 0; row < rows; ++row)
#pragma unroll
    for (int64_t i = 0; i < columns; ++i)
      sums[row][i] = _mm512_setzero_ps();
  for (int64_t lane = 0; lane < part.lanes; lane += kWidth) {
    __mmask16 mask = getMask(part.lanes - lane);
    __m512 factors[columns];
#pragma unroll
    for (int64_t i = 0; i < columns; ++i) {
      const float *source = weights + i * part.lanes + lane;
      factors[i] = _mm512_maskz_loadu_ps(mask, source);
      _mm_prefetch(
          reinterpret_cast<const char *>(source + columns * part.lanes),
          _MM_HINT_T0);
    }
#pragma unroll
    for (int64_t row = 0; row < rows; ++row) {
      __m512 x =
          _mm512_maskz_loadu_ps(mask, part.lhs + row * part.lanes + lane);
#pragma unroll
      for (int64_t i = 0; i < columns; ++i)
        sums[row][i] = multiplyAdd(factors[i], x, sums[row][i]);
    }
  }
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < columns; ++i)
      part.target[row * kPartColumns + column + i] =
          _mm512_reduce_add_ps(sums[row][i]);
}

template <int64_t rows, typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
multiply(const Part &part, F multiplyAdd) {
  // So that the sums stay in registers.
  constexpr int64_t atOnce = rows < 7 ? 4 : 3;
  int64_t column = 0;
  for (; column + atOnce <= part.columns; column += atOnce)
    multiplyColumns<rows, atOnce>(part, column, multiplyAdd);
  for (; column < part.columns; ++column)
    multiplyColumns<rows, 1>(part, column, multiplyAdd);
}

template <int64_t rows>
TORCH_MAX_AVX512 static void multiplyF32(const Part &part) {
  multiply<rows>(part, [](__m512 x, __m512 y, __m512 sum) TORCH_MAX_AVX512 {
    return multiplyAddF32(x, y, sum);
  });
}

template <int64_t rows>
TORCH_MAX_AVX512_BF16 static void multiplyBF16(const Part &part) {
  multiply<rows>(part,
                 [](__m512 x, __m512 y, __m512 sum) TORCH_MAX_AVX512_BF16 {
                   return multiplyAddBF16(x, y, sum);
                 });
}

void LinearProduct::runFewRows(
    const std::function<void(const Part &)> &finish) const {
  using Multiply = void (*)(const ::Part &);
  static constexpr Multiply ofF32[kFewRows] = {
      multiplyF32<1>, multiplyF32<2>, multiplyF32<3>, multiplyF32<4>,
      multiplyF32<5>, multiplyF32<6>, multiplyF32<7>};
  static constexpr Multiply ofBF16[kFewRows] = {
      multiplyBF16<1>, multiplyBF16<2>, multiplyBF16<3>, multiplyBF16<4>,
      multiplyBF16<5>, multiplyBF16<6>, multiplyBF16<7>};
  Multiply multiply = (type == ElementType::F32 ? ofF32 : ofBF16)[rows - 1];
  int64_t lanes = getLanes();
  float target[kFewRows * kPartColumns];
  for (int64_t first = 0; first < columns; first += kPartColumns) {
    int64_t count = std::min(kPartColumns, columns - first);
    multiply({static_cast<const float *>(lhs),
              static_cast<const float *>(rhs) + first * lanes, lanes, count,
              target});
    finish({/*firstRow=*/0, rows, first, count, target, kPartColumns});
  }
}

#endif // defined(__x86_64__)
