//===- EngineSource.h - Graphs in files -------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a graph of any stage from a file, for the tools that go on to the
// engine.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_SUPPORT_ENGINESOURCE_H
#define TORCH_MAX_TOOLS_SUPPORT_ENGINESOURCE_H

#include "torch-max/Runtime/EngineGraph.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace torch_max {

/// Reads `file` (`-`: stdin), which holds the torch dialect, the max dialect or
/// MAX graph IR, and returns the graph for the engine.
llvm::Expected<EngineGraph> readEngineGraph(llvm::StringRef file);

/// Prints `<tool>: error: <message>` and returns 1, for `main` to return.
int reportError(llvm::StringRef tool, llvm::Error error);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_SUPPORT_ENGINESOURCE_H
