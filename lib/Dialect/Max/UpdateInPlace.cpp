//===- UpdateInPlace.cpp - Writing into arguments -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/MaxDialect.h"
#include "torch-max/Dialect/Max/Passes.h"
#include "llvm/ADT/BitVector.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXUPDATEINPLACE
#include "torch-max/Dialect/Max/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

/// The kernel that copies its first operand and writes into the copy; its twin
/// that does without the copy has a name that ends in `_in_place`.
static constexpr StringLiteral kScatter = "indexing.scatter";

static Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

/// The op that makes `value` out of `argument` by overwriting some of it; null
/// if that is not what happens, or if something else still reads the argument.
static CustomOp findScatter(Value value, BlockArgument argument) {
  auto scatter = skipReshapes(value).getDefiningOp<CustomOp>();
  if (!scatter || scatter.getKernel() != kScatter ||
      scatter->getParentOp() != argument.getOwner()->getParentOp() ||
      value.getType() != argument.getType() ||
      !UpdateOp::hasPlainSizes(argument))
    return nullptr;
  for (Value data = scatter.getInputs().front(); data != argument;
       data = data.getDefiningOp<ReshapeOp>().getInput())
    if (!data.hasOneUse() || !data.getDefiningOp<ReshapeOp>())
      return nullptr;
  return argument.hasOneUse() ? scatter : nullptr;
}

/// Whether another result shares the memory of result `number`: the caller
/// would find its own argument in it.
static bool isReturnedTwice(func::ReturnOp results, unsigned number) {
  Value memory = skipReshapes(results.getOperand(number));
  return llvm::any_of(results->getOpOperands(), [&](OpOperand &other) {
    return other.getOperandNumber() != number &&
           skipReshapes(other.get()) == memory;
  });
}

/// Erases a value that nothing reads any more, and what it was reshaped from.
static void eraseReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>()) {
    if (!reshape->use_empty())
      return;
    value = reshape.getInput();
    reshape->erase();
  }
}

static void updateInPlace(CustomOp scatter, Value value,
                          BlockArgument argument) {
  OpBuilder builder(scatter);
  auto update = UpdateOp::create(builder, scatter.getLoc(), argument.getType(),
                                 (kScatter + "_in_place").str(), argument,
                                 scatter.getInputs().drop_front(),
                                 scatter.getParametersAttr());
  value.replaceAllUsesWith(update);
  eraseReshapes(value);
  Value written = scatter->getResult(0), data = scatter.getInputs().front();
  if (!written.use_empty())
    written.replaceAllUsesWith(ReshapeOp::create(builder, scatter.getLoc(),
                                                 written.getType(), update));
  scatter->erase();
  eraseReshapes(data);
}

namespace {
struct UpdateInPlace
    : torch_max::max::impl::MaxUpdateInPlaceBase<UpdateInPlace> {
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isExternal())
      return;
    auto results = cast<func::ReturnOp>(func.front().getTerminator());
    BitVector written(results.getNumOperands());
    for (BlockArgument argument : func.getArguments()) {
      unsigned index = argument.getArgNumber();
      auto number =
          func.getArgAttrOfType<IntegerAttr>(index, kUpdatedByAttrName);
      if (!number)
        continue;
      // Left by an earlier run, when the function had other results.
      if (llvm::any_of(argument.getUsers(), llvm::IsaPred<UpdateOp>)) {
        func.removeArgAttr(index, kUpdatedByAttrName);
        continue;
      }
      if (number.getInt() < 0 || number.getInt() >= results.getNumOperands()) {
        func.emitError() << "argument " << index << " is updated by result "
                         << number.getInt() << ", which does not exist";
        return signalPassFailure();
      }
      Value value = results.getOperand(number.getInt());
      CustomOp scatter = findScatter(value, argument);
      if (!scatter || isReturnedTwice(results, number.getInt())) {
        func.removeArgAttr(index, kUpdatedByAttrName);
        continue;
      }
      updateInPlace(scatter, value, argument);
      written.set(number.getInt());
    }
    if (written.none())
      return;
    results->eraseOperands(written);
    func.setType(FunctionType::get(&getContext(), func.getArgumentTypes(),
                                   results.getOperandTypes()));
  }
};
} // namespace
