//===- Int4Pairs.cpp - Products of bf16 and weights of four bits ----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One instruction multiplies two neighbours of a row with two weights of a
// column, in bf16, which holds all weights of four bits, and adds up in f32.
// The bytes of two steps are brought beside each other; a table has the bf16
// of each number of four bits.
//
//===----------------------------------------------------------------------===//

#include "Int4Block.h"

#include <algorithm>

using namespace torch_max::kernels;

#if defined(__x86_64__)

#include <immintrin.h>

#define TORCH_MAX_AVX512_PAIRS                                                 \
  __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi,avx512bf16")))

/// The vectors of a block's sums.
static constexpr int kVectors = 4;
/// Rows whose sums are in registers at once.
static constexpr int64_t kMostRows = 6;

namespace {
struct Tables {
  /// The bf16 of -8 to 7, twice: only the four lowest bits of an index count.
  alignas(64) uint16_t numbers[32];
  /// Bytes of two steps, [2][32], as words whose low bytes are [16][2]; of the
  /// first and of the second half of the bytes.
  alignas(64) uint8_t order[2][64];

  constexpr Tables() : numbers(), order() {
    constexpr uint16_t bits[16] = {
        0xc100, 0xc0e0, 0xc0c0, 0xc0a0, 0xc080, 0xc040, 0xc000, 0xbf80,
        0x0000, 0x3f80, 0x4000, 0x4040, 0x4080, 0x40a0, 0x40c0, 0x40e0};
    for (int i = 0; i < 32; ++i)
      numbers[i] = bits[i % 16];
    for (int half = 0; half < 2; ++half)
      for (int i = 0; i < 64; ++i)
        order[half][i] = i / 2 % 2 * 32 + half * 16 + i / 4;
  }
};
} // namespace

static constexpr Tables kTables;

template <int kRows>
TORCH_MAX_AVX512_PAIRS static void multiplyTile(const Int4Block &block,
                                                int64_t first) {
  const __m512i numbers = _mm512_load_si512(kTables.numbers);
  const __m512i low = _mm512_load_si512(kTables.order[0]);
  const __m512i high = _mm512_load_si512(kTables.order[1]);
  const int64_t groups = block.inner / block.group;
  const BFloat16 *lhs = block.narrowLhs + first * block.inner;
  const float *groupSums = block.groupSums + first * groups;
  float *target = block.sums + first * kMostColumns;
  const uint8_t *weights = block.weights;
  std::fill_n(target, kRows * kMostColumns, 0.0f);
  for (int64_t group = 0; group < groups; ++group, lhs += block.group) {
    __m512 sums[kRows][kVectors];
    for (int row = 0; row < kRows; ++row)
      for (int i = 0; i < kVectors; ++i)
        sums[row][i] = _mm512_setzero_ps();
    for (int64_t step = 0; step < block.group; step += 2, weights += 64) {
      __m512i bytes = _mm512_loadu_si512(weights);
      __m512i words[2] = {_mm512_permutexvar_epi8(low, bytes),
                          _mm512_permutexvar_epi8(high, bytes)};
      __m512i pairs[kVectors];
      for (int i = 0; i < 2; ++i) {
        pairs[i] = _mm512_permutexvar_epi16(words[i], numbers);
        pairs[2 + i] =
            _mm512_permutexvar_epi16(_mm512_srli_epi16(words[i], 4), numbers);
      }
      for (int row = 0; row < kRows; ++row) {
        int neighbours;
        std::memcpy(&neighbours, lhs + row * block.inner + step, 4);
        __m512i factor = _mm512_set1_epi32(neighbours);
        for (int i = 0; i < kVectors; ++i)
          sums[row][i] = _mm512_dpbf16_ps(sums[row][i], (__m512bh)factor,
                                          (__m512bh)pairs[i]);
      }
    }
    Int4Block::Scales scales = block.readScales(group);
    for (int row = 0; row < kRows; ++row) {
      __m512 groupSum = _mm512_set1_ps(groupSums[row * groups + group]);
      for (int i = 0; i < kVectors; ++i) {
        float *to = target + row * kMostColumns + i * 16;
        __m512 total = _mm512_loadu_ps(to);
        total = _mm512_fmadd_ps(_mm512_load_ps(scales.zero + i * 16), groupSum,
                                total);
        total = _mm512_fmadd_ps(_mm512_load_ps(scales.scale + i * 16),
                                sums[row][i], total);
        _mm512_storeu_ps(to, total);
      }
    }
  }
}

bool torch_max::kernels::canMultiplyPairs(const Int4Block &block) {
  static const bool isSupported = __builtin_cpu_supports("avx512bf16") &&
                                  __builtin_cpu_supports("avx512vbmi") &&
                                  __builtin_cpu_supports("avx512bw");
  return isSupported && block.narrowLhs && block.groupSums &&
         block.order == Order::Halves && block.columns == kMostColumns;
}

void torch_max::kernels::multiplyPairs(const Int4Block &block) {
  static constexpr decltype(&multiplyTile<1>) tiles[kMostRows] = {
      multiplyTile<1>, multiplyTile<2>, multiplyTile<3>,
      multiplyTile<4>, multiplyTile<5>, multiplyTile<6>};
  forEachTile(block.rows, kMostRows, [&](int64_t first, int64_t rows) {
    tiles[rows - 1](block, first);
  });
}

#else

bool torch_max::kernels::canMultiplyPairs(const Int4Block &) { return false; }
void torch_max::kernels::multiplyPairs(const Int4Block &) {}

#endif // defined(__x86_64__)
