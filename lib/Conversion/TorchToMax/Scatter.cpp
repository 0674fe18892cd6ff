//===- Scatter.cpp - Writing at indices -----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Indices.h"
#include "Windows.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// `x + y`, which for bools is `or`.
static Value add(Value x, Value y, LoweringBuilder &b) {
  Type type = b.elementType(x);
  if (type.isInteger(1))
    return b.create<max::OrOp>(x, y);
  return b.create<max::AddOp>(x, y);
}

/// Sizes of a value that is repeated over a space.
static Shape repeated(const Walk &walk, LoweringBuilder &b) {
  return b.shape(SmallVector(walk.space.size(), b.scope.getConstant(1)));
}

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

/// Where the elements of an index of the tensor's rank go.
static Walk walkElements(Value self, Value dim, Value index,
                         LoweringBuilder &b) {
  Walk walk;
  walk.data = sizesOfAxes(self, b);
  walk.space = walk.index = sizesOfAxes(index, b);
  walk.source = repeated(walk, b);
  if (walk.data.rank() != walk.index.rank())
    b.fail("the index must have the tensor's rank");
  walk.axis = b.axis(dim, walk.data.rank());
  return walk;
}

/// Gives `walk` the sizes of a source that is a tensor.
static void setSource(Walk &walk, Value source, LoweringBuilder &b) {
  walk.source = sizesOfAxes(source, b);
  if (walk.source.rank() != walk.space.rank())
    b.fail("the source must have the index's rank");
}

static IndexRule scatterRule(const Walk &walk) {
  return {OutOfRange::RuntimeError, /*allowsNegative=*/false, walk.axis,
          /*needsWholeSource=*/false};
}

/// The kernel's name for the reduction that a torch string names.
static StringRef getKind(Value reduction, LoweringBuilder &b) {
  std::string name = b.constantString(reduction, "reduce");
  StringRef kind = llvm::StringSwitch<StringRef>(name)
                       .Cases({"add", "sum", "mean"}, "add")
                       .Cases({"multiply", "prod"}, "mul")
                       .Case("amax", "max")
                       .Case("amin", "min")
                       .Default("");
  if (kind.empty())
    b.fail("there is no reduction '" + name + "'");
  return kind;
}

/// `self` with a source, or a scalar, put in at single elements.
template <typename TorchOp>
static LogicalResult scatterElements(TorchOp op, Value self, Value index,
                                     Value tensor, Value scalar, StringRef kind,
                                     LoweringBuilder &b) {
  Walk walk = walkElements(self, op.getDim(), index, b);
  if (tensor)
    setSource(walk, tensor, b);
  Value source = tensor ? tensor : b.scalar(scalar, b.elementType(self));
  Value result =
      scatterAt(kind, self, index, source, walk, scatterRule(walk), b);
  return b.replace(b.reshape(result, b.sizes(self)));
}

static LogicalResult lowerScatterSrc(AtenScatterSrcOp op,
                                     AtenScatterSrcOp::Adaptor in,
                                     LoweringBuilder &b) {
  return scatterElements(op, in.getSelf(), in.getIndex(), in.getSrc(), nullptr,
                         "set", b);
}

static LogicalResult lowerScatterValue(AtenScatterValueOp op,
                                       AtenScatterValueOp::Adaptor in,
                                       LoweringBuilder &b) {
  return scatterElements(op, in.getSelf(), in.getIndex(), nullptr,
                         op.getValue(), "set", b);
}

static LogicalResult lowerScatterAdd(AtenScatterAddOp op,
                                     AtenScatterAddOp::Adaptor in,
                                     LoweringBuilder &b) {
  return scatterElements(op, in.getSelf(), in.getIndex(), in.getSrc(), nullptr,
                         "add", b);
}

static LogicalResult lowerScatterReduce(AtenScatterReduceOp op,
                                        AtenScatterReduceOp::Adaptor in,
                                        LoweringBuilder &b) {
  return scatterElements(op, in.getSelf(), in.getIndex(), in.getSrc(), nullptr,
                         getKind(op.getReduce(), b), b);
}

static LogicalResult
lowerScatterValueReduce(AtenScatterValueReduceOp op,
                        AtenScatterValueReduceOp::Adaptor in,
                        LoweringBuilder &b) {
  return scatterElements(op, in.getSelf(), in.getIndex(), nullptr,
                         op.getValue(), getKind(op.getReduce(), b), b);
}

/// What a reduction starts from.
static Value getIdentity(StringRef kind, Type type, LoweringBuilder &b) {
  if (kind == "add" || kind == "mul")
    return b.constant(int64_t(kind == "mul"), type);
  bool isMax = kind == "max";
  if (isa<mlir::FloatType>(type)) {
    double infinity = std::numeric_limits<double>::infinity();
    return b.constant(isMax ? -infinity : infinity, type);
  }
  unsigned width = type.getIntOrFloatBitWidth();
  bool isSigned = type.isSignedInteger();
  APInt bits = isMax ? (isSigned ? APInt::getSignedMinValue(width)
                                 : APInt::getMinValue(width))
                     : (isSigned ? APInt::getSignedMaxValue(width)
                                 : APInt::getMaxValue(width));
  return b.constant(isSigned ? bits.getSExtValue()
                             : static_cast<int64_t>(bits.getZExtValue()),
                    type);
}

/// A sum divided by how many elements went into it, rounded down for integers.
static Value divideByCount(Value sum, Value count, LoweringBuilder &b) {
  Type type = b.elementType(sum);
  Value one = b.constant(int64_t(1), type);
  Value isZero = b.create<max::EqualOp>(count, b.constant(int64_t(0), type));
  count = b.create<max::SelectOp>(isZero, one, count);
  if (!isa<mlir::FloatType>(type))
    sum = b.create<max::SubOp>(sum, b.create<max::ModOp>(sum, count));
  return b.create<max::DivOp>(sum, count);
}

static LogicalResult lowerScatterReduceTwo(AtenScatterReduceTwoOp op,
                                           AtenScatterReduceTwoOp::Adaptor in,
                                           LoweringBuilder &b) {
  bool isMean = b.constantString(op.getReduce(), "reduce") == "mean";
  bool includeSelf = b.constantBool(op.getIncludeSelf(), "include_self");
  Walk walk = walkElements(in.getSelf(), op.getDim(), in.getIndex(), b);
  Walk ofScalar = walk;
  Type type = b.elementType(in.getSelf());
  StringRef kind = getKind(op.getReduce(), b);
  if (isMean && type.isInteger(1))
    b.fail("there is no mean of bools");
  setSource(walk, in.getSrc(), b);
  IndexRule rule = scatterRule(walk);
  Value result = in.getSelf(), index = in.getIndex();
  if (!includeSelf)
    result = scatterAt("set", result, index, getIdentity(kind, type, b),
                       ofScalar, rule, b);
  result = scatterAt(kind, result, index, in.getSrc(), walk, rule, b);
  if (isMean) {
    Value start = b.constant(int64_t(includeSelf), type);
    Value one = b.constant(int64_t(1), type);
    Value count = scatterAt("add", start, index, one, ofScalar, rule, b);
    result = divideByCount(result, count, b);
  }
  return b.replace(b.reshape(result, b.sizes(in.getSelf())));
}

//===----------------------------------------------------------------------===//
// Whole slices along an axis
//===----------------------------------------------------------------------===//

/// Puts slices in along an axis. A source of one element fills them.
template <typename TorchOp>
static LogicalResult putSlices(StringRef kind, TorchOp op, Value self,
                               Value index, Value source, bool isFilled,
                               IndexRule rule, LoweringBuilder &b) {
  Shape sizes = sizesOfAxes(self, b);
  int64_t axis = b.axis(op.getDim(), sizes.size());
  if (b.rank(index) > 1)
    b.fail("the index must have rank 1");
  Walk walk = walkSlices(sizes, axis, b.scope.getProduct(b.sizes(index)), b);
  if (isFilled)
    walk.source = repeated(walk, b);
  rule.dim = axis;
  Value result = scatterAt(kind, self, index, source, walk, rule, b);
  return b.replace(b.reshape(result, b.sizes(self)));
}

/// The source with the sizes that it needs for a slice at each index. Shape
/// functions of torch let others through, which only eager refuses.
static Value slicesFor(Value self, Value index, Value source, Value dim,
                       LoweringBuilder &b) {
  Shape needed = b.sizes(self), given = b.sizes(source);
  if (!needed.empty())
    needed[b.axis(dim, needed.size())] = b.scope.getProduct(b.sizes(index));
  if (areKnownToDiffer(needed, given, b)) {
    b.fail("the source must have a slice of the tensor's sizes for each index");
    return source;
  }
  return b.rebind(source, needed);
}

static LogicalResult lowerIndexAdd(AtenIndexAddOp op,
                                   AtenIndexAddOp::Adaptor in,
                                   LoweringBuilder &b) {
  // Eager has two implementations with different error messages.
  OutOfRange message =
      b.rank(in.getSelf()) > 1 ? OutOfRange::RuntimeError : OutOfRange::InSelf;
  Type type = b.elementType(in.getSelf());
  Value source =
      slicesFor(in.getSelf(), in.getIndex(), in.getSource(), op.getDim(), b);
  double alpha = b.constantFloat(op.getAlpha(), "alpha");
  if (alpha != 1.0) {
    if (type.isInteger(1))
      b.fail("there is no multiple of bools");
    source = b.create<max::MulOp>(source, b.scalar(op.getAlpha(), type));
  }
  return putSlices("add", op, in.getSelf(), in.getIndex(), source,
                   /*isFilled=*/false, {message}, b);
}

static LogicalResult lowerIndexCopy(AtenIndexCopyOp op,
                                    AtenIndexCopyOp::Adaptor in,
                                    LoweringBuilder &b) {
  return putSlices("set", op, in.getSelf(), in.getIndex(), in.getSource(),
                   /*isFilled=*/false, {OutOfRange::IndexCopy}, b);
}

template <typename TorchOp>
static LogicalResult lowerIndexFill(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  Type type = b.elementType(in.getSelf());
  return putSlices("set", op, in.getSelf(), in.getIndex(),
                   b.operand(in.getValue(), type), /*isFilled=*/true,
                   {OutOfRange::IndexError, /*allowsNegative=*/true}, b);
}

/// Gradients of a table's rows, added up for each row.
static LogicalResult
lowerEmbeddingDenseBackward(AtenEmbeddingDenseBackwardOp op,
                            AtenEmbeddingDenseBackwardOp::Adaptor in,
                            LoweringBuilder &b) {
  int64_t padding = b.constantInt(op.getPaddingIdx(), "padding_idx");
  bool scaled = b.constantBool(op.getScaleGradByFreq(), "scale_grad_by_freq");
  AffineExpr rows = b.size(op.getNumWeights(), "num_weights");
  Shape sizes = b.sizes(in.getGradOutput());
  Type type = b.elementType(in.getGradOutput());
  Value index = toIndex(in.getIndices(), b);
  if (sizes.empty())
    b.fail("the gradient has no rows");
  AffineExpr count = b.scope.getProduct(b.sizes(index));
  AffineExpr columns = sizes.back();
  index = b.reshape(index, {count, b.scope.getConstant(1)});
  Value grad = b.reshape(in.getGradOutput(), {count, columns});
  Value zero = b.constant(int64_t(0), type);
  IndexRule rule{OutOfRange::InSelf};
  if (scaled) {
    Walk walk = walkSlices(b.shape({rows}), 0, count, b);
    Walk ofOnes = walk;
    ofOnes.source = repeated(walk, b);
    Value frequency = scatterAt("add", zero, index,
                                b.constant(int64_t(1), type), ofOnes, rule, b);
    Value own = gatherAt(frequency, index, walk, rule, b);
    grad = b.create<max::DivOp>(
        grad, b.reshape(own, {count, b.scope.getConstant(1)}));
  }
  if (padding >= 0) {
    Value isPadding =
        b.create<max::EqualOp>(index, b.constant(padding, b.si64()));
    grad = b.create<max::SelectOp>(isPadding, zero, grad);
  }
  Walk walk = walkSlices(b.shape({rows, columns}), 0, count, b);
  return b.replace(scatterAt("add", zero, index, grad, walk, rule, b));
}

//===----------------------------------------------------------------------===//
// index_put
//===----------------------------------------------------------------------===//

/// The number of elements that a mask picks is known only at run time; a value
/// that is the same for all of them can be put in nevertheless.
static Value putAtMask(Value self, Value mask, int64_t axis, Value values,
                       bool accumulate, LoweringBuilder &b) {
  mask = b.cast(mask, b.i1());
  int64_t axesAfter = b.rank(self) - axis - b.rank(mask);
  if (axesAfter < 0)
    return b.fail("the mask has more axes than the tensor");
  Shape shape = b.sizes(values);
  int64_t maskRank = b.rank(mask);
  AffineExpr one = b.scope.getConstant(1);
  if (shape.rank() > axesAfter) {
    int64_t picked = shape.rank() - axesAfter - 1;
    if (shape[picked] != 1)
      return b.fail("with a mask, the values must be the same for all elements "
                    "that it picks");
    shape.eraseAxis(picked);
    shape.insertAxes(picked, maskRank, one);
    values = b.reshape(values, shape);
  }
  Shape maskShape = b.sizes(mask);
  maskShape.append(axesAfter, one);
  if (accumulate)
    values = add(self, values, b);
  return b.create<max::SelectOp>(b.reshape(mask, maskShape), values, self);
}

/// The values that go into what is picked, and their sizes in `walk`. They are
/// repeated in memory only where the walk cannot repeat them: it has one axis
/// for all those of the index.
static Value setValues(Walk &walk, Value values, const Shape &picked,
                       LoweringBuilder &b) {
  Shape sizes = b.sizes(values);
  bool isOne = llvm::all_of(sizes, [](AffineExpr size) { return size == 1; });
  if (!isOne && picked.size() != walk.space.size())
    return b.broadcastTo(values, picked);
  // Axes of size 1 in front of those of the result do not count.
  while (sizes.size() > walk.space.size() && sizes.front() == 1)
    sizes.eraseAxis(0);
  if (sizes.size() > walk.space.size())
    return b.fail("the values have more axes than what is picked");
  walk.source = repeated(walk, b);
  llvm::copy(sizes, walk.source.end() - sizes.size());
  for (auto [size, space] : llvm::zip_equal(walk.source, walk.space))
    if (isa<AffineConstantExpr>(size) && isa<AffineConstantExpr>(space) &&
        size != 1 && size != space)
      return b.fail("values of shape " + b.scope.toString(sizes) +
                    " do not fit what is picked, " + b.scope.toString(picked));
  return values;
}

template <typename TorchOp>
static LogicalResult lowerIndexPut(TorchOp op, typename TorchOp::Adaptor in,
                                   LoweringBuilder &b) {
  SmallVector<Value> indices = b.listElements(op.getIndices(), "indices");
  bool accumulate = b.constantBool(op.getAccumulate(), "accumulate");
  Type type = b.elementType(in.getSelf());
  Value values = b.cast(in.getValues(), type);

  unsigned tensors = 0;
  int64_t maskAt = -1;
  for (auto [i, index] : llvm::enumerate(indices)) {
    if (b.isNone(index))
      continue;
    ++tensors;
    if (isMask(b.elementType(b.remap(index))))
      maskAt = i;
  }
  if (maskAt >= 0 && tensors == 1)
    return b.replace(putAtMask(in.getSelf(), b.remap(indices[maskAt]), maskAt,
                               values, accumulate, b));

  Selection selection = selectBy(indices, in.getSelf(), b);
  AffineExpr count = b.sizes(selection.index).front();
  Walk walk = walkSlices(selection.data, selection.axis, count, b);
  values = setValues(walk, values, selection.picked, b);
  Value data = in.getSelf();
  Shape shape = b.sizes(data);
  SmallVector<int64_t> back;
  if (selection.isPermuted()) {
    data = b.transpose(data, selection.permutation);
    shape = b.sizes(data);
    back.resize(selection.permutation.size());
    for (auto [to, from] : llvm::enumerate(selection.permutation))
      back[from] = to;
  }
  Value result =
      b.reshape(scatterAt(accumulate ? "add" : "set", data, selection.index,
                          values, walk, selection.rule, b),
                shape);
  return b.replace(back.empty() ? result : b.transpose(result, back));
}

//===----------------------------------------------------------------------===//
// Elements of the flattened tensor
//===----------------------------------------------------------------------===//

static LogicalResult lowerPut(AtenPutOp op, AtenPutOp::Adaptor in,
                              LoweringBuilder &b) {
  bool accumulate = b.constantBool(op.getAccumulate(), "accumulate");
  Shape sizes = b.sizes(in.getSelf());
  AffineExpr count = b.scope.getProduct(b.sizes(in.getIndex()));
  Walk walk = walkSlices(b.shape({b.scope.getProduct(sizes)}), 0, count, b);
  Value result = scatterAt(
      accumulate ? "add" : "set", in.getSelf(), in.getIndex(), in.getSource(),
      walk, {OutOfRange::OfElements, /*allowsNegative=*/true}, b);
  return b.replace(b.reshape(result, sizes));
}

static LogicalResult lowerMaskedScatter(AtenMaskedScatterOp op,
                                        AtenMaskedScatterOp::Adaptor in,
                                        LoweringBuilder &b) {
  Type type = b.elementType(in.getSelf());
  if (!b.elementType(in.getMask()).isInteger(1))
    b.fail("the mask must be of bools");
  Value both[] = {in.getSelf(), in.getMask()};
  Shape sizes = b.broadcastShape(both);
  auto flatten = [&](Value tensor) {
    return b.reshape(b.broadcastTo(tensor, sizes), {b.scope.getProduct(sizes)});
  };
  Value flat = flatten(both[0]), flatMask = flatten(both[1]);
  Value source = b.cast(in.getSource(), type);
  source = b.reshape(source, {b.scope.getProduct(b.sizes(source))});
  Value result = b.custom("indexing.masked_scatter", {flat, flatMask, source},
                          b.type(flat));
  return b.replace(b.reshape(result, sizes));
}

void torch_max::populateScatterLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerEmbeddingDenseBackward);
  lowerings.add(lowerIndexAdd);
  lowerings.add(lowerIndexCopy);
  lowerings.add(lowerIndexFill<AtenIndexFillIntScalarOp>);
  lowerings.add(lowerIndexFill<AtenIndexFillIntTensorOp>);
  lowerings.add(lowerIndexPut<AtenIndexPutHackedTwinOp>);
  lowerings.add(lowerIndexPut<AtenIndexPutOp>);
  lowerings.add(lowerIndexPut<Aten_UnsafeIndexPutHackedTwinOp>);
  lowerings.add(lowerIndexPut<Aten_UnsafeIndexPutOp>);
  lowerings.add(lowerMaskedScatter);
  lowerings.add(lowerPut);
  lowerings.add(lowerScatterAdd);
  lowerings.add(lowerScatterReduce);
  lowerings.add(lowerScatterReduceTwo);
  lowerings.add(lowerScatterSrc);
  lowerings.add(lowerScatterValue);
  lowerings.add(lowerScatterValueReduce);
}
