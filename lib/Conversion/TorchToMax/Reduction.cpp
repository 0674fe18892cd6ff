//===- Reduction.cpp - Reductions -----------------------------------------===//
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

static SmallVector<int64_t> getAllAxes(int64_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

/// The axes that a `dim` operand names; all of them for None or an empty list.
static SmallVector<int64_t> getAxes(Value dims, int64_t rank,
                                    LoweringBuilder &b) {
  SmallVector<int64_t> axes;
  if (isa<IntType>(dims.getType())) {
    if (std::optional<int64_t> axis = rank == 0 ? 0 : b.axis(dims, rank))
      axes.push_back(*axis);
  } else if (!b.isNone(dims)) {
    for (Value dim : b.listElements(dims, "dim"))
      if (std::optional<int64_t> axis = rank == 0 ? 0 : b.axis(dim, rank))
        axes.push_back(*axis);
  }
  if (axes.empty())
    axes = getAllAxes(rank);
  llvm::sort(axes);
  if (std::adjacent_find(axes.begin(), axes.end()) != axes.end())
    b.fail("a dim occurs twice");
  return axes;
}

/// Reduces `axes` of `input`, which `keepAxes` leaves in with size 1.
template <typename MaxOp>
static Value reduce(Value input, ArrayRef<int64_t> axes, bool keepAxes,
                    LoweringBuilder &b) {
  SmallVector<AffineExpr> sizes = b.sizes(input);
  if (b.hasFailed())
    return nullptr;
  if (sizes.empty())
    return input;
  SmallVector<AffineExpr> kept;
  for (auto [axis, size] : llvm::enumerate(sizes)) {
    if (!llvm::is_contained(axes, static_cast<int64_t>(axis)))
      kept.push_back(size);
    else if (keepAxes)
      kept.push_back(b.scope.getConstant(1));
  }
  // All axes at once are one long axis, which the engine splits among threads.
  if (axes.size() == sizes.size() && axes.size() > 1)
    return b.reshape(
        b.create<MaxOp>(b.reshape(input, {b.scope.getProduct(sizes)}), 0),
        kept);
  Value result = input;
  for (int64_t axis : axes)
    result = b.create<MaxOp>(result, axis);
  return b.reshape(result, kept);
}

/// Sums and means of narrow floats are taken in f32, as torch does.
static Type getAccumulationType(Type type) {
  if (type && isa<mlir::FloatType>(type) && type.getIntOrFloatBitWidth() < 32)
    return Float32Type::get(type.getContext());
  return type;
}

/// A reduction whose result's type says what it is computed in.
template <typename MaxOp>
static LogicalResult lowerAccumulation(Value input, Value dims, bool keepAxes,
                                       LoweringBuilder &b) {
  Type type = b.resultType();
  Value operand = b.cast(input, getAccumulationType(type));
  SmallVector<int64_t> axes = getAxes(dims, b.rank(input), b);
  return b.replace(b.cast(reduce<MaxOp>(operand, axes, keepAxes, b), type));
}

template <typename TorchOp, typename MaxOp>
static LogicalResult lowerAccumulationOfAll(TorchOp op,
                                            typename TorchOp::Adaptor in,
                                            LoweringBuilder &b) {
  Type type = b.resultType();
  Value operand = b.cast(in.getSelf(), getAccumulationType(type));
  SmallVector<int64_t> axes = getAllAxes(b.rank(in.getSelf()));
  return b.replace(
      b.cast(reduce<MaxOp>(operand, axes, /*keepAxes=*/false, b), type));
}

template <typename TorchOp, typename MaxOp>
static LogicalResult lowerAccumulationOfAxes(TorchOp op,
                                             typename TorchOp::Adaptor in,
                                             LoweringBuilder &b) {
  std::optional<bool> keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
  if (!keepAxes)
    return failure();
  return lowerAccumulation<MaxOp>(in.getSelf(), op.getDim(), *keepAxes, b);
}

/// Bools are reduced as ui8.
template <typename MaxOp>
static Value reduceOrdered(Value input, ArrayRef<int64_t> axes, bool keepAxes,
                           LoweringBuilder &b) {
  Type type = b.elementType(input);
  Type reduced =
      type && type.isInteger(1)
          ? IntegerType::get(type.getContext(), 8, IntegerType::Unsigned)
          : type;
  return b.cast(reduce<MaxOp>(b.cast(input, reduced), axes, keepAxes, b), type);
}

template <typename TorchOp, typename MaxOp>
static LogicalResult lowerExtremumOfAxes(TorchOp op,
                                         typename TorchOp::Adaptor in,
                                         LoweringBuilder &b) {
  std::optional<bool> keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
  if (!keepAxes)
    return failure();
  SmallVector<int64_t> axes = getAxes(op.getDim(), b.rank(in.getSelf()), b);
  return b.replace(reduceOrdered<MaxOp>(in.getSelf(), axes, *keepAxes, b));
}

template <typename TorchOp, typename MaxOp>
static LogicalResult lowerExtremumOfAll(TorchOp op,
                                        typename TorchOp::Adaptor in,
                                        LoweringBuilder &b) {
  SmallVector<int64_t> axes = getAllAxes(b.rank(in.getSelf()));
  return b.replace(
      reduceOrdered<MaxOp>(in.getSelf(), axes, /*keepAxes=*/false, b));
}

/// The position along one axis, or in the flattened tensor.
template <typename ArgOp>
static Value getPosition(Value input, Value dim, bool keepAxes,
                         LoweringBuilder &b) {
  int64_t rank = b.rank(input);
  SmallVector<AffineExpr> sizes = b.sizes(input);
  if (b.hasFailed())
    return nullptr;
  if (rank == 0)
    return b.constant(int64_t(0), b.si64());
  if (b.isNone(dim)) {
    Value flat = b.reshape(input, {b.scope.getProduct(sizes)});
    SmallVector<AffineExpr> kept(keepAxes ? rank : 0, b.scope.getConstant(1));
    return b.reshape(b.create<ArgOp>(flat, 0), kept);
  }
  std::optional<int64_t> axis = b.axis(dim, rank);
  if (!axis)
    return nullptr;
  Value position = b.create<ArgOp>(input, *axis);
  return keepAxes ? position : b.removeAxis(position, *axis);
}

template <typename TorchOp, typename ArgOp>
static LogicalResult lowerPosition(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  std::optional<bool> keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
  if (!keepAxes)
    return failure();
  return b.replace(getPosition<ArgOp>(in.getSelf(), op.getDim(), *keepAxes, b));
}

template <typename TorchOp, typename MaxOp, typename ArgOp>
static LogicalResult lowerExtremumAndPosition(TorchOp op,
                                              typename TorchOp::Adaptor in,
                                              LoweringBuilder &b) {
  std::optional<bool> keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
  if (!keepAxes)
    return failure();
  SmallVector<int64_t> axes = getAxes(op.getDim(), b.rank(in.getSelf()), b);
  Value values = reduceOrdered<MaxOp>(in.getSelf(), axes, *keepAxes, b);
  Value positions = getPosition<ArgOp>(in.getSelf(), op.getDim(), *keepAxes, b);
  return b.replace({values, positions});
}

/// any() and all() are the largest and the smallest of bools.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerQuantifierOfAll(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  SmallVector<int64_t> axes = getAllAxes(b.rank(in.getSelf()));
  Value result = reduceOrdered<MaxOp>(b.cast(in.getSelf(), b.i1()), axes,
                                      /*keepAxes=*/false, b);
  return b.replace(b.cast(result, b.resultType()));
}

template <typename TorchOp, typename MaxOp>
static LogicalResult lowerQuantifierOfAxis(TorchOp op,
                                           typename TorchOp::Adaptor in,
                                           LoweringBuilder &b) {
  std::optional<bool> keepAxes = b.constantBool(op.getKeepdim(), "keepdim");
  if (!keepAxes)
    return failure();
  SmallVector<int64_t> axes = getAxes(op.getDim(), b.rank(in.getSelf()), b);
  Value result =
      reduceOrdered<MaxOp>(b.cast(in.getSelf(), b.i1()), axes, *keepAxes, b);
  return b.replace(b.cast(result, b.resultType()));
}

void torch_max::populateReductionLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAccumulationOfAll<AtenSumOp, max::ReduceAddOp>);
  lowerings.add(lowerAccumulationOfAll<AtenMeanOp, max::ReduceMeanOp>);
  lowerings.add(lowerAccumulationOfAll<AtenProdOp, max::ReduceMulOp>);
  lowerings.add(lowerAccumulationOfAxes<AtenSumDimIntListOp, max::ReduceAddOp>);
  lowerings.add(lowerAccumulationOfAxes<AtenMeanDimOp, max::ReduceMeanOp>);
  lowerings.add(lowerAccumulationOfAxes<AtenProdDimIntOp, max::ReduceMulOp>);
  lowerings.add(lowerExtremumOfAxes<AtenAmaxOp, max::ReduceMaxOp>);
  lowerings.add(lowerExtremumOfAxes<AtenAminOp, max::ReduceMinOp>);
  lowerings.add(lowerExtremumOfAll<AtenMaxOp, max::ReduceMaxOp>);
  lowerings.add(lowerExtremumOfAll<AtenMinOp, max::ReduceMinOp>);
  lowerings.add(lowerPosition<AtenArgmaxOp, max::ReduceArgMaxOp>);
  lowerings.add(lowerPosition<AtenArgminOp, max::ReduceArgMinOp>);
  lowerings.add(lowerExtremumAndPosition<AtenMaxDimOp, max::ReduceMaxOp,
                                         max::ReduceArgMaxOp>);
  lowerings.add(lowerExtremumAndPosition<AtenMinDimOp, max::ReduceMinOp,
                                         max::ReduceArgMinOp>);
  lowerings.add(lowerQuantifierOfAll<AtenAnyOp, max::ReduceMaxOp>);
  lowerings.add(lowerQuantifierOfAll<AtenAllOp, max::ReduceMinOp>);
  lowerings.add(lowerQuantifierOfAxis<AtenAnyDimOp, max::ReduceMaxOp>);
  lowerings.add(lowerQuantifierOfAxis<AtenAllDimOp, max::ReduceMinOp>);
}
