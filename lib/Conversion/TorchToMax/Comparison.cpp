//===- Comparison.cpp - Order, choices and logic --------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

/// An operand for comparisons. The engine cannot order bools.
static Value asOrdered(Value x, LoweringBuilder &b) {
  Type type = b.elementType(x);
  if (type.isInteger(1))
    type = IntegerType::get(type.getContext(), 8, IntegerType::Unsigned);
  return b.cast(x, type);
}

static LogicalResult lowerSign(AtenSignOp op, AtenSignOp::Adaptor in,
                               LoweringBuilder &b) {
  Value x = asOrdered(in.getSelf(), b);
  Type type = b.elementType(x);
  Value zero = b.constant(int64_t(0), type);
  Value ofOthers = zero;
  if (type && !type.isUnsignedInteger())
    ofOthers = b.create<max::SelectOp>(b.create<max::GreaterOp>(zero, x),
                                       b.constant(int64_t(-1), type), zero);
  Value sign = b.create<max::SelectOp>(b.create<max::GreaterOp>(x, zero),
                                       b.constant(int64_t(1), type), ofOthers);
  return b.replace(b.cast(sign, b.resultType()));
}

static LogicalResult lowerSignbit(AtenSignbitOp op, AtenSignbitOp::Adaptor in,
                                  LoweringBuilder &b) {
  Value x = asOrdered(in.getSelf(), b);
  Type type = b.elementType(x);
  // Zeros and NaN have a sign too, which no comparison shows.
  if (isa<mlir::FloatType>(type))
    x = b.elementwise("elementwise.copysign", {b.constant(1.0, type), x});
  return b.replace(b.create<max::GreaterOp>(b.constant(int64_t(0), type), x));
}

enum class Order { Given, Swapped };

/// The engine compares in one direction only; the other one swaps operands.
template <typename TorchOp, typename MaxOp, Order order = Order::Given>
static LogicalResult lowerComparison(TorchOp op, typename TorchOp::Adaptor in,
                                     LoweringBuilder &b) {
  Type type = b.promote({in.getSelf(), in.getOther()});
  Value self = asOrdered(b.operand(in.getSelf(), type), b);
  Value other = asOrdered(b.operand(in.getOther(), type), b);
  if (order == Order::Swapped)
    std::swap(self, other);
  return b.replace(b.create<MaxOp>(self, other));
}

//===----------------------------------------------------------------------===//
// Larger and smaller
//===----------------------------------------------------------------------===//

enum class Extremum { Max, Min };

/// The engine's maximum or minimum; among floats, NaN counts only if both are.
template <Extremum extremum>
static Value getNumericExtremum(Value x, Value y, LoweringBuilder &b) {
  constexpr bool isMax = extremum == Extremum::Max;
  if (Type type = b.elementType(x); type.isInteger(1))
    return isMax ? b.create<max::OrOp>(x, y) : b.create<max::AndOp>(x, y);
  return isMax ? b.create<max::MaxOp>(x, y) : b.create<max::MinOp>(x, y);
}

/// The larger or the smaller of two; NaN if one of them is. It takes fewer ops
/// if x is known to be a number.
template <Extremum extremum>
static Value getExtremum(Value x, Value y, LoweringBuilder &b,
                         bool isNumber = false) {
  if (!isa<mlir::FloatType>(b.elementType(x)))
    return getNumericExtremum<extremum>(x, y, b);
  Value isX = extremum == Extremum::Max ? b.create<max::GreaterOp>(x, y)
                                        : b.create<max::GreaterOp>(y, x);
  if (!isNumber)
    isX = b.create<max::OrOp>(isX, b.create<max::IsNanOp>(x));
  return b.create<max::SelectOp>(isX, x, y);
}

template <typename TorchOp, Extremum extremum>
static LogicalResult lowerExtremum(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(getExtremum<extremum>(b.operand(in.getSelf(), type),
                                         b.operand(in.getOther(), type), b));
}

/// The larger or the smaller of two; NaN only if both are.
template <typename TorchOp, Extremum extremum>
static LogicalResult lowerNumericExtremum(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(getNumericExtremum<extremum>(
      b.operand(in.getSelf(), type), b.operand(in.getOther(), type), b));
}

/// Whether a bound is a torch scalar other than NaN.
static bool isNumber(Value bound) {
  auto constant = bound.getDefiningOp<ConstantFloatOp>();
  return isa<torch::IntType>(bound.getType()) ||
         (constant && !constant.getValue().isNaN());
}

/// Bounds are tensors, torch scalars, or none.
template <typename TorchOp>
static LogicalResult lowerClamp(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  Value result = b.cast(in.getSelf(), type);
  if (!b.isNone(op.getMin()))
    result = getExtremum<Extremum::Max>(b.operand(in.getMin(), type), result, b,
                                        isNumber(op.getMin()));
  if (!b.isNone(op.getMax()))
    result = getExtremum<Extremum::Min>(b.operand(in.getMax(), type), result, b,
                                        isNumber(op.getMax()));
  return b.replace(result);
}

//===----------------------------------------------------------------------===//
// Logic and choices
//===----------------------------------------------------------------------===//

static LogicalResult lowerLogicalNot(AtenLogicalNotOp op,
                                     AtenLogicalNotOp::Adaptor in,
                                     LoweringBuilder &b) {
  return b.replace(b.create<max::NotOp>(b.cast(in.getSelf(), b.i1())));
}

template <typename TorchOp>
static LogicalResult lowerWhere(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(b.create<max::SelectOp>(b.cast(in.getCondition(), b.i1()),
                                           b.operand(in.getSelf(), type),
                                           b.operand(in.getOther(), type)));
}

template <typename TorchOp>
static LogicalResult lowerMaskedFill(TorchOp op, typename TorchOp::Adaptor in,
                                     LoweringBuilder &b) {
  Type type = b.resultType();
  Value filled = b.create<max::SelectOp>(
      in.getMask(), b.operand(in.getValue(), type), b.cast(in.getSelf(), type));
  return b.replace(filled);
}

void torch_max::populateComparisonLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerSign);
  lowerings.add(lowerSignbit);
  lowerings.add(lowerLogicalNot);
  lowerings.add(lowerExtremum<AtenMaximumOp, Extremum::Max>);
  lowerings.add(lowerExtremum<AtenMinimumOp, Extremum::Min>);
  lowerings.add(lowerNumericExtremum<AtenFmaxOp, Extremum::Max>);
  lowerings.add(lowerNumericExtremum<AtenFminOp, Extremum::Min>);
  lowerings.add(lowerBinary<AtenLogicalAndOp, max::AndOp>);
  lowerings.add(lowerBinary<AtenLogicalOrOp, max::OrOp>);
  lowerings.add(lowerBinary<AtenLogicalXorOp, max::XorOp>);
  lowerings.add(lowerComparison<AtenEqTensorOp, max::EqualOp>);
  lowerings.add(lowerComparison<AtenEqScalarOp, max::EqualOp>);
  lowerings.add(lowerComparison<AtenNeTensorOp, max::NotEqualOp>);
  lowerings.add(lowerComparison<AtenNeScalarOp, max::NotEqualOp>);
  lowerings.add(lowerComparison<AtenGtTensorOp, max::GreaterOp>);
  lowerings.add(lowerComparison<AtenGtScalarOp, max::GreaterOp>);
  lowerings.add(lowerComparison<AtenGeTensorOp, max::GreaterEqualOp>);
  lowerings.add(lowerComparison<AtenGeScalarOp, max::GreaterEqualOp>);
  lowerings.add(
      lowerComparison<AtenLtTensorOp, max::GreaterOp, Order::Swapped>);
  lowerings.add(
      lowerComparison<AtenLtScalarOp, max::GreaterOp, Order::Swapped>);
  lowerings.add(
      lowerComparison<AtenLeTensorOp, max::GreaterEqualOp, Order::Swapped>);
  lowerings.add(
      lowerComparison<AtenLeScalarOp, max::GreaterEqualOp, Order::Swapped>);
  lowerings.add(lowerClamp<AtenClampOp>);
  lowerings.add(lowerClamp<AtenClampTensorOp>);
  lowerings.add(lowerWhere<AtenWhereSelfOp>);
  lowerings.add(lowerWhere<AtenWhereScalarSelfOp>);
  lowerings.add(lowerWhere<AtenWhereScalarOtherOp>);
  lowerings.add(lowerMaskedFill<AtenMaskedFillScalarOp>);
  lowerings.add(lowerMaskedFill<AtenMaskedFillTensorOp>);
}
