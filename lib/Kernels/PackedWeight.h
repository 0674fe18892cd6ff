//===- PackedWeight.h - What a plan makes of a weight -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_PACKEDWEIGHT_H
#define TORCH_MAX_LIB_KERNELS_PACKEDWEIGHT_H

#include "ModelState.h"

#include <memory>
#include <mutex>

namespace torch_max::kernels {

/// A weight in the order in which a kernel reads it, kept between calls.
template <typename T> class PackedWeight {
public:
  /// What `pack` made of the weight since it last changed. Other threads wait
  /// meanwhile.
  template <typename Pack>
  std::shared_ptr<const T> get(const ModelState &state, const void *weight,
                               Pack pack) {
    std::lock_guard<std::mutex> guard(mutex);
    int64_t numChangesNow = state.countChanges();
    if (!packed || state.hasChanged(weight, numChanges))
      packed = std::make_shared<const T>(pack());
    numChanges = numChangesNow;
    return packed;
  }

private:
  /// THREAD-SAFETY: protects `packed` and `numChanges`.
  std::mutex mutex;
  std::shared_ptr<const T> packed;
  /// How many changes of weights there had been before the weight was packed.
  int64_t numChanges = 0;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_PACKEDWEIGHT_H
