//===- Emitter.cpp - Writes the lines of one graph ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

std::string Emitter::beginResult() {
  std::string name = newName();
  startOp(name) << " = ";
  return name;
}

void Emitter::beginResults(Operation *op) {
  unsigned count = op->getNumResults();
  if (count == 0) {
    startLine();
    return;
  }
  std::string name = newName();
  for (OpResult result : op->getResults())
    names[result] = count == 1
                        ? name
                        : name + "#" + std::to_string(result.getResultNumber());
  startOp(name);
  if (count > 1)
    os << ':' << count;
  os << " = ";
}

void Emitter::writeTerminator(StringRef name, ArrayRef<std::string> operands,
                              ArrayRef<std::string> types) {
  startLine() << name << ' ';
  llvm::interleaveComma(operands, os);
  if (!types.empty()) {
    os << " : ";
    llvm::interleaveComma(types, os);
  }
  os << " loc(unknown)\n";
}

void Emitter::writeCall(StringRef name, ArrayRef<std::string> operands,
                        StringRef attributes,
                        ArrayRef<std::string> operandTypes,
                        StringRef resultType) {
  os << name << '(';
  llvm::interleaveComma(operands, os);
  os << ')';
  if (!attributes.empty())
    os << " [" << attributes << ']';
  os << " : (";
  llvm::interleaveComma(operandTypes, os);
  os << ") -> " << resultType << " loc(unknown)\n";
}

void Emitter::writeOp(Operation *op, StringRef name, StringRef attributes,
                      ArrayRef<std::string> moreOperands,
                      ArrayRef<std::string> moreTypes) {
  std::vector<std::string> operands = namesOf(op->getOperands());
  std::vector<std::string> types = typesOf(op->getOperands());
  operands.insert(operands.end(), moreOperands.begin(), moreOperands.end());
  types.insert(types.end(), moreTypes.begin(), moreTypes.end());
  names[op->getResult(0)] = beginResult();
  writeCall(name, operands, attributes, types,
            tensorTypeText(op->getResult(0).getType()));
}

std::string Emitter::writeExternal(StringRef name, RankedTensorType type) {
  // A weight may occur more than once.
  if (declared.insert(name).second)
    graph.signature.weights.push_back(
        describeTensor(name, type, graph.signature.symbols));
  std::string result = beginResult();
  os << "mo.constant.external [name = \"";
  llvm::printEscapedString(name, os);
  os << "\", align = " << llvm::divideCeil(type.getElementTypeBitWidth(), 8)
     << ", device = #M.device_ref<\"cpu\", 0>] : " << tensorTypeText(type)
     << " loc(unknown)\n";
  return result;
}

std::string Emitter::writeChain() {
  std::string name = beginResult();
  os << "mo.chain.create() loc(unknown)\n";
  return name;
}

std::string Emitter::writeLoad(StringRef buffer, StringRef type,
                               StringRef chain) {
  std::string name = newName();
  startOp(name) << ":2 = ";
  writeCall("rmo.mo.mutable.load", {buffer.str(), chain.str()}, "",
            {bufferText(type), "!mo.chain"},
            ("(" + type + ", !mo.chain)").str());
  return name;
}

std::string Emitter::writeInteger(int64_t value, StringRef elementType) {
  std::string name = beginResult();
  os << "mo.constant <#M.dense_array<" << value << "> : tensor<" << elementType
     << ">> : !mo.tensor<[], " << elementType << "> loc(unknown)\n";
  return name;
}

std::string Emitter::writeIntegers(ArrayRef<int64_t> values) {
  std::string name = beginResult();
  os << "mo.constant <#M.dense_array<";
  llvm::interleaveComma(values, os);
  os << "> : tensor<" << values.size()
     << "xsi64>> : " << integersType(values.size()) << " loc(unknown)\n";
  return name;
}
