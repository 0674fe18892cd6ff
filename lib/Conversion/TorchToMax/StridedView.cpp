//===- StridedView.cpp - Views by strides, and windows --------------------===//
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
// Views by strides
//===----------------------------------------------------------------------===//

namespace {
/// Elements of a tensor whose own lie one after the other.
struct StridedView {
  Shape sizes;
  Shape strides;
  /// Factors of the strides, which may be negative.
  SmallVector<int64_t> steps;
  AffineExpr offset;
};
} // namespace

/// All elements in their order: what other views are made from.
static StridedView getWholeView(const Shape &sizes, LoweringBuilder &b) {
  Shape strides = sizes;
  AffineExpr stride = b.scope.getConstant(1);
  for (size_t axis = sizes.size(); axis-- > 0;) {
    strides[axis] = stride;
    stride = b.scope.getProduct({stride, sizes[axis]});
  }
  return {sizes, strides, SmallVector<int64_t>(sizes.size(), 1),
          b.scope.getConstant(0)};
}

/// The operands that describe to a kernel where a view's elements are.
static SmallVector<Value> getLayout(const StridedView &view,
                                    LoweringBuilder &b) {
  SmallVector<AffineExpr> numbers(view.sizes);
  llvm::append_range(numbers, view.strides);
  numbers.push_back(view.offset);
  return {b.sizesAsTensor(numbers), b.integers(view.steps)};
}

static Value gather(Value base, const StridedView &view, LoweringBuilder &b) {
  SmallVector<Value> operands{flatten(base, b)};
  llvm::append_range(operands, getLayout(view, b));
  Value result = b.custom(
      "views.gather", operands,
      b.tensorType({b.scope.getProduct(view.sizes)}, b.elementType(base)));
  return b.reshape(result, view.sizes);
}

/// `base` with the elements of a view replaced by `values`.
static Value scatter(Value base, Value values, const StridedView &view,
                     LoweringBuilder &b) {
  Shape sizes = b.sizes(base);
  values = b.broadcastTo(b.cast(values, b.elementType(base)), view.sizes);
  SmallVector<Value> operands{flatten(base, b), flatten(values, b)};
  llvm::append_range(operands, getLayout(view, b));
  Value result =
      b.custom("views.scatter", operands,
               b.tensorType({b.scope.getProduct(sizes)}, b.elementType(base)));
  return b.reshape(result, sizes);
}

/// Zeros of the given sizes, with `values` added to the elements of a view.
static Value scatterAdd(Value values, const StridedView &view,
                        ArrayRef<AffineExpr> sizes, LoweringBuilder &b) {
  SmallVector<Value> operands{flatten(values, b)};
  llvm::append_range(operands, getLayout(view, b));
  Value result = b.custom(
      "views.scatter_add", operands,
      b.tensorType({b.scope.getProduct(sizes)}, b.elementType(values)));
  return b.reshape(result, sizes);
}

/// The frontend ensures that `self` is contiguous and that the offset counts
/// from its first element.
template <typename TorchOp>
static StridedView getStridedView(TorchOp op, LoweringBuilder &b) {
  Shape sizes = b.sizeList(op.getSize(), "size");
  Shape strides = b.sizeList(op.getStride(), "stride");
  AffineExpr offset = b.isNone(op.getStorageOffset())
                          ? b.scope.getConstant(0)
                          : b.size(op.getStorageOffset(), "storage_offset");
  if (sizes.rank() != strides.rank())
    b.fail("there are " + Twine(sizes.rank()) + " sizes, but " +
           Twine(strides.rank()) + " strides");
  return {sizes, strides, SmallVector<int64_t>(sizes.size(), 1), offset};
}

template <typename TorchOp>
static LogicalResult lowerAsStrided(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  return b.replace(gather(in.getSelf(), getStridedView(op, b), b));
}

static LogicalResult lowerAsStridedScatter(AtenAsStridedScatterOp op,
                                           AtenAsStridedScatterOp::Adaptor in,
                                           LoweringBuilder &b) {
  return b.replace(
      scatter(in.getSelf(), in.getSrc(), getStridedView(op, b), b));
}

/// The number of elements of a diagonal; fails if it is not known.
static AffineExpr getDiagonalLength(AffineExpr rows, AffineExpr columns,
                                    int64_t offset, LoweringBuilder &b) {
  AffineExpr down = offset < 0 ? b.scope.simplify(rows + offset) : rows;
  AffineExpr right = offset > 0 ? b.scope.simplify(columns - offset) : columns;
  if (b.scope.areEqual(down, right))
    return down;
  if (auto gap = dyn_cast<AffineConstantExpr>(b.scope.simplify(down - right))) {
    AffineExpr length = gap.getValue() < 0 ? down : right;
    auto constant = dyn_cast<AffineConstantExpr>(length);
    return constant && constant.getValue() < 0 ? b.scope.getConstant(0)
                                               : length;
  }
  b.fail("the length of a diagonal of " + b.scope.toString({rows, columns}) +
         " is not known");
  return down;
}

/// The diagonal is the last axis; the two that it lies in are gone.
template <typename TorchOp>
static StridedView getDiagonal(TorchOp op, Value self, LoweringBuilder &b) {
  Shape sizes = b.sizes(self);
  int64_t offset = b.constantInt(op.getOffset(), "offset");
  int64_t first = b.axis(op.getDim1(), sizes.rank());
  int64_t second = b.axis(op.getDim2(), sizes.rank());
  if (first == second)
    b.fail("dim1 and dim2 are the same axis");
  StridedView whole = getWholeView(sizes, b), view;
  AffineExpr length = getDiagonalLength(sizes[first], sizes[second], offset, b);
  for (int64_t axis = 0; axis < sizes.rank(); ++axis) {
    if (axis == first || axis == second)
      continue;
    view.sizes.push_back(sizes[axis]);
    view.strides.push_back(whole.strides[axis]);
  }
  view.sizes.push_back(length);
  view.strides.push_back(
      b.scope.simplify(whole.strides[first] + whole.strides[second]));
  view.steps.assign(view.sizes.size(), 1);
  view.offset = b.scope.simplify(offset < 0 ? whole.strides[first] * -offset
                                            : whole.strides[second] * offset);
  return view;
}

static LogicalResult lowerDiagonal(AtenDiagonalOp op,
                                   AtenDiagonalOp::Adaptor in,
                                   LoweringBuilder &b) {
  return b.replace(gather(in.getSelf(), getDiagonal(op, in.getSelf(), b), b));
}

static LogicalResult lowerDiagonalScatter(AtenDiagonalScatterOp op,
                                          AtenDiagonalScatterOp::Adaptor in,
                                          LoweringBuilder &b) {
  return b.replace(
      scatter(in.getSelf(), in.getSrc(), getDiagonal(op, in.getSelf(), b), b));
}

/// Replaces elements start, start + step, ... along an axis, as many as
/// `values` has.
static Value scatterAlongAxis(Value base, Value values, int64_t axis,
                              AffineExpr start, int64_t step,
                              LoweringBuilder &b) {
  Shape sizes = b.sizes(base), own = b.sizes(values);
  if (own.rank() != sizes.rank())
    b.fail("values of rank " + Twine(own.rank()) + " for a slice of rank " +
           Twine(sizes.rank()));
  if (b.hasFailed())
    return nullptr;
  // Everything is replaced.
  if (step == 1 && b.scope.areEqual(sizes, own))
    return b.cast(values, b.elementType(base));
  StridedView view = getWholeView(sizes, b);
  view.offset = b.scope.getProduct({view.strides[axis], start});
  view.sizes[axis] = own[axis];
  view.steps[axis] = step;
  return scatter(base, values, view, b);
}

static LogicalResult lowerSliceScatter(AtenSliceScatterOp op,
                                       AtenSliceScatterOp::Adaptor in,
                                       LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  int64_t axis = b.axis(op.getDim(), sizes.size());
  int64_t step = b.constantInt(op.getStep(), "step");
  AffineExpr start = b.isNone(op.getStart()) ? b.scope.getConstant(0)
                                             : b.size(op.getStart(), "start");
  if (step <= 0)
    b.fail("step must be positive");
  // The size of `src` determines the end of the slice.
  start = resolveBound(start, sizes[axis], b);
  return b.replace(
      scatterAlongAxis(in.getSelf(), in.getSrc(), axis, start, step, b));
}

static LogicalResult lowerSelectScatter(AtenSelectScatterOp op,
                                        AtenSelectScatterOp::Adaptor in,
                                        LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  int64_t axis = b.axis(op.getDim(), sizes.size());
  AffineExpr index =
      resolveIndex(b.size(op.getIndex(), "index"), sizes[axis], b);
  return b.replace(scatterAlongAxis(in.getSelf(), b.addAxis(in.getSrc(), axis),
                                    axis, index,
                                    /*step=*/1, b));
}

static LogicalResult lowerFlip(AtenFlipOp op, AtenFlipOp::Adaptor in,
                               LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  StridedView view = getWholeView(sizes, b);
  for (Value dim : b.listElements(op.getDims(), "dims")) {
    int64_t axis = b.axis(dim, sizes.rank());
    if (b.hasFailed())
      return failure();
    if (view.steps[axis] == -1)
      return b.fail("a dim occurs twice");
    view.steps[axis] = -1;
    view.offset =
        b.scope.simplify(view.offset + b.scope.getProduct({view.strides[axis],
                                                           sizes[axis] - 1}));
  }
  return b.replace(gather(in.getSelf(), view, b));
}

static LogicalResult lowerRepeat(AtenRepeatOp op, AtenRepeatOp::Adaptor in,
                                 LoweringBuilder &b) {
  Shape repeats = b.sizeList(op.getRepeats(), "repeats");
  Shape sizes = b.sizes(in.getSelf());
  if (repeats.rank() < sizes.rank())
    return b.fail("there are fewer repeats than axes");
  sizes.insertAxes(0, repeats.rank() - sizes.rank(), b.scope.getConstant(1));
  // Each axis is two: the outer one stands still.
  StridedView whole = getWholeView(sizes, b), view;
  SmallVector<AffineExpr> shape;
  for (auto [size, stride, count] : llvm::zip(sizes, whole.strides, repeats)) {
    view.sizes.append({count, size});
    view.strides.append({b.scope.getConstant(0), stride});
    shape.push_back(b.scope.getProduct({count, size}));
  }
  view.steps.assign(view.sizes.size(), 1);
  view.offset = whole.offset;
  return b.replace(b.reshape(gather(in.getSelf(), view, b), shape));
}

static LogicalResult lowerUnfold(AtenUnfoldOp op, AtenUnfoldOp::Adaptor in,
                                 LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  int64_t length = b.constantInt(op.getSize(), "size");
  int64_t step = b.constantInt(op.getStep(), "step");
  if (step <= 0 || length < 0)
    return b.fail("step must be positive, and size not negative");
  StridedView view = getWholeView(sizes, b);
  // Torch takes a tensor of rank 0 for one of size 1.
  AffineExpr stride = b.scope.getConstant(1);
  if (!sizes.empty()) {
    int64_t axis = b.axis(op.getDimension(), sizes.size());
    stride = view.strides[axis];
    view.sizes[axis] =
        b.scope.simplify((sizes[axis] - length).floorDiv(step) + 1);
    view.steps[axis] = step;
  }
  view.sizes.push_back(b.scope.getConstant(length));
  view.strides.push_back(stride);
  view.steps.push_back(1);
  return b.replace(gather(in.getSelf(), view, b));
}

/// Rolls each axis by a number of places; one that leaves at the end comes back
/// at the front.
static Value roll(Value input, ArrayRef<int64_t> shifts, LoweringBuilder &b) {
  SmallVector<AxisPadding> paddings;
  for (int64_t shift : shifts)
    paddings.push_back(
        {b.scope.getConstant(shift), b.scope.getConstant(-shift)});
  return pad(input, paddings, PadMode::Circular, /*fill=*/nullptr, b);
}

static LogicalResult lowerRoll(AtenRollOp op, AtenRollOp::Adaptor in,
                               LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  SmallVector<int64_t> shifts;
  for (Value shift : b.listElements(op.getShifts(), "shifts"))
    shifts.push_back(b.constantInt(shift, "shifts"));
  SmallVector<Value> dims = b.listElements(op.getDims(), "dims");
  if (dims.empty() && shifts.size() == 1)
    return b.replace(
        b.reshape(roll(flatten(in.getSelf(), b), shifts, b), sizes));
  if (dims.size() != shifts.size())
    b.fail("there are " + Twine(shifts.size()) + " shifts, but " +
           Twine(dims.size()) + " dims");
  SmallVector<int64_t> ofAxes(sizes.size(), 0);
  for (auto [dim, shift] : llvm::zip(dims, shifts)) {
    int64_t axis = b.axis(dim, sizes.rank());
    if (b.hasFailed())
      return failure();
    ofAxes[axis] += shift;
  }
  return b.replace(roll(in.getSelf(), ofAxes, b));
}

//===----------------------------------------------------------------------===//
// Windows of images
//===----------------------------------------------------------------------===//

namespace {
/// Where a filter of two axes is laid on an image.
struct Windows {
  SmallVector<int64_t> kernel, dilation, padding, stride;
};
} // namespace

template <typename TorchOp>
static Windows getWindows(TorchOp op, LoweringBuilder &b) {
  auto pair = [&](Value list, const char *name) {
    SmallVector<int64_t> numbers;
    for (Value element : b.listElements(list, name))
      numbers.push_back(b.constantInt(element, name));
    if (numbers.size() != 2)
      b.fail(Twine(name) + " must have two elements");
    numbers.resize(2, 1);
    return numbers;
  };
  return {pair(op.getKernelSize(), "kernel_size"),
          pair(op.getDilation(), "dilation"), pair(op.getPadding(), "padding"),
          pair(op.getStride(), "stride")};
}

/// All windows of an image [outer, height, width], which is padded already: a
/// tensor of [outer, kernel height, kernel width, rows, columns].
static StridedView getWindowView(const Shape &image, const Windows &windows,
                                 LoweringBuilder &b) {
  StridedView whole = getWholeView(image, b), view = whole;
  view.sizes = view.sizes.take_front(1);
  view.strides = view.strides.take_front(1);
  view.steps.truncate(1);
  for (int64_t axis : {0, 1}) {
    view.sizes.push_back(b.scope.getConstant(windows.kernel[axis]));
    view.strides.push_back(whole.strides[1 + axis]);
    view.steps.push_back(windows.dilation[axis]);
  }
  for (int64_t axis : {0, 1}) {
    int64_t reach = windows.dilation[axis] * (windows.kernel[axis] - 1) + 1;
    view.sizes.push_back(b.scope.simplify(
        (image[1 + axis] - reach).floorDiv(windows.stride[axis]) + 1));
    view.strides.push_back(whole.strides[1 + axis]);
    view.steps.push_back(windows.stride[axis]);
  }
  return view;
}

static LogicalResult lowerIm2col(AtenIm2colOp op, AtenIm2colOp::Adaptor in,
                                 LoweringBuilder &b) {
  Windows windows = getWindows(op, b);
  Shape sizes = b.sizes(in.getSelf());
  if (sizes.rank() < 3)
    return b.fail("expected a tensor of rank 3 or 4");
  AffineExpr none = b.scope.getConstant(0);
  SmallVector<AxisPadding> paddings(sizes.size(), AxisPadding{none, none});
  for (int64_t axis : {0, 1}) {
    AffineExpr padding = b.scope.getConstant(windows.padding[axis]);
    paddings[sizes.size() - 2 + axis] = {padding, padding};
  }
  Value padded =
      pad(in.getSelf(), paddings, PadMode::Constant, /*fill=*/nullptr, b);
  Shape image = b.sizes(padded);
  AffineExpr outer = b.scope.getProduct(image.drop_back(2));
  StridedView view = getWindowView(
      b.shape({outer, image[image.rank() - 2], image.back()}), windows, b);
  Shape shape = sizes.drop_back(3);
  shape.push_back(b.scope.getProduct(
      {sizes[sizes.size() - 3], view.sizes[1], view.sizes[2]}));
  shape.push_back(b.scope.getProduct({view.sizes[3], view.sizes[4]}));
  return b.replace(b.reshape(gather(padded, view, b), shape));
}

static LogicalResult lowerCol2im(AtenCol2imOp op, AtenCol2imOp::Adaptor in,
                                 LoweringBuilder &b) {
  Windows windows = getWindows(op, b);
  Shape output = b.sizeList(op.getOutputSize(), "output_size");
  Shape sizes = b.sizes(in.getSelf());
  if (sizes.rank() < 2 || output.rank() != 2)
    return b.fail("expected a tensor of rank 2 or 3, and two sizes");
  AffineExpr channels = b.scope.divideExactly(
      sizes[sizes.size() - 2],
      b.scope.getConstant(windows.kernel[0] * windows.kernel[1]));
  if (!channels)
    return b.fail("the number of channels is not known");
  Shape shape = sizes.drop_back(2);
  shape.push_back(channels);
  Shape image = b.shape({b.scope.getProduct(shape)});
  for (int64_t axis : {0, 1})
    image.push_back(b.scope.simplify(output[axis] + 2 * windows.padding[axis]));
  StridedView view = getWindowView(image, windows, b);
  if (!b.scope.areEqual(b.scope.getProduct({view.sizes[3], view.sizes[4]}),
                        sizes.back()))
    b.fail(
        "there are " +
        b.scope.toString(b.scope.getProduct({view.sizes[3], view.sizes[4]})) +
        " windows, but " + b.scope.toString(sizes.back()) + " columns");
  Value result = scatterAdd(in.getSelf(), view, image, b);
  for (int64_t axis : {0, 1}) {
    AffineExpr start = b.scope.getConstant(windows.padding[axis]);
    result = b.slice(result, 1 + axis, start,
                     b.scope.simplify(start + output[axis]), 1);
  }
  llvm::append_range(shape, output);
  return b.replace(b.reshape(result, shape));
}

void torch_max::populateStridedViewLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAsStrided<AtenAsStridedOp>);
  lowerings.add(lowerAsStrided<AtenAsStridedCopyOp>);
  lowerings.add(lowerAsStridedScatter);
  lowerings.add(lowerDiagonal);
  lowerings.add(lowerDiagonalScatter);
  lowerings.add(lowerSliceScatter);
  lowerings.add(lowerSelectScatter);
  lowerings.add(lowerFlip);
  lowerings.add(lowerRoll);
  lowerings.add(lowerRepeat);
  lowerings.add(lowerUnfold);
  lowerings.add(lowerIm2col);
  lowerings.add(lowerCol2im);
}
