//===- GraphSignature.h - Inputs, outputs and weights of a graph *- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a graph takes and returns. Plain C++, as the compiler fills it in and
// the runtime, which does not link MLIR, reads it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_GRAPHSIGNATURE_H
#define TORCH_MAX_RUNTIME_GRAPHSIGNATURE_H

#include "torch-max/Runtime/DType.h"

#include <cstdint>
#include <string>
#include <vector>

namespace torch_max {

/// One size of a tensor: a number, a symbol of the graph, or an expression over
/// such symbols, which the engine computes.
struct DimSignature {
  /// As it is spelled: "64", "b", "mul_no_wrap(b, 4)".
  std::string text;
  /// The size if it is a number, else -1.
  int64_t size = -1;
  /// If the text is one symbol, its number among the graph's; else -1.
  int symbol = -1;

  bool isStatic() const { return size >= 0; }
};

struct TensorSignature {
  std::string name;
  DType dtype = DType::F32;
  std::vector<DimSignature> dims;

  /// Such as `f32[b,64]`.
  std::string str() const;
};

struct GraphSignature {
  std::string name;
  /// The symbolic sizes, in the order of declaration.
  std::vector<std::string> symbols;
  std::vector<TensorSignature> inputs;
  std::vector<TensorSignature> outputs;
  /// External constants, whose memory the caller provides.
  std::vector<TensorSignature> weights;
  /// How many operations the graph has; for messages to people.
  unsigned numOps = 0;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_GRAPHSIGNATURE_H
