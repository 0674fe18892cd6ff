//===- ControlFlow.cpp - Branches and loops -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The conversion visits an op before the ops in its regions. The results of a
// loop have the types of its initial values, so it is lowered at once. The
// results of a branch have the types that its regions give, so it is lowered
// when the conversion arrives at the end of its last region.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;

/// The values that a region ends with.
static SmallVector<Value> remapAll(ValueRange values, LoweringBuilder &b) {
  return llvm::map_to_vector(values, [&](Value v) { return b.remap(v); });
}

/// The condition of a branch or loop. Fails without blame if it is an op that
/// was not lowered: that op is the one to report.
static Value lowerCondition(Value condition, LoweringBuilder &b) {
  if (max::isCondition(condition.getType()))
    return condition;
  if (condition.getDefiningOp<torch::AtenBoolTensorOp>())
    return b.fail("");
  return b.scalar(condition, b.i1());
}

/// Whether `type` has a size that is known only inside of the region.
static bool hasInnerSize(RankedTensorType type, Region &region) {
  auto dims = dyn_cast_or_null<max::DimsAttr>(type.getEncoding());
  return dims &&
         region
             .walk([&](max::SizeNamingOpInterface op) {
               return llvm::is_contained(dims.getSymbols(), op.getNamedSize())
                          ? WalkResult::interrupt()
                          : WalkResult::advance();
             })
             .wasInterrupted();
}

/// Makes sure that a value at the end of a region has the type that is wanted
/// there; the engine compares sizes that are not known to be equal.
static Value fit(Value value, RankedTensorType type, LoweringBuilder &b) {
  value = b.rebind(value, b.scope.getSizes(type));
  if (b.hasFailed() || value.getType() == type)
    return value;
  std::string reason;
  llvm::raw_string_ostream(reason) << "one region gives " << value.getType()
                                   << " where " << type << " is wanted";
  return b.fail(reason);
}

/// Lowers a branch whose regions are lowered. `inner` builds at the end of the
/// second region.
static LogicalResult lowerIf(torch::PrimIfOp op, torch::PrimIfYieldOp elseYield,
                             ValueRange elseOperands, LoweringBuilder &inner,
                             LoweringBuilder &b) {
  Operation *thenYield = op.getThenRegion().front().getTerminator();
  Value condition = lowerCondition(b.remap(op.getCondition()), b);
  SmallVector<Value> thenValues = remapAll(thenYield->getOperands(), b);
  SmallVector<Value> elseValues;
  SmallVector<Type> types;
  for (auto [thenValue, elseValue] :
       llvm::zip_equal(thenValues, elseOperands)) {
    RankedTensorType thenType = b.type(thenValue), elseType = b.type(elseValue);
    if (b.hasFailed())
      return failure();
    if (hasInnerSize(thenType, op.getThenRegion()) ||
        hasInnerSize(elseType, op.getElseRegion()))
      b.fail("a result's size depends on data that a branch computes");
    types.push_back(thenType);
    elseValues.push_back(fit(elseValue, thenType, inner));
  }
  if (b.hasFailed() || inner.hasFailed())
    return failure();
  max::YieldOp::create(inner.getBuilder(), elseYield.getLoc(), elseValues);
  auto result =
      max::IfOp::create(b.getBuilder(), op.getLoc(), types, condition);
  return b.replace(result.getResults(), [&] {
    ConversionPatternRewriter &rewriter = b.getRewriter();
    (void)inner.replace({});
    rewriter.setInsertionPoint(thenYield);
    rewriter.replaceOpWithNewOp<max::YieldOp>(thenYield, thenValues);
    rewriter.inlineRegionBefore(op.getThenRegion(), result.getThenRegion(),
                                result.getThenRegion().end());
    rewriter.inlineRegionBefore(op.getElseRegion(), result.getElseRegion(),
                                result.getElseRegion().end());
  });
}

static LogicalResult lowerIfYield(torch::PrimIfYieldOp op,
                                  torch::PrimIfYieldOp::Adaptor in,
                                  LoweringBuilder &b) {
  auto branch = cast<torch::PrimIfOp>(op->getParentOp());
  LoweringBuilder outer(branch, b);
  bool isLast = op->getParentRegion() == &branch.getElseRegion();
  if (isLast && succeeded(lowerIf(branch, op, in.getOperands(), b, outer)))
    return success();
  // The failure is reported once: for the branch or for the end of a region.
  if (isLast)
    outer.fail("");
  return b.fail("");
}

static LogicalResult lowerLoop(torch::PrimLoopOp op,
                               torch::PrimLoopOp::Adaptor in,
                               LoweringBuilder &b) {
  if (b.size(in.getMaxTripCount(), "the largest number of runs") !=
      b.scope.getConstant(std::numeric_limits<int64_t>::max()))
    b.fail("the number of runs has a limit");
  if (!op.getRegion().getArgument(0).use_empty())
    b.fail("the region uses the number of the current run");
  SmallVector<Type> types;
  for (Value init : in.getIterArgsInit())
    types.push_back(b.type(init));
  Value condition = lowerCondition(in.getInitialCondition(), b);
  if (b.hasFailed())
    return failure();
  auto loop = max::WhileOp::create(b.getBuilder(), op.getLoc(), types,
                                   condition, in.getIterArgsInit());
  return b.replace(loop.getResults(), [&] {
    ConversionPatternRewriter &rewriter = b.getRewriter();
    TypeConverter::SignatureConversion signature(types.size() + 1);
    for (auto [index, type] : llvm::enumerate(types))
      signature.addInputs(index + 1, type);
    rewriter.applySignatureConversion(&op.getRegion().front(), signature);
    rewriter.inlineRegionBefore(op.getRegion(), loop.getBody(),
                                loop.getBody().end());
  });
}

static LogicalResult lowerLoopCondition(torch::PrimLoopConditionOp op,
                                        torch::PrimLoopConditionOp::Adaptor in,
                                        LoweringBuilder &b) {
  auto loop = dyn_cast<max::WhileOp>(op->getParentOp());
  // The loop itself is reported.
  if (!loop)
    return b.fail("");
  Value again = lowerCondition(in.getShouldContinue(), b);
  SmallVector<Value> values;
  for (auto [value, type] :
       llvm::zip_equal(in.getIterArgs(), loop.getResultTypes()))
    values.push_back(fit(value, cast<RankedTensorType>(type), b));
  if (b.hasFailed())
    return failure();
  max::ContinueOp::create(b.getBuilder(), op.getLoc(), again, values);
  return b.replace({});
}

void torch_max::populateControlFlowLowerings(LoweringSet &lowerings) {
  lowerings.add<torch::PrimIfYieldOp>(lowerIfYield);
  lowerings.add<torch::PrimLoopOp>(lowerLoop);
  lowerings.add<torch::PrimLoopConditionOp>(lowerLoopCondition);
}
