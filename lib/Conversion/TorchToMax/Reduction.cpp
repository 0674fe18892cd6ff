//===- Reduction.cpp - Reductions -----------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Reductions use our kernels: those of the engine ignore NaN, start from the
// largest finite number, write nothing for an empty axis, and the error of
// their sums grows with the axis.

#include "Reduction.h"
#include "torch-max/Kernels/Abi.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// What is reduced
//===----------------------------------------------------------------------===//

namespace {
struct Extent {
  /// In ascending order.
  SmallVector<int64_t> axes;
  /// Whether they stay with size 1.
  bool keepAxes = false;
};

template <typename TorchOp>
using DimOf = decltype(std::declval<TorchOp>().getDim());
} // namespace

static SmallVector<int64_t> getAllAxes(int64_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

/// The axes that a `dim` operand names; all of them for None and, as most ops
/// have it, for an empty list.
static SmallVector<int64_t> getAxes(Value dims, int64_t rank,
                                    bool emptyMeansAll, LoweringBuilder &b) {
  if (b.isNone(dims))
    return getAllAxes(rank);
  SmallVector<Value> named = isa<IntType>(dims.getType())
                                 ? SmallVector<Value>{dims}
                                 : b.listElements(dims, "dim");
  if (named.empty() && emptyMeansAll)
    return getAllAxes(rank);
  // A tensor of rank 0 answers to dims 0 and -1, as if it had one axis.
  SmallVector<int64_t> axes;
  for (Value dim : named)
    axes.push_back(b.axis(dim, std::max<int64_t>(rank, 1)));
  llvm::sort(axes);
  if (std::adjacent_find(axes.begin(), axes.end()) != axes.end())
    b.fail("a dim occurs twice");
  return rank == 0 ? SmallVector<int64_t>() : axes;
}

/// What an op with or without a `dim` reduces.
template <typename TorchOp>
static Extent getExtent(TorchOp op, int64_t rank, LoweringBuilder &b,
                        bool emptyMeansAll = true) {
  Extent extent;
  if constexpr (llvm::is_detected<DimOf, TorchOp>::value) {
    extent.keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
    extent.axes = getAxes(op.getDim(), rank, emptyMeansAll, b);
  } else {
    extent.axes = getAllAxes(rank);
  }
  return extent;
}

/// The sizes of a result in which the reduced axes stay.
static Shape getKeptSizes(const Shape &sizes, const Extent &extent,
                          LoweringBuilder &b) {
  Shape kept = sizes;
  for (int64_t axis : extent.axes)
    kept[axis] = b.scope.getConstant(1);
  return kept;
}

//===----------------------------------------------------------------------===//
// The kernels
//===----------------------------------------------------------------------===//

namespace {
/// What is done with two elements.
enum class Combiner { Add, Mul, Max, Min };
} // namespace

static NamedAttribute getParameter(Combiner operation, LoweringBuilder &b) {
  constexpr StringLiteral kNames[] = {"add", "mul", "max", "min"};
  return b.parameter("operation", kNames[static_cast<int>(operation)]);
}

/// If the kernels do not take so many axes: those before `first`, those from
/// `first` to `last`, and those behind them, as one each.
static Value mergeAxes(Value input, int64_t &first, int64_t &last,
                       LoweringBuilder &b) {
  if (b.rank(input) <= kernels::kMaxRank)
    return input;
  Shape sizes = b.sizes(input);
  SmallVector<AffineExpr> merged{
      b.scope.getProduct(sizes.take_front(first)),
      b.scope.getProduct(sizes.slice(first, last + 1 - first)),
      b.scope.getProduct(sizes.drop_front(last + 1))};
  first = last = 1;
  return b.reshape(input, merged);
}

/// Reduces the neighbouring axes from `first` to `last`, which go.
static Value reduceRun(Combiner operation, Value input, int64_t first,
                       int64_t last, LoweringBuilder &b) {
  Shape kept = b.sizes(input);
  for (int64_t axis = first; axis <= last; ++axis)
    kept.eraseAxis(first);
  Value operand = mergeAxes(input, first, last, b);
  Value flat =
      b.custom("reduction.reduce", {operand},
               b.tensorType({b.scope.getProduct(kept)}, b.elementType(input)),
               {getParameter(operation, b), b.parameter("first", first),
                b.parameter("count", last + 1 - first)});
  return b.reshape(flat, kept);
}

static Value reduce(Combiner operation, Value input, const Extent &extent,
                    LoweringBuilder &b) {
  Shape sizes = b.sizes(input);
  // The last axes first, so that the places of the others stay.
  ArrayRef<int64_t> axes = extent.axes;
  Value result = input;
  while (!axes.empty()) {
    int64_t last = axes.back(), first = last;
    for (axes = axes.drop_back(); !axes.empty() && axes.back() == first - 1;
         axes = axes.drop_back())
      --first;
    result = reduceRun(operation, result, first, last, b);
  }
  if (!extent.keepAxes)
    return result;
  return b.reshape(result, getKeptSizes(sizes, extent, b));
}

Value torch_max::getSum(Value input, ArrayRef<int64_t> axes, bool keepAxes,
                        LoweringBuilder &b) {
  Extent extent = {SmallVector<int64_t>(axes), keepAxes};
  return reduce(Combiner::Add, input, extent, b);
}

/// The extremum along an axis, which goes, and its first position.
static std::pair<Value, Value> findExtremum(Combiner operation, Value input,
                                            int64_t axis, LoweringBuilder &b) {
  Shape kept = b.sizes(input);
  kept.eraseAxis(axis);
  int64_t last = axis;
  Value operand = mergeAxes(input, axis, last, b);
  SmallVector<AffineExpr> flat = {b.scope.getProduct(kept)};
  SmallVector<Value> found = b.custom(
      "reduction.extremum", {operand},
      {b.tensorType(flat, b.elementType(input)), b.tensorType(flat, b.si64())},
      {getParameter(operation, b), b.parameter("axis", axis)});
  return {b.reshape(found[0], kept), b.reshape(found[1], kept)};
}

//===----------------------------------------------------------------------===//
// Sums, products and means
//===----------------------------------------------------------------------===//

/// The result's type, which `dtype` gives or torch's promotion, says what is
/// added up.
template <typename TorchOp, Combiner operation>
static LogicalResult lowerAccumulation(TorchOp op, typename TorchOp::Adaptor in,
                                       LoweringBuilder &b) {
  Extent extent = getExtent(op, b.rank(in.getSelf()), b);
  Type type = b.resultType();
  Value operand = b.cast(in.getSelf(), b.computationType(type));
  return b.replace(b.cast(reduce(operation, operand, extent, b), type));
}

template <typename TorchOp>
static LogicalResult lowerMean(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  Extent extent = getExtent(op, b.rank(in.getSelf()), b);
  Type type = b.resultType();
  if (!isa<mlir::FloatType>(type))
    b.fail("a mean has a floating-point dtype");
  Type accumulated = b.computationType(type);
  Shape sizes = b.sizes(in.getSelf());
  SmallVector<AffineExpr> reduced;
  for (int64_t axis : extent.axes)
    reduced.push_back(sizes[axis]);
  Value sum =
      reduce(Combiner::Add, b.cast(in.getSelf(), accumulated), extent, b);
  Value count = b.sizeAsTensor(b.scope.getProduct(reduced), accumulated);
  return b.replace(b.cast(b.create<max::DivOp>(sum, count), type));
}

//===----------------------------------------------------------------------===//
// Largest and smallest elements
//===----------------------------------------------------------------------===//

/// Kernels compare bools as ui8.
static Value toOrdered(Value input, LoweringBuilder &b) {
  Type type = b.elementType(input);
  if (!type.isInteger(1))
    return input;
  return b.cast(input,
                IntegerType::get(type.getContext(), 8, IntegerType::Unsigned));
}

/// Fails if an axis is known to be empty: it has no extremum.
static void checkNotEmpty(Value input, const Extent &extent,
                          LoweringBuilder &b) {
  Shape sizes = b.sizes(input);
  for (int64_t axis : extent.axes)
    if (b.scope.simplify(sizes[axis]) == b.scope.getConstant(0))
      b.fail("an empty axis has no extremum");
}

template <typename TorchOp, Combiner operation>
static LogicalResult lowerExtremum(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  Extent extent = getExtent(op, b.rank(in.getSelf()), b);
  checkNotEmpty(in.getSelf(), extent, b);
  Value result = reduce(operation, toOrdered(in.getSelf(), b), extent, b);
  return b.replace(b.cast(result, b.resultType()));
}

/// The extremum along one axis, or of all elements in their order, and where
/// it is.
template <typename TorchOp>
static std::pair<Value, Value> findExtremum(TorchOp op, Combiner operation,
                                            Value input, LoweringBuilder &b) {
  Extent extent = getExtent(op, b.rank(input), b);
  checkNotEmpty(input, extent, b);
  Shape sizes = b.sizes(input);
  if (sizes.empty())
    return {input, b.constant(int64_t(0), b.si64())};
  Value operand = toOrdered(input, b);
  bool isOneAxis = extent.axes.size() == 1;
  if (!isOneAxis)
    operand = b.reshape(operand, {b.scope.getProduct(sizes)});
  auto [value, position] =
      findExtremum(operation, operand, isOneAxis ? extent.axes.front() : 0, b);
  value = b.cast(value, b.elementType(input));
  if (!extent.keepAxes)
    return {value, position};
  Shape kept = getKeptSizes(sizes, extent, b);
  return {b.reshape(value, kept), b.reshape(position, kept)};
}

template <typename TorchOp, Combiner operation>
static LogicalResult lowerPosition(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  return b.replace(findExtremum(op, operation, in.getSelf(), b).second);
}

template <typename TorchOp, Combiner operation>
static LogicalResult lowerExtremumAndPosition(TorchOp op,
                                              typename TorchOp::Adaptor in,
                                              LoweringBuilder &b) {
  auto [value, position] = findExtremum(op, operation, in.getSelf(), b);
  return b.replace({value, position});
}

//===----------------------------------------------------------------------===//
// any and all
//===----------------------------------------------------------------------===//

/// any() and all() are the largest and the smallest of bools.
template <typename TorchOp, Combiner operation>
static LogicalResult lowerQuantifier(TorchOp op, typename TorchOp::Adaptor in,
                                     LoweringBuilder &b) {
  Extent extent =
      getExtent(op, b.rank(in.getSelf()), b, /*emptyMeansAll=*/false);
  Value bools = toOrdered(b.cast(in.getSelf(), b.i1()), b);
  return b.replace(b.cast(reduce(operation, bools, extent, b), b.resultType()));
}

void torch_max::populateReductionLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAccumulation<AtenSumOp, Combiner::Add>);
  lowerings.add(lowerAccumulation<AtenSumDimIntListOp, Combiner::Add>);
  lowerings.add(lowerAccumulation<AtenProdOp, Combiner::Mul>);
  lowerings.add(lowerAccumulation<AtenProdDimIntOp, Combiner::Mul>);
  lowerings.add(lowerMean<AtenMeanOp>);
  lowerings.add(lowerMean<AtenMeanDimOp>);
  lowerings.add(lowerExtremum<AtenAmaxOp, Combiner::Max>);
  lowerings.add(lowerExtremum<AtenAminOp, Combiner::Min>);
  lowerings.add(lowerExtremum<AtenMaxOp, Combiner::Max>);
  lowerings.add(lowerExtremum<AtenMinOp, Combiner::Min>);
  lowerings.add(lowerPosition<AtenArgmaxOp, Combiner::Max>);
  lowerings.add(lowerPosition<AtenArgminOp, Combiner::Min>);
  lowerings.add(lowerExtremumAndPosition<AtenMaxDimOp, Combiner::Max>);
  lowerings.add(lowerExtremumAndPosition<AtenMinDimOp, Combiner::Min>);
  lowerings.add(lowerQuantifier<AtenAnyOp, Combiner::Max>);
  lowerings.add(lowerQuantifier<AtenAnyDimOp, Combiner::Max>);
  lowerings.add(lowerQuantifier<AtenAnyDimsOp, Combiner::Max>);
  lowerings.add(lowerQuantifier<AtenAllOp, Combiner::Min>);
  lowerings.add(lowerQuantifier<AtenAllDimOp, Combiner::Min>);
  lowerings.add(lowerQuantifier<AtenAllDimsOp, Combiner::Min>);
}
