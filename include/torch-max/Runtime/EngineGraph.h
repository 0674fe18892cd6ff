//===- EngineGraph.h - What the compiler gives the runtime ------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_ENGINEGRAPH_H
#define TORCH_MAX_RUNTIME_ENGINEGRAPH_H

#include "torch-max/Runtime/GraphSignature.h"

namespace torch_max {

/// MAX graph IR, and what the runtime has to know about it.
struct EngineGraph {
  /// Canonical: part of the key of the compiled model.
  std::string text;
  GraphSignature signature;
  /// The families of the Mojo kernels that the engine compiles with the graph,
  /// in alphabetical order, without repetition: `native`, `reduction`.
  std::vector<std::string> kernelFamilies;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_ENGINEGRAPH_H
