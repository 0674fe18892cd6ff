//===- KernelWork.h - What a call of a kernel computes ----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_KERNELWORK_H
#define TORCH_MAX_LIB_RUNTIME_KERNELWORK_H

#include "torch-max/Kernels/Abi.h"

#include "llvm/ADT/StringRef.h"

namespace torch_max {

struct KernelWork {
  /// Additions and multiplications of products; 0 for other kernels.
  int64_t operations = 0;
  /// Of all tensors; 0 if a kernel does not read or write all of each.
  int64_t bytes = 0;
};

/// `kernel` is the name in the registry.
KernelWork getWork(llvm::StringRef kernel, const kernels::KernelCall &call);

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_KERNELWORK_H
