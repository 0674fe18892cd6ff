//===- Indexing.cpp - Ops that pick elements by index ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

static LogicalResult lowerEmbedding(AtenEmbeddingOp op,
                                    AtenEmbeddingOp::Adaptor in,
                                    LoweringBuilder &b) {
  // The engine has no gather by an index of rank 0.
  Value indices = in.getIndices();
  bool isScalar = b.rank(indices) == 0;
  if (isScalar)
    indices = b.addAxis(indices, 0);
  Value rows = b.create<max::GatherOp>(in.getWeight(), indices, 0);
  return b.replace(isScalar ? b.removeAxis(rows, 0) : rows);
}

static LogicalResult lowerIndexSelect(AtenIndexSelectOp op,
                                      AtenIndexSelectOp::Adaptor in,
                                      LoweringBuilder &b) {
  std::optional<int64_t> axis = b.axis(op.getDim(), b.rank(in.getSelf()));
  if (!axis)
    return failure();
  if (b.rank(in.getIndex()) != 1)
    b.fail("the index must have rank 1");
  return b.replace(b.create<max::GatherOp>(in.getSelf(), in.getIndex(), *axis));
}

/// 0, 1, 2, ... along `axis`, in a shape that broadcasts to `sizes`.
static Value getPositions(ArrayRef<AffineExpr> sizes, int64_t axis,
                          LoweringBuilder &b) {
  Type type = b.si64();
  Value range = b.createAs<max::RangeOp>(
      b.scope.getType({sizes[axis]}, type), b.constant(int64_t(0), type),
      b.sizeAsTensor(sizes[axis], type), b.constant(int64_t(1), type));
  SmallVector<AffineExpr> shape(sizes.size(), b.scope.getConstant(1));
  shape[axis] = sizes[axis];
  return b.reshape(range, shape);
}

/// The engine gathers whole slices. Single elements are slices of the flattened
/// tensor, at positions that are computed here.
static LogicalResult lowerGather(AtenGatherOp op, AtenGatherOp::Adaptor in,
                                 LoweringBuilder &b) {
  SmallVector<AffineExpr> sizes = b.sizes(in.getSelf());
  SmallVector<AffineExpr> picked = b.sizes(in.getIndex());
  if (b.hasFailed())
    return failure();
  if (sizes.empty())
    return b.replace(b.reshape(in.getSelf(), picked));
  std::optional<int64_t> axis = b.axis(op.getDim(), sizes.size());
  if (picked.size() != sizes.size())
    b.fail("the index must have the tensor's rank");
  if (!axis || b.hasFailed())
    return failure();
  Value position;
  AffineExpr stride = b.scope.getConstant(1);
  for (int64_t i = sizes.size(); i-- > 0;) {
    Value index = i == *axis ? b.cast(in.getIndex(), b.si64())
                             : getPositions(picked, i, b);
    Value term = b.create<max::MulOp>(index, b.sizeAsTensor(stride, b.si64()));
    position = position ? b.create<max::AddOp>(position, term) : term;
    stride = b.scope.simplify(stride * sizes[i]);
  }
  Value flat = b.reshape(in.getSelf(), {stride});
  return b.replace(b.create<max::GatherOp>(flat, position, 0));
}

/// Accumulation into rows, which is what the gradient of an embedding is.
static LogicalResult lowerIndexPut(AtenIndexPutOp op,
                                   AtenIndexPutOp::Adaptor in,
                                   LoweringBuilder &b) {
  SmallVector<Value> indices = b.listElements(op.getIndices(), "indices");
  std::optional<bool> accumulate =
      b.constantBool(op.getAccumulate(), "accumulate");
  if (!accumulate)
    return failure();
  if (!*accumulate)
    b.fail("only accumulation is lowered");
  if (indices.size() != 1 || b.isNone(indices.front()))
    b.fail("only one index, of the first axis, is lowered");
  if (b.hasFailed())
    return failure();
  Value index = b.cast(b.remap(indices.front()), b.si64());
  SmallVector<AffineExpr> sizes = b.sizes(in.getSelf());
  SmallVector<AffineExpr> updated = b.sizes(index);
  if (sizes.empty())
    b.fail("a tensor of rank 0 has no rows");
  if (b.hasFailed())
    return failure();
  // Negative indices count from the end.
  Value isNegative =
      b.create<max::GreaterOp>(b.constant(int64_t(0), b.si64()), index);
  Value wrapped =
      b.create<max::AddOp>(index, b.sizeAsTensor(sizes.front(), b.si64()));
  index = b.create<max::SelectOp>(isNegative, wrapped, index);
  Value rows = b.addAxis(index, updated.size());
  updated.append(sizes.begin() + 1, sizes.end());
  Value updates = b.broadcastTo(in.getValues(), updated);
  return b.replace(b.create<max::ScatterNdAddOp>(in.getSelf(), updates, rows));
}

void torch_max::populateIndexingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerEmbedding);
  lowerings.add(lowerGather);
  lowerings.add(lowerIndexPut);
  lowerings.add(lowerIndexSelect);
}
