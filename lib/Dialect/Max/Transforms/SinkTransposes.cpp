//===- SinkTransposes.cpp - Transposes behind elementwise ops -------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXSINKTRANSPOSES
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

using Permutation = SmallVector<int64_t>;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static Permutation invert(ArrayRef<int64_t> permutation) {
  Permutation inverse(permutation.size());
  for (auto [to, from] : llvm::enumerate(permutation))
    inverse[from] = to;
  return inverse;
}

/// The sizes of a tensor, extended to `rank` axes by leading axes of size 1.
static SmallVector<AffineExpr> getSizes(Value tensor, int64_t rank,
                                        SymbolScope &scope) {
  SmallVector<AffineExpr> sizes = scope.getSizes(typeOf(tensor));
  sizes.insert(sizes.begin(), rank - sizes.size(), scope.getConstant(1));
  return sizes;
}

/// What to use instead of `operand` if the op is done before its operands are
/// transposed by `permutation`; null if that takes another transpose.
static Value untranspose(Value operand, ArrayRef<int64_t> permutation,
                         PatternRewriter &rewriter) {
  auto transpose = operand.getDefiningOp<TransposeOp>();
  if (transpose && transpose.getPermutation() == permutation)
    return transpose.getInput();
  int64_t rank = permutation.size();
  if (typeOf(operand).getRank() == 0)
    return operand;
  // If the axes that change their order have size 1, a reshape is enough.
  SymbolScope scope(rewriter.getContext());
  SmallVector<AffineExpr> sizes = getSizes(operand, rank, scope);
  Permutation inverse = invert(permutation), kept = inverse;
  llvm::erase_if(kept, [&](int64_t axis) { return sizes[axis] == 1; });
  if (!llvm::is_sorted(kept))
    return nullptr;
  SmallVector<AffineExpr> moved =
      llvm::map_to_vector(inverse, [&](int64_t axis) { return sizes[axis]; });
  return rewriter.createOrFold<ReshapeOp>(
      operand.getLoc(), scope.getType(moved, typeOf(operand).getElementType()),
      operand);
}

/// The permutation by which one of an op's operands is transposed.
static std::optional<Permutation> findPermutation(Operation *op) {
  for (Value operand : op->getOperands())
    if (auto transpose = operand.getDefiningOp<TransposeOp>())
      return Permutation(transpose.getPermutation());
  return std::nullopt;
}

namespace {
struct SinkBehindElementwise
    : OpTraitRewritePattern<torch_max::max::Elementwise> {
  using OpTraitRewritePattern::OpTraitRewritePattern;

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    std::optional<Permutation> permutation = findPermutation(op);
    if (!permutation ||
        typeOf(op->getResult(0)).getRank() != int64_t(permutation->size()))
      return failure();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      operands.push_back(untranspose(operand, *permutation, rewriter));
      if (!operands.back())
        return failure();
    }
    RankedTensorType type = typeOf(op->getResult(0));
    SymbolScope scope(op->getContext());
    SmallVector<AffineExpr> sizes = scope.getSizes(type);
    SmallVector<AffineExpr> moved = llvm::map_to_vector(
        invert(*permutation), [&](int64_t axis) { return sizes[axis]; });
    Operation *inner = rewriter.clone(*op);
    inner->setOperands(operands);
    inner->getResult(0).setType(scope.getType(moved, type.getElementType()));
    rewriter.replaceOpWithNewOp<TransposeOp>(
        op, type, inner->getResult(0),
        rewriter.getDenseI64ArrayAttr(*permutation));
    return success();
  }
};

struct SinkBehindConcat : OpRewritePattern<ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConcatOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<Permutation> permutation = findPermutation(op);
    if (!permutation)
      return failure();
    SmallVector<Value> inputs;
    for (Value input : op.getInputs()) {
      auto transpose = input.getDefiningOp<TransposeOp>();
      if (!transpose || transpose.getPermutation() != ArrayRef(*permutation))
        return failure();
      inputs.push_back(transpose.getInput());
    }
    auto inner = ConcatOp::create(
        rewriter, op.getLoc(), inputs,
        rewriter.getI64IntegerAttr((*permutation)[op.getAxis()]));
    rewriter.replaceOpWithNewOp<TransposeOp>(
        op, op.getType(), inner, rewriter.getDenseI64ArrayAttr(*permutation));
    return success();
  }
};

struct SinkBehindPad : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    auto transpose = op.getInput().getDefiningOp<TransposeOp>();
    if (!transpose)
      return failure();
    Permutation inverse = invert(transpose.getPermutation());
    auto move = [&](ArrayRef<int64_t> paddings) {
      return rewriter.getDenseI64ArrayAttr(llvm::map_to_vector(
          inverse, [&](int64_t axis) { return paddings[axis]; }));
    };
    auto inner = PadOp::create(rewriter, op.getLoc(), transpose.getInput(),
                               move(op.getBefore()), move(op.getAfter()));
    rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), inner,
                                             transpose.getPermutationAttr());
    return success();
  }
};

struct SinkTransposes
    : torch_max::max::impl::MaxSinkTransposesBase<SinkTransposes> {
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    // Without convolutions, the engine fuses a transpose into its reader.
    bool hasConvolutions = false;
    func.walk([&](Operation *op) { hasConvolutions |= isa<ConvOp>(op); });
    if (!hasConvolutions)
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<SinkBehindConcat, SinkBehindElementwise, SinkBehindPad>(
        &getContext());
    ConvOp::getCanonicalizationPatterns(patterns, &getContext());
    TransposeOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(func, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
