//===- Explain.h - What becomes of each op of a file ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows each op of a file through the stages of the compiler. Plain C++, as
// Compiler.h is.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_COMPILER_EXPLAIN_H
#define TORCH_MAX_COMPILER_EXPLAIN_H

#include "torch-max/Compiler/Compiler.h"

namespace torch_max {

/// A part of the final graph that computes an op, or a part of it.
struct Execution {
  /// `max.add`.
  std::string op;
  /// The engine's name of it (`rmo.add`), or that of the kernel
  /// (`matmul.forward`).
  std::string target;
  /// Who runs it: `engine`; `onednn` or `mojo`, which are precompiled; `mojo,
  /// compiled with the graph`; `torch`.
  std::string by;
  /// What the kernel does besides: `has_bias = true`.
  std::string options;
  /// The sequence of kernels that it is part of, counted from 1; 0: none.
  unsigned sequence = 0;
  /// The other ops of the file, by number, that it computes as well.
  std::vector<unsigned> sharedWith;
};

struct ExplainedOp {
  /// In the order of the file, counted from 1.
  unsigned number = 0;
  std::string name;
  /// The types of its results.
  std::string types;
  std::string file;
  unsigned line = 0;
  /// The ops of the max dialect that the conversion made of it.
  std::vector<std::string> converted;
  /// Empty if nothing is left to be computed, or if it is refused.
  std::vector<Execution> executions;
  /// The pass after which nothing of it was left.
  std::string removedBy;
  /// Why it is refused; empty if it is not.
  std::string refusal;
};

struct Explanation {
  /// The ops that make tensors. Others (constants, lists, sizes) only appear if
  /// they are refused.
  std::vector<ExplainedOp> ops;
  /// What is wrong with the file as a whole. If there is any, `ops` have
  /// neither conversions nor executions.
  std::vector<Diagnostic> problems;
};

/// Explains `text`, the torch dialect or the max dialect with one function. Ops
/// that are refused are explained as such, and the others as if torch computed
/// the refused ones.
Explanation explain(std::string_view text, const std::string &bufferName);

} // namespace torch_max

#endif // TORCH_MAX_COMPILER_EXPLAIN_H
