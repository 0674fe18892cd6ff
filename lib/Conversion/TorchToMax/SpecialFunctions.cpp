//===- SpecialFunctions.cpp - Functions of mathematics --------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// The name of our kernel for a torch op.
static std::string getKernelName(Operation *op) {
  StringRef name = op->getName().getStringRef();
  name.consume_front("torch.aten.");
  name.consume_front("special_");
  name = name.split('.').first;
  // Two names for one function.
  name = llvm::StringSwitch<StringRef>(name)
             .Case("modified_bessel_i0", "i0")
             .Case("modified_bessel_i1", "i1")
             .Default(name);
  return ("special." + name).str();
}

/// Of the operands in turn, each a tensor or a torch scalar, in the result's
/// type: integers become floats.
template <typename TorchOp>
static LogicalResult lowerSpecial(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Type type = b.resultType();
  SmallVector<Value> operands;
  for (Value operand : in.getOperands())
    operands.push_back(b.operand(operand, type));
  return b.replace(b.elementwise(getKernelName(op), operands));
}

/// x * log(y), or x * log1p(y): zero if x is, whatever the logarithm, unless y
/// is NaN.
template <typename TorchOp, typename LogOp>
static LogicalResult lowerXlogy(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  Value x = b.operand(in.getSelf(), type), y = b.operand(in.getOther(), type);
  Value zero = b.constant(0.0, type);
  Value product = b.create<max::MulOp>(x, b.create<LogOp>(y));
  Value result =
      b.create<max::SelectOp>(b.create<max::EqualOp>(x, zero), zero, product);
  return b.replace(
      b.create<max::SelectOp>(b.create<max::IsNanOp>(y), y, result));
}

/// log(x / (1 - x)), with x first kept away from 0 and 1 if there is an eps.
static LogicalResult lowerLogit(AtenLogitOp op, AtenLogitOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  // As torch does it: half of the bits are not enough for 1 - x.
  Type wide = b.computationType(type);
  Value x = b.cast(in.getSelf(), wide);
  if (!b.isNone(op.getEps())) {
    double eps = b.constantFloat(op.getEps(), "eps");
    Value low = b.constant(eps, wide), high = b.constant(1 - eps, wide);
    x = b.create<max::SelectOp>(b.create<max::GreaterOp>(low, x), low, x);
    x = b.create<max::SelectOp>(b.create<max::GreaterOp>(x, high), high, x);
  }
  Value odds =
      b.create<max::DivOp>(x, b.create<max::SubOp>(b.constant(1.0, wide), x));
  return b.replace(b.cast(b.create<max::LogOp>(odds), type));
}

/// The polynomials of one kind take the argument or the degree as a scalar too.
template <typename Op, typename OpOfScalar, typename OpOfDegree>
static void addPolynomial(LoweringSet &lowerings) {
  lowerings.add(lowerSpecial<Op>);
  lowerings.add(lowerSpecial<OpOfScalar>);
  lowerings.add(lowerSpecial<OpOfDegree>);
}

void torch_max::populateSpecialFunctionsLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerSpecial<AtenDigammaOp>);
  lowerings.add(lowerSpecial<AtenErfcOp>);
  lowerings.add(lowerSpecial<AtenErfinvOp>);
  lowerings.add(lowerSpecial<AtenI0Op>);
  lowerings.add(lowerSpecial<AtenLgammaOp>);
  lowerings.add(lowerSpecial<AtenSpecialAiryAiOp>);
  lowerings.add(lowerSpecial<AtenSpecialBesselJ0Op>);
  lowerings.add(lowerSpecial<AtenSpecialBesselJ1Op>);
  lowerings.add(lowerSpecial<AtenSpecialBesselY0Op>);
  lowerings.add(lowerSpecial<AtenSpecialBesselY1Op>);
  lowerings.add(lowerSpecial<AtenSpecialErfcxOp>);
  lowerings.add(lowerSpecial<AtenSpecialI0eOp>);
  lowerings.add(lowerSpecial<AtenSpecialI1Op>);
  lowerings.add(lowerSpecial<AtenSpecialI1eOp>);
  lowerings.add(lowerSpecial<AtenSpecialModifiedBesselI0Op>);
  lowerings.add(lowerSpecial<AtenSpecialModifiedBesselI1Op>);
  lowerings.add(lowerSpecial<AtenSpecialModifiedBesselK0Op>);
  lowerings.add(lowerSpecial<AtenSpecialModifiedBesselK1Op>);
  lowerings.add(lowerSpecial<AtenSpecialNdtriOp>);
  lowerings.add(lowerSpecial<AtenSpecialScaledModifiedBesselK0Op>);
  lowerings.add(lowerSpecial<AtenSpecialScaledModifiedBesselK1Op>);
  lowerings.add(lowerSpecial<AtenSpecialSphericalBesselJ0Op>);

  lowerings.add(lowerSpecial<AtenIgammaOp>);
  lowerings.add(lowerSpecial<AtenIgammacOp>);
  lowerings.add(lowerSpecial<AtenPolygammaOp>);
  lowerings.add(lowerSpecial<AtenSpecialZetaOp>);
  lowerings.add(lowerSpecial<AtenSpecialZetaOtherScalarOp>);
  lowerings.add(lowerSpecial<AtenSpecialZetaSelfScalarOp>);

  lowerings.add(lowerLogit);
  lowerings.add(lowerXlogy<AtenXlogyTensorOp, max::LogOp>);
  lowerings.add(lowerXlogy<AtenXlogyScalarSelfOp, max::LogOp>);
  lowerings.add(lowerXlogy<AtenXlogyScalarOtherOp, max::LogOp>);
  lowerings.add(lowerXlogy<AtenSpecialXlog1pyOp, max::Log1pOp>);
  lowerings.add(lowerXlogy<AtenSpecialXlog1pySelfScalarOp, max::Log1pOp>);
  lowerings.add(lowerXlogy<AtenSpecialXlog1pyOtherScalarOp, max::Log1pOp>);

  addPolynomial<AtenSpecialChebyshevPolynomialTOp,
                AtenSpecialChebyshevPolynomialTXScalarOp,
                AtenSpecialChebyshevPolynomialTNScalarOp>(lowerings);
  addPolynomial<AtenSpecialChebyshevPolynomialUOp,
                AtenSpecialChebyshevPolynomialUXScalarOp,
                AtenSpecialChebyshevPolynomialUNScalarOp>(lowerings);
  addPolynomial<AtenSpecialChebyshevPolynomialVOp,
                AtenSpecialChebyshevPolynomialVXScalarOp,
                AtenSpecialChebyshevPolynomialVNScalarOp>(lowerings);
  addPolynomial<AtenSpecialChebyshevPolynomialWOp,
                AtenSpecialChebyshevPolynomialWXScalarOp,
                AtenSpecialChebyshevPolynomialWNScalarOp>(lowerings);
  addPolynomial<AtenSpecialHermitePolynomialHOp,
                AtenSpecialHermitePolynomialHXScalarOp,
                AtenSpecialHermitePolynomialHNScalarOp>(lowerings);
  addPolynomial<AtenSpecialHermitePolynomialHeOp,
                AtenSpecialHermitePolynomialHeXScalarOp,
                AtenSpecialHermitePolynomialHeNScalarOp>(lowerings);
  addPolynomial<AtenSpecialLaguerrePolynomialLOp,
                AtenSpecialLaguerrePolynomialLXScalarOp,
                AtenSpecialLaguerrePolynomialLNScalarOp>(lowerings);
  addPolynomial<AtenSpecialLegendrePolynomialPOp,
                AtenSpecialLegendrePolynomialPXScalarOp,
                AtenSpecialLegendrePolynomialPNScalarOp>(lowerings);
  addPolynomial<AtenSpecialShiftedChebyshevPolynomialTOp,
                AtenSpecialShiftedChebyshevPolynomialTXScalarOp,
                AtenSpecialShiftedChebyshevPolynomialTNScalarOp>(lowerings);
  addPolynomial<AtenSpecialShiftedChebyshevPolynomialUOp,
                AtenSpecialShiftedChebyshevPolynomialUXScalarOp,
                AtenSpecialShiftedChebyshevPolynomialUNScalarOp>(lowerings);
  addPolynomial<AtenSpecialShiftedChebyshevPolynomialVOp,
                AtenSpecialShiftedChebyshevPolynomialVXScalarOp,
                AtenSpecialShiftedChebyshevPolynomialVNScalarOp>(lowerings);
  addPolynomial<AtenSpecialShiftedChebyshevPolynomialWOp,
                AtenSpecialShiftedChebyshevPolynomialWXScalarOp,
                AtenSpecialShiftedChebyshevPolynomialWNScalarOp>(lowerings);
}
