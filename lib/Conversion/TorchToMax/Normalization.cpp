//===- Normalization.cpp - Softmax and layer norm -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// The axis that `dim` names. A tensor of rank 0 has one to these ops.
static int64_t getAxis(Value dim, Value &tensor, LoweringBuilder &b) {
  if (b.rank(tensor) == 0)
    tensor = b.addAxis(tensor, 0);
  return b.axis(dim, b.rank(tensor));
}

/// In the result's type, which may be wider than the operand's.
template <typename TorchOp, typename MaxOp>
static LogicalResult lowerSoftmax(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Type type = b.resultType();
  Value input = b.cast(in.getSelf(), b.computationType(type));
  Shape sizes = b.sizes(input);
  int64_t axis = getAxis(op.getDim(), input, b);
  Value result = b.create<MaxOp>(input, axis);
  if (b.rank(result) != sizes.rank())
    result = b.reshape(result, sizes);
  return b.replace(b.cast(result, type));
}

/// `compute` gives the operand's gradient from the result's, the result and the
/// axis.
template <typename TorchOp,
          Value (*compute)(Value, Value, int64_t, LoweringBuilder &)>
static LogicalResult lowerSoftmaxBackward(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  Type type = b.computationType(b.elementType(in.getOutput()));
  Shape sizes = b.sizes(in.getOutput());
  Value gradient = b.cast(in.getGradOutput(), type);
  Value y = b.cast(in.getOutput(), type);
  int64_t axis = getAxis(op.getDim(), y, b);
  gradient = b.reshape(gradient, b.sizes(y));
  Value result = compute(gradient, y, axis, b);
  return b.replace(b.cast(b.reshape(result, sizes), b.resultType()));
}

/// grad * y - y * sum(grad * y)
static Value computeSoftmaxGradient(Value gradient, Value y, int64_t axis,
                                    LoweringBuilder &b) {
  Value product = b.create<max::MulOp>(gradient, y);
  Value sum = getSum(product, axis, /*keepAxes=*/true, b);
  return b.create<max::SubOp>(product, b.create<max::MulOp>(y, sum));
}

/// grad - exp(y) * sum(grad)
static Value computeLogSoftmaxGradient(Value gradient, Value y, int64_t axis,
                                       LoweringBuilder &b) {
  Value sum = getSum(gradient, axis, /*keepAxes=*/true, b);
  return b.create<max::SubOp>(
      gradient, b.create<max::MulOp>(b.create<max::ExpOp>(y), sum));
}

//===----------------------------------------------------------------------===//
// Layer norm
//===----------------------------------------------------------------------===//

/// The normalised axes are one axis to the kernel, the others another.
static LogicalResult lowerLayerNorm(AtenNativeLayerNormOp op,
                                    AtenNativeLayerNormOp::Adaptor in,
                                    LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getInput());
  size_t count =
      b.listElements(op.getNormalizedShape(), "normalized_shape").size();
  double epsilon = b.constantFloat(op.getEps(), "eps");
  if (count == 0 || count > sizes.size())
    b.fail("normalized_shape must name some of the input's axes");
  Type type = b.elementType(in.getInput());
  if (!isa<mlir::FloatType>(type))
    b.fail("the input must be of floats");

  AffineExpr rows = b.scope.getProduct(sizes.drop_back(count));
  AffineExpr length = b.scope.getProduct(sizes.take_back(count));
  auto parameter = [&](Value original, Value converted, double otherwise) {
    if (b.isNone(original))
      return b.broadcastTo(b.constant(otherwise, type), {length});
    return b.reshape(b.cast(converted, type), {length});
  };
  Type wide = b.computationType(type);
  SmallVector<Value> results =
      b.custom("normalization.layer_norm",
               {b.reshape(in.getInput(), {rows, length}),
                parameter(op.getWeight(), in.getWeight(), 1.0),
                parameter(op.getBias(), in.getBias(), 0.0),
                b.addAxis(b.constant(epsilon, wide), 0)},
               {b.tensorType({rows, length}, type), b.tensorType({rows}, wide),
                b.tensorType({rows}, wide)});
  Shape statistics = sizes.drop_back(count);
  statistics.append(count, b.scope.getConstant(1));
  auto statistic = [&](unsigned index) {
    return b.cast(b.reshape(results[index], statistics), b.resultType(index));
  };
  return b.replace({b.reshape(results[0], sizes), statistic(1), statistic(2)});
}

void torch_max::populateNormalizationLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerSoftmax<Aten_SoftmaxOp, max::SoftmaxOp>);
  lowerings.add(lowerSoftmax<AtenSoftmaxIntOp, max::SoftmaxOp>);
  lowerings.add(lowerSoftmax<Aten_LogSoftmaxOp, max::LogSoftmaxOp>);
  lowerings.add(lowerSoftmax<AtenLogSoftmaxIntOp, max::LogSoftmaxOp>);
  lowerings.add(
      lowerSoftmaxBackward<Aten_SoftmaxBackwardDataOp, computeSoftmaxGradient>);
  lowerings.add(lowerSoftmaxBackward<Aten_LogSoftmaxBackwardDataOp,
                                     computeLogSoftmaxGradient>);
  lowerings.add(lowerLayerNorm);
}
