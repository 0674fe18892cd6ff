//===- Matmul.cpp - Products of matrices ----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product is cut into blocks, of rows or of columns, and each block is
// computed on one of the engine's threads: by one primitive, or by our own
// kernel for weights in the order of `nn.Linear`. Matrices are read where they
// lie: packed once, they would hardly be faster, at the price of a second copy
// of all weights (docs/MaxDialectRationale.md has the figures).
//
//===----------------------------------------------------------------------===//

#include "LinearProduct.h"
#include "OneDnnBlock.h"

#include <algorithm>

using namespace torch_max::kernels;
using dnnl::memory;

namespace {

using Options = LinearMatmulOptions;

/// The last two axes of a tensor, which may lie transposed.
struct Matrix {
  int64_t rows, columns, rowStride, columnStride;

  Matrix(const KernelTensor &tensor, bool isTransposed) {
    int64_t outer = tensor.sizes[tensor.rank - 2];
    int64_t inner = tensor.sizes[tensor.rank - 1];
    rows = isTransposed ? inner : outer;
    columns = isTransposed ? outer : inner;
    rowStride = isTransposed ? 1 : inner;
    columnStride = isTransposed ? inner : 1;
  }
};

/// A block of the product, computed by one task.
struct Block {
  int64_t firstRow, rows, firstColumn, columns;
  /// Which of the plan's primitives computes blocks of this size.
  size_t primitive;
};

class Product {
public:
  explicit Product(const KernelCall &call);
  void run(const KernelCall &call) const;

private:
  void runOverNothing(const KernelCall &call) const;
  /// By our own kernel.
  void runLinear(const KernelCall &call) const;
  /// One block.
  void runPrimitive(const KernelCall &call, const Block &block,
                    int64_t batch) const;
  /// What comes after the product.
  static Epilogue getEpilogue(const KernelCall &call) {
    return Epilogue(call, getOptions<Options>(call));
  }
  Epilogue::Block getTarget(const Block &block, int64_t batch) const {
    return {(batch * lhs.rows + block.firstRow) * rhs.columns +
                block.firstColumn,
            block.rows, block.firstColumn, block.columns, rhs.columns};
  }
  void cut(int64_t pieces, bool byColumns, bool hasEpilogue);
  size_t makePrimitive(int64_t rows, int64_t columns);
  /// The element at which a matrix of a batch begins, for a tensor whose batch
  /// axes broadcast to those of the result.
  static int64_t findMatrix(const KernelTensor &tensor,
                            const KernelTensor &result, int64_t batch);

  Matrix lhs, rhs;
  int64_t batches = 1;
  bool isLinear = false;
  memory::data_type type, productType;
  /// Whether primitives write a block by itself, which is then rounded.
  bool isDense;
  std::vector<Block> blocks;
  std::vector<dnnl::matmul::primitive_desc> descriptions;
  std::vector<dnnl::matmul> primitives;
};

} // namespace

/// The fewest operations that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 16;
/// A primitive's block is about so large if an epilogue follows, which shall
/// find it in the second cache.
static constexpr int64_t kElementsPerBlock = 1 << 16;

Product::Product(const KernelCall &call)
    : lhs(call.operand(0), getOptions<Options>(call).transposeLhs),
      rhs(call.operand(1), getOptions<Options>(call).transposeRhs),
      type(toOneDnn(call.operand(0).type)),
      productType(getProductType(call, getEpilogue(call))),
      isDense(productType != toOneDnn(call.result(0).type)) {
  const Options &options = getOptions<Options>(call);
  const KernelTensor &result = call.result(0);
  for (int64_t axis = 0; axis + 2 < result.rank; ++axis)
    batches *= result.sizes[axis];
  // One matrix for all: rows of all batches are rows of one product.
  const KernelTensor &left = call.operand(0), &right = call.operand(1);
  bool isOneRhs = std::all_of(right.sizes, right.sizes + right.rank - 2,
                              [](int64_t size) { return size == 1; });
  bool isWholeLhs =
      left.rank == result.rank &&
      std::equal(left.sizes, left.sizes + left.rank - 2, result.sizes);
  if (isOneRhs && isWholeLhs && !options.transposeLhs) {
    lhs.rows *= batches;
    batches = 1;
  }
  int64_t operations = lhs.rows * rhs.columns * lhs.columns;
  int64_t threads = getNumThreads();
  int64_t pieces = std::clamp<int64_t>(operations / kOperationsPerTask, 1,
                                       (threads + batches - 1) / batches);
  if (lhs.columns == 0)
    return;
  isLinear = batches == 1 && !options.transposeLhs && options.transposeRhs &&
             LinearProduct::isFaster(left.type, lhs.columns);
  if (isLinear)
    return;
  // Columns: each matrix on the right is then read once.
  cut(pieces, rhs.columns >= lhs.rows || rhs.columns >= 1024,
      !getEpilogue(call).isEmpty());
}

void Product::cut(int64_t pieces, bool byColumns, bool hasEpilogue) {
  int64_t whole = byColumns ? rhs.columns : lhs.rows;
  // Vectors of columns stay whole.
  int64_t unit = byColumns ? 64 : 1;
  if (byColumns && hasEpilogue)
    pieces *= std::max<int64_t>(
        lhs.rows * rhs.columns / pieces / kElementsPerBlock, 1);
  int64_t size = (whole + pieces - 1) / pieces;
  size = std::max<int64_t>((size + unit - 1) / unit * unit, 1);
  for (int64_t begin = 0; begin < whole; begin += size) {
    int64_t count = std::min(size, whole - begin);
    Block block = byColumns ? Block{0, lhs.rows, begin, count, 0}
                            : Block{begin, count, 0, rhs.columns, 0};
    block.primitive = makePrimitive(block.rows, block.columns);
    blocks.push_back(block);
  }
}

size_t Product::makePrimitive(int64_t rows, int64_t columns) {
  memory::dims resultSizes = {rows, columns};
  for (size_t i = 0; i < descriptions.size(); ++i)
    if (descriptions[i].dst_desc().get_dims() == resultSizes)
      return i;
  memory::desc source({rows, lhs.columns}, type,
                      {lhs.rowStride, lhs.columnStride});
  memory::desc weights({rhs.rows, columns}, type,
                       {rhs.rowStride, rhs.columnStride});
  int64_t stride = isDense ? columns : rhs.columns;
  memory::desc target(resultSizes, productType, {stride, 1});
  descriptions.emplace_back(getEngine(), source, weights, target,
                            ownScratchpad());
  primitives.emplace_back(descriptions.back());
  return descriptions.size() - 1;
}

int64_t Product::findMatrix(const KernelTensor &tensor,
                            const KernelTensor &result, int64_t batch) {
  int64_t matrix =
      tensor.sizes[tensor.rank - 1] * tensor.sizes[tensor.rank - 2];
  int64_t offset = 0, stride = matrix;
  for (int64_t axis = result.rank - 3; axis >= 0; --axis) {
    int64_t coordinate = batch % result.sizes[axis];
    batch /= result.sizes[axis];
    int64_t own = axis - (result.rank - tensor.rank);
    if (own < 0)
      continue;
    if (tensor.sizes[own] != 1)
      offset += coordinate * stride;
    stride *= tensor.sizes[own];
  }
  return offset;
}

/// A sum without terms, which oneDNN does not write: zeros, and what follows.
void Product::runOverNothing(const KernelCall &call) const {
  std::vector<float> zeros(rhs.columns);
  Block whole = {0, batches * lhs.rows, 0, rhs.columns, 0};
  getEpilogue(call).apply(getTarget(whole, /*batch=*/0), zeros.data(),
                          /*sourceStride=*/0);
}

void Product::runLinear(const KernelCall &call) const {
  const KernelTensor &left = call.operand(0), &right = call.operand(1);
  LinearProduct{left.type, left.data,   right.data,
                lhs.rows,  lhs.columns, rhs.columns}
      .runInBlocks(getEpilogue(call));
}

void Product::runPrimitive(const KernelCall &call, const Block &block,
                           int64_t batch) const {
  const KernelTensor &left = call.operand(0), &right = call.operand(1),
                     &result = call.result(0);
  int64_t source = block.firstRow * lhs.rowStride;
  int64_t weights = block.firstColumn * rhs.columnStride;
  if (batches > 1) {
    source += findMatrix(left, result, batch);
    weights += findMatrix(right, result, batch);
  }
  const auto &description = descriptions[block.primitive];
  dnnl::engine &engine = getEngine();
  runBlock(
      primitives[block.primitive], description,
      {{DNNL_ARG_SRC, memory(description.src_desc(), engine, at(left, source))},
       {DNNL_ARG_WEIGHTS,
        memory(description.weights_desc(), engine, at(right, weights))}},
      result, getEpilogue(call), getTarget(block, batch));
}

void Product::run(const KernelCall &call) const {
  if (lhs.columns == 0)
    return runOverNothing(call);
  if (isLinear)
    return runLinear(call);
  parallelRows(batches * blocks.size(), [&](int64_t task) {
    runPrimitive(call, blocks[task % blocks.size()], task / blocks.size());
  });
}

TORCH_MAX_KERNEL(torch_max_linear_matmul) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    call->state
        ->get<Product>(*call, [&] { return std::make_shared<Product>(*call); })
        ->run(*call);
  });
}
