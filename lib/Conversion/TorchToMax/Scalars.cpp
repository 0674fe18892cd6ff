//===- Scalars.cpp - Tensors of one element as Python's numbers -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Such a number stays a tensor, of rank 0; the lowerings take it for a scalar.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// The element of a tensor that has one.
static Value getOnlyElement(Value tensor, LoweringBuilder &b) {
  if (b.rank(tensor) == 0)
    return tensor;
  AffineExpr count = b.scope.getProduct(b.sizes(tensor));
  if (!b.scope.areEqual(count, b.scope.getConstant(1)))
    return b.fail("the tensor is not known to have exactly one element");
  return b.reshape(tensor, {});
}

static LogicalResult lowerBool(AtenBoolTensorOp op,
                               AtenBoolTensorOp::Adaptor in,
                               LoweringBuilder &b) {
  Value element = getOnlyElement(in.getA(), b);
  Type type = b.elementType(element);
  if (type && !type.isInteger(1))
    element = b.create<max::NotEqualOp>(element, b.constant(int64_t(0), type));
  return b.replace(element);
}

/// An integer may be used as a size.
static LogicalResult lowerInt(AtenIntTensorOp op, AtenIntTensorOp::Adaptor in,
                              LoweringBuilder &b) {
  Value element = b.cast(getOnlyElement(in.getA(), b), b.si64());
  b.bindSize(b.sizeFrom(element));
  return b.replace(element);
}

void torch_max::populateScalarsLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerBool);
  lowerings.add(lowerInt);
}
