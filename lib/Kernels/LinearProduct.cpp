//===- LinearProduct.cpp - Products with weights as they lie --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   rows     packed into panels of 16: [panel][lane of inner][16 rows]
//   weights  16 at a time: [chunk of 16 lanes][16 columns][16 lanes]
//
// While 16 columns are multiplied with one panel after the other, the next 16
// are fetched from memory.
//
//===----------------------------------------------------------------------===//

#include "LinearProduct.h"
#include "Avx512.h"
#include "Threads.h"

#include <algorithm>

using namespace torch_max::kernels;

#if defined(__x86_64__)

namespace {

/// Lanes of the inner size that are summed up at once, with so many rows: the
/// panels then stay in the second cache.
constexpr int64_t kMostLanes = 384;
constexpr int64_t kMostRows = 256;
/// Chunks of 16 lanes that are summed up before their sum is added.
constexpr int64_t kGroup = 8;
/// Columns of a part of the result: few, so that it is still in the first cache
/// when it is finished. If not all lanes are summed up at once, many, as each
/// part then needs all panels again.
constexpr int64_t kPartColumns = 4 * kWidth;
constexpr int64_t kContinuedColumns = 24 * kWidth;

constexpr int64_t roundUp(int64_t number, int64_t unit) {
  return (number + unit - 1) / unit * unit;
}

/// What 16 columns are multiplied from with one panel or two, and into.
struct Tile {
  /// The second panel lies `panelStride` behind the first.
  const float *weights, *panel;
  int64_t panelStride, chunks;
  float *target;
  int64_t targetStride;
  /// Whether the target already has the sum over other lanes.
  bool isContinued;
  /// The rows of the weights that are needed next, and how far they are apart.
  const float *next;
  int64_t nextRows, nextStride;
};

/// The sums of a tile: [column][panel][16 rows].
template <int64_t panels> using Sums = float[kWidth][panels][kWidth];

} // namespace

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

/// Fetches what is needed next, as far as it lies beside this chunk.
TORCH_MAX_AVX512 static inline void fetchNext(const Tile &tile, int64_t chunk) {
  for (int64_t row = 0; row < tile.nextRows; ++row)
    _mm_prefetch(reinterpret_cast<const char *>(
                     tile.next + row * tile.nextStride + chunk * kWidth),
                 _MM_HINT_T1);
}

/// Multiplies some columns and adds up chunks, from number `first` to `last`.
/// `multiplyAdd(x, y, sum)` works on all lanes.
template <int64_t panels, int64_t columns, typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
sumUp(const Tile &tile, int64_t firstColumn, int64_t first, int64_t last,
      F multiplyAdd, Sums<panels> &sums) {
  constexpr int64_t square = kWidth * kWidth;
  __m512 part[columns][panels];
#pragma unroll
  for (int64_t i = 0; i < columns; ++i)
#pragma unroll
    for (int64_t j = 0; j < panels; ++j)
      part[i][j] = _mm512_setzero_ps();
  for (int64_t chunk = first; chunk < last; ++chunk) {
    const float *weights = tile.weights + chunk * square + firstColumn * kWidth;
    const float *panel = tile.panel + chunk * square;
    if (firstColumn == 0)
      fetchNext(tile, chunk);
#pragma unroll
    for (int64_t lane = 0; lane < kWidth; ++lane) {
      __m512 rows[panels];
#pragma unroll
      for (int64_t j = 0; j < panels; ++j)
        rows[j] = _mm512_load_ps(panel + j * tile.panelStride + lane * kWidth);
#pragma unroll
      for (int64_t i = 0; i < columns; ++i) {
        __m512 weight = _mm512_set1_ps(weights[i * kWidth + lane]);
#pragma unroll
        for (int64_t j = 0; j < panels; ++j)
          part[i][j] = multiplyAdd(weight, rows[j], part[i][j]);
      }
    }
  }
#pragma unroll
  for (int64_t i = 0; i < columns; ++i)
#pragma unroll
    for (int64_t j = 0; j < panels; ++j) {
      float *sum = sums[firstColumn + i][j];
      _mm512_store_ps(
          sum, first == 0 ? part[i][j]
                          : _mm512_add_ps(_mm512_load_ps(sum), part[i][j]));
    }
}

template <int64_t panels>
TORCH_MAX_AVX512 static inline void store(const Sums<panels> &sums,
                                          const Tile &tile) {
  for (int64_t j = 0; j < panels; ++j) {
    __m512 rows[kWidth];
    for (int64_t i = 0; i < kWidth; ++i)
      rows[i] = _mm512_load_ps(sums[i][j]);
    transpose(rows);
    for (int64_t row = 0; row < kWidth; ++row) {
      float *target = tile.target + (j * kWidth + row) * tile.targetStride;
      if (tile.isContinued)
        rows[row] = _mm512_add_ps(rows[row], _mm512_load_ps(target));
      _mm512_store_ps(target, rows[row]);
    }
  }
}

/// Sums of sums: a single long one would lose digits. With two panels, each
/// element of the weights is read once for both, and so few columns are
/// multiplied at a time that their sums stay in registers.
template <int64_t panels, typename F>
__attribute__((always_inline)) TORCH_MAX_AVX512 static inline void
multiplyTile(const Tile &tile, F multiplyAdd) {
  constexpr int64_t columns = kWidth / panels;
  alignas(64) Sums<panels> sums;
  for (int64_t first = 0; first < tile.chunks; first += kGroup)
    for (int64_t column = 0; column < kWidth; column += columns)
      sumUp<panels, columns>(tile, column, first,
                             std::min(first + kGroup, tile.chunks), multiplyAdd,
                             sums);
  store<panels>(sums, tile);
}

template <int64_t panels>
TORCH_MAX_AVX512 static void multiplyF32(const Tile &tile) {
  multiplyTile<panels>(tile,
                       [](__m512 x, __m512 y, __m512 sum) TORCH_MAX_AVX512 {
                         return multiplyAddF32(x, y, sum);
                       });
}

template <int64_t panels>
TORCH_MAX_AVX512_BF16 static void multiplyBF16(const Tile &tile) {
  multiplyTile<panels>(
      tile, [](__m512 x, __m512 y, __m512 sum)
                TORCH_MAX_AVX512_BF16 { return multiplyAddBF16(x, y, sum); });
}

bool LinearProduct::isFaster(ElementType type, int64_t inner) {
  static const bool hasF32 = __builtin_cpu_supports("avx512f");
  static const bool hasBF16 = hasF32 && __builtin_cpu_supports("avx512bf16");
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
        lanes(product.getLanes()), partColumns(getPartColumns(lanes)),
        panels(memory), weights(panels + getPanelSize(rows, lanes)),
        target(weights + kWidth * kMostLanes) {}

  /// The floats that such a product needs.
  static int64_t getMemory(const LinearProduct &product, int64_t rows) {
    int64_t lanes = product.getLanes();
    return getPanelSize(rows, lanes) + kWidth * kMostLanes +
           roundUp(rows, kWidth) * getPartColumns(lanes);
  }

  void run(const std::function<void(const LinearProduct::Part &)> &finish);

private:
  static int64_t getPartColumns(int64_t lanes) {
    return lanes > kMostLanes ? kContinuedColumns : kPartColumns;
  }
  static int64_t getPanelSize(int64_t rows, int64_t lanes) {
    return roundUp(rows, kWidth) * roundUp(std::min(lanes, kMostLanes), kWidth);
  }
  /// Packs so many lanes of all rows, one panel after the other.
  void packRows(int64_t lane, int64_t count);
  /// 16 columns and so many lanes, with all rows. `partColumn` is the first
  /// column's place in the part.
  void multiply(int64_t column, int64_t partColumn, int64_t lane,
                int64_t count);
  float *getPanel(int64_t count, int64_t panel) {
    return panels + panel * roundUp(count, kWidth) * kWidth;
  }

  const LinearProduct &product;
  int64_t firstRow, rows, lanes, partColumns;
  float *panels, *weights, *target;
};
} // namespace

void Lanes::packRows(int64_t lane, int64_t count) {
  auto *lhs = static_cast<const float *>(product.lhs) + firstRow * lanes;
  for (int64_t row = 0; row < rows; row += kWidth)
    pack(lhs + row * lanes + lane, lanes, std::min(kWidth, rows - row), count,
         /*isTransposed=*/true, getPanel(count, row / kWidth));
}

void Lanes::multiply(int64_t column, int64_t partColumn, int64_t lane,
                     int64_t count) {
  auto *rhs = static_cast<const float *>(product.rhs) + column * lanes + lane;
  int64_t left = product.columns - column;
  pack(rhs, lanes, std::min(kWidth, left), count, /*isTransposed=*/false,
       weights);
  int64_t numPanels = roundUp(rows, kWidth) / kWidth;
  int64_t chunks = roundUp(count, kWidth) / kWidth;
  // Each tile fetches its share of the next columns.
  int64_t nextColumns = std::clamp<int64_t>(left - kWidth, 0, kWidth);
  for (int64_t panel = 0; panel < numPanels; panel += 2) {
    bool isPair = panel + 1 < numPanels;
    int64_t begin = nextColumns * panel / numPanels;
    int64_t end = nextColumns * (panel + 1 + isPair) / numPanels;
    Tile tile = {weights,
                 getPanel(count, panel),
                 chunks * kWidth * kWidth,
                 chunks,
                 target + panel * kWidth * partColumns + partColumn,
                 partColumns,
                 /*isContinued=*/lane > 0,
                 rhs + (kWidth + begin) * lanes,
                 end - begin,
                 lanes};
    if (product.type == ElementType::F32)
      isPair ? multiplyF32<2>(tile) : multiplyF32<1>(tile);
    else
      isPair ? multiplyBF16<2>(tile) : multiplyBF16<1>(tile);
  }
}

void Lanes::run(
    const std::function<void(const LinearProduct::Part &)> &finish) {
  for (int64_t first = 0; first < product.columns; first += partColumns) {
    int64_t columns = std::min(partColumns, product.columns - first);
    for (int64_t lane = 0; lane < lanes; lane += kMostLanes) {
      int64_t count = std::min(kMostLanes, lanes - lane);
      if (first == 0 || lanes > kMostLanes)
        packRows(lane, count);
      for (int64_t column = 0; column < columns; column += kWidth)
        multiply(first + column, column, lane, count);
    }
    finish({firstRow, rows, first, columns, target, partColumns});
  }
}

void LinearProduct::run(const std::function<void(const Part &)> &finish) const {
  if (rows <= kFewRows)
    return runFewRows(finish);
  auto *memory = static_cast<float *>(
      getScratch(Lanes::getMemory(*this, std::min(rows, kMostRows)) * 4));
  for (int64_t row = 0; row < rows; row += kMostRows)
    Lanes(*this, row, std::min(kMostRows, rows - row), memory).run(finish);
}

void LinearProduct::runInBlocks(const Epilogue &epilogue) const {
  /// The fewest operations that are worth a thread.
  constexpr int64_t operationsPerBlock = 1 << 16;
  int64_t most =
      std::max<int64_t>(rows * inner * columns / operationsPerBlock, 1);
  int64_t blocks = std::min(most, getNumThreads());
  // Columns: each thread then reads weights that no other one does.
  bool byColumns = columns >= rows || columns >= 1024;
  int64_t whole = byColumns ? columns : rows;
  int64_t size = roundUp((whole + blocks - 1) / blocks, kWidth);
  int64_t bytesOfRow = inner * getSize(type);
  parallelFor((whole + size - 1) / size, [&](int64_t block) {
    int64_t begin = block * size, count = std::min(size, whole - begin);
    int64_t firstRow = byColumns ? 0 : begin;
    int64_t firstColumn = byColumns ? begin : 0;
    LinearProduct product = {
        type,
        static_cast<const char *>(lhs) + firstRow * bytesOfRow,
        static_cast<const char *>(rhs) + firstColumn * bytesOfRow,
        byColumns ? rows : count,
        inner,
        byColumns ? count : columns};
    product.run([&](const Part &part) {
      int64_t row = firstRow + part.firstRow;
      int64_t column = firstColumn + part.firstColumn;
      epilogue.apply(
          {row * columns + column, part.rows, column, part.columns, columns},
          part.elements, part.stride);
    });
  });
}

#else

void LinearProduct::runInBlocks(const Epilogue &) const {}
bool LinearProduct::isFaster(ElementType, int64_t) { return false; }
void LinearProduct::run(const std::function<void(const Part &)> &) const {}

#endif // defined(__x86_64__)
