//===- Padding.cpp - Padding ----------------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Flat.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

static bool isPadded(AxisPadding padding) {
  return padding.before != 0 || padding.after != 0;
}

static Shape getPaddedSizes(const Shape &sizes, ArrayRef<AxisPadding> paddings,
                            LoweringBuilder &b) {
  Shape padded = b.shape();
  for (auto [size, padding] : llvm::zip(sizes, paddings))
    padded.push_back(b.scope.simplify(size + padding.before + padding.after));
  return padded;
}

Value torch_max::flatten(Value tensor, LoweringBuilder &b) {
  if (b.rank(tensor) == 1)
    return tensor;
  return b.reshape(tensor, {b.scope.getProduct(b.sizes(tensor))});
}

/// The operands that describe to a kernel which axes are padded and how: all
/// axes before the first padded one count as one, and so do those after the
/// last.
static SmallVector<Value> getGeometry(const Shape &sizes,
                                      ArrayRef<AxisPadding> paddings,
                                      PadMode mode, LoweringBuilder &b) {
  const AxisPadding *first = llvm::find_if(paddings, isPadded);
  const AxisPadding *last = paddings.end();
  while (last != first && !isPadded(*std::prev(last)))
    --last;
  size_t begin = first - paddings.begin(), end = last - paddings.begin();
  SmallVector<AffineExpr> numbers;
  auto append = [&](const Shape &all) {
    numbers.push_back(b.scope.getProduct(all.take_front(begin)));
    llvm::append_range(numbers, all.slice(begin, end - begin));
    numbers.push_back(b.scope.getProduct(all.drop_front(end)));
  };
  append(sizes);
  append(getPaddedSizes(sizes, paddings, b));
  SmallVector<AffineExpr> before;
  for (AxisPadding padding : llvm::make_range(first, last))
    before.push_back(padding.before);
  before.push_back(b.scope.getConstant(static_cast<int64_t>(mode)));
  return {b.sizesAsTensor(numbers), b.sizesAsTensor(before)};
}

Value torch_max::pad(Value input, ArrayRef<AxisPadding> paddings, PadMode mode,
                     Value fill, LoweringBuilder &b) {
  Shape sizes = b.sizes(input);
  if (llvm::none_of(paddings, isPadded))
    return input;
  Type elementType = b.elementType(input);
  if (!fill)
    fill = b.constant(int64_t(0), elementType);
  Shape padded = getPaddedSizes(sizes, paddings, b);
  SmallVector<Value> operands{flatten(input, b),
                              b.reshape(fill, {b.scope.getConstant(1)})};
  llvm::append_range(operands, getGeometry(sizes, paddings, mode, b));
  Value result =
      b.custom("padding.pad", operands,
               b.tensorType({b.scope.getProduct(padded)}, elementType));
  return b.reshape(result, padded);
}

/// A list of paddings, as torch has it: before and after for the last axis,
/// then for the one before it, and so on.
static SmallVector<AxisPadding> getPaddings(Value list, int64_t rank,
                                            LoweringBuilder &b) {
  Shape numbers = b.sizeList(list, "padding");
  int64_t count = numbers.rank() / 2;
  if (numbers.rank() % 2 != 0 || count > rank)
    b.fail("there are " + Twine(numbers.rank()) + " paddings for " +
           Twine(rank) + " axes");
  AffineExpr none = b.scope.getConstant(0);
  SmallVector<AxisPadding> paddings(rank, AxisPadding{none, none});
  for (int64_t i = 0; i < std::min(count, rank); ++i)
    paddings[rank - 1 - i] = {numbers[2 * i], numbers[2 * i + 1]};
  return paddings;
}

/// Zeros around an image of floats: a convolution after it can take them for
/// its own padding. Null if it is something else.
static Value padWithZeros(Value input, ArrayRef<AxisPadding> paddings,
                          Value fill, LoweringBuilder &b) {
  RankedTensorType type = b.type(input);
  if (type.getRank() < 4 || !fill)
    return nullptr;
  Type element = type.getElementType();
  DenseFPElementsAttr value;
  if (!(element.isF32() || element.isBF16()) ||
      !matchPattern(fill, m_Constant(&value)) || !value.isSplat() ||
      !value.getSplatValue<APFloat>().isPosZero())
    return nullptr;
  SmallVector<int64_t> before, after;
  for (AxisPadding padding : paddings) {
    auto first = dyn_cast<AffineConstantExpr>(padding.before);
    auto last = dyn_cast<AffineConstantExpr>(padding.after);
    if (!first || !last || first.getValue() < 0 || last.getValue() < 0)
      return nullptr;
    before.push_back(first.getValue());
    after.push_back(last.getValue());
  }
  MLIRContext *context = type.getContext();
  return b.create<max::PadOp>(input, DenseI64ArrayAttr::get(context, before),
                              DenseI64ArrayAttr::get(context, after));
}

static LogicalResult lowerConstantPad(AtenConstantPadNdOp op,
                                      AtenConstantPadNdOp::Adaptor in,
                                      LoweringBuilder &b) {
  SmallVector<AxisPadding> paddings =
      getPaddings(op.getPad(), b.rank(in.getSelf()), b);
  Value fill = b.scalar(op.getValue(), b.elementType(in.getSelf()));
  if (Value padded = padWithZeros(in.getSelf(), paddings, fill, b))
    return b.replace(padded);
  return b.replace(pad(in.getSelf(), paddings, PadMode::Constant, fill, b));
}

template <typename TorchOp, PadMode mode>
static LogicalResult lowerPad(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  SmallVector<AxisPadding> paddings =
      getPaddings(op.getPadding(), b.rank(in.getSelf()), b);
  return b.replace(pad(in.getSelf(), paddings, mode, /*fill=*/nullptr, b));
}

template <typename TorchOp, PadMode mode>
static LogicalResult lowerPadBackward(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  Value gradient = in.getGradOutput();
  Shape sizes = b.sizes(in.getSelf());
  SmallVector<AxisPadding> paddings =
      getPaddings(op.getPadding(), sizes.size(), b);
  if (llvm::none_of(paddings, isPadded))
    return b.replace(gradient);
  SmallVector<Value> operands{flatten(gradient, b)};
  llvm::append_range(operands, getGeometry(sizes, paddings, mode, b));
  Value result = b.custom(
      "padding.pad_backward", operands,
      b.tensorType({b.scope.getProduct(sizes)}, b.elementType(gradient)));
  return b.replace(b.reshape(result, sizes));
}

template <typename ForwardOp, typename BackwardOp, PadMode mode>
static void addPad(LoweringSet &lowerings) {
  lowerings.add(lowerPad<ForwardOp, mode>);
  lowerings.add(lowerPadBackward<BackwardOp, mode>);
}

void torch_max::populatePaddingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerConstantPad);
  addPad<AtenReflectionPad1dOp, AtenReflectionPad1dBackwardOp,
         PadMode::Reflect>(lowerings);
  addPad<AtenReflectionPad2dOp, AtenReflectionPad2dBackwardOp,
         PadMode::Reflect>(lowerings);
  addPad<AtenReflectionPad3dOp, AtenReflectionPad3dBackwardOp,
         PadMode::Reflect>(lowerings);
  addPad<AtenReplicationPad1dOp, AtenReplicationPad1dBackwardOp,
         PadMode::Replicate>(lowerings);
  addPad<AtenReplicationPad2dOp, AtenReplicationPad2dBackwardOp,
         PadMode::Replicate>(lowerings);
  addPad<AtenReplicationPad3dOp, AtenReplicationPad3dBackwardOp,
         PadMode::Replicate>(lowerings);
}
