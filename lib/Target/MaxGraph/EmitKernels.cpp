//===- EmitKernels.cpp - Emission of calls of kernels ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"
#include "SequenceProgram.h"

#include "torch-max/Kernels/Sequence.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

void Emitter::writeKernel(StringRef kernel,
                          std::optional<DictionaryAttr> parameters) {
  if (kernel.contains('.'))
    kernelFamilies.insert(kernel.split('.').first.str());
  os << "mo.custom [symbol = \"" << kernel << '"';
  if (parameters) {
    os << ", parameters = {";
    llvm::interleaveComma(*parameters, os, [&](NamedAttribute parameter) {
      os << parameter.getName().getValue() << " = ";
      auto integer = dyn_cast<IntegerAttr>(parameter.getValue());
      if (integer && !integer.getType().isInteger(1))
        os << integer.getValue() << " : index";
      else
        os << parameter.getValue();
    });
    os << '}';
  }
  os << ']';
}

void Emitter::writeKernelAddresses(func::FuncOp func) {
  bool hasSequences = false;
  Type si64 = IntegerType::get(func.getContext(), 64, IntegerType::Signed);
  auto integers = [&](int64_t count) {
    return RankedTensorType::get({count}, si64);
  };
  auto write = [&](StringRef name) {
    const KernelInfo *kernel = lookupKernel(name);
    if (!kernel || !kernel->isNative() || addresses.contains(kernel))
      return;
    addresses[kernel] = writeExternal(kernel->getAddressName(), integers(2));
    externals.try_emplace(kernel->getAddressName(), externals.size());
  };
  func.walk([&](Operation *op) {
    hasSequences |= isa<SequenceOp>(op);
    llvm::TypeSwitch<Operation *>(op)
        .Case<CustomOp, UpdateOp>([&](auto call) { write(call.getKernel()); })
        .Case([&](SequenceOp) { write(SequenceOp::kKernel); });
  });
  if (!hasSequences)
    return;
  // Weights are written where they are in the function, after these.
  externals.try_emplace(kernels::kAddressesName, externals.size());
  func.walk([&](WeightOp weight) {
    externals.try_emplace(weight.getName(), externals.size());
  });
  addressTable =
      writeExternal(kernels::kAddressesName, integers(externals.size()));
}

SmallVector<int64_t> Emitter::encodeOptions(const KernelInfo &kernel,
                                            DictionaryAttr parameters) {
  StringRef unknown;
  SmallVector<int64_t> options = {nativeCalls++};
  llvm::append_range(options, *kernel.encode(parameters, unknown));
  return options;
}

void Emitter::addNativeOperands(const KernelInfo &kernel,
                                ArrayRef<int64_t> options,
                                std::vector<std::string> &operands,
                                std::vector<std::string> &types) {
  operands.push_back(writeIntegers(options));
  types.push_back(integersType(options.size()));
  operands.push_back(addresses[&kernel]);
  types.push_back(integersType(2));
}

void Emitter::emitNative(CustomOp op, const KernelInfo &kernel) {
  std::vector<std::string> operands = namesOf(op.getInputs());
  std::vector<std::string> types = typesOf(op.getInputs());
  addNativeOperands(kernel, encodeOptions(kernel, op.getParametersAttr()),
                    operands, types);
  beginResults(op);
  writeKernel("native.call_" + std::to_string(op->getNumResults()) + "_" +
                  std::to_string(op.getInputs().size()),
              std::nullopt);
  writeCall("", operands, "", types, joinTypes(typesOf(op->getResults())));
}

void Emitter::emitSequence(SequenceOp op) {
  const KernelInfo *kernel = lookupKernel(SequenceOp::kKernel);
  SequenceProgram program(op, externals, nativeCalls);
  ArrayRef<Value> tensors = program.operands.getArrayRef();
  std::vector<std::string> operands = namesOf(tensors);
  std::vector<std::string> types = typesOf(tensors);
  operands.insert(operands.begin(), addressTable);
  types.insert(types.begin(), integersType(externals.size()));
  size_t numOperands = operands.size(), numResults = op->getNumResults() + 1;
  addNativeOperands(*kernel, program.options, operands, types);
  std::string name = newName();
  for (OpResult result : op->getResults())
    names[result] = name + "#" + std::to_string(result.getResultNumber() + 1);
  startOp(name) << ':' << numResults << " = ";
  writeKernel("native.call_" + std::to_string(numResults) + "_" +
                  std::to_string(numOperands),
              std::nullopt);
  std::vector<std::string> resultTypes = typesOf(op->getResults());
  resultTypes.insert(resultTypes.begin(),
                     "!mo.tensor<[" + std::to_string(program.workspaceBytes) +
                         "], ui8>");
  writeCall("", operands, "", types, "(" + llvm::join(resultTypes, ", ") + ")");
}

void Emitter::emitCustom(CustomOp op) {
  const KernelInfo *kernel = lookupKernel(op.getKernel());
  if (kernel && kernel->isNative())
    return emitNative(op, *kernel);
  beginResults(op);
  writeKernel(op.getKernel(), op.getParameters());
  writeCall("", namesOf(op.getInputs()), "", typesOf(op.getInputs()),
            joinTypes(typesOf(op->getResults())));
}
