//===- TorchDialect.cpp - The torch dialect -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Torch/IR/TorchDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torch_max::torch;

#include "torch-max/Dialect/Torch/IR/TorchDialect.cpp.inc"

void TorchDialect::initialize() {
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "torch-max/Dialect/Torch/IR/TorchOps.cpp.inc"
      >();
  // See getParseOperationHook.
  allowUnknownOperations();
}

std::optional<Dialect::ParseOpHook>
TorchDialect::getParseOperationHook(StringRef opName) const {
  return ParseOpHook(parseUniformOp);
}

llvm::unique_function<void(Operation *, OpAsmPrinter &)>
TorchDialect::getOperationPrinter(Operation *op) const {
  // What the uniform format has no place for is left to the generic one.
  if (op->getNumRegions() != 0 || op->getNumSuccessors() != 0 ||
      op->getPropertiesAsAttribute())
    return nullptr;
  return printUniformOp;
}

Type torch_max::torch::getOtherTensorType(Type type) {
  return llvm::TypeSwitch<Type, Type>(type)
      .Case([](ValueTensorType tensor) {
        return NonValueTensorType::get(
            tensor.getContext(), tensor.getOptionalSizes(),
            tensor.getOptionalDtype(), tensor.getEncoding());
      })
      .Case([](NonValueTensorType tensor) {
        return ValueTensorType::get(
            tensor.getContext(), tensor.getOptionalSizes(),
            tensor.getOptionalDtype(), tensor.getEncoding());
      })
      .Default([](Type) { return Type(); });
}

std::optional<TensorInfo> torch_max::torch::getTensorInfo(Type type) {
  return llvm::TypeSwitch<Type, std::optional<TensorInfo>>(type)
      .Case<ValueTensorType, NonValueTensorType>([](auto tensor) {
        return TensorInfo{tensor.getOptionalSizes(), tensor.getOptionalDtype()};
      })
      .Default([](Type) { return std::nullopt; });
}
