//===- Activations.cpp - Activations, dropout and their gradients ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Forward
//===----------------------------------------------------------------------===//

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

/// The gradient, or zero where `isFlat`. NaN passes a gradient in all of these.
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

/// Hard and soft shrinkage: the gradient is zero within the bounds.
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

void torch_max::populateActivationsLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerUnary<AtenSiluOp, max::SiluOp>);
  lowerings.add(lowerUnary<AtenSigmoidOp, max::SigmoidOp>);
  lowerings.add(lowerUnary<AtenTanhOp, max::TanhOp>);
  lowerings.add(lowerUnary<AtenReluOp, max::ReluOp>);
  lowerings.add(lowerGelu);
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
