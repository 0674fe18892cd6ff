//===- ModelState.cpp - What kernels keep between calls -------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelState.h"

using namespace torch_max::kernels;

/// Element types and ranks are the same in every call of one site.
std::vector<int64_t> ModelState::sizesOf(const KernelCall &call) {
  std::vector<int64_t> sizes;
  for (int64_t i = 0; i < call.numResults + call.numOperands; ++i) {
    const KernelTensor &tensor = call.tensors[i];
    sizes.insert(sizes.end(), tensor.sizes, tensor.sizes + tensor.rank);
  }
  return sizes;
}

bool ModelState::fits(const Entry &entry, const KernelCall &call) {
  const int64_t *size = entry.sizes.data();
  for (int64_t i = 0; i < call.numResults + call.numOperands; ++i) {
    const KernelTensor &tensor = call.tensors[i];
    for (int64_t axis = 0; axis < tensor.rank; ++axis)
      if (tensor.sizes[axis] != *size++)
        return false;
  }
  return true;
}

void ModelState::noteWeight(const void *data, size_t numBytes) {
  auto begin = reinterpret_cast<uintptr_t>(data);
  std::lock_guard<std::mutex> guard(weightsMutex);
  int64_t change = ++changes;
  for (Weight &weight : weights)
    if (weight.begin == begin && weight.end == begin + numBytes) {
      weight.change = change;
      return;
    }
  weights.push_back({begin, begin + numBytes, change});
}

bool ModelState::hasChanged(const void *data, int64_t count) const {
  // Almost always.
  if (changes == count)
    return false;
  auto address = reinterpret_cast<uintptr_t>(data);
  std::lock_guard<std::mutex> guard(weightsMutex);
  // Weights overlap where they are views of each other.
  bool isWeight = false;
  for (const Weight &weight : weights) {
    if (address < weight.begin || address >= weight.end)
      continue;
    isWeight = true;
    if (weight.change > count)
      return true;
  }
  return !isWeight;
}

extern "C" __attribute__((visibility("default"))) ModelState *
torch_max_new_state() {
  return new ModelState();
}

extern "C" __attribute__((visibility("default"))) void
torch_max_delete_state(ModelState *state) {
  delete state;
}

extern "C" __attribute__((visibility("default"))) void
torch_max_note_weight(ModelState *state, const void *data, size_t numBytes) {
  state->noteWeight(data, numBytes);
}
