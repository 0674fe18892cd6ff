//===- Rows.cpp - Tensors as rows along an axis ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"

using namespace mlir;
using namespace torch_max;

Rows::Rows(Value tensor, Value dim, LoweringBuilder &b) : b(b) {
  int64_t rank = b.rank(tensor);
  axis = b.axis(dim, std::max<int64_t>(rank, 1));
  flatten(tensor);
}

Rows::Rows(Value tensor, int64_t axis, LoweringBuilder &b) : axis(axis), b(b) {
  flatten(tensor);
}

Rows Rows::ofAll(Value tensor, LoweringBuilder &b) {
  return Rows(b.reshape(tensor, {b.scope.getProduct(b.sizes(tensor))}),
              /*axis=*/0, b);
}

void Rows::flatten(Value unflattened) {
  sizes = b.sizes(unflattened);
  if (sizes.empty()) {
    outer = length = inner = b.scope.getConstant(1);
  } else {
    outer = b.scope.getProduct(sizes.take_front(axis));
    length = sizes[axis];
    inner = b.scope.getProduct(sizes.drop_front(axis + 1));
  }
  tensor = b.reshape(unflattened, {outer, length, inner});
}

Type Rows::type(AffineExpr length, Type elementType) const {
  return b.tensorType({outer, length, inner}, elementType);
}

Value Rows::restore(Value rows, AffineExpr length) const {
  Shape restored = sizes;
  if (!restored.empty())
    restored[axis] = length;
  return b.reshape(rows, restored);
}

Value Rows::restoreReduced(Value rows, bool keepAxis) const {
  Shape restored = sizes;
  if (!restored.empty() && keepAxis)
    restored[axis] = b.scope.getConstant(1);
  else if (!restored.empty())
    restored.eraseAxis(axis);
  return b.reshape(rows, restored);
}

std::pair<Value, Value> torch_max::valuesAndIndices(StringRef kernel,
                                                    const Rows &rows,
                                                    AffineExpr resultLength,
                                                    ArrayRef<Value> options,
                                                    LoweringBuilder &b) {
  Type type = b.elementType(rows.tensor);
  Type ordered = type.isInteger(1) ? IntegerType::get(type.getContext(), 8,
                                                      IntegerType::Unsigned)
                                   : type;
  SmallVector<Value> operands{b.cast(rows.tensor, ordered)};
  llvm::append_range(operands, options);
  SmallVector<Value> results = b.custom(
      kernel, operands,
      {rows.type(resultLength, ordered), rows.type(resultLength, b.si64())});
  return {b.cast(results[0], type), results[1]};
}
