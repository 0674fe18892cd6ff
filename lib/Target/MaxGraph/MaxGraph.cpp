//===- MaxGraph.cpp - Emission of MAX graph IR ----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Target/MaxGraph/MaxGraph.h"
#include "Emitter.h"

#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

/// The symbols of the arguments, which become the graph's parameters.
static FailureOr<SmallVector<StringRef>> collectParameters(func::FuncOp func) {
  llvm::SetVector<StringRef> bound;
  for (BlockArgument argument : func.getArguments()) {
    if (!UpdateOp::hasPlainSizes(argument))
      return func.emitError() << "argument " << argument.getArgNumber()
                              << " has a size that is an expression; run "
                                 "--max-prepare-for-emission first";
    DimsAttr dims = getDims(cast<RankedTensorType>(argument.getType()));
    for (StringAttr symbol : dims.getSymbols())
      bound.insert(symbol);
  }
  SmallVector<StringRef> parameters(bound.begin(), bound.end());
  // Every other symbol must be bound by an op before it is used.
  WalkResult result = func.walk([&](Operation *op) {
    // Binds a symbol for the ops after it.
    if (auto naming = dyn_cast<SizeNamingOpInterface>(op)) {
      if (op->use_empty()) {
        op->emitError("only its size is used; run --max-prepare-for-emission "
                      "first");
        return WalkResult::interrupt();
      }
      bound.insert(naming.getNamedSize());
    }
    SmallVector<DimsAttr> all;
    for (Type type : op->getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        all.push_back(getDims(tensor));
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (auto dims = dyn_cast<DimsAttr>(attribute.getValue()))
        all.push_back(dims);
    for (DimsAttr dims : all)
      for (StringAttr symbol : dims.getSymbols())
        if (!bound.contains(symbol)) {
          op->emitError() << "size " << symbol.getValue()
                          << " cannot be told from the arguments' sizes";
          return WalkResult::interrupt();
        }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return parameters;
}

/// `["input0", "input1"]`
static void writeNames(raw_ostream &os, ArrayRef<TensorSignature> tensors) {
  os << '[';
  llvm::interleaveComma(tensors, os, [&](const TensorSignature &tensor) {
    os << '"' << tensor.name << '"';
  });
  os << ']';
}

LogicalResult Emitter::emit(func::FuncOp func) {
  for (Type type :
       llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
    if (!isTensor(type))
      return func.emitError() << "has an argument or result of type " << type
                              << ", which is not a tensor of the max dialect";
  FailureOr<SmallVector<StringRef>> parameters = collectParameters(func);
  if (failed(parameters))
    return failure();
  SmallVector<Value> results(func.front().getTerminator()->getOperands());
  GraphSignature &signature = graph.signature;
  signature.name = "main";
  signature.symbols.assign(parameters->begin(), parameters->end());
  for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
    signature.inputs.push_back(describeTensor("input" + std::to_string(index),
                                              type, signature.symbols));
  for (auto [index, result] : llvm::enumerate(results))
    signature.outputs.push_back(describeTensor(
        "output" + std::to_string(index), result.getType(), signature.symbols));

  os << "module {\nmo.graph @" << signature.name;
  if (!parameters->empty()) {
    os << '<';
    llvm::interleaveComma(*parameters, os);
    os << '>';
  }
  os << '(';
  llvm::interleaveComma(func.getArguments(), os, [&](BlockArgument argument) {
    names[argument] = argumentName(argument);
    std::string type = tensorTypeText(argument.getType());
    os << nameOf(argument) << ": "
       << (isWritten(argument) ? bufferText(type) : type) << " loc(unknown)";
  });
  os << ") -> ";
  std::vector<std::string> resultTypes = typesOf(results);
  os << joinTypes(resultTypes) << " attributes {argument_names = ";
  writeNames(os, signature.inputs);
  os << ", result_names = ";
  writeNames(os, signature.outputs);
  os << "} {\n";
  loadStoredArguments(func);
  writeKernelAddresses(func);
  if (failed(emitOps(func.front())))
    return failure();
  writeTerminator("mo.output", namesOf(results), resultTypes);
  os << "} loc(unknown)\n} loc(unknown)\n";
  graph.kernelFamilies.assign(kernelFamilies.begin(), kernelFamilies.end());
  return success();
}

FailureOr<EngineGraph> torch_max::emitMaxGraph(ModuleOp module) {
  SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
  if (functions.size() != 1 || functions.front().isExternal() ||
      !functions.front().getBody().hasOneBlock())
    return module.emitError("expected one function with one block, but found ")
           << functions.size() << " functions";
  // `getDims` makes attributes of the dialect, which is not loaded if the
  // function only returns its arguments.
  module.getContext()->loadDialect<MaxDialect>();
  EngineGraph graph;
  if (failed(Emitter(graph).emit(functions.front())))
    return failure();
  return graph;
}

void torch_max::registerMaxGraphTranslation() {
  static TranslateFromMLIRRegistration registration(
      "max-to-mo", "Write the max dialect as MAX graph IR",
      [](ModuleOp module, raw_ostream &os) -> LogicalResult {
        FailureOr<EngineGraph> graph = emitMaxGraph(module);
        // Nothing is written unless everything can be.
        if (succeeded(graph))
          os << graph->text;
        return graph;
      },
      [](DialectRegistry &registry) {
        registry.insert<func::FuncDialect, MaxDialect>();
      });
}
