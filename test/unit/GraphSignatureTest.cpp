//===- GraphSignatureTest.cpp - Tests of the signature scanner ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/GraphSignature.h"
#include "TestSupport.h"

using namespace torch_max;

TEST(GraphSignature, Whole) {
  GraphSignature signature = valueOf(GraphSignature::parse(R"(module {
mo.graph @main<b, h>(%arg0: !mo.tensor<[b, 64], f32> loc(unknown), %arg1: !mo.tensor<[], si64> loc(unknown)) -> (!mo.tensor<[b, mul_no_wrap(h, 4)], bf16>, !mo.tensor<[0], bool>) attributes {argument_names = ["input0", "a \"b\", c\\"], result_names = ["output0", "output1"]} {
  %0 = mo.constant.external [name = "layer.0.weight", align = 4, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[64, 32], f32> loc(unknown)
  %1 = mo.constant.external [name = "bias", align = 1, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[], ui8> loc(unknown)
  mo.output %arg0 : !mo.tensor<[b, 64], f32> loc(unknown)
} loc(unknown)
} loc(unknown)
)"));
  EXPECT_EQ(signature.name, "main");
  EXPECT_EQ(signature.numOps, 2u);
  EXPECT_EQ(signature.symbols, (std::vector<std::string>{"b", "h"}));
  ASSERT_EQ(signature.inputs.size(), 2u);
  EXPECT_EQ(signature.inputs[0].name, "input0");
  EXPECT_EQ(signature.inputs[0].str(), "f32[b,64]");
  EXPECT_EQ(signature.inputs[0].dims[0].symbol, 0);
  EXPECT_FALSE(signature.inputs[0].dims[0].isStatic());
  EXPECT_EQ(signature.inputs[0].dims[1].size, 64);
  EXPECT_EQ(signature.inputs[1].name, "a \"b\", c\\");
  EXPECT_EQ(signature.inputs[1].str(), "si64[]");
  ASSERT_EQ(signature.outputs.size(), 2u);
  EXPECT_EQ(signature.outputs[0].str(), "bf16[b,mul_no_wrap(h, 4)]");
  EXPECT_EQ(signature.outputs[0].dims[1].symbol, -1);
  EXPECT_EQ(signature.outputs[1].str(), "bool[0]");
  ASSERT_EQ(signature.weights.size(), 2u);
  EXPECT_EQ(signature.weights[0].name, "layer.0.weight");
  EXPECT_EQ(signature.weights[0].str(), "f32[64,32]");
  EXPECT_EQ(signature.weights[1].str(), "ui8[]");
}

TEST(GraphSignature, Shorter) {
  // One result needs no parentheses; there may be no arguments, no module, and
  // a subgraph before.
  GraphSignature signature = valueOf(GraphSignature::parse(R"(
mo.graph @helper(%arg0: !mo.tensor<[1], f32>) -> (!mo.tensor<[1], f32>) isSubgraph attributes {argument_names = ["x"], result_names = ["y"]} {
}
mo.graph @"my graph"() -> !mo.tensor<[3], f32, #mo.layout<RSCF>> attributes {argument_names = [], result_names = ["only"]} {
}
)"));
  EXPECT_EQ(signature.name, "my graph");
  EXPECT_TRUE(signature.inputs.empty());
  ASSERT_EQ(signature.outputs.size(), 1u);
  EXPECT_EQ(signature.outputs[0].name, "only");
  EXPECT_EQ(signature.outputs[0].str(), "f32[3]");
}

TEST(GraphSignature, Malformed) {
  auto parse = [](llvm::StringRef text) {
    return messageOf(GraphSignature::parse(text));
  };
  EXPECT_EQ(parse(""), "this is no MAX graph IR: there is no mo.graph in it");
  EXPECT_EQ(parse("hello"), parse(""));
  EXPECT_NE(parse("mo.graph @main(%arg0: !mo.tensor<[2], f32>"), "no error");
  EXPECT_NE(parse("mo.graph @main<b"), "no error");
  EXPECT_NE(parse("mo.graph @main() -> ("), "no error");
  EXPECT_NE(parse("mo.graph @main() attributes {argument_names = [3]} {"),
            "no error");
  EXPECT_NE(
      parse("mo.graph @main(%arg0: !mo.tensor<[2], f8>) {")
          .find("argument '%arg0: !mo.tensor<[2], f8>' is not a tensor of "
                "a known element type"),
      std::string::npos);
  EXPECT_NE(parse("mo.graph @main(%arg0: !mo.tensor<[2], f32>) {")
                .find("1 arguments, but 0 argument_names"),
            std::string::npos);
  // Cut a good text anywhere: never a crash.
  std::string good = readFile(TORCH_MAX_TEST_INPUTS "/all-dtypes.mlir");
  ASSERT_EQ(parse(good), "no error");
  for (size_t i = 0; i < good.size(); ++i)
    parse(llvm::StringRef(good).take_front(i));
}
