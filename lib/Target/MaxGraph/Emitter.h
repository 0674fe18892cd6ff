//===- Emitter.h - Writes the ops of one graph ------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_TARGET_MAXGRAPH_EMITTER_H
#define TORCH_MAX_LIB_TARGET_MAXGRAPH_EMITTER_H

#include "EngineText.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Runtime/EngineGraph.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

namespace torch_max {

/// Writes one function. Every op carries `loc(unknown)`: without it, the
/// engine takes the file's path for a part of the graph's identity.
class Emitter {
public:
  explicit Emitter(EngineGraph &graph) : graph(graph), os(graph.text) {}

  mlir::LogicalResult emit(mlir::func::FuncOp func);

private:
  // Ops, in EmitOps.cpp.
  mlir::LogicalResult emitOp(mlir::Operation *op);
  mlir::LogicalResult emitConstant(max::ConstantOp op);
  void writeElements(mlir::DenseElementsAttr elements);
  void emitConv(max::ConvOp op);
  void emitInline(max::InlineOp op);
  void emitIota(max::IotaOp op);
  void emitPad(max::PadOp op);
  mlir::LogicalResult emitIf(max::IfOp op);
  mlir::LogicalResult emitWhile(max::WhileOp op);
  /// The ops of a block without its terminator.
  mlir::LogicalResult emitOps(mlir::Block &block);
  /// The ops of a region, and `mo.yield`.
  mlir::LogicalResult emitRegion(mlir::Region &region);

  // Calls of kernels, in EmitKernels.cpp.
  void emitCustom(max::CustomOp op);
  void emitNative(max::CustomOp op, const max::KernelInfo &kernel);
  void emitSequence(max::SequenceOp op);
  /// `mo.custom [symbol = "kernel", parameters = {...}]`
  void writeKernel(llvm::StringRef kernel,
                   std::optional<mlir::DictionaryAttr> parameters);
  /// The addresses of the precompiled kernels that a function calls, and the
  /// table in which sequences find them and the weights.
  void writeKernelAddresses(mlir::func::FuncOp func);
  /// The options of a call of a precompiled kernel, which is counted.
  llvm::SmallVector<int64_t> encodeOptions(const max::KernelInfo &kernel,
                                           mlir::DictionaryAttr parameters);
  /// Adds what such a call has behind its own operands: options and address.
  void addNativeOperands(const max::KernelInfo &kernel,
                         llvm::ArrayRef<int64_t> options,
                         std::vector<std::string> &operands,
                         std::vector<std::string> &types);

  // Writes to arguments, in EmitBuffers.cpp.
  void emitUpdate(max::UpdateOp op);
  void emitStore(max::StoreOp op);
  /// Loads the arguments that are stored to, for the ops that read them before.
  void loadStoredArguments(mlir::func::FuncOp func);

  // Lines, in Emitter.cpp.
  /// A fresh name.
  std::string newName() { return "%" + std::to_string(counter++); }
  llvm::raw_ostream &startLine() { return os.indent(2 * depth); }
  /// The start of an op that has results.
  llvm::raw_ostream &startOp(llvm::StringRef name) {
    ++graph.signature.numOps;
    return startLine() << name;
  }
  /// Starts an op with one result, `%0 = `, and returns the result's name.
  std::string beginResult();
  /// Starts an op with any number of results and records their names.
  void beginResults(mlir::Operation *op);
  /// `name operands : types loc(unknown)` and a new line.
  void writeTerminator(llvm::StringRef name,
                       llvm::ArrayRef<std::string> operands,
                       llvm::ArrayRef<std::string> types);
  /// `name(operands) [attributes] : (types) -> type loc(unknown)` and a new
  /// line.
  void writeCall(llvm::StringRef name, llvm::ArrayRef<std::string> operands,
                 llvm::StringRef attributes,
                 llvm::ArrayRef<std::string> operandTypes,
                 llvm::StringRef resultType);
  /// A whole line for an op with one result.
  void writeOp(mlir::Operation *op, llvm::StringRef name,
               llvm::StringRef attributes = "",
               llvm::ArrayRef<std::string> moreOperands = {},
               llvm::ArrayRef<std::string> moreTypes = {});
  /// A constant whose memory the host provides; its name.
  std::string writeExternal(llvm::StringRef name, mlir::RankedTensorType type);
  /// A chain that nothing comes before; its name.
  std::string writeChain();
  /// A buffer's contents after what `chain` stands for: `#0` of the name is the
  /// tensor, of type `type`, and `#1` the chain behind it.
  std::string writeLoad(llvm::StringRef buffer, llvm::StringRef type,
                        llvm::StringRef chain);
  /// Auxiliary constants of integers; their names.
  std::string writeInteger(int64_t value, llvm::StringRef elementType);
  std::string writeIntegers(llvm::ArrayRef<int64_t> values);

  std::string nameOf(mlir::Value value) { return names.lookup(value); }
  std::vector<std::string> namesOf(mlir::ValueRange values) {
    std::vector<std::string> result;
    for (mlir::Value value : values)
      result.push_back(nameOf(value));
    return result;
  }
  std::vector<std::string> typesOf(mlir::ValueRange values) {
    std::vector<std::string> result;
    for (mlir::Value value : values)
      result.push_back(tensorTypeText(value.getType()));
    return result;
  }

  EngineGraph &graph;
  llvm::raw_string_ostream os;
  llvm::DenseMap<mlir::Value, std::string> names;
  /// The chain of each argument that is stored to. One for all of them would
  /// order the stores, and the engine would take minutes over some dozens.
  llvm::DenseMap<mlir::Value, std::string> chains;
  /// The constants with the addresses of precompiled kernels.
  llvm::DenseMap<const max::KernelInfo *, std::string> addresses;
  /// The table of sequences, and where in it each external constant is.
  std::string addressTable;
  llvm::StringMap<int64_t> externals;
  /// The external constants that are in the signature.
  llvm::StringSet<> declared;
  std::set<std::string> kernelFamilies;
  /// How many calls of precompiled kernels have been written.
  int64_t nativeCalls = 0;
  unsigned counter = 0;
  unsigned depth = 1;
};

/// The name of an argument of the graph, also while `names` has the tensor that
/// was loaded from it.
std::string argumentName(mlir::BlockArgument argument);

/// Whether the graph writes to the memory of an argument.
bool isWritten(mlir::BlockArgument argument);

} // namespace torch_max

#endif // TORCH_MAX_LIB_TARGET_MAXGRAPH_EMITTER_H
