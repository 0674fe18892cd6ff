//===- Indexing.cpp - Ops that pick elements by index ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Indices.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Whole slices
//===----------------------------------------------------------------------===//

static LogicalResult lowerEmbedding(AtenEmbeddingOp op,
                                    AtenEmbeddingOp::Adaptor in,
                                    LoweringBuilder &b) {
  Shape table = b.sizes(in.getWeight());
  Shape picked = b.sizes(in.getIndices());
  if (table.size() != 2)
    b.fail("the weight must have rank 2");
  Walk walk = walkSlices(table, 0, b.scope.getProduct(picked), b);
  Value rows =
      gatherAt(in.getWeight(), in.getIndices(), walk, {OutOfRange::InSelf}, b);
  picked.push_back(table.back());
  return b.replace(b.reshape(rows, picked));
}

static LogicalResult lowerIndexSelect(AtenIndexSelectOp op,
                                      AtenIndexSelectOp::Adaptor in,
                                      LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  Shape picked = b.sizes(in.getIndex());
  if (picked.size() > 1)
    b.fail("the index must have rank 1");
  bool isScalar = sizes.empty();
  if (isScalar)
    sizes.push_back(b.scope.getConstant(1));
  int64_t axis = b.axis(op.getDim(), sizes.size());
  // Eager has two implementations with different error messages.
  OutOfRange message = axis == 0 ? OutOfRange::InSelf : OutOfRange::OfData;
  Walk walk = walkSlices(sizes, axis, b.scope.getProduct(picked), b);
  Value result = gatherAt(in.getSelf(), in.getIndex(), walk, {message}, b);
  return b.replace(isScalar ? b.reshape(result, {}) : result);
}

template <typename TorchOp>
static LogicalResult lowerIndex(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  SmallVector<Value> indices = b.listElements(op.getIndices(), "indices");
  Selection selection = selectBy(indices, in.getSelf(), b);
  Value data = in.getSelf();
  if (selection.isPermuted())
    data = b.transpose(data, selection.permutation);
  AffineExpr count = b.sizes(selection.index).front();
  Walk walk = walkSlices(selection.data, selection.axis, count, b);
  Value picked = gatherAt(data, selection.index, walk, selection.rule, b);
  return b.replace(b.reshape(picked, selection.picked));
}

static LogicalResult lowerNonzero(AtenNonzeroOp op, AtenNonzeroOp::Adaptor in,
                                  LoweringBuilder &b) {
  return b.replace(findNonzero(in.getSelf(), b));
}

static LogicalResult lowerMaskedSelect(AtenMaskedSelectOp op,
                                       AtenMaskedSelectOp::Adaptor in,
                                       LoweringBuilder &b) {
  Value both[] = {in.getSelf(), in.getMask()};
  Shape sizes = b.broadcastShape(both);
  AffineExpr size = b.scope.getProduct(sizes);
  auto flatten = [&](Value tensor) {
    return b.reshape(b.broadcastTo(tensor, sizes), {size});
  };
  Value places = findNonzero(flatten(both[1]), b);
  Value index = b.removeAxis(places, 1);
  Walk walk = walkSlices(b.shape({size}), 0, b.sizes(index).front(), b);
  IndexRule rule = {OutOfRange::IndexError, /*allowsNegative=*/false,
                    /*dim=*/0};
  return b.replace(gatherAt(flatten(both[0]), index, walk, rule, b));
}

//===----------------------------------------------------------------------===//
// Bags of rows
//===----------------------------------------------------------------------===//

/// A placeholder for a result without uses.
static Value makeUnused(Value result, unsigned number, LoweringBuilder &b) {
  if (!result.use_empty())
    return b.fail("only the first result has a lowering");
  std::optional<TensorInfo> info = getTensorInfo(result.getType());
  if (!info || !info->sizes)
    return b.fail("result " + Twine(number) + " has no shape");
  SmallVector<AffineExpr> sizes;
  for (int64_t size : info->sizes.asArrayRef())
    sizes.push_back(
        b.scope.getConstant(ShapedType::isDynamic(size) ? 1 : size));
  return b.broadcastTo(b.constant(int64_t(0), b.resultType(number)), sizes);
}

static LogicalResult lowerEmbeddingBag(Aten_EmbeddingBagOp op,
                                       Aten_EmbeddingBagOp::Adaptor in,
                                       LoweringBuilder &b) {
  int64_t mode = b.constantInt(op.getMode(), "mode");
  bool hasLast =
      b.constantBool(op.getIncludeLastOffset(), "include_last_offset");
  int64_t padding = b.constantInt(op.getPaddingIdx(), "padding_idx");
  Shape table = b.sizes(in.getWeight());
  Shape offsets = b.sizes(in.getOffsets());
  Type type = b.elementType(in.getWeight());
  if (table.size() != 2 || offsets.size() != 1 || b.rank(in.getIndices()) != 1)
    b.fail("the weight must have rank 2, the indices and offsets rank 1");
  constexpr StringLiteral modes[] = {"sum", "mean", "max"};
  if (mode < 0 || mode > 2) {
    b.fail("there is no mode " + Twine(mode));
    mode = 0;
  }
  bool hasWeights = !b.isNone(op.getPerSampleWeights());
  Value weights = hasWeights ? b.cast(in.getPerSampleWeights(), type)
                             : b.reshape(b.constant(int64_t(1), type),
                                         {b.scope.getConstant(1)});
  if (hasWeights && mode != 0)
    b.fail("only sums have weights");
  AffineExpr bags = b.scope.simplify(offsets.front() - int64_t(hasLast));
  Value result =
      b.custom("indexing.embedding_bag",
               {in.getWeight(), toIndex(in.getIndices(), b),
                toIndex(in.getOffsets(), b), weights, b.sizesAsTensor(table),
                b.integers({hasLast, padding, hasWeights})},
               b.tensorType({bags, table.back()}, type),
               {b.parameter("mode", modes[mode])});
  SmallVector<Value> results{result};
  for (unsigned i = 1, e = op->getNumResults(); i < e; ++i)
    results.push_back(makeUnused(op->getResult(i), i, b));
  return b.replace(results);
}

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

static LogicalResult lowerGather(AtenGatherOp op, AtenGatherOp::Adaptor in,
                                 LoweringBuilder &b) {
  Walk walk;
  walk.data = sizesOfAxes(in.getSelf(), b);
  walk.index = walk.space = sizesOfAxes(in.getIndex(), b);
  if (walk.data.size() != walk.index.size())
    b.fail("the index must have the tensor's rank");
  walk.axis = b.axis(op.getDim(), walk.data.rank());
  IndexRule rule{OutOfRange::RuntimeError, /*allowsNegative=*/false, walk.axis};
  Value picked = gatherAt(in.getSelf(), in.getIndex(), walk, rule, b);
  return b.replace(b.reshape(picked, b.sizes(in.getIndex())));
}

/// Elements of the flattened tensor.
static LogicalResult lowerTake(AtenTakeOp op, AtenTakeOp::Adaptor in,
                               LoweringBuilder &b) {
  AffineExpr count = b.scope.getProduct(b.sizes(in.getSelf()));
  Shape picked = b.sizes(in.getIndex());
  Walk walk = walkSlices(b.shape({count}), 0, b.scope.getProduct(picked), b);
  Value result = gatherAt(in.getSelf(), in.getIndex(), walk,
                          {OutOfRange::OfElements, /*allowsNegative=*/true}, b);
  return b.replace(b.reshape(result, picked));
}

void torch_max::populateIndexingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerEmbedding);
  lowerings.add(lowerEmbeddingBag);
  lowerings.add(lowerGather);
  lowerings.add(lowerMaskedSelect);
  lowerings.add(lowerNonzero);
  lowerings.add(lowerIndex<AtenIndexTensorHackedTwinOp>);
  lowerings.add(lowerIndex<AtenIndexTensorOp>);
  lowerings.add(lowerIndex<Aten_UnsafeIndexTensorHackedTwinOp>);
  lowerings.add(lowerIndex<Aten_UnsafeIndexTensorOp>);
  lowerings.add(lowerIndexSelect);
  lowerings.add(lowerTake);
}
