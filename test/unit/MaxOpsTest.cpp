//===- MaxOpsTest.cpp - Tests of the effects of the max dialect's ops -----===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace torch_max::max;

namespace {

class MaxOps : public testing::Test {
protected:
  MaxOps() { context.loadDialect<func::FuncDialect, MaxDialect>(); }

  /// The op before the end of a function with some arguments.
  Operation *parse(StringRef body) {
    std::string text =
        ("func.func @f(%x: tensor<3xf32>, %i: tensor<3xsi64>, %c: tensor<i1>, "
         "%s: tensor<?xf32, #max.dims<[s] -> (s)>>) {" +
         body + "\nreturn }")
            .str();
    module = parseSourceString<ModuleOp>(text, &context);
    if (!module) {
      ADD_FAILURE() << text;
      return nullptr;
    }
    auto func = *module->getOps<func::FuncOp>().begin();
    return func.front().getTerminator()->getPrevNode();
  }

  void expectSpeculatable(StringRef body, bool expected) {
    Operation *op = parse(body);
    ASSERT_TRUE(op);
    EXPECT_EQ(isSpeculatable(op), expected) << body.str();
    // An unused one is removed, whether it can fail or not.
    EXPECT_TRUE(isMemoryEffectFree(op)) << body.str();
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OwningOpRef<ModuleOp> module;
};

} // namespace

TEST_F(MaxOps, DivisionsOfFloatsAreSpeculatable) {
  for (StringRef op : {"div", "mod"})
    expectSpeculatable(
        ("%0 = max." + op +
         " %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>")
            .str(),
        true);
}

TEST_F(MaxOps, DivisionsOfIntegersAreSpeculatableByKnownDivisors) {
  auto divide = [](StringRef op, StringRef divisor) {
    return ("%d = max.constant dense<" + divisor +
            "> : tensor<3xsi64> %0 = max." + op +
            " %i, %d : (tensor<3xsi64>, tensor<3xsi64>) -> tensor<3xsi64>")
        .str();
  };
  for (StringRef op : {"div", "mod"}) {
    expectSpeculatable(
        ("%0 = max." + op +
         " %i, %i : (tensor<3xsi64>, tensor<3xsi64>) -> tensor<3xsi64>")
            .str(),
        false);
    expectSpeculatable(divide(op, "2"), true);
    expectSpeculatable(divide(op, "[1, 2, -3]"), true);
    expectSpeculatable(divide(op, "[1, 0, 2]"), false);
    expectSpeculatable(divide(op, "-1"), false);
  }
}

TEST_F(MaxOps, KernelsThatCanRaiseAreNotSpeculatable) {
  expectSpeculatable(R"(%0 = max.custom "elementwise.tan"(%x)
      : (tensor<3xf32>) -> tensor<3xf32>)",
                     true);
  expectSpeculatable(R"(%0 = max.custom "division.nonzero"(%i)
      : (tensor<3xsi64>) -> tensor<3xsi64>)",
                     false);
  // Not in the registry.
  expectSpeculatable(R"(%0 = max.custom "other.tan"(%x)
      : (tensor<3xf32>) -> tensor<3xf32>)",
                     false);
}

TEST_F(MaxOps, ComparisonsOfSizesAreNotSpeculatable) {
  expectSpeculatable(
      R"(%0 = max.rebind %s : (tensor<?xf32, #max.dims<[s] -> (s)>>)
        -> tensor<?xf32, #max.dims<[t] -> (t)>>)",
      false);
}

TEST_F(MaxOps, RegionsAreAsSpeculatableAsTheirOps) {
  auto choose = [](StringRef kernel) {
    return ("%0 = max.if %c : tensor<i1> -> (tensor<3xf32>) { %1 = max.custom "
            "\"" +
            kernel +
            "\"(%x) : (tensor<3xf32>) -> tensor<3xf32> max.yield %1 : "
            "tensor<3xf32> } else { max.yield %x : tensor<3xf32> }")
        .str();
  };
  expectSpeculatable(choose("elementwise.tan"), true);
  expectSpeculatable(choose("other.tan"), false);
  // It may not end.
  expectSpeculatable(
      R"(%0 = max.while %c iter(%x) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32> {
      ^bb0(%value: tensor<3xf32>):
        max.continue %c iter(%value) : tensor<i1>, tensor<3xf32>
      })",
      false);
}

TEST_F(MaxOps, UnknownSizesAreNotKnownToBroadcast) {
  auto type = RankedTensorType::get({ShapedType::kDynamic, 3},
                                    Float32Type::get(&context));
  Block block;
  Location location = UnknownLoc::get(&context);
  Value x = block.addArgument(type, location);
  Value y = block.addArgument(type, location);
  auto infer = [&](ValueRange operands, SmallVector<Type> &types) {
    return AddOp::inferReturnTypes(&context, std::nullopt, operands,
                                   DictionaryAttr(), nullptr, {}, types);
  };
  SmallVector<Type> types;
  EXPECT_TRUE(failed(infer({x, y}, types)));
  // What is computed from an unknown size is unknown.
  Value row = block.addArgument(
      RankedTensorType::get({3}, type.getElementType()), location);
  EXPECT_TRUE(succeeded(infer({x, row}, types)));
  EXPECT_EQ(types, SmallVector<Type>{type});
}
