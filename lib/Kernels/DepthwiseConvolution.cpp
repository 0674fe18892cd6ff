//===- DepthwiseConvolution.cpp - A filter for each channel ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A vector has neighbouring channels of one position. A tile is some results
// side by side, whose sums stay in registers: each element of the input is
// loaded once for all of them that it is part of, for each row of the filter.
// The result is made in strips of few channels from the first row to the last,
// so that the rows of the input that a row needs are still in the first cache.
//
//===----------------------------------------------------------------------===//

#include "DepthwiseConvolution.h"
#include "Avx512.h"
#include "Floats.h"
#include "Threads.h"

#include <algorithm>

using namespace torch_max::kernels;

/// The results of a tile.
static constexpr int64_t kTile = 8;
/// The most vectors of a strip. All strips have about as many.
static constexpr int64_t kStrip = 3;
/// The fewest rows that are worth reading those around them once more.
static constexpr int64_t kRowsOfSlab = 4;
/// The fewest multiplications that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 18;

namespace {
/// A row of a strip of the result. All pointers are for its first channel.
struct Row {
  /// Where the first row of the input lies that the filter meets, and how far
  /// rows of the input are apart.
  const float *input;
  int64_t inputStride;
  /// The same of the filter. The next vector of channels is `filterStride`
  /// behind.
  const float *filter;
  int64_t filterStride;
  /// The rows of the filter that meet the input.
  int64_t filterRows;
  /// Null if there is none.
  const float *bias;
  float *result;
  int64_t inputColumns, columns, padding;
  /// Of a position, in the input and in the result.
  int64_t channels;
  /// The vectors of the strip. The last one begins `overlap` channels before
  /// the end of the one before it.
  int64_t vectors, overlap;
  Epilogue::Limits limits;
};

/// A tile of a vector of channels.
struct Tile {
  int64_t column, channel;
  const float *filter;
  /// The columns of the input that the tile meets: those before the first one
  /// and from the last one on are padding.
  int64_t first, last;
};
} // namespace

/// If the tile is not whole, parts of it may lie beyond the input or the
/// result.
template <int64_t width, int64_t kernel, int64_t stride, bool isWhole>
TORCH_MAX_INLINE static void makeTile(const Row &row, const Tile &tile) {
  typedef float Vector
      __attribute__((vector_size(width * sizeof(float)), aligned(4)));
  constexpr int64_t inputs = (kTile - 1) * stride + kernel;
  Vector sums[kTile];
#pragma unroll
  for (int64_t t = 0; t < kTile; ++t)
    sums[t] = row.bias
                  ? *reinterpret_cast<const Vector *>(row.bias + tile.channel)
                  : Vector{};
  int64_t start =
      (tile.column * stride - row.padding) * row.channels + tile.channel;
  for (int64_t y = 0; y < row.filterRows; ++y) {
    Vector factors[kernel];
#pragma unroll
    for (int64_t x = 0; x < kernel; ++x)
      factors[x] = *reinterpret_cast<const Vector *>(tile.filter +
                                                     (y * kernel + x) * width);
#pragma unroll
    for (int64_t i = 0; i < inputs; ++i) {
      if (!isWhole && (i < tile.first || i >= tile.last))
        continue;
      Vector element = *reinterpret_cast<const Vector *>(
          row.input + start + y * row.inputStride + i * row.channels);
#pragma unroll
      for (int64_t t = 0; t < kTile; ++t)
        if (i >= t * stride && i < t * stride + kernel)
          sums[t] += element * factors[i - t * stride];
    }
  }
  Vector least = Vector{} + row.limits.least, most = Vector{} + row.limits.most;
  float *result = row.result + tile.column * row.channels + tile.channel;
#pragma unroll
  for (int64_t t = 0; t < kTile; ++t) {
    if (!isWhole && tile.column + t >= row.columns)
      break;
    // NaN stays NaN, as comparisons with it are false.
    Vector sum = sums[t] < least ? least : sums[t];
    *reinterpret_cast<Vector *>(result + t * row.channels) =
        sum > most ? most : sum;
  }
}

template <int64_t width, int64_t kernel, int64_t stride>
TORCH_MAX_INLINE static void makeRow(const Row &row) {
  constexpr int64_t inputs = (kTile - 1) * stride + kernel;
  for (int64_t column = 0; column < row.columns; column += kTile) {
    int64_t begin = column * stride - row.padding;
    Tile tile = {column, 0, row.filter, std::max<int64_t>(-begin, 0),
                 std::min(row.inputColumns - begin, inputs)};
    bool isWhole =
        tile.first == 0 && tile.last == inputs && column + kTile <= row.columns;
    for (int64_t i = 0; i < row.vectors; ++i) {
      tile.channel = i * width - (i + 1 == row.vectors ? row.overlap : 0);
      tile.filter = row.filter + i * row.filterStride;
      if (isWhole)
        makeTile<width, kernel, stride, true>(row, tile);
      else
        makeTile<width, kernel, stride, false>(row, tile);
    }
  }
}

//===----------------------------------------------------------------------===//
// For each processor
//===----------------------------------------------------------------------===//

using MakeRow = void (*)(const Row &);

#if defined(__x86_64__)

template <int64_t kernel, int64_t stride>
__attribute__((target("avx2,fma"))) static void makeRowOf8(const Row &row) {
  makeRow<8, kernel, stride>(row);
}
template <int64_t kernel, int64_t stride>
TORCH_MAX_AVX512 static void makeRowOf16(const Row &row) {
  makeRow<16, kernel, stride>(row);
}

/// The channels of a vector; 0 if oneDNN's vectors do as well.
static int64_t getWidth() {
  if (__builtin_cpu_supports("avx512f"))
    return 16;
  bool hasAvx2 =
      __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return hasAvx2 ? 8 : 0;
}

namespace {
struct Code {
  int64_t width, kernel, stride;
  MakeRow makeRow;
};
} // namespace

static constexpr Code kCodes[] = {
    {16, 3, 1, makeRowOf16<3, 1>}, {16, 3, 2, makeRowOf16<3, 2>},
    {16, 5, 1, makeRowOf16<5, 1>}, {16, 5, 2, makeRowOf16<5, 2>},
    {16, 7, 1, makeRowOf16<7, 1>}, {16, 7, 2, makeRowOf16<7, 2>},
    {8, 3, 1, makeRowOf8<3, 1>},   {8, 5, 1, makeRowOf8<5, 1>},
    {8, 7, 1, makeRowOf8<7, 1>},
};

/// For so many columns of the filter. Null if oneDNN is as fast.
static MakeRow getCode(int64_t kernel, int64_t stride) {
  for (const Code &code : kCodes)
    if (code.width == getWidth() && code.kernel == kernel &&
        code.stride == stride)
      return code.makeRow;
  return nullptr;
}

#else

static int64_t getWidth() { return 0; }
static MakeRow getCode(int64_t, int64_t) { return nullptr; }

#endif // defined(__x86_64__)

//===----------------------------------------------------------------------===//
// The convolution
//===----------------------------------------------------------------------===//

bool DepthwiseConvolution::takes(const KernelCall &call) {
  const KernelTensor &image = call.operand(0), &weights = call.operand(1);
  const KernelTensor &result = call.result(0);
  const Options &options = getOptions<Options>(call);
  if (image.rank != 4 || image.type != ElementType::F32 ||
      weights.type != ElementType::F32 || result.type != ElementType::F32)
    return false;
  int64_t channels = image.sizes[3];
  return options.groups == channels && result.sizes[3] == channels &&
         options.dilations[1] == 1 && options.dilations[2] == 1 &&
         channels >= getWidth() &&
         getCode(weights.sizes[3], options.strides[2]);
}

DepthwiseConvolution::DepthwiseConvolution(const KernelCall &call)
    : batch(call.operand(0).sizes[0]), channels(call.operand(0).sizes[3]) {
  const Options &options = getOptions<Options>(call);
  for (int64_t axis = 0; axis < 2; ++axis) {
    input[axis] = call.operand(0).sizes[axis + 1];
    output[axis] = call.result(0).sizes[axis + 1];
    filter[axis] = call.operand(1).sizes[axis + 2];
    // The options are for three axes, of which the image has the last ones.
    strides[axis] = options.strides[axis + 1];
    paddings[axis] = options.paddingsBefore[axis + 1];
  }
}

std::vector<float> DepthwiseConvolution::pack(const KernelCall &call) const {
  int64_t width = getWidth(), points = filter[0] * filter[1];
  int64_t vectors = (channels + width - 1) / width;
  auto *from = static_cast<const float *>(call.operand(1).data);
  std::vector<float> result(vectors * points * width);
  float *to = result.data();
  for (int64_t i = 0; i < vectors; ++i) {
    int64_t first = std::min(i * width, channels - width);
    for (int64_t point = 0; point < points; ++point)
      for (int64_t lane = 0; lane < width; ++lane)
        *to++ = from[(first + lane) * points + point];
  }
  return result;
}

void DepthwiseConvolution::run(const KernelCall &call) {
  const Options &options = getOptions<Options>(call);
  auto makePacked = [&] { return pack(call); };
  std::shared_ptr<const std::vector<float>> factors =
      options.constantFilter
          ? packed.get(*call.state, call.operand(1).data, makePacked)
          : std::make_shared<const std::vector<float>>(makePacked());
  Epilogue epilogue(call, options);
  epilogue.leaveBiasToKernel(ElementType::F32);
  Epilogue::Limits limits = epilogue.leaveLimitsToKernel();
  const KernelTensor *bias = epilogue.getKernelBias();
  auto *image = static_cast<const float *>(call.operand(0).data);
  auto *result = static_cast<float *>(call.result(0).data);

  int64_t width = getWidth(), points = filter[0] * filter[1];
  int64_t vectors = (channels + width - 1) / width;
  MakeRow makeRow = getCode(filter[1], strides[1]);
  // `row` counts those of all images.
  auto makeRowOfStrip = [&](int64_t row, int64_t begin, int64_t end) {
    int64_t number = row / output[0], y = row % output[0];
    int64_t channel = begin * width;
    int64_t overlap = std::max<int64_t>(end * width - channels, 0);
    // The rows of the filter that do not lie in the padding.
    int64_t top = y * strides[0] - paddings[0];
    int64_t first = std::clamp<int64_t>(-top, 0, filter[0]);
    int64_t last = std::clamp<int64_t>(input[0] - top, first, filter[0]);
    int64_t source = (number * input[0] + top + first) * input[1] * channels;
    int64_t target = row * output[1] * channels + channel;
    makeRow({image + source + channel, input[1] * channels,
             factors->data() + (begin * points + first * filter[1]) * width,
             points * width, last - first,
             bias ? static_cast<const float *>(bias->data) + channel : nullptr,
             result + target, input[1], output[1], paddings[1], channels,
             end - begin, overlap, limits});
    epilogue.apply({target, output[1], channel, (end - begin) * width - overlap,
                    channels});
  };
  // No two strips may share a vector, so that of the last channels is not alone
  // in its strip.
  int64_t strips = (vectors + kStrip - 1) / kStrip;
  int64_t rows = batch * output[0];
  bool isSmall = rows * output[1] * channels * points < 2 * kOperationsPerTask;
  int64_t slabs =
      isSmall ? 1 : std::clamp<int64_t>(rows / kRowsOfSlab, 1, getNumThreads());
  auto makePart = [&](int64_t part) {
    int64_t slab = part / strips, strip = part % strips;
    for (int64_t row = rows * slab / slabs; row < rows * (slab + 1) / slabs;
         ++row)
      makeRowOfStrip(row, vectors * strip / strips,
                     vectors * (strip + 1) / strips);
  };
  if (isSmall)
    for (int64_t part = 0; part < strips; ++part)
      makePart(part);
  else
    parallelRows(slabs * strips, makePart);
}
