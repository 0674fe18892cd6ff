//===- GroupKernels.cpp - Sequences of precompiled kernels ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StridedLayout.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"
#include "torch-max/Kernels/Abi.h"
#include "llvm/ADT/SetVector.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXGROUPKERNELS
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

static bool isStaticTensor(Type type) {
  return cast<RankedTensorType>(type).hasStaticShape();
}

/// Whether a value is an argument that the function writes to. Reads of it must
/// not move.
static bool isWritten(Value value) {
  return isa<BlockArgument>(value) &&
         llvm::any_of(value.getUsers(), llvm::IsaPred<StoreOp, UpdateOp>);
}

/// Whether an op is a call that a sequence may contain.
static bool isCall(Operation *op) {
  auto call = dyn_cast<CustomOp>(op);
  const KernelInfo *kernel = call ? lookupKernel(call.getKernel()) : nullptr;
  return kernel && kernel->isNative() && kernel->minResults != 0 &&
         llvm::none_of(op->getOperands(), isWritten) &&
         llvm::all_of(op->getOperandTypes(), isStaticTensor) &&
         llvm::all_of(op->getResultTypes(), isStaticTensor);
}

/// Whether an op is a view of its operand, with static sizes.
static bool isView(Operation *op) {
  return isa<ReshapeOp, SliceOp, TransposeOp>(op) &&
         isStaticTensor(op->getOperand(0).getType()) &&
         isStaticTensor(op->getResult(0).getType());
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// Calls that can run one after the other, without an op of the engine between
/// them.
class Group {
public:
  /// Adds the next op of the block. Returns false if the op is a call that
  /// depends on the group by way of an op of the engine.
  bool add(Operation *op) {
    bool isRead = false, isEngineOpRead = false;
    visitOperands(op, [&](Operation *producer) {
      isRead |= calls.contains(producer) || readers.contains(producer);
      isEngineOpRead |= engineOps.contains(producer);
    });
    if (isCall(op)) {
      if (isEngineOpRead)
        return false;
      calls.insert(op);
    } else if (isRead) {
      readers.insert(op);
      if (isEngineOpRead || !isView(op))
        engineOps.insert(op);
    }
    return true;
  }

  ArrayRef<Operation *> getCalls() const { return calls.getArrayRef(); }

  /// Moves the ops that read the group's results behind its last call.
  void moveReadersBack() const {
    Operation *last = calls.back();
    for (Operation *reader : readers)
      if (reader->isBeforeInBlock(calls.back())) {
        reader->moveAfter(last);
        last = reader;
      }
  }

private:
  /// The ops of the same block whose results an op or its regions read.
  static void visitOperands(Operation *op,
                            function_ref<void(Operation *)> visit) {
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *producer = operand.getDefiningOp())
          visit(producer);
    });
  }

  llvm::SetVector<Operation *> calls;
  /// The ops other than the group's calls that depend on the group's results,
  /// and those among them that cannot be part of a sequence.
  llvm::SetVector<Operation *> readers;
  llvm::DenseSet<Operation *> engineOps;
};

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

/// Builds one sequence of some calls.
class SequenceBuilder {
public:
  explicit SequenceBuilder(ArrayRef<Operation *> calls)
      : calls(calls.begin(), calls.end()) {}

  /// Whether the engine's call supports the number of operands and results.
  bool fits() const;
  /// An upper bound for the number of first calls that fit: a result that is
  /// read outside of all calls is also read outside of the first ones.
  size_t countMostThatFit() const;
  void build();

private:
  /// What the sequence reads instead of `value`. If `value` is a view, this is
  /// the tensor that it views, and the sequence contains the view.
  Value getSource(Value value) const;
  /// The value inside of the sequence that stands for `value`.
  Value getInside(Value value, OpBuilder &builder);
  /// Copies the elements of a strided layout of another tensor.
  static Value copy(OpBuilder &builder, Value tensor,
                    const StridedLayout &layout, RankedTensorType type);
  SmallVector<Value> getResults() const;

  llvm::SetVector<Operation *> calls;
  /// The values inside of the sequence for results of calls and views.
  IRMapping inside;
};
} // namespace

/// Whether a tensor is in memory without an op of the engine that computes it.
/// The engine fuses views of such a tensor with nothing.
static bool isInMemory(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? isCall(op) || isa<SequenceOp>(op) : !isWritten(value);
}

Value SequenceBuilder::getSource(Value value) const {
  Value source = value;
  bool isReshape = true;
  while (Operation *op = source.getDefiningOp()) {
    if (!isView(op))
      break;
    isReshape &= isa<ReshapeOp>(op);
    source = op->getOperand(0);
  }
  bool isConstant =
      isReshape && isa_and_nonnull<WeightOp>(source.getDefiningOp());
  return isInMemory(source) || isConstant ? source : value;
}

SmallVector<Value> SequenceBuilder::getResults() const {
  // A view of a result may be read outside, or become part of another sequence,
  // which then reads the result itself.
  SmallVector<Value> results;
  for (Operation *call : calls)
    for (Value result : call->getResults()) {
      SmallVector<Value> views = {result};
      bool isReadOutside = false;
      for (size_t i = 0; i < views.size() && !isReadOutside; ++i)
        for (Operation *user : views[i].getUsers()) {
          if (calls.contains(user))
            continue;
          if (isView(user))
            views.push_back(user->getResult(0));
          else
            isReadOutside = true;
        }
      if (isReadOutside)
        results.push_back(result);
    }
  return results;
}

bool SequenceBuilder::fits() const {
  const KernelInfo *kernel = lookupKernel(SequenceOp::kKernel);
  llvm::SmallSetVector<Value, 16> operands;
  for (Operation *call : calls)
    for (Value operand : call->getOperands()) {
      Value source = getSource(operand);
      Operation *op = source.getDefiningOp();
      if (SequenceOp::isOperand(source) && !(op && calls.contains(op)))
        operands.insert(source);
    }
  // The call has one more operand, a table, and one more result, its workspace.
  return operands.size() < kernel->maxOperands &&
         getResults().size() < kernel->maxResults;
}

size_t SequenceBuilder::countMostThatFit() const {
  // One result is the call's workspace.
  size_t most = lookupKernel(SequenceOp::kKernel)->maxResults - 1;
  SmallVector<Value> results = getResults();
  if (results.size() <= most)
    return calls.size();
  const auto *tooMany = llvm::find(calls, results[most].getDefiningOp());
  return std::max<size_t>(tooMany - calls.begin(), 1);
}

Value SequenceBuilder::copy(OpBuilder &builder, Value tensor,
                            const StridedLayout &layout,
                            RankedTensorType type) {
  SmallVector<int64_t> strides(layout.strides);
  strides.resize(torch_max::kernels::kMaxRank);
  NamedAttribute options[] = {
      builder.getNamedAttr("offset", builder.getI64IntegerAttr(layout.offset)),
      builder.getNamedAttr("strides", builder.getDenseI64ArrayAttr(strides))};
  return CustomOp::create(builder, tensor.getLoc(), TypeRange(type),
                          "copying.strided", tensor,
                          builder.getDictionaryAttr(options))
      ->getResult(0);
}

Value SequenceBuilder::getInside(Value value, OpBuilder &builder) {
  if (Value known = inside.lookupOrNull(value))
    return known;
  Value source = getSource(value);
  SmallVector<Operation *> views;
  for (Value v = value; v != source; v = views.back()->getOperand(0))
    views.push_back(v.getDefiningOp());
  Value tensor = inside.lookupOrDefault(source);
  StridedLayout layout(cast<RankedTensorType>(source.getType()).getShape());
  for (Operation *view : llvm::reverse(views)) {
    if (layout.apply(view))
      continue;
    // Strides cannot describe this order of elements, but those of a copy can.
    auto type = cast<RankedTensorType>(view->getOperand(0).getType());
    tensor = copy(builder, tensor, layout, type);
    layout = StridedLayout(type.getShape());
    bool isApplied = layout.apply(view);
    assert(isApplied && "any view of a whole tensor has strides");
    (void)isApplied;
  }
  auto type = cast<RankedTensorType>(value.getType());
  auto sourceType = cast<RankedTensorType>(tensor.getType());
  if (layout.isWhole(sourceType.getShape()))
    tensor = builder.createOrFold<ReshapeOp>(value.getLoc(), type, tensor);
  else
    tensor = copy(builder, tensor, layout, type);
  inside.map(value, tensor);
  return tensor;
}

void SequenceBuilder::build() {
  Operation *last = calls.back();
  OpBuilder builder(last);
  SmallVector<Value> results = getResults();
  SmallVector<Location> locations;
  for (Operation *call : calls)
    locations.push_back(call->getLoc());
  auto sequence = SequenceOp::create(
      builder, FusedLoc::get(builder.getContext(), locations),
      TypeRange(ValueRange(results)));
  builder.setInsertionPointToStart(&sequence.getBody().emplaceBlock());
  for (Operation *call : calls) {
    SmallVector<Value> operands;
    for (Value operand : call->getOperands())
      operands.push_back(getInside(operand, builder));
    Operation *moved = builder.clone(*call);
    moved->setOperands(operands);
    inside.map(call->getResults(), moved->getResults());
  }
  SmallVector<Value> yielded;
  for (Value result : results)
    yielded.push_back(inside.lookup(result));
  YieldOp::create(builder, last->getLoc(), yielded);
  for (auto [before, after] : llvm::zip_equal(results, sequence.getResults()))
    before.replaceAllUsesWith(after);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Makes as few sequences of a group as the number of operands and results
/// allows.
static void makeSequences(const Group &group) {
  ArrayRef<Operation *> rest = group.getCalls();
  if (rest.size() < 2)
    return;
  group.moveReadersBack();
  while (!rest.empty()) {
    size_t count = SequenceBuilder(rest).countMostThatFit();
    while (count > 1 && !SequenceBuilder(rest.take_front(count)).fits())
      --count;
    SequenceBuilder(rest.take_front(count)).build();
    rest = rest.drop_front(count);
  }
}

static void groupKernels(Block &block) {
  SmallVector<Operation *> ops =
      llvm::to_vector(llvm::make_pointer_range(block.without_terminator()));
  Group group;
  for (Operation *op : ops) {
    // What writes to memory stays where it is. An op that can fail may move
    // within its block, which runs it in any case.
    bool isMovable = isMemoryEffectFree(op);
    if (isMovable && group.add(op))
      continue;
    makeSequences(group);
    group = Group();
    if (isMovable)
      group.add(op);
  }
  makeSequences(group);
}

namespace {
struct GroupKernels : torch_max::max::impl::MaxGroupKernelsBase<GroupKernels> {
  void runOnOperation() override {
    // A declaration has no block.
    llvm::for_each(getOperation().getBody(), groupKernels);
    // Removes calls that are now in sequences, and unused views.
    IRRewriter rewriter(&getContext());
    (void)runRegionDCE(rewriter, getOperation()->getRegions());
  }
};
} // namespace
