//===- NativeKernels.h - The libraries of precompiled kernels ---*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_NATIVEKERNELS_H
#define TORCH_MAX_LIB_RUNTIME_NATIVEKERNELS_H

#include "torch-max/Kernels/Abi.h"
#include "torch-max/Runtime/EnginePackage.h"

#include "llvm/Support/Error.h"

#include <memory>

namespace torch_max {

struct ModelStateDeleter {
  void operator()(kernels::ModelState *state) const;
};
using ModelStatePtr = std::unique_ptr<kernels::ModelState, ModelStateDeleter>;

/// Whether the runtime binds a constant of a graph: the address of a
/// precompiled kernel, or the table of all constants' addresses.
bool isKernelAddress(llvm::StringRef constantName);
bool isAddressTable(llvm::StringRef constantName);

/// The address of the kernel that such a constant names. Opens its library when
/// it is first asked for; libraries are never closed.
llvm::Expected<kernels::Kernel> findNativeKernel(llvm::StringRef constantName,
                                                 const EngineLocation &engine);

/// Opens the library of the kernels in C++, which a profile needs.
llvm::Error openNativeKernels(const EngineLocation &engine);

/// Says to the kernels in C++ that a model is called, as long as it lives: they
/// keep threads for one call only if no other one runs.
class RunningCall {
public:
  RunningCall();
  RunningCall(const RunningCall &) = delete;
  RunningCall &operator=(const RunningCall &) = delete;
  ~RunningCall();
};

/// What the kernels in C++ keep for one model and its weights. Null if none of
/// them has been opened.
ModelStatePtr createModelState();

/// Tells them that a weight is in this memory, and has other values from now
/// on.
void noteWeight(kernels::ModelState &state, const void *data, size_t numBytes);

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_NATIVEKERNELS_H
