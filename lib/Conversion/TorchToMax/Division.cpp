//===- Division.cpp - Quotients and remainders ----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The processor traps when integers are divided by zero, and the engine's ops
// let it: all division of integers goes through kernels. Those that divide fuse
// with other ops and do not trap; another one before them looks for zeros and
// raises what eager raises.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static bool isNarrowFloat(Type type) {
  return isa<mlir::FloatType>(type) && type.getIntOrFloatBitWidth() < 32;
}

/// Whether an operand is a number or a tensor with one element, which torch
/// takes for one.
static bool isNumber(Value operand, LoweringBuilder &b) {
  auto tensor = dyn_cast<RankedTensorType>(operand.getType());
  if (!tensor)
    return true;
  return b.scope.getProduct(b.sizes(operand)) == b.scope.getConstant(1);
}

static bool isNonZeroConstant(Value divisor) {
  auto constant = divisor.getDefiningOp<max::ConstantOp>();
  auto elements =
      constant ? dyn_cast<DenseIntElementsAttr>(constant.getValue()) : nullptr;
  if (!elements)
    return false;
  // A splat may claim any number of elements.
  if (!elements.empty() && elements.isSplat())
    return !elements.getSplatValue<APInt>().isZero();
  return llvm::none_of(elements, [](APInt bits) { return bits.isZero(); });
}

static bool isEmpty(Value operand, LoweringBuilder &b) {
  return b.scope.getProduct(b.sizes(operand)) == b.scope.getConstant(0);
}

/// The divisor, checked for zeros unless it is a constant without zeros or the
/// dividend has no elements.
static Value checkDivisor(Value dividend, Value divisor, LoweringBuilder &b) {
  if (!isa<IntegerType>(b.elementType(divisor)) || isNonZeroConstant(divisor) ||
      isEmpty(dividend, b))
    return divisor;
  return b.custom("division.nonzero", {divisor}, divisor.getType());
}

/// Two operands in the type that torch divides them in.
struct Operands {
  Value dividend, divisor;
};

/// How a number is taken beside narrow floats: as it is given, or rounded to
/// their type.
enum class Number { AsGiven, Rounded };

/// Both in the result's type, which is widened to f32 if it is narrow.
static Operands getOperands(Value self, Value other, Number number,
                            LoweringBuilder &b) {
  Type type = b.resultType();
  if (type.isInteger(1))
    b.fail("bools cannot be divided with a remainder");
  if (!isNarrowFloat(type)) {
    Value dividend = b.operand(self, type);
    return {dividend, checkDivisor(dividend, b.operand(other, type), b)};
  }
  bool isGiven = number == Number::AsGiven && isNumber(other, b);
  return {b.cast(b.operand(self, type), b.f32()),
          isGiven ? b.operand(other, b.f32())
                  : b.cast(b.operand(other, type), b.f32())};
}

//===----------------------------------------------------------------------===//
// Quotients
//===----------------------------------------------------------------------===//

static Value getTrueQuotient(Value self, Value other, LoweringBuilder &b) {
  Operands operands = getOperands(self, other, Number::AsGiven, b);
  return b.cast(b.create<max::DivOp>(operands.dividend, operands.divisor),
                b.resultType());
}

static Value getFlooredQuotient(Value self, Value other, LoweringBuilder &b) {
  Operands operands = getOperands(self, other, Number::AsGiven, b);
  return b.cast(
      b.elementwise("division.floor", {operands.dividend, operands.divisor}),
      b.resultType());
}

static Value getTruncatedQuotient(Value self, Value other, LoweringBuilder &b) {
  Operands operands = getOperands(self, other, Number::AsGiven, b);
  Type type = b.resultType();
  // The engine multiplies by the inverse of a constant, and the product may be
  // an integer where the quotient is a little less.
  if (isa<IntegerType>(type) || isNumber(other, b))
    return b.cast(
        b.elementwise("division.trunc", {operands.dividend, operands.divisor}),
        type);
  // Eager rounds a quotient of narrow tensors before it truncates it.
  Value quotient = b.create<max::DivOp>(operands.dividend, operands.divisor);
  return b.create<max::TruncOp>(b.cast(quotient, type));
}

template <typename TorchOp>
static LogicalResult lowerTrueDivision(TorchOp op, typename TorchOp::Adaptor in,
                                       LoweringBuilder &b) {
  return b.replace(getTrueQuotient(in.getSelf(), in.getOther(), b));
}

template <typename TorchOp>
static LogicalResult lowerFloorDivision(TorchOp op,
                                        typename TorchOp::Adaptor in,
                                        LoweringBuilder &b) {
  return b.replace(getFlooredQuotient(in.getSelf(), in.getOther(), b));
}

template <typename TorchOp>
static LogicalResult lowerDivision(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  if (b.isNone(op.getRoundingMode()))
    return lowerTrueDivision(op, in, b);
  std::string mode = b.constantString(op.getRoundingMode(), "rounding_mode");
  if (mode == "floor")
    return lowerFloorDivision(op, in, b);
  if (mode == "trunc")
    return b.replace(getTruncatedQuotient(in.getSelf(), in.getOther(), b));
  return b.fail("there is no rounding_mode '" + mode + "'");
}

//===----------------------------------------------------------------------===//
// Remainders and divisors
//===----------------------------------------------------------------------===//

static LogicalResult replaceByRemainder(StringRef kernel, Value self,
                                        Value other, LoweringBuilder &b) {
  Operands operands = getOperands(self, other, Number::Rounded, b);
  return b.replace(
      b.cast(b.elementwise(kernel, {operands.dividend, operands.divisor}),
             b.resultType()));
}

template <typename TorchOp>
static LogicalResult lowerRemainder(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  return replaceByRemainder("division.remainder", in.getSelf(), in.getOther(),
                            b);
}

template <typename TorchOp>
static LogicalResult lowerFmod(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  return replaceByRemainder("division.fmod", in.getSelf(), in.getOther(), b);
}

/// Divisors and multiples of integers; zeros are valid here.
static LogicalResult replaceByInteger(StringRef kernel, Value self, Value other,
                                      LoweringBuilder &b) {
  Type type = b.resultType();
  if (!isa<IntegerType>(type) || type.isInteger(1))
    b.fail("only integers have common divisors");
  return b.replace(
      b.elementwise(kernel, {b.operand(self, type), b.operand(other, type)}));
}

static LogicalResult lowerGcd(AtenGcdOp op, AtenGcdOp::Adaptor in,
                              LoweringBuilder &b) {
  return replaceByInteger("division.gcd", in.getSelf(), in.getOther(), b);
}

static LogicalResult lowerLcm(AtenLcmOp op, AtenLcmOp::Adaptor in,
                              LoweringBuilder &b) {
  return replaceByInteger("division.lcm", in.getSelf(), in.getOther(), b);
}

void torch_max::populateDivisionLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerTrueDivision<AtenDivTensorOp>);
  lowerings.add(lowerTrueDivision<AtenDivScalarOp>);
  lowerings.add(lowerDivision<AtenDivTensorModeOp>);
  lowerings.add(lowerDivision<AtenDivScalarModeOp>);
  lowerings.add(lowerFloorDivision<AtenFloorDivideOp>);
  lowerings.add(lowerFloorDivision<AtenFloorDivideScalarOp>);

  lowerings.add(lowerRemainder<AtenRemainderTensorOp>);
  lowerings.add(lowerRemainder<AtenRemainderScalarOp>);
  lowerings.add(lowerRemainder<AtenRemainderScalarTensorOp>);
  lowerings.add(lowerFmod<AtenFmodTensorOp>);
  lowerings.add(lowerFmod<AtenFmodScalarOp>);
  lowerings.add(lowerGcd);
  lowerings.add(lowerLcm);
}
