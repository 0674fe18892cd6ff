//===- BreakUpFusions.cpp - Fusions that the engine gets wrong ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The engine fuses elementwise ops and views into the ops that read their
// results, and some of these fusions read the wrong elements. A call of the
// kernel `copying.copy`, which is opaque to the engine, prevents the fusion: it
// writes the tensor to memory.
//
//===----------------------------------------------------------------------===//

#include "PrepareForEmission.h"

#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace torch_max::max;

static constexpr StringLiteral kCopy = "copying.copy";

/// Whether two types have the same sizes.
static bool haveSameSizes(RankedTensorType lhs, RankedTensorType rhs) {
  return lhs.clone(rhs.getElementType()) == rhs;
}

//===----------------------------------------------------------------------===//
// Ops that the engine fuses
//===----------------------------------------------------------------------===//

/// Whether the engine may fuse a kernel because it works element by element. If
/// the registry does not have the kernel, all operands must have the sizes of
/// the only result. A precompiled kernel is opaque to the engine.
static bool mayBeElementwise(CustomOp op) {
  if (const KernelInfo *kernel = lookupKernel(op.getKernel()))
    return kernel->isElementwise && !kernel->isNative();
  return op->getNumResults() == 1 &&
         llvm::all_of(op.getInputs(), [&](Value input) {
           return haveSameSizes(getTensorType(input),
                                getTensorType(op->getResult(0)));
         });
}

/// Whether the engine fuses an op into the readers of its result.
static bool isFused(Operation *op) {
  if (auto custom = dyn_cast<CustomOp>(op))
    return mayBeElementwise(custom);
  return op->hasTrait<Elementwise>() ||
         isa<BroadcastToOp, ConcatOp, InlineOp, RebindOp, ReshapeOp, SliceOp,
             TransposeOp>(op);
}

/// The ops that the engine fuses into a reader of `tensor`: the op that
/// computes it, and the ops before that one.
static llvm::SetVector<Operation *> getFusedOps(Value tensor) {
  llvm::SetVector<Operation *> fused;
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && isFused(op))
      fused.insert(op);
  };
  add(tensor);
  // Visits each op once, as ops may share their operands.
  for (size_t i = 0; i < fused.size(); ++i)
    llvm::for_each(fused[i]->getOperands(), add);
  return fused;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

/// Copies a tensor by a kernel, which takes tensors of one axis.
static Value writeOut(OpBuilder &builder, Location location, Value tensor) {
  RankedTensorType type = getTensorType(tensor);
  SymbolScope scope(builder.getContext());
  Type flatType = scope.getType(scope.getProduct(scope.getSizes(type)),
                                type.getElementType());
  Value flat = builder.createOrFold<ReshapeOp>(location, flatType, tensor);
  auto copy = CustomOp::create(builder, location, TypeRange(flatType), kCopy,
                               flat, DictionaryAttr());
  return builder.createOrFold<ReshapeOp>(location, type, copy->getResult(0));
}

//===----------------------------------------------------------------------===//
// Broadcasts of broadcasts
//===----------------------------------------------------------------------===//

/// Whether an operand is repeated along an axis of the op's result. The bug
/// does not concern tensors of rank 0. What text of the engine does with its
/// operands is not known.
static bool isBroadcast(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isa<InlineOp>(op))
    return getTensorType(operand.get()).getRank() != 0;
  if (!op->hasTrait<BroadcastsOperands>() && !isa<BroadcastToOp>(op))
    return false;
  RankedTensorType type = getTensorType(operand.get());
  return type.getRank() != 0 &&
         !haveSameSizes(type, getTensorType(op->getResult(0)));
}

static bool isComputedByBroadcast(Value tensor) {
  return llvm::any_of(getFusedOps(tensor), [](Operation *op) {
    return llvm::any_of(op->getOpOperands(), isBroadcast);
  });
}

/// Whether a slice leaves out elements before or between those that it takes,
/// along an axis of symbolic size.
static bool skipsElements(SliceOp op) {
  RankedTensorType type = getTensorType(op.getInput());
  SymbolScope scope(op.getContext());
  SmallVector<AffineExpr> starts = scope.getSizes(op.getStarts());
  return llvm::any_of(llvm::seq<int64_t>(0, type.getRank()), [&](int64_t axis) {
    return type.isDynamicDim(axis) &&
           (starts[axis] != 0 || op.getSteps()[axis] != 1);
  });
}

/// Entries `broadcast-of-broadcast` and `slice-of-broadcast`: with symbolic
/// sizes, the engine reads the wrong elements of a tensor that is broadcast if
/// the result of a chain of ops on it is broadcast again or sliced. The result
/// is copied before the second broadcast or the slice.
static void breakUpBroadcasts(func::FuncOp func) {
  SmallVector<OpOperand *> broadcasts;
  func.walk([&](Operation *op) {
    auto slice = dyn_cast<SliceOp>(op);
    for (OpOperand &operand : op->getOpOperands())
      if (!getTensorType(operand.get()).hasStaticShape() &&
          (isBroadcast(operand) || (slice && skipsElements(slice))))
        broadcasts.push_back(&operand);
  });
  // One copy serves all later ops of the same block.
  llvm::DenseMap<std::pair<Value, Block *>, Value> written;
  for (OpOperand *operand : broadcasts) {
    Value tensor = operand->get();
    if (!isComputedByBroadcast(tensor))
      continue;
    Operation *op = operand->getOwner();
    Value &copy = written[{tensor, op->getBlock()}];
    OpBuilder builder(op);
    if (!copy)
      copy = writeOut(builder, op->getLoc(), tensor);
    operand->set(copy);
  }
}

//===----------------------------------------------------------------------===//
// Reshaped products
//===----------------------------------------------------------------------===//

/// The most elements that a vector of any processor and type holds.
static constexpr int64_t kWidestVector = 64;

static bool isMultipleOfVectors(AffineExpr size) {
  auto constant = dyn_cast<AffineConstantExpr>(size);
  return constant && constant.getValue() % kWidestVector == 0;
}

/// Whether each vector of neighbours in a row (the last axis) of `from` is in
/// one row of `to`, which has the same elements in the same order.
static bool keepsVectors(RankedTensorType from, RankedTensorType to) {
  if (from.getRank() == 0 || to.getRank() == 0)
    return true;
  SymbolScope scope(from.getContext());
  AffineExpr row = scope.getSizes(from).back(),
             other = scope.getSizes(to).back();
  return row == 0 || scope.divideExactly(other, row) ||
         (isMultipleOfVectors(row) && isMultipleOfVectors(other));
}

/// Whether the engine reads a tensor's elements in the order in which they are
/// in memory: the tensor is not broadcast, transposed or sliced.
static bool isReadInOrder(Value tensor) {
  return llvm::all_of(getFusedOps(tensor), [](Operation *op) {
    return isa<ReshapeOp, RebindOp>(op) ||
           ((op->hasTrait<Elementwise>() || isa<CustomOp>(op)) &&
            llvm::none_of(op->getOpOperands(), isBroadcast));
  });
}

namespace {
/// Follows a product's elements through the ops that the engine computes
/// together with the product.
class ProductEpilogue {
public:
  /// The ops that put a product's elements into other rows, where an op after
  /// them reads another tensor out of order.
  llvm::SetVector<Operation *> reshapes;

  void follow(Value value, Operation *reshape = nullptr) {
    for (Operation *user : value.getUsers())
      if (visited.insert({user, reshape}).second)
        followInto(user, value, reshape);
  }

private:
  void followInto(Operation *user, Value value, Operation *reshape) {
    if (isa<ReshapeOp>(user)) {
      Value result = user->getResult(0);
      bool isHarmless =
          keepsVectors(getTensorType(value), getTensorType(result));
      follow(result, isHarmless ? reshape : user);
      return;
    }
    if (isa<RebindOp>(user)) {
      follow(user->getResult(0), reshape);
      return;
    }
    // After a transpose, the engine does not use vectors. A transpose that
    // moves only axes of size 1 has already become a reshape.
    auto custom = dyn_cast<CustomOp>(user);
    bool isElementwise =
        user->hasTrait<Elementwise>() || (custom && mayBeElementwise(custom));
    // A product that is broadcast has already been copied.
    if (!isElementwise ||
        !haveSameSizes(getTensorType(value), getTensorType(user->getResult(0))))
      return;
    bool readsOutOfOrder =
        llvm::any_of(user->getOpOperands(), [&](OpOperand &operand) {
          return operand.get() != value &&
                 (isBroadcast(operand) || !isReadInOrder(operand.get()));
        });
    if (reshape && readsOutOfOrder)
      reshapes.insert(reshape);
    follow(user->getResult(0), reshape);
  }

  llvm::DenseSet<std::pair<Operation *, Operation *>> visited;
};
} // namespace

/// Entry `reshaped-product`: the engine computes the ops after a product on
/// vectors of the product's elements. If a reshape puts the ends of such a
/// vector into different rows, it reads the wrong elements of the other
/// operands. The product is copied before the reshape.
static void breakUpEpilogues(func::FuncOp func) {
  ProductEpilogue epilogue;
  func.walk([&](Operation *op) {
    if (isa<MatmulOp, ConvOp>(op))
      epilogue.follow(op->getResult(0));
  });
  for (Operation *reshape : epilogue.reshapes) {
    OpBuilder builder(reshape);
    reshape->setOperand(
        0, writeOut(builder, reshape->getLoc(), reshape->getOperand(0)));
  }
}

void torch_max::max::breakUpFusions(func::FuncOp func) {
  breakUpBroadcasts(func);
  breakUpEpilogues(func);
}
