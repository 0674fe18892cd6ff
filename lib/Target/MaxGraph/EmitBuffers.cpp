//===- EmitBuffers.cpp - Emission of what writes to arguments -------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

template <typename OpTy> static bool isDestinationOf(BlockArgument argument) {
  return llvm::any_of(argument.getUsers(), [&](Operation *user) {
    auto op = dyn_cast<OpTy>(user);
    return op && op.getDestination() == argument;
  });
}

bool torch_max::isWritten(BlockArgument argument) {
  return isDestinationOf<UpdateOp>(argument) ||
         isDestinationOf<StoreOp>(argument);
}

std::string torch_max::argumentName(BlockArgument argument) {
  return "%arg" + std::to_string(argument.getArgNumber());
}

/// Chains order the reads and writes of a buffer.
void Emitter::emitUpdate(UpdateOp op) {
  auto argument = cast<BlockArgument>(op.getDestination());
  std::string before = chains.lookup(argument);
  if (before.empty())
    before = writeChain();
  std::vector<std::string> operands = namesOf(op->getOperands());
  std::vector<std::string> types = typesOf(op->getOperands());
  operands.front() = argumentName(argument);
  types.front() = bufferText(types.front());
  const KernelInfo *kernel = lookupKernel(op.getKernel());
  bool isNative = kernel && kernel->isNative();
  std::string native = "native.update_" + std::to_string(operands.size());
  if (isNative)
    addNativeOperands(*kernel, encodeOptions(*kernel, op.getParametersAttr()),
                      operands, types);
  operands.push_back(before);
  types.push_back("!mo.chain");
  std::string written = beginResult();
  if (isNative)
    writeKernel(native, std::nullopt);
  else
    writeKernel(op.getKernel(), op.getParameters());
  writeCall("", operands, "", types, "!mo.chain");
  if (!op->use_empty())
    names[op] =
        writeLoad(operands.front(), tensorTypeText(op.getType()), written) +
        "#0";
  chains[argument] = written;
}

void Emitter::loadStoredArguments(func::FuncOp func) {
  for (BlockArgument argument : func.getArguments()) {
    if (!isDestinationOf<StoreOp>(argument))
      continue;
    std::string chain = chains[argument] = writeChain();
    bool isRead = llvm::any_of(argument.getUsers(), [](Operation *user) {
      return !isa<StoreOp, UpdateOp>(user);
    });
    if (!isRead)
      continue;
    std::string loaded =
        writeLoad(nameOf(argument), tensorTypeText(argument.getType()), chain);
    names[argument] = loaded + "#0";
    chains[argument] = loaded + "#1";
  }
}

void Emitter::emitStore(StoreOp op) {
  std::string type = tensorTypeText(op.getValue().getType());
  auto argument = cast<BlockArgument>(op.getDestination());
  std::string buffer = argumentName(argument), written = beginResult();
  writeCall("rmo.mo.mutable.store",
            {buffer, nameOf(op.getValue()), chains.lookup(argument)}, "",
            {bufferText(type), type, "!mo.chain"}, "!mo.chain");
  chains[argument] = written;
  if (!op->use_empty())
    names[op] = writeLoad(buffer, type, written) + "#0";
}
