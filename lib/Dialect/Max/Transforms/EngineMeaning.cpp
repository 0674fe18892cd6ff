//===- EngineMeaning.cpp - Ops whose engine op differs in special cases ---===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Ops of the max dialect follow IEEE arithmetic also for NaN, infinities, empty
// sums and numbers out of a type's range. The engine's op of the same name does
// not always. These patterns replace each such op by several, for which the
// engine gives the right result.
//
//===----------------------------------------------------------------------===//

#include "PrepareForEmission.h"

#include "mlir/IR/Matchers.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"

using namespace mlir;
using namespace torch_max::max;

/// A constant of rank 0.
static Value createNumber(OpBuilder &builder, Location location,
                          Type elementType, double value) {
  auto type = RankedTensorType::get({}, elementType);
  Attribute number;
  if (isa<FloatType>(elementType))
    number = builder.getFloatAttr(elementType, value);
  else
    number = IntegerAttr::get(elementType, static_cast<int64_t>(value));
  auto elements = DenseElementsAttr::get(type, number);
  return ConstantOp::create(builder, location, cast<ElementsAttr>(elements));
}

/// `result`, with NaN where `tested` is NaN or infinite.
static SelectOp putNan(OpBuilder &builder, Location location, Value tested,
                       Value result) {
  Value isNan = IsNanOp::create(builder, location, tested);
  Value isInf = IsInfOp::create(builder, location, tested);
  Value isSpoilt = OrOp::create(builder, location, isNan, isInf);
  Value nan =
      createNumber(builder, location, getTensorType(result).getElementType(),
                   std::numeric_limits<double>::quiet_NaN());
  return SelectOp::create(builder, location, isSpoilt, nan, result);
}

namespace {

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Entry `not-equal-nan`: for the engine, NaN != x is false.
struct NotEqualIsNotOfEqual : OpRewritePattern<NotEqualOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(NotEqualOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getLhs() == op.getRhs() && isFloatTensor(op.getLhs().getType())) {
      rewriter.replaceOpWithNewOp<IsNanOp>(op, op.getLhs());
      return success();
    }
    Value equal =
        EqualOp::create(rewriter, op.getLoc(), op.getLhs(), op.getRhs());
    rewriter.replaceOpWithNewOp<NotOp>(op, equal);
    return success();
  }
};

/// Entry `equal-self`: the engine assumes that a tensor is equal to itself,
/// which does not hold for NaN.
template <typename OpTy> struct NanDiffersFromItself : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (op.getLhs() != op.getRhs() || !isFloatTensor(op.getLhs().getType()))
      return rewriter.notifyMatchFailure(op, "compares two tensors");
    Value isNan = IsNanOp::create(rewriter, op.getLoc(), op.getLhs());
    rewriter.replaceOpWithNewOp<NotOp>(op, isNan);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// NaN, infinities and numbers that do not fit
//===----------------------------------------------------------------------===//

/// Entries `tanh-nan` and `sigmoid-nan`: the engine gives a number for NaN.
/// Entry `tanh-f16`: for large numbers of f16 it gives wrong results.
template <typename OpTy> struct KeepNan : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Location location = op.getLoc();
    Value x = op.getInput();
    Value isNan = IsNanOp::create(rewriter, location, x);
    auto type = cast<RankedTensorType>(op.getType());
    Value wide = x;
    if (type.getElementType().isF16())
      wide = CastOp::create(rewriter, location,
                            type.clone(rewriter.getF32Type()), x);
    Value y = OpTy::create(rewriter, location, wide);
    if (y.getType() != type)
      y = CastOp::create(rewriter, location, type, y);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isNan, x, y);
    return success();
  }
};

/// Entry `sigmoid-f64`: the engine's sigmoid and silu of f64 have eleven
/// digits.
template <typename OpTy> struct SigmoidOfF64 : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type elementType = getTensorType(op).getElementType();
    if (!elementType.isF64())
      return rewriter.notifyMatchFailure(op, "is exact enough");
    Location location = op.getLoc();
    Value x = op.getInput();
    Value one = createNumber(rewriter, location, elementType, 1.0);
    Value negative = NegativeOp::create(rewriter, location, x);
    auto exp = CustomOp::create(rewriter, location, TypeRange(op.getType()),
                                "elementwise.exp", negative,
                                rewriter.getDictionaryAttr({}));
    Value sum = AddOp::create(rewriter, location, one, exp->getResult(0));
    Value dividend = std::is_same_v<OpTy, SiluOp> ? x : one;
    rewriter.replaceOpWithNewOp<DivOp>(op, dividend, sum);
    return success();
  }
};

/// Entry `minus-self`: NaN or infinity minus itself is NaN; the engine assumes
/// that any tensor minus itself is zero, also if its negative is added.
/// Entry `plus-zero`: zero minus zero is zero; the engine takes 0 - x for -x,
/// which is -0.
struct SubKeepsNan : OpRewritePattern<SubOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubOp op,
                                PatternRewriter &rewriter) const override {
    Location location = op.getLoc();
    Value lhs = op.getLhs(), rhs = op.getRhs();
    if (!isFloatTensor(op.getType()))
      return rewriter.notifyMatchFailure(op, "there is no NaN among integers");
    if (lhs == rhs) {
      Value zeros = SubOp::create(rewriter, location, lhs, rhs);
      rewriter.replaceOp(op, putNan(rewriter, location, lhs, zeros));
      return success();
    }
    if (!matchPattern(lhs, m_PosZeroFloat()))
      return rewriter.notifyMatchFailure(op, "does not subtract from zero");
    Value isZero = EqualOp::create(rewriter, location, rhs, lhs);
    Value negative = SubOp::create(rewriter, location, lhs, rhs);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isZero, lhs, negative);
    return success();
  }
};

/// Entry `minus-self`, as above.
/// Entry `plus-zero`: -0 plus 0 is 0; the engine takes x + 0 for x.
struct AddKeepsNan : OpRewritePattern<AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AddOp op,
                                PatternRewriter &rewriter) const override {
    Location location = op.getLoc();
    if (!isFloatTensor(op.getType()))
      return rewriter.notifyMatchFailure(op, "there is no NaN among integers");
    Value lhs = op.getLhs(), rhs = op.getRhs();
    if (isNegativeOf(lhs, rhs) || isNegativeOf(rhs, lhs)) {
      Value zeros = AddOp::create(rewriter, location, lhs, rhs);
      rewriter.replaceOp(op, putNan(rewriter, location, lhs, zeros));
      return success();
    }
    if (matchPattern(lhs, m_PosZeroFloat()))
      std::swap(lhs, rhs);
    if (!matchPattern(rhs, m_PosZeroFloat()))
      return rewriter.notifyMatchFailure(op, "does not add zero");
    Value isZero = EqualOp::create(rewriter, location, lhs, rhs);
    Value sum = AddOp::create(rewriter, location, lhs, rhs);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isZero, rhs, sum);
    return success();
  }

  static bool isNegativeOf(Value x, Value y) {
    auto negative = x.getDefiningOp<NegativeOp>();
    return negative && negative.getInput() == y;
  }
};

/// Entry `times-zero`: NaN or infinity times zero is NaN; the engine assumes
/// that any product with a constant zero is zero.
struct TimesZeroKeepsNan : OpRewritePattern<MulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MulOp op,
                                PatternRewriter &rewriter) const override {
    bool isZeroFirst = matchPattern(op.getLhs(), m_AnyZeroFloat());
    if (!isZeroFirst && !matchPattern(op.getRhs(), m_AnyZeroFloat()))
      return rewriter.notifyMatchFailure(op, "is not a product with zero");
    Value x = isZeroFirst ? op.getRhs() : op.getLhs();
    Value zeros =
        MulOp::create(rewriter, op.getLoc(), op.getLhs(), op.getRhs());
    rewriter.replaceOp(op, putNan(rewriter, op.getLoc(), x, zeros));
    return success();
  }
};

/// Multiplies by the inverse of a constant divisor. The engine does the same
/// for f32, but computes the inverse in a separate run of its compiler. For
/// other types, whose inverse the engine may round differently, only exact
/// inverses are used. A divisor whose inverse is not a normal number is left
/// alone.
struct DivideByInverse : OpRewritePattern<DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(DivOp op,
                                PatternRewriter &rewriter) const override {
    Value divisor = op.getRhs();
    // The constant may be broadcast.
    if (auto broadcast = divisor.getDefiningOp<BroadcastToOp>())
      divisor = broadcast.getInput();
    DenseFPElementsAttr constant;
    if (!matchPattern(divisor, m_Constant(&constant)))
      return rewriter.notifyMatchFailure(op, "does not divide by a constant");
    Type type = constant.getElementType();
    bool isInvertible = true;
    auto invert = [&](const APFloat &number) {
      APFloat inverse = APFloat::getOne(number.getSemantics()) / number;
      isInvertible &= inverse.isNormal() &&
                      (type.isF32() || number.getExactInverse(nullptr));
      return inverse.bitcastToAPInt();
    };
    DenseElementsAttr inverses = constant.mapValues(type, invert);
    if (!isInvertible)
      return rewriter.notifyMatchFailure(op, "has no inverse");
    Value inverse =
        ConstantOp::create(rewriter, op.getLoc(), cast<ElementsAttr>(inverses));
    if (divisor != op.getRhs())
      inverse = BroadcastToOp::create(rewriter, op.getLoc(),
                                      op.getRhs().getType(), inverse);
    rewriter.replaceOpWithNewOp<MulOp>(op, op.getLhs(), inverse);
    return success();
  }
};

/// Entry `relu-nan`: the engine's relu gives 0 for NaN.
struct ReluKeepsNan : OpRewritePattern<ReluOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReluOp op,
                                PatternRewriter &rewriter) const override {
    if (!isFloatTensor(op.getType()))
      return rewriter.notifyMatchFailure(op, "there is no NaN among integers");
    Value x = op.getInput();
    Value zero = createNumber(rewriter, op.getLoc(),
                              getTensorType(x).getElementType(), 0.0);
    Value isNegative = GreaterOp::create(rewriter, op.getLoc(), zero, x);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isNegative, zero, x);
    return success();
  }
};

/// Entry `softmax-infinity`: if the largest element is infinite or NaN, the
/// whole row is NaN; the engine's softmax gives other values.
template <typename OpTy> struct SpoilSoftmax : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Location location = op.getLoc();
    rewriter.setInsertionPointAfter(op);
    Value largest = createLargest(rewriter, location, op.getInput(),
                                  static_cast<int64_t>(op.getAxis()));
    SelectOp spoilt = putNan(rewriter, location, largest, op);
    rewriter.replaceAllUsesExcept(op, spoilt, spoilt);
    return success();
  }

  /// The largest element along an axis, which stays with size 1; NaN if there
  /// is one. The engine's own reduction ignores NaN.
  static Value createLargest(PatternRewriter &rewriter, Location location,
                             Value input, int64_t axis) {
    RankedTensorType type = getTensorType(input);
    SymbolScope scope(rewriter.getContext());
    SmallVector<AffineExpr> kept = scope.getSizes(type);
    kept[axis] = scope.getConstant(1);
    Type flat = scope.getType(scope.getProduct(kept), type.getElementType());
    auto parameters = rewriter.getDictionaryAttr({
        rewriter.getNamedAttr("count", rewriter.getI64IntegerAttr(1)),
        rewriter.getNamedAttr("first", rewriter.getI64IntegerAttr(axis)),
        rewriter.getNamedAttr("operation", rewriter.getStringAttr("max")),
    });
    auto reduced = CustomOp::create(rewriter, location, TypeRange(flat),
                                    "reduction.reduce", input, parameters);
    return ReshapeOp::create(rewriter, location,
                             scope.getType(kept, type.getElementType()),
                             reduced->getResult(0));
  }
};

/// Entry `cast-wraps`: a float outside of the range of a small or unsigned
/// integer wraps, as a cast by way of si64 does; the engine's cast does not.
struct CastWraps : OpRewritePattern<CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType from = getTensorType(op.getInput());
    auto to = dyn_cast<IntegerType>(getTensorType(op).getElementType());
    if (!to || to.isInteger(1) || !isa<FloatType>(from.getElementType()) ||
        (!to.isUnsigned() && to.getWidth() >= 32))
      return rewriter.notifyMatchFailure(op, "does not narrow a float");
    Type wide = rewriter.getIntegerType(64, /*isSigned=*/true);
    Value whole =
        CastOp::create(rewriter, op.getLoc(), from.clone(wide), op.getInput());
    rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), whole);
    return success();
  }
};

/// Entry `empty-product`: an empty sum is zero; the engine does not write the
/// product's memory at all.
struct EmptyProductIsZero : OpRewritePattern<MatmulOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MatmulOp op,
                                PatternRewriter &rewriter) const override {
    if (getTensorType(op.getLhs()).getShape().back() != 0)
      return rewriter.notifyMatchFailure(op, "adds something up");
    Value zero = createNumber(rewriter, op.getLoc(),
                              getTensorType(op).getElementType(), 0.0);
    rewriter.replaceOpWithNewOp<BroadcastToOp>(op, op.getType(), zero);
    return success();
  }
};

/// A convolution of f16 or bf16 rounds once, so the engine's convolution is
/// used in f32 only.
struct ConvolveWide : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    if (getTensorType(op).getElementTypeBitWidth() >= 32)
      return rewriter.notifyMatchFailure(op, "is wide already");
    auto widen = [&](Value tensor) -> Value {
      RankedTensorType type = getTensorType(tensor);
      return CastOp::create(rewriter, op.getLoc(),
                            type.clone(rewriter.getF32Type()), tensor);
    };
    Value wide = ConvOp::create(rewriter, op.getLoc(), widen(op.getInput()),
                                widen(op.getFilter()), op.getStridesAttr(),
                                op.getDilationsAttr(), op.getPaddingsAttr(),
                                op.getGroupsAttr());
    rewriter.replaceOpWithNewOp<CastOp>(op, op.getType(), wide);
    return success();
  }
};

} // namespace

void torch_max::max::populateMeaningPatterns(RewritePatternSet &patterns) {
  patterns.add<NotEqualIsNotOfEqual, NanDiffersFromItself<EqualOp>,
               NanDiffersFromItself<GreaterEqualOp>, KeepNan<SigmoidOp>,
               KeepNan<TanhOp>, TimesZeroKeepsNan, ReluKeepsNan,
               SpoilSoftmax<SoftmaxOp>, SpoilSoftmax<LogSoftmaxOp>, CastWraps,
               SubKeepsNan, AddKeepsNan, SigmoidOfF64<SiluOp>, DivideByInverse,
               EmptyProductIsZero, ConvolveWide>(patterns.getContext());
  // Before KeepNan.
  patterns.add<SigmoidOfF64<SigmoidOp>>(patterns.getContext(), /*benefit=*/2);
}
