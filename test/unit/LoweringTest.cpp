//===- LoweringTest.cpp - Tests of the builder for lowerings --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TorchToMax/Lowering.h"

#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace torch_max;

namespace {

constexpr const char *kModule = R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
})";

using Op = torch::AtenTanhOp;

/// Lowers a module with one op by `lower`, and returns the reason that was
/// recorded for the op.
std::string getReason(LoweringFn<Op> lower) {
  MLIRContext context;
  context
      .loadDialect<func::FuncDialect, max::MaxDialect, torch::TorchDialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(kModule, &context);
  RewritePatternSet patterns(&context);
  LoweringState state;
  LoweringSet(patterns, state).add<Op>(lower);
  ConversionTarget target(context);
  target.addLegalDialect<max::MaxDialect>();
  ConversionConfig config;
  config.allowPatternRollback = false;
  if (failed(applyPartialConversion(*module, target, std::move(patterns),
                                    config)) ||
      state.reasons.size() != 1)
    return "";
  return state.reasons.begin()->second;
}

constexpr const char *kNoReason = "the lowering gave up without a reason";

TEST(LoweringTest, FailureWithoutReason) {
  EXPECT_EQ(getReason([](Op, Op::Adaptor, LoweringBuilder &) -> LogicalResult {
              return failure();
            }),
            kNoReason);
}

TEST(LoweringTest, NullResultWithoutReason) {
  EXPECT_EQ(getReason([](Op, Op::Adaptor, LoweringBuilder &b) {
              return b.replace(Value());
            }),
            kNoReason);
}

TEST(LoweringTest, NullOperandWithoutReason) {
  EXPECT_EQ(getReason([](Op, Op::Adaptor, LoweringBuilder &b) {
              Value result = b.create<max::TanhOp>(Value());
              b.fail("too late");
              return b.replace(result);
            }),
            kNoReason);
}

TEST(LoweringTest, FirstReasonCounts) {
  EXPECT_EQ(getReason([](Op, Op::Adaptor, LoweringBuilder &b) {
              b.fail("first");
              b.fail("second");
              return b.replace(Value());
            }),
            "first");
}

TEST(LoweringTest, PlaceholdersAfterFailure) {
  EXPECT_EQ(getReason([](Op op, Op::Adaptor, LoweringBuilder &b) {
              b.fail("the only reason");
              // None of these may crash, and none may replace the reason.
              Shape sizes = b.sizes(Value());
              EXPECT_EQ(sizes.rank(), 0);
              EXPECT_EQ(sizes[2] * 2, b.scope.getConstant(2));
              EXPECT_TRUE(b.elementType(Value()).isF32());
              EXPECT_EQ(b.constantInt(op.getSelf(), "dim"), 1);
              EXPECT_EQ(b.axis(op.getSelf(), /*rank=*/3), 1);
              EXPECT_FALSE(b.reshape(Value(), sizes));
              return b.replace(b.removeAxis(Value(), 1));
            }),
            "the only reason");
}

TEST(ShapeTest, EveryIndexAndSliceIsValid) {
  MLIRContext context;
  AffineExpr two = getAffineConstantExpr(2, &context),
             three = getAffineConstantExpr(3, &context);
  Shape shape(&context, {two, three});
  EXPECT_EQ(shape.back(), three);
  EXPECT_EQ(shape[7], getAffineConstantExpr(1, &context));
  shape[7] = three;
  EXPECT_EQ(shape[7], getAffineConstantExpr(1, &context));
  EXPECT_EQ(shape.take_back(1).front(), three);
  EXPECT_EQ(shape.take_back(5).rank(), 2);
  EXPECT_EQ(shape.drop_front(5).rank(), 0);
  EXPECT_EQ(shape.drop_back(5).rank(), 0);
  EXPECT_EQ(shape.slice(1, 5).rank(), 1);
  shape.eraseAxis(5);
  shape.insertAxes(5, 1, two);
  EXPECT_EQ(shape.rank(), 3);
  EXPECT_EQ(shape.back(), two);
}

} // namespace
