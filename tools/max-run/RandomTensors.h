//===- RandomTensors.h - Made-up inputs -------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_MAXRUN_RANDOMTENSORS_H
#define TORCH_MAX_TOOLS_MAXRUN_RANDOMTENSORS_H

#include "Npy.h"
#include "torch-max/Runtime/GraphSignature.h"

#include "llvm/ADT/StringMap.h"

#include <random>

namespace torch_max {

/// A tensor of a graph: floats between -1 and 1, integers from 0 to 9. `sizes`
/// has the dynamic ones by their symbols.
llvm::Expected<NpyArray> makeRandom(const TensorSignature &tensor,
                                    const llvm::StringMap<int64_t> &sizes,
                                    std::mt19937 &generator);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_MAXRUN_RANDOMTENSORS_H
