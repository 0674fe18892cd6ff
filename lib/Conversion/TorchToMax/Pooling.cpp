//===- Pooling.cpp - Pooling and its gradients --------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

void torch_max::populatePoolingLowerings(LoweringSet &lowerings) {}
