//===- LoweringShapes.cpp - Shapes and ops that change them ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torch_max;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

Shape LoweringBuilder::sizes(Value tensor) {
  return shape(scope.getSizes(type(tensor)));
}

Shape LoweringBuilder::shape(ArrayRef<AffineExpr> sizes) {
  return Shape(op->getContext(), sizes);
}

AffineExpr LoweringBuilder::newSymbol() {
  auto function = op->getParentOfType<func::FuncOp>();
  llvm::StringSet<> taken;
  for (Type type : function.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      if (auto dims = dyn_cast_or_null<max::DimsAttr>(tensor.getEncoding()))
        for (StringAttr symbol : dims.getSymbols())
          taken.insert(symbol.getValue());
  auto take = [&](max::SizeNamingOpInterface other) {
    taken.insert(other.getNamedSize().getValue());
  };
  function.walk(take);
  block.walk(take);
  unsigned number = 0;
  while (taken.contains("n" + std::to_string(number)))
    ++number;
  return scope.getSymbol(
      StringAttr::get(op->getContext(), "n" + Twine(number)));
}

AffineExpr LoweringBuilder::sizeFrom(Value number) {
  Value count = cast(number, si64());
  AffineExpr size = newSymbol();
  createAs<max::IotaOp>(tensorType({size}, si64()), count);
  return size;
}

Value LoweringBuilder::sizesAsTensor(ArrayRef<AffineExpr> sizes) {
  SmallVector<int64_t> constants;
  for (AffineExpr size : sizes)
    if (auto constant = dyn_cast<AffineConstantExpr>(scope.simplify(size)))
      constants.push_back(constant.getValue());
  if (constants.size() == sizes.size())
    return integers(constants);
  return create<max::ShapeToTensorOp>(scope.getDims(sizes));
}

Value LoweringBuilder::sizeAsTensor(AffineExpr size, Type elementType) {
  if (auto value = dyn_cast<AffineConstantExpr>(scope.simplify(size)))
    return constant(value.getValue(), elementType);
  Value tensor = create<max::ShapeToTensorOp>(scope.getDims({size}));
  return cast(reshape(tensor, {}), elementType);
}

//===----------------------------------------------------------------------===//
// Reshaping
//===----------------------------------------------------------------------===//

Value LoweringBuilder::reshape(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed)
    return nullptr;
  auto reshapeTo = [&](ArrayRef<AffineExpr> target) {
    tensor = createAs<max::ReshapeOp>(
        scope.getType(target, from.getElementType()), tensor);
  };
  AffineExpr count = scope.getProduct(scope.getSizes(from));
  AffineExpr wanted = scope.getProduct(sizes);
  bool isKnown =
      isa<AffineConstantExpr>(count) && isa<AffineConstantExpr>(wanted);
  if (!isKnown && !scope.areEqual(count, wanted)) {
    // As a list of elements it has one size to compare.
    reshapeTo(count);
    tensor = rebind(tensor, wanted);
  }
  reshapeTo(sizes);
  return tensor;
}

Value LoweringBuilder::transpose(Value tensor, ArrayRef<int64_t> permutation) {
  return create<max::TransposeOp>(tensor,
                                  builder.getDenseI64ArrayAttr(permutation));
}

Value LoweringBuilder::slice(Value tensor, int64_t axis, AffineExpr start,
                             AffineExpr stop, int64_t step) {
  Shape stops = sizes(tensor);
  Shape starts = shape(SmallVector(stops.size(), scope.getConstant(0)));
  starts[axis] = start;
  stops[axis] = stop;
  SmallVector<int64_t> steps(stops.size(), 1);
  if (failed)
    return nullptr;
  steps[axis] = step;
  return create<max::SliceOp>(tensor, scope.getDims(starts),
                              scope.getDims(stops),
                              builder.getDenseI64ArrayAttr(steps));
}

Value LoweringBuilder::removeAxis(Value tensor, int64_t axis) {
  Shape all = sizes(tensor);
  all.eraseAxis(axis);
  return reshape(tensor, all);
}

Value LoweringBuilder::addAxis(Value tensor, int64_t axis) {
  Shape all = sizes(tensor);
  all.insertAxes(axis, 1, scope.getConstant(1));
  return reshape(tensor, all);
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

Shape LoweringBuilder::broadcastShape(MutableArrayRef<Value> tensors) {
  Shape common = shape();
  for (Value tensor : tensors) {
    Shape own = sizes(tensor);
    if (own.size() > common.size())
      common.insertAxes(0, own.size() - common.size(), scope.getConstant(1));
    for (auto [size, other] : llvm::zip_equal(
             MutableArrayRef<AffineExpr>(common).take_back(own.size()), own)) {
      AffineExpr both = scope.broadcast(size, other);
      if (!both && isa<AffineConstantExpr>(size) &&
          isa<AffineConstantExpr>(other))
        fail("sizes " + scope.toString(size) + " and " + scope.toString(other) +
             " are not known to broadcast");
      // Eager would broadcast a size of 1, but torch.compile never uses a
      // symbol for a size that may be 1.
      if (!both)
        both = isa<AffineConstantExpr>(other) ? other : size;
      size = both;
    }
  }
  for (Value &tensor : tensors) {
    Shape own = sizes(tensor);
    for (auto [size, target] : llvm::zip_equal(
             own, ArrayRef<AffineExpr>(common).take_back(own.size())))
      if (size != 1)
        size = target;
    tensor = rebind(tensor, own);
  }
  return common;
}

Value LoweringBuilder::rebind(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed || static_cast<size_t>(from.getRank()) != sizes.size())
    return tensor;
  SmallVector<AffineExpr> own = scope.getSizes(from), bound(own);
  for (auto [size, target] : llvm::zip_equal(bound, sizes))
    if (target && !scope.areEqual(size, target) &&
        !(isa<AffineConstantExpr>(size) && isa<AffineConstantExpr>(target)))
      size = target;
  if (bound == own)
    return tensor;
  return createAs<max::RebindOp>(scope.getType(bound, from.getElementType()),
                                 tensor);
}

Value LoweringBuilder::broadcastTo(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed)
    return nullptr;
  SmallVector<AffineExpr> own = scope.getSizes(from);
  for (auto [size, target] :
       llvm::zip(llvm::reverse(own), llvm::reverse(sizes)))
    if (size != 1)
      size = target;
  return createAs<max::BroadcastToOp>(
      scope.getType(sizes, from.getElementType()), rebind(tensor, own));
}
