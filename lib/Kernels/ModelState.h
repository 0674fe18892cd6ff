//===- ModelState.h - What kernels keep between calls -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loaded model has one state, which ends with it; new weights give a new one.
// What a kernel keeps there for each of its calls in the graph is made by the
// first call with tensors of such sizes: primitives, packed weights.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_MODELSTATE_H
#define TORCH_MAX_LIB_KERNELS_MODELSTATE_H

#include "torch-max/Kernels/Abi.h"

#include <memory>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace torch_max::kernels {

class ModelState {
public:
  /// What `make` made for this call and these sizes. Other threads wait
  /// meanwhile.
  template <typename T, typename Make>
  std::shared_ptr<T> get(const KernelCall &call, Make make) {
    std::lock_guard<std::mutex> guard(mutex);
    std::vector<Entry> &entries = sites[call.site()];
    for (const Entry &entry : entries)
      if (fits(entry, call))
        return std::static_pointer_cast<T>(entry.plan);
    // Sizes that change with every call shall not fill the memory.
    if (entries.size() == kMostSizes)
      entries.erase(entries.begin());
    std::shared_ptr<T> plan = make();
    entries.push_back({sizesOf(call), plan});
    return plan;
  }

private:
  struct Entry {
    std::vector<int64_t> sizes;
    std::shared_ptr<void> plan;
  };
  static constexpr size_t kMostSizes = 32;

  static std::vector<int64_t> sizesOf(const KernelCall &call);
  static bool fits(const Entry &entry, const KernelCall &call);

  /// THREAD-SAFETY: protects `sites`.
  std::mutex mutex;
  std::unordered_map<int64_t, std::vector<Entry>> sites;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_MODELSTATE_H
