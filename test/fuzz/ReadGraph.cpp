//===- ReadGraph.cpp - MAX graph IR ---------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "EngineGraphParser.h"
#include "FuzzSupport.h"
#include "Targets.h"
#include "torch-max/Runtime/StoreEntry.h"

#include "llvm/Support/MathExtras.h"

using namespace torch_max;

/// Whether making tensors up takes no time: because they are small, or so large
/// that they have to be refused.
static bool isQuickToMake(llvm::ArrayRef<TensorSignature> tensors) {
  return llvm::all_of(tensors, [](const TensorSignature &tensor) {
    uint64_t count = 1;
    for (const DimSignature &dim : tensor.dims)
      count = llvm::SaturatingMultiply(
          count, dim.isStatic() ? static_cast<uint64_t>(dim.size) : 1);
    return count < 1 << 10 || count > 1ull << 50;
  });
}

void fuzz::readGraph(llvm::StringRef input) {
  isEngineGraph(input);
  llvm::Expected<EngineGraph> graph = parseEngineGraph(input);
  if (!graph) {
    llvm::consumeError(graph.takeError());
    return;
  }
  EntryInfo info = describeEntry(*graph, "engine", "label");
  require(info.parse(info.str()), "an entry is not read as it was written");
  ArgumentOptions options;
  options.randomSeed = 0;
  if (isQuickToMake(graph->signature.inputs) &&
      isQuickToMake(graph->signature.weights))
    llvm::consumeError(readArguments(graph->signature, options).takeError());
}
