//===- Arguments.h - Inputs and weights from the command line ---*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_MAXRUN_ARGUMENTS_H
#define TORCH_MAX_TOOLS_MAXRUN_ARGUMENTS_H

#include "Npy.h"
#include "torch-max/Runtime/GraphSignature.h"

#include <optional>

namespace torch_max {

/// What the command line says about inputs and weights.
struct ArgumentOptions {
  /// The files of the first inputs.
  std::vector<std::string> inputFiles;
  /// `name=file.npy`
  std::vector<std::string> weightFiles;
  /// `symbol=size`, for tensors that are made up.
  std::vector<std::string> dims;
  /// If set, what is not given is made up.
  std::optional<unsigned> randomSeed;
};

/// The graph's inputs and weights, in its order.
struct Arguments {
  std::vector<NpyArray> inputs;
  std::vector<NpyArray> weights;
};

llvm::Expected<Arguments> readArguments(const GraphSignature &signature,
                                        const ArgumentOptions &options);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_MAXRUN_ARGUMENTS_H
