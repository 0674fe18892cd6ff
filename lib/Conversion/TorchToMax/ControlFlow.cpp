//===- ControlFlow.cpp - Branches and loops -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types of an op's results follow from what its regions give: these are
// lowered first, and the op around them afterwards.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;

/// The values that a region ends with.
static SmallVector<Value> remapAll(ValueRange values, LoweringBuilder &b) {
  return llvm::map_to_vector(values, [&](Value v) { return b.remap(v); });
}

/// The condition of a branch or loop. Null, and no reason, if it is an op that
/// was not lowered.
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
  if (!b.type(value))
    return nullptr;
  value = b.rebind(value, b.scope.getSizes(type));
  if (!value || value.getType() == type)
    return value;
  std::string reason;
  llvm::raw_string_ostream(reason) << "one region gives " << value.getType()
                                   << " where " << type << " is wanted";
  return b.fail(reason);
}

static LogicalResult lowerIf(torch::PrimIfOp op, torch::PrimIfOp::Adaptor in,
                             LoweringBuilder &b) {
  ConversionPatternRewriter &rewriter = b.getRewriter();
  Value condition = lowerCondition(in.getCondition(), b);
  if (!condition)
    return failure();
  SmallVector<Type> types;
  for (Region &region : op->getRegions()) {
    if (failed(rewriter.legalize(&region)))
      return failure();
    Operation *yield = region.front().getTerminator();
    SmallVector<Value> values = remapAll(yield->getOperands(), b);
    rewriter.setInsertionPoint(yield);
    for (auto [index, value] : llvm::enumerate(values)) {
      RankedTensorType type = b.type(value);
      if (type && hasInnerSize(type, region))
        b.fail("a result's size depends on data that a branch computes");
      if (&region == &op.getThenRegion())
        types.push_back(type);
      else if (!b.hasFailed())
        value = fit(value, cast<RankedTensorType>(types[index]), b);
    }
    if (b.hasFailed())
      return failure();
    rewriter.replaceOpWithNewOp<max::YieldOp>(yield, values);
  }
  rewriter.setInsertionPoint(op);
  auto result = max::IfOp::create(rewriter, op.getLoc(), types, condition);
  rewriter.inlineRegionBefore(op.getThenRegion(), result.getThenRegion(),
                              result.getThenRegion().end());
  rewriter.inlineRegionBefore(op.getElseRegion(), result.getElseRegion(),
                              result.getElseRegion().end());
  return b.replace(result.getResults());
}

static LogicalResult lowerLoop(torch::PrimLoopOp op,
                               torch::PrimLoopOp::Adaptor in,
                               LoweringBuilder &b) {
  ConversionPatternRewriter &rewriter = b.getRewriter();
  std::optional<int64_t> limit =
      b.constantInt(in.getMaxTripCount(), "the largest number of runs");
  if (limit && *limit != std::numeric_limits<int64_t>::max())
    b.fail("a limit to the number of runs");
  if (!op.getRegion().getArgument(0).use_empty())
    b.fail("the region uses the number of the run");
  SmallVector<Type> types;
  for (Value init : in.getIterArgsInit())
    types.push_back(b.type(init));
  Value condition = lowerCondition(in.getInitialCondition(), b);
  if (b.hasFailed())
    return failure();

  TypeConverter::SignatureConversion signature(types.size() + 1);
  for (auto [index, type] : llvm::enumerate(types))
    signature.addInputs(index + 1, type);
  Block *body =
      rewriter.applySignatureConversion(&op.getRegion().front(), signature);
  if (failed(rewriter.legalize(&op.getRegion())))
    return failure();
  auto last = cast<torch::PrimLoopConditionOp>(body->getTerminator());
  rewriter.setInsertionPoint(last);
  Value again = lowerCondition(b.remap(last.getShouldContinue()), b);
  SmallVector<Value> values = remapAll(last.getIterArgs(), b);
  for (auto [value, type] : llvm::zip_equal(values, types))
    value = fit(value, cast<RankedTensorType>(type), b);
  if (b.hasFailed())
    return failure();
  rewriter.replaceOpWithNewOp<max::ContinueOp>(last, again, values);

  rewriter.setInsertionPoint(op);
  auto result = max::WhileOp::create(rewriter, op.getLoc(), types, condition,
                                     in.getIterArgsInit());
  rewriter.inlineRegionBefore(op.getRegion(), result.getBody(),
                              result.getBody().end());
  return b.replace(result.getResults());
}

void torch_max::populateControlFlowLowerings(LoweringSet &lowerings) {
  lowerings.add<torch::PrimIfOp>(lowerIf);
  lowerings.add<torch::PrimLoopOp>(lowerLoop);
}
