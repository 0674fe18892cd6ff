//===- Pooling.cpp - Pooling and its gradients --------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// All poolings use our kernels: those of the engine give no indices, count
// padding wrongly and do not support uneven windows. The kernels take [planes,
// x, y, z]: batch and channels are one axis, and one kernel serves all ranks.
//
//===----------------------------------------------------------------------===//

#include "Windows.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

namespace {

/// The windows along one axis. A kernel of 0 stands for adaptive pooling.
struct Axis {
  AffineExpr input, output;
  int64_t kernel = 0, stride = 1, padding = 0, dilation = 1;
};
using Axes = SmallVector<Axis>;

} // namespace

/// The sizes of the pooled axes, which are the last ones.
static Shape getPooledSizes(Value tensor, int64_t axes, LoweringBuilder &b) {
  Shape sizes = b.sizes(tensor);
  if (sizes.rank() != axes + 1 && sizes.rank() != axes + 2)
    b.fail("expected a tensor of rank " + Twine(axes + 1) + " or " +
           Twine(axes + 2));
  return sizes.take_back(axes);
}

/// The sizes of a tensor like `tensor` in its batch and channels.
static Shape withPooledSizes(Value tensor, const Shape &pooled,
                             LoweringBuilder &b) {
  Shape sizes = b.sizes(tensor).drop_back(pooled.rank());
  llvm::append_range(sizes, pooled);
  return sizes;
}

/// [planes, x, y, z]
static Shape getPlanes(const Shape &sizes, int64_t axes, LoweringBuilder &b) {
  Shape planes = b.shape({b.scope.getProduct(sizes.drop_back(axes))});
  llvm::append_range(planes, sizes.take_back(axes));
  return withKernelAxes(planes, 1, b);
}

static Value toPlanes(Value tensor, int64_t axes, LoweringBuilder &b) {
  return b.reshape(tensor, getPlanes(b.sizes(tensor), axes, b));
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// How many windows there are. With ceil_mode, the last one may reach beyond
/// the padding behind the input, but must begin before it. Either can be what
/// limits them; which one does not depend on the input's size.
static AffineExpr getOutputSize(const Axis &axis, bool ceilMode,
                                LoweringBuilder &b) {
  int64_t reach = (axis.kernel - 1) * axis.dilation + 1;
  int64_t rounding = ceilMode ? axis.stride - 1 : 0;
  int64_t lastBegin = 2 * axis.padding - reach;
  if (ceilMode)
    lastBegin = std::min(lastBegin, axis.padding - axis.stride);
  return b.scope.simplify(
      (axis.input + (lastBegin + rounding)).floorDiv(axis.stride) + 1);
}

/// Windows from a pooling's operands; there may be no dilation. An output that
/// is given is taken as it is.
static Axes getAxes(Value input, int64_t count, Value kernel, Value stride,
                    Value padding, Value dilation, Value ceilMode, Value output,
                    LoweringBuilder &b) {
  Shape inputSizes = getPooledSizes(input, count, b);
  Shape outputSizes = b.shape();
  if (output)
    outputSizes = getPooledSizes(output, count, b);
  auto kernels = getWindowNumbers(kernel, "kernel_size", count, 1, b);
  auto strides = kernels;
  if (!b.listElements(stride, "stride").empty())
    strides = getWindowNumbers(stride, "stride", count, 1, b);
  auto paddings = getWindowNumbers(padding, "padding", count, 0, b);
  SmallVector<int64_t> dilations(count, 1);
  if (dilation)
    dilations = getWindowNumbers(dilation, "dilation", count, 1, b);
  bool roundsUp = b.constantBool(ceilMode, "ceil_mode");
  Axes axes;
  for (int64_t i = 0; i < count; ++i) {
    Axis axis = {inputSizes[i], AffineExpr(), kernels[i],
                 strides[i],    paddings[i],  dilations[i]};
    axis.output = output ? outputSizes[i] : getOutputSize(axis, roundsUp, b);
    if (isKnownEmpty(axis.output, b))
      b.fail("a window of " + Twine(axis.kernel) +
             " does not fit into an axis of size " +
             b.scope.toString(axis.input));
    axes.push_back(axis);
  }
  return axes;
}

/// The windows of adaptive pooling.
static Axes getAdaptiveAxes(Value input, const Shape &output,
                            LoweringBuilder &b) {
  Shape inputSizes = getPooledSizes(input, output.rank(), b);
  Axes axes;
  for (auto [index, outputSize] : llvm::enumerate(output))
    axes.push_back({inputSizes[index], outputSize});
  return axes;
}

static Shape getAdaptiveSizes(Value list, int64_t count, LoweringBuilder &b) {
  Shape sizes = b.sizeList(list, "output_size");
  if (sizes.rank() == 1)
    sizes.resize(count, sizes.front());
  if (sizes.rank() != count)
    b.fail("output_size must have " + Twine(count) + " elements");
  return sizes;
}

/// The windows of an adaptive pooling with a list of output sizes.
static Axes getAdaptiveAxes(Value input, Value outputSize, int64_t count,
                            LoweringBuilder &b) {
  return getAdaptiveAxes(input, getAdaptiveSizes(outputSize, count, b), b);
}

/// The operand that describes the windows to the kernels; `more` is appended.
static Value getNumbers(const Axes &axes, ArrayRef<int64_t> more,
                        LoweringBuilder &b) {
  SmallVector<AffineExpr> numbers;
  auto append = [&](const Axis &axis) {
    llvm::append_values(numbers, axis.input, axis.output);
    for (int64_t n : {axis.kernel, axis.stride, axis.padding, axis.dilation})
      numbers.push_back(b.scope.getConstant(n));
  };
  AffineExpr one = b.scope.getConstant(1);
  for (int64_t i = axes.size(); i < kKernelAxes; ++i)
    append({one, one, /*kernel=*/1});
  llvm::for_each(axes, append);
  for (int64_t n : more)
    numbers.push_back(b.scope.getConstant(n));
  return b.sizesAsTensor(numbers);
}

static Shape getOutputSizes(const Axes &axes, LoweringBuilder &b) {
  return b.shape(
      llvm::map_to_vector(axes, [](const Axis &axis) { return axis.output; }));
}

static Shape getInputSizes(const Axes &axes, LoweringBuilder &b) {
  return b.shape(
      llvm::map_to_vector(axes, [](const Axis &axis) { return axis.input; }));
}

//===----------------------------------------------------------------------===//
// Largest elements
//===----------------------------------------------------------------------===//

static LogicalResult replaceWithMax(Value input, const Axes &axes,
                                    LoweringBuilder &b) {
  int64_t count = axes.size();
  Type type = getWindowComputeType(input, b);
  Shape sizes = withPooledSizes(input, getOutputSizes(axes, b), b);
  Shape planes = getPlanes(sizes, count, b);
  SmallVector<Value> results = b.custom(
      "pooling.max",
      {toPlanes(b.cast(input, type), count, b), getNumbers(axes, {}, b)},
      {b.tensorType(planes, type), b.tensorType(planes, b.si64())});
  Value values = b.cast(b.reshape(results[0], sizes), b.elementType(input));
  return b.replace({values, b.reshape(results[1], sizes)});
}

static constexpr StringLiteral kMaxValues = "pooling.max_values";

/// The values alone, if the indices have no uses. Channels last, as the
/// convolutions around it are.
static LogicalResult replaceWithMaxValues(Value input, const Axes &axes,
                                          LoweringBuilder &b) {
  int64_t count = axes.size();
  Shape sizes = withPooledSizes(input, getOutputSizes(axes, b), b);
  SmallVector<int64_t> kernels, strides, paddings, dilations;
  for (const Axis &axis : axes) {
    kernels.push_back(axis.kernel);
    strides.push_back(axis.stride);
    paddings.push_back(axis.padding);
    dilations.push_back(axis.dilation);
  }
  auto list = [&](StringRef name, SmallVector<int64_t> numbers, int64_t other) {
    numbers.insert(numbers.begin(), kKernelAxes - count, other);
    return b.parameter(name, numbers);
  };
  Shape last = b.shape({sizes[0]});
  llvm::append_range(last, getOutputSizes(axes, b));
  last.push_back(sizes[1]);
  Value values = b.custom(
      kMaxValues, {channelsLast(input, b)},
      b.tensorType(last, b.elementType(input)),
      {list("kernels", kernels, 1), list("strides", strides, 1),
       list("paddings", paddings, 0), list("dilations", dilations, 1)});
  Value result = channelsFirst(values, b);
  // The indices, which nothing reads.
  return b.replace({result, b.createAs<max::BroadcastToOp>(
                                b.tensorType(sizes, b.si64()),
                                b.constant(int64_t(0), b.si64()))});
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerMaxPool(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Axes axes = getAxes(in.getSelf(), count, op.getKernelSize(), op.getStride(),
                      op.getPadding(), op.getDilation(), op.getCeilMode(),
                      /*output=*/nullptr, b);
  bool hasBatch = b.rank(in.getSelf()) == count + 2;
  return hasBatch && op->getResult(1).use_empty() &&
                 max::lookupKernel(kMaxValues)
                     ->takes(b.elementType(in.getSelf()))
             ? replaceWithMaxValues(in.getSelf(), axes, b)
             : replaceWithMax(in.getSelf(), axes, b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerAdaptiveMaxPool(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  return replaceWithMax(
      in.getSelf(), getAdaptiveAxes(in.getSelf(), op.getOutputSize(), count, b),
      b);
}

/// Zeros with `updates` where `indices` say, in each plane.
static LogicalResult replaceWithScatter(Value updates, Value indices,
                                        const Shape &pooled, bool accumulate,
                                        LoweringBuilder &b) {
  int64_t count = pooled.rank();
  Type type = getWindowComputeType(updates, b);
  getPooledSizes(updates, count, b);
  Shape sizes = withPooledSizes(updates, pooled, b);
  if (areKnownToDiffer(b.sizes(updates), b.sizes(indices), b))
    b.fail("there must be one index for each element");
  if (b.elementType(indices) != b.si64())
    b.fail("indices must be of int64");
  Value result = b.custom(
      "pooling.scatter",
      {toPlanes(b.cast(updates, type), count, b), toPlanes(indices, count, b)},
      b.tensorType(getPlanes(sizes, count, b), type),
      {b.parameter("accumulate", accumulate)});
  return b.replace(b.cast(b.reshape(result, sizes), b.elementType(updates)));
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerMaxPoolBackward(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  return replaceWithScatter(in.getGradOutput(), in.getIndices(),
                            getPooledSizes(in.getSelf(), count, b),
                            /*accumulate=*/true, b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerMaxUnpool(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  return replaceWithScatter(in.getSelf(), in.getIndices(),
                            getAdaptiveSizes(op.getOutputSize(), count, b),
                            /*accumulate=*/false, b);
}

//===----------------------------------------------------------------------===//
// Means
//===----------------------------------------------------------------------===//

namespace {
/// What a window's sum is divided by.
struct Divisor {
  bool countsPadding = false;
  /// 0: the size of the window.
  int64_t value = 0;
};
} // namespace

template <typename TorchOp>
static Divisor getDivisor(TorchOp op, LoweringBuilder &b) {
  Divisor divisor;
  divisor.countsPadding =
      b.constantBool(op.getCountIncludePad(), "count_include_pad");
  if (b.isNone(op.getDivisorOverride()))
    return divisor;
  divisor.value = b.constantInt(op.getDivisorOverride(), "divisor_override");
  if (divisor.value == 0)
    b.fail("divisor_override must not be 0");
  return divisor;
}

/// The means of the windows of `input`; with a `gradient`, which is that of the
/// means, the gradient of `input` instead.
static LogicalResult replaceWithAverage(Value input, Value gradient,
                                        const Axes &axes, Divisor divisor,
                                        LoweringBuilder &b) {
  Value tensor = gradient ? gradient : input;
  Type type = getWindowComputeType(tensor, b);
  Shape sizes = withPooledSizes(
      tensor, gradient ? getInputSizes(axes, b) : getOutputSizes(axes, b), b);
  Value numbers = getNumbers(axes, {divisor.countsPadding, divisor.value}, b);
  Value result =
      b.custom(gradient ? "pooling.average_backward" : "pooling.average",
               {toPlanes(b.cast(tensor, type), axes.size(), b), numbers},
               b.tensorType(getPlanes(sizes, axes.size(), b), type));
  return b.replace(b.cast(b.reshape(result, sizes), b.elementType(tensor)));
}

template <typename TorchOp>
static LogicalResult averageWindows(TorchOp op, Value input, Value gradient,
                                    int64_t count, LoweringBuilder &b) {
  Axes axes = getAxes(input, count, op.getKernelSize(), op.getStride(),
                      op.getPadding(), /*dilation=*/nullptr, op.getCeilMode(),
                      /*output=*/gradient, b);
  return replaceWithAverage(input, gradient, axes, getDivisor(op, b), b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerAvgPool(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  return averageWindows(op, in.getSelf(), /*gradient=*/nullptr, count, b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerAvgPoolBackward(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  return averageWindows(op, in.getSelf(), in.getGradOutput(), count, b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerAdaptiveAvgPool(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  return replaceWithAverage(
      in.getSelf(), /*gradient=*/nullptr,
      getAdaptiveAxes(in.getSelf(), op.getOutputSize(), count, b), Divisor(),
      b);
}

template <typename TorchOp, int64_t count>
static LogicalResult lowerAdaptiveAvgPoolBackward(TorchOp op,
                                                  typename TorchOp::Adaptor in,
                                                  LoweringBuilder &b) {
  Shape sizes = getPooledSizes(in.getGradOutput(), count, b);
  Axes axes = getAdaptiveAxes(in.getSelf(), sizes, b);
  return replaceWithAverage(in.getSelf(), in.getGradOutput(), axes, Divisor(),
                            b);
}

void torch_max::populatePoolingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerMaxPool<AtenMaxPool2dWithIndicesOp, 2>);
  lowerings.add(lowerMaxPool<AtenMaxPool3dWithIndicesOp, 3>);
  lowerings.add(lowerMaxPoolBackward<AtenMaxPool2dWithIndicesBackwardOp, 2>);
  lowerings.add(lowerMaxPoolBackward<AtenMaxPool3dWithIndicesBackwardOp, 3>);
  lowerings.add(lowerAdaptiveMaxPool<AtenAdaptiveMaxPool2dOp, 2>);
  lowerings.add(lowerAdaptiveMaxPool<AtenAdaptiveMaxPool3dOp, 3>);
  lowerings.add(lowerMaxPoolBackward<AtenAdaptiveMaxPool2dBackwardOp, 2>);
  lowerings.add(lowerMaxPoolBackward<AtenAdaptiveMaxPool3dBackwardOp, 3>);
  lowerings.add(lowerMaxUnpool<AtenMaxUnpool2dOp, 2>);
  lowerings.add(lowerMaxUnpool<AtenMaxUnpool3dOp, 3>);
  lowerings.add(lowerAvgPool<AtenAvgPool2dOp, 2>);
  lowerings.add(lowerAvgPool<AtenAvgPool3dOp, 3>);
  lowerings.add(lowerAvgPoolBackward<AtenAvgPool2dBackwardOp, 2>);
  lowerings.add(lowerAvgPoolBackward<AtenAvgPool3dBackwardOp, 3>);
  lowerings.add(lowerAdaptiveAvgPool<Aten_AdaptiveAvgPool2dOp, 2>);
  lowerings.add(lowerAdaptiveAvgPool<Aten_AdaptiveAvgPool3dOp, 3>);
  lowerings.add(
      lowerAdaptiveAvgPoolBackward<Aten_AdaptiveAvgPool2dBackwardOp, 2>);
  lowerings.add(
      lowerAdaptiveAvgPoolBackward<Aten_AdaptiveAvgPool3dBackwardOp, 3>);
}
