//===- View.cpp - Views, joins and splits ---------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flat.h"
#include "Reduction.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// The shape that `view` asks for, in which one size may be -1.
static Shape resolveShape(Value input, Value list, LoweringBuilder &b) {
  Shape sizes = b.sizeList(list, "size");
  Shape from = b.sizes(input);
  auto *unknown = llvm::find_if(sizes, [](AffineExpr e) { return e == -1; });
  if (unknown == sizes.end())
    return sizes;
  *unknown = b.scope.getConstant(1);
  if (llvm::is_contained(sizes, b.scope.getConstant(-1)))
    b.fail("only one size can be -1");
  AffineExpr count = b.scope.getProduct(from);
  AffineExpr rest = b.scope.getProduct(sizes);
  AffineExpr quotient = b.scope.divideExactly(count, rest);
  // If it is not known that there is no remainder, the engine checks it.
  if (!quotient && !isa<AffineConstantExpr>(count) && rest != 0)
    quotient = b.scope.simplify(count.floorDiv(rest));
  if (quotient)
    *unknown = quotient;
  else
    b.fail("the size given as -1 cannot be inferred from " +
           b.scope.toString(from));
  return sizes;
}

template <typename TorchOp>
static LogicalResult lowerView(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  // torch calls the operand `size` or `shape`; it is the second one.
  Shape shape = resolveShape(in.getSelf(), op->getOperand(1), b);
  return b.replace(b.reshape(in.getSelf(), shape));
}

static LogicalResult lowerFlatten(AtenFlattenUsingIntsOp op,
                                  AtenFlattenUsingIntsOp::Adaptor in,
                                  LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  if (sizes.empty())
    return b.replace(b.reshape(in.getSelf(), {b.scope.getConstant(1)}));
  int64_t first = b.axis(op.getStartDim(), sizes.rank());
  int64_t last = b.axis(op.getEndDim(), sizes.rank());
  if (first > last)
    b.fail("start_dim is behind end_dim");
  Shape shape = sizes.take_front(first);
  shape.push_back(b.scope.getProduct(
      sizes.slice(first, std::max<int64_t>(last - first + 1, 0))));
  llvm::append_range(shape, sizes.drop_front(last + 1));
  return b.replace(b.reshape(in.getSelf(), shape));
}

static LogicalResult lowerUnsqueeze(AtenUnsqueezeOp op,
                                    AtenUnsqueezeOp::Adaptor in,
                                    LoweringBuilder &b) {
  int64_t axis = b.axis(op.getDim(), b.rank(in.getSelf()) + 1);
  return b.replace(b.addAxis(in.getSelf(), axis));
}

/// Removes those of `axes` that have size 1.
static LogicalResult squeeze(Value input, ArrayRef<int64_t> axes,
                             LoweringBuilder &b) {
  SmallVector<AffineExpr> kept;
  for (auto [axis, size] : llvm::enumerate(b.sizes(input)))
    if (size != 1 || !llvm::is_contained(axes, static_cast<int64_t>(axis)))
      kept.push_back(size);
  return b.replace(b.reshape(input, kept));
}

static LogicalResult lowerSqueeze(AtenSqueezeOp op, AtenSqueezeOp::Adaptor in,
                                  LoweringBuilder &b) {
  return squeeze(in.getSelf(),
                 llvm::to_vector(llvm::seq<int64_t>(0, b.rank(in.getSelf()))),
                 b);
}

static LogicalResult lowerSqueezeDim(AtenSqueezeDimOp op,
                                     AtenSqueezeDimOp::Adaptor in,
                                     LoweringBuilder &b) {
  if (b.rank(in.getSelf()) == 0)
    return b.replace(in.getSelf());
  int64_t axis = b.axis(op.getDim(), b.rank(in.getSelf()));
  return squeeze(in.getSelf(), {axis}, b);
}

static LogicalResult lowerSqueezeDims(AtenSqueezeDimsOp op,
                                      AtenSqueezeDimsOp::Adaptor in,
                                      LoweringBuilder &b) {
  SmallVector<int64_t> axes;
  if (b.rank(in.getSelf()) != 0)
    for (Value dim : b.listElements(op.getDim(), "dim"))
      axes.push_back(b.axis(dim, b.rank(in.getSelf())));
  return squeeze(in.getSelf(), axes, b);
}

static LogicalResult lowerExpand(AtenExpandOp op, AtenExpandOp::Adaptor in,
                                 LoweringBuilder &b) {
  Shape sizes = b.sizeList(op.getSize(), "size");
  Shape from = b.sizes(in.getSelf());
  int64_t added = sizes.rank() - from.rank();
  if (added < 0)
    b.fail("there are fewer sizes than axes");
  for (int64_t axis = 0; axis < sizes.rank(); ++axis) {
    if (sizes[axis] != -1)
      continue;
    if (axis < added)
      b.fail("-1 is not allowed for an axis that is added");
    sizes[axis] = from[axis - added];
  }
  return b.replace(b.broadcastTo(in.getSelf(), sizes));
}

//===----------------------------------------------------------------------===//
// Order of axes
//===----------------------------------------------------------------------===//

static LogicalResult lowerPermute(AtenPermuteOp op, AtenPermuteOp::Adaptor in,
                                  LoweringBuilder &b) {
  SmallVector<int64_t> permutation;
  for (Value dim : b.listElements(op.getDims(), "dims"))
    permutation.push_back(b.axis(dim, b.rank(in.getSelf())));
  return b.replace(b.transpose(in.getSelf(), permutation));
}

static LogicalResult lowerTranspose(AtenTransposeIntOp op,
                                    AtenTransposeIntOp::Adaptor in,
                                    LoweringBuilder &b) {
  int64_t rank = b.rank(in.getSelf());
  if (rank == 0)
    return b.replace(in.getSelf());
  int64_t first = b.axis(op.getDim0(), rank);
  int64_t second = b.axis(op.getDim1(), rank);
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(permutation[first], permutation[second]);
  return b.replace(b.transpose(in.getSelf(), permutation));
}

static LogicalResult lowerT(AtenTOp op, AtenTOp::Adaptor in,
                            LoweringBuilder &b) {
  if (b.rank(in.getSelf()) < 2)
    return b.replace(in.getSelf());
  return b.replace(b.transpose(in.getSelf(), {1, 0}));
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

AffineExpr torch_max::resolveIndex(AffineExpr index, AffineExpr size,
                                   LoweringBuilder &b) {
  auto constant = dyn_cast<AffineConstantExpr>(index);
  bool fromEnd = constant && constant.getValue() < 0;
  return fromEnd ? b.scope.simplify(size + index) : index;
}

AffineExpr torch_max::resolveBound(AffineExpr bound, AffineExpr size,
                                   LoweringBuilder &b) {
  auto constant = dyn_cast<AffineConstantExpr>(bound);
  auto length = dyn_cast<AffineConstantExpr>(size);
  if (!constant)
    return bound;
  // Python's way to say: to the end.
  if (constant.getValue() == std::numeric_limits<int64_t>::max())
    return size;
  bound = resolveIndex(bound, size, b);
  constant = dyn_cast<AffineConstantExpr>(bound);
  if (constant && length)
    return b.scope.getConstant(
        std::clamp<int64_t>(constant.getValue(), 0, length.getValue()));
  return bound;
}

/// Torch decided while tracing which constant bounds lie outside of a symbolic
/// size. The size of the result, `traced`, shows the decision.
static std::pair<AffineExpr, AffineExpr>
cutAsTraced(AffineExpr start, AffineExpr stop, AffineExpr size, int64_t step,
            int64_t traced, LoweringBuilder &b) {
  std::pair<AffineExpr, AffineExpr> cut = {resolveBound(start, size, b),
                                           resolveBound(stop, size, b)};
  if (isa<AffineConstantExpr>(size))
    return cut;
  AffineExpr zero = b.scope.getConstant(0);
  auto from = dyn_cast<AffineConstantExpr>(start);
  auto to = dyn_cast<AffineConstantExpr>(stop);
  bool startsFromEnd = from && from.getValue() < 0;
  bool stopsFromStart = to && to.getValue() >= 0;
  if (ShapedType::isDynamic(traced)) {
    if (stopsFromStart)
      cut.second = size;
    // Otherwise the distance of the bounds would be known.
    if (startsFromEnd && (to || stop == size))
      cut.first = zero;
    return cut;
  }
  if (traced == 0)
    return {zero, zero};
  if (startsFromEnd && stopsFromStart &&
      llvm::divideCeilSigned(-from.getValue(), step) != traced)
    cut.first = zero;
  if (from)
    cut.second = cut.first + ((traced - 1) * step + 1);
  return cut;
}

static LogicalResult lowerSlice(AtenSliceTensorOp op,
                                AtenSliceTensorOp::Adaptor in,
                                LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  int64_t axis = b.axis(op.getDim(), sizes.size());
  int64_t step = b.constantInt(op.getStep(), "step");
  if (step <= 0)
    b.fail("step must be positive");
  if (b.hasFailed())
    return failure();
  AffineExpr size = sizes[axis];
  AffineExpr start = b.isNone(op.getStart()) ? b.scope.getConstant(0)
                                             : b.size(op.getStart(), "start");
  AffineExpr stop = b.isNone(op.getEnd()) ? size : b.size(op.getEnd(), "end");
  std::optional<TensorInfo> result = getTensorInfo(op.getType());
  int64_t traced = result && result->sizes ? result->sizes.asArrayRef()[axis]
                                           : ShapedType::kDynamic;
  std::tie(start, stop) = cutAsTraced(start, stop, size, step, traced, b);
  // An empty slice, rather than one of negative size.
  auto length = dyn_cast<AffineConstantExpr>(b.scope.simplify(stop - start));
  if (length && length.getValue() < 0)
    stop = start;
  return b.replace(b.slice(in.getSelf(), axis, start, stop, step));
}

static LogicalResult lowerSelect(AtenSelectIntOp op,
                                 AtenSelectIntOp::Adaptor in,
                                 LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  int64_t axis = b.axis(op.getDim(), sizes.size());
  AffineExpr index =
      resolveIndex(b.size(op.getIndex(), "index"), sizes[axis], b);
  Value part = b.slice(in.getSelf(), axis, index, index + 1, 1);
  return b.replace(b.removeAxis(part, axis));
}

//===----------------------------------------------------------------------===//
// Joins and splits
//===----------------------------------------------------------------------===//

/// Tensors joined along an axis are equally large along all others.
static Value join(MutableArrayRef<Value> inputs, int64_t axis,
                  LoweringBuilder &b) {
  Shape common = b.sizes(inputs.front());
  for (Value input : inputs.drop_front())
    for (auto [size, other] : llvm::zip(common, b.sizes(input)))
      if (isa<AffineConstantExpr>(other))
        size = other;
  // The sizes along the axis may differ.
  common[axis] = nullptr;
  for (Value &input : inputs)
    input = b.rebind(input, common);
  return b.create<max::ConcatOp>(ValueRange(inputs), axis);
}

static LogicalResult lowerCat(AtenCatOp op, AtenCatOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = b.resultType();
  SmallVector<Value> inputs;
  Value skipped;
  for (Value element : b.listElements(op.getTensors(), "tensors")) {
    Value input = b.cast(b.remap(element), type);
    // Torch skips tensors of shape [0], whatever the others' rank.
    Shape sizes = b.sizes(input);
    if (sizes.size() == 1 && sizes.front() == 0)
      skipped = input;
    else
      inputs.push_back(input);
  }
  if (inputs.empty() && skipped)
    inputs.push_back(skipped);
  if (inputs.empty())
    return b.fail("there are no tensors to join");
  int64_t axis = b.axis(op.getDim(), b.rank(inputs.front()));
  return b.replace(join(inputs, axis, b));
}

static LogicalResult lowerStack(AtenStackOp op, AtenStackOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.resultType();
  SmallVector<Value> inputs;
  int64_t axis = 0;
  for (Value element : b.listElements(op.getTensors(), "tensors")) {
    Value input = b.cast(b.remap(element), type);
    axis = b.axis(op.getDim(), b.rank(input) + 1);
    inputs.push_back(b.addAxis(input, axis));
  }
  if (inputs.empty())
    return b.fail("there are no tensors to stack");
  return b.replace(join(inputs, axis, b));
}

/// The parts of `input` along `axis` whose sizes are given.
static SmallVector<Value> splitInto(Value input, int64_t axis,
                                    ArrayRef<AffineExpr> parts,
                                    LoweringBuilder &b) {
  SmallVector<Value> results;
  AffineExpr start = b.scope.getConstant(0);
  for (AffineExpr part : parts) {
    AffineExpr stop = b.scope.simplify(start + part);
    results.push_back(b.slice(input, axis, start, stop, 1));
    start = stop;
  }
  return results;
}

/// The number of results gives the number of parts; the last part is what the
/// others leave.
static LogicalResult lowerSplit(PrimListUnpackOp op, AtenSplitTensorOp split,
                                LoweringBuilder &b) {
  Value input = b.remap(split.getSelf());
  Shape sizes = b.sizes(input);
  int64_t axis = b.axis(split.getDim(), sizes.size());
  AffineExpr size = b.size(split.getSplitSize(), "split_size");
  SmallVector<AffineExpr> parts(op.getNumResults(), size);
  parts.back() = b.scope.simplify(
      sizes[axis] - size * static_cast<int64_t>(op.getNumResults() - 1));
  return b.replace(splitInto(input, axis, parts, b));
}

static LogicalResult lowerSplitWithSizes(PrimListUnpackOp op,
                                         AtenSplitWithSizesOp split,
                                         LoweringBuilder &b) {
  Value input = b.remap(split.getSelf());
  int64_t axis = b.axis(split.getDim(), b.rank(input));
  Shape parts = b.sizeList(split.getSplitSizes(), "split_sizes");
  return b.replace(splitInto(input, axis, parts, b));
}

static LogicalResult lowerUnbind(PrimListUnpackOp op, AtenUnbindIntOp unbind,
                                 LoweringBuilder &b) {
  Value input = b.remap(unbind.getSelf());
  int64_t axis = b.axis(unbind.getDim(), b.rank(input));
  SmallVector<AffineExpr> parts(op.getNumResults(), b.scope.getConstant(1));
  SmallVector<Value> results;
  for (Value part : splitInto(input, axis, parts, b))
    results.push_back(b.removeAxis(part, axis));
  return b.replace(results);
}

/// A list of tensors exists only between the op that makes it and this one.
static LogicalResult lowerListUnpack(PrimListUnpackOp op,
                                     PrimListUnpackOp::Adaptor in,
                                     LoweringBuilder &b) {
  Operation *producer = op.getOperand().getDefiningOp();
  if (auto split = dyn_cast_or_null<AtenSplitTensorOp>(producer))
    return lowerSplit(op, split, b);
  if (auto split = dyn_cast_or_null<AtenSplitWithSizesOp>(producer))
    return lowerSplitWithSizes(op, split, b);
  if (auto unbind = dyn_cast_or_null<AtenUnbindIntOp>(producer))
    return lowerUnbind(op, unbind, b);
  // The op that made the list is reported.
  return b.fail("");
}

//===----------------------------------------------------------------------===//
// Copies, other types, positions
//===----------------------------------------------------------------------===//

static LogicalResult lowerCopy(AtenCopyOp op, AtenCopyOp::Adaptor in,
                               LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  Value source = b.cast(in.getSrc(), b.elementType(in.getSelf()));
  return b.replace(b.broadcastTo(source, sizes));
}

/// A bool takes a byte.
static int64_t getByteWidth(Type elementType) {
  return std::max<int64_t>(elementType.getIntOrFloatBitWidth() / 8, 1);
}

static LogicalResult lowerViewDtype(AtenViewDtypeOp op,
                                    AtenViewDtypeOp::Adaptor in,
                                    LoweringBuilder &b) {
  Type to = b.resultType(), from = b.elementType(in.getSelf());
  Shape sizes = b.sizes(in.getSelf());
  if (!b.tensorType({}, to))
    return failure();
  if (to == from)
    return b.replace(in.getSelf());
  if (to.isInteger(1))
    b.fail("a byte other than 0 and 1 is not a bool");
  int64_t toWidth = getByteWidth(to), fromWidth = getByteWidth(from);
  if (toWidth != fromWidth) {
    AffineExpr last =
        sizes.empty()
            ? AffineExpr()
            : b.scope.divideExactly(b.scope.simplify(sizes.back() * fromWidth),
                                    b.scope.getConstant(toWidth));
    if (!last)
      return b.fail("the last axis does not hold a whole number of elements");
    sizes.back() = last;
  }
  Value result = b.custom("views.bitcast", {flatten(in.getSelf(), b)},
                          b.tensorType({b.scope.getProduct(sizes)}, to));
  return b.replace(b.reshape(result, sizes));
}

/// How many elements of a matrix are left of a line that starts at column
/// `start` of the first row and moves right by one with each row.
static int64_t countLeftOf(int64_t start, int64_t rows, int64_t columns) {
  int64_t firstCut = std::clamp<int64_t>(-start, 0, rows);
  int64_t firstWhole = std::clamp<int64_t>(columns - start, 0, rows);
  return (firstWhole - firstCut) * (2 * start + firstCut + firstWhole - 1) / 2 +
         (rows - firstWhole) * columns;
}

template <typename TorchOp, bool isLower>
static LogicalResult lowerTriangleIndices(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  Type type = b.resultType();
  int64_t rows = b.constantInt(op.getRow(), "row");
  int64_t columns = b.constantInt(op.getCol(), "col");
  int64_t offset = b.constantInt(op.getOffset(), "offset");
  if (rows < 0 || columns < 0)
    return b.fail("row and col must not be negative");
  // Beyond the matrix, all diagonals are the same.
  int64_t left =
      countLeftOf(std::clamp(offset, -rows, columns) + isLower, rows, columns);
  int64_t count = isLower ? left : rows * columns - left;
  return b.replace(b.custom(
      "views.triangle_indices",
      {b.integers({rows, columns, offset, isLower ? 1 : 0})},
      b.tensorType({b.scope.getConstant(2), b.scope.getConstant(count)},
                   type)));
}

static LogicalResult
lowerRepeatInterleave(AtenRepeatInterleaveTensorOp op,
                      AtenRepeatInterleaveTensorOp::Adaptor in,
                      LoweringBuilder &b) {
  Value repeats = in.getRepeats();
  AffineExpr size;
  if (b.isNone(op.getOutputSize())) {
    size = b.sizeFrom(getSum(b.cast(repeats, b.si64()), /*axes=*/int64_t(0),
                             /*keepAxes=*/false, b));
  } else {
    size = b.size(op.getOutputSize(), "output_size");
  }
  return b.replace(b.custom("views.repeat_indices", {repeats},
                            b.tensorType({size}, b.elementType(repeats))));
}

void torch_max::populateViewLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerView<AtenReshapeOp>);
  lowerings.add(lowerView<AtenViewOp>);
  lowerings.add(lowerView<Aten_UnsafeViewOp>);
  lowerings.add(lowerFlatten);
  lowerings.add(lowerUnsqueeze);
  lowerings.add(lowerSqueeze);
  lowerings.add(lowerSqueezeDim);
  lowerings.add(lowerSqueezeDims);
  lowerings.add(lowerExpand);
  lowerings.add(lowerPermute);
  lowerings.add(lowerTranspose);
  lowerings.add(lowerT);
  lowerings.add(lowerSlice);
  lowerings.add(lowerSelect);
  lowerings.add(lowerCat);
  lowerings.add(lowerStack);
  lowerings.add(lowerListUnpack);
  lowerings.add(lowerCopy);
  lowerings.add(lowerViewDtype);
  lowerings.add(lowerTriangleIndices<AtenTrilIndicesOp, /*isLower=*/true>);
  lowerings.add(lowerTriangleIndices<AtenTriuIndicesOp, /*isLower=*/false>);
  lowerings.add(lowerRepeatInterleave);
  populateStridedViewLowerings(lowerings);
}
