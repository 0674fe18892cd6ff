//===- OpaqueCalls.cpp - Calls that the compiler does not look into -------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

namespace {
/// An opaque call of the torch dialect, in terms of the max dialect.
struct OpaqueCall {
  SmallVector<Value> tensors;
  /// Those that are not the results' own.
  SmallVector<AffineExpr> sizes;
  SmallVector<Type> resultTypes;
};
} // namespace

static size_t countDynamicSizes(Operation *op) {
  size_t count = 0;
  for (Type type : op->getResultTypes())
    if (std::optional<TensorInfo> info = getTensorInfo(type);
        info && info->sizes)
      count += llvm::count_if(info->sizes.asArrayRef(), ShapedType::isDynamic);
  return count;
}

/// Reads the operands of an opaque call: tensors, then sizes, of which the last
/// are the dynamic sizes of the results, in order.
static OpaqueCall readOpaqueCall(Operation *op, ValueRange converted,
                                 LoweringBuilder &b) {
  OpaqueCall call;
  SmallVector<Value> sizes;
  for (auto [operand, value] : llvm::zip(op->getOperands(), converted))
    if (isa<torch::IntType>(operand.getType()))
      sizes.push_back(operand);
    else
      call.tensors.push_back(value);
  size_t nextSize = 0, ownSizes = countDynamicSizes(op);
  while (nextSize + ownSizes < sizes.size())
    call.sizes.push_back(b.size(sizes[nextSize++], "size"));
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    std::optional<TensorInfo> info = getTensorInfo(result.getType());
    if (!info || !info->sizes) {
      b.fail("result " + Twine(index) + " has no known rank");
      return call;
    }
    Shape shape = b.shape();
    for (int64_t size : info->sizes.asArrayRef()) {
      if (!ShapedType::isDynamic(size))
        shape.push_back(b.scope.getConstant(size));
      else if (nextSize < sizes.size())
        shape.push_back(b.size(sizes[nextSize++], "size"));
      else
        b.fail("fewer sizes are given than the results have dynamic ones");
    }
    call.resultTypes.push_back(b.tensorType(shape, b.resultType(index)));
  }
  return call;
}

static LogicalResult lowerCallTorch(CallTorchOp op, CallTorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  OpaqueCall call = readOpaqueCall(op, in.getArguments(), b);
  if (!call.sizes.empty())
    b.fail("more sizes are given than the results have dynamic ones");
  if (b.hasFailed())
    return failure();
  return b.replace(
      b.custom("torch.call", call.tensors, call.resultTypes,
               b.parameter("region", static_cast<int64_t>(op.getRegion()))));
}

static LogicalResult lowerInline(torch::InlineOp op,
                                 torch::InlineOp::Adaptor in,
                                 LoweringBuilder &b) {
  OpaqueCall call = readOpaqueCall(op, in.getArguments(), b);
  if (b.hasFailed())
    return failure();
  auto text = max::InlineOp::create(b.getBuilder(), op.getLoc(),
                                    TypeRange(call.resultTypes), op.getText(),
                                    call.tensors, b.scope.getDims(call.sizes));
  return b.replace(text->getResults());
}

void torch_max::populateOpaqueCallsLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerCallTorch);
  lowerings.add(lowerInline);
}
