//===- UpdateInPlace.cpp - Writing into arguments -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"
#include "torch-max/Kernels/Abi.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXUPDATEINPLACE
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

/// Whether `max.update` and `max.store` support an argument.
static bool canBeWritten(BlockArgument argument) {
  return UpdateOp::hasPlainSizes(argument) &&
         cast<RankedTensorType>(argument.getType()).getRank() <=
             torch_max::kernels::kMaxRank;
}

//===----------------------------------------------------------------------===//
// Results that are the argument with some elements overwritten
//===----------------------------------------------------------------------===//

static Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<ReshapeOp>())
    value = reshape.getInput();
  return value;
}

/// The kernel that changes its first operand as `kernel` changes a copy of it,
/// according to the registry; empty if there is none.
static StringRef getTwinInPlace(StringRef kernel) {
  const KernelInfo *info = lookupKernel(kernel);
  return info ? StringRef(info->inPlace) : StringRef();
}

/// The call that overwrites elements of a copy of `argument`, with the result
/// `value`. Null if `value` is computed differently, or if something else reads
/// the argument.
static CustomOp findScatter(Value value, BlockArgument argument) {
  auto scatter = skipReshapes(value).getDefiningOp<CustomOp>();
  if (!scatter || getTwinInPlace(scatter.getKernel()).empty() ||
      scatter->getParentOp() != argument.getOwner()->getParentOp() ||
      value.getType() != argument.getType() || !canBeWritten(argument))
    return nullptr;
  for (Value data = scatter.getInputs().front(); data != argument;
       data = data.getDefiningOp<ReshapeOp>().getInput())
    if (!data.hasOneUse() || !data.getDefiningOp<ReshapeOp>())
      return nullptr;
  return argument.hasOneUse() ? scatter : nullptr;
}

/// Whether another result shares the memory of result `number`. It would alias
/// the caller's argument.
static bool isReturnedTwice(func::ReturnOp results, unsigned number) {
  Value memory = skipReshapes(results.getOperand(number));
  return llvm::any_of(results->getOpOperands(), [&](OpOperand &other) {
    return other.getOperandNumber() != number &&
           skipReshapes(other.get()) == memory;
  });
}

/// Erases the reshapes that compute a value, from the last one on, as long as
/// nothing reads their results.
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
                                 getTwinInPlace(scatter.getKernel()), argument,
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

//===----------------------------------------------------------------------===//
// Results that are computed element by element
//===----------------------------------------------------------------------===//

/// Whether running the function can end with an error. Some arguments would
/// then have changed and others not.
static bool canFail(func::FuncOp func) {
  auto opCanFail = [](Operation *op) {
    if (auto custom = dyn_cast<CustomOp>(op))
      return custom.canFail();
    // These compare sizes, or check indices.
    return isa<RebindOp, UpdateOp, SizeNamingOpInterface>(op);
  };
  WalkResult walk = func.walk([&](Operation *op) {
    return opCanFail(op) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

/// Whether `value`, which replaces the argument's value, may be stored to the
/// argument where it is computed. The engine fuses elementwise ops into their
/// users, so any op that is computed from the argument may read its memory. All
/// these ops must be done with an element before it is overwritten. They are if
/// they lead to `value` and keep the element's index; a store to another
/// argument, whose result is read back, may be on the way.
static bool canStore(Value value, BlockArgument argument) {
  Operation *end = value.getDefiningOp();
  auto type = cast<RankedTensorType>(argument.getType());
  if (!end || !end->hasTrait<Elementwise>() || value.getType() != type ||
      end->getBlock() != argument.getOwner() || !canBeWritten(argument))
    return false;
  llvm::SetVector<Value> derived;
  derived.insert(argument);
  for (size_t i = 0; i < derived.size(); ++i)
    for (Operation *user : derived[i].getUsers()) {
      if (user == end)
        continue;
      if (user->getBlock() != end->getBlock() || !user->isBeforeInBlock(end))
        return false;
      if (user->use_empty() ||
          !(user->hasTrait<Elementwise>() || isa<StoreOp>(user)))
        return false;
      auto result = cast<RankedTensorType>(user->getResult(0).getType());
      if (result.clone(type.getElementType()) != type)
        return false;
      derived.insert(user->getResult(0));
    }
  return true;
}

/// Stores `value` to the argument. Elementwise ops then read the store's result
/// instead of `value`: without another reader of `value`, the engine computes
/// it in the argument's memory. Other users are left alone, as what they return
/// could alias the argument.
static void store(Value value, BlockArgument argument) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto store = StoreOp::create(builder, value.getLoc(), value, argument);
  value.replaceUsesWithIf(store, [](OpOperand &use) {
    return use.getOwner()->hasTrait<Elementwise>();
  });
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct UpdateInPlace
    : torch_max::max::impl::MaxUpdateInPlaceBase<UpdateInPlace> {
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isExternal())
      return;
    auto results = cast<func::ReturnOp>(func.front().getTerminator());
    BitVector written(results.getNumOperands());
    // Arguments to be stored to, by the number of the result.
    SmallVector<std::pair<BlockArgument, int64_t>> pending;
    for (BlockArgument argument : func.getArguments()) {
      unsigned index = argument.getArgNumber();
      auto number =
          func.getArgAttrOfType<IntegerAttr>(index, kUpdatedByAttrName);
      if (!number)
        continue;
      // An earlier run of the pass has handled it and changed the results.
      if (llvm::any_of(argument.getUsers(), llvm::IsaPred<UpdateOp, StoreOp>)) {
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
        pending.emplace_back(argument, number.getInt());
        continue;
      }
      updateInPlace(scatter, value, argument);
      written.set(number.getInt());
    }
    storeAll(func, results, pending, written);
    if (written.none())
      return;
    results->eraseOperands(written);
    func.setType(FunctionType::get(&getContext(), func.getArgumentTypes(),
                                   results.getOperandTypes()));
  }

  /// Stores all results that can be stored, and removes the attribute of the
  /// other arguments. Repeats until nothing changes, as a store may depend on
  /// another one: a parameter's on that of its momentum.
  static void storeAll(func::FuncOp func, func::ReturnOp results,
                       SmallVector<std::pair<BlockArgument, int64_t>> pending,
                       BitVector &written) {
    bool isDone = canFail(func);
    while (!isDone) {
      size_t before = pending.size();
      llvm::erase_if(pending, [&](auto update) {
        auto [argument, number] = update;
        Value value = results.getOperand(number);
        if (written.test(number) || !canStore(value, argument))
          return false;
        store(value, argument);
        // The result is erased later; until then, it must not use `value`.
        results.setOperand(number, argument);
        written.set(number);
        return true;
      });
      isDone = pending.size() == before;
    }
    for (auto [argument, number] : pending)
      func.removeArgAttr(argument.getArgNumber(), kUpdatedByAttrName);
  }
};
} // namespace
