//===- TypeInference.cpp - Result types of the max dialect's ops ----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TypeInference.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Builders.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"

using namespace mlir;
using namespace torch_max::max;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static LogicalResult checkAxis(OptionalLocation location, int64_t axis,
                               int64_t rank) {
  if (axis >= 0 && axis < rank)
    return success();
  return emitOptionalError(location, "axis ", axis,
                           " is out of range for rank ", rank);
}

LogicalResult torch_max::max::inferSameAs(Value input, Types &types) {
  types.push_back(input.getType());
  return success();
}

LogicalResult torch_max::max::inferPredicate(Value input, Types &types) {
  RankedTensorType type = getTensorType(input);
  types.push_back(type.clone(IntegerType::get(type.getContext(), /*width=*/1)));
  return success();
}

/// The shape that all operands broadcast to.
static FailureOr<SmallVector<AffineExpr>>
broadcastSizes(OptionalLocation location, SymbolScope &scope,
               ValueRange operands) {
  SmallVector<AffineExpr> result;
  for (Value operand : operands) {
    SmallVector<AffineExpr> sizes = scope.getSizes(getTensorType(operand));
    if (sizes.size() > result.size())
      result.insert(result.begin(), sizes.size() - result.size(),
                    scope.getConstant(1));
    for (size_t i = 0; i < sizes.size(); ++i) {
      AffineExpr &size = result[result.size() - sizes.size() + i];
      AffineExpr common = scope.broadcast(size, sizes[i]);
      if (!common)
        return emitOptionalError(location, "sizes ", scope.toString(size),
                                 " and ", scope.toString(sizes[i]),
                                 " are not known to broadcast");
      size = common;
    }
  }
  return result;
}

static LogicalResult checkSameElementType(OptionalLocation location,
                                          ValueRange operands) {
  Type first = getTensorType(operands.front()).getElementType();
  for (Value operand : operands.drop_front()) {
    Type other = getTensorType(operand).getElementType();
    if (other != first)
      return emitOptionalError(location, "element types ", first, " and ",
                               other, " differ");
  }
  return success();
}

LogicalResult torch_max::max::inferBroadcast(OptionalLocation location,
                                             ValueRange operands,
                                             Types &types) {
  SymbolScope scope(operands.front().getContext());
  if (failed(checkSameElementType(location, operands)))
    return failure();
  FailureOr<SmallVector<AffineExpr>> sizes =
      broadcastSizes(location, scope, operands);
  if (failed(sizes))
    return failure();
  types.push_back(
      scope.getType(*sizes, getTensorType(operands.front()).getElementType()));
  return success();
}

LogicalResult torch_max::max::inferComparison(OptionalLocation location,
                                              ValueRange operands,
                                              Types &types) {
  if (failed(inferBroadcast(location, operands, types)))
    return failure();
  auto type = cast<RankedTensorType>(types.front());
  types.front() = type.clone(IntegerType::get(type.getContext(), /*width=*/1));
  return success();
}

LogicalResult torch_max::max::inferSelect(OptionalLocation location,
                                          Value condition, Value x, Value y,
                                          Types &types) {
  SymbolScope scope(condition.getContext());
  if (failed(checkSameElementType(location, {x, y})))
    return failure();
  FailureOr<SmallVector<AffineExpr>> sizes =
      broadcastSizes(location, scope, {condition, x, y});
  if (failed(sizes))
    return failure();
  types.push_back(scope.getType(*sizes, getTensorType(x).getElementType()));
  return success();
}

LogicalResult torch_max::max::inferAlongAxis(OptionalLocation location,
                                             Value input, int64_t axis,
                                             Types &types) {
  if (failed(checkAxis(location, axis, getTensorType(input).getRank())))
    return failure();
  return inferSameAs(input, types);
}

LogicalResult torch_max::max::inferMatmul(OptionalLocation location, Value lhs,
                                          Value rhs, Types &types) {
  RankedTensorType lhsType = getTensorType(lhs), rhsType = getTensorType(rhs);
  if (lhsType.getRank() < 2 || rhsType.getRank() < 2)
    return emitOptionalError(location,
                             "both operands must have rank 2 or more");
  if (failed(checkSameElementType(location, {lhs, rhs})))
    return failure();
  SymbolScope scope(lhs.getContext());
  SmallVector<AffineExpr> lhsSizes = scope.getSizes(lhsType);
  SmallVector<AffineExpr> rhsSizes = scope.getSizes(rhsType);
  AffineExpr columns = rhsSizes.pop_back_val(), inner = rhsSizes.pop_back_val();
  AffineExpr lhsInner = lhsSizes.pop_back_val(), rows = lhsSizes.pop_back_val();
  if (!scope.areEqual(lhsInner, inner))
    return emitOptionalError(location, "inner sizes ", scope.toString(lhsInner),
                             " and ", scope.toString(inner),
                             " are not known to be equal");
  SmallVector<AffineExpr> &longer =
      lhsSizes.size() >= rhsSizes.size() ? lhsSizes : rhsSizes;
  SmallVector<AffineExpr> &shorter =
      lhsSizes.size() >= rhsSizes.size() ? rhsSizes : lhsSizes;
  size_t offset = longer.size() - shorter.size();
  for (auto [i, size] : llvm::enumerate(shorter)) {
    AffineExpr common = scope.broadcast(longer[offset + i], size);
    if (!common)
      return emitOptionalError(
          location, "batch sizes ", scope.toString(longer[offset + i]), " and ",
          scope.toString(size), " are not known to broadcast");
    longer[offset + i] = common;
  }
  longer.push_back(rows);
  longer.push_back(columns);
  types.push_back(scope.getType(longer, lhsType.getElementType()));
  return success();
}

//===----------------------------------------------------------------------===//
// Ops whose rule no other op shares
//===----------------------------------------------------------------------===//

LogicalResult ShapeToTensorOp::inferReturnTypes(MLIRContext *context,
                                                OptionalLocation,
                                                Adaptor adaptor, Types &types) {
  types.push_back(RankedTensorType::get(
      {static_cast<int64_t>(adaptor.getShape().getSizes().size())},
      IntegerType::get(context, 64, IntegerType::Signed)));
  return success();
}

LogicalResult TransposeOp::inferReturnTypes(MLIRContext *context,
                                            OptionalLocation location,
                                            Adaptor adaptor, Types &types) {
  RankedTensorType type = getTensorType(adaptor.getInput());
  ArrayRef<int64_t> permutation = adaptor.getPermutation();
  if (!isPermutationVector(permutation) ||
      static_cast<int64_t>(permutation.size()) != type.getRank())
    return emitOptionalError(location, "not a permutation of ", type.getRank(),
                             " axes");
  SymbolScope scope(context);
  SmallVector<AffineExpr> sizes = scope.getSizes(type), permuted;
  for (int64_t axis : permutation)
    permuted.push_back(sizes[axis]);
  types.push_back(scope.getType(permuted, type.getElementType()));
  return success();
}

LogicalResult SliceOp::inferReturnTypes(MLIRContext *context,
                                        OptionalLocation location,
                                        Adaptor adaptor, Types &types) {
  RankedTensorType type = getTensorType(adaptor.getInput());
  SymbolScope scope(context);
  SmallVector<AffineExpr> starts = scope.getSizes(adaptor.getStarts());
  SmallVector<AffineExpr> stops = scope.getSizes(adaptor.getStops());
  ArrayRef<int64_t> steps = adaptor.getSteps();
  size_t rank = type.getRank();
  if (starts.size() != rank || stops.size() != rank || steps.size() != rank)
    return emitOptionalError(location, "expected ", rank,
                             " starts, stops and steps");
  SmallVector<AffineExpr> sizes;
  for (auto [axis, start, stop, size, step] :
       llvm::enumerate(starts, stops, scope.getSizes(type), steps)) {
    if (step <= 0)
      return emitOptionalError(location, "steps must be positive");
    // Symbolic bounds are the caller's precondition.
    for (AffineExpr distance : {start, stop - start, size - stop}) {
      auto constant = dyn_cast<AffineConstantExpr>(scope.simplify(distance));
      if (constant && constant.getValue() < 0)
        return emitOptionalError(location, scope.toString(start), " to ",
                                 scope.toString(stop), " is not part of axis ",
                                 axis, ", which has size ",
                                 scope.toString(size));
    }
    sizes.push_back((stop - start).ceilDiv(step));
  }
  types.push_back(scope.getType(sizes, type.getElementType()));
  return success();
}

LogicalResult ConcatOp::inferReturnTypes(MLIRContext *context,
                                         OptionalLocation location,
                                         Adaptor adaptor, Types &types) {
  if (adaptor.getInputs().empty())
    return emitOptionalError(location, "expected one input or more");
  if (failed(checkSameElementType(location, adaptor.getInputs())))
    return failure();
  RankedTensorType first = getTensorType(adaptor.getInputs().front());
  int64_t axis = adaptor.getAxis();
  if (failed(checkAxis(location, axis, first.getRank())))
    return failure();
  SymbolScope scope(context);
  SmallVector<AffineExpr> result = scope.getSizes(first);
  for (Value input : adaptor.getInputs().drop_front()) {
    SmallVector<AffineExpr> sizes = scope.getSizes(getTensorType(input));
    if (sizes.size() != result.size())
      return emitOptionalError(location, "inputs must have the same rank");
    for (auto [i, size] : llvm::enumerate(sizes)) {
      if (static_cast<int64_t>(i) == axis)
        result[i] = result[i] + size;
      else if (!scope.areEqual(result[i], size))
        return emitOptionalError(location, "sizes ", scope.toString(result[i]),
                                 " and ", scope.toString(size), " of axis ", i,
                                 " are not known to be equal");
    }
  }
  types.push_back(scope.getType(result, first.getElementType()));
  return success();
}

LogicalResult ConvOp::inferReturnTypes(MLIRContext *context,
                                       OptionalLocation location,
                                       Adaptor adaptor, Types &types) {
  RankedTensorType type = getTensorType(adaptor.getInput());
  SymbolScope scope(context);
  SmallVector<AffineExpr> input = scope.getSizes(type);
  SmallVector<AffineExpr> filter =
      scope.getSizes(getTensorType(adaptor.getFilter()));
  if (failed(checkSameElementType(location, adaptor.getOperands())))
    return failure();
  size_t axes = input.size() - 2;
  if (input.size() < 4 || input.size() > 5 || filter.size() != input.size())
    return emitOptionalError(location, "input and filter must have the same "
                                       "rank, 4 or 5");
  ArrayRef<int64_t> strides = adaptor.getStrides(),
                    dilations = adaptor.getDilations(),
                    paddings = adaptor.getPaddings();
  if (strides.size() != axes || dilations.size() != axes ||
      paddings.size() != 2 * axes)
    return emitOptionalError(location, "expected ", axes,
                             " strides and dilations and ", 2 * axes,
                             " paddings");
  auto isPositive = [](int64_t value) { return value > 0; };
  if (!llvm::all_of(strides, isPositive) ||
      !llvm::all_of(dilations, isPositive))
    return emitOptionalError(location,
                             "strides and dilations must be positive");
  if (llvm::any_of(paddings, [](int64_t padding) { return padding < 0; }))
    return emitOptionalError(location, "paddings must not be negative");
  AffineExpr channels = filter[axes] * adaptor.getGroups();
  if (!scope.areEqual(input.back(), channels))
    return emitOptionalError(
        location, "the input has ", scope.toString(input.back()),
        " channels, but the filter takes ", scope.toString(channels));
  SmallVector<AffineExpr> sizes = {input.front()};
  for (size_t axis = 0; axis < axes; ++axis) {
    AffineExpr reach = (filter[axis] - 1) * dilations[axis] + 1;
    AffineExpr padded =
        input[axis + 1] + paddings[2 * axis] + paddings[2 * axis + 1];
    // For a symbolic size, the caller ensures that the filter fits.
    auto room = dyn_cast<AffineConstantExpr>(scope.simplify(padded - reach));
    if (room && room.getValue() < 0)
      return emitOptionalError(location, "the filter does not fit into axis ",
                               axis + 1, ", which has size ",
                               scope.toString(padded), " with its padding");
    sizes.push_back((padded - reach).floorDiv(strides[axis]) + 1);
  }
  sizes.push_back(filter.back());
  types.push_back(scope.getType(sizes, type.getElementType()));
  return success();
}

LogicalResult PadOp::inferReturnTypes(MLIRContext *context,
                                      OptionalLocation location,
                                      Adaptor adaptor, Types &types) {
  RankedTensorType type = getTensorType(adaptor.getInput());
  SymbolScope scope(context);
  SmallVector<AffineExpr> sizes = scope.getSizes(type);
  ArrayRef<int64_t> before = adaptor.getBefore(), after = adaptor.getAfter();
  if (before.size() != sizes.size() || after.size() != sizes.size())
    return emitOptionalError(location, "expected ", sizes.size(),
                             " paddings before and after");
  for (auto [size, first, last] : llvm::zip_equal(sizes, before, after)) {
    if (first < 0 || last < 0)
      return emitOptionalError(location, "paddings must not be negative");
    size = size + first + last;
  }
  types.push_back(scope.getType(sizes, type.getElementType()));
  return success();
}
