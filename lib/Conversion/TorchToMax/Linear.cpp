//===- Linear.cpp - Matrix products ---------------------------------------===//
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

/// The product of two tensors whose inner sizes must be equal.
static Value multiply(Value lhs, Value rhs, LoweringBuilder &b) {
  Shape lhsSizes = b.sizes(lhs), rhsSizes = b.sizes(rhs);
  if (lhsSizes.size() >= 2 && rhsSizes.size() >= 2) {
    AffineExpr &lhsInner = lhsSizes.back(), &rhsInner = rhsSizes.end()[-2];
    if (isa<AffineConstantExpr>(rhsInner))
      lhsInner = rhsInner;
    else
      rhsInner = lhsInner;
    lhs = b.rebind(lhs, lhsSizes);
    rhs = b.rebind(rhs, rhsSizes);
  }
  return b.create<max::MatmulOp>(lhs, rhs);
}

template <typename TorchOp>
static LogicalResult lowerProduct(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  return b.replace(multiply(in.getSelf(), in.getMat2(), b));
}

/// Vectors are matrices with an axis of size 1, which the result does not have.
static LogicalResult lowerMatmul(AtenMatmulOp op, AtenMatmulOp::Adaptor in,
                                 LoweringBuilder &b) {
  Value lhs = in.getSelf(), rhs = in.getOther();
  bool lhsIsVector = b.rank(lhs) == 1, rhsIsVector = b.rank(rhs) == 1;
  if (lhsIsVector)
    lhs = b.addAxis(lhs, 0);
  if (rhsIsVector)
    rhs = b.addAxis(rhs, 1);
  Value product = multiply(lhs, rhs, b);
  if (rhsIsVector && product)
    product = b.removeAxis(product, b.rank(product) - 1);
  if (lhsIsVector && product)
    product = b.removeAxis(product, b.rank(product) - (rhsIsVector ? 1 : 2));
  return b.replace(product);
}

static LogicalResult lowerDot(AtenDotOp op, AtenDotOp::Adaptor in,
                              LoweringBuilder &b) {
  Value product =
      multiply(b.addAxis(in.getSelf(), 0), b.addAxis(in.getTensor(), 1), b);
  return b.replace(b.reshape(product, {}));
}

static LogicalResult lowerMv(AtenMvOp op, AtenMvOp::Adaptor in,
                             LoweringBuilder &b) {
  Value product = multiply(in.getSelf(), b.addAxis(in.getVec(), 1), b);
  return b.replace(b.removeAxis(product, 1));
}

/// `tensor * factor`, or the tensor itself if the factor is one.
static Value scale(Value tensor, Value factor, const char *name,
                   LoweringBuilder &b) {
  double value = b.constantFloat(factor, name);
  if (value == 1.0)
    return tensor;
  return b.create<max::MulOp>(tensor, b.scalar(factor, b.elementType(tensor)));
}

/// beta * self + alpha * (lhs @ rhs). With beta 0, torch ignores self, even
/// NaN.
static LogicalResult lowerScaledSum(Value self, Value lhs, Value rhs,
                                    Value beta, Value alpha,
                                    LoweringBuilder &b) {
  Value product = scale(multiply(lhs, rhs, b), alpha, "alpha", b);
  double betaValue = b.constantFloat(beta, "beta");
  if (betaValue == 0.0)
    return b.replace(product);
  return b.replace(b.create<max::AddOp>(product, scale(self, beta, "beta", b)));
}

static LogicalResult lowerAddmm(AtenAddmmOp op, AtenAddmmOp::Adaptor in,
                                LoweringBuilder &b) {
  return lowerScaledSum(in.getSelf(), in.getMat1(), in.getMat2(), op.getBeta(),
                        op.getAlpha(), b);
}

static LogicalResult lowerBaddbmm(AtenBaddbmmOp op, AtenBaddbmmOp::Adaptor in,
                                  LoweringBuilder &b) {
  return lowerScaledSum(in.getSelf(), in.getBatch1(), in.getBatch2(),
                        op.getBeta(), op.getAlpha(), b);
}

static LogicalResult lowerLinear(AtenLinearOp op, AtenLinearOp::Adaptor in,
                                 LoweringBuilder &b) {
  Value input = in.getInput();
  bool isVector = b.rank(input) == 1;
  if (b.rank(in.getWeight()) != 2)
    b.fail("the weight must have rank 2");
  if (isVector)
    input = b.addAxis(input, 0);
  Value weight = b.create<max::TransposeOp>(
      in.getWeight(), DenseI64ArrayAttr::get(op.getContext(), {1, 0}));
  Value product = multiply(input, weight, b);
  if (isVector)
    product = b.removeAxis(product, 0);
  if (!b.isNone(op.getBias()))
    product = b.create<max::AddOp>(product, in.getBias());
  return b.replace(product);
}

/// Weights of four bits. torch packs them in an order that depends on the
/// processor, and the frontend says on the op which one it is: the columns of a
/// block, and how two of them share a byte.
static LogicalResult lowerInt4Matmul(Aten_WeightInt4packMmForCpuOp op,
                                     Aten_WeightInt4packMmForCpuOp::Adaptor in,
                                     LoweringBuilder &b) {
  auto block = op->getAttrOfType<IntegerAttr>("block");
  auto order = op->getAttrOfType<StringAttr>("order");
  if (!block || !llvm::is_contained({16, 32, 64}, block.getInt()) || !order ||
      !llvm::is_contained({"pairs", "halves"}, order.getValue()))
    return b.fail("the order of the packed weights is not known");
  Value lhs = in.getSelf(), weights = in.getMat2();
  RankedTensorType weightsType = b.type(weights);
  RankedTensorType scalesType = b.type(in.getQScaleAndZeros());
  if (b.rank(lhs) != 2 || b.rank(weights) != 2)
    return b.fail("the operands must be matrices");
  if (!weightsType.hasStaticShape() || !scalesType.hasStaticShape())
    return b.fail("the sizes of weights and scales must be static");
  int64_t columns = weightsType.getDimSize(0);
  int64_t inner = 2 * weightsType.getDimSize(1);
  int64_t group = b.constantInt(op.getQGroupSize(), "qGroupSize");
  if (!llvm::is_contained({32, 64, 128, 256}, group) || inner % group != 0 ||
      columns % 16 != 0)
    return b.fail("sizes that torch refuses");
  if (scalesType.getRank() != 3 || scalesType.getDimSize(0) < inner / group ||
      scalesType.getDimSize(1) != columns || scalesType.getDimSize(2) != 2)
    return b.fail("expected a scale and a zero for each group and column");
  Type elementType = b.elementType(lhs);
  if (!elementType.isF32() && !elementType.isBF16() && !elementType.isF16())
    return b.fail("expected rows of f32, bf16 or f16");
  if (elementType != scalesType.getElementType() ||
      !weightsType.getElementType().isUnsignedInteger(8))
    return b.fail("element types that torch refuses");
  AffineExpr rows = b.sizes(lhs)[0];
  lhs = b.rebind(lhs, {rows, b.scope.getConstant(inner)});
  if (b.sizes(lhs)[1] != b.scope.getConstant(inner))
    return b.fail("expected two weights for each byte");
  Type type = b.tensorType({rows, b.scope.getConstant(columns)}, elementType);
  return b.replace(b.custom(
      "linear.int4_matmul", {lhs, weights, in.getQScaleAndZeros()}, type,
      {b.parameter("group", group), b.parameter("block", block.getInt()),
       b.parameter("order", order.getValue())}));
}

/// Weights of eight bits, with a scale for each column of the product.
static LogicalResult lowerInt8Matmul(Aten_WeightInt8packMmOp op,
                                     Aten_WeightInt8packMmOp::Adaptor in,
                                     LoweringBuilder &b) {
  Value lhs = in.getSelf(), weights = in.getMat2(), scales = in.getScales();
  if (b.rank(lhs) != 2 || b.rank(weights) != 2 || b.rank(scales) != 1)
    return b.fail("expected two matrices and a vector of scales");
  Type elementType = b.elementType(lhs);
  if (!elementType.isF32() && !elementType.isBF16() && !elementType.isF16())
    return b.fail("expected rows of f32, bf16 or f16");
  if (b.elementType(scales) != elementType ||
      !b.elementType(weights).isSignedInteger(8))
    return b.fail("element types that torch refuses");
  AffineExpr rows = b.sizes(lhs)[0], inner = b.sizes(weights)[1];
  AffineExpr columns = b.sizes(weights)[0];
  lhs = b.rebind(lhs, {rows, inner});
  scales = b.rebind(scales, {columns});
  if (b.sizes(lhs)[1] != inner || b.sizes(scales)[0] != columns)
    return b.fail("sizes that torch refuses");
  Type type = b.tensorType({rows, columns}, elementType);
  return b.replace(
      b.custom("linear.int8_matmul", {lhs, weights, scales}, type, {}));
}

void torch_max::populateLinearLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAddmm);
  lowerings.add(lowerBaddbmm);
  lowerings.add(lowerDot);
  lowerings.add(lowerInt4Matmul);
  lowerings.add(lowerInt8Matmul);
  lowerings.add(lowerLinear);
  lowerings.add(lowerMatmul);
  lowerings.add(lowerMv);
  lowerings.add(lowerProduct<AtenBmmOp>);
  lowerings.add(lowerProduct<AtenMmOp>);
}
