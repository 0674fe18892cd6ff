//===- KernelProfile.h - Where the time of kernels goes ---------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A model that is bound with a profile calls its precompiled kernels by other
// addresses: those of functions that note the time and call the kernel. A model
// without one calls the kernels themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_KERNELPROFILE_H
#define TORCH_MAX_RUNTIME_KERNELPROFILE_H

#include "torch-max/Kernels/Abi.h"

#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace torch_max {

/// All calls of one kernel with tensors of the same types and sizes.
struct KernelTimes {
  /// Such as `linear.matmul`.
  std::string kernel;
  /// The element types of its tensors, each once: `f32`, `f32 si8`.
  std::string types;
  /// Such as `[128,768] [768,3072] -> [128,3072]`.
  std::string shapes;
  /// What one call computes and moves: additions and multiplications, and the
  /// bytes of all tensors. 0 if the sizes do not tell.
  double operations = 0, bytes = 0;
  int64_t calls = 0;
  /// Without the time of kernels that it called.
  double totalMs = 0;
  /// Of a call; of the last ones if there are many.
  double medianMs = 0;
};

struct KernelEvent {
  /// The place in the list of `KernelTimes`.
  int64_t kernel;
  /// The operating system's number of the thread.
  int64_t thread;
  /// In nanoseconds of the steady clock.
  int64_t begin, end;
};

/// Calls of kernels, from any number of threads.
class KernelProfile {
public:
  /// `keepsEvents`: each single call is kept, too, up to `kMostEvents`.
  explicit KernelProfile(bool keepsEvents) : keepsEvents(keepsEvents) {}

  static constexpr size_t kMostEvents = 1000000;

  /// `own` is the part of the time that no nested kernel took.
  void record(const std::string &kernel, const kernels::KernelCall &call,
              int64_t begin, int64_t end, int64_t own);

  std::vector<KernelTimes> getTimes() const;
  std::vector<KernelEvent> getEvents() const;

private:
  struct Row {
    KernelTimes times;
    /// Of the last calls, in nanoseconds; the next one replaces the oldest.
    std::vector<int64_t> durations;
  };

  const bool keepsEvents;
  /// THREAD-SAFETY: protects all that follows.
  mutable std::mutex mutex;
  /// By the kernel, its work, and the types and sizes of its tensors.
  std::map<std::pair<std::string, std::vector<int64_t>>, size_t> places;
  std::vector<Row> rows;
  std::vector<KernelEvent> events;
};

/// What the processor can do in a second, on the engine's threads.
struct MachinePeak {
  /// Additions and multiplications, in vectors of f32 and of bf16.
  double f32, bf16;
  /// Bytes read from memory.
  double bandwidth;
};

/// Measures it, which takes less than a second. For a process in which a
/// profile has been made; all numbers are 0 in others.
MachinePeak measureMachinePeak();

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_KERNELPROFILE_H
