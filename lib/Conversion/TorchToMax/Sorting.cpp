//===- Sorting.cpp - Order among elements ---------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// If eager does not specify which one of several equal elements it gives, the
// kernels give the first one (the last one for `mode`). Every sort is stable.
//
//===----------------------------------------------------------------------===//

#include "Rows.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Sorting
//===----------------------------------------------------------------------===//

static std::pair<Value, Value> sortRows(const Rows &rows, bool descending,
                                        LoweringBuilder &b) {
  auto [values, indices] = valuesAndIndices("sorting.sort", rows, rows.length,
                                            {b.integers({descending})}, b);
  return {rows.restore(values, rows.length),
          rows.restore(indices, rows.length)};
}

template <typename TorchOp>
static std::pair<Value, Value>
sortAlongDim(TorchOp op, typename TorchOp::Adaptor in, LoweringBuilder &b) {
  bool descending = b.constantBool(op.getDescending(), "descending");
  return sortRows(Rows(in.getSelf(), op.getDim(), b), descending, b);
}

template <typename TorchOp>
static LogicalResult lowerSort(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  auto [values, indices] = sortAlongDim(op, in, b);
  return b.replace({values, indices});
}

template <typename TorchOp>
static LogicalResult lowerArgsort(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  return b.replace(sortAlongDim(op, in, b).second);
}

static LogicalResult lowerMsort(AtenMsortOp op, AtenMsortOp::Adaptor in,
                                LoweringBuilder &b) {
  if (b.rank(in.getSelf()) == 0)
    return b.replace(in.getSelf());
  Rows rows(in.getSelf(), /*axis=*/0, b);
  return b.replace(sortRows(rows, /*descending=*/false, b).first);
}

//===----------------------------------------------------------------------===//
// Selecting
//===----------------------------------------------------------------------===//

static LogicalResult lowerTopk(AtenTopkOp op, AtenTopkOp::Adaptor in,
                               LoweringBuilder &b) {
  bool largest = b.constantBool(op.getLargest(), "largest");
  AffineExpr k = b.size(op.getK(), "k");
  Rows rows(in.getSelf(), op.getDim(), b);
  auto [values, indices] =
      valuesAndIndices("sorting.topk", rows, k, {b.integers({largest})}, b);
  return b.replace({rows.restore(values, k), rows.restore(indices, k)});
}

/// Which element the kernel selects.
enum class Selection : int64_t { Kth = 0, Median = 1, NanMedian = 2 };

static std::pair<Value, Value> select(const Rows &rows, Selection selection,
                                      AffineExpr k, LoweringBuilder &b) {
  AffineExpr which = b.scope.getConstant(static_cast<int64_t>(selection));
  return valuesAndIndices("sorting.select", rows, b.scope.getConstant(1),
                          {b.sizesAsTensor({which, k})}, b);
}

template <typename TorchOp>
static LogicalResult replaceReduced(TorchOp op, const Rows &rows,
                                    std::pair<Value, Value> results,
                                    LoweringBuilder &b) {
  bool keepAxis = b.constantBool(op.getKeepdim(), "keepdim");
  return b.replace({rows.restoreReduced(results.first, keepAxis),
                    rows.restoreReduced(results.second, keepAxis)});
}

static LogicalResult lowerKthvalue(AtenKthvalueOp op,
                                   AtenKthvalueOp::Adaptor in,
                                   LoweringBuilder &b) {
  Rows rows(in.getSelf(), op.getDim(), b);
  AffineExpr k = b.size(op.getK(), "k");
  return replaceReduced(op, rows, select(rows, Selection::Kth, k, b), b);
}

template <typename TorchOp, Selection selection>
static LogicalResult lowerMedianOfAxis(TorchOp op, typename TorchOp::Adaptor in,
                                       LoweringBuilder &b) {
  Rows rows(in.getSelf(), op.getDim(), b);
  AffineExpr unused = b.scope.getConstant(0);
  return replaceReduced(op, rows, select(rows, selection, unused, b), b);
}

template <typename TorchOp, Selection selection>
static LogicalResult lowerMedianOfAll(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  Type type = b.elementType(in.getSelf());
  Rows rows = Rows::ofAll(in.getSelf(), b);
  if (rows.length == b.scope.getConstant(0)) {
    if (!isa<mlir::FloatType>(type))
      b.fail("integers have no median of no elements");
    return b.replace(b.constant(std::nan(""), type));
  }
  AffineExpr unused = b.scope.getConstant(0);
  return b.replace(rows.restoreReduced(select(rows, selection, unused, b).first,
                                       /*keepAxis=*/false));
}

static LogicalResult lowerMode(AtenModeOp op, AtenModeOp::Adaptor in,
                               LoweringBuilder &b) {
  Rows rows(in.getSelf(), op.getDim(), b);
  return replaceReduced(
      op, rows,
      valuesAndIndices("sorting.mode", rows, b.scope.getConstant(1), {}, b), b);
}

//===----------------------------------------------------------------------===//
// Searching
//===----------------------------------------------------------------------===//

/// Positions of `sought` in `sorted`: of all in one row, or of each row in the
/// row of the same number. The sorter may be null.
static Value search(Value sorted, Value sought, Value sorter, bool right,
                    LoweringBuilder &b) {
  Shape sortedSizes = b.sizes(sorted);
  Shape soughtSizes = b.sizes(sought);
  if (sortedSizes.empty())
    return b.fail("the boundaries must have an axis");
  AffineExpr rows = b.scope.getProduct(sortedSizes.drop_back(1));
  AffineExpr width = b.scope.getProduct(soughtSizes);
  if (sortedSizes.size() > 1) {
    if (soughtSizes.size() != sortedSizes.size() ||
        soughtSizes.drop_back(1) != sortedSizes.drop_back(1))
      return b.fail("the values must have as many rows as the boundaries");
    width = soughtSizes.back();
  }
  SmallVector<AffineExpr> boundaries{rows, sortedSizes.back()};
  Value origins =
      sorter ? b.reshape(sorter, boundaries)
             : b.reshape(b.constant(int64_t(0), b.si64()),
                         {b.scope.getConstant(1), b.scope.getConstant(1)});
  Value positions =
      b.custom("sorting.search",
               {b.reshape(sorted, boundaries), b.reshape(sought, {rows, width}),
                origins, b.integers({right, sorter != nullptr})},
               b.tensorType({rows, width}, b.resultType()));
  return b.reshape(positions, soughtSizes);
}

/// Whether equal boundaries are to the left of a value: `side` says it, too.
template <typename TorchOp>
static bool isRight(TorchOp op, LoweringBuilder &b) {
  bool right = b.constantBool(op.getRight(), "right");
  if (b.isNone(op.getSide()))
    return right;
  std::string side = b.constantString(op.getSide(), "side");
  return side == "right";
}

template <typename TorchOp>
static LogicalResult lowerSearchsorted(TorchOp op, typename TorchOp::Adaptor in,
                                       LoweringBuilder &b) {
  Type type = b.promote({in.getSortedSequence(), in.getSelf()});
  Value sorter = b.isNone(op.getSorter()) ? Value() : in.getSorter();
  return b.replace(search(b.operand(in.getSortedSequence(), type),
                          b.operand(in.getSelf(), type), sorter, isRight(op, b),
                          b));
}

template <typename TorchOp>
static LogicalResult lowerBucketize(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  Type type = b.promote({in.getBoundaries(), in.getSelf()});
  bool right = b.constantBool(op.getRight(), "right");
  return b.replace(search(b.operand(in.getBoundaries(), type),
                          b.operand(in.getSelf(), type), /*sorter=*/nullptr,
                          right, b));
}

void torch_max::populateSortingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerSort<AtenSortOp>);
  lowerings.add(lowerSort<AtenSortStableOp>);
  lowerings.add(lowerArgsort<AtenArgsortOp>);
  lowerings.add(lowerArgsort<AtenArgsortStableOp>);
  lowerings.add(lowerMsort);

  lowerings.add(lowerTopk);
  lowerings.add(lowerKthvalue);
  lowerings.add(lowerMedianOfAxis<AtenMedianDimOp, Selection::Median>);
  lowerings.add(lowerMedianOfAxis<AtenNanmedianDimOp, Selection::NanMedian>);
  lowerings.add(lowerMedianOfAll<AtenMedianOp, Selection::Median>);
  lowerings.add(lowerMedianOfAll<AtenNanmedianOp, Selection::NanMedian>);
  lowerings.add(lowerMode);

  lowerings.add(lowerSearchsorted<AtenSearchsortedTensorOp>);
  lowerings.add(lowerSearchsorted<AtenSearchsortedScalarOp>);
  lowerings.add(lowerBucketize<AtenBucketizeTensorOp>);
  lowerings.add(lowerBucketize<AtenBucketizeScalarOp>);
}
