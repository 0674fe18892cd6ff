//===- ModelState.h - What kernels keep between calls -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loaded model has one state for each set of weights that it is bound to.
// What a kernel keeps there for each of its calls in the graph is made by the
// first call with tensors of such sizes: primitives, packed weights. The values
// of weights may change later: a kernel asks whether what it packed is still
// true.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_MODELSTATE_H
#define TORCH_MAX_LIB_KERNELS_MODELSTATE_H

#include "torch-max/Kernels/Abi.h"

#include <atomic>
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

  /// Says that a weight is in this memory, and has other values from now on.
  void noteWeight(const void *data, size_t numBytes);

  /// Grows with each change of a weight. To be read before the weights are.
  int64_t countChanges() const { return changes; }

  /// Whether a tensor that depends on weights alone has changed since
  /// `countChanges` gave `count`. Elsewhere than in a weight's memory it may
  /// depend on all of them.
  bool hasChanged(const void *data, int64_t count) const;

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

  struct Weight {
    uintptr_t begin, end;
    /// What `changes` was after its last change.
    int64_t change;
  };
  std::atomic<int64_t> changes = 0;
  /// THREAD-SAFETY: protects `weights`.
  mutable std::mutex weightsMutex;
  std::vector<Weight> weights;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_MODELSTATE_H
