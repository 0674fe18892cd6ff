//===- StackOverflow.h - Input that is too deep for the stack ---*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's parser, printer and walks are recursive, and MLIR's drivers read their
// input themselves: our own parser cannot check it first.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_SUPPORT_STACKOVERFLOW_H
#define TORCH_MAX_TOOLS_SUPPORT_STACKOVERFLOW_H

namespace torch_max {

/// From now on, an overflow of the calling thread's stack ends the process with
/// an error message and the status 1. `main` calls it first.
void reportStackOverflow(const char *program);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_SUPPORT_STACKOVERFLOW_H
