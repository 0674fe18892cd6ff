//===- LinearProduct.cpp - Products with weights as they lie --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lane is 32 bits: one f32, or two neighbours in bf16, which one instruction
// multiplies and adds up. All else is the same for both types.
//
//   rows     packed once into panels of 16: [panel][lane of inner][16 rows]
//   weights  16 at a time: [chunk of 16 lanes][16 columns][16 lanes]
//
// While 16 columns are multiplied with one panel after the other, the next 16
// are fetched from memory.
//
//===----------------------------------------------------------------------===//

#include "LinearProduct.h"
#include "Threads.h"

#include <algorithm>

using namespace torch_max::kernels;

#if defined(__x86_64__)

#include <immintrin.h>

#define TORCH_MAX_AVX512 __attribute__((target("avx512f")))
#define TORCH_MAX_AVX512_BF16 __attribute__((target("avx512f,avx512bf16")))

namespace {

constexpr int64_t kWidth = 16;
/// Lanes of the inner size that are summed up at once: the panels of a block
/// then stay in the second cache.
constexpr int64_t kMostLanes = 768;
constexpr int64_t kMostRows = 256;
/// Chunks of 16 lanes that are summed up before their sum is added.
constexpr int64_t kGroup = 8;
/// Columns of a part of the result.
constexpr int64_t kPartColumns = 4 * kWidth;

constexpr int64_t roundUp(int64_t number, int64_t unit) {
  return (number + unit - 1) / unit * unit;
}

/// What 16 columns and 16 rows are multiplied from, and into.
struct Tile {
  const float *weights, *panel;
  int64_t chunks;
  /// Its rows lie kPartColumns apart.
  float *target;
  /// Whether the target already has the sum over other lanes.
  bool isContinued;
  /// The rows of the weights that are needed next, and how far they are apart.
  const float *next;
  int64_t nextRows, nextStride;
};

} // namespace

static __mmask16 getMask(int64_t count) {
  return count >= kWidth ? 0xffff : (1u << count) - 1;
}

TORCH_MAX_AVX512 static inline void transpose(__m512 (&rows)[kWidth]) {
  __m512 pairs[kWidth];
  for (int64_t i = 0; i < kWidth; i += 2) {
    pairs[i] = _mm512_unpacklo_ps(rows[i], rows[i + 1]);
    pairs[i + 1] = _mm512_unpackhi_ps(rows[i], rows[i + 1]);
  }
  // Elements of four rows, within each quarter of a vector.
  __m512 fours[kWidth];
  for (int64_t i = 0; i < kWidth; i += 4)
    for (int64_t half = 0; half < 2; ++half) {
      __m512d low = _mm512_castps_pd(pairs[i + half]);
      __m512d high = _mm512_castps_pd(pairs[i + half + 2]);
      fours[i + 2 * half] = _mm512_castpd_ps(_mm512_unpacklo_pd(low, high));
      fours[i + 2 * half + 1] = _mm512_castpd_ps(_mm512_unpackhi_pd(low, high));
    }
  // Then the quarters.
  for (int64_t i = 0; i < 4; ++i) {
    __m512 even = _mm512_shuffle_f32x4(fours[i], fours[i + 4], 0x88);
    __m512 odd = _mm512_shuffle_f32x4(fours[i], fours[i + 4], 0xdd);
    __m512 even2 = _mm512_shuffle_f32x4(fours[i + 8], fours[i + 12], 0x88);
    __m512 odd2 = _mm512_shuffle_f32x4(fours[i + 8], fours[i + 12], 0xdd);
    rows[i] = _mm512_shuffle_f32x4(even, even2, 0x88);
    rows[i + 4] = _mm512_shuffle_f32x4(odd, odd2, 0x88);
    rows[i + 8] = _mm512_shuffle_f32x4(even, even2, 0xdd);
    rows[i + 12] = _mm512_shuffle_f32x4(odd, odd2, 0xdd);
  }
}

/// Reads 16 lanes of 16 rows; what is not there is 0.
TORCH_MAX_AVX512 static inline void readSquare(const float *source,
                                               int64_t stride, int64_t rows,
                                               int64_t lanes,
                                               __m512 (&square)[kWidth]) {
  __mmask16 mask = getMask(lanes);
  for (int64_t i = 0; i < kWidth; ++i)
    square[i] = i < rows ? _mm512_maskz_loadu_ps(mask, source + i * stride)
                         : _mm512_setzero_ps();
}

TORCH_MAX_AVX512 static void pack(const float *source, int64_t stride,
                                  int64_t rows, int64_t lanes,
                                  bool isTransposed, float *target) {
  for (int64_t lane = 0; lane < lanes; lane += kWidth) {
    __m512 square[kWidth];
    readSquare(source + lane, stride, rows, lanes - lane, square);
    if (isTransposed)
      transpose(square);
    for (int64_t i = 0; i < kWidth; ++i)
      _mm512_store_ps(target + (lane + i) * kWidth, square[i]);
  }
}

/// Multiplies and adds up chunks, from number `first` to `last`.
/// `multiplyAdd(x, y, sum)` works on all lanes.
template <typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
sumUp(const Tile &tile, int64_t first, int64_t last, F multiplyAdd,
      __m512 (&sums)[kWidth]) {
  constexpr int64_t square = kWidth * kWidth;
  for (__m512 &sum : sums)
    sum = _mm512_setzero_ps();
  for (int64_t chunk = first; chunk < last; ++chunk) {
    const float *weights = tile.weights + chunk * square;
    const float *panel = tile.panel + chunk * square;
    for (int64_t row = 0; row < tile.nextRows; ++row)
      _mm_prefetch(reinterpret_cast<const char *>(
                       tile.next + row * tile.nextStride + chunk * kWidth),
                   _MM_HINT_T1);
#pragma unroll
    for (int64_t lane = 0; lane < kWidth; ++lane) {
      __m512 rows = _mm512_load_ps(panel + lane * kWidth);
#pragma unroll
      for (int64_t i = 0; i < kWidth; ++i)
        sums[i] = multiplyAdd(_mm512_set1_ps(weights[i * kWidth + lane]), rows,
                              sums[i]);
    }
  }
}

/// Sums of sums: a single long one would lose digits.
template <typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
sumUpInGroups(const Tile &tile, F multiplyAdd, __m512 (&sums)[kWidth]) {
  for (__m512 &sum : sums)
    sum = _mm512_setzero_ps();
  for (int64_t first = 0; first < tile.chunks; first += kGroup) {
    __m512 part[kWidth];
    sumUp(tile, first, std::min(first + kGroup, tile.chunks), multiplyAdd,
          part);
    for (int64_t i = 0; i < kWidth; ++i)
      sums[i] = _mm512_add_ps(sums[i], part[i]);
  }
}

TORCH_MAX_AVX512 static inline void store(__m512 (&sums)[kWidth],
                                          const Tile &tile) {
  transpose(sums);
  for (int64_t row = 0; row < kWidth; ++row) {
    float *target = tile.target + row * kPartColumns;
    if (tile.isContinued)
      sums[row] = _mm512_add_ps(sums[row], _mm512_load_ps(target));
    _mm512_store_ps(target, sums[row]);
  }
}

TORCH_MAX_AVX512 static void multiplyF32(const Tile &tile) {
  __m512 sums[kWidth];
  sumUpInGroups(
      tile,
      [](__m512 x, __m512 y, __m512 sum)
          TORCH_MAX_AVX512 { return _mm512_fmadd_ps(x, y, sum); },
      sums);
  store(sums, tile);
}

TORCH_MAX_AVX512_BF16 static void multiplyBF16(const Tile &tile) {
  __m512 sums[kWidth];
  sumUpInGroups(
      tile,
      [](__m512 x, __m512 y, __m512 sum) TORCH_MAX_AVX512_BF16 {
        return _mm512_dpbf16_ps(sum, (__m512bh)y, (__m512bh)x);
      },
      sums);
  store(sums, tile);
}

bool LinearProduct::isFaster(ElementType type, int64_t rows, int64_t inner) {
  static const bool hasF32 = __builtin_cpu_supports("avx512f");
  static const bool hasBF16 = hasF32 && __builtin_cpu_supports("avx512bf16");
  // Fewer rows leave too much of a vector empty.
  if (rows < kWidth / 2)
    return false;
  return type == ElementType::F32
             ? hasF32
             : type == ElementType::BF16 && hasBF16 && inner % 2 == 0;
}

namespace {
/// A product in lanes: some rows of the left matrix with all columns.
class Lanes {
public:
  Lanes(const LinearProduct &product, int64_t firstRow, int64_t rows,
        float *memory)
      : product(product), firstRow(firstRow), rows(rows),
        lanes(getLanes(product)), panels(memory),
        weights(panels + roundUp(rows, kWidth) * roundUp(lanes, kWidth)),
        target(weights + kWidth * kMostLanes) {}

  static int64_t getLanes(const LinearProduct &product) {
    return product.type == ElementType::F32 ? product.inner : product.inner / 2;
  }
  /// The floats that such a product needs.
  static int64_t getMemory(const LinearProduct &product, int64_t rows) {
    int64_t padded = roundUp(rows, kWidth);
    return padded * roundUp(getLanes(product), kWidth) + kWidth * kMostLanes +
           padded * kPartColumns;
  }

  void run(const std::function<void(const LinearProduct::Part &)> &finish);

private:
  void packRows();
  /// 16 columns and so many lanes, with all rows.
  void multiply(int64_t column, int64_t lane, int64_t count);
  /// The panels of some lanes lie together, one after the other.
  float *getPanel(int64_t lane, int64_t count, int64_t panel) {
    return panels + lane * roundUp(rows, kWidth) +
           panel * roundUp(count, kWidth) * kWidth;
  }
  template <typename F> void forEachBlock(F function) {
    for (int64_t lane = 0; lane < lanes; lane += kMostLanes)
      function(lane, std::min(kMostLanes, lanes - lane));
  }

  const LinearProduct &product;
  int64_t firstRow, rows, lanes;
  float *panels, *weights, *target;
};
} // namespace

void Lanes::packRows() {
  auto *lhs = static_cast<const float *>(product.lhs) + firstRow * lanes;
  forEachBlock([&](int64_t lane, int64_t count) {
    for (int64_t row = 0; row < rows; row += kWidth)
      pack(lhs + row * lanes + lane, lanes, std::min(kWidth, rows - row), count,
           /*isTransposed=*/true, getPanel(lane, count, row / kWidth));
  });
}

void Lanes::multiply(int64_t column, int64_t lane, int64_t count) {
  auto *rhs = static_cast<const float *>(product.rhs) + column * lanes + lane;
  int64_t left = product.columns - column;
  pack(rhs, lanes, std::min(kWidth, left), count, /*isTransposed=*/false,
       weights);
  int64_t numPanels = roundUp(rows, kWidth) / kWidth;
  // Each panel fetches its share of the next columns.
  int64_t nextColumns = std::clamp<int64_t>(left - kWidth, 0, kWidth);
  for (int64_t panel = 0; panel < numPanels; ++panel) {
    int64_t begin = nextColumns * panel / numPanels;
    int64_t end = nextColumns * (panel + 1) / numPanels;
    Tile tile = {weights,
                 getPanel(lane, count, panel),
                 roundUp(count, kWidth) / kWidth,
                 target + panel * kWidth * kPartColumns + column % kPartColumns,
                 /*isContinued=*/lane > 0,
                 rhs + (kWidth + begin) * lanes,
                 end - begin,
                 lanes};
    if (product.type == ElementType::F32)
      multiplyF32(tile);
    else
      multiplyBF16(tile);
  }
}

void Lanes::run(
    const std::function<void(const LinearProduct::Part &)> &finish) {
  packRows();
  for (int64_t first = 0; first < product.columns; first += kPartColumns) {
    int64_t columns = std::min(kPartColumns, product.columns - first);
    forEachBlock([&](int64_t lane, int64_t count) {
      for (int64_t column = first; column < first + columns; column += kWidth)
        multiply(column, lane, count);
    });
    finish({firstRow, rows, first, columns, target, kPartColumns});
  }
}

void LinearProduct::run(const std::function<void(const Part &)> &finish) const {
  auto *memory = static_cast<float *>(
      getScratch(Lanes::getMemory(*this, std::min(rows, kMostRows)) * 4));
  for (int64_t row = 0; row < rows; row += kMostRows)
    Lanes(*this, row, std::min(kMostRows, rows - row), memory).run(finish);
}

#else

bool LinearProduct::isFaster(ElementType, int64_t, int64_t) { return false; }
void LinearProduct::run(const std::function<void(const Part &)> &) const {}

#endif // defined(__x86_64__)
