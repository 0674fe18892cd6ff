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
  SmallVector<AffineExpr> input;
  SmallVector<AffineExpr> output;
  /// The distance of two neighbours of the output, measured in the input; zero
  /// if only the sizes tell it.
  SmallVector<double> scales;
};
} // namespace

constexpr int64_t kFirstImageAxis = 2;

/// How an op resizes an image of the sizes `input`.
template <typename TorchOp>
static std::optional<Resizing>
getResizing(TorchOp op, ArrayRef<AffineExpr> input, LoweringBuilder &b) {
  std::optional<SmallVector<AffineExpr>> axes =
      b.sizeList(op.getOutputSize(), "output_size");
  if (!axes || b.hasFailed())
    return std::nullopt;
  if (axes->size() + kFirstImageAxis != input.size()) {
    b.fail("there are " + Twine(axes->size()) + " sizes for an image of rank " +
           Twine(input.size()));
    return std::nullopt;
  }
  Resizing resizing{SmallVector<AffineExpr>(input),
                    SmallVector<AffineExpr>(input.take_front(kFirstImageAxis)),
                    {}};
  llvm::append_range(resizing.output, *axes);
  // The last operands: how much larger each axis becomes, or None.
  for (Value operand : op->getOperands().take_back(axes->size())) {
    double factor =
        b.isNone(operand) ? 0 : b.constantFloat(operand, "scale").value_or(0);
    resizing.scales.push_back(factor > 0 ? 1 / factor : 0);
  }
  if (b.hasFailed())
    return std::nullopt;
  return resizing;
}

/// The same for a gradient, which is told the input's sizes.
template <typename TorchOp>
static std::optional<Resizing> getResizing(TorchOp op, LoweringBuilder &b) {
  std::optional<SmallVector<AffineExpr>> sizes =
      b.sizeList(op.getInputSize(), "input_size");
  return sizes ? getResizing(op, *sizes, b) : std::nullopt;
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
                           const Resizing &resizing,
                           ArrayRef<AffineExpr> resultSizes, bool isExact,
                           LoweringBuilder &b) {
  ArrayRef<AffineExpr> from(resizing.input), to(resizing.output);
  size_t missing = 3 - resizing.scales.size();
  SmallVector<AffineExpr> numbers{
      b.scope.getProduct(from.take_front(kFirstImageAxis))};
  for (ArrayRef<AffineExpr> sizes : {from, to}) {
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
  std::optional<Resizing> resizing = getResizing(op, b.sizes(in.getSelf()), b);
  if (!resizing)
    return failure();
  return b.replace(resizeNearest("interpolation.nearest", in.getSelf(),
                                 *resizing, resizing->output, isExact, b));
}

template <typename TorchOp>
static LogicalResult lowerNearestBackward(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  std::optional<Resizing> resizing = getResizing(op, b);
  Type type = b.elementType(in.getGradOutput());
  if (!resizing || b.hasFailed())
    return failure();
  // Unlike forward, torch ignores a factor where the sizes say once or twice.
  for (auto [from, to, scale] :
       llvm::zip(ArrayRef(resizing->input).drop_front(kFirstImageAxis),
                 ArrayRef(resizing->output).drop_front(kFirstImageAxis),
                 resizing->scales))
    if (b.scope.areEqual(from, to) || b.scope.areEqual(from * 2, to))
      scale = 0;
  Value gradient = b.cast(in.getGradOutput(), b.computationType(type));
  Value result =
      resizeNearest("interpolation.nearest_backward", gradient, *resizing,
                    resizing->input, /*isExact=*/false, b);
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
  SmallVector<AffineExpr> sizes = b.sizes(tensor);
  if (b.hasFailed())
    return nullptr;
  AffineExpr outer = b.scope.getProduct(ArrayRef(sizes).take_front(axis));
  AffineExpr inner = b.scope.getProduct(ArrayRef(sizes).drop_front(axis + 1));
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

static bool checkIsFloat(Type type, LoweringBuilder &b) {
  if (type && !isa<mlir::FloatType>(type))
    b.fail("only floating-point images are interpolated");
  return !b.hasFailed();
}

template <typename TorchOp, Method method>
static LogicalResult lowerResample(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  std::optional<bool> alignCorners =
      b.constantBool(op.getAlignCorners(), "align_corners");
  std::optional<Resizing> resizing = getResizing(op, b.sizes(in.getSelf()), b);
  Type type = b.elementType(in.getSelf());
  if (!alignCorners || !resizing || !checkIsFloat(type, b))
    return failure();
  Value result = b.cast(in.getSelf(), b.computationType(type));
  for (int64_t axis = resizing->input.size(); axis-- > kFirstImageAxis;)
    if (method != Method::Linear || isResized(*resizing, axis, b))
      result = resampleAxis("interpolation.resample", result, axis,
                            resizing->output[axis], *resizing, method,
                            *alignCorners, b);
  return b.replace(b.cast(result, type));
}

template <typename TorchOp, Method method>
static LogicalResult lowerResampleBackward(TorchOp op,
                                           typename TorchOp::Adaptor in,
                                           LoweringBuilder &b) {
  std::optional<bool> alignCorners =
      b.constantBool(op.getAlignCorners(), "align_corners");
  std::optional<Resizing> resizing = getResizing(op, b);
  Type type = b.elementType(in.getGradOutput());
  if (!alignCorners || !resizing || !checkIsFloat(type, b))
    return failure();
  int64_t rank = resizing->input.size();
  // Torch takes the gradient as it is if no size changes, whatever the factors.
  if (llvm::none_of(
          llvm::seq<int64_t>(kFirstImageAxis, rank),
          [&](int64_t axis) { return isResized(*resizing, axis, b); }))
    return b.replace(in.getGradOutput());
  Value result = b.cast(in.getGradOutput(), b.computationType(type));
  for (int64_t axis = kFirstImageAxis; axis < rank; ++axis)
    if (method != Method::Linear || isResized(*resizing, axis, b))
      result = resampleAxis("interpolation.resample_backward", result, axis,
                            resizing->input[axis], *resizing, method,
                            *alignCorners, b);
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
  SmallVector<AffineExpr> image = b.sizes(input), samples = b.sizes(grid);
  std::optional<int64_t> mode =
      b.constantInt(op.getInterpolationMode(), "interpolation_mode");
  std::optional<int64_t> padding =
      b.constantInt(op.getPaddingMode(), "padding_mode");
  std::optional<bool> alignCorners =
      b.constantBool(op.getAlignCorners(), "align_corners");
  if (!mode || !padding || !alignCorners || b.hasFailed())
    return nullptr;
  if (*mode == kBicubic && axes == 3)
    return b.fail("bicubic sampling is for images of two axes");
  AffineExpr one = b.scope.getConstant(1);
  SmallVector<AffineExpr> numbers(image.begin(),
                                  image.begin() + kFirstImageAxis);
  numbers.append(3 - axes, one);
  numbers.append(image.begin() + kFirstImageAxis, image.end());
  numbers.append(3 - axes, one);
  numbers.append(samples.begin() + 1, samples.end() - 1);
  for (int64_t number : {axes, *mode, *padding, int64_t(*alignCorners)})
    numbers.push_back(b.scope.getConstant(number));
  return b.sizesAsTensor(numbers);
}

/// The sizes of what is sampled: [batch, channels, the grid's axes ...].
static SmallVector<AffineExpr>
getSampledSizes(Value input, Value grid, int64_t axes, LoweringBuilder &b) {
  SmallVector<AffineExpr> image = b.sizes(input), samples = b.sizes(grid);
  int64_t rank = axes + kFirstImageAxis;
  if (!b.hasFailed() && (static_cast<int64_t>(image.size()) != rank ||
                         static_cast<int64_t>(samples.size()) != rank))
    b.fail("an image and a grid of rank " + Twine(rank) + " are expected");
  if (!checkIsFloat(b.elementType(input), b))
    return {};
  image.truncate(kFirstImageAxis);
  image.append(samples.begin() + 1, samples.end() - 1);
  return image;
}

template <typename TorchOp, int64_t axes>
static LogicalResult lowerGridSampler(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  Type type = b.elementType(in.getInput()), compute = b.computationType(type);
  SmallVector<AffineExpr> sizes =
      getSampledSizes(in.getInput(), in.getGrid(), axes, b);
  if (b.hasFailed())
    return failure();
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
  if (b.hasFailed())
    return failure();
  SmallVector<AffineExpr> image = b.sizes(in.getInput());
  SmallVector<AffineExpr> grid = b.sizes(in.getGrid());
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
