//===- SymbolicShapeTest.cpp - Tests of sizes as expressions --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "mlir/AsmParser/AsmParser.h"
#include "torch-max/Dialect/Max/IR/SizeLimits.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>

using namespace mlir;
using namespace torch_max::max;

namespace {

class SymbolicShape : public testing::Test {
protected:
  SymbolicShape() { context.loadDialect<MaxDialect>(); }

  AffineExpr symbol(StringRef name) {
    return scope.getSymbol(StringAttr::get(&context, name));
  }
  AffineExpr number(int64_t value) { return scope.getConstant(value); }
  /// "null" if there is none.
  std::string text(AffineExpr expr) {
    return expr ? scope.toString(expr) : "null";
  }
  std::string text(Type type) {
    std::string result;
    llvm::raw_string_ostream(result) << type;
    return result;
  }

  // Without threads: as hosts have it, and quicker to start.
  MLIRContext context{MLIRContext::Threading::DISABLED};
  SymbolScope scope{&context};
  // In this order on purpose: z has the lowest number, a the highest.
  AffineExpr z = symbol("z"), s = symbol("s"), b = symbol("b"), a = symbol("a");
};

} // namespace

TEST_F(SymbolicShape, OneNumberForEachName) {
  EXPECT_EQ(symbol("s"), s);
  EXPECT_NE(symbol("t"), s);
}

TEST_F(SymbolicShape, Simplify) {
  EXPECT_EQ(text(s + s), "s * 2");
  EXPECT_EQ(text(s - s), "0");
  EXPECT_EQ(text((s * 6).floorDiv(6)), "s");
  EXPECT_EQ(text((s * 4 + 3) % 4), "3");
  EXPECT_EQ(text((s * 4 + 3).floorDiv(4)), "s");
  EXPECT_EQ(text((s * 4 + 1).ceilDiv(4)), "s + 1");
  EXPECT_EQ(text((s - 1).floorDiv(2)), "((s + 1) floordiv 2) + -1");
  EXPECT_EQ(text((s - 4).floorDiv(2)), "(s floordiv 2) + -2");
  EXPECT_EQ(text((s * 3 + 7).floorDiv(3)), "s + 2");
  EXPECT_EQ(text(s.floorDiv(1)), "s");
  EXPECT_EQ(text((s + 1) * 2 - s * 2), "2");
  EXPECT_EQ(text(s * b - b * s), "0");
  EXPECT_EQ(text(number(7).floorDiv(2)), "3");
}

TEST_F(SymbolicShape, ProductsOfManySumsStayAsTheyAre) {
  // Two to the power of 40 products.
  AffineExpr product = number(1);
  for (int i = 0; i < 20; ++i)
    product = product * (s + b) * (z + a);
  EXPECT_EQ(scope.simplify(product), product);
  EXPECT_TRUE(scope.areEqual(product, product));
  EXPECT_FALSE(scope.areEqual(product, s * b));
  EXPECT_EQ(scope.divideExactly(product, s + b), nullptr);
  DimsAttr dims = scope.getDims({product});
  EXPECT_EQ(dims.getSizes().size(), 1u);
  // A quotient of as many.
  AffineExpr power = number(1);
  for (int i = 0; i < 60; ++i)
    power = power * s;
  EXPECT_EQ(scope.divideExactly(power, s - b - z - a), nullptr);
}

TEST_F(SymbolicShape, LongSizesAreTold) {
  AffineExpr power = s + 1;
  for (int i = 0; i < 12; ++i)
    power = power * power;
  EXPECT_TRUE(isLongSize(power));
  EXPECT_EQ(scope.simplify(power), power);
  EXPECT_FALSE(isLongSize((s + 1) * (s + 1)));
}

TEST_F(SymbolicShape, SimplifyQuotientsOfSizes) {
  EXPECT_EQ(text((s * b * 6).floorDiv(b * 2)), "s * 3");
  EXPECT_EQ(text((s * b + b).floorDiv(b)), "s + 1");
  EXPECT_EQ(text((s * b + 1).floorDiv(b)), "((s * b) + 1) floordiv b");
  AffineExpr rows = (s.floorDiv(4) * -1).floorDiv(4);
  EXPECT_EQ(text((rows * -4).floorDiv(rows * -1)), "4");
}

TEST_F(SymbolicShape, AreEqual) {
  EXPECT_TRUE(scope.areEqual(s, s));
  EXPECT_TRUE(scope.areEqual(s + b, b + s));
  EXPECT_TRUE(scope.areEqual(s * b, b * s));
  EXPECT_TRUE(scope.areEqual((s + 1) * 2, s * 2 + 2));
  EXPECT_TRUE(scope.areEqual((s + b) * 8, s * 8 + b * 8));
  EXPECT_TRUE(scope.areEqual(number(4), number(2) + 2));
  EXPECT_TRUE(scope.areEqual(s.ceilDiv(2), (s + 1).floorDiv(2)));
  // As a strided convolution, a slice and torch say it.
  EXPECT_TRUE(scope.areEqual((s - 1).floorDiv(2) + 1, s.ceilDiv(2)));
  EXPECT_TRUE(scope.areEqual((s * 4 + b - 3).floorDiv(2),
                             (b + 1).floorDiv(2) + s * 2 - 2));
  EXPECT_FALSE(scope.areEqual((s - 1).floorDiv(2) + 1, s.floorDiv(2)));
  EXPECT_FALSE(scope.areEqual(s, b));
  EXPECT_FALSE(scope.areEqual(s, number(4)));
  EXPECT_FALSE(scope.areEqual(s, s + 1));
  // Equal only if s is even.
  EXPECT_FALSE(scope.areEqual(s.floorDiv(2) * 2, s));
}

TEST_F(SymbolicShape, Products) {
  EXPECT_EQ(text(scope.getProduct({})), "1");
  EXPECT_EQ(text(scope.getProduct({number(2), s, number(3)})), "s * 6");
  EXPECT_EQ(text(scope.getProduct({s, number(0), b})), "0");
  EXPECT_TRUE(
      scope.areEqual(scope.getProduct({a, s, b}), scope.getProduct({b, a, s})));
}

TEST_F(SymbolicShape, DivideExactly) {
  EXPECT_EQ(text(scope.divideExactly(number(12), number(4))), "3");
  EXPECT_EQ(text(scope.divideExactly(number(12), number(5))), "null");
  EXPECT_EQ(text(scope.divideExactly(number(12), number(0))), "null");
  EXPECT_EQ(text(scope.divideExactly(s, s)), "1");
  EXPECT_EQ(text(scope.divideExactly(s, b)), "null");
  EXPECT_EQ(text(scope.divideExactly(s, number(2))), "null");
  EXPECT_EQ(text(scope.divideExactly(s * 6, number(3))), "s * 2");
  EXPECT_EQ(text(scope.divideExactly(s * 6, number(4))), "null");
  EXPECT_EQ(text(scope.divideExactly(s * 6, s)), "6");
  EXPECT_EQ(text(scope.divideExactly(s * b * 6, s * 2)), "b * 3");
  EXPECT_EQ(text(scope.divideExactly(s * s, s)), "s");
  EXPECT_EQ(text(scope.divideExactly(s, s * s)), "null");
  EXPECT_EQ(text(scope.divideExactly(s * 2 + 2, number(2))), "s + 1");
  EXPECT_EQ(text(scope.divideExactly(s * 2 + 1, number(2))), "null");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * 64, number(64))), "s + 1");
  // Sums as divisors: a cache of s entries and one more.
  EXPECT_EQ(text(scope.divideExactly(s + 1, s + 1)), "1");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * 64, s + 1)), "64");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * 64, (s + 1) * 16)), "4");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * 64, s + 2)), "null");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * b * 8, (s + 1) * 2)), "b * 4");
  EXPECT_EQ(text(scope.divideExactly((s + 1) * (b + 2), b + 2)), "s + 1");
  EXPECT_EQ(text(scope.divideExactly(s.floorDiv(2) * 8, s.floorDiv(2))), "8");
  EXPECT_EQ(text(scope.divideExactly(number(0), s)), "0");
}

TEST_F(SymbolicShape, Broadcast) {
  EXPECT_EQ(text(scope.broadcast(number(1), s)), "s");
  EXPECT_EQ(text(scope.broadcast(s, number(1))), "s");
  EXPECT_EQ(text(scope.broadcast(s + s, s * 2)), "s * 2");
  EXPECT_EQ(text(scope.broadcast(number(3), number(3))), "3");
  EXPECT_EQ(text(scope.broadcast(number(3), number(4))), "null");
  EXPECT_EQ(text(scope.broadcast(number(0), number(1))), "0");
  // A symbol might be 1, but that is not known.
  EXPECT_EQ(text(scope.broadcast(s, b)), "null");
  EXPECT_EQ(text(scope.broadcast(s, number(3))), "null");
}

TEST_F(SymbolicShape, CanonicalOrder) {
  DimsAttr dims = scope.getDims({z + a, b, number(3)});
  ASSERT_EQ(dims.getSymbols().size(), 3u);
  EXPECT_EQ(dims.getSymbols()[0].getValue(), "a");
  EXPECT_EQ(dims.getSymbols()[1].getValue(), "b");
  EXPECT_EQ(dims.getSymbols()[2].getValue(), "z");

  // The same sizes from a scope with another history.
  SymbolScope other(&context);
  AffineExpr otherA = other.getSymbol(StringAttr::get(&context, "a"));
  AffineExpr otherB = other.getSymbol(StringAttr::get(&context, "b"));
  AffineExpr otherZ = other.getSymbol(StringAttr::get(&context, "z"));
  EXPECT_EQ(dims, other.getDims({otherA + otherZ, otherB, number(3)}));
  EXPECT_EQ(scope.getDims({z * a * b}),
            other.getDims({otherB * otherZ * otherA}));
  EXPECT_EQ(scope.getDims({(z * 2 + a).floorDiv(3)}),
            other.getDims({(otherA + otherZ * 2).floorDiv(3)}));
}

TEST_F(SymbolicShape, BuilderOfDimsMakesTheNormalForm) {
  auto name = [&](StringRef text) { return StringAttr::get(&context, text); };
  AffineExpr s0 = getAffineSymbolExpr(0, &context),
             s1 = getAffineSymbolExpr(1, &context),
             s2 = getAffineSymbolExpr(2, &context);
  DimsAttr expected = scope.getDims({s * 2, b + s});
  // Sizes that are not simplified, symbols in any order, and unused ones.
  EXPECT_EQ(DimsAttr::get(&context, {name("s"), name("z"), name("b")},
                          {s0 + s0, s0 + s2 + s1 - s1}),
            expected);
  // Two numbers for one name.
  EXPECT_EQ(DimsAttr::get(&context, {name("s"), name("b"), name("s")},
                          {s0 + s2, s1 + s2}),
            expected);
  ASSERT_EQ(expected.getSymbols().size(), 2u);
  EXPECT_EQ(expected.getSymbols()[0], name("b"));
  EXPECT_EQ(expected.getSizes()[1], s0 + s1);
}

TEST_F(SymbolicShape, VerifierRefusesOtherForms) {
  auto name = [&](StringRef text) { return StringAttr::get(&context, text); };
  AffineExpr s0 = getAffineSymbolExpr(0, &context),
             s1 = getAffineSymbolExpr(1, &context);
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  auto verify = [&](ArrayRef<StringAttr> symbols, ArrayRef<AffineExpr> sizes) {
    message = "none";
    auto emitError = [&] { return mlir::emitError(UnknownLoc::get(&context)); };
    LogicalResult result = DimsAttr::verify(emitError, symbols, sizes);
    EXPECT_EQ(succeeded(result), message == "none");
    return message;
  };
  EXPECT_EQ(verify({}, {}), "none");
  EXPECT_EQ(verify({name("a"), name("b")}, {s0 + s1, number(3)}), "none");
  std::string order = "symbols must be in alphabetical order, each once";
  EXPECT_EQ(verify({name("b"), name("a")}, {s0, s1}), order);
  EXPECT_EQ(verify({name("a"), name("a")}, {s0, s1}), order);
  EXPECT_EQ(verify({name("a"), name("b")}, {s0}),
            "symbol \"b\" does not occur in the sizes");
  EXPECT_EQ(verify({name("a")}, {s0, s1}),
            "a size has a symbol without a name");
  EXPECT_EQ(verify({}, {getAffineDimExpr(0, &context)}),
            "a size has a symbol without a name");
  EXPECT_EQ(verify({name("a"), name("b")}, {(s0 + 1) * s1}),
            "sizes must be simplified");
  EXPECT_EQ(verify({name("a")}, {s0.ceilDiv(2)}), "sizes must be simplified");
}

TEST_F(SymbolicShape, NormalFormsOfRemaindersReadBack) {
  for (AffineExpr expr : {(s * 2 - 1).ceilDiv(4), b.floorDiv(4) + s % 4,
                          (s - 2) * (s % 3) + 5, (z * 2) % 3 + b.floorDiv(3),
                          s.ceilDiv(4) + s % 2, (s % 4 + b % 4) % 4}) {
    DimsAttr dims = scope.getDims({expr});
    std::string printed;
    llvm::raw_string_ostream(printed) << Attribute(dims);
    EXPECT_EQ(parseAttribute(printed, &context), dims) << printed;
  }
}

TEST_F(SymbolicShape, NormalFormsStayAsTheyAre) {
  // Random expressions, the same ones in every run.
  uint32_t state = 1;
  auto draw = [&](uint32_t limit) {
    state = state * 1664525 + 1013904223;
    return (state >> 16) % limit;
  };
  std::function<AffineExpr(int)> drawExpr = [&](int depth) -> AffineExpr {
    if (depth == 0 || draw(4) == 0)
      return draw(3) ? std::array{z, s, b, a}[draw(4)]
                     : number(int64_t(draw(9)) - 3);
    AffineExpr lhs = drawExpr(depth - 1);
    switch (draw(5)) {
    case 0:
      return lhs * drawExpr(depth - 1);
    case 1:
      return lhs.floorDiv(1 + draw(4));
    case 2:
      return lhs.ceilDiv(1 + draw(4));
    case 3:
      return lhs % (1 + draw(4));
    default:
      return lhs + drawExpr(depth - 1);
    }
  };
  auto emitError = [&] { return mlir::emitError(UnknownLoc::get(&context)); };
  for (int i = 0; i < 3000; ++i) {
    DimsAttr dims = scope.getDims({drawExpr(4), drawExpr(3)});
    EXPECT_TRUE(succeeded(
        DimsAttr::verify(emitError, dims.getSymbols(), dims.getSizes())))
        << text(scope.getSizes(dims)[0]) << ", "
        << text(scope.getSizes(dims)[1]);
  }
}

TEST_F(SymbolicShape, UnknownSizesEqualNothing) {
  Type f32 = Float32Type::get(&context);
  auto type = RankedTensorType::get({ShapedType::kDynamic, 3}, f32);
  AffineExpr first = scope.getSizes(type)[0], second = scope.getSizes(type)[0];
  EXPECT_FALSE(scope.areEqual(first, second));
  EXPECT_FALSE(scope.areEqual(first, s));
  EXPECT_EQ(text(scope.broadcast(first, second)), "null");
  EXPECT_EQ(text(first), "?");
  // No symbol is made up for them.
  EXPECT_EQ(text(scope.getType({first, number(3)}, f32)), "tensor<?x3xf32>");
  EXPECT_EQ(text(scope.getType({s, first + 1}, f32)), "tensor<?x?xf32>");
}

TEST_F(SymbolicShape, Types) {
  Type f32 = Float32Type::get(&context);
  EXPECT_EQ(text(scope.getType({}, f32)), "tensor<f32>");
  EXPECT_EQ(text(scope.getType({number(2), number(0)}, f32)),
            "tensor<2x0xf32>");
  // An encoding only where a symbol is left.
  EXPECT_EQ(text(scope.getType({s - s + 2}, f32)), "tensor<2xf32>");
  RankedTensorType type = scope.getType({s * 2, number(4)}, f32);
  EXPECT_EQ(text(type), "tensor<?x4xf32, #max.dims<[s] -> (s * 2, 4)>>");
  SmallVector<AffineExpr> sizes = scope.getSizes(type);
  ASSERT_EQ(sizes.size(), 2u);
  EXPECT_TRUE(scope.areEqual(sizes[0], s + s));
  EXPECT_EQ(sizes[1], number(4));
}

TEST_F(SymbolicShape, TextReadsBack) {
  for (AffineExpr expr :
       {s, s + 1, s * 2 + b, (s + 1).floorDiv(2) * 3, s.ceilDiv(b), s % 4 + 1,
        s * b * a, (s * b).floorDiv(a), number(100) - s}) {
    DimsAttr dims = scope.getDims({expr});
    std::string printed;
    llvm::raw_string_ostream(printed) << Attribute(dims);
    EXPECT_EQ(parseAttribute(printed, &context), dims) << printed;
  }
}
