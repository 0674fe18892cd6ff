//===- EngineGraphParserTest.cpp - Tests of the scanner of graphs ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EngineGraphParser.h"
#include "TestSupport.h"
#include "torch-max/Compiler/Compiler.h"

#include "llvm/ADT/StringExtras.h"

using namespace torch_max;

TEST(EngineGraphParser, Whole) {
  EngineGraph graph = valueOf(parseEngineGraph(R"(module {
mo.graph @main<b, h>(%arg0: !mo.tensor<[b, 64], f32> loc(unknown), %arg1: !mo.tensor<[], si64> loc(unknown)) -> (!mo.tensor<[b, mul_no_wrap(h, 4)], bf16>, !mo.tensor<[0], bool>) attributes {argument_names = ["input0", "a \"b\", c\\"], result_names = ["output0", "output1"]} {
  %0 = mo.constant.external [name = "layer.0.weight", align = 4, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[64, 32], f32> loc(unknown)
  %1 = mo.constant.external [name = "bias", align = 1, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[], ui8> loc(unknown)
  mo.output %arg0 : !mo.tensor<[b, 64], f32> loc(unknown)
} loc(unknown)
} loc(unknown)
)"));
  const GraphSignature &signature = graph.signature;
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

TEST(EngineGraphParser, Shorter) {
  // One result needs no parentheses; there may be no arguments, no module, and
  // a subgraph before.
  EngineGraph graph = valueOf(parseEngineGraph(R"(
mo.graph @helper(%arg0: !mo.tensor<[1], f32>) -> (!mo.tensor<[1], f32>) isSubgraph attributes {argument_names = ["x"], result_names = ["y"]} {
}
mo.graph @"my graph"() -> !mo.tensor<[3], f32, #mo.layout<RSCF>> attributes {argument_names = [], result_names = ["only"]} {
}
)"));
  const GraphSignature &signature = graph.signature;
  EXPECT_EQ(signature.name, "my graph");
  EXPECT_TRUE(signature.inputs.empty());
  ASSERT_EQ(signature.outputs.size(), 1u);
  EXPECT_EQ(signature.outputs[0].name, "only");
  EXPECT_EQ(signature.outputs[0].str(), "f32[3]");
}

TEST(EngineGraphParser, Malformed) {
  auto parse = [](llvm::StringRef text) {
    return messageOf(parseEngineGraph(text));
  };
  EXPECT_EQ(parse(""), "this is not MAX graph IR: there is no mo.graph in it");
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

TEST(EngineGraphParser, TellsEngineGraphs) {
  EXPECT_TRUE(isEngineGraph("module {\n  mo.graph @main() {}\n}"));
  EXPECT_FALSE(isEngineGraph(""));
  EXPECT_FALSE(isEngineGraph("// Becomes mo.graph @main.\nfunc.func @f() {}"));
}

//===----------------------------------------------------------------------===//
// The compiler's word and the scanner's
//===----------------------------------------------------------------------===//

static std::string describe(const TensorSignature &tensor) {
  std::string text = tensor.name + ": " + tensor.str();
  for (const DimSignature &dim : tensor.dims)
    text += " " + std::to_string(dim.size) + "/" + std::to_string(dim.symbol);
  return text + "\n";
}

/// All that a graph says about its text.
static std::string describe(const EngineGraph &graph) {
  const GraphSignature &signature = graph.signature;
  std::string text =
      signature.name + ", " + std::to_string(signature.numOps) + " ops\n";
  text += "symbols: " + llvm::join(signature.symbols, ", ") + "\n";
  for (const auto *tensors :
       {&signature.inputs, &signature.outputs, &signature.weights})
    for (const TensorSignature &tensor : *tensors)
      text += describe(tensor);
  return text + "kernels: " + llvm::join(graph.kernelFamilies, ", ") + "\n";
}

/// Compiles a function and expects that the compiler and the scanner say the
/// same about the graph, which is returned.
static std::string compileAndScan(llvm::StringRef text) {
  CompileResult result = compileToEngineIR(text);
  EXPECT_TRUE(result.succeeded);
  EXPECT_TRUE(isEngineGraph(result.graph.text));
  std::string emitted = describe(result.graph);
  EXPECT_EQ(emitted, describe(valueOf(parseEngineGraph(result.graph.text))));
  return emitted;
}

TEST(EngineGraphParser, AgreesOnStaticGraphs) {
  EXPECT_EQ(compileAndScan(R"(
func.func @f(%x: tensor<2xf32>, %y: tensor<2xbf16>)
    -> (tensor<2xf32>, tensor<2xbf16>) {
  %0 = max.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %y : tensor<2xf32>, tensor<2xbf16>
}
)"),
            "main, 3 ops\nsymbols: \n"
            "input0: f32[2] 2/-1\ninput1: bf16[2] 2/-1\n"
            "output0: f32[2] 2/-1\noutput1: bf16[2] 2/-1\nkernels: \n");
}

TEST(EngineGraphParser, AgreesOnSymbolicGraphs) {
  EXPECT_EQ(compileAndScan(R"(
#b = #max.dims<[b] -> (b, 3)>
#both = #max.dims<[b] -> (b * 2, 3)>
func.func @f(%x: tensor<?x3xf32, #b>) -> tensor<?x3xf32, #both> {
  %0 = max.concat %x, %x {axis = 0 : i64}
      : (tensor<?x3xf32, #b>, tensor<?x3xf32, #b>) -> tensor<?x3xf32, #both>
  return %0 : tensor<?x3xf32, #both>
}
)"),
            "main, 1 ops\nsymbols: b\ninput0: f32[b,3] -1/0 3/-1\n"
            "output0: f32[mul_no_wrap(b, 2),3] -1/-1 3/-1\nkernels: \n");
}

TEST(EngineGraphParser, AgreesOnWeightsAndKernels) {
  // A weight whose name is escaped, kernels that the engine compiles, one of
  // them in place, and buffers that are read and written.
  EXPECT_EQ(compileAndScan(R"(
func.func @f(%x: tensor<4xsi32>, %cache: tensor<2x3xf32>, %i: tensor<1xsi64>)
    -> (tensor<4xsi32>, tensor<2x3xf32>) {
  %w = max.weight "a \"b\\" : tensor<4xsi32>
  %0 = max.custom "bitwise.and"(%x, %w)
      : (tensor<4xsi32>, tensor<4xsi32>) -> tensor<4xsi32>
  %1 = max.store %0 into %x : tensor<4xsi32>
  %2 = max.update "other.scatter_in_place" of %cache(%i) with {op = "set"}
      : (tensor<2x3xf32>, tensor<1xsi64>) -> tensor<2x3xf32>
  return %0, %2 : tensor<4xsi32>, tensor<2x3xf32>
}
)"),
            "main, 8 ops\nsymbols: \ninput0: si32[4] 4/-1\n"
            "input1: f32[2,3] 2/-1 3/-1\ninput2: si64[1] 1/-1\n"
            "output0: si32[4] 4/-1\noutput1: f32[2,3] 2/-1 3/-1\n"
            "a \"b\\: si32[4] 4/-1\nkernels: bitwise, other\n");
}

TEST(EngineGraphParser, AgreesOnControlFlow) {
  EXPECT_EQ(compileAndScan(R"(
func.func @f(%p: tensor<i1>, %x: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = max.while %p iter(%x) : (tensor<i1>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%carried: tensor<2xf32>):
    %2 = max.tanh %carried : (tensor<2xf32>) -> tensor<2xf32>
    max.continue %p iter(%2) : tensor<i1>, tensor<2xf32>
  }
  %1 = max.if %p : tensor<i1> -> (tensor<2xf32>) {
    max.yield %x : tensor<2xf32>
  } else {
    %2 = max.exp %x : (tensor<2xf32>) -> tensor<2xf32>
    max.yield %2 : tensor<2xf32>
  }
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
)"),
            "main, 6 ops\nsymbols: \ninput0: bool[]\ninput1: f32[2] 2/-1\n"
            "output0: f32[2] 2/-1\noutput1: f32[2] 2/-1\nkernels: \n");
}

TEST(EngineGraphParser, AgreesOnSequences) {
  std::string graph = compileAndScan(R"(
func.func @sequence(%x: tensor<4x8xf32>) -> tensor<4x6xf32> {
  %w0 = max.weight "w0" : tensor<8x6xf32>
  %w1 = max.weight "w1" : tensor<6xf32>
  %epsilon = max.constant dense<1.0e-5> : tensor<1xf32>
  %0 = max.sequence -> (tensor<4x6xf32>) {
    %1 = max.custom "linear.matmul"(%x, %w0)
        : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    %2:3 = max.custom "normalization.layer_norm"(%1, %w1, %w1, %epsilon)
        : (tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1xf32>)
          -> (tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>)
    max.yield %2#0 : tensor<4x6xf32>
  }
  return %0 : tensor<4x6xf32>
}
)");
  llvm::StringRef text(graph);
  EXPECT_TRUE(text.starts_with("main, 9 ops\n")) << graph;
  EXPECT_TRUE(text.contains("\nkernel/onednn/torch_max_linear_matmul_"))
      << graph;
  EXPECT_TRUE(text.ends_with("\nkernel/addresses: si64[6] 6/-1\n"
                             "w0: f32[8,6] 8/-1 6/-1\nw1: f32[6] 6/-1\n"
                             "kernels: native\n"))
      << graph;
}
