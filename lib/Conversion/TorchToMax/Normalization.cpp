//===- Normalization.cpp - Softmax and layer norm -------------------------===//
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

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// In the result's type, which may be wider than the operand's. A tensor of
/// rank 0 has one element.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerSoftmax(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Value input = b.cast(in.getSelf(), b.resultType());
  bool isScalar = b.rank(input) == 0;
  if (isScalar)
    input = b.addAxis(input, 0);
  std::optional<int64_t> axis =
      isScalar ? 0 : b.axis(op.getDim(), b.rank(input));
  if (!axis)
    return failure();
  Value result = b.create<MaxOp>(input, *axis);
  return b.replace(isScalar ? b.removeAxis(result, 0) : result);
}

/// grad * y - y * sum(grad * y)
static LogicalResult
lowerSoftmaxBackward(Aten_SoftmaxBackwardDataOp op,
                     Aten_SoftmaxBackwardDataOp::Adaptor in,
                     LoweringBuilder &b) {
  Value y = in.getOutput();
  std::optional<int64_t> axis = b.axis(op.getDim(), b.rank(y));
  if (!axis)
    return failure();
  Value product = b.create<max::MulOp>(in.getGradOutput(), y);
  Value sum = b.create<max::ReduceAddOp>(product, *axis);
  Value result = b.create<max::SubOp>(product, b.create<max::MulOp>(y, sum));
  return b.replace(b.cast(result, b.resultType()));
}

/// grad - exp(y) * sum(grad)
static LogicalResult
lowerLogSoftmaxBackward(Aten_LogSoftmaxBackwardDataOp op,
                        Aten_LogSoftmaxBackwardDataOp::Adaptor in,
                        LoweringBuilder &b) {
  Value y = in.getOutput(), gradient = in.getGradOutput();
  std::optional<int64_t> axis = b.axis(op.getDim(), b.rank(y));
  if (!axis)
    return failure();
  Value sum = b.create<max::ReduceAddOp>(gradient, *axis);
  Value result = b.create<max::SubOp>(
      gradient, b.create<max::MulOp>(b.create<max::ExpOp>(y), sum));
  return b.replace(b.cast(result, b.resultType()));
}

//===----------------------------------------------------------------------===//
// Layer norm
//===----------------------------------------------------------------------===//

/// The normalised axes are one axis to the engine. The statistics that torch
/// returns besides are computed apart; where nobody reads them, they go away.
static LogicalResult lowerLayerNorm(AtenNativeLayerNormOp op,
                                    AtenNativeLayerNormOp::Adaptor in,
                                    LoweringBuilder &b) {
  SmallVector<AffineExpr> sizes = b.sizes(in.getInput());
  size_t count =
      b.listElements(op.getNormalizedShape(), "normalized_shape").size();
  std::optional<double> epsilon = b.constantFloat(op.getEps(), "eps");
  if (count == 0 || count > sizes.size())
    b.fail("normalized_shape must name some of the input's axes");
  if (b.hasFailed() || !epsilon)
    return failure();

  SmallVector<AffineExpr> outer(sizes.begin(), sizes.end() - count);
  AffineExpr length = b.scope.getProduct(ArrayRef(sizes).take_back(count));
  SmallVector<AffineExpr> merged(outer);
  merged.push_back(length);
  Value input = b.reshape(in.getInput(), merged);
  Type type = b.elementType(input);
  auto parameter = [&](Value original, Value converted, double otherwise) {
    if (b.isNone(original))
      return b.broadcastTo(b.constant(otherwise, type), {length});
    return b.reshape(b.cast(converted, type), {length});
  };
  Value gamma = parameter(op.getWeight(), in.getWeight(), 1.0);
  Value beta = parameter(op.getBias(), in.getBias(), 0.0);
  Value result = b.create<max::LayerNormOp>(
      input, gamma, beta,
      FloatAttr::get(Float64Type::get(op.getContext()), *epsilon));

  int64_t axis = outer.size();
  Value mean = b.create<max::ReduceMeanOp>(input, axis);
  Value centered = b.create<max::SubOp>(input, mean);
  Value variance = b.create<max::ReduceMeanOp>(
      b.create<max::MulOp>(centered, centered), axis);
  Value rstd = b.create<max::RsqrtOp>(
      b.create<max::AddOp>(variance, b.constant(*epsilon, type)));
  SmallVector<AffineExpr> statistics(outer);
  statistics.append(count, b.scope.getConstant(1));
  return b.replace({b.reshape(result, sizes),
                    b.cast(b.reshape(mean, statistics), b.resultType(1)),
                    b.cast(b.reshape(rstd, statistics), b.resultType(2))});
}

void torch_max::populateNormalizationLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerSoftmax<Aten_SoftmaxOp, max::SoftmaxOp>);
  lowerings.add(lowerSoftmax<AtenSoftmaxIntOp, max::SoftmaxOp>);
  lowerings.add(lowerSoftmax<Aten_LogSoftmaxOp, max::LogSoftmaxOp>);
  lowerings.add(lowerSoftmax<AtenLogSoftmaxIntOp, max::LogSoftmaxOp>);
  lowerings.add(lowerSoftmaxBackward);
  lowerings.add(lowerLogSoftmaxBackward);
  lowerings.add(lowerLayerNorm);
}
