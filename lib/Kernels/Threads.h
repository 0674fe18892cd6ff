//===- Threads.h - Loops on the engine's threads ----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_THREADS_H
#define TORCH_MAX_LIB_KERNELS_THREADS_H

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace torch_max::kernels {

/// How many threads the engine has.
int64_t getNumThreads();

/// Calls `task(context, i)` for each i below `count`, on the engine's threads.
/// An exception of a task is thrown again when all have ended.
void runTasks(int64_t count, void (*task)(void *context, int64_t index),
              void *context);

template <typename F> void parallelFor(int64_t count, F &&function) {
  using Function = std::remove_reference_t<F>;
  runTasks(
      count,
      [](void *context, int64_t index) {
        (*static_cast<Function *>(context))(index);
      },
      const_cast<void *>(static_cast<const void *>(&function)));
}

/// Calls `function(row)` for each row, with as many tasks as there are threads.
template <typename F> void parallelRows(int64_t rows, F &&function) {
  int64_t tasks = rows < getNumThreads() ? rows : getNumThreads();
  parallelFor(tasks, [&](int64_t task) {
    for (int64_t row = rows * task / tasks; row < rows * (task + 1) / tasks;
         ++row)
      function(row);
  });
}

/// Calls `body(context)`, and keeps the engine's threads meanwhile: loops of
/// `body` start and end without waking a thread. A thread that finds nothing to
/// do for some time goes, and so do all when another call of a model runs, so
/// that nobody waits for them. Without them `body` runs loops alone, if it does
/// not end. An exception of `body` is thrown again.
void holdThreads(void (*body)(void *context), void *context);

template <typename F> void holdThreads(F &&body) {
  using Function = std::remove_reference_t<F>;
  holdThreads([](void *context) { (*static_cast<Function *>(context))(); },
              const_cast<void *>(static_cast<const void *>(&body)));
}

/// In the body of `holdThreads`: whether none of the threads has gone.
bool areThreadsHeld();

/// Whether the calling thread may hold threads: there are some, and no other
/// call of a model runs.
bool mayHoldThreads();

/// How many loops the calling thread has had the engine's threads woken for.
int64_t countWokenLoops();

/// Memory of the calling thread that holds so many bytes, aligned to a line of
/// the cache. Valid until the thread asks again.
void *getScratch(size_t bytes);

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_THREADS_H
