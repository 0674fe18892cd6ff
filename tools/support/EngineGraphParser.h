//===- EngineGraphParser.h - Reads MAX graph IR -----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For files of MAX graph IR alone: the compiler says what it has emitted. A
// small scanner, because MLIR's parser does not know the engine's dialects.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_SUPPORT_ENGINEGRAPHPARSER_H
#define TORCH_MAX_TOOLS_SUPPORT_ENGINEGRAPHPARSER_H

#include "torch-max/Runtime/EngineGraph.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace torch_max {

/// Whether `text` is MAX graph IR: a line of it begins with `mo.graph`.
bool isEngineGraph(llvm::StringRef text);

/// Reads the graph in `text` that is not a subgraph.
llvm::Expected<EngineGraph> parseEngineGraph(llvm::StringRef text);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_SUPPORT_ENGINEGRAPHPARSER_H
