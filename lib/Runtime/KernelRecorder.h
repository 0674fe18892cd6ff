//===- KernelRecorder.h - Kernels that note their time ----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_KERNELRECORDER_H
#define TORCH_MAX_LIB_RUNTIME_KERNELRECORDER_H

#include "torch-max/Runtime/KernelProfile.h"

#include "llvm/ADT/StringRef.h"

#include <memory>

namespace torch_max {

/// As long as it lives, calls with the state of one model are recorded in its
/// profile.
class KernelRecorder {
public:
  KernelRecorder(const kernels::ModelState *state,
                 std::shared_ptr<KernelProfile> profile);
  KernelRecorder(const KernelRecorder &) = delete;
  KernelRecorder &operator=(const KernelRecorder &) = delete;
  ~KernelRecorder();

  /// A function that calls the kernel and records the call. `constantName` is
  /// that of its address in a graph.
  static kernels::Kernel wrap(llvm::StringRef constantName,
                              kernels::Kernel kernel);

private:
  const kernels::ModelState *state;
};

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_KERNELRECORDER_H
