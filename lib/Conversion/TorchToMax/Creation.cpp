//===- Creation.cpp - Ops that make tensors -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

//===----------------------------------------------------------------------===//
// Literals
//===----------------------------------------------------------------------===//

/// A literal as plain elements of the type that the op's result has.
static ElementsAttr getElements(ValueTensorLiteralOp op, Type elementType,
                                LoweringBuilder &b) {
  auto type = RankedTensorType::get(op.getValue().getShapedType().getShape(),
                                    elementType);
  if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue())) {
    if (dense.getElementType() == elementType)
      return dense;
    if (dense.getElementType().getIntOrFloatBitWidth() ==
        elementType.getIntOrFloatBitWidth())
      return DenseElementsAttr::getFromRawBuffer(type, dense.getRawData());
  }
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(op.getValue())) {
    bool isSplat = false;
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (blob &&
        DenseElementsAttr::isValidRawBuffer(type, blob->getData(), isSplat))
      return DenseElementsAttr::getFromRawBuffer(type, blob->getData());
  }
  b.fail("the literal's elements do not fit its type");
  return nullptr;
}

static LogicalResult lowerLiteral(ValueTensorLiteralOp op,
                                  ValueTensorLiteralOp::Adaptor,
                                  LoweringBuilder &b) {
  Type type = b.resultType();
  if (!max::isElementType(type))
    b.fail("the engine lacks the literal's dtype");
  if (b.hasFailed())
    return failure();
  ElementsAttr elements = getElements(op, type, b);
  if (!elements)
    return failure();
  return b.replace(b.createAs<max::ConstantOp>(elements.getType(), elements));
}

//===----------------------------------------------------------------------===//
// Filled tensors
//===----------------------------------------------------------------------===//

namespace {
template <typename TorchOp>
using SizeOf = decltype(std::declval<TorchOp>().getSize());
} // namespace

/// A value of rank 0, in the sizes that the op lists or, if it lists none, in
/// those of the tensor that the result is to be like.
template <typename TorchOp>
static LogicalResult fill(TorchOp op, typename TorchOp::Adaptor in, Value value,
                          LoweringBuilder &b) {
  Shape sizes;
  if constexpr (llvm::is_detected<SizeOf, TorchOp>::value)
    sizes = b.sizeList(op.getSize(), "size");
  else
    sizes = b.sizes(in.getSelf());
  return b.replace(b.broadcastTo(value, sizes));
}

template <typename TorchOp>
static LogicalResult lowerFull(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  return fill(op, in, b.scalar(op.getFillValue(), b.resultType()), b);
}

/// Zeros or ones. What torch leaves uninitialised is zeros here.
template <typename TorchOp, int value>
static LogicalResult lowerFilled(TorchOp op, typename TorchOp::Adaptor in,
                                 LoweringBuilder &b) {
  return fill(op, in, b.constant(int64_t(value), b.resultType()), b);
}

static LogicalResult lowerScalarTensor(AtenScalarTensorOp op,
                                       AtenScalarTensorOp::Adaptor,
                                       LoweringBuilder &b) {
  return b.replace(b.scalar(op.getS(), b.resultType()));
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// A bound of a range as a size; floats with an integer value are accepted.
static AffineExpr getBound(Value bound, const char *name, LoweringBuilder &b) {
  if (isa<torch::FloatType>(bound.getType())) {
    double value = b.constantFloat(bound, name);
    if (value == std::trunc(value) && std::abs(value) < 1e15)
      return b.scope.getConstant(static_cast<int64_t>(value));
    b.fail("a range of unknown length must have integer bounds");
    return b.scope.getConstant(1);
  }
  return b.size(bound, name);
}

/// How many elements a range has: what torch says, or else a size computed from
/// integer bounds.
static AffineExpr getRangeLength(Operation *op, Value start, Value end,
                                 Value step, LoweringBuilder &b) {
  std::optional<TensorInfo> info = getTensorInfo(op->getResult(0).getType());
  if (info && info->sizes && info->sizes.size() == 1 &&
      !ShapedType::isDynamic(info->sizes[0]))
    return b.scope.getConstant(info->sizes[0]);
  AffineExpr first =
      start ? getBound(start, "start", b) : b.scope.getConstant(0);
  AffineExpr last = getBound(end, "end", b);
  int64_t stride = step ? b.constantInt(step, "step") : 1;
  if (stride <= 0) {
    b.fail("a range of unknown length must have a positive step");
    stride = 1;
  }
  return b.scope.simplify((last - first).ceilDiv(stride));
}

/// start + i * step. Torch computes floats in double; so does this.
static LogicalResult lowerRange(Operation *op, Value start, Value end,
                                Value step, LoweringBuilder &b) {
  Type type = b.resultType();
  AffineExpr length = getRangeLength(op, start, end, step, b);
  Value positions = b.createAs<max::RangeOp>(
      b.scope.getType({length}, b.si64()), b.constant(int64_t(0), b.si64()),
      b.sizeAsTensor(length, b.si64()), b.constant(int64_t(1), b.si64()));
  Type computed = isa<mlir::FloatType>(type)
                      ? Type(Float64Type::get(op->getContext()))
                      : b.si64();
  Value result = b.cast(positions, computed);
  if (step)
    result = b.create<max::MulOp>(result, b.scalar(step, computed));
  if (start)
    result = b.create<max::AddOp>(result, b.scalar(start, computed));
  return b.replace(b.cast(result, type));
}

static LogicalResult lowerArange(AtenArangeOp op, AtenArangeOp::Adaptor,
                                 LoweringBuilder &b) {
  return lowerRange(op, nullptr, op.getEnd(), nullptr, b);
}

static LogicalResult lowerArangeStart(AtenArangeStartOp op,
                                      AtenArangeStartOp::Adaptor,
                                      LoweringBuilder &b) {
  return lowerRange(op, op.getStart(), op.getEnd(), nullptr, b);
}

static LogicalResult lowerArangeStep(AtenArangeStartStepOp op,
                                     AtenArangeStartStepOp::Adaptor,
                                     LoweringBuilder &b) {
  return lowerRange(op, op.getStart(), op.getEnd(), op.getStep(), b);
}

void torch_max::populateCreationLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerLiteral);
  lowerings.add(lowerFull<AtenFullOp>);
  lowerings.add(lowerFull<AtenFullLikeOp>);
  lowerings.add(lowerFull<AtenNewFullOp>);
  lowerings.add(lowerFilled<AtenEmptyLikeOp, 0>);
  lowerings.add(lowerFilled<AtenEmptyMemoryFormatOp, 0>);
  lowerings.add(lowerFilled<AtenEmptyPermutedOp, 0>);
  lowerings.add(lowerFilled<AtenEmptyStridedOp, 0>);
  lowerings.add(lowerFilled<AtenNewEmptyOp, 0>);
  lowerings.add(lowerFilled<AtenNewEmptyStridedOp, 0>);
  lowerings.add(lowerFilled<AtenNewOnesOp, 1>);
  lowerings.add(lowerFilled<AtenNewZerosOp, 0>);
  lowerings.add(lowerFilled<AtenOnesOp, 1>);
  lowerings.add(lowerFilled<AtenOnesLikeOp, 1>);
  lowerings.add(lowerFilled<AtenZerosOp, 0>);
  lowerings.add(lowerFilled<AtenZerosLikeOp, 0>);
  lowerings.add(lowerScalarTensor);
  lowerings.add(lowerArange);
  lowerings.add(lowerArangeStart);
  lowerings.add(lowerArangeStep);
}
