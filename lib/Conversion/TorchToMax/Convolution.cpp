//===- Convolution.cpp - Convolutions and their gradients ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A convolution ties two tensors by a filter: a wide one, which it reads, and a
// narrow one, which has one position for each place of the filter. A
// convolution makes the narrow tensor from the wide one, a transposed
// convolution the wide from the narrow, and each is the other's gradient; the
// filter's gradient is made from both. The filter is [narrow channels, wide
// channels of a group, sizes...] in all of them.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"
#include "Windows.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

namespace {

struct Convolution {
  SmallVector<int64_t> strides, paddings, dilations;
  int64_t groups = 1;

  int64_t axes() const { return strides.size(); }
};

} // namespace

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The distance from the first to the last element that the filter reads.
static AffineExpr getReach(AffineExpr filterSize, int64_t dilation) {
  return (filterSize - 1) * dilation;
}

/// The sizes of the narrow tensor: one position for each place of the filter.
static Shape getNarrowSizes(const Shape &wideSizes, const Shape &filterSizes,
                            const Convolution &convolution,
                            LoweringBuilder &b) {
  Shape sizes = b.shape({wideSizes[0], filterSizes[0]});
  for (int64_t i = 0; i < convolution.axes(); ++i) {
    AffineExpr room = wideSizes[i + 2] + 2 * convolution.paddings[i] -
                      getReach(filterSizes[i + 2], convolution.dilations[i]) -
                      1;
    sizes.push_back(
        b.scope.simplify(room.floorDiv(convolution.strides[i]) + 1));
  }
  return sizes;
}

/// The smallest sizes of a wide tensor, and what is added to them: several
/// sizes give the same narrow tensor.
static Shape getWideSizes(Value narrow, Value filter,
                          const Convolution &convolution,
                          ArrayRef<int64_t> added, LoweringBuilder &b) {
  Shape narrowSizes = b.sizes(narrow);
  Shape filterSizes = b.sizes(filter);
  Shape sizes = b.shape({narrowSizes[0], filterSizes[1] * convolution.groups});
  for (int64_t i = 0; i < convolution.axes(); ++i)
    sizes.push_back(b.scope.simplify(
        (narrowSizes[i + 2] - 1) * convolution.strides[i] -
        2 * convolution.paddings[i] +
        getReach(filterSizes[i + 2], convolution.dilations[i]) + added[i] + 1));
  return sizes;
}

//===----------------------------------------------------------------------===//
// Our kernels
//===----------------------------------------------------------------------===//

static Value withKernelAxes(Value tensor, LoweringBuilder &b) {
  return b.reshape(tensor, torch_max::withKernelAxes(b.sizes(tensor), 2, b));
}

/// The operand that describes a convolution to the kernels.
static Value getNumbers(const Shape &narrow, const Shape &wide,
                        const Shape &filter, const Convolution &convolution,
                        LoweringBuilder &b) {
  auto constant = [&](int64_t value) { return b.scope.getConstant(value); };
  SmallVector<AffineExpr> numbers = {narrow[0], narrow[1], filter[1],
                                     constant(convolution.groups)};
  // A missing axis: sizes and steps of 1, and no padding.
  for (int64_t i = convolution.axes(); i < kKernelAxes; ++i)
    for (int64_t number : {1, 1, 1, 1, 0, 1})
      numbers.push_back(constant(number));
  for (int64_t i = 0; i < convolution.axes(); ++i) {
    llvm::append_values(numbers, narrow[i + 2], wide[i + 2], filter[i + 2]);
    for (int64_t number : {convolution.strides[i], convolution.paddings[i],
                           convolution.dilations[i]})
      numbers.push_back(constant(number));
  }
  return b.sizesAsTensor(numbers);
}

/// Calls a kernel that makes one of the three tensors, of the given sizes, from
/// the two others, or from columns.
static Value callKernel(StringRef kernel, ArrayRef<Value> operands,
                        Value numbers, const Shape &sizes, LoweringBuilder &b) {
  SmallVector<Value> all;
  for (Value operand : operands)
    all.push_back(b.rank(operand) < 3 ? operand : withKernelAxes(operand, b));
  all.push_back(numbers);
  Type type = b.tensorType(torch_max::withKernelAxes(sizes, 2, b),
                           b.elementType(operands.front()));
  return b.reshape(b.custom(kernel, all, type), sizes);
}

//===----------------------------------------------------------------------===//
// Convolutions of the engine
//===----------------------------------------------------------------------===//

/// One axis along which filter and steps are 1, in front of a single one: the
/// engine convolves over two or three.
static Value withEngineAxes(Value tensor, int64_t axes, LoweringBuilder &b) {
  return axes == 1 ? b.addAxis(tensor, 2) : tensor;
}

/// The convolution as the engine has it, channels last.
static Value convolveChannelsLast(Value input, Value filter,
                                  const Convolution &convolution,
                                  LoweringBuilder &b) {
  int64_t axes = convolution.axes();
  SmallVector<int64_t> strides = convolution.strides,
                       dilations = convolution.dilations, paddings;
  for (int64_t padding : convolution.paddings)
    paddings.append(2, padding);
  if (axes == 1) {
    strides.insert(strides.begin(), 1);
    dilations.insert(dilations.begin(), 1);
    paddings.insert(paddings.begin(), 2, 0);
  }
  Value engineFilter = withEngineAxes(filter, axes, b);
  SmallVector<int64_t> permutation;
  for (int64_t axis = 2, rank = b.rank(engineFilter); axis < rank; ++axis)
    permutation.push_back(axis);
  llvm::append_values(permutation, 1, 0);
  MLIRContext *context = b.getOperation()->getContext();
  auto attribute = [&](ArrayRef<int64_t> numbers) {
    return DenseI64ArrayAttr::get(context, numbers);
  };
  Value result = b.create<max::ConvOp>(
      channelsLast(withEngineAxes(input, axes, b), b),
      b.transpose(engineFilter, permutation), attribute(strides),
      attribute(dilations), attribute(paddings), convolution.groups);
  result = channelsFirst(result, b);
  return axes == 1 ? b.removeAxis(result, 2) : result;
}

/// Whether all of a filter's sizes are 1.
static bool isPointwise(Value filter, LoweringBuilder &b) {
  return llvm::all_of(b.sizes(filter).drop_front(2),
                      [](AffineExpr size) { return size == 1; });
}

static bool hasPadding(const Convolution &convolution) {
  return llvm::any_of(convolution.paddings, [](int64_t p) { return p != 0; });
}

static bool hasStride(const Convolution &convolution) {
  return llvm::any_of(convolution.strides, [](int64_t s) { return s != 1; });
}

/// Whether `max.conv` takes it: f32 or bf16 with a filter of known sizes, and
/// nothing empty.
static bool isConvolution(Value input, Value filter, LoweringBuilder &b) {
  RankedTensorType type = b.type(input);
  Type element = type.getElementType();
  return (element.isF32() || element.isBF16()) &&
         b.type(filter).hasStaticShape() &&
         !llvm::is_contained(type.getShape(), 0) &&
         !llvm::is_contained(b.type(filter).getShape(), 0);
}

/// A product of matrices, where the filter is one point. The filter is
/// [output channels, input channels], or the other way round.
static Value multiplyByPoint(Value input, Value filter, bool outputIsFirst,
                             LoweringBuilder &b) {
  Value matrix = b.reshape(filter, b.sizes(filter).take_front(2));
  if (outputIsFirst)
    matrix = b.transpose(matrix, {1, 0});
  return channelsFirst(b.create<max::MatmulOp>(channelsLast(input, b), matrix),
                       b);
}

/// Whether a convolution is a product of matrices.
static bool isProduct(Value input, Value filter, const Convolution &convolution,
                      LoweringBuilder &b) {
  return convolution.groups == 1 && isPointwise(filter, b) &&
         !hasPadding(convolution) && !hasStride(convolution) &&
         isa<mlir::FloatType>(b.elementType(input));
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

namespace {

/// A convolution as a product of matrices, one for each group: narrow = filter
/// * columns, where each column holds what the filter reads in one place.
class Product {
public:
  Product(const Shape &narrow, const Shape &wide, const Shape &filter,
          const Convolution &convolution, LoweringBuilder &b)
      : b(b), numbers(getNumbers(narrow, wide, filter, convolution, b)),
        narrowSizes(narrow), wideSizes(wide), filterSizes(filter),
        batch(narrow[0]), groups(b.scope.getConstant(convolution.groups)),
        filtersOfGroup(narrow[1].floorDiv(convolution.groups)),
        places(b.scope.getProduct(narrow.drop_front(2))),
        taps(b.scope.getProduct(filter.drop_front(1))) {}

  Value makeNarrow(Value wide, Value filter) {
    Value product = multiply(filterMatrix(filter), columns(wide));
    Value planes =
        b.transpose(b.reshape(product, {groups, filtersOfGroup, batch, places}),
                    {2, 0, 1, 3});
    return b.reshape(planes, narrowSizes);
  }

  Value makeWide(Value narrow, Value filter) {
    Value filterTransposed = b.transpose(filterMatrix(filter), {0, 2, 1});
    Value planes = b.transpose(narrowPlanes(narrow), {1, 2, 0, 3});
    Value matrix = b.reshape(planes, {groups, filtersOfGroup, batch * places});
    Value product = multiply(filterTransposed, matrix);
    return callKernel("convolution.from_columns",
                      {b.reshape(product, columnSizes())}, numbers, wideSizes,
                      b);
  }

  Value makeFilter(Value narrow, Value wide) {
    // The transposed filter: of narrow and columns, narrow is the smaller one
    // to transpose.
    Value planes = b.transpose(narrowPlanes(narrow), {1, 0, 3, 2});
    Value matrix = b.reshape(planes, {groups, batch * places, filtersOfGroup});
    Value product = multiply(columns(wide), matrix);
    return b.reshape(b.transpose(product, {0, 2, 1}), filterSizes);
  }

private:
  SmallVector<AffineExpr> columnSizes() {
    return {groups * taps, batch * places};
  }
  Value columns(Value wide) {
    Value made =
        b.custom("convolution.columns", {withKernelAxes(wide, b), numbers},
                 b.tensorType(columnSizes(), b.elementType(wide)));
    return b.reshape(made, {groups, taps, batch * places});
  }
  Value filterMatrix(Value filter) {
    return b.reshape(filter, {groups, filtersOfGroup, taps});
  }
  Value narrowPlanes(Value narrow) {
    return b.reshape(narrow, {batch, groups, filtersOfGroup, places});
  }
  /// The engine is faster with two axes than with three.
  Value multiply(Value lhs, Value rhs) {
    if (groups != 1)
      return b.create<max::MatmulOp>(lhs, rhs);
    return b.addAxis(
        b.create<max::MatmulOp>(b.removeAxis(lhs, 0), b.removeAxis(rhs, 0)), 0);
  }

  LoweringBuilder &b;
  Value numbers;
  Shape narrowSizes, wideSizes, filterSizes;
  AffineExpr batch, groups, filtersOfGroup, places, taps;
};

} // namespace

/// Columns are larger than the wide tensor by the size of the filter; beyond
/// this many elements they are not worth their memory.
constexpr int64_t kMostColumnElements = int64_t(1) << 26;

/// Whether a product of matrices is the best way: it needs many channels to tie
/// and a filter of known sizes.
static bool isBestAsProduct(const Shape &narrow, Value operand,
                            const Shape &filter, const Convolution &convolution,
                            LoweringBuilder &b) {
  bool isDepthwise = convolution.groups > 1 && filter[1] == 1;
  bool isStatic = llvm::all_of(filter, llvm::IsaPred<AffineConstantExpr>);
  if (isDepthwise || !isStatic || !isa<mlir::FloatType>(b.elementType(operand)))
    return false;
  SmallVector<AffineExpr> factors(filter.drop_front(1));
  llvm::append_values(factors, narrow[0],
                      b.scope.getConstant(convolution.groups));
  llvm::append_range(factors, narrow.drop_front(2));
  auto elements = dyn_cast<AffineConstantExpr>(b.scope.getProduct(factors));
  return !elements || (elements.getValue() > 0 &&
                       elements.getValue() <= kMostColumnElements);
}

//===----------------------------------------------------------------------===//
// The three tensors
//===----------------------------------------------------------------------===//

static Value makeNarrow(Value wide, Value filter, const Shape &sizes,
                        const Convolution &convolution, LoweringBuilder &b) {
  bool hasUsualSizes = b.scope.areEqual(
      sizes, getNarrowSizes(b.sizes(wide), b.sizes(filter), convolution, b));
  // A convolution packs its filter, once, if there is one size of images.
  bool isProductFaster =
      !b.type(wide).hasStaticShape() || !isConvolution(wide, filter, b);
  if (hasUsualSizes && isProductFaster &&
      isProduct(wide, filter, convolution, b))
    return multiplyByPoint(wide, filter, /*outputIsFirst=*/true, b);
  if (hasUsualSizes && isConvolution(wide, filter, b))
    return convolveChannelsLast(wide, filter, convolution, b);
  Shape wideSizes = b.sizes(wide), taps = b.sizes(filter);
  if (isBestAsProduct(sizes, wide, taps, convolution, b))
    return Product(sizes, wideSizes, taps, convolution, b)
        .makeNarrow(wide, filter);
  return callKernel("convolution.narrow", {wide, filter},
                    getNumbers(sizes, wideSizes, taps, convolution, b), sizes,
                    b);
}

/// One of the two gradients of a convolution, by a precompiled kernel.
static Value computeGradient(StringRef kernel, Value lhs, Value rhs,
                             const Shape &sizes, const Convolution &convolution,
                             LoweringBuilder &b) {
  auto list = [&](StringRef name, ArrayRef<int64_t> numbers, int64_t missing) {
    SmallVector<int64_t> all(kKernelAxes - numbers.size(), missing);
    llvm::append_range(all, numbers);
    return b.parameter(name, all);
  };
  return b.reshape(b.custom(kernel,
                            {withKernelAxes(lhs, b), withKernelAxes(rhs, b)},
                            b.tensorType(torch_max::withKernelAxes(sizes, 2, b),
                                         b.elementType(lhs)),
                            {b.parameter("groups", convolution.groups),
                             list("strides", convolution.strides, 1),
                             list("paddings", convolution.paddings, 0),
                             list("dilations", convolution.dilations, 1)}),
                   sizes);
}

static Value makeWide(Value narrow, Value filter, const Shape &sizes,
                      const Convolution &convolution, LoweringBuilder &b) {
  SmallVector<int64_t> nothing(convolution.axes(), 0);
  Shape smallest = getWideSizes(narrow, filter, convolution, nothing, b);
  if (b.scope.areEqual(sizes, smallest) &&
      isProduct(narrow, filter, convolution, b))
    return multiplyByPoint(narrow, filter, /*outputIsFirst=*/false, b);
  Shape filterSizes = b.sizes(filter);
  if (isConvolution(narrow, filter, b) &&
      b.scope.areEqual(b.sizes(narrow),
                       getNarrowSizes(sizes, filterSizes, convolution, b)))
    return computeGradient("convolution.input_gradient", narrow, filter, sizes,
                           convolution, b);
  Shape narrowSizes = b.sizes(narrow), taps = b.sizes(filter);
  if (isBestAsProduct(narrowSizes, narrow, taps, convolution, b))
    return Product(narrowSizes, sizes, taps, convolution, b)
        .makeWide(narrow, filter);
  return callKernel("convolution.wide", {narrow, filter},
                    getNumbers(narrowSizes, sizes, taps, convolution, b), sizes,
                    b);
}

static Value makeFilter(Value narrow, Value wide, const Shape &sizes,
                        const Convolution &convolution, LoweringBuilder &b) {
  Shape narrowSizes = b.sizes(narrow);
  Shape wideSizes = b.sizes(wide);
  auto isZero = [](AffineExpr size) { return size == 0; };
  if (b.elementType(narrow).isF32() && llvm::none_of(wideSizes, isZero) &&
      llvm::none_of(sizes, isZero) &&
      b.scope.areEqual(narrowSizes,
                       getNarrowSizes(wideSizes, sizes, convolution, b)))
    return computeGradient("convolution.filter_gradient", narrow, wide, sizes,
                           convolution, b);
  if (isBestAsProduct(narrowSizes, narrow, sizes, convolution, b))
    return Product(narrowSizes, wideSizes, sizes, convolution, b)
        .makeFilter(narrow, wide);
  return callKernel("convolution.filter", {narrow, wide},
                    getNumbers(narrowSizes, wideSizes, sizes, convolution, b),
                    sizes, b);
}

//===----------------------------------------------------------------------===//
// Lowerings
//===----------------------------------------------------------------------===//

/// Reads the operands of a convolution; `input` and `filter` are converted.
template <typename TorchOp>
static Convolution getConvolution(TorchOp op, Value input, Value filter,
                                  LoweringBuilder &b) {
  int64_t rank = b.rank(filter);
  if (rank < 3 || rank > 5 || b.rank(input) != rank)
    b.fail("input and weight must have the same rank, from 3 to 5");
  int64_t axes = std::max<int64_t>(rank - 2, 0);
  return {getWindowNumbers(op.getStride(), "stride", axes, 1, b),
          getWindowNumbers(op.getPadding(), "padding", axes, 0, b),
          getWindowNumbers(op.getDilation(), "dilation", axes, 1, b),
          b.constantInt(op.getGroups(), "groups")};
}

/// Fails unless the groups divide the channels and the filter takes as many as
/// there are.
static void checkChannels(Value input, Value filter, bool transposed,
                          const Convolution &convolution, LoweringBuilder &b) {
  Shape sizes = b.sizes(input);
  Shape filterSizes = b.sizes(filter);
  AffineExpr expected =
      transposed ? filterSizes[0] : filterSizes[1] * convolution.groups;
  // Torch has checked that the groups divide a symbolic number of channels.
  bool dividesChannels = convolution.groups > 0;
  if (auto channels = dyn_cast<AffineConstantExpr>(filterSizes[0]))
    dividesChannels =
        dividesChannels && channels.getValue() % convolution.groups == 0;
  if (!dividesChannels)
    b.fail(Twine(convolution.groups) + " groups do not divide " +
           b.scope.toString(filterSizes[0]) + " channels");
  else if (!b.scope.areEqual(sizes[1], expected))
    b.fail("the input has " + b.scope.toString(sizes[1]) +
           " channels, but the weight takes " + b.scope.toString(expected));
}

/// The sizes that a convolution, transposed or not, gives.
template <typename TorchOp>
static Shape getResultSizes(TorchOp op, Value input, Value filter,
                            bool transposed, const Convolution &convolution,
                            LoweringBuilder &b) {
  if (!transposed)
    return getNarrowSizes(b.sizes(input), b.sizes(filter), convolution, b);
  auto added = getWindowNumbers(op.getOutputPadding(), "output_padding",
                                convolution.axes(), 0, b);
  return getWideSizes(input, filter, convolution, added, b);
}

/// Kernels with an epilogue add the bias before they round narrow floats, as
/// torch does it; what was computed in f32 is not rounded yet.
static Value addBias(Value result, Value bias, LoweringBuilder &b) {
  Shape sizes = b.sizes(bias);
  sizes.resize(std::max<int64_t>(b.rank(result) - 1, 0),
               b.scope.getConstant(1));
  return b.create<max::AddOp>(
      result, b.reshape(b.cast(bias, b.elementType(result)), sizes));
}

static LogicalResult lowerConvolution(AtenConvolutionOp op,
                                      AtenConvolutionOp::Adaptor in,
                                      LoweringBuilder &b) {
  Convolution convolution =
      getConvolution(op, in.getInput(), in.getWeight(), b);
  bool transposed = b.constantBool(op.getTransposed(), "transposed");
  checkChannels(in.getInput(), in.getWeight(), transposed, convolution, b);
  if (b.hasFailed())
    return failure();
  // `max.conv` itself computes narrow floats in f32 and rounds once.
  Type type = !transposed && isConvolution(in.getInput(), in.getWeight(), b)
                  ? b.elementType(in.getInput())
                  : getWindowComputeType(in.getInput(), b);
  Value input = b.cast(in.getInput(), type);
  Value filter = b.cast(in.getWeight(), type);
  Shape sizes = getResultSizes(op, input, filter, transposed, convolution, b);
  if (llvm::any_of(sizes.drop_front(2),
                   [&](AffineExpr size) { return isKnownEmpty(size, b); }))
    b.fail("the weight does not fit into the padded input");
  Value result = transposed ? makeWide(input, filter, sizes, convolution, b)
                            : makeNarrow(input, filter, sizes, convolution, b);
  if (!b.isNone(op.getBias()))
    result = addBias(result, in.getBias(), b);
  return b.replace(b.cast(result, b.resultType()));
}

/// The sum over all axes but that of the channels.
static Value sumOfChannels(Value tensor, LoweringBuilder &b) {
  Shape sizes = b.sizes(tensor);
  AffineExpr points = b.scope.getProduct(sizes.drop_front(2));
  Value planes = b.reshape(tensor, {sizes[0], sizes[1], points});
  return getSum(planes, {0, 2}, /*keepAxes=*/false, b);
}

/// All three gradients: those that are not used are dead code.
static LogicalResult
lowerConvolutionBackward(AtenConvolutionBackwardOp op,
                         AtenConvolutionBackwardOp::Adaptor in,
                         LoweringBuilder &b) {
  Convolution convolution =
      getConvolution(op, in.getInput(), in.getWeight(), b);
  bool transposed = b.constantBool(op.getTransposed(), "transposed");
  for (Value wanted : b.listElements(op.getOutputMask(), "output_mask"))
    if (!b.constantBool(wanted, "output_mask"))
      b.fail("output_mask must ask for all gradients");
  checkChannels(in.getInput(), in.getWeight(), transposed, convolution, b);
  if (b.hasFailed())
    return failure();
  Type type = getWindowComputeType(in.getInput(), b);
  Value gradient = b.cast(in.getGradOutput(), type);
  Value input = b.cast(in.getInput(), type);
  Value filter = b.cast(in.getWeight(), type);
  Shape sizes = getResultSizes(op, input, filter, transposed, convolution, b);
  if (areKnownToDiffer(b.sizes(gradient), sizes, b))
    b.fail("the gradient's sizes are " + b.scope.toString(b.sizes(gradient)) +
           ", but the convolution gives " + b.scope.toString(sizes));
  Shape inputSizes = b.sizes(input);
  Value inputGradient, filterGradient;
  if (transposed) {
    inputGradient = makeNarrow(gradient, filter, inputSizes, convolution, b);
    filterGradient =
        makeFilter(input, gradient, b.sizes(filter), convolution, b);
  } else {
    inputGradient = makeWide(gradient, filter, inputSizes, convolution, b);
    filterGradient =
        makeFilter(gradient, input, b.sizes(filter), convolution, b);
  }
  Type resultType = b.elementType(in.getInput());
  return b.replace({b.cast(inputGradient, resultType),
                    b.cast(filterGradient, resultType),
                    b.cast(sumOfChannels(gradient, b), resultType)});
}

/// [time, batch, channels], with a filter of [sizes, channels, filters].
static LogicalResult lowerConvTbc(AtenConvTbcOp op, AtenConvTbcOp::Adaptor in,
                                  LoweringBuilder &b) {
  int64_t padding = b.constantInt(op.getPad(), "pad");
  if (b.rank(in.getSelf()) != 3 || b.rank(in.getWeight()) != 3)
    b.fail("input and weight must have rank 3");
  Type type = getWindowComputeType(in.getSelf(), b);
  Value input = b.transpose(b.cast(in.getSelf(), type), {1, 2, 0});
  Value filter = b.transpose(b.cast(in.getWeight(), type), {2, 1, 0});
  Convolution convolution = {{1}, {padding}, {1}};
  checkChannels(input, filter, /*transposed=*/false, convolution, b);
  Value result = makeNarrow(
      input, filter,
      getNarrowSizes(b.sizes(input), b.sizes(filter), convolution, b),
      convolution, b);
  result = b.transpose(addBias(result, in.getBias(), b), {2, 0, 1});
  return b.replace(b.cast(result, b.resultType()));
}

void torch_max::populateConvolutionLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerConvolution);
  lowerings.add(lowerConvolutionBackward);
  lowerings.add(lowerConvTbc);
}
