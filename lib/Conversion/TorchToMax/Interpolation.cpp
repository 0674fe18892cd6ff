//===- Interpolation.cpp - Images of another size -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flat.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Sizes and scales
//===----------------------------------------------------------------------===//

namespace {
/// How an image of [batch, channels, axes ...] gets another size.
struct Resizing {
  Shape input;
  Shape output;
  /// The distance of two neighbours of the output, measured in the input; zero
  /// if it follows from the sizes alone.
  SmallVector<double> scales;
};
} // namespace

constexpr int64_t kFirstImageAxis = 2;

/// How an op resizes an image of the sizes `input`.
template <typename TorchOp>
static Resizing getResizing(TorchOp op, const Shape &input,
                            LoweringBuilder &b) {
  Shape axes = b.sizeList(op.getOutputSize(), "output_size");
  if (axes.rank() + kFirstImageAxis != input.rank())
    b.fail("there are " + Twine(axes.rank()) + " sizes for an image of rank " +
           Twine(input.rank()));
  Resizing resizing{input, input.take_front(kFirstImageAxis), {}};
  llvm::append_range(resizing.output, axes);
  // The last operands: how much larger each axis becomes, or None.
  size_t count = std::min<size_t>(axes.size(), op->getNumOperands());
  for (Value operand : op->getOperands().take_back(count)) {
    double factor = b.isNone(operand) ? 0 : b.constantFloat(operand, "scale");
    resizing.scales.push_back(factor > 0 ? 1 / factor : 0);
  }
  resizing.scales.resize(input.drop_front(kFirstImageAxis).size());
  return resizing;
}

/// The same for a gradient, which has the input's sizes as an operand.
template <typename TorchOp>
static Resizing getResizing(TorchOp op, LoweringBuilder &b) {
  return getResizing(op, b.sizeList(op.getInputSize(), "input_size"), b);
}

/// A tensor of rank 1 with these numbers, of f64.
static Value doubles(ArrayRef<double> values, LoweringBuilder &b) {
  MLIRContext *context = b.getOperation()->getContext();
  auto type = RankedTensorType::get({static_cast<int64_t>(values.size())},
                                    Float64Type::get(context));
  return b.createAs<max::ConstantOp>(
      type, cast<ElementsAttr>(DenseElementsAttr::get(type, values)));
}

//===----------------------------------------------------------------------===//
// Nearest
//===----------------------------------------------------------------------===//

/// Calls a kernel that knows images of three axes; those that are missing in
/// front have size 1.
static Value resizeNearest(StringRef kernel, Value input,
                           const Resizing &resizing, const Shape &resultSizes,
                           bool isExact, LoweringBuilder &b) {
  if (b.hasFailed())
    return nullptr;
  size_t missing = 3 - resizing.scales.size();
  SmallVector<AffineExpr> numbers{
      b.scope.getProduct(resizing.input.take_front(kFirstImageAxis))};
  for (const Shape &sizes : {resizing.input, resizing.output}) {
    numbers.append(missing, b.scope.getConstant(1));
    llvm::append_range(numbers, sizes.drop_front(kFirstImageAxis));
  }
  numbers.push_back(b.scope.getConstant(isExact));
  SmallVector<double> scales(missing, 0);
  llvm::append_range(scales, resizing.scales);
  Value result = b.custom(
      kernel, {flatten(input, b), b.sizesAsTensor(numbers), doubles(scales, b)},
      b.tensorType({b.scope.getProduct(resultSizes)}, b.elementType(input)));
  return b.reshape(result, resultSizes);
}

template <typename TorchOp, bool isExact>
static LogicalResult lowerNearest(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Resizing resizing = getResizing(op, b.sizes(in.getSelf()), b);
  return b.replace(resizeNearest("interpolation.nearest", in.getSelf(),
                                 resizing, resizing.output, isExact, b));
}

template <typename TorchOp>
static LogicalResult lowerNearestBackward(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  Resizing resizing = getResizing(op, b);
  Type type = b.elementType(in.getGradOutput());
  // Unlike forward, torch ignores a factor where the sizes say once or twice.
  for (auto [from, to, scale] :
       llvm::zip(resizing.input.drop_front(kFirstImageAxis),
                 resizing.output.drop_front(kFirstImageAxis), resizing.scales))
    if (b.scope.areEqual(from, to) || b.scope.areEqual(from * 2, to))
      scale = 0;
  Value gradient = b.cast(in.getGradOutput(), b.computationType(type));
  Value result = resizeNearest("interpolation.nearest_backward", gradient,
                               resizing, resizing.input, /*isExact=*/false, b);
  return b.replace(b.cast(result, type));
}

//===----------------------------------------------------------------------===//
// Weighted sums along axes
//===----------------------------------------------------------------------===//

/// The numbers are those of the kernels in mojo_kernels/interpolation.
enum class Method {
  Linear = 0,
  Cubic = 1,
  LinearAntialiased = 2,
  CubicAntialiased = 3
};

/// Calls a kernel for one axis of `tensor`, which then has the size `size`.
static Value resampleAxis(StringRef kernel, Value tensor, int64_t axis,
                          AffineExpr size, const Resizing &resizing,
                          Method method, bool alignCorners,
                          LoweringBuilder &b) {
  Shape sizes = b.sizes(tensor);
  AffineExpr outer = b.scope.getProduct(sizes.take_front(axis));
  AffineExpr inner = b.scope.getProduct(sizes.drop_front(axis + 1));
  sizes[axis] = size;
  Value numbers =
      b.sizesAsTensor({outer, resizing.input[axis], resizing.output[axis],
                       inner, b.scope.getConstant(static_cast<int64_t>(method)),
                       b.scope.getConstant(alignCorners)});
  Value result = b.custom(
      kernel,
      {flatten(tensor, b), numbers,
       doubles(resizing.scales[axis - kFirstImageAxis], b)},
      b.tensorType({b.scope.getProduct(sizes)}, b.elementType(tensor)));
  return b.reshape(result, sizes);
}

static bool isResized(const Resizing &resizing, int64_t axis,
                      LoweringBuilder &b) {
  return !b.scope.areEqual(resizing.input[axis], resizing.output[axis]);
}

static void checkIsFloat(Type type, LoweringBuilder &b) {
  if (!isa<mlir::FloatType>(type))
    b.fail("only floating-point images are interpolated");
}

template <typename TorchOp, Method method>
static LogicalResult lowerResample(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  bool alignCorners = b.constantBool(op.getAlignCorners(), "align_corners");
  Resizing resizing = getResizing(op, b.sizes(in.getSelf()), b);
  Type type = b.elementType(in.getSelf());
  checkIsFloat(type, b);
  Value result = b.cast(in.getSelf(), b.computationType(type));
  for (int64_t axis = resizing.input.size(); axis-- > kFirstImageAxis;)
    if (method != Method::Linear || isResized(resizing, axis, b))
      result = resampleAxis("interpolation.resample", result, axis,
                            resizing.output[axis], resizing, method,
                            alignCorners, b);
  return b.replace(b.cast(result, type));
}

template <typename TorchOp, Method method>
static LogicalResult lowerResampleBackward(TorchOp op,
                                           typename TorchOp::Adaptor in,
                                           LoweringBuilder &b) {
  bool alignCorners = b.constantBool(op.getAlignCorners(), "align_corners");
  Resizing resizing = getResizing(op, b);
  Type type = b.elementType(in.getGradOutput());
  checkIsFloat(type, b);
  int64_t rank = resizing.input.size();
  // Torch takes the gradient as it is if no size changes, whatever the factors.
  if (b.scope.areEqual(resizing.input, resizing.output))
    return b.replace(in.getGradOutput());
  Value result = b.cast(in.getGradOutput(), b.computationType(type));
  for (int64_t axis = kFirstImageAxis; axis < rank; ++axis)
    if (method != Method::Linear || isResized(resizing, axis, b))
      result =
          resampleAxis("interpolation.resample_backward", result, axis,
                       resizing.input[axis], resizing, method, alignCorners, b);
  return b.replace(b.cast(result, type));
}

//===----------------------------------------------------------------------===//
// Samples at any position
//===----------------------------------------------------------------------===//

/// The operand that describes a sampling to the kernels, which know images of
/// three axes; an image of two has depth 1.
template <typename TorchOp>
static Value getSampling(TorchOp op, Value input, Value grid, int64_t axes,
                         LoweringBuilder &b) {
  constexpr int64_t kBicubic = 2;
  Shape image = b.sizes(input), samples = b.sizes(grid);
  int64_t mode = b.constantInt(op.getInterpolationMode(), "interpolation_mode");
  int64_t padding = b.constantInt(op.getPaddingMode(), "padding_mode");
  bool alignCorners = b.constantBool(op.getAlignCorners(), "align_corners");
  if (mode == kBicubic && axes == 3)
    return b.fail("bicubic sampling is for images of two axes");
  AffineExpr one = b.scope.getConstant(1);
  SmallVector<AffineExpr> numbers(image.take_front(kFirstImageAxis));
  numbers.append(3 - axes, one);
  llvm::append_range(numbers, image.drop_front(kFirstImageAxis));
  numbers.append(3 - axes, one);
  llvm::append_range(numbers, samples.drop_front(1).drop_back(1));
  for (int64_t number : {axes, mode, padding, int64_t(alignCorners)})
    numbers.push_back(b.scope.getConstant(number));
  return b.sizesAsTensor(numbers);
}

/// The sizes of what is sampled: [batch, channels, the grid's axes ...].
static Shape getSampledSizes(Value input, Value grid, int64_t axes,
                             LoweringBuilder &b) {
  Shape image = b.sizes(input), samples = b.sizes(grid);
  int64_t rank = axes + kFirstImageAxis;
  if (image.rank() != rank || samples.rank() != rank)
    b.fail("an image and a grid of rank " + Twine(rank) + " are expected");
  checkIsFloat(b.elementType(input), b);
  Shape sampled = image.take_front(kFirstImageAxis);
  llvm::append_range(sampled, samples.drop_front(1).drop_back(1));
  return sampled;
}

template <typename TorchOp, int64_t axes>
static LogicalResult lowerGridSampler(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  Type type = b.elementType(in.getInput()), compute = b.computationType(type);
  Shape sizes = getSampledSizes(in.getInput(), in.getGrid(), axes, b);
  Value result =
      b.custom("interpolation.grid_sample",
               {flatten(b.cast(in.getInput(), compute), b),
                flatten(b.cast(in.getGrid(), compute), b),
                getSampling(op, in.getInput(), in.getGrid(), axes, b)},
               b.tensorType({b.scope.getProduct(sizes)}, compute));
  return b.replace(b.cast(b.reshape(result, sizes), type));
}

static LogicalResult
lowerGridSamplerBackward(AtenGridSampler2dBackwardOp op,
                         AtenGridSampler2dBackwardOp::Adaptor in,
                         LoweringBuilder &b) {
  constexpr int64_t kAxes = 2;
  Type type = b.elementType(in.getInput()), compute = b.computationType(type);
  getSampledSizes(in.getInput(), in.getGrid(), kAxes, b);
  Shape image = b.sizes(in.getInput());
  Shape grid = b.sizes(in.getGrid());
  SmallVector<Value> gradients =
      b.custom("interpolation.grid_sample_backward",
               {flatten(b.cast(in.getGradOutput(), compute), b),
                flatten(b.cast(in.getInput(), compute), b),
                flatten(b.cast(in.getGrid(), compute), b),
                getSampling(op, in.getInput(), in.getGrid(), kAxes, b)},
               {b.tensorType({b.scope.getProduct(image)}, compute),
                b.tensorType({b.scope.getProduct(grid)}, compute)});
  return b.replace({b.cast(b.reshape(gradients[0], image), type),
                    b.cast(b.reshape(gradients[1], grid), type)});
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

template <typename ForwardOp, typename BackwardOp>
static void addNearest(LoweringSet &lowerings) {
  lowerings.add(lowerNearest<ForwardOp, /*isExact=*/false>);
  lowerings.add(lowerNearestBackward<BackwardOp>);
}

template <typename ForwardOp, typename BackwardOp, Method method>
static void addResample(LoweringSet &lowerings) {
  lowerings.add(lowerResample<ForwardOp, method>);
  lowerings.add(lowerResampleBackward<BackwardOp, method>);
}

void torch_max::populateInterpolationLowerings(LoweringSet &lowerings) {
  addNearest<AtenUpsampleNearest1dOp, AtenUpsampleNearest1dBackwardOp>(
      lowerings);
  addNearest<AtenUpsampleNearest2dOp, AtenUpsampleNearest2dBackwardOp>(
      lowerings);
  addNearest<AtenUpsampleNearest3dOp, AtenUpsampleNearest3dBackwardOp>(
      lowerings);
  lowerings.add(lowerNearest<Aten_UpsampleNearestExact1dOp, /*isExact=*/true>);
  lowerings.add(lowerNearest<Aten_UpsampleNearestExact2dOp, /*isExact=*/true>);
  lowerings.add(lowerNearest<Aten_UpsampleNearestExact3dOp, /*isExact=*/true>);
  addResample<AtenUpsampleLinear1dOp, AtenUpsampleLinear1dBackwardOp,
              Method::Linear>(lowerings);
  addResample<AtenUpsampleBilinear2dOp, AtenUpsampleBilinear2dBackwardOp,
              Method::Linear>(lowerings);
  addResample<AtenUpsampleTrilinear3dOp, AtenUpsampleTrilinear3dBackwardOp,
              Method::Linear>(lowerings);
  addResample<AtenUpsampleBicubic2dOp, AtenUpsampleBicubic2dBackwardOp,
              Method::Cubic>(lowerings);
  lowerings.add(
      lowerResample<Aten_UpsampleBilinear2dAaOp, Method::LinearAntialiased>);
  lowerings.add(
      lowerResample<Aten_UpsampleBicubic2dAaOp, Method::CubicAntialiased>);
  lowerings.add(lowerGridSampler<AtenGridSampler2dOp, 2>);
  lowerings.add(lowerGridSampler<AtenGridSampler3dOp, 3>);
  lowerings.add(lowerGridSamplerBackward);
}
