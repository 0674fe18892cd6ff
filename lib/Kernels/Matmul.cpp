//===- Matmul.cpp - Products of matrices ----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product is cut into blocks, of rows or of columns, and each block is one
// primitive on one of the engine's threads. Matrices are read where they lie:
// packed once, they would be no more than a tenth faster, at the price of a
// second copy of all weights (docs/MaxDialectRationale.md has the figures).
//
//===----------------------------------------------------------------------===//

#include "Epilogue.h"
#include "OneDnn.h"

#include <algorithm>
#include <cstring>

using namespace torch_max::kernels;
using dnnl::memory;

namespace {

/// The order of linear.matmul in the registry; the call's number comes first.
enum Option { Site, TransposeLhs, TransposeRhs, EpilogueOptions };

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
  int64_t count() const { return rows * columns; }
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
  /// The residual and what else comes after the product.
  static Epilogue getEpilogue(const KernelCall &call) {
    // In f32, oneDNN adds a bias in a pass of its own. In bf16 it adds it
    // before it rounds.
    bool kernelAddsBias = call.result(0).type != ElementType::F32;
    return Epilogue(call, /*first=*/2,
                    *reinterpret_cast<const Epilogue::Options *>(
                        call.options + EpilogueOptions),
                    kernelAddsBias);
  }
  void cut(int64_t pieces, bool byColumns);
  size_t makePrimitive(int64_t rows, int64_t columns);
  /// The element at which a matrix of a batch begins, for a tensor whose batch
  /// axes broadcast to those of the result.
  static int64_t findMatrix(const KernelTensor &tensor,
                            const KernelTensor &result, int64_t batch);

  Matrix lhs, rhs;
  int64_t batches = 1;
  bool hasBias;
  memory::data_type type;
  std::vector<Block> blocks;
  std::vector<dnnl::matmul::primitive_desc> descriptions;
  std::vector<dnnl::matmul> primitives;
};

} // namespace

/// The fewest operations that are worth a thread.
static constexpr int64_t kOperationsPerTask = 1 << 16;

Product::Product(const KernelCall &call)
    : lhs(call.operand(0), call.options[TransposeLhs]),
      rhs(call.operand(1), call.options[TransposeRhs]),
      hasBias(getEpilogue(call).getKernelBias()),
      type(toOneDnn(call.result(0).type)) {
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
  if (isOneRhs && isWholeLhs && !call.options[TransposeLhs]) {
    lhs.rows *= batches;
    batches = 1;
  }
  int64_t operations = lhs.rows * rhs.columns * lhs.columns;
  int64_t threads = getNumThreads();
  int64_t pieces = std::clamp<int64_t>(operations / kOperationsPerTask, 1,
                                       (threads + batches - 1) / batches);
  if (lhs.columns == 0)
    return;
  // Columns: each matrix on the right is then read once.
  cut(pieces, rhs.columns >= lhs.rows || rhs.columns >= 1024);
}

void Product::cut(int64_t pieces, bool byColumns) {
  int64_t whole = byColumns ? rhs.columns : lhs.rows;
  // Vectors of columns stay whole.
  int64_t unit = byColumns ? 64 : 1;
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
  memory::desc target(resultSizes, type, {rhs.columns, 1});
  memory::desc bias({1, columns}, type, {columns, 1});
  descriptions.push_back(
      hasBias ? dnnl::matmul::primitive_desc(getEngine(), source, weights, bias,
                                             target, ownScratchpad())
              : dnnl::matmul::primitive_desc(getEngine(), source, weights,
                                             target, ownScratchpad()));
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
  const KernelTensor &result = call.result(0);
  Epilogue epilogue = getEpilogue(call);
  int64_t rowSize = rhs.columns * getSize(result.type);
  for (int64_t row = 0; row < batches * lhs.rows; ++row) {
    char *target = at(result, row * rhs.columns);
    if (hasBias)
      std::memcpy(target, epilogue.getKernelBias()->data, rowSize);
    else
      std::memset(target, 0, rowSize);
  }
  epilogue.apply(/*first=*/0, batches * lhs.rows, /*firstColumn=*/0,
                 rhs.columns, rhs.columns);
}

void Product::run(const KernelCall &call) const {
  const KernelTensor &result = call.result(0);
  if (lhs.columns == 0)
    return runOverNothing(call);
  const KernelTensor &left = call.operand(0), &right = call.operand(1);
  Epilogue epilogue = getEpilogue(call);
  parallelFor(batches * blocks.size(), [&](int64_t task) {
    int64_t batch = task / blocks.size();
    const Block &block = blocks[task % blocks.size()];
    const auto &description = descriptions[block.primitive];
    int64_t target = batch * lhs.rows * rhs.columns +
                     block.firstRow * rhs.columns + block.firstColumn;
    int64_t source = block.firstRow * lhs.rowStride;
    int64_t weights = block.firstColumn * rhs.columnStride;
    if (batches > 1) {
      source += findMatrix(left, result, batch);
      weights += findMatrix(right, result, batch);
    }
    dnnl::engine &engine = getEngine();
    std::unordered_map<int, memory> arguments = {
        {DNNL_ARG_SRC,
         memory(description.src_desc(), engine, at(left, source))},
        {DNNL_ARG_WEIGHTS,
         memory(description.weights_desc(), engine, at(right, weights))},
        {DNNL_ARG_DST,
         memory(description.dst_desc(), engine, at(result, target))},
        {DNNL_ARG_SCRATCHPAD, makeScratch(description.scratchpad_desc())}};
    if (hasBias)
      arguments.insert({DNNL_ARG_BIAS, memory(description.bias_desc(), engine,
                                              at(*epilogue.getKernelBias(),
                                                 block.firstColumn))});
    primitives[block.primitive].execute(getStream(), arguments);
    epilogue.apply(target, block.rows, block.firstColumn, block.columns,
                   rhs.columns);
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
