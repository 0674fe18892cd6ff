//===- SequenceProgram.h - max.sequence as numbers --------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_TARGET_MAXGRAPH_SEQUENCEPROGRAM_H
#define TORCH_MAX_LIB_TARGET_MAXGRAPH_SEQUENCEPROGRAM_H

#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace torch_max {

/// A sequence as `sequence.run` is called: see torch-max/Kernels/Sequence.h.
struct SequenceProgram {
  /// `externals` has the position of each external constant of the graph, by
  /// its name; `nextCall` the number of the next call, and is counted on.
  SequenceProgram(max::SequenceOp sequence,
                  const llvm::StringMap<int64_t> &externals, int64_t &nextCall);

  /// The number of the call, and the program.
  llvm::SmallVector<int64_t> options;
  /// The tensors that the engine passes, behind the table.
  llvm::SmallSetVector<mlir::Value, 8> operands;
  int64_t workspaceBytes = 0;
};

} // namespace torch_max

#endif // TORCH_MAX_LIB_TARGET_MAXGRAPH_SEQUENCEPROGRAM_H
