//===- Elementwise.h - What elementwise lowerings share ---------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ELEMENTWISE_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ELEMENTWISE_H

#include "Lowering.h"

namespace torch_max {

/// Computed in the result's type: an integer operand of `exp` becomes a float.
template <typename TorchOp, typename MaxOp>
mlir::LogicalResult lowerUnary(TorchOp op, typename TorchOp::Adaptor in,
                               LoweringBuilder &b) {
  return b.replace(
      b.create<MaxOp>(b.cast(in.getOperands().front(), b.resultType())));
}

/// The name of our kernel for a torch op.
inline std::string getKernelName(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  name.consume_front("torch.aten.");
  return ("elementwise." + name.split('.').first).str();
}

/// Calls our kernel of the same name, with one operand.
template <typename TorchOp>
mlir::LogicalResult lowerUnaryKernel(TorchOp op, typename TorchOp::Adaptor in,
                                     LoweringBuilder &b) {
  return b.replace(
      b.elementwise(getKernelName(op), {b.cast(in.getSelf(), b.resultType())}));
}

/// Two operands, computed in the result's type.
template <typename TorchOp, typename MaxOp>
mlir::LogicalResult lowerBinary(TorchOp op, typename TorchOp::Adaptor in,
                                LoweringBuilder &b) {
  mlir::Type type = b.resultType();
  return b.replace(b.create<MaxOp>(b.operand(in.getSelf(), type),
                                   b.operand(in.getOther(), type)));
}

/// Calls our kernel of the same name, with two operands in the result's type.
template <typename TorchOp>
mlir::LogicalResult lowerBinaryKernel(TorchOp op, typename TorchOp::Adaptor in,
                                      LoweringBuilder &b) {
  mlir::Type type = b.resultType();
  return b.replace(
      b.elementwise(getKernelName(op), {b.operand(in.getSelf(), type),
                                        b.operand(in.getOther(), type)}));
}

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_ELEMENTWISE_H
