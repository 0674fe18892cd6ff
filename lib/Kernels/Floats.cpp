//===- Floats.cpp - Element types and vector code -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Floats.h"

using namespace torch_max;

TORCH_MAX_VECTORIZED static void
widenRow(float *to, const kernels::BFloat16 *from, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    to[i] = kernels::toFloat(from[i]);
}

void kernels::widen(float *to, const BFloat16 *from, int64_t count) {
  widenRow(to, from, count);
}
