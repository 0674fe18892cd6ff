//===- FuseEpilogues.cpp - What products do after themselves --------------===//
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
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <limits>

namespace torch_max::max {
#define GEN_PASS_DEF_MAXFUSEEPILOGUES
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

static constexpr StringLiteral kHasScale = "has_scale", kHasBias = "has_bias",
                               kHasResidual = "has_residual",
                               kActivation = "activation";

namespace {
/// A call of a kernel with an epilogue. The kernel applies its steps in the
/// order of the members.
class Call {
public:
  /// The call whose result is `value`, perhaps reshaped, if the result has the
  /// expected number of uses.
  static std::optional<Call> match(Value value, unsigned numUses = 1) {
    if (!value.hasNUses(numUses))
      return std::nullopt;
    if (auto reshape = value.getDefiningOp<ReshapeOp>()) {
      value = reshape.getInput();
      if (!value.hasOneUse())
        return std::nullopt;
    }
    auto op = value.getDefiningOp<CustomOp>();
    const KernelInfo *kernel = op ? lookupKernel(op.getKernel()) : nullptr;
    if (!kernel || !kernel->hasOption(kActivation))
      return std::nullopt;
    return Call(op);
  }

  bool has(StringRef option) const {
    DictionaryAttr options = op.getParametersAttr();
    return options && options.contains(option);
  }
  bool hasAny(ArrayRef<StringRef> names) const {
    return llvm::any_of(names, [&](StringRef name) { return has(name); });
  }
  RankedTensorType getType() const {
    return cast<RankedTensorType>(op->getResult(0).getType());
  }

  /// Replaces `user` by the same call with one more option and perhaps one more
  /// operand, which computes the result of `user`.
  void replace(Operation *user, StringRef option, Attribute value,
               Value operand, PatternRewriter &rewriter) const {
    SmallVector<NamedAttribute> options;
    // A call may have none yet.
    if (DictionaryAttr given = op.getParametersAttr())
      llvm::append_range(options, given);
    options.push_back(rewriter.getNamedAttr(option, value));
    SmallVector<Value> operands(op.getInputs());
    if (operand)
      operands.push_back(operand);
    replace(user, getType(), operands, rewriter.getDictionaryAttr(options),
            rewriter);
  }

  /// Replaces a cast of the result by the same call with another result type.
  void replaceCast(CastOp cast, PatternRewriter &rewriter) const {
    Type element = getElementTypeOrSelf(cast.getType());
    replace(cast, getType().clone(element), op.getInputs(),
            op.getParametersAttr(), rewriter);
  }

private:
  void replace(Operation *user, Type type, ValueRange operands,
               DictionaryAttr options, PatternRewriter &rewriter) const {
    rewriter.setInsertionPoint(user);
    auto fused =
        CustomOp::create(rewriter, getFusedLocation(user, operands),
                         TypeRange(type), op.getKernel(), operands, options);
    rewriter.replaceOp(user, rewriter.createOrFold<ReshapeOp>(
                                 user->getLoc(), user->getResultTypes().front(),
                                 fused->getResult(0)));
  }

  explicit Call(CustomOp op) : op(op) {}
  /// An op is a handle, whose methods are not const.
  mutable CustomOp op;
};
} // namespace

/// If a tensor is broadcast over all axes of a call's result but the last, the
/// tensor reshaped to one axis; else null. `resultType` is the type that the
/// call's result is reshaped to before.
static Value getColumnVector(Value tensor, const Call &call, Type resultType,
                             PatternRewriter &rewriter) {
  SymbolScope scope(rewriter.getContext());
  RankedTensorType type = call.getType();
  if (!hasOnlyLastAxis(tensor, type, scope) ||
      !hasOnlyLastAxis(tensor, cast<RankedTensorType>(resultType), scope))
    return nullptr;
  return rewriter.createOrFold<ReshapeOp>(
      tensor.getLoc(),
      scope.getType(scope.getSizes(type).back(), type.getElementType()),
      tensor);
}

/// Whether two tensors have the same sizes, apart from leading axes of size 1.
static bool haveEqualSizes(Value lhs, Value rhs) {
  SymbolScope scope(lhs.getContext());
  auto getSizes = [&](Value tensor) {
    return scope.getSizes(cast<RankedTensorType>(tensor.getType()));
  };
  auto dropOnes = [](ArrayRef<AffineExpr> sizes) {
    return sizes.drop_while([](AffineExpr size) { return size == 1; });
  };
  SmallVector<AffineExpr> lhsSizes = getSizes(lhs), rhsSizes = getSizes(rhs);
  return scope.areEqual(dropOnes(lhsSizes), dropOnes(rhsSizes));
}

/// The two operands of a binary op, the call first. The call's result is not
/// broadcast.
template <typename OpTy>
static std::optional<std::pair<Call, Value>> matchOperands(OpTy op) {
  for (auto [first, second] : {std::pair(op.getLhs(), op.getRhs()),
                               std::pair(op.getRhs(), op.getLhs())})
    if (first.getType() == op.getType())
      if (std::optional<Call> call = Call::match(first))
        return std::pair(*call, second);
  return std::nullopt;
}

namespace {

/// A scale, only together with the bias that follows it.
struct FuseScale : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(MulOp op,
                                PatternRewriter &rewriter) const override {
    auto operands = matchOperands(op);
    if (!operands || !op->hasOneUse() ||
        operands->first.hasAny(
            {kHasScale, kHasBias, kHasResidual, kActivation}))
      return failure();
    auto add = dyn_cast<AddOp>(*op->user_begin());
    SymbolScope scope(op.getContext());
    if (!add || add.getType() != op.getType())
      return failure();
    Value bias = add.getLhs() == op.getResult() ? add.getRhs() : add.getLhs();
    if (!hasOnlyLastAxis(bias, op.getType(), scope))
      return failure();
    Value scale = getColumnVector(operands->second, operands->first,
                                  op.getType(), rewriter);
    if (!scale)
      return failure();
    operands->first.replace(op, kHasScale, rewriter.getBoolAttr(true), scale,
                            rewriter);
    return success();
  }
};

/// A bias or a residual.
struct FuseAdd : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    auto operands = matchOperands(op);
    if (!operands)
      return failure();
    auto &[call, other] = *operands;
    if (call.hasAny({kHasResidual, kActivation}))
      return failure();
    if (!call.has(kHasBias))
      if (Value bias = getColumnVector(other, call, op.getType(), rewriter)) {
        call.replace(op, kHasBias, rewriter.getBoolAttr(true), bias, rewriter);
        return success();
      }
    if (!haveEqualSizes(other, op))
      return failure();
    Value residual =
        rewriter.createOrFold<ReshapeOp>(op.getLoc(), call.getType(), other);
    call.replace(op, kHasResidual, rewriter.getBoolAttr(true), residual,
                 rewriter);
    return success();
  }
};

/// A cast between bf16 and f32. Kernels with an epilogue compute in f32 and
/// round once, at the end. A cast to f32 removes the rounding, and a cast to
/// bf16 adds it.
struct FuseCast : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<Call> call = Call::match(op.getInput());
    if (!call)
      return failure();
    if (!areF32AndBF16(call->getType().getElementType(),
                       getElementTypeOrSelf(op.getType())))
      return failure();
    call->replaceCast(op, rewriter);
    return success();
  }
};

struct FuseRelu : OpRewritePattern<ReluOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReluOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<Call> call = Call::match(op.getInput());
    if (!call || call->has(kActivation))
      return failure();
    call->replace(op, kActivation, rewriter.getStringAttr("relu"), nullptr,
                  rewriter);
    return success();
  }
};

} // namespace

/// The operand of an op whose other operand is this number; null if it is not
/// such an op, or something else reads it.
template <typename OpTy>
static Value matchWithNumber(Value value, double number) {
  auto op = value.getDefiningOp<OpTy>();
  if (!op || !op->hasOneUse())
    return nullptr;
  if (isNumber(op.getRhs(), number))
    return op.getLhs();
  return isNumber(op.getLhs(), number) ? op.getRhs() : Value();
}

/// The operand of an op whose other operand is `x`; null if it is not such an
/// op, or something else reads it.
template <typename OpTy> static Value matchWith(Value value, Value x) {
  auto op = value.getDefiningOp<OpTy>();
  if (!op || !op->hasOneUse())
    return nullptr;
  if (op.getLhs() == x)
    return op.getRhs();
  return op.getRhs() == x ? op.getLhs() : Value();
}

namespace {

/// ReLU6, as clamping is lowered: `6 < y ? 6 : y` with `y` being
/// `x < 0 ? 0 : x`, which leaves NaN alone.
struct FuseRelu6 : OpRewritePattern<SelectOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SelectOp op,
                                PatternRewriter &rewriter) const override {
    auto isAbove = op.getCondition().getDefiningOp<GreaterOp>();
    Value y = op.getY();
    auto lower = y.getDefiningOp<SelectOp>();
    if (!isAbove || !lower || isAbove.getLhs() != y ||
        !isNumber(isAbove.getRhs(), 6.0) || !isNumber(op.getX(), 6.0))
      return failure();
    auto isBelow = lower.getCondition().getDefiningOp<GreaterOp>();
    Value x = lower.getY();
    if (!isBelow || isBelow.getRhs() != x || !isNumber(isBelow.getLhs(), 0.0) ||
        !isNumber(lower.getX(), 0.0))
      return failure();
    // Only the comparison and the selection read the value.
    std::optional<Call> call = Call::match(x, /*numUses=*/2);
    if (!call || !y.hasNUses(2) || !isAbove->hasOneUse() ||
        !isBelow->hasOneUse() || call->has(kActivation))
      return failure();
    call->replace(op, kActivation, rewriter.getStringAttr("relu6"), nullptr,
                  rewriter);
    return success();
  }
};

/// GELU as it is lowered: elements for which it is not defined become NaN.
/// `Tested` is the op that finds these elements: the infinite ones, or those
/// that are equal to -inf.
template <typename GeluOpTy, typename Tested>
struct FuseGelu : OpRewritePattern<SelectOp> {
  FuseGelu(MLIRContext *context, StringRef activation)
      : OpRewritePattern(context), activation(activation) {}

  LogicalResult matchAndRewrite(SelectOp op,
                                PatternRewriter &rewriter) const override {
    auto test = op.getCondition().getDefiningOp<Tested>();
    auto gelu = op.getY().getDefiningOp<GeluOpTy>();
    DenseFPElementsAttr nan;
    if (!test || !gelu || !test->hasOneUse() || !gelu->hasOneUse() ||
        test->getOperand(0) != gelu.getInput() || !isTestOfInfinity(test) ||
        !matchPattern(op.getX(), m_Constant(&nan)) || !nan.isSplat() ||
        !nan.template getSplatValue<APFloat>().isNaN())
      return failure();
    std::optional<Call> call = Call::match(gelu.getInput(), /*numUses=*/2);
    if (!call || call->has(kActivation))
      return failure();
    call->replace(op, kActivation, rewriter.getStringAttr(activation), nullptr,
                  rewriter);
    return success();
  }

private:
  static bool isTestOfInfinity(IsInfOp) { return true; }
  static bool isTestOfInfinity(EqualOp test) {
    return isNumber(test.getRhs(), -std::numeric_limits<double>::infinity());
  }

  StringRef activation;
};

/// GELU by the formula with tanh, as GPT-2 writes it out:
/// `(x * 0.5) * (tanh((x + (x * x * x) * 0.044715) * sqrt(2 / pi)) + 1)`.
struct FuseWrittenOutGelu : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(MulOp op,
                                PatternRewriter &rewriter) const override {
    for (auto [half, factor] : {std::pair(op.getLhs(), op.getRhs()),
                                std::pair(op.getRhs(), op.getLhs())}) {
      Value x = matchWithNumber<MulOp>(half, 0.5);
      if (!x || !getElementTypeOrSelf(x).isF32() || !isFactor(factor, x))
        continue;
      // `x` has five uses: the halving, the sum, and three in the cube.
      std::optional<Call> call = Call::match(x, /*numUses=*/5);
      if (!call || call->has(kActivation))
        continue;
      call->replace(op, kActivation, rewriter.getStringAttr("gelu_tanh"),
                    nullptr, rewriter);
      return success();
    }
    return failure();
  }

private:
  static bool isFactor(Value factor, Value x) {
    Value tanh = matchWithNumber<AddOp>(factor, 1.0);
    auto tanhOp = tanh ? tanh.getDefiningOp<TanhOp>() : TanhOp();
    if (!tanhOp || !tanhOp->hasOneUse())
      return false;
    Value sum = matchWithNumber<MulOp>(tanhOp.getInput(),
                                       std::sqrt(2.0 / llvm::numbers::pi));
    Value added = sum ? matchWith<AddOp>(sum, x) : Value();
    Value cube = added ? matchWithNumber<MulOp>(added, 0.044715) : Value();
    Value square = cube ? matchWith<MulOp>(cube, x) : Value();
    return square && matchWith<MulOp>(square, x) == x;
  }
};

struct FuseEpilogues
    : torch_max::max::impl::MaxFuseEpiloguesBase<FuseEpilogues> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FuseAdd, FuseCast, FuseRelu, FuseRelu6, FuseScale,
                 FuseWrittenOutGelu>(&getContext());
    patterns.add<FuseGelu<GeluOp, IsInfOp>>(&getContext(), "gelu");
    patterns.add<FuseGelu<GeluTanhOp, EqualOp>>(&getContext(), "gelu_tanh");
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
