//===- Compiler.h - From torch IR to MAX graph IR ---------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole compiler as one call, for the hosts that have no pass manager of
// their own: the Python bindings, max-run and max-compile. Plain C++ without
// LLVM's headers, which the bindings cannot include: LLVM is compiled without
// run-time type information.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_COMPILER_COMPILER_H
#define TORCH_MAX_COMPILER_COMPILER_H

#include "torch-max/Compiler/SizeExpr.h"
#include "torch-max/Runtime/EngineGraph.h"

#include <string>
#include <string_view>
#include <vector>

namespace torch_max {

/// What the frontend knows about one argument of the imported function.
struct ArgumentInfo {
  /// Not empty: the argument is a weight, emitted as an external constant of
  /// this name instead of an input.
  std::string weight;
  /// The size of each dimension; empty if every size is static. For a
  /// `!torch.int` argument: the one expression that it holds.
  std::vector<SizeExpr> sizes;
  /// The number of the result that the caller puts in the argument's place
  /// after the call; -1 if there is none.
  int updatedBy = -1;
};

/// One error, with the place that it came from.
struct Diagnostic {
  /// The name of the op at fault (`torch.aten.foo`); empty if it is not one op.
  std::string op;
  /// The message, without position or severity. If there is an op, the message
  /// begins with its name.
  std::string message;
  /// The source position that the importer recorded; line 0 if it is unknown.
  std::string file;
  unsigned line = 0;
  /// The name that the frontend gave the op; empty if it gave none.
  std::string node;
};

/// The stages of one compilation. A stage that was not reached is empty.
struct CompileResult {
  bool succeeded = false;
  /// The torch dialect with the argument information attached, or the text as
  /// it was given if it cannot be parsed; only
  /// with `CompileOptions::keepStages`.
  std::string torchIR;
  /// The max dialect after all transforms; only with `keepStages`.
  std::string maxIR;
  EngineGraph graph;
  /// For each function argument: whether it is an input of the engine's graph
  /// (true), or a weight or a size (false).
  std::vector<bool> isEngineInput;
  /// For each result of the imported function: the number of the engine's input
  /// in whose memory it is, so that the engine does not return it; -1 if it
  /// does.
  std::vector<int> writtenInto;
  std::vector<Diagnostic> diagnostics;
};

struct CompileOptions {
  bool keepStages = false;
  /// Appears in diagnostics as the name of the parsed buffer.
  std::string bufferName = "input";
};

/// The names of all torch ops that have a lowering, such as `torch.aten.tanh`.
std::vector<std::string> getLoweredOps();

/// The files of kernels, such as `onednn.so`, that graphs may need.
std::vector<std::string> getKernelFiles();

/// Compiles `text` (the torch dialect or the max dialect, one function) to MAX
/// graph IR. `arguments` is either empty or has one entry for each argument of
/// the function. Never aborts on bad input: all that is wrong with it is in
/// `diagnostics`. Safe to call from several threads.
CompileResult compileToEngineIR(std::string_view text,
                                const std::vector<ArgumentInfo> &arguments = {},
                                const CompileOptions &options = {});

} // namespace torch_max

#endif // TORCH_MAX_COMPILER_COMPILER_H
