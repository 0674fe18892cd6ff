//===- CompilerTest.cpp - Tests of the compiler as one call ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Compiler/Compiler.h"

#include "llvm/ADT/StringRef.h"
#include <gtest/gtest.h>

#include <thread>

using namespace torch_max;

/// A product of two arguments, the first one dynamic.
static const char *const program = R"(
func.func @f(%x: !torch.vtensor<[?,3],f32>, %w: !torch.vtensor<[3],f32>)
    -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.mul.Tensor %x, %w
      : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>
      -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}
)";

static SizeExpr symbol(unsigned number) { return SizeExpr::symbol(number); }
static SizeExpr constant(int64_t value) { return SizeExpr::constant(value); }
static SizeExpr add(const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr::binary(SizeExpr::Kind::Add, lhs, rhs);
}
static SizeExpr mul(const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr::binary(SizeExpr::Kind::Mul, lhs, rhs);
}
static SizeExpr floorDiv(const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr::binary(SizeExpr::Kind::FloorDiv, lhs, rhs);
}
static SizeExpr mod(const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr::binary(SizeExpr::Kind::Mod, lhs, rhs);
}

static bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

/// All messages, one a line.
static std::string messages(const CompileResult &result) {
  std::string text;
  for (const Diagnostic &diagnostic : result.diagnostics)
    text += diagnostic.message + "\n";
  return text;
}

/// What is said about input that has to be refused.
static std::string refusal(std::string_view text,
                           const std::vector<ArgumentInfo> &arguments = {}) {
  CompileResult result = compileToEngineIR(text, arguments);
  EXPECT_FALSE(result.succeeded);
  EXPECT_EQ(result.graph.text, "");
  EXPECT_FALSE(result.diagnostics.empty());
  return messages(result);
}

TEST(Compiler, Succeeds) {
  CompileResult result = compileToEngineIR(program);
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_TRUE(result.diagnostics.empty());
  EXPECT_TRUE(contains(result.graph.text, "mo.graph @main<arg0_dim0>("))
      << result.graph.text;
  EXPECT_TRUE(contains(result.graph.text, "rmo.mul(%arg0, %arg1)"));
  EXPECT_EQ(result.isEngineInput, (std::vector<bool>{true, true}));
  // Not asked for.
  EXPECT_EQ(result.torchIR, "");
  EXPECT_EQ(result.maxIR, "");
}

TEST(Compiler, KeepsStages) {
  CompileOptions options;
  options.keepStages = true;
  CompileResult result = compileToEngineIR(program, {}, options);
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_TRUE(contains(result.torchIR, "torch.aten.mul.Tensor"));
  EXPECT_TRUE(contains(result.maxIR, "max.mul"));
  EXPECT_EQ(result.graph.text, compileToEngineIR(program).graph.text);
}

TEST(Compiler, TakesTheMaxDialect) {
  CompileResult result = compileToEngineIR(R"(
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = max.tanh %x : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
)");
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_TRUE(contains(result.graph.text, "rmo.mo.tanh"));
}

TEST(Compiler, ArgumentAnnotations) {
  std::vector<ArgumentInfo> arguments(2);
  arguments[0].sizes = {add(mul(symbol(0), constant(2)), symbol(1)),
                        constant(3)};
  arguments[1].weight = "the weight";
  CompileOptions options;
  options.keepStages = true;
  CompileResult result = compileToEngineIR(program, arguments, options);
  EXPECT_TRUE(
      contains(result.torchIR,
               "max.sizes = #max.dims<[s0, s1] -> (s0 * 2 + s1, 3)>") ||
      contains(result.torchIR, "#max.dims<[s0, s1] -> ((s0 * 2) + s1, 3)>"))
      << result.torchIR;
  EXPECT_TRUE(contains(result.torchIR, "max.weight = \"the weight\""));
  EXPECT_EQ(result.isEngineInput, (std::vector<bool>{true, false}));

  arguments[0].sizes = {symbol(0), constant(3)};
  result = compileToEngineIR(program, arguments);
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_TRUE(contains(result.graph.text, "mo.graph @main<s0>(%arg0: "
                                          "!mo.tensor<[s0, 3], f32>"))
      << result.graph.text;
  EXPECT_TRUE(contains(result.graph.text,
                       "mo.constant.external [name = \"the weight\""));
}

TEST(Compiler, SizesInAnyForm) {
  EXPECT_EQ(add(constant(1), mul(constant(2), symbol(0))).str(),
            "1 + (2 * s0)");
  EXPECT_EQ(floorDiv(add(constant(1), symbol(1)), constant(2)).str(),
            "(1 + s1) floordiv 2");
  EXPECT_EQ(mod(symbol(12), constant(2)).str(), "s12 mod 2");
  std::vector<ArgumentInfo> arguments(2);
  CompileOptions options;
  options.keepStages = true;
  auto dims = [&](const SizeExpr &size) {
    arguments[0].sizes = {size, constant(3)};
    CompileResult result = compileToEngineIR(program, arguments, options);
    llvm::StringRef text = result.torchIR;
    return text.split("#max.dims<").second.split(", 3)>").first.str();
  };
  EXPECT_EQ(dims(floorDiv(symbol(7), constant(2))), "[s7] -> (s7 floordiv 2");
  EXPECT_EQ(dims(mod(symbol(7), constant(2))), "[s7] -> (s7 mod 2");
  EXPECT_EQ(dims(mul(symbol(1), symbol(0))), "[s0, s1] -> (s0 * s1");
}

TEST(Compiler, TellsWhatIsWrittenIntoInputs) {
  std::vector<ArgumentInfo> arguments(5);
  arguments[0].sizes = {symbol(0)};
  arguments[1].updatedBy = 0;
  CompileResult result = compileToEngineIR(R"(
func.func @f(%s: !torch.int, %cache: !torch.vtensor<[2,3],f32>,
             %i: !torch.vtensor<[1],si64>, %x: !torch.vtensor<[1,3],f32>,
             %y: !torch.vtensor<[3],f32>)
    -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>) {
  %dim = torch.constant.int 0
  %0 = torch.aten.index_copy %cache, %dim, %i, %x
      : !torch.vtensor<[2,3],f32>, !torch.int, !torch.vtensor<[1],si64>,
        !torch.vtensor<[1,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.tanh %y : !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
  return %0, %1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>
}
)",
                                           arguments);
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_EQ(result.writtenInto, (std::vector<int>{0, -1}));
  EXPECT_TRUE(contains(result.graph.text, "%arg0: !mo.buffer<[2, 3], f32>"))
      << result.graph.text;

  arguments[1].updatedBy = 2;
  result = compileToEngineIR(program, {{}, arguments[1]});
  EXPECT_FALSE(result.succeeded);
}

TEST(Compiler, SizesAreNoInputs) {
  std::vector<ArgumentInfo> arguments(2);
  arguments[0].sizes = {symbol(0)};
  arguments[1].sizes = {symbol(0), constant(3)};
  CompileResult result = compileToEngineIR(R"(
func.func @f(%s: !torch.int, %x: !torch.vtensor<[?,3],f32>)
    -> !torch.vtensor<[?],f32> {
  %three = torch.constant.int 3
  %n = torch.aten.mul.int %s, %three : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %l
      : !torch.vtensor<[?,3],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}
)",
                                           arguments);
  ASSERT_TRUE(result.succeeded) << messages(result);
  EXPECT_EQ(result.isEngineInput, (std::vector<bool>{false, true}));
  EXPECT_TRUE(contains(result.graph.text, "(%arg0: !mo.tensor<[s0, 3], f32>"))
      << result.graph.text;
}

TEST(Compiler, TextThatIsNoProgram) {
  EXPECT_TRUE(contains(refusal("hello"), "custom op 'hello' is unknown"));
  EXPECT_TRUE(contains(refusal("func.func @f("), "expected"));
  EXPECT_FALSE(refusal(std::string_view("\0\xff\xfe\x01", 4)).empty());
  EXPECT_TRUE(contains(refusal("ML\xefR\xff\xff\xff\xff"),
                       "expected text, not bytecode"));
  EXPECT_TRUE(contains(refusal(""), "expected one function"));
  EXPECT_TRUE(contains(refusal("module {}"), "expected one function"));
  EXPECT_TRUE(contains(refusal("func.func private @f(!torch.int)"),
                       "expected one function"));
  EXPECT_TRUE(contains(refusal(std::string(program) + R"(
func.func @g(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  return %x : !torch.vtensor<[2],f32>
}
)"),
                       "found 2 functions"));
}

TEST(Compiler, ResultsOfAnotherFunction) {
  EXPECT_TRUE(contains(refusal(R"(
func.func @f(%x: tensor<2xf32> {max.updated_by = 1 : i64}, %y: tensor<2xf32>)
    -> (tensor<2xf32>, tensor<2xf32>) {
  %0 = max.add %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y, %0 : tensor<2xf32>, tensor<2xf32>
}
func.func private @g()
)"),
                       "found 2 functions"));
}

TEST(Compiler, DeepNesting) {
  std::string text = "func.func private @f(";
  for (int i = 0; i < 200; ++i)
    text += i == 0 ? "!torch.list<" : "list<";
  text += "int" + std::string(200, '>') + ")";
  EXPECT_TRUE(contains(refusal(text), "types are nested too deeply"));
  // Neither comments nor strings hide brackets, and arrows close none.
  std::string deep(100000, '['), arrows;
  for (int i = 0; i < 300; ++i)
    arrows += "(->";
  for (const std::string &before : {std::string(), std::string("// \"\n"),
                                    std::string("\"\\\"(\" "), arrows})
    EXPECT_TRUE(
        contains(refusal(before + deep), "brackets are nested too deeply"));
  // Those in comments and strings are none.
  std::string graph = std::string(program);
  graph.insert(graph.find('{') + 1, "\n// " + deep);
  EXPECT_TRUE(compileToEngineIR(graph).succeeded);
  EXPECT_FALSE(contains(refusal("\"" + deep + "\""), "nested"));
}

TEST(Compiler, AliasesOfAliases) {
  auto withAliases = [](int count, llvm::StringRef open, llvm::StringRef close,
                        llvm::StringRef value) {
    std::string text = "!a0 = i1\n";
    for (int i = 1; i <= count; ++i) {
      auto name = [](int i) { return "!a" + std::to_string(i); };
      text +=
          name(i) + value.str() + open.str() + name(i - 1) + close.str() + "\n";
    }
    return text + "func.func private @g(!a" + std::to_string(count) + ")\n" +
           program;
  };
  std::string wide, closed;
  for (int i = 0; i < 20; ++i) {
    wide += "tuple<";
    closed += ">";
  }
  for (const std::string &text :
       {withAliases(100000, "tuple<", ">", " = "),
        withAliases(100000, "tuple<", ">", " // \n =\n"),
        withAliases(100, wide, closed, " = ")})
    EXPECT_TRUE(contains(refusal(text), "brackets are nested too deeply"));
  EXPECT_TRUE(contains(refusal(withAliases(100, "tuple<", ">", " = ")),
                       "found 2 functions"));
  // Two of two of two ...: written out, it would never end.
  std::string doubled = "!a0 = tuple<i1>\n";
  for (int i = 1; i < 60; ++i) {
    std::string before = "!a" + std::to_string(i - 1);
    doubled +=
        "!a" + std::to_string(i) + " = tuple<" + before + ", " + before + ">\n";
  }
  EXPECT_TRUE(contains(refusal(doubled), "an alias stands for too much"));
  // Many that are side by side are not deep.
  std::string graph;
  for (int i = 0; i < 2000; ++i)
    graph += "#loc" + std::to_string(i) + " = loc(\"a.py\":1:2)\n";
  graph += program;
  for (int i = 0; i < 2000; ++i)
    graph += "#mine" + std::to_string(i) + " = [#loc" + std::to_string(i) +
             ", [[[#loc7]]]]\n";
  EXPECT_TRUE(compileToEngineIR(graph).succeeded);
}

TEST(Compiler, LongExpressions) {
  auto withSize = [](llvm::StringRef before, llvm::StringRef part, int count,
                     llvm::StringRef after) {
    std::string text = "func.func private @f(tensor<?xf32, #max.dims<[a] -> (";
    text += before;
    for (int i = 0; i < count; ++i)
      text += part;
    return text + after.str() + ")>>)";
  };
  for (const std::string &text :
       {withSize("a", "\n+a", 200000, ""), withSize("", "-", 200000, "a"),
        withSize("a", "*(a)", 200000, ""), withSize("a", " mod 7", 200000, ""),
        withSize("a", " floordiv 7", 200000, ""),
        withSize("a", " ceildiv 7", 200000, "")})
    EXPECT_TRUE(contains(refusal(text), "an expression is too long"))
        << text.substr(0, 80);
  EXPECT_TRUE(contains(refusal(withSize("a", " + a", 1000, "")),
                       "expected one function"));
  // Many short ones are not a long one, and what stands in a comment is none.
  std::string graph = std::string(program);
  graph.insert(graph.find('{') + 1, "\n// " + std::string(10000, '+') + "\n");
  for (int i = 0; i < 10000; ++i)
    graph.insert(graph.find('{') + 1,
                 "\n%m" + std::to_string(i) + " = torch.constant.int -1");
  EXPECT_TRUE(compileToEngineIR(graph).succeeded);
}

TEST(Compiler, EveryOpWithoutALowering) {
  CompileResult result = compileToEngineIR(R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.made.up %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32> loc("a.py":7:3)
  %1 = torch.operator "torch.other.op"(%0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> loc(callsite("inner"("b.py":8:1) at "c.py":1:1))
  %2 = torch.made.down %1 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32> loc(unknown)
  return %2 : !torch.vtensor<[2],f32>
}
)");
  EXPECT_FALSE(result.succeeded);
  ASSERT_EQ(result.diagnostics.size(), 3u) << messages(result);
  EXPECT_EQ(result.diagnostics[0].op, "torch.made.up");
  EXPECT_EQ(result.diagnostics[0].file, "a.py");
  EXPECT_EQ(result.diagnostics[0].line, 7u);
  EXPECT_EQ(result.diagnostics[1].op, "torch.other.op");
  EXPECT_EQ(result.diagnostics[1].file, "b.py");
  EXPECT_EQ(result.diagnostics[1].line, 8u);
  EXPECT_EQ(result.diagnostics[2].op, "torch.made.down");
  EXPECT_EQ(result.diagnostics[2].line, 0u);
}

TEST(Compiler, OpsOfDiagnostics) {
  auto opOf = [](const char *text) {
    CompileResult result = compileToEngineIR(text);
    return result.diagnostics.empty() ? "no diagnostic"
                                      : result.diagnostics.front().op;
  };
  // From a verifier, from our report, and from the parser, which quotes names,
  // too.
  EXPECT_EQ(opOf(R"(
func.func @f(%x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = "max.tanh"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
)"),
            "max.tanh");
  EXPECT_EQ(opOf(R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.made.up %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
)"),
            "torch.made.up");
  EXPECT_EQ(opOf("hello"), "");
  EXPECT_EQ(opOf("module {}"), "");
}

TEST(Compiler, BranchesAreRefused) {
  EXPECT_FALSE(refusal(R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  "torch.made.branch"()[^bb1] : () -> ()
^bb1:
  return %x : !torch.vtensor<[2],f32>
}
)")
                   .empty());
  EXPECT_FALSE(refusal(R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  "torch.made.end"() : () -> ()
}
)")
                   .empty());
}

TEST(Compiler, CallsAreRefused) {
  EXPECT_FALSE(refusal(R"(
func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = func.call @f(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
)")
                   .empty());
}

TEST(Compiler, TypesThatTheEngineLacks) {
  auto text = [](std::string type) {
    return refusal("func.func @f(%x: " + type + ") -> " + type +
                   " { return %x : " + type + " }");
  };
  EXPECT_TRUE(contains(text("!torch.vtensor<[2],complex<f32>>"),
                       "dtype that the engine lacks"));
  EXPECT_TRUE(
      contains(text("!torch.vtensor"), "not a tensor of known rank and dtype"));
  EXPECT_TRUE(contains(text("!torch.vtensor<*,f32>"),
                       "not a tensor of known rank and dtype"));
  EXPECT_FALSE(text("!torch.str").empty());
  EXPECT_FALSE(text("!torch.int").empty());
  EXPECT_FALSE(text("!torch.list<vtensor<[2],f32>>").empty());
  EXPECT_FALSE(text("i32").empty());
  EXPECT_FALSE(text("tensor<?xf32>").empty());
  EXPECT_FALSE(text("none").empty());
}

TEST(Compiler, AnnotationsThatDoNotFit) {
  std::vector<ArgumentInfo> arguments(1);
  EXPECT_TRUE(contains(refusal(program, arguments),
                       "expected one function with 1 arguments"));
  arguments.resize(2);
  arguments[0].sizes = {symbol(0)};
  EXPECT_TRUE(contains(refusal(program, arguments),
                       "does not have as many sizes as its max.sizes"));
  arguments[0].sizes = {symbol(0), constant(4)};
  EXPECT_TRUE(contains(refusal(program, arguments), "contradicts"));
  SizeExpr difference = add(symbol(0), mul(symbol(0), constant(-1)));
  for (const SizeExpr &size :
       {constant(-1), add(difference, constant(-2)),
        floorDiv(symbol(0), constant(0)), mod(symbol(0), constant(-1)),
        add(constant(1), mod(symbol(0), add(constant(2), constant(-2))))}) {
    arguments[0].sizes = {size, constant(3)};
    EXPECT_TRUE(contains(refusal(program, arguments),
                         "argument 0 has the size " + size.str()));
  }
  arguments[0].sizes.clear();
  arguments[0].weight = "w";
  EXPECT_TRUE(contains(refusal(program, arguments), "has dynamic sizes"));

  // A weight is a torch tensor.
  std::vector<ArgumentInfo> weight(1);
  weight[0].weight = "w";
  EXPECT_TRUE(
      contains(refusal("func.func @f(%x: !torch.int) { return }", weight),
               "argument 0 cannot be a weight"));
  EXPECT_TRUE(
      contains(refusal("func.func @f(%x: tensor<2xf32>) { return }", weight),
               "argument 0 cannot be a weight"));
}

TEST(Compiler, PositionsOfSyntaxErrors) {
  CompileOptions options;
  options.bufferName = "graph.mlir";
  CompileResult result = compileToEngineIR("\n\n%%\n", {}, options);
  ASSERT_FALSE(result.diagnostics.empty());
  EXPECT_EQ(result.diagnostics[0].file, "graph.mlir");
  EXPECT_EQ(result.diagnostics[0].line, 3u);
}

TEST(Compiler, Threads) {
  std::string expected = compileToEngineIR(program).graph.text;
  std::vector<std::string> texts(8);
  std::vector<size_t> reports(texts.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < texts.size(); ++i)
    threads.emplace_back([&, i] {
      for (int turn = 0; turn < 5; ++turn) {
        texts[i] = compileToEngineIR(program).graph.text;
        reports[i] += compileToEngineIR("hello").diagnostics.size();
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < texts.size(); ++i) {
    EXPECT_EQ(texts[i], expected);
    EXPECT_EQ(reports[i], 5u);
  }
}
