//===- Outputs.h - Prints and saves tensors ---------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_MAXRUN_OUTPUTS_H
#define TORCH_MAX_TOOLS_MAXRUN_OUTPUTS_H

#include "torch-max/Runtime/Model.h"

namespace torch_max {

/// Prints the outputs of a graph to stdout.
void printOutputs(const GraphSignature &signature,
                  llvm::ArrayRef<OutputTensor> outputs);

/// Saves them as `<name>.npy` in `folder`, which is made if need be.
llvm::Error saveOutputs(const GraphSignature &signature,
                        llvm::ArrayRef<OutputTensor> outputs,
                        llvm::StringRef folder);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_MAXRUN_OUTPUTS_H
