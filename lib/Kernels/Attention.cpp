//===- Attention.cpp - Scaled dot-product attention -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scores of all queries and keys would take memory that grows with the
// square of the length. So a block of queries meets one block of keys after the
// other: what came before is scaled down when a larger score is found.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"
#include "OneDnn.h"
#include "VectorMath.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

using namespace torch_max::kernels;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// See below; `shift` is what is added if there is no mask.
template <bool isMasked>
TORCH_MAX_INLINE static float makeLogits(float *row, int64_t count, float scale,
                                         const float *mask, float shift) {
  // The compiler takes the largest of a row one by one, but many at once in
  // lanes.
  constexpr int64_t lanes = 16;
  float largest[lanes];
  std::fill(largest, largest + lanes, -kInfinity);
  int64_t whole = count / lanes * lanes;
  auto visit = [&](int64_t j, int64_t lane) {
    float x = row[j] * scale + (isMasked ? mask[j] : shift);
    row[j] = x;
    largest[lane] = x > largest[lane] ? x : largest[lane];
  };
  for (int64_t j = 0; j < whole; j += lanes)
    for (int64_t lane = 0; lane < lanes; ++lane)
      visit(j + lane, lane);
  for (int64_t j = whole; j < count; ++j)
    visit(j, j - whole);
  return *std::max_element(largest, largest + lanes);
}

/// Makes logits of scores and returns the largest, which NaN never is. `mask`
/// may be null; its elements lie `maskStride` apart, 0 or 1.
TORCH_MAX_VECTORIZED static float makeLogits(float *row, int64_t count,
                                             float scale, const float *mask,
                                             int64_t maskStride) {
  if (mask && maskStride == 1)
    return makeLogits<true>(row, count, scale, mask, 0.0f);
  return makeLogits<false>(row, count, scale, nullptr, mask ? *mask : 0.0f);
}

/// Makes exponentials of logits, relative to `largest`, and returns their sum.
TORCH_MAX_VECTORIZED static float exponentiate(float *row, int64_t count,
                                               float largest) {
#pragma clang fp reassociate(on)
  float sum = 0.0f;
  for (int64_t j = 0; j < count; ++j) {
    row[j] = exponential(row[j] - largest);
    sum += row[j];
  }
  return sum;
}

TORCH_MAX_VECTORIZED static void scaleRow(float *row, int64_t count,
                                          float factor) {
  for (int64_t i = 0; i < count; ++i)
    row[i] *= factor;
}

/// Writes a row times a factor.
TORCH_MAX_VECTORIZED static void writeF32(void *to, const float *from,
                                          int64_t count, float factor) {
  for (int64_t i = 0; i < count; ++i)
    static_cast<float *>(to)[i] = from[i] * factor;
}

TORCH_MAX_VECTORIZED static void writeBF16(void *to, const float *from,
                                           int64_t count, float factor) {
  for (int64_t i = 0; i < count; ++i)
    static_cast<BFloat16 *>(to)[i] = fromFloat<BFloat16>(from[i] * factor);
}

/// The products of one query with all keys.
TORCH_MAX_VECTORIZED static void scoreRow(float *scores, const float *query,
                                          const float *keys, int64_t count,
                                          int64_t features) {
#pragma clang fp reassociate(on)
  for (int64_t j = 0; j < count; ++j) {
    const float *key = keys + j * features;
    float sum = 0.0f;
    for (int64_t f = 0; f < features; ++f)
      sum += query[f] * key[f];
    scores[j] = sum;
  }
}

/// Adds to a row the sum of all values, each times its weight. Four values at a
/// time, as each step waits for the row that the one before has written.
TORCH_MAX_VECTORIZED static void addValues(float *row, const float *weights,
                                           const float *values, int64_t count,
                                           int64_t features) {
  int64_t j = 0;
  for (; j + 4 <= count; j += 4) {
    const float *w = weights + j, *v = values + j * features;
    for (int64_t f = 0; f < features; ++f)
      row[f] += (w[0] * v[f] + w[1] * v[f + features]) +
                (w[2] * v[f + 2 * features] + w[3] * v[f + 3 * features]);
  }
  for (; j < count; ++j)
    for (int64_t f = 0; f < features; ++f)
      row[f] += weights[j] * values[j * features + f];
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {

/// The memory of one thread.
struct Memory {
  float *scores, *output, *queries, *keys, *values, *largest, *sums;
};

/// Heads of the query that share a head of the keys lie one after the other in
/// memory: their queries are the rows of one matrix.
class Attention {
public:
  explicit Attention(const KernelCall &call);
  void run() const;

private:
  void runBlock(int64_t block) const;
  /// The products of rows and keys.
  void score(float *scores, const float *queries, const float *keys,
             int64_t rows, int64_t count) const;
  /// Makes weights of the scores of a row and a block of keys. What the blocks
  /// before have given the row is made relative to the largest score so far.
  void weigh(const Memory &memory, int64_t head, int64_t firstRow, int64_t row,
             int64_t firstKey, int64_t keys) const;
  /// Adds to rows the values times their weights; the first ones are not added
  /// to anything.
  void add(float *sums, const float *weights, const float *values, int64_t rows,
           int64_t count, bool isFirst) const;
  /// Writes the results of a block of rows, which are counted from the first
  /// head on.
  void store(const Memory &memory, int64_t firstRow, int64_t rows) const;

  Memory getMemory() const;
  /// So many elements of a tensor as floats, in `memory` if they are not.
  static const float *load(const KernelTensor &tensor, int64_t first,
                           int64_t count, float *memory);
  /// How many keys a row of a head of the keys sees.
  int64_t countVisible(int64_t row) const {
    return isCausal ? std::min(numKeys, row % numQueries + 1) : numKeys;
  }
  /// The most that one of these rows sees.
  int64_t countVisible(int64_t firstRow, int64_t rows) const;
  const float *findMask(int64_t head, int64_t row, int64_t key) const;

  const KernelTensor &query, &key, &value, &output, &logSums;
  const KernelTensor *mask;
  int64_t numQueries, numKeys, features, valueFeatures;
  /// The heads of the keys of all batches, and the rows of each.
  int64_t numHeads, numRows;
  int64_t rowsPerBlock, keysPerBlock, blocksPerHead;
  float scale;
  bool isCausal;
};

} // namespace

/// The fewest operations that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 17;
/// Of a block. The scores and both blocks of keys and values are then in the
/// second cache.
static constexpr int64_t kMostRows = 128;
static constexpr int64_t kMostKeys = 512;
/// So few rows are multiplied one by one: a product of matrices would copy the
/// keys first.
static constexpr int64_t kFewRows = 4;

static float getScale(const KernelCall &call) {
  const auto &options = getOptions<AttentionForwardOptions>(call);
  if (!options.hasScale)
    return 1.0 / std::sqrt(double(call.operand(0).sizes[3]));
  return toDouble(options.scale);
}

Attention::Attention(const KernelCall &call)
    : query(call.operand(0)), key(call.operand(1)), value(call.operand(2)),
      output(call.result(0)), logSums(call.result(1)),
      mask(call.numOperands > 3 ? &call.operand(3) : nullptr),
      numQueries(query.sizes[2]), numKeys(key.sizes[2]),
      features(query.sizes[3]), valueFeatures(value.sizes[3]),
      numHeads(key.sizes[0] * key.sizes[1]),
      numRows(key.sizes[1] ? query.sizes[1] / key.sizes[1] * numQueries : 0),
      rowsPerBlock(std::clamp<int64_t>(numRows, 1, kMostRows)),
      keysPerBlock(std::clamp<int64_t>(numKeys, 1, kMostKeys)),
      scale(getScale(call)),
      isCausal(getOptions<AttentionForwardOptions>(call).causal) {
  auto countBlocks = [&] {
    return (numRows + rowsPerBlock - 1) / rowsPerBlock;
  };
  // Every thread shall have a block, unless blocks become too small for it.
  while (rowsPerBlock >= 64 && numHeads * countBlocks() < getNumThreads())
    rowsPerBlock /= 2;
  blocksPerHead = countBlocks();
}

int64_t Attention::countVisible(int64_t firstRow, int64_t rows) const {
  int64_t lastRow = firstRow + rows - 1;
  bool isOneHead = firstRow / numQueries == lastRow / numQueries;
  return countVisible(isOneHead ? lastRow : numQueries - 1);
}

const float *Attention::findMask(int64_t head, int64_t row,
                                 int64_t keyIndex) const {
  int64_t headsPerBatch = key.sizes[1];
  int64_t group = numRows / numQueries;
  int64_t coordinates[] = {head / headsPerBatch,
                           head % headsPerBatch * group + row / numQueries,
                           row % numQueries, keyIndex};
  int64_t offset = 0;
  for (int64_t axis = 0; axis < 4; ++axis)
    offset = offset * mask->sizes[axis] +
             (mask->sizes[axis] == 1 ? 0 : coordinates[axis]);
  return static_cast<const float *>(mask->data) + offset;
}

Memory Attention::getMemory() const {
  bool isWide = query.type == ElementType::F32;
  int64_t sizes[] = {rowsPerBlock * keysPerBlock,
                     rowsPerBlock * valueFeatures,
                     isWide ? 0 : rowsPerBlock * features,
                     isWide ? 0 : keysPerBlock * features,
                     isWide ? 0 : keysPerBlock * valueFeatures,
                     rowsPerBlock,
                     rowsPerBlock};
  int64_t total = 0;
  for (int64_t &size : sizes) {
    // Each part begins with a line of the cache.
    size = (size + 15) / 16 * 16;
    total += size;
  }
  float *next = static_cast<float *>(getScratch(total * sizeof(float)));
  auto take = [&](int64_t size) { return std::exchange(next, next + size); };
  return {take(sizes[0]), take(sizes[1]), take(sizes[2]), take(sizes[3]),
          take(sizes[4]), take(sizes[5]), take(sizes[6])};
}

const float *Attention::load(const KernelTensor &tensor, int64_t first,
                             int64_t count, float *memory) {
  if (tensor.type == ElementType::F32)
    return static_cast<const float *>(tensor.data) + first;
  widen(memory, static_cast<const BFloat16 *>(tensor.data) + first, count);
  return memory;
}

/// The product of row-major matrices, added to `c` times `beta`.
static void multiply(char transposeB, int64_t m, int64_t n, int64_t k,
                     const float *a, int64_t strideA, const float *b,
                     int64_t strideB, float beta, float *c) {
  dnnl_status_t status = dnnl_sgemm('N', transposeB, m, n, k, 1.0f, a, strideA,
                                    b, strideB, beta, c, /*ldc=*/n);
  if (status != dnnl_success)
    throw std::runtime_error("oneDNN could not multiply matrices");
}

void Attention::score(float *scores, const float *queries, const float *keys,
                      int64_t rows, int64_t count) const {
  if (rows > kFewRows && features > 0)
    return multiply('T', rows, count, features, queries, features, keys,
                    features, 0.0f, scores);
  for (int64_t row = 0; row < rows; ++row)
    scoreRow(scores + row * count, queries + row * features, keys, count,
             features);
}

void Attention::add(float *sums, const float *weights, const float *values,
                    int64_t rows, int64_t count, bool isFirst) const {
  if (rows > kFewRows && valueFeatures > 0)
    return multiply('N', rows, valueFeatures, count, weights, count, values,
                    valueFeatures, isFirst ? 0.0f : 1.0f, sums);
  if (isFirst)
    std::fill(sums, sums + rows * valueFeatures, 0.0f);
  for (int64_t row = 0; row < rows; ++row)
    addValues(sums + row * valueFeatures, weights + row * count, values, count,
              valueFeatures);
}

void Attention::weigh(const Memory &memory, int64_t head, int64_t firstRow,
                      int64_t row, int64_t firstKey, int64_t keys) const {
  bool isFirst = firstKey == 0;
  float *scores = memory.scores + row * keys;
  int64_t visible =
      std::clamp<int64_t>(countVisible(firstRow + row) - firstKey, 0, keys);
  float largest =
      makeLogits(scores, visible, scale,
                 mask ? findMask(head, firstRow + row, firstKey) : nullptr,
                 mask && mask->sizes[3] != 1);
  float before = isFirst ? -kInfinity : memory.largest[row];
  largest = std::max(largest, before);
  // If nothing has been visible yet: -inf - -inf would be NaN.
  float base = largest == -kInfinity ? 0.0f : largest;
  float sum = exponentiate(scores, visible, base);
  std::fill(scores + visible, scores + keys, 0.0f);
  if (!isFirst && largest != before) {
    float factor = exponential(before - base);
    memory.sums[row] *= factor;
    scaleRow(memory.output + row * valueFeatures, valueFeatures, factor);
  }
  memory.largest[row] = largest;
  memory.sums[row] = isFirst ? sum : memory.sums[row] + sum;
}

void Attention::store(const Memory &memory, int64_t firstRow,
                      int64_t rows) const {
  auto *write = output.type == ElementType::F32 ? writeF32 : writeBF16;
  for (int64_t row = 0; row < rows; ++row) {
    float sum = memory.sums[row];
    // A row that sees nothing is zeros.
    bool isEmpty = sum == 0.0f;
    write(at(output, (firstRow + row) * valueFeatures),
          memory.output + row * valueFeatures, valueFeatures,
          isEmpty ? 0.0f : 1.0f / sum);
    static_cast<float *>(logSums.data)[firstRow + row] =
        isEmpty ? 0.0f : memory.largest[row] + std::log(sum);
  }
}

void Attention::runBlock(int64_t block) const {
  int64_t head = block / blocksPerHead;
  // Those that see most come first, so that the threads end together.
  int64_t firstRow = (blocksPerHead - 1 - block % blocksPerHead) * rowsPerBlock;
  int64_t rows = std::min(rowsPerBlock, numRows - firstRow);
  Memory memory = getMemory();
  const float *queries = load(query, (head * numRows + firstRow) * features,
                              rows * features, memory.queries);
  int64_t visible = countVisible(firstRow, rows);
  for (int64_t first = 0; first < visible; first += keysPerBlock) {
    int64_t count = std::min(keysPerBlock, visible - first);
    int64_t position = head * numKeys + first;
    const float *keys =
        load(key, position * features, count * features, memory.keys);
    score(memory.scores, queries, keys, rows, count);
    for (int64_t row = 0; row < rows; ++row)
      weigh(memory, head, firstRow, row, first, count);
    const float *values = load(value, position * valueFeatures,
                               count * valueFeatures, memory.values);
    add(memory.output, memory.scores, values, rows, count, first == 0);
  }
  if (visible == 0) {
    std::fill(memory.output, memory.output + rows * valueFeatures, 0.0f);
    std::fill(memory.sums, memory.sums + rows, 0.0f);
  }
  store(memory, head * numRows + firstRow, rows);
}

void Attention::run() const {
  int64_t blocks = numHeads * blocksPerHead;
  int64_t operations =
      numHeads * numRows * numKeys * (features + valueFeatures);
  int64_t most = std::min(blocks, 8 * getNumThreads());
  int64_t tasks = std::clamp<int64_t>(operations / kOperationsPerTask,
                                      std::min<int64_t>(most, 1), most);
  parallelFor(tasks, [&](int64_t task) {
    for (int64_t block = task * blocks / tasks;
         block < (task + 1) * blocks / tasks; ++block)
      runBlock(block);
  });
}

TORCH_MAX_KERNEL(torch_max_attention_forward) {
  return guarded(call, [&] { Attention(*call).run(); });
}
