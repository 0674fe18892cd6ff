//===- TorchDialect.h - The torch dialect -----------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_H
#define TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "torch-max/Dialect/Torch/IR/TorchDialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "torch-max/Dialect/Torch/IR/TorchTypes.h.inc"

namespace torch_max::torch {

/// A vtensor for a tensor and the other way round, with the same sizes and
/// dtype; null for any other type.
mlir::Type getOtherTensorType(mlir::Type type);

} // namespace torch_max::torch

#define GET_OP_CLASSES
#include "torch-max/Dialect/Torch/IR/TorchOps.h.inc"

namespace torch_max::torch {

/// The format that every op made from a schema has:
/// `torch.aten.x %a, %b {attrs} : A, B -> R, ...`.
mlir::ParseResult parseUniformOp(mlir::OpAsmParser &parser,
                                 mlir::OperationState &state);
void printUniformOp(mlir::Operation *op, mlir::OpAsmPrinter &printer);

/// A torch tensor of either kind, or null.
struct TensorInfo {
  mlir::DenseI64ArrayAttr sizes;
  mlir::Type dtype;
};
std::optional<TensorInfo> getTensorInfo(mlir::Type type);

} // namespace torch_max::torch

#endif // TORCH_MAX_DIALECT_TORCH_IR_TORCHDIALECT_H
