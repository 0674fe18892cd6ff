//===- Elementwise.cpp - Elementwise ops ----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// Computed in the result's type: an integer operand of `exp` becomes a float.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerUnary(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  return b.replace(
      b.create<MaxOp>(b.cast(in.getOperands().front(), b.resultType())));
}

/// The kernel of ours that has a torch op's name.
static std::string getKernelName(Operation *op) {
  StringRef name = op->getName().getStringRef();
  name.consume_front("torch.aten.");
  return ("elementwise." + name.split('.').first).str();
}

/// A kernel of ours, with one operand.
template <typename TorchOp>
static LogicalResult lowerUnaryKernel(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  return b.replace(
      b.elementwise(getKernelName(op), {b.cast(in.getSelf(), b.resultType())}));
}

/// Rounding leaves integers as they are.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerRounding(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  if (isa<IntegerType>(b.elementType(in.getSelf())))
    return b.replace(in.getSelf());
  return lowerUnary<TorchOp, MaxOp>(op, in, b);
}

/// Integers are finite numbers; as floats they stay so.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerPredicate(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  Type type = b.elementType(in.getSelf());
  if (!isa<mlir::FloatType>(type))
    type = b.f32();
  return b.replace(b.create<MaxOp>(b.cast(in.getSelf(), type)));
}

static LogicalResult lowerReciprocal(AtenReciprocalOp op,
                                     AtenReciprocalOp::Adaptor in,
                                     LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(
      b.create<max::DivOp>(b.constant(1.0, type), b.cast(in.getSelf(), type)));
}

static LogicalResult lowerRoundDecimals(AtenRoundDecimalsOp op,
                                        AtenRoundDecimalsOp::Adaptor in,
                                        LoweringBuilder &b) {
  int64_t decimals = b.constantInt(op.getDecimals(), "decimals");
  Type type = b.elementType(in.getSelf());
  if (isa<IntegerType>(type))
    b.fail("torch rounds only floats to decimals");
  Value power = b.constant(std::pow(10.0, std::abs(decimals)), type);
  Value x = in.getSelf();
  if (decimals < 0)
    return b.replace(b.create<max::MulOp>(
        b.create<max::RoundOp>(b.create<max::DivOp>(x, power)), power));
  return b.replace(b.create<max::DivOp>(
      b.create<max::RoundOp>(b.create<max::MulOp>(x, power)), power));
}

/// An operand for comparisons; there is no order among bools in the engine.
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

/// Of a real number: 0 or pi.
static LogicalResult lowerAngle(AtenAngleOp op, AtenAngleOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  Value x = b.cast(in.getSelf(), type);
  Value zero = b.constant(0.0, type);
  Value angle =
      b.create<max::SelectOp>(b.create<max::GreaterOp>(zero, x),
                              b.constant(llvm::numbers::pi, type), zero);
  return b.replace(
      b.create<max::SelectOp>(b.create<max::IsNanOp>(x), x, angle));
}

/// Eager computes -inf * 0. Its exact formula has no limit at infinity either,
/// in f32 and bf16: an approximation of erf there subtracts infinities.
static LogicalResult lowerGelu(AtenGeluOp op, AtenGeluOp::Adaptor in,
                               LoweringBuilder &b) {
  std::string approximate =
      b.constantString(op.getApproximate(), "approximate");
  Value x = in.getSelf();
  Type type = b.elementType(x);
  bool isTanh = approximate == "tanh";
  Value gelu = isTanh ? b.create<max::GeluTanhOp>(x) : b.create<max::GeluOp>(x);
  Value isUndefined =
      !isTanh && (type.isF32() || type.isBF16())
          ? b.create<max::IsInfOp>(x)
          : b.create<max::EqualOp>(
                x, b.constant(-std::numeric_limits<double>::infinity(), type));
  Value nan = b.constant(std::numeric_limits<double>::quiet_NaN(), type);
  return b.replace(b.create<max::SelectOp>(isUndefined, nan, gelu));
}

static LogicalResult lowerLogicalNot(AtenLogicalNotOp op,
                                     AtenLogicalNotOp::Adaptor in,
                                     LoweringBuilder &b) {
  return b.replace(b.create<max::NotOp>(b.cast(in.getSelf(), b.i1())));
}

//===----------------------------------------------------------------------===//
// Two operands
//===----------------------------------------------------------------------===//

/// Whether a narrow float type has to round a number.
static bool isRounded(Value number, Type type) {
  APFloat value(0.0);
  if (auto constant = number.getDefiningOp<ConstantFloatOp>())
    value = constant.getValue();
  else if (auto constant = number.getDefiningOp<ConstantIntOp>())
    value =
        APFloat(static_cast<double>(static_cast<int64_t>(constant.getValue())));
  bool losesInfo = false;
  value.convert(cast<mlir::FloatType>(type).getFloatSemantics(),
                APFloat::rmNearestTiesToEven, &losesInfo);
  return losesInfo;
}

/// The type for sums and products. Beside a narrow float torch computes with
/// the number as it is given, and rounds the result.
static Type getArithmeticType(Value self, Value other, LoweringBuilder &b) {
  Type type = b.resultType();
  if (!isa<mlir::FloatType>(type) || !self || !other ||
      b.computationType(type) == type)
    return type;
  for (Value operand : {self, other})
    if (!isa<RankedTensorType>(operand.getType()) && isRounded(operand, type))
      return b.computationType(type);
  return type;
}

/// The second operand times `alpha`.
template <typename TorchOp>
static Value scaledOther(TorchOp op, Value other, Type type,
                         LoweringBuilder &b) {
  Value scaled = b.operand(other, type);
  double alpha = b.constantFloat(op.getAlpha(), "alpha");
  if (alpha == 1.0)
    return scaled;
  return b.create<max::MulOp>(scaled, b.scalar(op.getAlpha(), type));
}

template <typename TorchOp>
static LogicalResult lowerAdd(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = getArithmeticType(in.getSelf(), in.getOther(), b);
  Value other = scaledOther(op, in.getOther(), type, b);
  Value self = b.operand(in.getSelf(), type);
  if (type.isInteger(1))
    return b.replace(b.create<max::OrOp>(self, other));
  return b.replace(b.cast(b.create<max::AddOp>(self, other), b.resultType()));
}

template <typename TorchOp>
static LogicalResult lowerSub(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = getArithmeticType(in.getSelf(), in.getOther(), b);
  Value difference = b.create<max::SubOp>(
      b.operand(in.getSelf(), type), scaledOther(op, in.getOther(), type, b));
  return b.replace(b.cast(difference, b.resultType()));
}

static LogicalResult lowerRsub(AtenRsubScalarOp op,
                               AtenRsubScalarOp::Adaptor in,
                               LoweringBuilder &b) {
  Type type = getArithmeticType(in.getSelf(), in.getOther(), b);
  Value self = b.operand(in.getSelf(), type);
  double alpha = b.constantFloat(op.getAlpha(), "alpha");
  if (alpha != 1.0)
    self = b.create<max::MulOp>(self, b.scalar(op.getAlpha(), type));
  Value difference = b.create<max::SubOp>(b.operand(in.getOther(), type), self);
  return b.replace(b.cast(difference, b.resultType()));
}

template <typename TorchOp>
static LogicalResult lowerMul(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = getArithmeticType(in.getSelf(), in.getOther(), b);
  Value self = b.operand(in.getSelf(), type);
  Value other = b.operand(in.getOther(), type);
  if (type.isInteger(1))
    return b.replace(b.create<max::AndOp>(self, other));
  return b.replace(b.cast(b.create<max::MulOp>(self, other), b.resultType()));
}

/// Two operands, computed in the result's type.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerBinary(TorchOp op, typename TorchOp::Adaptor in,
                                 LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(b.create<MaxOp>(b.operand(in.getSelf(), type),
                                   b.operand(in.getOther(), type)));
}

/// A kernel of ours, with two operands, computed in the result's type.
template <typename TorchOp>
static LogicalResult lowerBinaryKernel(TorchOp op, typename TorchOp::Adaptor in,
                                       LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(
      b.elementwise(getKernelName(op), {b.operand(in.getSelf(), type),
                                        b.operand(in.getOther(), type)}));
}

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
// Powers
//===----------------------------------------------------------------------===//

static LogicalResult lowerPowScalar(AtenPowTensorScalarOp op,
                                    AtenPowTensorScalarOp::Adaptor in,
                                    LoweringBuilder &b) {
  Type type = b.resultType();
  Value base = b.cast(in.getSelf(), type);
  double exponent = b.constantFloat(op.getExponent(), "exponent");
  // The powers that models use, exactly and without a call of pow.
  if (exponent == 1.0)
    return b.replace(base);
  if (exponent == 2.0)
    return b.replace(b.create<max::MulOp>(base, base));
  if (exponent == 3.0)
    return b.replace(
        b.create<max::MulOp>(b.create<max::MulOp>(base, base), base));
  if (isa<mlir::FloatType>(type)) {
    if (exponent == 0.5)
      return b.replace(b.create<max::SqrtOp>(base));
    if (exponent == -0.5)
      return b.replace(b.create<max::RsqrtOp>(base));
    if (exponent == -1.0)
      return b.replace(b.create<max::DivOp>(b.constant(1.0, type), base));
  }
  return b.replace(b.elementwise("elementwise.pow",
                                 {base, b.scalar(op.getExponent(), type)}));
}

/// The base or the exponent may be a torch scalar.
template <typename TorchOp>
static LogicalResult lowerPow(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(
      b.elementwise("elementwise.pow", {b.operand(in.getSelf(), type),
                                        b.operand(in.getExponent(), type)}));
}

/// self * 2**other
static LogicalResult lowerLdexp(AtenLdexpTensorOp op,
                                AtenLdexpTensorOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  Value factor =
      b.elementwise("elementwise.exp2", {b.cast(in.getOther(), type)});
  return b.replace(b.create<max::MulOp>(b.cast(in.getSelf(), type), factor));
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Casts and ops that change nothing
//===----------------------------------------------------------------------===//

template <typename TorchOp>
static LogicalResult lowerCast(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  return b.replace(b.cast(in.getSelf(), b.resultType()));
}

template <typename TorchOp>
static LogicalResult lowerIdentity(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  Value input = in.getOperands().front();
  return b.replace(input);
}

static LogicalResult lowerDropout(AtenDropoutOp op, AtenDropoutOp::Adaptor in,
                                  LoweringBuilder &b) {
  if (b.constantBool(op.getTrain(), "train"))
    b.fail("dropout in training draws random numbers");
  return b.replace(in.getInput());
}

static LogicalResult lowerNativeDropout(AtenNativeDropoutOp op,
                                        AtenNativeDropoutOp::Adaptor in,
                                        LoweringBuilder &b) {
  if (b.isNone(op.getTrain()) || b.constantBool(op.getTrain(), "train"))
    b.fail("dropout in training draws random numbers");
  Value kept =
      b.broadcastTo(b.constant(int64_t(1), b.i1()), b.sizes(in.getInput()));
  return b.replace({in.getInput(), kept});
}

/// Without training, a leaky relu with the mean of the slopes.
template <typename TorchOp>
static Value getRrelu(TorchOp op, Value x, LoweringBuilder &b) {
  if (b.constantBool(op.getTraining(), "training"))
    b.fail("rrelu in training draws random numbers");
  double lower = b.constantFloat(op.getLower(), "lower");
  double upper = b.constantFloat(op.getUpper(), "upper");
  Type type = b.elementType(x);
  Value sloped = b.create<max::MulOp>(x, b.constant((lower + upper) / 2, type));
  return b.create<max::SelectOp>(
      b.create<max::GreaterOp>(b.constant(0.0, type), x), sloped, x);
}

static LogicalResult lowerRrelu(AtenRreluWithNoiseOp op,
                                AtenRreluWithNoiseOp::Adaptor in,
                                LoweringBuilder &b) {
  return b.replace(getRrelu(op, in.getSelf(), b));
}

static LogicalResult
lowerFunctionalRrelu(AtenRreluWithNoiseFunctionalOp op,
                     AtenRreluWithNoiseFunctionalOp::Adaptor in,
                     LoweringBuilder &b) {
  return b.replace({getRrelu(op, in.getSelf(), b), in.getNoise()});
}

//===----------------------------------------------------------------------===//
// Backward
//===----------------------------------------------------------------------===//

// The operands may have different types; the result has the one that both
// promote to. Slopes of narrow floats are computed in f32, in which squares do
// not overflow, and the product is rounded once.

/// The type to compute a slope in.
static Type getSlopeType(LoweringBuilder &b) {
  return b.computationType(b.resultType());
}

static LogicalResult replaceWithProduct(Value grad, Value slope,
                                        LoweringBuilder &b) {
  Value product = b.create<max::MulOp>(b.cast(grad, getSlopeType(b)), slope);
  return b.replace(b.cast(product, b.resultType()));
}

static LogicalResult lowerSigmoidBackward(AtenSigmoidBackwardOp op,
                                          AtenSigmoidBackwardOp::Adaptor in,
                                          LoweringBuilder &b) {
  Type type = getSlopeType(b);
  Value y = b.cast(in.getOutput(), type);
  Value slope =
      b.create<max::MulOp>(y, b.create<max::SubOp>(b.constant(1.0, type), y));
  return replaceWithProduct(in.getGradOutput(), slope, b);
}

static LogicalResult lowerTanhBackward(AtenTanhBackwardOp op,
                                       AtenTanhBackwardOp::Adaptor in,
                                       LoweringBuilder &b) {
  Type type = getSlopeType(b);
  Value y = b.cast(in.getOutput(), type);
  Value slope =
      b.create<max::SubOp>(b.constant(1.0, type), b.create<max::MulOp>(y, y));
  return replaceWithProduct(in.getGradOutput(), slope, b);
}

/// Where `isFlat`, zero. NaN is not, in any of these: it passes a gradient.
static LogicalResult replaceWithGradient(Value grad, Value isFlat,
                                         LoweringBuilder &b) {
  Type type = b.resultType();
  return b.replace(b.create<max::SelectOp>(isFlat, b.constant(0.0, type),
                                           b.cast(grad, type)));
}

static LogicalResult lowerThresholdBackward(AtenThresholdBackwardOp op,
                                            AtenThresholdBackwardOp::Adaptor in,
                                            LoweringBuilder &b) {
  Type type = b.resultType();
  Value isFlat = b.create<max::GreaterEqualOp>(
      b.scalar(op.getThreshold(), type), b.cast(in.getSelf(), type));
  return replaceWithGradient(in.getGradOutput(), isFlat, b);
}

/// Of the hard and the soft shrinkage: nothing passes within the bounds.
template <typename TorchOp>
static LogicalResult lowerShrinkBackward(TorchOp op,
                                         typename TorchOp::Adaptor in,
                                         LoweringBuilder &b) {
  Type type = b.resultType();
  Value isFlat = b.create<max::GreaterEqualOp>(
      b.scalar(op.getLambd(), type),
      b.create<max::AbsOp>(b.cast(in.getSelf(), type)));
  return replaceWithGradient(in.getOperands().front(), isFlat, b);
}

static LogicalResult lowerSiluBackward(AtenSiluBackwardOp op,
                                       AtenSiluBackwardOp::Adaptor in,
                                       LoweringBuilder &b) {
  Type type = getSlopeType(b);
  Value x = b.cast(in.getSelf(), type);
  Value one = b.constant(1.0, type);
  Value s = b.create<max::SigmoidOp>(x);
  // s * (1 + x * (1 - s))
  Value inner = b.create<max::AddOp>(
      one, b.create<max::MulOp>(x, b.create<max::SubOp>(one, s)));
  return replaceWithProduct(in.getGradOutput(), b.create<max::MulOp>(s, inner),
                            b);
}

/// The derivative of the exact formula: Phi(x) + x * phi(x).
static Value getExactGeluSlope(Value x, LoweringBuilder &b) {
  Type type = b.elementType(x);
  Value scaled =
      b.create<max::MulOp>(x, b.constant(llvm::numbers::sqrt2 / 2, type));
  Value cdf =
      b.create<max::MulOp>(b.constant(0.5, type),
                           b.create<max::AddOp>(b.constant(1.0, type),
                                                b.create<max::ErfOp>(scaled)));
  Value square = b.create<max::MulOp>(x, x);
  Value density = b.create<max::MulOp>(
      b.constant(llvm::numbers::inv_sqrtpi * llvm::numbers::sqrt2 / 2, type),
      b.create<max::ExpOp>(
          b.create<max::MulOp>(square, b.constant(-0.5, type))));
  return b.create<max::AddOp>(cdf, b.create<max::MulOp>(x, density));
}

/// The derivative of 0.5 * x * (1 + tanh(u)), u = k * (x + c * x^3).
static Value getTanhGeluSlope(Value x, LoweringBuilder &b) {
  Type type = b.elementType(x);
  double k = llvm::numbers::sqrt2 * llvm::numbers::inv_sqrtpi, c = 0.044715;
  Value one = b.constant(1.0, type), half = b.constant(0.5, type);
  Value square = b.create<max::MulOp>(x, x);
  Value u = b.create<max::MulOp>(
      b.create<max::MulOp>(x, b.constant(k, type)),
      b.create<max::AddOp>(one,
                           b.create<max::MulOp>(square, b.constant(c, type))));
  Value t = b.create<max::TanhOp>(u);
  Value du = b.create<max::MulOp>(
      b.constant(k, type),
      b.create<max::AddOp>(
          one, b.create<max::MulOp>(square, b.constant(3 * c, type))));
  Value left = b.create<max::MulOp>(half, b.create<max::AddOp>(one, t));
  Value right = b.create<max::MulOp>(
      b.create<max::MulOp>(half, x),
      b.create<max::MulOp>(
          b.create<max::SubOp>(one, b.create<max::MulOp>(t, t)), du));
  return b.create<max::AddOp>(left, right);
}

static LogicalResult lowerGeluBackward(AtenGeluBackwardOp op,
                                       AtenGeluBackwardOp::Adaptor in,
                                       LoweringBuilder &b) {
  std::string approximate =
      b.constantString(op.getApproximate(), "approximate");
  Value x = b.cast(in.getSelf(), getSlopeType(b));
  Value slope =
      approximate == "tanh" ? getTanhGeluSlope(x, b) : getExactGeluSlope(x, b);
  return replaceWithProduct(in.getGradOutput(), slope, b);
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void torch_max::populateElementwiseLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerUnary<AtenAbsOp, max::AbsOp>);
  lowerings.add(lowerUnary<AtenAtanhOp, max::AtanhOp>);
  lowerings.add(lowerUnary<AtenCosOp, max::CosOp>);
  lowerings.add(lowerUnary<AtenErfOp, max::ErfOp>);
  lowerings.add(lowerUnary<AtenLogOp, max::LogOp>);
  lowerings.add(lowerUnary<AtenLog1pOp, max::Log1pOp>);
  lowerings.add(lowerUnary<AtenNegOp, max::NegativeOp>);
  lowerings.add(lowerUnary<AtenRsqrtOp, max::RsqrtOp>);
  lowerings.add(lowerUnary<AtenSiluOp, max::SiluOp>);
  lowerings.add(lowerUnary<AtenSinOp, max::SinOp>);
  lowerings.add(lowerUnary<AtenSqrtOp, max::SqrtOp>);
  lowerings.add(lowerUnaryKernel<AtenAcosOp>);
  lowerings.add(lowerUnaryKernel<AtenAcoshOp>);
  lowerings.add(lowerUnaryKernel<AtenAsinOp>);
  lowerings.add(lowerUnaryKernel<AtenAsinhOp>);
  lowerings.add(lowerUnaryKernel<AtenAtanOp>);
  lowerings.add(lowerUnaryKernel<AtenCoshOp>);
  lowerings.add(lowerUnaryKernel<AtenExpOp>);
  lowerings.add(lowerUnaryKernel<AtenExp2Op>);
  lowerings.add(lowerUnaryKernel<AtenExpm1Op>);
  lowerings.add(lowerUnaryKernel<AtenLog10Op>);
  lowerings.add(lowerUnaryKernel<AtenLog2Op>);
  lowerings.add(lowerUnaryKernel<AtenSinhOp>);
  lowerings.add(lowerUnaryKernel<AtenTanOp>);
  lowerings.add(lowerUnary<AtenSigmoidOp, max::SigmoidOp>);
  lowerings.add(lowerUnary<AtenTanhOp, max::TanhOp>);
  lowerings.add(lowerUnary<AtenReluOp, max::ReluOp>);
  lowerings.add(lowerRounding<AtenCeilOp, max::CeilOp>);
  lowerings.add(lowerRounding<AtenFloorOp, max::FloorOp>);
  lowerings.add(lowerRounding<AtenRoundOp, max::RoundOp>);
  lowerings.add(lowerRounding<AtenTruncOp, max::TruncOp>);
  lowerings.add(lowerPredicate<AtenIsinfOp, max::IsInfOp>);
  lowerings.add(lowerPredicate<AtenIsnanOp, max::IsNanOp>);
  lowerings.add(lowerRoundDecimals);
  lowerings.add(lowerSign);
  lowerings.add(lowerSignbit);
  lowerings.add(lowerAngle);
  lowerings.add(lowerReciprocal);
  lowerings.add(lowerGelu);
  lowerings.add(lowerLogicalNot);

  lowerings.add(lowerAdd<AtenAddTensorOp>);
  lowerings.add(lowerAdd<AtenAddScalarOp>);
  lowerings.add(lowerSub<AtenSubTensorOp>);
  lowerings.add(lowerSub<AtenSubScalarOp>);
  lowerings.add(lowerRsub);
  lowerings.add(lowerMul<AtenMulTensorOp>);
  lowerings.add(lowerMul<AtenMulScalarOp>);
  lowerings.add(lowerExtremum<AtenMaximumOp, Extremum::Max>);
  lowerings.add(lowerExtremum<AtenMinimumOp, Extremum::Min>);
  lowerings.add(lowerNumericExtremum<AtenFmaxOp, Extremum::Max>);
  lowerings.add(lowerNumericExtremum<AtenFminOp, Extremum::Min>);
  lowerings.add(lowerBinaryKernel<AtenAtan2Op>);
  lowerings.add(lowerBinaryKernel<AtenCopysignTensorOp>);
  lowerings.add(lowerBinaryKernel<AtenCopysignScalarOp>);
  lowerings.add(lowerBinaryKernel<AtenHypotOp>);
  lowerings.add(lowerBinaryKernel<AtenNextafterOp>);
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

  lowerings.add(lowerPowScalar);
  lowerings.add(lowerPow<AtenPowTensorTensorOp>);
  lowerings.add(lowerPow<AtenPowScalarOp>);
  lowerings.add(lowerLdexp);
  lowerings.add(lowerClamp<AtenClampOp>);
  lowerings.add(lowerClamp<AtenClampTensorOp>);
  lowerings.add(lowerWhere<AtenWhereSelfOp>);
  lowerings.add(lowerWhere<AtenWhereScalarSelfOp>);
  lowerings.add(lowerWhere<AtenWhereScalarOtherOp>);
  lowerings.add(lowerMaskedFill<AtenMaskedFillScalarOp>);
  lowerings.add(lowerMaskedFill<AtenMaskedFillTensorOp>);

  lowerings.add(lowerCast<Aten_ToCopyOp>);
  lowerings.add(lowerCast<AtenToDtypeOp>);
  lowerings.add(lowerIdentity<AtenAliasOp>);
  lowerings.add(lowerIdentity<AtenCloneOp>);
  lowerings.add(lowerIdentity<AtenContiguousOp>);
  lowerings.add(lowerIdentity<AtenDetachOp>);
  lowerings.add(lowerDropout);
  lowerings.add(lowerNativeDropout);
  lowerings.add(lowerRrelu);
  lowerings.add(lowerFunctionalRrelu);

  lowerings.add(lowerGeluBackward);
  lowerings.add(lowerShrinkBackward<AtenHardshrinkBackwardOp>);
  lowerings.add(lowerShrinkBackward<AtenSoftshrinkBackwardOp>);
  lowerings.add(lowerSigmoidBackward);
  lowerings.add(lowerSiluBackward);
  lowerings.add(lowerTanhBackward);
  lowerings.add(lowerThresholdBackward);
}
