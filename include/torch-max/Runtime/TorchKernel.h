//===- TorchKernel.h - The kernel that calls PyTorch ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_TORCHKERNEL_H
#define TORCH_MAX_RUNTIME_TORCHKERNEL_H

#include "torch-max/Kernels/Abi.h"

namespace torch_max {

/// Makes `kernel` the one that graphs call as `torch.call`. PyTorch is not part
/// of the runtime, so the host that has it says how to call it.
void setTorchKernel(kernels::Kernel kernel);

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_TORCHKERNEL_H
