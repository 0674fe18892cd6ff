//===- Arithmetic.cpp - Sums, products and powers -------------------------===//
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
// Sums and products
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

void torch_max::populateArithmeticLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAdd<AtenAddTensorOp>);
  lowerings.add(lowerAdd<AtenAddScalarOp>);
  lowerings.add(lowerSub<AtenSubTensorOp>);
  lowerings.add(lowerSub<AtenSubScalarOp>);
  lowerings.add(lowerRsub);
  lowerings.add(lowerMul<AtenMulTensorOp>);
  lowerings.add(lowerMul<AtenMulScalarOp>);
  lowerings.add(lowerBinaryKernel<AtenAtan2Op>);
  lowerings.add(lowerBinaryKernel<AtenCopysignTensorOp>);
  lowerings.add(lowerBinaryKernel<AtenCopysignScalarOp>);
  lowerings.add(lowerBinaryKernel<AtenHypotOp>);
  lowerings.add(lowerBinaryKernel<AtenNextafterOp>);
  lowerings.add(lowerPowScalar);
  lowerings.add(lowerPow<AtenPowTensorTensorOp>);
  lowerings.add(lowerPow<AtenPowScalarOp>);
  lowerings.add(lowerLdexp);
}
