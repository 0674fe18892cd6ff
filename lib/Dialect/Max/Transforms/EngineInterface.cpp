//===- EngineInterface.cpp - Signature, stores and results ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrepareForEmission.h"

#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace torch_max::max;

static void updateFunctionType(func::FuncOp func) {
  Operation *results = func.front().getTerminator();
  func.setType(FunctionType::get(func.getContext(),
                                 func.front().getArgumentTypes(),
                                 results->getOperandTypes()));
}

//===----------------------------------------------------------------------===//
// Sizes of arguments
//===----------------------------------------------------------------------===//

/// The symbols of the arguments' sizes. Each symbol must be the size of some
/// axis by itself, as the engine cannot solve expressions for their symbols.
static FailureOr<llvm::SetVector<StringRef>> collectSymbols(func::FuncOp func) {
  llvm::SetVector<StringRef> used, bound;
  for (BlockArgument argument : func.getArguments()) {
    auto dims =
        dyn_cast_or_null<DimsAttr>(getTensorType(argument).getEncoding());
    if (!dims)
      continue;
    for (StringAttr symbol : dims.getSymbols())
      used.insert(symbol);
    for (AffineExpr size : dims.getSizes())
      if (auto symbol = dyn_cast<AffineSymbolExpr>(size))
        bound.insert(dims.getSymbols()[symbol.getPosition()]);
  }
  for (StringRef symbol : used)
    if (!bound.contains(symbol))
      return func.emitError()
             << "size " << symbol << " is not itself a size of an argument";
  return used;
}

/// Entry `signature-expressions`: sizes in the engine's signature are numbers
/// or names. Each expression is replaced by a new name, and a rebind turns the
/// argument's size back into the expression. The engine checks that both are
/// equal when the graph runs.
static LogicalResult nameSizes(func::FuncOp func) {
  FailureOr<llvm::SetVector<StringRef>> symbols = collectSymbols(func);
  if (failed(symbols))
    return failure();
  OpBuilder builder = OpBuilder::atBlockBegin(&func.front());
  for (BlockArgument argument : func.getArguments()) {
    if (UpdateOp::hasPlainSizes(argument))
      continue;
    RankedTensorType type = getTensorType(argument);
    SymbolScope scope(func.getContext());
    SmallVector<AffineExpr> sizes = scope.getSizes(type);
    for (auto [dimension, size] : llvm::enumerate(sizes)) {
      if (!isa<AffineBinaryOpExpr>(size))
        continue;
      std::string name = "input" + std::to_string(argument.getArgNumber()) +
                         "_dim" + std::to_string(dimension);
      while (symbols->contains(name))
        name += '_';
      size = scope.getSymbol(builder.getStringAttr(name));
    }
    argument.setType(scope.getType(sizes, type.getElementType()));
    auto rebind = RebindOp::create(builder, func.getLoc(), type, argument);
    argument.replaceAllUsesExcept(rebind, rebind);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Stores and results
//===----------------------------------------------------------------------===//

/// The engine forwards a stored value to later loads, and allocates a separate
/// buffer for it. A kernel between store and load that does nothing makes the
/// load read the argument's memory.
static void fenceStores(func::FuncOp func) {
  func.walk([](StoreOp store) {
    if (store->use_empty())
      return;
    OpBuilder builder(store->getContext());
    builder.setInsertionPointAfter(store);
    auto fence = UpdateOp::create(builder, store.getLoc(), store.getType(),
                                  "copying.fence", store.getDestination(),
                                  ValueRange(), DictionaryAttr());
    store.getResult().replaceAllUsesWith(fence.getResult());
  });
}

/// Entry `unread-size`: the engine drops an unused tensor, and crashes if its
/// size is used. Such a tensor becomes one more result.
static LogicalResult keepSizes(func::FuncOp func) {
  Operation *results = func.front().getTerminator();
  WalkResult walk = func.walk([&](SizeNamingOpInterface op) {
    if (!op->use_empty())
      return WalkResult::advance();
    if (op->getParentOp() == func) {
      results->insertOperands(results->getNumOperands(), op->getResult(0));
      return WalkResult::advance();
    }
    op->emitError() << "size " << op.getNamedSize().getValue()
                    << " is found inside of a branch or loop by an op whose "
                       "result nobody reads";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult torch_max::max::prepareInterface(func::FuncOp func) {
  for (Type type :
       llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
    if (!isTensor(type))
      return func.emitError() << "has an argument or result of type " << type
                              << ", which is not a tensor of the max dialect";
  if (failed(nameSizes(func)) || failed(keepSizes(func)))
    return failure();
  fenceStores(func);
  updateFunctionType(func);
  return success();
}
