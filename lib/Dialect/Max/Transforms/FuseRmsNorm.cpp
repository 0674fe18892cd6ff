//===- FuseRmsNorm.cpp - RMS norm as one kernel ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Matching.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXFUSERMSNORM
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

static constexpr StringLiteral kRmsNorm = "normalization.rms_norm";

/// The op that computes a value, if it is of type `OpTy` and the value has one
/// use; null otherwise.
template <typename OpTy> static OpTy getOnlyFor(Value value) {
  return value.hasOneUse() ? value.getDefiningOp<OpTy>() : OpTy();
}

/// A call of the kernel whose result nothing else reads.
static CustomOp getRmsNorm(Value value) {
  auto call = getOnlyFor<CustomOp>(value);
  return call && call.getKernel() == kRmsNorm ? call : CustomOp();
}

/// Whether `value` is the sum of the squares of `x` over its last axis, which
/// stays with size 1.
static bool isSumOfSquares(Value value, Value x) {
  auto reshape = getOnlyFor<ReshapeOp>(value);
  auto sum = reshape ? getOnlyFor<CustomOp>(reshape.getInput()) : CustomOp();
  if (!sum || sum.getKernel() != "reduction.reduce")
    return false;
  auto type = cast<RankedTensorType>(x.getType());
  Builder builder(x.getContext());
  DictionaryAttr options = builder.getDictionaryAttr(
      {builder.getNamedAttr("count", builder.getI64IntegerAttr(1)),
       builder.getNamedAttr("first",
                            builder.getI64IntegerAttr(type.getRank() - 1)),
       builder.getNamedAttr("operation", builder.getStringAttr("add"))});
  auto square = getOnlyFor<MulOp>(sum->getOperand(0));
  if (sum.getParametersAttr() != options || !square || square.getLhs() != x ||
      square.getRhs() != x)
    return false;
  SymbolScope scope(x.getContext());
  SmallVector<AffineExpr> kept = scope.getSizes(type);
  kept.back() = scope.getConstant(1);
  return scope.areEqual(kept, scope.getSizes(reshape.getType()));
}

/// The epsilon of `rsqrt(mean(x * x) + epsilon)`, with the mean over the last
/// axis of `x`; nothing if `factor` is something else.
static std::optional<double> getEpsilon(Value factor, Value x) {
  auto type = cast<RankedTensorType>(x.getType());
  auto rsqrt = getOnlyFor<RsqrtOp>(factor);
  auto add = rsqrt ? getOnlyFor<AddOp>(rsqrt.getInput()) : AddOp();
  if (!add || type.getRank() == 0)
    return std::nullopt;
  for (auto [mean, number] : {std::pair(add.getLhs(), add.getRhs()),
                              std::pair(add.getRhs(), add.getLhs())}) {
    std::optional<APFloat> epsilon = getNumber(number);
    auto div = getOnlyFor<DivOp>(mean);
    if (epsilon && div && div.getType() == add.getType() &&
        isNumber(div.getRhs(), type.getShape().back()) &&
        div.getLhs().getType() == div.getType() &&
        isSumOfSquares(div.getLhs(), x))
      return epsilon->convertToDouble();
  }
  return std::nullopt;
}

/// Replaces `op` and what only it needs by a call of the kernel.
static void replaceByNorm(Operation *op, ValueRange operands,
                          DictionaryAttr options, PatternRewriter &rewriter) {
  auto call =
      CustomOp::create(rewriter, getFusedLocation(op, operands),
                       op->getResultTypes(), kRmsNorm, operands, options);
  rewriter.replaceOp(op, call);
}

namespace {

/// `x * rsqrt(mean(x * x) + epsilon)` in f32.
struct FormRmsNorm : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(MulOp op,
                                PatternRewriter &rewriter) const override {
    for (auto [x, factor] : {std::pair(op.getLhs(), op.getRhs()),
                             std::pair(op.getRhs(), op.getLhs())}) {
      if (x.getType() != op.getType() || !getElementTypeOrSelf(x).isF32())
        continue;
      std::optional<double> epsilon = getEpsilon(factor, x);
      if (!epsilon)
        continue;
      replaceByNorm(op, x,
                    rewriter.getDictionaryAttr(rewriter.getNamedAttr(
                        "epsilon", rewriter.getF64FloatAttr(*epsilon))),
                    rewriter);
      return success();
    }
    return failure();
  }
};

/// A factor for each column.
struct FuseGamma : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(MulOp op,
                                PatternRewriter &rewriter) const override {
    for (auto [normalized, gamma] : {std::pair(op.getLhs(), op.getRhs()),
                                     std::pair(op.getRhs(), op.getLhs())}) {
      CustomOp call = getRmsNorm(normalized);
      SymbolScope scope(op.getContext());
      if (!call || call.getInputs().size() != 1 ||
          normalized.getType() != op.getType() ||
          !hasOnlyLastAxis(gamma, op.getType(), scope))
        continue;
      Value vector = rewriter.createOrFold<ReshapeOp>(
          op.getLoc(),
          scope.getType(scope.getSizes(op.getType()).back(),
                        getElementTypeOrSelf(gamma)),
          gamma);
      replaceByNorm(op, {call.getInputs().front(), vector},
                    call.getParametersAttr(), rewriter);
      return success();
    }
    return failure();
  }
};

/// A cast of the result: the kernel computes in f32 and rounds once, at the
/// end.
struct FuseCastAfter : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    CustomOp call = getRmsNorm(op.getInput());
    if (!call || !areF32AndBF16(getElementTypeOrSelf(op.getInput()),
                                getElementTypeOrSelf(op.getType())))
      return failure();
    replaceByNorm(op, call.getInputs(), call.getParametersAttr(), rewriter);
    return success();
  }
};

/// A cast of bf16 to f32 before the kernel, which takes both.
struct FuseCastBefore : OpRewritePattern<CustomOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(CustomOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getKernel() != kRmsNorm)
      return failure();
    auto cast = op.getInputs().front().getDefiningOp<CastOp>();
    if (!cast || !getElementTypeOrSelf(cast.getInput()).isBF16())
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { op.getInputsMutable()[0].set(cast.getInput()); });
    return success();
  }
};

struct FuseRmsNorm : torch_max::max::impl::MaxFuseRmsNormBase<FuseRmsNorm> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FormRmsNorm, FuseGamma, FuseCastAfter, FuseCastBefore>(
        &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
