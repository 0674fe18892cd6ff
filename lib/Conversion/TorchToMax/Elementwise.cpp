//===- Elementwise.cpp - Functions of one operand, and casts --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

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

/// The angle of a real number is 0 or pi.
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

void torch_max::populateElementwiseLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerUnary<AtenAbsOp, max::AbsOp>);
  lowerings.add(lowerUnary<AtenAtanhOp, max::AtanhOp>);
  lowerings.add(lowerUnary<AtenCosOp, max::CosOp>);
  lowerings.add(lowerUnary<AtenErfOp, max::ErfOp>);
  lowerings.add(lowerUnary<AtenLogOp, max::LogOp>);
  lowerings.add(lowerUnary<AtenLog1pOp, max::Log1pOp>);
  lowerings.add(lowerUnary<AtenNegOp, max::NegativeOp>);
  lowerings.add(lowerUnary<AtenRsqrtOp, max::RsqrtOp>);
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
  lowerings.add(lowerRounding<AtenCeilOp, max::CeilOp>);
  lowerings.add(lowerRounding<AtenFloorOp, max::FloorOp>);
  lowerings.add(lowerRounding<AtenRoundOp, max::RoundOp>);
  lowerings.add(lowerRounding<AtenTruncOp, max::TruncOp>);
  lowerings.add(lowerPredicate<AtenIsinfOp, max::IsInfOp>);
  lowerings.add(lowerPredicate<AtenIsnanOp, max::IsNanOp>);
  lowerings.add(lowerRoundDecimals);
  lowerings.add(lowerAngle);
  lowerings.add(lowerReciprocal);
  lowerings.add(lowerCast<Aten_ToCopyOp>);
  lowerings.add(lowerCast<AtenToDtypeOp>);
  lowerings.add(lowerIdentity<AtenAliasOp>);
  lowerings.add(lowerIdentity<AtenCloneOp>);
  lowerings.add(lowerIdentity<AtenContiguousOp>);
  lowerings.add(lowerIdentity<AtenDetachOp>);
}
